"""The expansions on the page: set up, played to the end, and each new question answered by a person."""

import functools
import random

import pytest

from playing import PLAY, answer, wait_for_state, wait_until
from positions import late
from sampling import or_soak
from sanjuan.games import GAMES
from sanjuan.table.flow import refusal
from sanjuan.table.record import Record
from user import QUICKEST, act, at_once, begin, city, hand, kind, middle, resumed, rule
from worker.save import pack

PLAYERS = [{"name": "", "who": "human", "bot": "greedy"}, {"name": "", "who": "bot", "bot": "greedy"}]
STRONGEST = GAMES["san_juan"].characters[-1]
CLICKED = ["office", "bank", "harbor", "amnesty", "taxes", "visit"]
EVENTS = ("earthquake", "debt_relief", "taxes", "general_amnesty", "governors_visit", "reconstruction")


def any_answer(record, rng):
    """Return an answer at random, mostly a full one, so that cities grow."""
    ask = record.state.ask
    while True:
        count = ask.most if rng.random() < 0.8 else rng.randint(ask.least, ask.most)
        chosen = tuple(rng.sample(ask.options, min(count, len(ask.options))))
        if refusal(record.state, chosen) is None:
            return chosen


def anything(_state):
    """Any position will do."""
    return True


def cathedral(state):
    """Return whether the cathedral can be built."""
    return "cathedral" in state.ask.options


def good_before_a_plain_building(state):
    """Return whether my first building has a good and the next one makes none."""
    own = state.seats[0]
    return bool(own.goods[0]) and own.city[1] not in state.box.places_of_goods


@functools.cache
def saved_at(wanted, fits=anything, seeds=100):
    """Return the save of a game of two with both expansions, at a question of mine of a kind that fits."""
    for seed in range(seeds):
        rng = random.Random(seed)
        record = Record(GAMES["san_juan"], 2, seed, {"edition": 2, "new_buildings": True, "events": True}, {})
        while (ask := record.state.ask) is not None:
            if ask.seat == 0 and ask.kind == wanted and ask.options and fits(record.state):
                return pack(record, PLAYERS)
            record.answer(any_answer(record, rng))
    raise AssertionError(f"no {wanted} in {seeds} games")


@pytest.fixture
def at_question(table):
    """at_question(kind, fits) -> a page whose game has come to a question of mine."""

    def at(wanted, fits=anything, **device):
        page = table(saved_at(wanted, fits), **device)
        assert kind(page) == wanted
        return page

    return at


def expand(page, edition, events):
    """Switch the expansions on in the set-up, as a person does."""
    page.click(f'[data-set="edition:{edition}"]')
    rule(page, "new_buildings:true")
    if events:
        rule(page, "events:true")


def log_of(page):
    """Return the log in words."""
    act(page, "log")
    page.locator("#dialog li").first.wait_for()  # its lines come after the window is painted
    text = page.locator("#dialog > *").inner_text()
    act(page, "close")
    return text


@pytest.mark.parametrize(("edition", "events"), or_soak((1, True), (2, False)))
def test_a_game_with_the_expansions_is_set_up_and_the_choice_remembered(open_page, edition, events):
    page = open_page(before=at_once)
    wait_for_state(page, "setup")
    expand(page, edition, events)
    begin(page, seats=2, edition=edition, seed=5, bot=QUICKEST)
    assert page.locator("#table-cathedral").is_visible()
    for _ in range(4):
        take_an_event(page)
        answer(page)
        assert wait_for_state(page, "your-turn") == "your-turn"
    page.keyboard.press("m")
    act(page, "new")
    wait_for_state(page, "setup")
    assert page.locator("#set-new-buildings").is_checked()
    assert page.locator("#set-events").is_checked() == events


WHOLE = 2_000
"""More questions of mine than a game has."""


