# SPDX-License-Identifier: MIT
"""Large print: made, or told what would fit; text stays apart, and nobody's secret lies behind the
other's.

    large_print.py PROGRAM
"""
import json

from printed import FOLDER, ID, main, make, pages, run, words_of

# What has no room at 16 pt on A5, and what makes it fit as the message says.
TOO_LARGE = {
    "hedge-duel": ("12 x 15 cells would fit", {"sheets.0.board.size": "12x15"}),
    "hedge-duel-draw-your-own": ("12 x 15 cells would fit", {"sheets.0.board.size": "12x15"}),
    "newsletter-page": ("a smaller board would fit", {
        "sheets.0.rules": "false",
        **{f"sheets.{sheet}.board.size": "12x12" for sheet in (0, 3, 4)}}),
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
    rules = pages(make("large.pdf", "sprouts-lesson", "--paper", "A5", "--set",
                       "page.large-print=true"))
    assert "How to play" in rules[-1] and not any("How to play" in page for page in rules[:-1])
    assert len({ID.search(page.strip().splitlines()[-1]).group() for page in rules}) == 1
    small = ("dots-and-boxes", "--set", "page.paper=60mm x 130mm", "--set",
             "sheets.0.board.size=3x3")
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
                path = make("flow.pdf", template, "--lang", language,
                            "--set", "page.large-print=true", "--set", "page.booklet=false",
                            "--set", f"page.duplex={duplex}",
                            "--paper", "A5" if template == "trip-pack" else "A4", "--seed", "7")
                owners = {}  # by page
                for page, _, _, _, _, _, _, word in words_of(path):
                    if ID.match(word):
                        owners.setdefault(page, word)
                document = json.loads(run("make", template, "--seed", "7", "--format", "json",
                                          "--lang", language, "-o", "-",
                                          "--set", "page.large-print=true").stdout)
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
        path = make("foot.pdf", "dots-and-boxes-page", "--lang", language, "--paper", "A5",
                    "--seed", "18446744073709551615", "--set", "page.large-print=true")
        foot = [word for word in words_of(path) if word[6] > word[2] - 60]
        assert any(ID.match(word[7]) for word in foot), foot
        for first, second in zip(foot, foot[1:]):
            if first[0] == second[0] and abs(first[4] - second[4]) < 2:
                assert second[3] >= first[5], (language, first, second)


main(globals())
