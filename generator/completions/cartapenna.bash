# SPDX-License-Identifier: MIT
# Completion of cartapenna for bash. Templates, papers and languages are asked of the program.
_cartapenna() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local program=${COMP_WORDS[0]} command=${COMP_WORDS[1]} words=""
  if [ "$COMP_CWORD" = 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "make list show check solve draw schema manual --help --version" -- "$word")
    return
  fi
  case $before in
    -p | --paper) words=$("$program" list --papers 2>/dev/null) ;;
    -l | --lang) words=$("$program" list --languages 2>/dev/null) ;;
    -f | --format) words="pdf svg png eps text json" ;;
    -a | --answers | --key) words="none end separate back foot" ;;
    --pairs) words="in-order random round-robin" ;;
    --what) words="sheet partner key all" ;;
    --man) words="1 5" ;;
    -o | --output | --roster | --known) return ;; # a file
    -s | --seed | -n | --count | --page | --players | --names | --id | --first | --set | --dpi | --place | -j | --jobs | --seconds | --size)
      compopt +o default
      return
      ;;
  esac
  if [ -n "$words" ]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    return
  fi
  case $command in
    make) words="--lang --paper --count --seed --answers --first --set --press --accessible --players
      --place --roster --pairs --names --known --id --what --output --force --format --page --dpi --live-text --jobs" ;;
    list) words="--names --languages --papers" ;;
    solve) words="--json --seconds --normal-only --turns" ;;
    draw) words="--output --format --size --seed --lang --dpi --live-text --force" ;;
    manual) words="--man" ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$word")
    return
  fi
  case $command in
    make | show | check)
      mapfile -t COMPREPLY < <(compgen -W "$("$program" list --names 2>/dev/null)" -- "$word"
        [ "$command" = show ] || compgen -f -X '!*.yaml' -- "$word") ;;
    solve)
      [ "$COMP_CWORD" != 2 ] || mapfile -t COMPREPLY < <(compgen -W "hedges sprouts dots-and-boxes" -- "$word") ;;
  esac
}
complete -o default -F _cartapenna cartapenna
