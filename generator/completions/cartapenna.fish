# SPDX-License-Identifier: MIT
# Completion of cartapenna for fish. Templates, papers and languages are asked of the program.
complete -c cartapenna -n __fish_use_subcommand -f
complete -c cartapenna -n __fish_use_subcommand -a make -d "makes sheets from a template"
complete -c cartapenna -n __fish_use_subcommand -a list -d "lists the templates that ship"
complete -c cartapenna -n __fish_use_subcommand -a show -d "prints a template's text"
complete -c cartapenna -n __fish_use_subcommand -a check -d "tells all problems of templates"
complete -c cartapenna -n __fish_use_subcommand -a solve -d "tells who wins a position, and how"
complete -c cartapenna -n __fish_use_subcommand -a draw -d "draws a position of Sprouts"
complete -c cartapenna -n __fish_use_subcommand -a schema -d "prints a JSON Schema of templates"
complete -c cartapenna -n __fish_use_subcommand -a manual -d "prints all keys of templates"
complete -c cartapenna -n __fish_use_subcommand -s V -l version -d "this version"
complete -c cartapenna -s h -l help -d "this help"

function __cartapenna_list
    set -l words (commandline -opc)
    $words[1] list --$argv[1] 2>/dev/null
end
complete -c cartapenna -n "__fish_seen_subcommand_from make show check" -a "(__cartapenna_list names)"
complete -c cartapenna -n "__fish_seen_subcommand_from show list schema manual" -f
complete -c cartapenna -n "__fish_seen_subcommand_from list" -l names -d "only names"
complete -c cartapenna -n "__fish_seen_subcommand_from list" -l languages -d "languages"
complete -c cartapenna -n "__fish_seen_subcommand_from list" -l papers -d "papers"
complete -c cartapenna -n "__fish_seen_subcommand_from manual" -l man -x -a "1 5" -d "as a manual page"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -a "hedges sprouts dots-and-boxes"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -l json -d "one object on one line"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -l seconds -x -d "time for each position"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -l normal-only -d "Sprouts: not the misere game"
complete -c cartapenna -n "__fish_seen_subcommand_from solve" -l turns -d "hedges: expected turns"

set -l make "__fish_seen_subcommand_from make"
complete -c cartapenna -n "$make" -s l -l lang -x -a "(__cartapenna_list languages)" -d "language of every word on paper"
complete -c cartapenna -n "$make" -s p -l paper -x -a "(__cartapenna_list papers)" -d "paper size"
complete -c cartapenna -n "$make" -s n -l count -x -d "how many boards of each kind"
complete -c cartapenna -n "$make" -s s -l seed -x -d "makes the same boards again"
complete -c cartapenna -n "$make" -s a -l answers -l key -x -a "none end separate back foot" -d "where the answers are printed"
complete -c cartapenna -n "$make" -l first -x -d "number of the first board"
complete -c cartapenna -n "$make" -l set -x -d "KEY=VALUE: any other value of the template"
complete -c cartapenna -n "$make" -l press -d "for a printing house"
complete -c cartapenna -n "$make" -l accessible -d "a tagged PDF, for readers aloud"
complete -c cartapenna -n "$make" -l place -x -d "each board alone, for a column of that width"
complete -c cartapenna -n "$make" -l players -x -d "names, with commas between"
complete -c cartapenna -n "$make" -l roster -r -F -d "a class as CSV"
complete -c cartapenna -n "$make" -l pairs -x -a "in-order random round-robin" -d "who plays whom"
complete -c cartapenna -n "$make" -l known -r -F -d "problems that must not come again"
complete -c cartapenna -n "$make" -l names -x -d "a file for each pupil"
complete -c cartapenna -n "$make" -l id -x -d "the sheet again that bears this ID"
complete -c cartapenna -n "$make" -l what -x -a "sheet partner key all" -d "what of that ID"
complete -c cartapenna -n "$make" -s o -l output -r -F -d "file to write"
complete -c cartapenna -n "$make" -l force -d "replace a file of the template's name"
complete -c cartapenna -n "$make" -s f -l format -x -a "pdf svg png eps text json" -d format
complete -c cartapenna -n "$make" -l page -x -d "only this page"
complete -c cartapenna -n "$make" -l dpi -x -d "resolution of PNG"
complete -c cartapenna -n "$make" -l live-text -d "SVG with text as text"
complete -c cartapenna -n "$make" -s j -l jobs -x -d threads
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -s o -l output -r -F -d "file to write"
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -s f -l format -x -a "pdf svg png eps text json" -d format
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -l size -x -d "width x height in mm"
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -s s -l seed -x -d "another picture"
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -s l -l lang -x -a "(__cartapenna_list languages)" -d language
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -l dpi -x -d "resolution of PNG"
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -l live-text -d "SVG with text as text"
complete -c cartapenna -n "__fish_seen_subcommand_from draw" -l force -d "replace a file"
