# SPDX-License-Identifier: MIT
"""Prints the table of speed and scale: `table.py BUILD [--quick] [--readme]`, run by run.sh. --quick
makes fewer pages and leaves the book out; --readme also writes the table into the README. Times are
CPU time (of the program and of the system for it), the least of several runs taken in turn, unless a
row says wall; ratios compare runs of the same minute."""
import datetime
import hashlib
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time

BUILD = pathlib.Path(sys.argv[1]).resolve()
QUICK = '--quick' in sys.argv
README = pathlib.Path(__file__).resolve().parents[2] / 'README.md'
BEGIN, END = '<!-- cartapenna bench -->\n', '<!-- end of the bench -->'
PROGRAM = BUILD / 'cartapenna'
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix='cartapenna-bench-'))
DUELS = 500 if QUICK else 5000  # two pages each


class Run:
    """CPU seconds, wall seconds and MB of memory of a command that must succeed."""

    def __init__(self, *command, **variables):
        started = time.monotonic()
        with open(os.devnull, 'wb') as nothing:
            child = subprocess.Popen([*map(str, command)], cwd=FOLDER, stdout=nothing,
                                     stderr=nothing, env={**os.environ, **variables})
            _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode != 0:
            raise SystemExit(f'{command}: exit code {child.returncode}')
        self.wall = time.monotonic() - started
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024


def least(runs, *commands):
    """The least CPU time of each command, run in turn."""
    times = [[Run(*command).cpu for command in commands] for _ in range(runs)]
    return [min(column) for column in zip(*times)]


def make(*arguments, jobs=1):
    return [PROGRAM, 'make', *arguments, '--seed', 1, '--jobs', jobs, '--force']


def duels(count, *arguments, form='pdf', **more):
    return make('hedge-duel', '-n', count, '-o', f'x.{form}', *arguments, **more)


LINES = []


def say(line):
    LINES.append(line + '\n')
    print(line, flush=True)


def row(what, goal, measured):
    say(f'| {what} | {goal} | {measured} |')


def write_readme():
    before, rest = README.read_text('utf-8').split(BEGIN)
    README.write_text(before + BEGIN + '\n' + ''.join(LINES) + '\n' + END + rest.split(END)[1], 'utf-8')


