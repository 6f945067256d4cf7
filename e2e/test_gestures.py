"""One gesture, one answer: a second finger, a double click, a held key, a press that comes too early answer nothing."""

import pytest

from drawn import show
from sampling import or_soak
from sanjuan.games import GAMES
from tests.page.drawing import NAMES, game_of, load
from user import middle, touch

LISTEN = """async () => {
  Object.assign(window, await import("/web/js/gestures.js"));
  Object.assign(window, { heard: [], fingers: new Set(), after: "", since: 0, began: 0 });
  const named = target => target.closest?.("[data-option]") ? "option" : target.closest?.("[id]")?.id;
  for (const type of ["click", "dblclick"]) document.addEventListener(type, ({ target }) => heard.push(named(target)));
  document.addEventListener("keydown", event => { heard.push(event.key); event.preventDefault(); });
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
    document.addEventListener(type, ({ pointerId }) => fingers.add(pointerId));
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, ({ timeStamp }) => { began = timeStamp; });
  for (const type of ["pointermove", "click", "keydown"]) addEventListener(type, () => {
    if (after !== type) return;
    after = "";
    changed();
    since = performance.now();
  });
}"""
"""Notes the events that listeners of the page get: clicked elements, keys and pointers.

Another question comes `after` an event of a type; `since` then it is there, and the last press `began`.
"""
OPEN = "() => document.querySelectorAll('#ask button:disabled').forEach(button => { button.disabled = false; })"
HEARD = "() => heard.splice(0)"
LATER = "() => new Promise(done => setTimeout(done, 450))"
SOON = 250
"""Milliseconds that a test is quick in, on a machine that is busy at a second try."""
ANSWERS = "#confirm, #pass"
OPTION = """() => {
  for (const option of document.querySelectorAll("[data-option]")) {
    const { x, y, width, height } = option.getBoundingClientRect();
    const point = [x + width / 2, y + Math.min(20, height / 2)];
    if (document.elementFromPoint(...point)?.closest("[data-option]") === option) return point;
  }
}"""
"""A point of the first option that can be pressed."""
ASKING = [name for name in NAMES if (load(name)["frame"] or {}).get("ask") and not load(name)["ui"].get("dialog")]


def asked(name):
    """Return the game of a drawn state and the kind of its question."""
    return game_of(load(name)), load(name)["frame"]["ask"]["kind"]


SAMPLE = list({asked(name)[0]: name for name in ASKING}.values())
OTHERS = [name for name in ASKING if name not in SAMPLE]
STATES = or_soak(SAMPLE, *[OTHERS[at : at + 12] for at in range(0, len(OTHERS), 12)])
"""A state of each game, then all others."""


def test_every_kind_of_question_is_among_what_is_looked_at():
    wanted = {(name, kind) for name, game in GAMES.items() for kind in game.scenes.KINDS}
    assert wanted <= {asked(name) for name in ASKING}


@pytest.fixture
def states(drawings):
    """Give each of some drawn states, as a page on which presses are taken down."""

    def walk(names):
        page = drawings(viewport={"width": 1280, "height": 720}, has_touch=True)
        page.evaluate(LISTEN)
        for name in names:
            show(page, name)
            page.evaluate(OPEN)
            away(page)
            yield page

    return walk


def away(page):
    """Press elsewhere and have another question come: whatever was pressed before, what follows is another press."""
    page.mouse.click(1, 1)
    page.evaluate("changed()")
    page.evaluate(HEARD)


def quickly(page, after, *steps):
    """Take steps (a function and what it is given) in a moment and return what was heard of each.

    Another question comes after the first event of a type.
    """
    for _ in range(50):
        away(page)
        page.evaluate("type => { after = type; }", after)
        found = [step(page, *given) for step, *given in steps]
        if page.evaluate("began - since") < SOON:
            return found
    raise AssertionError("this machine is too busy to be quick")


def answering(page):
    """Return the buttons that answer, by their selector."""
    return [f"#{id}" for id in page.eval_on_selector_all(ANSWERS, "all => all.map(one => one.id)")]


def press(page, point, count=1):
    """Press a mouse button, the second time in a row for a `count` of 2; return what was heard of it."""
    page.mouse.move(*point)
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)
    return page.evaluate(HEARD)


def point_at(page, point):
    """Move the mouse and return what was heard of it."""
    page.mouse.move(*point)
    return page.evaluate(HEARD)


def tap(page, point, count=1):
    """Tap with a finger and return what was heard of it."""
    page.touchscreen.tap(*point)
    return page.evaluate(HEARD)


def key(page, name):
    """Press a key and return what was heard of it."""
    page.keyboard.press(name)
    return page.evaluate(HEARD)


