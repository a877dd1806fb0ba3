# Completion of cartapenna for bash.
_cartapenna() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command=${COMP_WORDS[1]}
  if [ "$COMP_CWORD" = 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "make list show check solve schema manual --help --version" -- "$word")
    return
  fi
  case $before in
    -p | --paper) mapfile -t COMPREPLY < <(compgen -W "A3 A4 A5 A6 Letter Legal Tabloid" -- "$word"); return ;;
    -l | --lang) mapfile -t COMPREPLY < <(compgen -W "en it" -- "$word"); return ;;
    -f | --format) mapfile -t COMPREPLY < <(compgen -W "pdf svg png eps text json" -- "$word"); return ;;
    -a | --answers | --key) mapfile -t COMPREPLY < <(compgen -W "none end separate back foot" -- "$word"); return ;;
    --pairs) mapfile -t COMPREPLY < <(compgen -W "in-order random round-robin" -- "$word"); return ;;
    --what) mapfile -t COMPREPLY < <(compgen -W "sheet partner key all" -- "$word"); return ;;
    -o | --output | --roster) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
  esac
  case $command in
    make | show | check)
      mapfile -t COMPREPLY < <(compgen -W "$(cartapenna list --names 2>/dev/null)" -- "$word"
        compgen -f -X '!*.yaml' -- "$word") ;;
    solve) mapfile -t COMPREPLY < <(compgen -W "hedges sprouts dots-and-boxes" -- "$word") ;;
  esac
  if [ "$command" = make ] && [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "--output --format --seed --count --page --paper --lang --players --answers --roster --pairs --names --id --what --first --press --accessible --set --dpi --live-text --jobs --force --help" -- "$word")
  fi
}
complete -o default -F _cartapenna cartapenna
