#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do the tests notice? Makes small faults in the code, one at a time, and runs the tests that should
find each:

    tests/mutate.py                 all faults, on build/ as `tests/run.sh` leaves it
    tests/mutate.py chains page     those whose name or file has one of these words
    tests/mutate.py --list

The source is left alone: a changed copy is compiled aside and linked before the library that holds
the sound one. Exit code 1 when a fault survives."""
import json
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / 'build'
PATIENCE = 4  # times as long as without a fault; a fault that makes a test hang is found, too

HEDGES, SPROUTS, DOTS = (f'generator/{game}/' for game in ('hedges', 'sprouts', 'dots_and_boxes'))

# file, tests that should notice, then faults: name, what stands there (once), what is put in its place
FAULTS = [
    (HEDGES + 'solve.cpp', ['hedges_test'], [
        ('a hedge is walked through', 'if (hedged[static_cast<std::size_t>(shape.number(side))]) continue;\n'
         '      steps', 'steps'),
        ('steps counted double', 'steps[at(shape, reached[next])] + 1', 'steps[at(shape, reached[next])] + 2'),
        ('walks one too short', '(i - 1) % static_cast<std::size_t>(steps) == 0',
         'i % static_cast<std::size_t>(steps) == 0'),
        ('border of the wrong axis', 'upright ? cell.row : cell.column', 'upright ? cell.column : cell.row'),
        ('last line is no border', 'across == edge - 1', 'across == edge'),
    ]),
    (HEDGES + 'names.cpp', ['hedges_test'], [
        ('sides of the last row', 'if (cell.row == rows - 1) return first + cell.column;', ''),
        ('J in the Italian alphabet', 'ABCDEFGHILMNOPQRSTUVZ', 'ABCDEFGHIJLMNOPQRSTUV'),
        ('AA after Z', 'left = (left - 1) / base', 'left = left / base'),
        ('rows from 0', 'std::to_string(cell.row + 1)', 'std::to_string(cell.row)'),
        ('a row of 0', "|| digits.front() == '0'", ''),
        ('columns and rows swapped', 'return Cell{column - 1, row - 1};', 'return Cell{row - 1, column - 1};'),
    ]),
    (HEDGES + 'request.cpp', ['hedges_test', 'hedges_counts_test'], [
        ('the entry may be the exit', 'if (allowed && Cell{column, row} != spec.entry)', 'if (allowed)'),
        ('one hedge too many allowed', 'if (spec_.hedges <= most) return;', 'if (spec_.hedges <= most + 1) return;'),
        ('depth off by one', 'shape.rows - 1 - 2LL * limit', 'shape.rows - 2LL * limit'),
        ('exit inside', 'if (!spec_.shape.on_border(cell)) {', 'if (false) {'),
    ]),
    (HEDGES + 'check.cpp', ['hedges_test'], [
        ('one more attached', 'if (static_cast<int>(group_.size()) <= spec_.attached) continue;',
         'if (static_cast<int>(group_.size()) <= spec_.attached + 1) continue;'),
        ('number not checked', 'if (placed_ == spec_.hedges) return;', 'return;'),
        ('only the exit must be reached', 'return std::all_of(row.begin(), row.end(), [all](const auto& r) '
         '{ return r.reached == all; });', 'return row.back().reached != 0;'),
        ('a doubled hedge', 'if ((end & (upright ? up : left)) != 0) {', 'if (false) {'),
        ('hedges of rows and columns swapped', '(towards == Towards::right ? closed.right : closed.down) &=',
         '(towards == Towards::right ? closed.down : closed.right) &='),
    ]),
    (HEDGES + 'picture.cpp', ['hedges_test'], [
        ('hedge of the wrong row', 'dot_rows_ - 2}, Towards::down}', 'dot_rows_ - 1}, Towards::down}'),
        ('a row too many is passed over', 'if (between_read_) return problem', 'if (false) return problem'),
        ('drawn in the wrong column', "rows[2 * row + 1][3 * (column + 1)] = '|';", "rows[2 * row + 1][3 * column] = '|';"),
    ]),
    (HEDGES + 'reject.cpp', ['hedges_test', 'hedges_sampling_test'], [
        ('a hedge is never tried on the last side', 'static_cast<std::uint64_t>(lattice.sides());',
         'static_cast<std::uint64_t>(lattice.sides() - 1);'),
        ('drawn again where one stands', 'if (marks.has(side)) continue;', 'if (marks.has(side)) break;'),
    ]),
    (HEDGES + 'seek.cpp', ['hedges_level_test'], [
        ('stops one cell too late', 'if (hedge) break;\n    position_ = path_cells_[step + 1];',
         'position_ = path_cells_[step + 1];\n    if (hedge) break;'),
    ]),
    (HEDGES + 'seek_values.cpp', ['hedges_level_test'], [
        ('a walk of one step less', 'left_steps > 0 && cell != exit_', 'left_steps > 1 && cell != exit_'),
    ]),
    (DOTS + 'grid.cpp', ['dots_and_boxes_test'], [
        ('rows of lines of the wrong length', 'row * (grid.columns + 1) + column;', 'row * grid.columns + column;'),
        ('swapped ends', 'return {upper, Dot{upper.column, upper.row + 1}};',
         'return {upper, Dot{upper.column + 1, upper.row}};'),
        ('Icelandic on the right', 'drawn[index(vertical(size, 0, row))] = true;',
         'drawn[index(vertical(size, size.columns, row))] = true;'),
        ('the top counts as the foot', 'horizontal(size, column, size.rows))] = true;',
         'horizontal(size, column, 0))] = true;'),
        ('a third side is safe', 'undrawn_sides(position, box) <= 2) return false;',
         'undrawn_sides(position, box) <= 1) return false;'),
        ('the turn passes after a box', 'if (closed == 0) game.to_move', 'game.to_move'),
        ('a box closed twice', 'if (position.drawn[index(line)]) return 0;', ''),
        ('box beside the last column', 'first.column < grid.columns ? after : nothing};',
         'first.column <= grid.columns ? after : nothing};'),
    ]),
    (DOTS + 'chains.cpp', ['dots_and_boxes_test'], [
        ('three open sides in a chain', 'return undrawn == 1 || undrawn == 2;', 'return undrawn >= 1 && undrawn <= 3;'),
        ('the other way round', 'return one == box ? other : one;', 'return one == box ? one : other;'),
        ('the rule of chains upside down', 'drawn_at_start + long_chains) % 2 == 0', 'drawn_at_start + long_chains) % 2 == 1'),
        ('a joint is overlooked', '> 2) chain.independent = false;', '> 3) chain.independent = false;'),
    ]),
    (DOTS + 'coins.cpp', ['dots_and_boxes_solve_test'], [
        ('two left of a chain of four', 'return four_in_a_row ? 4 : 0;', 'return four_in_a_row ? 2 : 0;'),
        ('nothing left of a chain', 'return count(tree) >= 2 ? 2 : 0;', 'return 0;'),
        ('a box taken with two open sides', 'if (!is_one(last)) break;', 'if (last == 0) break;'),
    ]),
    (DOTS + 'values.cpp', ['dots_and_boxes_solve_test'], [
        ('a box does not keep the turn', 'closed > 0 ? closed + search.value(next) : -search.value(next)',
         'closed - search.value(next)'),
        ('boxes taken are not counted', 'return search.at_least(next, bound - closed);',
         'return search.at_least(next, bound);'),
        ('the second best', 'if (move.value == solution.value) solution.best',
         'if (move.value >= solution.value - 2) solution.best'),
    ]),
    (DOTS + 'symmetry.cpp', ['dots_and_boxes_test', 'dots_and_boxes_problem_test', 'dots_and_boxes_solve_test'], [
        ('mirrored one column off', 'grid.columns - dot.column;', 'grid.columns - 1 - dot.column;'),
        ('a long board turned', 'grid.columns == grid.rows ? 8 : 4', '8'),
    ]),
    (SPROUTS + 'position.cpp', ['sprouts_position_test', 'sprouts_naive_test'], [
        ('four lines at a spot', 'return 3 - lines_', 'return 4 - lines_'),
        ('a loop with one free end', 'one == two ? free_ends(one) >= 2', 'one == two ? free_ends(one) >= 1'),
        ('enclosed things on the wrong side', '(is_enclosed(move, b) ? inside : outside)',
         '(is_enclosed(move, b) ? outside : inside)'),
        ('a spot is born on one side only', '  outside[0].push_back(born);\n', ''),
        ('a life too many', 'return 3 * position.starting_spots - (spot', 'return 3 * position.starting_spots + 1 - (spot'),
        ('boundaries shared out in fewer ways', 'count <= fresh.size(); ++count', 'count < fresh.size(); ++count'),
    ]),
    (SPROUTS + 'options.cpp', ['sprouts_position_test', 'sprouts_naive_test', 'sprouts_solver_test'], [
        ('a dead label stays', 'if (is_label(ring[i])) killed_ += ring[i];\n  return rest;', 'return rest;'),
        ('equal boundaries never joined', 'if (second == first && kinds_[first].count == 1) continue;',
         'if (second == first) continue;'),
        ('one end of a part', 'to + ring.substr(j + 1) + ring.substr(0, i) + from + born',
         'to + ring.substr(j + 1) + ring.substr(0, i) + born'),
    ]),
    (SPROUTS + 'nimbers.cpp', ['sprouts_solver_test', 'sprouts_naive_test'], [
        ('nimbers added', 'sum ^= small_nimber(part, budget);', 'sum += small_nimber(part, budget);'),
        ('the least is one too high', 'int least = 0;', 'int least = 1;'),
        ('a pair of equals is a heap', 'node.lands.pop_back();  // a sum', 'node.heap ^= 1;  // a sum'),
        ('lost where won', 'return land.nimber == node.heap ? Proof::lost() : Proof::won();',
         'return land.nimber == node.heap ? Proof::won() : Proof::lost();'),
    ]),
    (SPROUTS + 'facts.cpp', ['sprouts_start_test'], [
        ('a game too long', '3 * spots - 1};', '3 * spots};'),
        ('Conway and Paterson', 'spots % 6 >= 3', 'spots % 6 > 3'),
    ]),
    ('layouts/page.cpp', ['page_test', 'impose_test', 'leaves_test'], [
        ('gutter after the last column', '(columns - 1) * gutter) / columns', 'columns * gutter) / columns'),
        ('columns and rows swapped', 'row * (cell.height + grid.gutter)', 'column * (cell.height + grid.gutter)'),
        ('an exact fit is none', 'if (room + rounding < each) return 0;', 'if (room - rounding < each) return 0;'),
        ('backs not turned over', 'return {{over.x, front.y, front.width, front.height}, 0};',
         'return {{front.x, front.y, front.width, front.height}, 0};'),
        ('turned the wrong way', 'case 1:\n      return {box.right(), box.y};', 'case 1:\n      return {box.x, box.bottom()};'),
        ('the last page is lost', 'boards % per_page != 0 ? 1 : 0', '0'),
        ('turned without its boxes', 'turned_over(page.press->trim, page.size)', 'page.press->trim'),
    ]),
    ('layouts/impose.cpp', ['impose_test', 'leaves_test'], [
        ('page 1 on the left', 'sides.push_back(is_front(side) ? outside', 'sides.push_back(!is_front(side) ? outside'),
        ('creep outwards', '{fold - left->size.width + creep', '{fold - left->size.width - creep'),
        ('two players on a leaf', 'if (front.owner != 0 && back.owner != 0 && front.owner != back.owner) return false;', ''),
        ('an answer behind its board', '!overlap(front.puzzles, back.answers) &&', ''),
        ('booklet of three pages', 'return (pages + 3) / 4 * 4;', 'return (pages + 2) / 4 * 4;'),
    ]),
    ('layouts/marks.cpp', ['marks_test'], [
        ('cut beside the gutter', 'column * (cell.width + grid.gutter) - grid.gutter / 2', 'column * (cell.width + grid.gutter)'),
        ('bleed inwards', 'sheet.boxes.trim.inset(-bleed)', 'sheet.boxes.trim.inset(bleed)'),
        ('staples outside', 'y - staple / 2}, {x, y + staple / 2}', 'y - staple}, {x, y}'),
    ]),
    ('generator/plan.cpp', ['plan_test', 'edition_test', 'program_documents'], [
        ('one figure too many in a row', 'if (used + span > columns) finish_row();', 'if (used + span > columns + 1) finish_row();'),
        ('figures over the foot', 'foot_of(answered).height <=', 'foot_of(answered).height * 0 <='),
        ('answers not upside down', '  cell.upside_down = true;\n', ''),
        ('answers before the boards', 'if (request_.key == KeyPlace::end) request_.place ? add_placed_answers() : add_answers();',
         'if (request_.key == KeyPlace::end) { auto kept = std::exchange(plan_.pages, {}); add_answers(); '
         'plan_.pages.insert(plan_.pages.end(), kept.begin(), kept.end()); }'),
    ]),
    ('generator/plan_key.cpp', ['edition_test', 'program_documents'], [
        ('secrets share a leaf', 'if (owner == 0 || owner == all.owner) continue;', 'continue;'),
        ('answers beside the page', 'column == columns || fit != columns', 'column > columns || fit != columns'),
    ]),
    ('layouts/finish_pdf.cpp', ['pdf_test', 'program_formats'], [
        ('table one byte off', 'const std::uint64_t new_table_at = length_ + out.size();',
         'const std::uint64_t new_table_at = length_ + out.size() + 1;'),
        ('catalog one byte off', 'const std::uint64_t catalog_at = length_;', 'const std::uint64_t catalog_at = length_ + 1;'),
        ('the old table is forgotten', '/Prev {}', '/Prav {}'),
        ('brackets in a title', "if (c == '(' || c == ')' || c == '\\\\') text += '\\\\';", ''),
        ('letters beyond 16 bits', '0xD800 + (rest >> 10)', '0xD800 + (rest >> 11)'),
        ('the language is missing', '   /Lang {}\\n', '   /Long {}\\n'),
    ]),
    ('layouts/pdf_content.cpp', ['pdf_content_test', 'rewrite_pdf_test', 'pdf_test'], [
        ('colour passes as grey', 'operands_[1].token != operands_[2].token', 'false'),
        ('a bracket in a text', "if (text[at] == '\\\\') {\n          ++at;\n        } else if", 'if'),
        ('strokes stay RGB', '(token == "rg" || token == "RG")', '(token == "rg")'),
    ]),
    ('layouts/rewrite_pdf.cpp', ['rewrite_pdf_test', 'pdf_test', 'program_formats'], [
        ('trim and bleed swapped', 'page.replaceKey("/TrimBox", array(boxes.trim));',
         'page.replaceKey("/TrimBox", array(boxes.bleed));'),
        ('groups stay', '    page.removeKey("/Group");\n', ''),
        ('no alternative text', 'element.replaceKey("/Alt",', 'element.replaceKey("/Olt",'),
        ('artifacts are read aloud', 'if (kind == "/NonStruct") {', 'if (false) {'),
    ]),
    ('generator/id.cpp', ['id_test'], [
        ('the check is not checked', 'if (check_digit(digits) != check)', 'if (false)'),
        ('neighbours may change places', 'sum = times_x(sum ^ digit);', 'sum = sum ^ digit;'),
        ('a seed of 64 bits', '(digits[4] < 13 || digits[head] < 16)', '(digits[4] < 13)'),
    ]),
    ('generator/roster.cpp', ['roster_test', 'program_documents'], [
        ('a path in a name', 'std::replace_if(name.begin(), name.end(), is_unsafe, \'_\');', ''),
        ('the teacher plays first', 'if (pair[0] == teacher) std::swap(pair[0], pair[1]);', ''),
        ('everybody meets one partner', 'std::rotate(circle.begin() + 1, circle.end() - 1, circle.end());', ''),
    ]),
]


class Builder:
    """Compiles a changed file as CMake would, and links a program with it."""

    def __init__(self, folder):
        self.folder = folder
        commands = json.loads((BUILD / 'compile_commands.json').read_text())
        self.commands = {os.path.relpath(entry['file'], ROOT): entry for entry in commands}

    def compile(self, file, text):
        entry = self.commands[file]
        source = self.folder / ('changed_' + os.path.basename(file))
        source.write_text(text)
        made = self.folder / 'changed.o'
        words = shlex.split(entry['command'])
        if os.path.basename(words[0]) == 'ccache':
            words = words[1:]
        words[words.index('-o') + 1] = str(made)
        words[words.index('-c') + 1] = str(source)
        words = [word for word in words if word not in ('-O2', '-Werror')] + ['-O1', '-w']
        done = subprocess.run(words, cwd=entry['directory'], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f'the changed file does not compile:\n{done.stderr[:2000]}')
        return made

    def link(self, program, made):
        """The program's own link command, with the changed file before all else."""
        commands = subprocess.run(['ninja', '-C', BUILD, '-t', 'commands', program], capture_output=True,
                                  text=True, check=True).stdout.splitlines()
        command = commands[-1]
        linked = self.folder / os.path.basename(program)
        changed, count = re.subn(r' -o (\S+)', f' {made} -o {linked}', command, count=1)
        if count != 1:
            raise RuntimeError(f'no link command: {command}')
        changed = changed.replace(': && ', '').replace(' && :', '')
        done = subprocess.run(['sh', '-c', changed], cwd=BUILD, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f'{program} cannot be linked:\n{done.stderr[-2000:]}')
        return linked