@pytest.mark.parametrize("names", STATES)
def test_the_second_half_of_a_double_click_does_not_answer_what_has_come_there(states, names):
    for page in states(names):
        for selector in answering(page):
            point = middle(page, selector)
            for hit in (press, tap):
                heard = quickly(page, "click", (hit, point), (hit, point, 2))
                assert heard == [[selector[1:]], []], hit.__name__


@pytest.mark.parametrize("names", STATES)
def test_what_comes_under_the_pointer_answers_only_when_it_can_have_been_seen(states, names):
    for number, page in enumerate(states(names)):
        for selector in answering(page):
            x, y = point = middle(page, selector)
            assert quickly(page, "pointermove", (point_at, (x, y - 1)), (press, point)) == [[], []]
            away(page)
            assert press(page, point) == [selector[1:]], "a hand that has come there since means it"
            if number == 0:
                page.evaluate("changed()")
                page.evaluate(LATER)
                assert press(page, point) == [selector[1:]]


@pytest.mark.parametrize("names", STATES)
def test_an_option_counts_at_once_and_what_is_confirmed_after_it(states, names):
    for page in states(names):
        point, go = page.evaluate(OPTION), middle(page, "#confirm")
        if point is None:
            continue
        for hit in (press, tap):
            assert quickly(page, "click", (hit, go), (hit, point), (hit, go)) == [
                ["confirm"],
                ["option"],
                ["confirm"],
            ], hit.__name__
            steps = [(hit, point), (hit, point, 2)]
            assert quickly(page, "click", *steps) == [["option"], ["option"]], "what is marked is no answer"
            page.evaluate("document.documentElement.dataset.direct = ''")
            assert quickly(page, "click", *steps) == [["option"], []], "without confirming, an option is an answer"
            page.evaluate("delete document.documentElement.dataset.direct")


def held(page, name):
    """Hold a key down until it has been repeated three times; return what was heard of it."""
    for _ in range(4):
        page.keyboard.down(name)
    page.keyboard.up(name)
    return page.evaluate(HEARD)


@pytest.mark.parametrize("names", STATES)
def test_a_key_that_is_held_or_pressed_twice_answers_once(states, names):
    for page in states(names):
        page.evaluate("document.activeElement.blur()")
        for name in ("Enter", "p", "1", "u", "Escape"):
            assert quickly(page, "keydown", (held, name)) == [[name]]
        assert held(page, "ArrowRight") == ["ArrowRight"] * 4, "the focus may go on and on"
        for name, id in (("Enter", "confirm"), ("p", "pass")):
            if page.locator(f"#{id}").count():
                assert quickly(page, "keydown", (key, name), (key, name)) == [[name], []]
                steps = [(key, name), (key, "1"), (key, name)]
                assert quickly(page, "keydown", *steps) == [[name], ["1"], [name]], "who chooses quickly"


@pytest.mark.parametrize("names", STATES)
def test_a_gesture_belongs_to_the_finger_that_began_it(states, names):
    for page in states(names):
        page.evaluate("document.body.style.touchAction = 'none'")  # so that the browser does not scroll by it
        client = page.context.new_cdp_session(page)
        first, other = middle(page, "#ask h1"), middle(page, "#confirm")
        page.evaluate("fingers.clear()")
        touch(client, "touchStart", [first])
        touch(client, "touchStart", [first, other])
        touch(client, "touchMove", [first, (other[0] - 30, other[1] - 30)])
        page.mouse.click(*other)
        touch(client, "touchEnd", [first])
        touch(client, "touchEnd", [])
        client.detach()
        assert page.evaluate("fingers.size") == 1
        assert "confirm" not in page.evaluate(HEARD)
        assert press(page, other) == ["confirm"], "the next gesture may be another one's"


LAYOUTS = [("1", "&", "Digit1"), ("2", "é", "Digit2"), ("p", "з", "KeyP"), ("p", "π", "KeyP"), ("h", "Р", "KeyH")]
LAYOUTS += [("m", "m", "Semicolon"), ("?", "?", "KeyM"), ("Enter", "Enter", "Enter"), ("?", "?", "Slash")]
LAYOUTS += [("ö", "ö", "Semicolon"), (",", ",", "KeyM")]


@pytest.mark.parametrize(("means", "writes", "code"), LAYOUTS)
def test_a_shortcut_is_the_key_where_a_latin_keyboard_has_it(drawings, means, writes, code):
    page = drawings()
    page.evaluate(LISTEN)
    assert page.evaluate("([key, code]) => named({ key, code, shiftKey: false })", [writes, code]) == means
