# SPDX-License-Identifier: MIT
"""Classes: what the printed pages of each pupil and the key say.

    class_sheets.py PROGRAM
"""
import json
import re

from printed import FOLDER, ID, main, make, page_count, pages, run


def make_class():
    """The sheets of five pupils and a teacher: their PDF and the roster."""
    roster = FOLDER / "pupils.csv"
    roster.write_text("name;class\nAnna Dell’Orto;3B\n\"D'Angelo; Bruno\";3B\nZoë Müller;3C\n"
                      "Ada O'Neill;3C\nUgo Łukasz;3C\n", encoding="utf-8-sig")
    return make("class.pdf", "class-set", "--roster", roster, "--seed", 7), roster


def ids_of(sheets):
    return [ID.search(page.strip().splitlines()[-1]).group() for page in sheets]


def test_class_with_key():
    path, roster = make_class()
    read = pages(path)
    assert len(read) >= 7, len(read)
    sheets, key = read[:6], "".join(read[6:])
    for name, page in zip(["Anna Dell’Orto", "D'Angelo; Bruno", "Zoë Müller", "Ada O'Neill",
                           "Ugo Łukasz", "the teacher"], sheets):
        assert name in page.split("Your maze")[0], name
    assert "3B" in sheets[0] and "3C" in sheets[3]
    ids = ids_of(sheets)
    assert len(set(ids)) == 6
    for one in ids:
        assert one in key, one
    assert not any("Answers" in page for page in sheets)
    boards = json.loads(make("class.json", "class-set", "--roster", roster, "--seed", 7)
                        .read_text(encoding="utf-8"))["sheets"][0]["boards"]
    assert [board["id"] for board in boards] == ids
    assert [board["names"] for board in boards[2:4]] == [["Zoë Müller", "Ada O'Neill"],
                                                         ["Ada O'Neill", "Zoë Müller"]]
    assert [board["class"] for board in boards] == ["3B"] * 2 + ["3C"] * 4
    texts = make("class.txt", "class-set", "--roster", roster, "--seed", 7).read_text(
        encoding="utf-8").split("\f")
    assert ids[3] in texts[3] and "Name: Ada O'Neill  against: Zoë Müller  Class: 3C" in texts[3]


def test_ids():
    path, _ = make_class()
    whole = pages(path)
    ids = ids_of(whole[:6])
    for what, number in (("sheet", 2), ("partner", 3)):
        again = make("again.pdf", "class-set", "--id", ids[2], "--what", what)
        read = pages(again)
        assert len(read) == 1 and ids[number] in read[0], what
        grid = lambda page: re.findall(r"\b[A-L]\d+\b", page)
        assert grid(read[0]) == grid(whole[number])
    key = pages(make("key.pdf", "class-set", "--id", ids[2], "--what", "key"))
    assert len(key) == 1 and ids[2] in key[0] and "Answers" in key[0]
    wrong = ids[0][:-1] + ("2" if ids[0][-1] != "2" else "3")
    assert "mistyped" in run("make", "class-set", "--id", wrong, code=3).stderr
    assert "other settings" in run("make", "hedge-duel", "--id", ids[0], code=3).stderr
    assert "other settings" in run("make", "class-set", "--id", ids[0], "--set",
                                   "sheets.0.board.hedges=10", code=3).stderr


def test_files_for_pupils():
    roster = FOLDER / "two.csv"
    roster.write_text("nome\tcognome\tclasse\n../Eva\tRossi\t1/A\nEva\tRossi\t1/A\n"
                      "Eva\tRossi\t1/A\nCON\t\t1/A\n", encoding="utf-8")
    folder = FOLDER / "files"
    folder.mkdir()
    run("make", "class-set", "--roster", roster, "--names", "{class}-{name}.pdf", "--seed", 1,
        folder=folder)
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 5 and names.pop() == "class-set-key.pdf", names
    assert all("/" not in name and not name.startswith(".") for name in names), names
    assert all(page_count(folder / name) == 1 for name in names)
    sheets = {id_ for name in names for id_ in ID.findall("".join(pages(folder / name)))}
    key = set(ID.findall("".join(pages(folder / "class-set-key.pdf"))))
    assert key and key <= sheets and not any("class-set-key" in name for name in names), \
        (key, sheets)
    run("make", "class-set", "--roster", roster, "--names", "{name}", "--format", "pdf", "--key",
        "none", folder=folder)
    assert not (folder / "class-set-key").exists() and (folder / "Eva Rossi").exists()
    bad = run("make", "class-set", "--roster", roster, "--names", "{nome}.pdf", code=2).stderr
    assert "{nome}" in bad and "{name}" in bad


