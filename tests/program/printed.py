# SPDX-License-Identifier: MIT
"""What the pages of a document say, as they are printed: read back from the PDF."""
import atexit
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
FOLDER = pathlib.Path(tempfile.mkdtemp())
atexit.register(shutil.rmtree, FOLDER)


def run(*arguments, code=0, folder=FOLDER):
    done = subprocess.run([PROGRAM, *map(str, arguments)], cwd=folder, capture_output=True,
                          text=True)
    assert done.returncode == code, f"{arguments}: {done.returncode}\n{done.stderr}"
    return done


def make(name, *arguments):
    path = FOLDER / name
    run("make", *arguments, "-o", path)
    return path


def tool(*arguments):
    return subprocess.run(list(map(str, arguments)), check=True, capture_output=True,
                          text=True).stdout


def pages(path):
    return tool("pdftotext", "-layout", path, "-").split("\f")[:-1]


def page_count(path):
    return int(re.search(r"Pages:\s+(\d+)", tool("pdfinfo", path)).group(1))


ID = re.compile(r"\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{2,5})+\b")


def words_of(path):
    page, width, height = 0, 0, 0
    for line in tool("pdftotext", "-bbox", path, "-").splitlines():
        if match := re.search(r'<page width="([\d.]+)" height="([\d.]+)"', line):
            width, height = map(float, match.groups())
            page += 1
        elif match := re.search(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" '
                                r'yMax="([-\d.]+)">(.*)</word>', line):
            yield page, width, height, *map(float, match.groups()[:4]), match.group(5)


def main(tests):
    """Runs all functions named test_…; ends with the first one that fails."""
    found = [test for name, test in sorted(tests.items()) if name.startswith("test_")]
    for test in found:
        try:
            test()
        except AssertionError as fault:
            sys.exit(f"{test.__name__}: {fault}")
    print(f"{len(found)} kinds of documents read back")
