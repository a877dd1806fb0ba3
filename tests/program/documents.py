# SPDX-License-Identifier: MIT
"""Classes, trips, magazines: what the printed pages of a document say, read back from the PDF.

    documents.py PROGRAM
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
FOLDER = pathlib.Path(tempfile.mkdtemp())


def run(*arguments, code=0, folder=FOLDER):
    done = subprocess.run([PROGRAM, *map(str, arguments)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == code, f"{arguments}: {done.returncode}\n{done.stderr}"
    return done


def make(name, *arguments):
    path = FOLDER / name
    run("make", *arguments, "-o", path)
    return path


def tool(*arguments):
    return subprocess.run(list(map(str, arguments)), check=True, capture_output=True, text=True).stdout


def pages(path):
    return tool("pdftotext", "-layout", path, "-").split("\f")[:-1]


def page_count(path):
    return int(re.search(r"Pages:\s+(\d+)", tool("pdfinfo", path)).group(1))


ID = re.compile(r"\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{2,5})+\b")


def test_class_with_key():
    roster = FOLDER / "pupils.csv"
    roster.write_text("name;class\nAnna Dell’Orto;3B\n\"D'Angelo; Bruno\";3B\nZoë Müller;3C\n"
                      "Ada O'Neill;3C\nUgo Łukasz;3C\n", encoding="utf-8-sig")
    path = make("class.pdf", "class-set", "--roster", roster, "--seed", 7)
    read = pages(path)
    assert len(read) >= 7, len(read)
    sheets, key = read[:6], "".join(read[6:])
    for name, page in zip(["Anna Dell’Orto", "D'Angelo; Bruno", "Zoë Müller", "Ada O'Neill",
                           "Ugo Łukasz", "the teacher"], sheets):
        assert name in page.split("Your maze")[0], name
    assert "3B" in sheets[0] and "3C" in sheets[3]
    ids = [ID.search(page.strip().splitlines()[-1]).group() for page in sheets]
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
    return ids


def test_ids(ids):
    whole = pages(FOLDER / "class.pdf")
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
    assert key and key <= sheets and not any("class-set-key" in name for name in names), (key, sheets)
    run("make", "class-set", "--roster", roster, "--names", "{name}", "--format", "pdf", "--key", "none",
        folder=folder)
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
        ids = [ID.search(page.strip().splitlines()[-1]).group() for page in sheets]
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
        again = pages(make("again.pdf", document, "--roster", roster, "--id", ids[6], "--what", "key"))
        assert ids[5] in again[0] and " 3B · " in again[0]
    key = "".join(pages(make("named.pdf", "hedge-duel", "--players", "Anna,Bruno", "--answers", "end"))[2:])
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
            assert [int(number) for number in re.findall(rf"\b(\d)\s+{one}", key)] == [1, 2, 3, 4, 5, 6]
        again = pages(make("again.pdf", name, "--roster", roster, "--id", one))
        assert len(again) == 1 and again[0].split(one)[0] == page.split(one)[0], again
        files = FOLDER / f"files-{name}"
        files.mkdir()
        run("make", name, "--roster", roster, "--names", "{name}.pdf", "--seed", 7, folder=files)
        assert [page_count(files / file) for file in ("Anna.pdf", "Bruno.pdf", f"{name}-key.pdf")] == [1, 1, 2]


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
    shuffled = [make(f"r{i}.json", "class-set", "--roster", roster, "--pairs", "random", "--seed", 3)
                for i in range(2)]
    assert shuffled[0].read_bytes() == shuffled[1].read_bytes()


def test_booklet():
    path = make("trip.pdf", "trip-pack", "--seed", 7)
    sides = page_count(path)
    assert sides % 2 == 0
    logical = 2 * sides
    for number, side in enumerate(pages(path)):
        printed = sorted(int(n) for n in re.findall(r"page (\d+) of", side))
        # The outermost sheet carries the first and the last pages, and so on inwards.
        inner = [number + 1, logical - number]
        assert all(page in inner for page in printed), (number, printed)
    info = tool("pdfinfo", "-box", path)
    assert "841.89 x 595.28" in info or "841.89 x 595.27" in info, info
    apart = FOLDER / "apart"
    apart.mkdir()
    run("make", "trip-pack", "--set", "document.apart=true", "--seed", 7, "-o", apart / "trip.pdf")
    assert sorted(p.name for p in apart.iterdir()) == ["trip-player-1.pdf", "trip-player-2.pdf"]
    first, second = ("".join(pages(apart / f"trip-player-{n}.pdf")) for n in (1, 2))
    secret = ID.findall(second)
    assert secret and not set(secret) & set(ID.findall(first))
    for player in (1, 2):  # each has a cover, so that no maze lies outside
        assert "Games for the trip" in pages(apart / f"trip-player-{player}.pdf")[0]


def test_the_key_is_in_no_players_file():
    """Apart, by ID, in a booklet, on standard output: both mazes are nowhere but in the key's own file."""
    folder = FOLDER / "keys"
    folder.mkdir()
    (folder / "d.yaml").write_text("document: {answers: end, apart: true}\nsheets: [{game: hedges}]\n")
    run("make", "d.yaml", "--seed", 7, "-o", "d.pdf", folder=folder)
    assert sorted(p.name for p in folder.iterdir()) == [
        "d-answers.pdf", "d-player-1.pdf", "d-player-2.pdf", "d.yaml"]
    assert [page_count(folder / f"d-{what}.pdf") for what in ("player-1", "player-2", "answers")] == [1, 1, 1]
    id_, = ID.findall(pages(folder / "d-player-1.pdf")[0])
    run("make", "d.yaml", "--id", id_, "-o", "one.pdf", folder=folder)
    assert page_count(folder / "one.pdf") == 1 and not (folder / "one-player-1.pdf").exists()
    run("make", "hedge-duel", "--seed", 7, "--answers", "separate", "--set", "page.booklet=true",
        "-o", "b.pdf", folder=folder)
    assert "Answers" not in "".join(pages(folder / "b.pdf"))
    assert "Answers" in "".join(pages(folder / "b-answers.pdf"))
    told = run("make", "hedge-duel", "--answers", "separate", "-f", "pdf", "-o", "-", code=2).stderr
    assert "two files" in told, told