CLASS = """
document: {language: %s, names: pupil, answers: end, seed: 7}
class: {each: %s, days: 2, pairs: round-robin, name: 3B}
sheets:
  - {game: hedges, board: {size: 6x6, hedges: 6}}
  - {game: sprouts, count: 2, board: {spots: 3, record: false}}
  - {game: dots-and-boxes, board: {size: 2x2, position: "2x2:110000110000"}}
"""


def test_class_of_several_games():
    """Each pair or pupil has all sheets together, and all their answers in the same order."""
    roster = FOLDER / "four.csv"
    roster.write_text("name\nAnna\nBruno\nCarlo\nDora\n")
    document = FOLDER / "mixed.yaml"
    days = {"en": "Day", "it": "Giorno"}
    for language, each, seats in (("en", "pair", 4), ("it", "pupil", 8)):
        document.write_text(CLASS % (language, each))
        read = pages(make("mixed.pdf", document, "--roster", roster))
        sheets, key = read[:5 * seats], read[5 * seats:]
        ids = ids_of(sheets)
        assert [one for page in key for one in ID.findall(page)] == ids, (ids, key)
        met = []
        for seat in range(seats):
            own = sheets[5 * seat:5 * seat + 5]
            day = f"{days[language]} {1 + 2 * seat // seats}"
            assert all(day in page for page in own), (day, own)
            names = [re.findall(r"Anna|Bruno|Carlo|Dora", page.split("\n3B")[0].split("3B")[0])
                     for page in own]
            met.append(tuple(names[2]))
            assert len(names[2]) == (2 if each == "pair" else 1), names
            assert all(set(name) == set(names[2]) for name in names), names
            whose = f"{', '.join(names[2])} · 3B · {day}"
            assert "".join(key).count(whose) == 4, (whose, key)
        assert len(set(met)) == 4, met
        again = pages(make("again.pdf", document, "--roster", roster, "--id", ids[6], "--what",
                           "key"))
        assert ids[5] in again[0] and " 3B · " in again[0]
    key = "".join(pages(make("named.pdf", "hedge-duel", "--players", "Anna,Bruno", "--answers",
                             "end"))[2:])
    assert "Maze of Anna" in key and "Maze of Bruno" in key and "player 1" not in key


def test_problems_for_a_class():
    roster = FOLDER / "two-pupils.csv"
    roster.write_text("name;class\nAnna;3B\nBruno;3B\n")
    for name in ("sprouts-problems", "dots-and-boxes-problems"):
        read = pages(make("problems.pdf", name, "--roster", roster, "--seed", 7))
        assert len(read) == 4, (name, len(read))
        for pupil, page, key in zip(("Anna", "Bruno"), read, read[2:]):
            assert re.search(rf"Name\s+{pupil}\s+Class\s+3B\s+Date", page), page
            one = ID.search(page.strip().splitlines()[-1]).group()
            assert key.count(one) == 6 and key.count(f"{pupil} · 3B") == 6, key
            numbers = [int(number) for number in re.findall(rf"\b(\d)\s+{one}", key)]
            assert numbers == [1, 2, 3, 4, 5, 6]
        again = pages(make("again.pdf", name, "--roster", roster, "--id", one))
        assert len(again) == 1 and again[0].split(one)[0] == page.split(one)[0], again
        files = FOLDER / f"files-{name}"
        files.mkdir()
        run("make", name, "--roster", roster, "--names", "{name}.pdf", "--seed", 7, folder=files)
        assert [page_count(files / file)
                for file in ("Anna.pdf", "Bruno.pdf", f"{name}-key.pdf")] == [1, 1, 2]


def test_rosters_that_are_wrong():
    roster = FOLDER / "wrong.csv"
    for text, expected in ((b"", "empty"), (b"a,b\n1,2\n", "name"), (b"name\n", "no pupils"),
                           (b"name,class\nAnna,3B,x\n", "3 values"), (b"name\n\"Anna\n", "quote"),
                           (b"name\nM\xfcller\n", "UTF-8"), (b"name\nA\x07B\n", "control"),
                           (b"name,class\n,3B\n", "no name")):
        roster.write_bytes(text)
        told = run("make", "class-set", "--roster", roster, code=3).stderr
        assert expected in told and "wrong.csv:" in told, (text, told)


def test_pairs():
    roster = FOLDER / "six.csv"
    roster.write_text("name\n" + "".join(f"P{i}\n" for i in range(6)))
    pairs = set()
    path = make("days.pdf", "class-set", "--roster", roster, "--pairs", "round-robin", "--set",
                "class.days=5", "--answers", "none")
    for page in pages(path):
        pairs.add(tuple(sorted(re.findall(r"\bP\d\b", page.split("Your maze")[0]))))
    assert len(pairs) == 15, pairs  # everybody has met everybody
    shuffled = [make(f"r{i}.json", "class-set", "--roster", roster, "--pairs", "random", "--seed",
                     3) for i in range(2)]
    assert shuffled[0].read_bytes() == shuffled[1].read_bytes()


main(globals())