@pytest.mark.parametrize("left", [10, pytest.param(WHOLE, marks=pytest.mark.soak)], ids=["the end", "a whole game"])
@pytest.mark.parametrize(("edition", "seats", "events"), or_soak((1, 2, True), (1, 3, True), (2, 2, False)))
def test_a_game_with_the_expansions_comes_to_its_end(open_page, edition, seats, events, left):
    page = resumed(open_page, late(seats, left, edition=edition, new_buildings=True, events=events))
    assert page.evaluate(PLAY, WHOLE) == "over"


@pytest.mark.wide
@pytest.mark.parametrize("seats", or_soak(2, 4))
def test_the_strongest_player_and_the_hints_know_the_expansions(open_page, seats):
    page = open_page(before=at_once)
    wait_for_state(page, "setup")
    expand(page, edition=2, events=True)
    begin(page, seats=seats, seed=5, bot=STRONGEST)
    for _ in range(2):
        page.keyboard.press("h")
        page.wait_for_selector("#hint")
        take_an_event(page)
        answer(page)
        assert wait_for_state(page, "your-turn") == "your-turn"
        assert not page.locator("#why").count(), "the engine was not lost"


def take_an_event(page):
    """Choose an event where one may be taken."""
    event = page.locator(", ".join(f'[data-option="{name}"]' for name in EVENTS))
    if kind(page) == "role" and event.count():
        event.first.click()


@pytest.mark.sample(3)
@pytest.mark.parametrize("wanted", CLICKED)
def test_a_new_question_is_answered_by_clicks(at_question, wanted):
    page = at_question(wanted)
    before = log_of(page)
    page.locator("[data-option]:visible").first.click()
    page.locator('[data-act="confirm"]:enabled').click()
    wait_for_state(page, "your-turn", "over")
    assert log_of(page) != before


def test_an_earthquake_by_keyboard(at_question):
    page = at_question("earthquake")
    before = city(page)
    page.keyboard.press("1")
    assert page.locator("#mine [data-option]").first.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Enter")
    wait_until(page, "count => document.querySelectorAll('#mine [data-place]').length < count", len(before))
    assert city(page) == before[1:]


def test_an_earthquake_is_seen_to_move_buildings_and_goods(open_page):
    """The other players move with short pauses: their cards are seen moving."""
    page = resumed(open_page, saved_at("earthquake", good_before_a_plain_building), speed="fast")
    before = city(page)
    page.locator("#mine [data-option]").first.click()
    page.locator('[data-act="confirm"]:enabled').click()
    wait_until(page, "count => document.querySelectorAll('#mine [data-place]').length < count", len(before))
    assert wait_for_state(page, "your-turn", "over") and city(page)[: len(before) - 1] == before[1:]


def drag(page, start, goal):
    """Drag with the mouse from the middle of one element to that of another, which may appear on the way."""
    x, y = middle(page, start)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y - 24, steps=4)
    page.wait_for_selector(goal)
    page.mouse.move(*middle(page, goal), steps=8)
    page.mouse.up()


def test_a_free_building_is_dragged_onto_a_lot(at_question):
    page = at_question("rebuild")
    before = city(page)
    card = page.locator("#hand [data-option]").first.get_attribute("data-option")
    drag(page, f'#hand [data-option="{card}"]', f'[data-drop="{card}"]')
    wait_for_state(page, "your-turn", "over")
    assert city(page)[: len(before) + 1] == [*before, card]


def test_the_cathedral_is_dragged_from_the_table_into_the_city(at_question):
    page = at_question("build", cathedral)
    before, held = city(page), hand(page)
    drag(page, "#table-cathedral", '[data-drop="cathedral"]')
    page.wait_for_selector("#table-cathedral", state="detached")
    assert city(page) == [*before, "cathedral"]
    assert hand(page) == held and kind(page) == "pay"


def test_the_cathedral_is_built_by_clicks_on_a_phone(at_question):
    page = at_question("build", cathedral, phone=True)
    before = city(page)
    page.locator("#table-cathedral").tap()
    page.locator('[data-act="confirm"]:enabled').tap()
    page.wait_for_selector("#table-cathedral", state="detached")
    assert city(page) == [*before, "cathedral"]