def test_what_is_read_is_not_overwritten():
    folder = FOLDER / "read"
    folder.mkdir()
    (folder / "t.yaml").write_text("sheets: [{game: sprouts}]\n")
    (folder / "p.csv").write_text("name\nAnna\nBruno\n")
    for arguments in (("t.yaml", "-o", "t.yaml"), ("class-set", "--roster", "p.csv", "-o", "./p.csv")):
        told = run("make", *arguments, "-f", "pdf", folder=folder, code=2).stderr
        assert "would be lost" in told, told
    assert (folder / "t.yaml").read_text().startswith("sheets") and (folder / "p.csv").stat().st_size == 16


def test_count_multiplies():
    """Boards three times as many as the template has, but one cover."""
    made = json.loads(run("make", "trip-pack", "--count", "3", "-f", "json", "-o", "-").stdout)
    assert [sheet["count"] for sheet in made["sheets"]] == [6, 6, 6, 3], made["sheets"]
    text = "".join(pages(make("trip3.pdf", "trip-pack", "--count", "3")))
    assert text.count("Games for the trip") == 1 and text.count("How to play") == 1
    made = json.loads(run("make", "sprouts", "--count", "2", "--set", "sheets.0.count=3", "-f", "json",
                          "-o", "-").stdout)
    assert len(made["sheets"][0]["boards"]) == 6
    far = run("make", "trip-pack", "--count", "1000000", code=3).stderr
    assert "1000000" in far, far


def test_a_trip_has_no_blank_pages():
    """Games without secrets lie behind the mazes; the scores are on the back of the booklet."""
    path = make("trip.pdf", "trip-pack", "--seed", 7)
    sides = pages(path)
    printed = sorted(int(n) for side in sides for n in re.findall(r"page (\d+) of 12", side))
    assert printed == list(range(1, 13)), printed
    assert "Score" in sides[0] and "Games for the trip" in sides[0]


def test_newsletter_has_its_squares_on_the_back():
    for language, other in (("en", "The other’s maze"), ("it", "Il labirinto altrui")):
        read = pages(make("news.pdf", "newsletter-page", "--lang", language))
        assert len(read) == 2 and other in read[1] and other not in read[0]


def test_test_page_tells_its_settings():
    read = pages(make("test.pdf", "test-page", "--set", "page.back-right=1.5mm"))
    assert "duplex: long-edge · back-right: 1.5mm · back-down: 0mm" in read[0], read[0]


def test_accessible_has_its_limits():
    told = run("make", "class-set", "--set", "class.pupils=1200", "--accessible", code=3).stderr
    assert "at most 1000 pages" in told, told
    assert "as they are printed" in run("make", "trip-pack", "--accessible", "-o",
                                        FOLDER / "heard.pdf").stderr


