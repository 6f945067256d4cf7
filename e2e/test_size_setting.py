"""How large all is drawn: as a setting, by mouse and finger, kept and whole; and by itself on large screens."""

import pytest

from drawn import STATES
from journey import finish_building
from person import city, drag_by_touch, middle
from playing import BACK, wait_for_state
from positions import buildable, save_at
from sanjuan.words.languages import LANGUAGES
from sizes import ready, walk
from test_preferences import prefer, with_save

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
"""Whether the dragged card lies under a point of the window."""

STEPS = [
    ((390, 844), "larger"), ((667, 375), "largest"), ((844, 390), "larger"), ((820, 1180), "larger"),
    ((820, 1180), "largest"), ((720, 450), "largest"), ((1440, 900), "larger"), ((1440, 900), "largest"),
]  # fmt: skip
BETWEEN = [(360, 780), (768, 1024), (1536, 864)]
"""Windows that many people have: a tall narrow phone, a small tablet upright, a laptop; a sixth of the states each."""


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
    """Every so many'th state, each in a language."""
    langs = list(LANGUAGES)
    return [(name, langs[(at + turn) % len(langs)]) for at, name in enumerate(STATES) if (at + turn) % of == 0]


@pytest.mark.parametrize(("size", "step"), STEPS, ids=str)
def test_larger_is_whole_as_well(drawings, size, step):
    width, height = size
    touch = min(size) < 800
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    page.evaluate(SET, step)
    assert page.evaluate(ZOOM) > 1.02
    assert walk(page, size, some(STEPS.index((size, step)), len(STEPS)), touch, step) == {}


@pytest.mark.parametrize("size", BETWEEN, ids=str)
def test_sizes_between_are_whole_as_well(drawings, size):
    width, height = size
    touch = min(size) < 800 and height > width
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    assert walk(page, size, some(BETWEEN.index(size), 6), touch) == {}


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
