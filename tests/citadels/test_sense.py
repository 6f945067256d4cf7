"""Nobody errs about what is open: whom one names may be somebody, and what one aims at is there."""

from itertools import count
from random import Random

import pytest

from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.knowledge import DOWN, possible_holders
from sanjuan.games.citadels.options import SEATS
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.targets import best_exchange
from sanjuan.games.citadels.rules.moving import seat_of
from sanjuan.table.flow import answer
from sanjuan.table.game import Patient
from tests.citadels.rulebook import GAME, seat, stand
from tests.citadels.rulebook import play as after

NAMING = {"kill", "bewitch", "rob", "warrants", "signed", "threats", "flower"}
AIMING = {"spy", "wizard"}
QUICK = [name for name in GAME.characters if not isinstance(GAME.bots[name], Patient)]
NEAR, DEAR = "manor castle temple church tavern market", "palace castle cathedral fortress town_hall harbor"
"""Cities that lack one district at a table of four."""
PICKED, NOBLES = ["merchant", "king", "bishop", "warlord"], ["trader", "patrician", "architect", "marshal"]


TABLES = [(preset, SEATS[(at + more) % len(SEATS)]) for at, preset in enumerate(PRESETS) for more in (0, 3)]
RARELY = 150
"""The strongest is asked so rarely."""


def asked(kinds):
    """Yield views in which these questions are asked, over all casts and all numbers of seats."""
    for preset, seats in TABLES:
        state, rng = GAME.new(seats, seats, preset=preset, ninth=seats > 2), Random(seats)
        while state.ask is not None:
            view = GAME.view(state, state.ask.seat)
            if view.ask.kind in kinds:
                yield view
            answer(state, GAME.bots[QUICK[(state.ask.seat + seats) % len(QUICK)]](view, rng))


def others_may_be(view):
    """Return the characters on offer that somebody else may have."""
    holders = possible_holders(view, view.ask.seat)
    return {name for name in view.ask.options if holders.get(name, frozenset()) - {DOWN, view.ask.seat}}


@pytest.mark.slow
def test_nobody_names_who_cannot_be_anybody():
    met = set()
    for view, number in zip(asked(NAMING), count()):
        there = others_may_be(view)
        for name in [*QUICK, *["chancellor"] * (number % RARELY == 0)]:
            for seed in range(3):
                chosen = set(GAME.bots[name](view, Random(seed)))
                assert chosen <= there or there <= chosen, (name, view.ask.kind, chosen - there)
        met.add(view.ask.kind)
    assert met == NAMING


@pytest.mark.slow
def test_nobody_aims_at_an_empty_hand_where_others_have_cards():
    met = set()
    for view in asked(AIMING):
        full = {option for option in view.ask.options if view.hands[seat_of(option)]}
        for name in QUICK:
            assert not full or {*GAME.bots[name](view, Random(1))} <= full, (name, view.ask.kind)
        met.add(view.ask.kind)
    assert met == AIMING


def chosen(name, state, seed=1):
    """Return a player's answer to the open question of a position."""
    return " ".join(GAME.bots[name](GAME.view(state, state.ask.seat), Random(seed)))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("picked", "near", "options"),
    [(PICKED, DEAR, {}), (NOBLES, NEAR, {"preset": "ambitious_aristocrats"})],
    ids=["warlord", "marshal"],
)
def test_rank_8_strikes_who_lacks_one_district(name, picked, near, options):
    """Another one has more to lose, and the own card could be built for the same gold."""
    state = stand(
        seat("library smithy laboratory school_of_magic watchtower"), seat(near), seat(), seat("prison", "docks", 3),
        picked=picked, call=8, options=options,
    )  # fmt: skip
    after(state, "gold")
    for _ in range(4):
        if state.ask.kind in ("destroy", "seize"):
            break
        after(state, chosen(name, state))
    assert state.ask.kind in ("destroy", "seize")
    assert chosen(name, state).startswith("1:")


def test_nobody_strikes_before_the_own_city_is_complete():
    state = stand(
        seat(), seat(NEAR), seat(), seat("prison docks palace keep harbor library", "statue", 3), picked=PICKED, call=8
    )
    after(state, "gold")
    assert chosen("mason", state) in ("income", "statue")


def test_a_full_purse_is_no_reason_to_be_the_navigator():
    state = stand(seat(hand="palace docks", gold=10), options={"preset": "devious_dignitaries"})
    view = GAME.view(state, 0)
    view.ask = view.ask._replace(options=("navigator", "king"))
    assert [GAME.bots["miser"](view, Random(seed)) for seed in range(4)] == [("king",)] * 4


def test_the_beginner_uses_no_power_that_harms_only_itself():
    """The Magician would give four good cards for none."""
    state = stand(
        seat(hand="palace castle fortress harbor", gold=2), *[seat()] * 3,
        picked=["magician", "king", "bishop", "warlord"], call=3,
    )  # fmt: skip
    assert {chosen("squire", state, seed) for seed in range(20)} <= {"gold", "cards"}


def exchanging(mine, his, gold):
    """Return a position in which seat 0's Diplomat, having gathered, may use his power on the city of seat 1."""
    state = stand(
        seat(mine, "", gold), seat(his), seat(), seat(),
        picked=["diplomat", "", "", ""], call=8, options={"preset": "illustrious_emissaries"},
    )  # fmt: skip
    return after(state, "gold")


@pytest.mark.parametrize("name", ["mason", "greedy"])
def test_the_diplomat_gives_his_cheapest_district_for_the_dearest_that_he_can_pay_for(name):
    state = exchanging("market manor", "palace tavern", 4)
    while state.ask.kind == "turn":
        after(state, chosen(name, state))
    assert state.ask.kind == "give_away" and chosen(name, state) == "market@0"
    after(state, "market@0")
    assert state.ask.kind == "receive" and chosen(name, state) == "1:palace@0"


@pytest.mark.parametrize("name", ["mason", "greedy"])
def test_the_diplomat_exchanges_nothing_that_would_only_lose(name):
    state = exchanging("palace fortress", "temple tavern", 4)
    while state.ask is not None and state.ask.seat == 0 and state.turn == 0:
        assert state.ask.kind == "turn" and chosen(name, state) != "power"
        after(state, chosen(name, state))


def test_an_exchange_is_worth_what_is_gained_less_the_price():
    cheap, dear = (best_exchange(Reading(exchanging("market", his, 8), 0)) for his in ("palace", "docks"))
    assert cheap[1:] == ("market@0", "1:palace@0") and cheap[0] > dear[0] > 0
    poor = best_exchange(Reading(exchanging("market", "palace", 0), 0))
    assert poor[0] <= 0
