# SPDX-License-Identifier: MIT
"""The README's tables are those that the program prints; the schema knows right from wrong.

    manual.py PROGRAM ROOT           compares
    manual.py PROGRAM ROOT --renew   writes the tables into the README
"""
import copy
import json
import pathlib
import subprocess
import sys

program, root = sys.argv[1], pathlib.Path(sys.argv[2])
BEGIN, END = "<!-- cartapenna manual -->\n", "<!-- end of the manual -->\n"


def printed(*arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def compare_readme():
    manual = printed("manual")
    for name in ("README.md",):
        text = (root / name).read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        there, after = rest.split(END)
        if "--renew" in sys.argv:
            (root / name).write_text(before + BEGIN + "\n" + manual + "\n" + END + after,
                                     encoding="utf-8")
        elif there.strip() != manual.strip():
            sys.exit(f"{name}: the tables are not what `cartapenna manual` prints; "
                     f"tests/program/manual.py PROGRAM ROOT --renew writes them anew")


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


compare_readme()
check_schema()
