"""Tests that no state has barriers: by axe, under a finger, enlarged, in colours of one's own.

The states are those of tests/page/frames (docs/access.md); no game is started for them.
"""

import json

import pytest

import axe
import contrast
from drawn import STATES, looked_at, show
from sanjuan.words.languages import LANGUAGES

PHONES = [(390, 844), (360, 640), (844, 390)]
TELLING = ["role-4", "events-4", "selling-4", "lifted-4", "paying-4", "keep-3", "hint-role-4", "setup", "score-4"]
TELLING += ["alhambra-turn-6", "alhambra-pay-4", "alhambra-gift-2", "alhambra-scoring-6", "alhambra-over-4"]
TELLING += ["alhambra-palace-6"]
"""States that show everything that bears words."""
SHEETS = ["san_juan-result", "alhambra-result", "citadels-result", "citadels-lessons"]
"""Those in which words are on the poster of a game."""
PRESSED = "button:not(.opp .card, .ranks .card:not([data-option])), a[href], input, summary"
"""Buildings of others are large in the window that their panel's head opens; of ranks that are only to be looked at one
close up leads to the next; names in sentences are as they are."""
NEEDED = "#ask [data-act], [data-option], [data-act=lift], .overlist summary"
REACHED = "[data-option], [data-act]:not(.veil, .c-zoom), [data-set], input"
TOLD = "element => `${element.outerHTML.slice(0, 120)} ${JSON.stringify(element.getBoundingClientRect())}`"
HIDDEN = "#log mark, .overlist > div *, :has(> .hint) > :not(.hint) *, [inert] *, #rules :is(p, th) a"
"""Names in the small log (the whole log has them), what opens on demand, what a hint lies over until it is closed,
what the rules lie over, names in the sentences and lists of the rules."""
COVERED = """
(element, box) => {
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !(top && (element.contains(top) || top.contains(element) || top.closest(".hint")));
}
"""
SMALL = f"""
selector => {{
  const dialog = document.getElementById("dialog");
  return [...document.querySelectorAll(selector)].filter(element => {{
    if (!element.checkVisibility() || (dialog && !dialog.contains(element))) return false;
    if (element.matches({json.dumps(HIDDEN)})) return false;
    const box = element.getBoundingClientRect(), around = getComputedStyle(element, "::after");
    if (!box.width && !box.height) return false;  // it has gone: nothing of it can be pressed
    const room = around.content !== "none" && around.position === "absolute" ? around : null;
    const side = name => room ? Math.max(0, -parseFloat(room[name]) || 0) : 0;
    return box.width + side("left") + side("right") < 43.5 || box.height + side("top") + side("bottom") < 43.5;
  }}).map({TOLD});
}}
"""
OUT_OF_SIGHT = f"""
selector => document.getElementById("dialog") ? [] : [...document.querySelectorAll(selector)].filter(element => {{
  if (!element.checkVisibility() || element.matches({json.dumps(HIDDEN)})) return false;
  const box = element.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return true;
  return ({COVERED})(element, box);
}}).map({TOLD})
"""
OUT_OF_REACH = f"""
selector => [...document.querySelectorAll(selector)].filter(element => {{
  const dialog = document.getElementById("dialog");
  if (!element.checkVisibility() || element.matches({json.dumps(HIDDEN)})) return false;
  if (dialog && !dialog.contains(element)) return false;
  element.scrollIntoView({{ block: "center", inline: "center" }});
  const box = element.getClientRects()[0];  // the first line of words that go over two
  return box.left < -1 || box.right > innerWidth + 1 || ({COVERED})(element, box);
}}).map({TOLD})
"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth ? [innerWidth] : []"
SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"
CUT = f"""
() => [...document.querySelectorAll(
  ".btn, .q h1, .q p:not(.sr), .chipbtn, .window :is(h2, p), .seg :is(button, label), .tog"
)].filter(
  element => element.checkVisibility() && (element.scrollWidth > element.clientWidth + 1 ||
    (getComputedStyle(element).overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1))
).map({TOLD})
"""
EDGED = "label:has(> input[data-set]), button:not(.head, .unseen button, .c-zoom, .link, .rowname, .when)"
"""All buttons but those that are words in a list or a table, or underlined."""
EDGES = f"""
() => {{
  const edge = element => {{
    const {{ outlineStyle, outlineWidth, borderStyle }} = getComputedStyle(element);
    return outlineStyle !== "none" ? `${{outlineStyle}} ${{outlineWidth}}` : borderStyle;
  }};
  const drawn = element => edge(element.querySelector(":scope > .face") ?? element);
  const seen = selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const bare = seen({json.dumps(EDGED)}).filter(one => drawn(one) === "none");
  const plain = seen(".card:not([data-option], [data-act=lift], .fresh, .ghost)").map(drawn);
  const open = seen('.card[aria-pressed="false"], .role[aria-pressed="false"]').map(drawn);
  const marked = seen('.card[aria-pressed="true"], .role[aria-pressed="true"]').map(drawn);
  return {{ bare: bare.map({TOLD}), plain, open, marked }};
}}
"""
RINGS = """
async () => {
  const posters = [...document.querySelectorAll("san-juan-game")];
  const inner = posters.flatMap(one => [...one.shadowRoot.querySelectorAll("button")]);
  const all = [...document.querySelectorAll("button, a[href], input, summary"), ...inner];
  const kinds = new Map(all.map(one => [`${one.localName} ${one.className}`, one])), faint = [];
  for (const one of kinds.values()) {
    one.focus({ focusVisible: true });
    if (one !== one.getRootNode().activeElement) continue;  // it cannot have the focus
    await Promise.all(document.getAnimations().map(motion => motion.finish()));
    if (!(parseFloat(getComputedStyle(one).outlineWidth) >= 3)) faint.push((@TOLD@)(one));
  }
  return faint;
}
""".replace("@TOLD@", TOLD)
"""Returns the elements that show no ring while they have the focus, one of each kind."""


def found(page, *looks, states=STATES, lang="en"):
    """Return the findings of looks at every state, each in a line that begins with the name of the state."""
    shown = looked_at(page, states, *looks, lang=lang)
    return [f"{name}: {one}" for name, seen in shown for look in seen for one in look]


AXE = [((1440, 900), "en", "day"), ((390, 844), "fr", "night"), ((390, 844), "de", "day"), ((844, 390), "es", "night")]
"""Every size, language and theme."""


def shared_out(number, among):
    """Return the states for one test `among` many, and those that show most of the words."""
    return [name for nth, name in enumerate(STATES) if nth % among == number or name in TELLING]


SHARE = 2 * len(AXE)
"""Axe takes most of a second for a state: every other one is looked at, in `make soak` all of them."""


def shared(number):
    """Return the states that one of the tests by axe looks at; each of those with most words comes twice."""
    left_out = TELLING[1 - number // 2 % 2 :: 2]
    return [name for name in shared_out(number, SHARE) if name not in left_out]


def a_quarter(number):
    """Run a test with a quarter of the states, in `make soak` with all of them."""
    return pytest.mark.parametrize("states", [
        pytest.param(shared_out(number, 4), id="a quarter"), pytest.param(STATES, id="all", marks=pytest.mark.soak),
    ])  # fmt: skip


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize(
    ("size", "lang", "theme", "states"),
    [(*one, shared(2 * number)) for number, one in enumerate(AXE)]
    + [pytest.param(*one, STATES, marks=pytest.mark.soak) for one in AXE],
)
def test_axe_finds_no_hurdle_on_any_screen(drawings, size, lang, theme, states):
    page = drawings(axe.bring, viewport={"width": size[0], "height": size[1]})
    looked = looked_at(page, states, (axe.LOOK, axe.RULES), lang=lang, theme=theme)
    assert {name: hurdles for name, [hurdles] in looked if hurdles} == {}
    page.evaluate("document.querySelector('#app').innerHTML = '<main><h1>San Juan</h1><button></button></main>'")
    assert len(axe.hurdles(page)) == 1, "it finds what there is"


def test_axe_finds_no_hurdle_on_the_pages_without_the_game(drawings):
    page = drawings(axe.bring, viewport={"width": 820, "height": 1180})
    root, out = page.url, {}
    for name in ("rules.en.html", "rules.de.html", "about.es.html", "examples.html"):
        page.goto(f"{root}dist/{name}")
        if hurdles := axe.hurdles(page):
            out[name] = hurdles
    assert out == {}


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(("theme", "states"), [
    ("day", TELLING[::2] + SHEETS), ("night", TELLING[1::2] + SHEETS),
    *[pytest.param(theme, TELLING + SHEETS, marks=pytest.mark.soak) for theme in ("day", "night")],
])  # fmt: skip
def test_words_on_drawings_and_tiles_stand_out_from_what_is_behind_them(drawings, theme, states):
    page = drawings(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    out = {}
    for name in states:
        show(page, name, "en", theme)
        if pale := contrast.pale(page):
            out[name] = pale
    assert out == {}


FINGERS = [pytest.param(size, lang, STATES, marks=pytest.mark.soak) for size in PHONES for lang in ("en", "fr")]
"""In `make soak` only: test_sizes.py looks at the same under a finger, at every size."""


@pytest.mark.parametrize(("size", "lang", "states"), FINGERS)
def test_under_a_finger_all_is_large_enough_and_what_a_decision_needs_is_in_sight(drawings, size, lang, states):
    width, height = size
    page = drawings(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    assert found(page, (SMALL, PRESSED), (OUT_OF_SIGHT, NEEDED), states=states, lang=lang) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


WRAPPED = """
() => [...document.querySelectorAll(".role:not(.ev) > b")].filter(name => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const { width, height } = words.getBoundingClientRect(), size = parseFloat(getComputedStyle(name).fontSize);
  return size < 11 || height > 2 * size || width > name.parentElement.getBoundingClientRect().width - 1;
}).map(name => name.textContent)
"""
"""Names of roles that are cut, on two lines or too small to be read."""


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_names_of_roles_stand_on_one_line_in_every_language(drawings, width, height):
    page = drawings(viewport={"width": width, "height": height}, has_touch=True)
    for lang in LANGUAGES:
        for state in ("role-4", "events-4", "keep-2"):
            show(page, state, lang)
            assert page.locator(".role:not(.ev) > b").count() == 5
            assert page.evaluate(WRAPPED) == [], (lang, state)


@pytest.mark.parametrize(("width", "height", "states"), [
    (320, 256, shared_out(3, 4)),
    *[pytest.param(*size, STATES, marks=pytest.mark.soak) for size in ((320, 256), (640, 360))],
])  # fmt: skip
def test_enlarged_two_to_four_times_all_is_reached_by_scrolling_down_alone(drawings, width, height, states):
    page = drawings(viewport={"width": width, "height": height})
    assert found(page, (OUT_OF_REACH, REACHED), (WIDER,), states=states) == []


@a_quarter(0)
def test_wider_spacing_cuts_no_words(drawings, states):
    page = drawings(viewport={"width": 1440, "height": 900})
    page.add_style_tag(content=SPACED)
    assert found(page, (CUT,), states=states) == []


@a_quarter(1)
def test_in_colours_of_ones_own_edges_tell_what_may_be_chosen_and_what_is(drawings, states):
    page = drawings(viewport={"width": 1440, "height": 900}, forced_colors="active")
    for name, (edges, faint) in looked_at(page, states, (EDGES,), (RINGS,)):
        assert edges["bare"] == [] and faint == [], name
        plain, free, marked = (set(edges[kind]) for kind in ("plain", "open", "marked"))
        assert not plain & free and not free & marked and not plain & marked, (name, edges)
