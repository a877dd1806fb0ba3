# SPDX-License-Identifier: MIT
"""Trips, magazines, newsletters, figures: what the printed pages of a document say, what its key
holds, what is read aloud.

    documents.py PROGRAM
"""
import json
import re

from printed import FOLDER, ID, main, make, page_count, pages, run, tool, words_of


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
    assert first.split()[:2] == ["Player", "1"] and second.split()[:2] == ["Player", "2"]
    run("make", "trip-pack", "--set", "document.apart=true", "--players", "Anna,Bruno", "--set",
        "page.booklet=false", "-o", apart / "named.pdf")
    for number, name in ((1, "Anna"), (2, "Bruno")):
        read = pages(apart / f"named-player-{number}.pdf")
        assert read[0].split()[0] == name and "Bruno" in read[0] and "Anna" in read[0], read[0]
        assert re.search(r"Game +Anna +Bruno", read[-1]), read[-1]
    (FOLDER / "three.yaml").write_text("document: {players: [Anna, Bruno, Carla]}\nsheets: [{page: cover}, "
                                       "{page: scores}, {game: dots-and-boxes}]\n")
    cover, scores = pages(make("three.pdf", FOLDER / "three.yaml"))[:2]
    assert "Player 3 Carla" in re.sub(" +", " ", cover) and "Carla" in scores, cover
    secret = ID.findall(second)
    assert secret and not set(secret) & set(ID.findall(first))
    for player in (1, 2):  # each has a cover, so that no maze lies outside
        assert "Games for the trip" in pages(apart / f"trip-player-{player}.pdf")[0]


def test_the_key_is_in_no_players_file():
    """Apart, by ID, in a booklet, on standard output: both mazes are nowhere but in the key's own
    file."""
    folder = FOLDER / "keys"
    folder.mkdir()
    (folder / "d.yaml").write_text("document: {answers: end, apart: true}\n"
                                   "sheets: [{game: hedges}]\n")
    run("make", "d.yaml", "--seed", 7, "-o", "d.pdf", folder=folder)
    assert sorted(p.name for p in folder.iterdir()) == [
        "d-answers.pdf", "d-player-1.pdf", "d-player-2.pdf", "d.yaml"]
    assert [page_count(folder / f"d-{what}.pdf")
            for what in ("player-1", "player-2", "answers")] == [1, 1, 1]
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
    for arguments in (("t.yaml", "-o", "t.yaml"),
                      ("class-set", "--roster", "p.csv", "-o", "./p.csv")):
        told = run("make", *arguments, "-f", "pdf", folder=folder, code=2).stderr
        assert "would be lost" in told, told
    assert (folder / "t.yaml").read_text().startswith("sheets")
    assert (folder / "p.csv").stat().st_size == 16


def test_count_multiplies():
    """Boards three times as many as the template has, but one cover."""
    made = json.loads(run("make", "trip-pack", "--count", "3", "-f", "json", "-o", "-").stdout)
    assert [sheet["count"] for sheet in made["sheets"]] == [6, 6, 6, 3], made["sheets"]
    text = "".join(pages(make("trip3.pdf", "trip-pack", "--count", "3")))
    assert text.count("Games for the trip") == 1 and text.count("How to play") == 1
    made = json.loads(run("make", "sprouts", "--count", "2", "--set", "sheets.0.count=3", "-f",
                          "json", "-o", "-").stdout)
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
        foot = f"{48 + number} · Games" if number % 2 == 0 else f"Games · {48 + number}"
        assert page.strip().endswith(foot) and not ID.search(page), page
    path = make("magazine.pdf", "magazine-page", "--set", "document.credit=by Anna Rossi")
    assert re.search(r"48 · Games\s+by Anna Rossi\s*$", pages(path)[0])


def test_a_magazine_is_numbered_on_the_outer_side():
    """It goes on around these pages, so that how many they are is of no use."""
    (FOLDER / "numbers.yaml").write_text("document: {answers: end, pages-from: 48}\nsheets:\n"
                                         "  - {game: hedges, as: figure, board: {size: 9x9, hedges: 12}}\n")
    path = make("numbers.pdf", "numbers.yaml")
    assert not any(re.search(r"page \d+ of", page) for page in pages(path))
    for page, width, _, left, *_, word in words_of(path):
        if word in ("48", "49"):
            assert page == int(word) - 47 and (left < width / 2) == (word == "48"), (page, left)


def test_scores_and_numbers_stay_on_one_line():
    """Of a solution, however narrow its column."""
    template = FOLDER / "narrow.yaml"
    for width in range(45, 62, 2):
        template.write_text("document: {language: it, answers: end, seed: 5}\n"
                            f"page: {{paper: 2{width}mm x 280mm, columns: 4}}\nsheets:\n"
                            "  - {game: dots-and-boxes, as: figure, count: 4, board: {size: 4x4, problem: 2}}\n")
        for page in tool("pdftotext", make("narrow.pdf", template), "-").split("\f"):
            assert not re.search(r"Giocatore\n\d|\d :\n\d|\d\n: \d", page), (width, page)


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


def heard_boards(*arguments):
    text = make("heard.json", *arguments, "--seed", 7).read_text()
    return json.loads(text)["sheets"][0]["boards"]


def test_answers_are_told():
    for language, way in (("en", "Shortest way, {} steps: {}."),
                          ("it", "Cammino più breve, {} passi: {}.")):
        arguments = ("hedge-duel", "--lang", language)
        boards = heard_boards(*arguments)
        heard = told_answers(*arguments)
        for board in boards:
            path = board["shortest_path"]
            assert heard.count(way.format(len(path) - 1, ", ".join(path))) == 1, (path, heard)
    heard = told_answers("sprouts")
    assert "with best play the player who begins wins" in heard and "Winning first moves" in heard
    board = heard_boards("sprouts-problems")[0]
    heard = told_answers("sprouts-problems")
    position, best = re.escape(board["position"]), re.escape(board["best"][0])
    assert re.search(rf"Hoey's notation: {position} {best} wins", heard), board
    board = heard_boards("dots-and-boxes-problems")[0]
    heard = told_answers("dots-and-boxes-problems")
    assert f"Best: {board['best'][0]}." in heard
    line = ", ".join(one for turn in board["line"] for one in turn)
    assert f"Best play, line by line: {line}." in heard, (line, heard)


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
    for language, words in (("en", "approximately uniform"),
                            ("it", "approssimativamente uniforme")):
        for hedges in (30, 150):
            for count in (1, 3):
                arguments = ("hedge-duel", "--seed", "7", "--lang", language, "--count", count,
                             "--set", f"sheets.0.board.hedges={hedges}", "--answers", "end")
                path = make("law.pdf", *arguments)
                text = " ".join(tool("pdftotext", path, "-").split())
                assert text.count(words) == (2 * count if hedges == 150 else 0), \
                    (language, hedges, text)
                boards = json.loads(run("make", *arguments, "-f", "json", "-o", "-").stdout)
                laws = {board["law"] for board in boards["sheets"][0]["boards"]}
                assert laws == {"approximately uniform" if hedges == 150 else "uniform"}, laws


main(globals())