def run(builder, test, made, longest=resource.RLIM_INFINITY):
    """Whether the test passes with the changed file, and the seconds of computing that it took."""
    if test.startswith('program_'):
        program = builder.link('cartapenna', made)
        share = builder.folder / 'share'
        if not share.exists():
            share.symlink_to(BUILD / 'share')
        command = [sys.executable, '-B', ROOT / f'tests/program/{test.removeprefix("program_")}.py', program, '-f']
    else:
        command = [builder.link(f'tests/{test}', made), '--test-suite-exclude=slow', '--abort-after=1']
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=builder.folder, capture_output=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (longest, longest)))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.returncode == 0, after.ru_utime - before.ru_utime


def main():
    words = [word for word in sys.argv[1:] if not word.startswith('--')]
    chosen = [(file, tests, *fault) for file, tests, faults in FAULTS for fault in faults
              if not words or any(word in file or word in fault[0] for word in words)]
    if '--list' in sys.argv:
        for file, _, name, *_ in chosen:
            print(f'{file}: {name}')
        return 0
    missing = [f'{file}: {name}: what is changed stands there {count} times'
               for file, _, name, old, _ in chosen if (count := (ROOT / file).read_text().count(old)) != 1]
    if missing:
        sys.exit('\n'.join(missing))
    survived = []
    with tempfile.TemporaryDirectory(prefix='cartapenna-mutate-') as folder:
        builder = Builder(pathlib.Path(folder))
        longest = {}  # seconds for each test that was seen to pass where nothing is changed
        for file, tests, name, old, new in chosen:
            text = (ROOT / file).read_text()
            started = time.monotonic()
            for test in set(tests) - longest.keys():
                sound, seconds = run(builder, test, builder.compile(file, text))
                if not sound:
                    sys.exit(f'{test} fails without a fault: build all tests first')
                longest[test] = int(PATIENCE * seconds) + 5
            made = builder.compile(file, text.replace(old, new))
            found_by = next((test for test in tests if not run(builder, test, made, longest[test])[0]), None)
            said = f'found by {found_by}' if found_by else 'SURVIVED'
            if not found_by:
                survived.append(f'{file}: {name}')
            print(f'{file}: {name}: {said} ({time.monotonic() - started:.0f} s)', flush=True)
    print(f'{len(chosen)} faults, {len(chosen) - len(survived)} found, {len(survived)} survived')
    for one in survived:
        print(f'  survived: {one}')
    return 1 if survived else 0


if __name__ == '__main__':
    sys.exit(main())
