"""The opponents: every one answers every question legally and by view and generator alone; weaker ones overlook."""

from itertools import product
from random import Random

import pytest

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural import characters
from sanjuan.games.san_juan.players.neural.characters import CHARACTERS, PLAYERS, Character, Player
from sanjuan.games.san_juan.players.neural.search import SearchBudget
from sanjuan.table import position
from sanjuan.table.flow import answer, refusal
from tests.san_juan.neural.toys import ALL, BASE, NEW, Toy, questions
from tests.san_juan.randomly import GAME
from tests.san_juan.rulebook import play, seat, stand

SLOWEST = list(PLAYERS)[-1]
CARDS = "well tower crane hero"
each_level = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name == SLOWEST else name for name in PLAYERS]
)


def test_there_are_five_the_weakest_first():
    assert list(PLAYERS) == ["apprentice", "hoarder", "trader", "builder", "governor"]
    assert set(PLAYERS) < set(GAME.bots)
    fallible = [one.misjudges + one.overlooks for one in CHARACTERS.values()]
    assert fallible == sorted(fallible, reverse=True) and fallible[-1] == 0


def test_each_says_what_it_is_like():
    for name, level in PLAYERS.items():
        assert level.__doc__ == CHARACTERS[name].summary and level.__doc__.endswith(".")


def table(number, name, seats, options):
    """Return a level at a table as a test case; every fourth one is asked by `make check` too, but for the slowest.

    The one that thinks longest is asked at each number of seats in one box, in `make soak` in the others as well.
    """
    marks = [] if number % 4 == 0 else [pytest.mark.slow]
    if name == SLOWEST:
        marks = [pytest.mark.soak if number % 4 else pytest.mark.slow]
    kind = {str(BASE): "base", str(ALL): "all", str(NEW): "new buildings"}[str(options)]
    return pytest.param(name, seats, options, id=f"{kind}-{seats}-{name}", marks=marks)


TABLES = [table(number, *row) for number, row in enumerate(product(PLAYERS, [2, 3, 4], [BASE, ALL, NEW]))]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_answers_every_kind_of_question(name, seats, options):
    states = questions(seats, tuple(options.items()), games=4, each=1)
    kinds = {"role", "build", "pay", "produce", "sell", "keep", "discard", "chapel"}
    assert kinds | ({"earthquake", "amnesty"} if options else set()) <= {state.ask.kind for state in states}
    for at, state in enumerate(states):
        view = GAME.view(state, state.ask.seat)
        before = position.write(view)
        chosen = PLAYERS[name](view, Random(at))
        assert refusal(state, chosen) is None, (state.ask.kind, chosen)
        assert position.write(view) == before, "it has changed the view"


@each_level
def test_the_same_view_and_generator_give_the_same_answer(name):
    for at, state in enumerate(questions(3, tuple(ALL.items()), games=2, each=1)):
        view = GAME.view(state, state.ask.seat)
        assert PLAYERS[name](view, Random(at)) == PLAYERS[name](GAME.copy(view), Random(at))


def test_what_it_was_asked_before_changes_nothing():
    """The networks remember what they have summed, and that must not show."""
    views = [GAME.view(state, state.ask.seat) for state in questions(2, (), games=2, each=1)]
    first = [PLAYERS["builder"](view, Random(1)) for view in views]
    assert [PLAYERS["builder"](view, Random(1)) for view in reversed(views)] == first[::-1]


def test_the_strongest_looks_ahead_by_the_number_of_seats():
    boxes = open_box(), open_box(events=True)
    budgets = [[characters.full_search(box, seats) for seats in (2, 3, 4)] for box in boxes]
    assert all([budget.ahead for budget in own] == [4, 5, 6] for own in budgets)
    assert all(budget.own_policy and budget.positions > 1000 for own in budgets for budget in own)


@pytest.fixture
def toy(monkeypatch):
    """Puts a network in the place of all trained ones."""

    def put(worth):
        found = Toy(worth)
        monkeypatch.setattr(characters, "network", lambda box, seats: found)
        return found

    return put