def test_magazine():
    path = make("magazine.pdf", "magazine-page", "--seed", 7)
    tool("qpdf", "--check", path)
    info = tool("pdfinfo", "-box", path)
    box = {name: [float(x) for x in rest.split()] for name, rest in
           re.findall(r"(\w+Box):\s+([\d. ]+)", info)}
    mm = 72 / 25.4
    trim = box["TrimBox"]
    assert abs(trim[2] - trim[0] - 210 * mm) < 0.1 and abs(trim[3] - trim[1] - 280 * mm) < 0.1
    bleed = box["BleedBox"]
    assert abs(trim[0] - bleed[0] - 3 * mm) < 0.1 and abs(bleed[3] - trim[3] - 3 * mm) < 0.1
    ink = tool("gs", "-q", "-o", "-", "-sDEVICE=inkcov", path)
    for line in ink.splitlines():
        cyan, magenta, yellow, black = (float(x) for x in line.split()[:4])
        assert cyan == magenta == yellow == 0 and 0 < black < 0.05, line
    assert tool("pdfimages", "-list", path).count("\n") <= 2
    assert "PDF version:     1.4" in tool("pdfinfo", path)
    for number, page in enumerate(pages(path)):
        assert page.strip().endswith(f"Games · {48 + number}") and not ID.search(page), page
    path = make("magazine.pdf", "magazine-page", "--set", "document.credit=by Anna Rossi")
    assert re.search(r"by Anna Rossi\s+Games · 48\s*$", pages(path)[0])


def test_newsletter():
    """Whoever knows none of the games can play from the page."""
    for language, expected in (("en", ("30 hedges", "more than 4", "every cell", "exit", "A1")),
                               ("it", ("30 siepi", "più di 4", "ogni casella", "uscita", "A1"))):
        path = make("newsletter.pdf", "newsletter-page", "--lang", language)
        front = re.sub(r"\s+", " ", tool("pdftotext", "-f", 1, "-l", 1, path, "-"))
        assert page_count(path) == 2 and all(word in front for word in expected), front
    path = make("foot.pdf", "newsletter-page", "--answers", "foot", "--seed", 7)
    sizes = {"".join(word[7:]): word[6] - word[4] for word in words_of(path)}
    assert sizes["Computed"] < 0.9 * sizes["hedges,"], sizes


