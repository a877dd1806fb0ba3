# Completion of cartapenna for fish.
complete -c cartapenna -n __fish_use_subcommand -f -a "make list show check solve schema manual"
complete -c cartapenna -n "__fish_seen_subcommand_from make show check" -a "(cartapenna list --names 2>/dev/null)"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -a "hedges sprouts dots-and-boxes"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -s p -l paper -x -a "A3 A4 A5 A6 Letter Legal Tabloid"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -s l -l lang -x -a "en it"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -s f -l format -x -a "pdf svg png eps text json"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -s a -l answers -x -a "none end separate back foot"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -l pairs -x -a "in-order random round-robin"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -l what -x -a "sheet partner key all"
complete -c cartapenna -n "__fish_seen_subcommand_from make" -s o -l output -r
complete -c cartapenna -n "__fish_seen_subcommand_from make" -l roster -r
