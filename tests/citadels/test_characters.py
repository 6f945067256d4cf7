"""The opponents: each plays after its own heart, honestly and legally, the weakest first."""

from collections import Counter
from random import Random

import pytest

from sanjuan.games.citadels.players.characters import PLAYERS
from sanjuan.measure.arena import Match, play
from sanjuan.table.flow import answer, refusal
from tests.citadels.rulebook import GAME, seat, stand
from tests.citadels.rulebook import play as after

ORDER = ["squire", "miser", "brigand", "mason", "chancellor"]
PICKED = ["merchant", "king", "bishop", "warlord"]
OFTEN = 2


class Even(Random):
    """A generator with which nobody misjudges or overlooks anything."""

    def random(self):
        return 0.5


def chosen(name, state, rng=None):
    """Return a player's answer to the open question of a position."""
    return " ".join(GAME.bots[name](GAME.view(state, state.ask.seat), rng or Even()))


def drafting(*seats, handed):
    """Return a position in which seat 0 chooses among these and others, which are on top of the deck or later in it."""
    state = stand(*seats)
    view = GAME.view(state, 0)
    view.ask = view.ask._replace(options=tuple(handed.split()))
    return view


def test_there_are_five_the_weakest_first_and_greedy_stands_below_the_strongest():
    assert [*GAME.characters] == [*PLAYERS] == ORDER
    assert [*GAME.bots] == [*ORDER[:-1], "greedy", ORDER[-1]] and GAME.coach == ORDER[-1]


@pytest.mark.parametrize("name", [*ORDER[:-1], pytest.param(ORDER[-1], marks=pytest.mark.slow)])
@pytest.mark.parametrize("seats", [2, 5])
def test_each_answers_every_question_legally_and_leaves_the_view_as_it_is(name, seats):
    state, rng, kinds = GAME.new(seats, 4, preset="random"), Random(4), Counter()
    for ply in range(60):
        view = GAME.view(state, state.ask.seat)
        if kinds[state.ask.kind] < OFTEN:
            kinds[state.ask.kind] += 1
            before = GAME.copy(view)
            answered = GAME.bots[name](view, Random(ply))
            assert refusal(state, answered) is None and GAME.copy(view) == before
        answer(state, GAME.bots["greedy"](view, rng))
    assert {"character", "turn"} <= {*kinds}


def test_the_squire_takes_the_character_that_pays_for_its_districts_now():
    view = drafting(seat("tavern market", "castle palace manor", 6), handed="assassin architect merchant")
    assert " ".join(GAME.bots["squire"](view, Even())) == "merchant"
    assert " ".join(GAME.bots["greedy"](view, Even())) == "architect", "with six coins and three cards"


def test_the_squire_counts_the_cards_and_coins_that_a_character_brings_to_anybody():
    view = drafting(seat(hand="castle"), handed="assassin merchant architect")
    assert " ".join(GAME.bots["squire"](view, Even())) == "architect"


@pytest.mark.parametrize(("hand", "wanted"), [("manor", "cards"), ("manor castle", "gold"), ("", "cards")])
def test_the_squire_draws_cards_only_where_it_has_nothing_to_build(hand, wanted):
    """A manor is in its city already."""
    assert chosen("squire", stand(seat("manor", hand, 9), picked=PICKED, call=6)) == wanted


def test_the_squire_builds_the_cheapest_and_greedy_the_dearest():
    state = stand(seat(hand="docks temple"), picked=PICKED, call=6)
    after(state, "gold")
    assert chosen("squire", state) == "temple" and chosen("greedy", state) == "docks"


def test_the_squire_names_whoever_comes_to_mind():
    state = stand(seat(), picked=["assassin", "king", "bishop", "warlord"], call=1)
    after(state, "power")
    named = Counter([chosen("squire", state, Random(number)) for number in range(140)])
    assert {*named} == {*state.ask.options} and max(named.values()) < 45


def test_the_miser_waits_for_a_dear_district_where_others_build():
    state = stand(seat(hand="palace docks", gold=0), picked=PICKED, call=6)
    after(state, "gold")
    assert chosen("greedy", state) == "docks"
    assert chosen("miser", state) == ""


def test_the_brigand_would_rather_rob_than_earn():
    view = drafting(seat("tavern market docks", "castle", 2), handed="thief merchant")
    assert " ".join(GAME.bots["brigand"](view, Even())) == "thief"
    assert " ".join(GAME.bots["mason"](view, Even())) == "merchant"


def test_the_chancellor_completes_her_city():
    """One district is missing: it completes the city."""
    six = "manor temple tavern watchtower castle church"
    state = stand(seat(six, "palace prison", 5), seat("manor castle"), picked=PICKED, call=6)
    after(state, "gold")
    for number in range(3):
        assert chosen("chancellor", state, Random(number)) in ("palace", "income")


def share(bots, seats, games):
    """Return the share of the wins of the first of these players."""
    return sum(result.shares[0] for result in play(Match(GAME.name, seats, bots, games, 90))) / games


@pytest.mark.sample(1)
@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker", "games"), [("squire", "random", 40), ("mason", "squire", 40)])
def test_the_lower_ones_are_far_apart(stronger, weaker, games):
    assert share((stronger, *[weaker] * 3), 4, games) > 0.45


@pytest.mark.soak
@pytest.mark.parametrize("level", range(1, len(ORDER)))
def test_each_is_stronger_than_the_one_below_at_four_seats(level):
    games = 240 if ORDER[level] == "chancellor" else 400
    assert share((ORDER[level], *[ORDER[level - 1]] * 3), 4, games) > 0.28