def test_cells():
    for boards, expected in ((1, 1), (3, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        path = make("up.pdf", "dots-and-boxes", "--count", boards, "--set", "page.up=2x2", "--set",
                    "sheets.0.board.size=4x4", "--set", "page.cut-lines=true")
        assert page_count(path) == expected, boards


def test_accessible():
    path = make("accessible.pdf", "hedge-duel", "--accessible", "--lang", "it", "--seed", 7)
    assert re.search(r"Tagged:\s+yes", tool("pdfinfo", path))
    tool("qpdf", "--check", path)
    structure = tool("pdfinfo", "-struct-text", path)
    assert "Document" in structure and "H1" in structure and "Figure" in structure, structure[:400]


def told_answers(*arguments):
    """What a reader aloud is told on the pages of answers: alternative texts and paragraphs."""
    path = make("heard.pdf", *arguments, "--accessible", "--seed", 7, "--answers", "end")
    objects = json.loads(tool("qpdf", "--json", path))
    told = [one["/Alt"] for part in objects["qpdf"] if isinstance(part, dict) for one in
            (item.get("value", {}) for item in part.values() if isinstance(item, dict))
            if isinstance(one, dict) and "/Alt" in one]
    texts = tool("pdftotext", path, "-")
    return " ".join((" ".join(text.removeprefix("u:") for text in told) + " " + texts).split())


def test_answers_are_told():
    for language, way in (("en", "Shortest way, {} steps: {}."), ("it", "Cammino più breve, {} passi: {}.")):
        arguments = ("hedge-duel", "--lang", language)
        boards = json.loads(make("heard.json", *arguments, "--seed", 7).read_text())["sheets"][0]["boards"]
        heard = told_answers(*arguments)
        for board in boards:
            path = board["shortest_path"]
            assert heard.count(way.format(len(path) - 1, ", ".join(path))) == 1, (path, heard)
    heard = told_answers("sprouts")
    assert "with best play the player who begins wins" in heard and "Winning first moves" in heard
    board = json.loads(make("heard.json", "sprouts-problems", "--seed", 7).read_text())["sheets"][0]["boards"][0]
    heard = told_answers("sprouts-problems")
    assert re.search(rf"Hoey's notation: {re.escape(board['position'])} {re.escape(board['best'][0])} wins", heard), board
    board = json.loads(make("heard.json", "dots-and-boxes-problems", "--seed", 7).read_text())["sheets"][0]["boards"][0]
    heard = told_answers("dots-and-boxes-problems")
    assert f"Best: {board['best'][0]}." in heard
    line = ", ".join(one for turn in board["line"] for one in turn)
    assert f"Best play, line by line: {line}." in heard, (line, heard)


def words_of(path):
    page, width, height = 0, 0, 0
    for line in tool("pdftotext", "-bbox", path, "-").splitlines():
        if match := re.search(r'<page width="([\d.]+)" height="([\d.]+)"', line):
            width, height = map(float, match.groups())
            page += 1
        elif match := re.search(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" '
                                r'yMax="([-\d.]+)">(.*)</word>', line):
            yield page, width, height, *map(float, match.groups()[:4]), match.group(5)


# What has no room at 16 pt on A5, and what makes it fit as the message says.
TOO_LARGE = {
    "hedge-duel": ("12 x 15 cells would fit", {"sheets.0.board.size": "12x15"}),
    "hedge-duel-draw-your-own": ("12 x 15 cells would fit", {"sheets.0.board.size": "12x15"}),
    "newsletter-page": ("a smaller board would fit", {
        "sheets.0.rules": "false", **{f"sheets.{sheet}.board.size": "12x12" for sheet in (0, 3, 4)}}),
    "sprouts-class": ("a page 211 mm high would fit", {"page.paper": "148mm x 211mm"}),
    "trip-pack": ("or larger paper", {"page.paper": "A3"}),
}
SEARCHED = ("dots-and-boxes-problems", "sprouts-problems")  # take long


def test_large_print_is_made_or_told():
    """Sheets flow to further pages; what is refused is told with what would fit, and that is so."""
    for template in run("list", "--names").stdout.split():
        if template == "duel-book":  # takes longer still
            continue
        for paper in ("A4", "A5", "Letter"):
            for language in ("en", "it"):
                arguments = ["make", template, "--paper", paper, "--lang", language, "--set",
                             "page.large-print=true", "-o", FOLDER / "large.pdf"]
                if template in SEARCHED and (language == "it" or paper != "A5"):
                    continue
                small = ((paper == "A5" and (template, language) != ("sprouts-class", "en")) or
                         (template, paper, language) == ("trip-pack", "Letter", "it"))
                if template not in TOO_LARGE or not small:
                    run(*arguments)
                    continue
                sentence, changes = TOO_LARGE[template]
                assert sentence in run(*arguments, code=3).stderr, template
                for key, value in changes.items():
                    if key == "page.paper":
                        arguments[arguments.index("--paper") + 1] = value
                    else:
                        arguments += ["--set", f"{key}={value}"]
                run(*arguments)
    rules = pages(make("large.pdf", "sprouts-lesson", "--paper", "A5", "--set", "page.large-print=true"))
    assert "How to play" in rules[-1] and not any("How to play" in page for page in rules[:-1])
    assert len({ID.search(page.strip().splitlines()[-1]).group() for page in rules}) == 1
    small = ("dots-and-boxes", "--set", "page.paper=60mm x 130mm", "--set", "sheets.0.board.size=3x3")
    tiny = (*small[:-1], "sheets.0.board.size=1x1")
    told = run("make", *small, code=3).stderr
    for sentence, change in (("with tally: false", "board.tally=false"),
                             ("without the rules (rules: false) it fits", "rules=false")):
        assert sentence in told, told
        make("small.pdf", *small, "--set", f"sheets.0.{change}")
    told = run("make", *tiny, code=3).stderr
    assert "larger paper" in told and "would fit" not in told, told


def test_large_print_flows():
    """A duel in large print goes over several pages; nobody's secret lies behind the other's."""
    for template in ("hedge-duel", "hedge-duel-draw-your-own", "trip-pack"):
        for language in ("en", "it"):
            for duplex in ("none", "long-edge"):
                path = make("flow.pdf", template, "--lang", language, "--set", "page.large-print=true",
                            "--set", "page.booklet=false", "--set", f"page.duplex={duplex}", "--paper",
                            "A5" if template == "trip-pack" else "A4", "--seed", "7")
                owners = {}  # by page
                for page, _, _, _, _, _, _, word in words_of(path):
                    if ID.match(word):
                        owners.setdefault(page, word)
                document = json.loads(run("make", template, "--seed", "7", "--format", "json", "--lang",
                                          language, "-o", "-", "--set", "page.large-print=true").stdout)
                duels = [board["id"] for sheet in document["sheets"] if sheet["game"] == "hedges"
                         for board in sheet["boards"]]
                for one in duels:
                    pages = [page for page, owner in owners.items() if owner == one]
                    assert len(pages) > 1, (template, language, one, pages)
                    if duplex == "none":
                        continue
                    for page in pages:
                        behind = owners.get(page + 1 if page % 2 else page - 1)
                        assert behind == one or behind not in duels, (template, page, behind)


def test_a_figure_is_told_as_it_is_printed():
    """The text of a figure shows the board on the page, and nothing of the other maze."""
    (FOLDER / "figure.yaml").write_text(
        "sheets: [{game: hedges, as: figure, count: 2, board: {size: 9x9, hedges: 20}}]")
    arguments = ("figure.yaml", "--seed", "7", "--answers", "end", "-o", "-", "--format")
    boards = json.loads(run("make", *arguments, "json").stdout)["sheets"][0]["boards"]
    told = run("make", *arguments, "text").stdout.split("\f\n")[:-1]
    assert len(boards) == 2 and len(told) == 4, told
    for board, text in zip(boards, told[:2]):
        assert text.startswith(f"Hedge duel  {board['id']}\nEntry A1, Exit {board['exit']}\n"), text
        drawn = "\n".join(line[4:] for line in text.split("\n")[3:22])
        beside = sum(row[3 * k] == "|" for row in drawn.split("\n")[1:18:2] for k in range(1, 9))
        below = sum(row[3 * k + 1] == "-" for row in drawn.split("\n")[2:17:2] for k in range(9))
        assert beside + below == len(board["hedges"]) == 20, text
    for board, text in zip(boards, told[2:]):
        assert f"{len(board['shortest_path']) - 1} steps" in text and "2:" not in text, text


def test_the_referee_is_told_the_law():
    """Beyond 120 hedges mazes are approximately uniform: the sheet and the data say so."""
    for language, words in (("en", "approximately uniform"), ("it", "approssimativamente uniforme")):
        for hedges in (30, 150):
            for count in (1, 3):
                arguments = ("hedge-duel", "--seed", "7", "--lang", language, "--count", count, "--set",
                             f"sheets.0.board.hedges={hedges}", "--answers", "end")
                path = make("law.pdf", *arguments)
                text = " ".join(tool("pdftotext", path, "-").split())
                assert text.count(words) == (2 * count if hedges == 150 else 0), (language, hedges, text)
                boards = json.loads(run("make", *arguments, "-f", "json", "-o", "-").stdout)
                laws = {board["law"] for board in boards["sheets"][0]["boards"]}
                assert laws == {"approximately uniform" if hedges == 150 else "uniform"}, laws


def test_large_print_stays_apart():
    """In large print no line of text stands on another one, nor on the foot; columns give way."""
    for template in ("magazine-page", "dots-and-boxes-page", "test-page", "brussels-sprouts"):
        for language in ("en", "it"):
            path = make("apart.pdf", template, "--lang", language, "--set", "page.large-print=true",
                        "--paper", "A5", "--seed", "7", "--answers", "none")
            words = list(words_of(path))
            for i, (page, width, height, x0, y0, x1, y1, text) in enumerate(words):
                assert 0 <= x0 and x1 <= width and y1 <= height, (template, language, page, text)
                for other in words[i + 1:]:
                    if other[0] != page:
                        continue
                    # Boxes are a line high: letters touch when their middles are close.
                    wide = min(x1, other[5]) - max(x0, other[3])
                    high = abs((y0 + y1) / 2 - (other[4] + other[6]) / 2)
                    assert wide < 0.5 or high > 0.4 * 16, (template, language, page, text, other[7])


def test_foot_has_room():
    """The left text at the foot of a page gives way to the right one."""
    for language in ("en", "it"):
        path = make("foot.pdf", "dots-and-boxes-page", "--lang", language, "--paper", "A5", "--seed",
                    "18446744073709551615", "--set", "page.large-print=true")
        foot = [word for word in words_of(path) if word[6] > word[2] - 60]
        assert any(ID.match(word[7]) for word in foot), foot
        for first, second in zip(foot, foot[1:]):
            if first[0] == second[0] and abs(first[4] - second[4]) < 2:
                assert second[3] >= first[5], (language, first, second)


ids = test_class_with_key()
test_ids(ids)
tests = [test for name, test in sorted(globals().items())
         if name.startswith("test_") and name not in ("test_class_with_key", "test_ids")]
for test in tests:
    try:
        test()
    except AssertionError as fault:
        sys.exit(f"{test.__name__}: {fault}")
print(f"{len(tests) + 2} kinds of documents read back")
