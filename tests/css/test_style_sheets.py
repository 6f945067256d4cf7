"""Tests that the style sheets do not slow clicks down: nothing that moves has the page styled again."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
SHEETS = sorted([*(WEB / "css").glob("*.css"), *WEB.glob("tables/*/css/*.css")])
BESIDE = "52-review.css"
"""Its bar grows while a game is looked through, when there is no table on show."""
WHOLE = re.compile(
    r"(?:\bbody|\bhtml|:root|\.table)(?![\w-])[^\s,{}>+~()]*:has\(((?:[^()]|\([^()]*\))*)\)([^\s,{}]*)\s*([^,{}]*)"
)
"""A condition on the whole page or table by what is in it: in brackets, right behind them, and to whom it applies."""
FREE = {"opacity", "transform", "none"}
"""The properties that the browser animates on its own, without the page's thread."""


def code(sheet):
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)


def animated(css):
    """Return the properties that change step by step in transitions and key frames."""
    for transition in re.findall(r"transition: ([^;}]*)", css):
        yield from (part.split()[0] for part in re.sub(r"\([^()]*\)", "", transition).split(","))
    for body in re.findall(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)", css):
        yield from re.findall(r"([\w-]+)\s*:", body)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_only_what_the_browser_moves_by_itself_is_animated(sheet):
    if sheet.name != BESIDE:
        assert set(animated(code(sheet))) <= FREE


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_a_finger_sets_nothing_in_motion_that_is_meant_for_a_pointer_above_it(sheet):
    css = re.sub(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", code(sheet))
    moving = [rule for rule, body in re.findall(r"([^{}]*:hover[^{}]*)\{([^{}]*)\}", css) if "filter" in body]
    lifted = re.findall(r"([^{},]*:hover[^{},]*)\{[^{}]*transform: translate", css)
    assert not moving
    assert not [rule for rule in lifted if ".picked:hover" not in rule]


def styled_anew(css):
    """Return the selectors with which elements that come or go have the whole page or table styled again.

    The browser looks at such a condition again when any element comes, and then at all that the rules beside it may
    be about.
    """
    return [
        found.group(0).strip() for found in WHOLE.finditer(css) if found.group(3) or found.group(1).lstrip()[0] in "+~"
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_what_comes_or_goes_does_not_have_the_whole_table_styled_anew(sheet):
    assert styled_anew(code(sheet)) == []


MOST, LONGEST = 50, 320
SIZE = re.compile(r"phone|tablet|landscape|compact|narrow|wide|small|night")


def test_a_style_sheet_is_of_a_component_and_has_its_sizes_inside():
    assert len(SHEETS) <= MOST
    for sheet in SHEETS:
        text = sheet.read_text("utf-8")
        assert text.startswith("/* ") and len(text.splitlines()) <= LONGEST, sheet
        assert not SIZE.search(sheet.name) and re.search(r"(?m)^[^\s@/}].*\{", text), sheet


def test_what_has_the_whole_table_styled_anew_is_found():
    assert styled_anew("a {} .table:has(+ .veil) .ask { top: 0 } body:has(> :is(.a, .b)) > p, .b { top: 0 }") == [
        ".table:has(+ .veil) .ask",
        "body:has(> :is(.a, .b)) > p",
    ]
    assert (
        styled_anew(".table[data-a]:has(.b, .c:is(.d)) { top: 0 } .table-x:has(.b) .c, .q:has(.b) p { top: 0 }") == []
    )


def handed_down(css):
    """Return the rules by which a question, or the draft, changes what the whole table inherits: all is restyled."""
    own = re.compile(r"(?:\.table)+(?::(?:is|not)\([^()]*\)|\[data-[^\]]*\])+$")
    rules = [(head.strip(), body) for head, body in re.findall(r"([^{}]*)\{([^{}]*)\}", css)]
    rules = [
        (head, body) for head, body in rules if own.match(head) and re.search(r"\[data-(l|of|ask|own|draft)\b", head)
    ]
    return [head for head, body in rules if re.search(r"(?:^|[;\s])--[\w-]+:", body)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_what_a_question_changes_is_not_inherited_by_the_whole_table(sheet):
    assert handed_down(code(sheet)) == []


def test_what_the_whole_table_inherits_is_found():
    css = '.table:is([data-l="a"], [data-ask="c"]) { --x: 1px } .table[data-l="a"] .b { --x: 0 } .table { --y: 2px }'
    assert handed_down(css + ' .table.table[data-l="a"] { gap: 1px }') == ['.table:is([data-l="a"], [data-ask="c"])']


def test_what_is_animated_is_found():
    css = "a { transition: left var(--m) steps(2, end), color 1s; } @keyframes b { from { top: 1px } to { x: 2px } }"
    assert list(animated(css)) == ["left", "color", "top", "x"]


def test_the_curves_of_a_review_have_colours_of_their_own_at_every_table():
    colours = dict(re.findall(r"--(s[1-7]): ([^;]+);", code(WEB / "css" / BESIDE).split(".curvew {")[1]))
    assert len(set(colours.values())) == 7 and all(colour.startswith("#") for colour in colours.values())


def absent(css):
    """Return the addresses in a style sheet, as seen from web/css/, at which there is no file."""
    found = re.findall(r"url\([\"']?(?!data:|#)([^)\"']+)", css)
    return [url for url in found if not (WEB / "css" / url).exists()]


@pytest.mark.parametrize("sheet", [*SHEETS, *WEB.glob("tables/*/poster.css")], ids=lambda path: path.name)
def test_what_a_style_sheet_names_is_there(sheet):
    assert absent(code(sheet)) == [], "an address begins at web/css/: url(../tables/NAME/art/FILE)"


def test_an_address_that_begins_at_the_sheet_of_a_table_is_found():
    assert absent("a { background: url(../art/paw.svg); --b: url(../art/star.svg) }") == ["../art/paw.svg"]
