"""Tests of the size of everything: as a setting, by mouse and finger, kept and whole, automatic on large screens."""

import pytest

from drawn import MADE, STATES, looked_at
from drawn import NAMES as FRAMES
from journey import finish_building
from playing import BACK, wait_for_state
from positions import buildable, save_at
from sanjuan.words.languages import LANGUAGES
from sizes import FINGER, MOUSE, ready, walk
from test_preferences import prefer, with_save
from user import city, drag_by_touch, middle

ZOOM = "document.documentElement.currentCSSZoom"
SET = "name => import('/web/js/size.js').then(size => size.scale(name))"
WIDER = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight + 1;
}"""
UNDER = """([x, y]) => {
  const { left, right, top, bottom } = document.querySelector('.dragged').getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}"""
"""Returns whether the dragged card is under a point of the window."""

WALKED = [*FRAMES, *MADE]
STEPS = [
    ((390, 844), "largest"), ((667, 375), "largest"), ((844, 390), "largest"), ((720, 450), "largest"),
    ((820, 1180), "largest"), ((1280, 720), "largest"), ((1440, 900), "larger"), ((1440, 900), "largest"),
    ((1920, 1080), "largest"),
]  # fmt: skip
"""Sizes that lead to windows of every layout; an odd number of them. On phones there is room for one step only."""
SOAKED = [
    ((820, 1180), "larger"), ((960, 595), "largest"), ((1024, 768), "larger"), ((1024, 768), "largest"),
    ((1280, 720), "larger"), ((1366, 768), "larger"), ((1366, 768), "largest"), ((1920, 1080), "larger"),
]  # fmt: skip
"""Further ones, drawn in `make soak`."""
LONGEST = ("fr", "de")
"""French has the longest sentences, German the longest words."""
ONCE_WRONG = {
    ((667, 375), "largest"): [("keep-events-4", "de"), ("san_juan-hint-keep", "de"), ("rebuilding-3", "es")],
    ((720, 450), "largest"): [("dialog-city", "fr")],
    ((1280, 720), "largest"): [
        ("role-4", "de"),
        ("alhambra-chosen-4", "de"),
        ("alhambra-turn-4", "fr"),
        ("citadels-character-8-chosen", "fr"),
        ("citadels-dismiss", "de"),
        ("citadels-seize", "de"),
    ],
    ((1440, 900), "larger"): [("taking-4", "fr")],
    ((1920, 1080), "largest"): [("selling-4", "fr")],
}
"""States in which something lay on something else; they are drawn there every time."""
NARROW = [
    ((960, 595), ["citadels-flower", "making-2", "since-4"]),
    ((1024, 768), ["alhambra-over-2", "amnesty-2", "bank-3", "build-3", "build-4", "built-4", "cathedral-4"]),
    ((1024, 768), ["gold_mine-2", "making-2", "past-3", "role-4"]),
]
"""Windows of a few pixels once all in them is very large, with states that had no room there."""
BETWEEN = [(768, 1024), (1536, 864)]
"""Windows that many people have: a small tablet upright, a laptop; a sixth of the states each."""

FACES = """face => [...document.querySelectorAll('.hands .cc .bust')].flatMap(bust => {
  const { width, height } = bust.getBoundingClientRect();
  const at = parseFloat(getComputedStyle(bust).objectPosition.split(' ')[1]) / 100;
  const grown = Math.max(width / bust.naturalWidth, height / bust.naturalHeight);
  const across = width / grown / bust.naturalWidth, down = height / grown / bust.naturalHeight;
  const seen = { l: .5 - across / 2, r: .5 + across / 2, t: at * (1 - down), b: at * (1 - down) + down };
  const whole = width > 0 && seen.l <= face.l && seen.r >= face.r && seen.t <= face.t && seen.b >= face.b;
  return whole ? [] : [`${bust.closest('.cc').id}: ${Math.round(width)} x ${Math.round(height)}`];
})"""
FACE = {"l": 0.31, "r": 0.69, "t": 0.2, "b": 0.59}
"""The edges of the face in every picture of a character, as shares of its width and height."""
NAMES = {
    ".hands .cc .ttl": "a character to choose",
    ".hand .c-hand .ttl": "a card in hand",
    ".hand .dc.h .ttl": "a card in hand",
    ".role > b": "a role",
    ".q h1": "the question",
}
LETTERS = """names => Object.entries(names).flatMap(([where, what]) => {
  const all = [...document.querySelectorAll(where)].filter(one => one.checkVisibility());
  const high = all.map(one => parseFloat(getComputedStyle(one).fontSize) * document.documentElement.currentCSSZoom);
  return all.length ? [[what, Math.min(...high)]] : [];
})"""
DRAFTS = ["citadels-character-2", "citadels-character-6", "citadels-character-8", "citadels-character-8-chosen"]
DRAFTS += ["citadels-draft-3", "citadels-draft-4", "citadels-draft-8"]
FOLDED = {
    "role-4": ".opp .cards",
    "build-4": ".opp .cards",
    "citadels-turn-8": ".opp .city",
    "citadels-draft-3": ".opp .city",
}
SEEN = "where => [...document.querySelectorAll(where)].filter(one => one.checkVisibility()).length"


def test_the_table_is_larger_and_a_card_is_dragged_there_as_elsewhere_and_so_it_is_kept(open_page):
    page = open_page(at=BACK, before=with_save(save_at("build", 2, buildable)))
    wait_for_state(page, "your-turn")
    high = page.locator("#hand [data-option]").last.bounding_box()["height"]
    prefer(page, "size:larger")
    assert page.evaluate(ZOOM) == pytest.approx(1.15, abs=0.001)
    assert page.locator("#hand [data-option]").last.bounding_box()["height"] != high
    assert not page.evaluate(WIDER), "the table keeps to the window"
    card, before = page.locator("#hand [data-option]").last.get_attribute("data-option"), city(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 30, steps=4)
    page.wait_for_selector(f'[data-drop="{card}"]')
    assert page.evaluate(UNDER, [x + 6, y - 30])
    lot = middle(page, f'[data-drop="{card}"]')
    page.mouse.move(*lot, steps=8)
    page.wait_for_selector("[data-drop].hot")
    assert page.evaluate(UNDER, list(lot))
    page.mouse.up()
    finish_building(page, card, before)
    page.reload(wait_until="commit")
    page.wait_for_selector("html[data-state]")
    page.wait_for_function(f"{ZOOM} > 1.1")
    wait_for_state(page, "your-turn", "thinking")
    assert page.evaluate(ZOOM) == pytest.approx(1.15, abs=0.001)


def test_on_an_enlarged_page_a_card_lies_under_the_finger_that_drags_it(open_page):
    put = with_save(save_at("build", 2, buildable), size="larger")
    tablet = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
    page = open_page(at=BACK, before=put, **tablet)
    wait_for_state(page, "your-turn")
    assert page.evaluate(ZOOM) > 1.3
    card, before = page.locator("#hand [data-option]").last.get_attribute("data-option"), city(page)
    seen = []
    drag_by_touch(page, card, lambda x, y: seen.append(page.evaluate(UNDER, [x, y])))
    assert seen == [True, True]
    finish_building(page, card, before)


def some(turn, of):
    """Return every `of`-th state, each with one of the languages in turn."""
    langs = list(LANGUAGES)
    return [(name, langs[(at + turn) % len(langs)]) for at, name in enumerate(STATES) if (at + turn) % of == 0]


def at_step(number):
    """Return the (state, language) that are drawn at one of the STEPS, a share of all of them in the longest languages.

    States of one kind are neighbours in the list: together they come to every step, and there to both languages.
    """
    taken = [(name, LONGEST[at % 2]) for at, name in enumerate(WALKED) if at % len(STEPS) == number]
    return ONCE_WRONG.get(STEPS[number], []) + taken


def seen_at_step(drawings, size, step, wanted):
    """Return what is wrong with states at a size with all drawn larger."""
    width, height = size
    touch = size in FINGER
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    page.evaluate(SET, step)
    assert page.evaluate(ZOOM) > 1.02
    return walk(page, size, wanted, touch, step)


@pytest.mark.sample(3, step=4)
@pytest.mark.parametrize(("size", "step"), STEPS, ids=str)
def test_larger_is_whole_as_well(drawings, size, step):
    assert seen_at_step(drawings, size, step, at_step(STEPS.index((size, step)))) == {}


@pytest.mark.parametrize(("size", "names"), NARROW, ids=str)
def test_what_is_narrow_because_all_is_very_large_is_whole(drawings, size, names):
    assert seen_at_step(drawings, size, "largest", [(name, lang) for name in names for lang in LANGUAGES]) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "step"), [*STEPS, *SOAKED], ids=str)
def test_larger_is_whole_in_every_state_and_language(drawings, size, step, lang):
    assert seen_at_step(drawings, size, step, [(name, lang) for name in WALKED]) == {}


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", BETWEEN, ids=str)
def test_sizes_between_are_whole_as_well(drawings, size):
    width, height = size
    touch = min(size) < 800 and height > width
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    assert walk(page, size, some(BETWEEN.index(size), 6), touch) == {}


@pytest.mark.sample(2, step=12)
@pytest.mark.parametrize("size", [*FINGER, *MOUSE], ids=str)
def test_every_face_among_the_characters_to_choose_from_is_whole(drawings, size):
    touch = size in FINGER
    page = drawings(viewport=dict(zip(("width", "height"), size, strict=True)), has_touch=touch, is_mobile=touch)
    ready(page)
    langs, cut = list(LANGUAGES), {}
    for step, lang in (("normal", langs[size[0] % 4]), ("largest", langs[size[1] % 4])):
        page.evaluate(SET, step)
        for name, (faces,) in looked_at(page, DRAFTS, (FACES, FACE), lang=lang):
            cut |= {f"{name} {step} {lang}": faces} if faces else {}
    assert cut == {}


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900), (1920, 1080)], ids=str)
def test_what_is_chosen_is_written_no_smaller_where_all_is_very_large(drawings, size):
    touch = size in FINGER
    page = drawings(viewport=dict(zip(("width", "height"), size, strict=True)), has_touch=touch, is_mobile=touch)
    ready(page)
    found, states = {}, [*DRAFTS, *FOLDED, "citadels-turn-3", "citadels-kill-4", "build-3"]
    for step in ("normal", "largest"):
        page.evaluate(SET, step)
        found[step] = {name: dict(seen[0]) for name, seen in looked_at(page, states, (LETTERS, NAMES))}
    for name, written in found["normal"].items():
        large = found["largest"][name]
        assert {what: high for what, high in written.items() if large.get(what, high) < high * 0.98} == {}, (
            name,
            large,
        )


def test_very_large_folds_the_others_to_a_line_each(drawings):
    page = drawings(viewport={"width": 1440, "height": 900})
    ready(page)
    for step, shown in (("normal", True), ("largest", False)):
        page.evaluate(SET, step)
        for name, where in FOLDED.items():
            ((_, (count, heads)),) = looked_at(page, [name], (SEEN, where), (SEEN, ".opp .head"))
            assert (count > 0) is shown and heads > 0, (name, step)
    ((_, (cities,)),) = looked_at(page, ["citadels-destroy-8"], (SEEN, ".opp .city"))
    assert cities == 7, "who is asked about a city sees it"


def test_a_small_phone_keeps_the_room_that_a_table_needs_and_normal_is_as_before(drawings):
    page = drawings(viewport={"width": 360, "height": 640})
    rules = "[...document.styleSheets].flatMap(sheet => [...sheet.cssRules])"
    rules += ".map(rule => rule.media?.mediaText ?? '').join()"
    written = page.evaluate(rules)
    page.evaluate(SET, "largest")
    assert page.evaluate(ZOOM) == 1
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(f"{ZOOM} > 1.25")
    assert page.evaluate(rules) != written
    page.evaluate(SET, "normal")
    assert page.evaluate(ZOOM) == 1 and page.evaluate(rules) == written


def test_large_screens_draw_all_larger(drawings):
    page = drawings(viewport={"width": 1920, "height": 1080})
    assert page.evaluate(ZOOM) == pytest.approx(1.2, abs=0.001)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(f"{ZOOM} === 1")