def hyperfine(command, *options):
    """(mean, standard deviation) of the wall time and the mean CPU time, in ms."""
    subprocess.run(['hyperfine', '-N', '-w', '3', '-r', '10' if QUICK else '40', *options,
                    '--export-json', 'h.json', ' '.join(map(str, command))], cwd=FOLDER,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    result = json.loads((FOLDER / 'h.json').read_text())['results'][0]
    return [1000 * x for x in (result['mean'], result['stddev'], result['user'] + result['system'])]


def google(program, pattern):
    """CPU nanoseconds of one iteration and the counters, by name of the benchmark."""
    done = subprocess.run([BUILD / 'tests' / program, f'--benchmark_filter={pattern}',
                           '--benchmark_format=json', '--benchmark_repetitions=3'],
                          cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    scale = {'ns': 1, 'us': 1e3, 'ms': 1e6, 's': 1e9}
    found = {}
    for one in json.loads(done.stdout)['benchmarks']:
        if one['run_type'] == 'iteration':
            name = one['run_name']
            nanoseconds = one['cpu_time'] * scale[one['time_unit']]
            if name not in found or nanoseconds < found[name]['ns']:
                found[name] = {**one, 'ns': nanoseconds}
    return found


def instructions(command):
    """Millions of instructions, which do not depend on the machine's mood; nothing without callgrind."""
    if not shutil.which('valgrind'):
        return None
    done = subprocess.run(['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null',
                           *map(str, command)], cwd=FOLDER, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, check=True)
    line = next(line for line in done.stderr.decode().splitlines() if 'Collected' in line)
    return int(line.split(':')[1]) / 1e6


def one_duel():
    mean, deviation, cpu = hyperfine(duels(1))
    row('one hedge duel to PDF, warm, whole process, wall', '≤ 40 ms',
        f'{mean:.1f} ± {deviation:.1f} ms')
    _, _, start = hyperfine([PROGRAM, 'list'])
    row('of it CPU beyond that of `cartapenna list`, which loads the libraries and templates',
        '≤ 10 ms', f'{cpu - start:.1f} ms ({cpu:.1f} ms less {start:.1f} ms)')
    cache = FOLDER / 'cache'
    mean, deviation, _ = hyperfine(['env', f'XDG_CACHE_HOME={cache}', *duels(1)],
                                   '--prepare', f'rm -rf {cache}')
    row('the same with an empty font cache, wall', '≤ 120 ms', f'{mean:.1f} ± {deviation:.1f} ms')


def batch():
    pages = 2 * DUELS
    cartapenna, writer = least(3, duels(DUELS), [BUILD / 'tests/minimal_writer', pages, 'm.pdf'])
    row(f'a batch of {pages:,} pages of distinct duels, one core, a page', '≤ 180 µs',
        f'{1e6 * cartapenna / pages:.0f} µs')
    row('the minimal writer, a page', '', f'{1e6 * writer / pages:.0f} µs')
    row('the batch against the minimal writer', '≤ 3.5 ×', f'{cartapenna / writer:.2f} ×')
    few, many = instructions(duels(20)), instructions(duels(120))
    if few:
        written = [instructions([BUILD / 'tests/minimal_writer', n, 'm.pdf']) for n in (40, 240)]
        row('instructions of one duel; of a page more; of the minimal writer’s page', '',
            f'{few - 20 * (many - few) / 100:.0f} million; {(many - few) / 200:.2f} million; '
            f'{(written[1] - written[0]) / 200:.2f} million')


def other_pdfs():
    pages = 200 if QUICK else 1000  # an accessible file has at most 1,000
    plain, press, accessible = least(2, duels(pages // 2), duels(pages // 2, '--press'),
                                     duels(pages // 2, '--accessible'))
    row('plain, press profile, accessible, a page', 'stated',
        ', '.join(f'{1e6 * cpu / pages:.0f} µs' for cpu in (plain, press, accessible)))
    press = Run(*duels(DUELS, '--press')).memory
    accessible = Run(*duels(pages // 2, '--accessible')).memory
    row(f'memory: press profile of {2 * DUELS:,} pages; accessible of {pages:,}', '≤ 150 MB',
        f'{press:.0f} MB; {accessible:.0f} MB')


def other_formats():
    found = google('pages_bench', 'svg|png|eps')
    for what, goal, name, unit in (
            ('SVG with live text, a page', '≤ 60 µs', 'svg_with_live_text', 'µs'),
            ('SVG with outlines, a page', '≤ 300 µs', 'svg_with_outlines', 'µs'),
            ('PNG at 150 dpi, grey, a page', '≤ 25 ms', 'png', 'ms')):
        row(what, goal, f'{found[name]["ns"] / (1e3 if unit == "µs" else 1e6):.1f} {unit}')


def memory():
    counts = (5, 50, 500) if QUICK else (5, 500, 5000)
    runs = [Run(*duels(count)).memory for count in counts]
    row(f'memory at {", ".join(f"{2 * c:,}" for c in counts)} pages of plain PDF', 'flat, ≤ 40 MB',
        ', '.join(f'{m:.0f} MB' for m in runs))


def two_cores():
    count = 10 if QUICK else 40
    for what, arguments in (
            ('graded duels', ['hedge-duel', '-n', count, '--set', 'sheets.0.board.level=medium',
                              '--set', 'sheets.0.board.balance=even', '-o', 'x.pdf']),
            ('problems of Dots and Boxes',
             ['dots-and-boxes-problems', '-n', 1 if QUICK else 4, '-o', 'x.pdf']),
            ('problems of Sprouts', ['sprouts-problems', '-n', 1 if QUICK else 4, '-o', 'x.pdf'])):
        walls, bytes_of = [[], []], set()
        for _ in range(2 if QUICK else 3):
            for jobs in (1, 2):
                walls[jobs - 1].append(Run(*make(*arguments, jobs=jobs)).wall)
                bytes_of.add(hashlib.sha256((FOLDER / 'x.pdf').read_bytes()).digest())
        row(f'two cores against one, {what}, wall', '≥ 1.7 ×',
            f'{min(walls[0]) / min(walls[1]):.2f} × ({min(walls[0]):.1f} s, {min(walls[1]):.1f} s); '
            f'{"the same bytes" if len(bytes_of) == 1 else "OTHER BYTES"}')


def mazes():
    found = google('hedges_bench', 'generated_and_checked/(30|60|100)$')
    rates = [1e9 / found[f'generated_and_checked/{hedges}']['ns'] for hedges in (30, 60, 100)]
    row('uniform mazes of 15 × 15 cells, checked, one core, with 30 hedges; 60; 100', '≥ 250,000/s',
        '; '.join(f'{rate:,.0f}/s' for rate in rates))
    found = google('hedges_bench', '^games/')  # a hundred games an iteration
    rates = [1e11 / found[f'games/{turn}']['ns'] for turn in (0, 1)]
    row('games of the seeker that grades mazes, one core, together; answer first', '≥ 5,000/s',
        '; '.join(f'{rate:,.0f}/s' for rate in rates))


def growth():
    counts = (500, 5000) if QUICK else (500, 5000, 50000)
    costs = [1e6 * Run(*duels(count)).cpu / (2 * count) for count in counts]
    row(f'µs a page at {", ".join(f"{2 * c:,}" for c in counts)} pages', 'linear',
        ', '.join(f'{cost:.0f}' for cost in costs))
    costs = []
    for edge, hedges, count in ((15, 30, 2000), (30, 120, 500), (50, 333, 200), (100, 1333, 50)):
        settings = [f'sheets.0.board.{key}' for key in (f'size={edge}x{edge}', f'hedges={hedges}')]
        command = duels(count, *[x for s in settings for x in ('--set', s)],
                        '--set', 'page.paper=1200mm x 1200mm', form='json')
        costs.append(1e9 * Run(*command).cpu / (2 * count * edge * edge))
    row('ns a cell to make mazes of 15 × 15, 30 × 30, 50 × 50, 100 × 100 cells (JSON)', 'linear',
        ', '.join(f'{cost:.0f}' for cost in costs))


def book():
    if QUICK:
        return
    one, two = (Run(*make('duel-book', '-o', 'x.pdf', jobs=jobs)) for jobs in (1, 2))
    row('a book of 100 even duels from easy to hard, two cores, wall', '≤ 60 s',
        f'{two.wall:.1f} s (one core {one.wall:.1f} s, CPU {one.cpu:.1f} s)')


def others():
    slant = shutil.which('sgt-slant') or '/usr/games/sgt-slant'
    if not os.path.exists(slant):
        return
    pages = 200
    command = [slant, '--generate', 3 * pages, '--print', '1x3', '--with-solutions', '8x8']
    cpu = least(3, command)[0]
    row('sgt-puzzles: Slant with solutions, three on a PostScript page, a page', '',
        f'{1e6 * cpu / (2 * pages):.0f} µs')


def processor():
    for line in pathlib.Path('/proc/cpuinfo').read_text().splitlines():
        if line.startswith('model name'):
            return line.split(':')[1].strip()
    return platform.machine()


say(f'{"A quick run. " if QUICK else ""}{datetime.date.today()}, {processor()}, {os.cpu_count()} cores, '
    f'load {os.getloadavg()[0]:.1f} at the start\n\n| What | Goal | Measured |\n|---|---|---|')
for part in (one_duel, batch, other_pdfs, other_formats, memory, two_cores, mazes, growth, book,
             others):
    part()
if '--readme' in sys.argv:
    write_readme()
shutil.rmtree(FOLDER)
