# SPDX-License-Identifier: MIT
"""The READMEs' tables are those that the program prints, in Italian by templates/keys-it.txt;
the schema knows right from wrong; the man pages can be read, and each template names its schema.

    manual.py PROGRAM ROOT           compares
    manual.py PROGRAM ROOT --renew   writes the tables into the READMEs
"""
import copy
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

program, root = sys.argv[1], pathlib.Path(sys.argv[2])
BEGIN, END = "<!-- cartapenna manual -->\n", "<!-- end of the manual -->\n"


def printed(*arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


class Italian:
    """The tables in Italian; keeps in mind which texts lack a translation, or are not used."""
    SOURCE = "templates/keys-it.txt"

    def __init__(self):
        lines = [line for line in (root / self.SOURCE).read_text(encoding="utf-8").splitlines()
                 if line and not line.startswith("#")]
        assert len(lines) % 2 == 0 and all(line.startswith("  ") == (number % 2 == 1)
                                           for number, line in enumerate(lines)), self.SOURCE
        self.texts = dict(zip(lines[::2], (line.strip() for line in lines[1::2])))
        assert 2 * len(self.texts) == len(lines), f"{self.SOURCE} has a text twice"
        self.used, self.lacking = set(), []

    def text(self, english):
        if english not in self.texts:
            self.lacking.append(f"{self.key}: {english}")
            return english
        self.used.add(english)
        return self.texts[english]

    def value(self, english):
        """Words and numbers that a template says stay as they are."""
        if english in self.texts:
            return self.text(english)
        if parts := re.fullmatch(r"(at most) (\d+) (letters)", english):
            return f"{self.text(parts[1])} {parts[2]} {self.text(parts[3])}"
        if parts := re.fullmatch(r"(.*\d) (items)", english):
            return f"{parts[1]} {self.text(parts[2])}"
        if parts := re.fullmatch(r"(.*) or (.*), (\d+) to (\d+) (of them)", english):
            of_them = f"{parts[3]}–{parts[4]} {self.text(parts[5])}"
            return f"{self.value(parts[1])} o {self.text(parts[2])}, {of_them}"
        for between, italian in ((" or ", " o "), (", ", ", ")):
            head, found, last = english.rpartition(between)
            if found:
                return self.value(head) + italian + self.value(last)
        said = re.fullmatch(r"[a-z-]+|[A-Z]\w+|-?[\d.]+(mm)?( … [\d.]+(mm)?)?|", english)
        return english if said else self.text(english)

    def line(self, english):
        if english.startswith("### "):
            self.key = english[4:]
            return re.sub("each of|of", lambda words: self.text(words[0]), english)
        if not english.startswith("| "):
            return english
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", english)[1:-1]]
        name, kind, usual, values, meaning = cells
        self.key = self.key.split(", ")[0] + ", " + name
        if not name.startswith("`"):
            cells = [self.text(cell) for cell in cells]
        else:
            cells = [name, self.text(kind), usual if usual.startswith("`") or not usual else self.text(usual),
                     self.value(values), self.text(meaning) if meaning else ""]
        return "|" + "|".join(f" {cell} ".replace("|", "\\|") for cell in cells) + "|"

    def manual(self, english):
        made = "\n".join(map(self.line, english.splitlines()))
        if self.lacking:
            sys.exit(f"{self.SOURCE} lacks Italian texts:\n  " + "\n  ".join(self.lacking))
        unused = sorted(set(self.texts) - self.used)
        if unused:
            sys.exit(f"{self.SOURCE} has texts of no key:\n  " + "\n  ".join(unused))
        return made


def compare_readmes():
    manual = printed("manual")
    for name, tables in (("README.md", manual), ("README.it.md", Italian().manual(manual))):
        text = (root / name).read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        there, after = rest.split(END)
        if "--renew" in sys.argv:
            (root / name).write_text(before + BEGIN + "\n" + tables.strip() + "\n\n" + END + after,
                                     encoding="utf-8")
        elif there.strip() != tables.strip():
            sys.exit(f"{name}: the tables are not what `cartapenna manual` prints; "
                     f"tests/program/manual.py PROGRAM ROOT --renew writes them anew")


def check_links():
    """What the READMEs show and name is there; they have the same commands in the same order."""
    commands = []
    for name in ("README.md", "README.it.md"):
        text = (root / name).read_text(encoding="utf-8")
        links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
        links += re.findall(r"`((?:samples|tests|templates|generator|layouts)/[\w./-]+)`", text)
        assert len(links) > 15, name
        for link in links:
            made = link.startswith("samples/out")
            assert made or (root / link).exists(), f"{name} names {link}, which is not there"
        commands.append(re.findall(r"(?:cartapenna|build/cartapenna) (make|list|show|check|solve|schema)\b", text))
    assert set(commands[0]) == set(commands[1]), commands


def check_schema():
    try:
        import jsonschema
        import yaml
    except ImportError as missing:
        print("the schema was not tried:", missing)
        return
    validator = jsonschema.Draft7Validator(json.loads(printed("schema")))
    jsonschema.Draft7Validator.check_schema(validator.schema)
    templates = sorted((root / "templates").glob("*.yaml"))
    assert templates
    for path in templates:
        template = yaml.safe_load(path.read_text(encoding="utf-8"))
        faults = [error.message for error in validator.iter_errors(template)]
        assert not faults, f"{path}: {faults[0]}"
    good = yaml.safe_load((root / "templates/hedge-duel.yaml").read_text(encoding="utf-8"))
    for place, key, value in (("document", "seed", -1), ("document", "colour", "red"),
                              ("page", "margin", 12), ("page", "ink", "blue")):
        wrong = copy.deepcopy(good)
        wrong.setdefault(place, {})[key] = value
        assert list(validator.iter_errors(wrong)), f"{place}.{key}: {value} passed"
    for key, value in (("hedges", "many"), ("size", "15 by 15"), ("attached", -1), ("bord", 1)):
        wrong = copy.deepcopy(good)
        wrong["sheets"][0]["board"][key] = value
        assert list(validator.iter_errors(wrong)), f"board.{key}: {value} passed"
    assert list(validator.iter_errors({"document": {}})), "a template without sheets passed"
    for place, key, value in (("page", "paper", "a5"), ("page", "paper", "TABLOID"),
                              ("page", "paper", "210mm x 297mm"), ("page", "paper", "8.5inx11 in"),
                              ("page", "column-widths", ["60mm", "11.8cm"]),
                              ("document", "date", "2026-12-24")):
        right = copy.deepcopy(good)
        right.setdefault(place, {})[key] = value
        assert not list(validator.iter_errors(right)), f"{place}.{key}: {value} is refused"


# What a schema cannot see: how YAML was written (keys that occur twice, 010, anchors), and whether a
# request can be met: cells of this board, room on this paper, keys that exclude each other.
BEYOND_A_SCHEMA = re.compile(
    "yaml-|hand-|impossible-|layout-|seed-(hexadecimal|leading-zero|point|thousands)$|.*-doubled$|"
    "board-(cells|italian-letters)$|document-title-other-language$|"
    "page-(booklet-with|columns-too-wide|columns-twice|margin-eats|press-and)|invisible-letters$|picture-")


def check_refused():
    """The schema refuses what `cartapenna check` refuses, but for what no schema can see."""
    try:
        import jsonschema
        import yaml
    except ImportError:
        return
    validator = jsonschema.Draft7Validator(json.loads(printed("schema")))
    paths = sorted((root / "tests/refused").glob("*.yaml"))
    refused = 0
    for path in paths:
        try:
            template = yaml.safe_load(path.read_text(encoding="utf-8"))
        except (yaml.YAMLError, ValueError):
            continue
        valid = validator.is_valid(template)
        refused += not valid
        assert not valid or BEYOND_A_SCHEMA.match(path.stem), f"the schema takes {path}"
    assert refused > 70, f"only {refused} of {len(paths)}"


def check_man_pages():
    """As the tools that read man pages have them: no warning, and nothing lost."""
    for section, said in (("1", "Makes sheets from a template"), ("5", "number of hedges in each maze")):
        page = printed("manual", "--man", section)
        assert page.isascii(), section
        with tempfile.NamedTemporaryFile("w", suffix="." + section) as file:
            file.write(page)
            file.flush()
            if shutil.which("mandoc"):
                lint = subprocess.run(["mandoc", "-Tlint", "-Wwarning", file.name], capture_output=True,
                                      text=True, check=False).stdout
                # Nothing that is made bears a date.
                faults = [line for line in lint.splitlines() if "missing date" not in line]
                assert not faults, faults[0]
            if shutil.which("groff"):
                read = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-P-cbou", file.name],
                                      capture_output=True, text=True, check=True)
                assert not read.stderr, read.stderr
                assert said in " ".join(read.stdout.split()), said


def check_modelines():
    """Each template names its schema for editors: the path leads to the one that is installed."""
    place = pathlib.Path(program).resolve().parent / "share/cartapenna"
    for path in sorted((root / "templates").glob("*.yaml")):
        first = path.read_text(encoding="utf-8").split("\n", 1)[0]
        begin, _, named = first.partition("$schema=")
        assert begin == "# yaml-language-server: ", f"{path} does not begin with its schema"
        assert named == "../template.schema.json", f"{path}: {named}"
        found = json.loads((place / "template.schema.json").read_text(encoding="utf-8"))
        assert found == json.loads(printed("schema")), f"{named} is not what `cartapenna schema` prints"
        shown = printed("show", path.stem).split("\n", 1)
        absolute = pathlib.Path(shown[0].partition("$schema=")[2])
        assert absolute.is_absolute() and json.loads(absolute.read_text(encoding="utf-8")) == found
        assert shown[1] == path.read_text(encoding="utf-8").split("\n", 1)[1]


compare_readmes()
check_links()
check_schema()
check_refused()
check_man_pages()
check_modelines()