def built(character, tries=200):
    """Return how often a character builds each card; the value of a position is the points of the city."""
    state = play(stand(seat(hand=CARDS), seat(), edition=2), "builder")
    view, level = GAME.view(state, 0), Player(character)
    found = [level(view, Random(at)) for at in range(tries)]
    return {one: found.count(one) / tries for one in set(found)}


def points(state, seat):
    return float(sum(state.box.points[name] for name in state.seats[seat].city))


def test_who_overlooks_nothing_and_misjudges_nothing_finds_the_best(toy):
    toy(points)
    assert built(Character("")) == {("tower",): 1.0}


def test_who_overlooks_misses_the_best_so_often(toy):
    toy(points)
    found = built(Character("", overlooks=0.3))
    assert 0.6 < found["tower",] < 0.8


def test_who_misjudges_takes_the_second_best_now_and_then(toy):
    toy(points)
    mild, wild = built(Character("", misjudges=0.5)), built(Character("", misjudges=2.0))
    assert 0.5 < mild["tower",] < 1
    assert wild["tower",] < mild["tower",]


def test_who_overlooks_everything_still_answers(toy):
    toy(points)
    assert built(Character("", overlooks=1.0), 5) == {("tower",): 1.0}


@pytest.mark.parametrize(
    ("taste", "more"),
    [
        ({"card": 1.0}, {"hand": CARDS}),
        ({"building": 1.0}, {"city": "indigo_plant well"}),
        ({"factory": 1.0}, {"city": "indigo_plant indigo_plant"}),
        ({"good": 1.0}, {"goods": "indigo_plant@0"}),
        ({"tucked": 1.0}, {"city": "chapel", "tucked": "well"}),
    ],
)
def test_a_taste_is_for_what_it_says(taste, more):
    like = Character("", **taste).taste()
    plain = {"hand": "", "city": "chapel" if "tucked" in more else "indigo_plant"}
    richer, poorer = stand(seat(**plain | more)), stand(seat(**plain))
    assert like(richer, 0) > like(poorer, 0) and like(richer, 1) == like(poorer, 1)


def test_who_plays_to_win_has_no_taste():
    assert Character("").taste() is None and CHARACTERS[SLOWEST].taste() is None


def test_the_strongest_takes_a_win():
    """It is the first to build in the last phase, and the other can do nothing about it."""
    ten = (
        "indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill well tower"
    )
    state = play(
        stand(seat(f"{ten} statue", "hero chapel crane quarry market_hall library"), seat(), edition=2), "builder"
    )
    chosen = PLAYERS[SLOWEST](GAME.view(state, 0), Random(1))
    assert chosen
    answer(state, chosen)
    while state.ask:
        answer(state, PLAYERS["builder"](GAME.view(state, state.ask.seat), Random(1)))
    assert GAME.winners(state) == [0]


def test_a_larger_budget_values_more_positions(toy):
    counted = toy(points)
    view, spent = GAME.view(stand(seat(hand=CARDS), seat(), edition=2), 0), []
    for budget in SearchBudget(1, 1), SearchBudget(3, 3):
        counted.evaluations = 0
        Player(Character("", budget=lambda box, seats, budget=budget: budget))(view, Random(1))
        spent.append(counted.evaluations)
    assert spent[1] > 2 * spent[0] > 0


@pytest.mark.wide
@pytest.mark.slow
def test_the_apprentice_loses_to_the_builder():
    wins = 0.0
    for number in range(30):
        seat_of = number % 2
        state, rng = GAME.new(2, number), Random(number)
        while state.ask:
            name = "builder" if state.ask.seat == seat_of else "apprentice"
            answer(state, PLAYERS[name](GAME.view(state, state.ask.seat), rng))
        winners = GAME.winners(state)
        wins += (seat_of in winners) / len(winners)
    assert wins >= 19, "by chance alone 19 of 30 happen in one run of ten"
