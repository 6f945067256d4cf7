"""Advice for a player of Alhambra: the best answer first, chances of the win, and reasons in words that fit."""

from random import Random

import pytest

from sanjuan.bots.evidence import TOLD
from sanjuan.games.alhambra.players.explanations import explained
from sanjuan.review.review import review
from sanjuan.table.flow import answer, in_order, refusal
from sanjuan.table.record import Record
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.alhambra.rulebook import GAME, seat, stand
from tests.alhambra.rulebook import play as after

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPEAKERS = [words(lang, GAME) for lang in LANGUAGES]
DEAR = "tower_13 garden_12 tower_12 tower_11"
TWO = {"count": 2, "martin": "tower_11 tower_11 tower_12"}


def advise(state, seed=1):
    return GAME.adviser.advise(GAME.view(state, state.ask.seat), Random(seed))


def why(state, chosen):
    """Return the reasons that the advice gives for an answer, as {id: arguments}."""
    found = explained(GAME.view(state, state.ask.seat), in_order(state.ask.options, tuple(chosen.split())))
    return {reason["id"]: reason["args"] for reason in found}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_kind_of_question_is_advised_in_order_and_in_words(seats):
    kinds, greedy, state = set(), GAME.bots["greedy"], GAME.new(seats, 6)
    while state.ask is not None and len(kinds) < 3:
        if state.ask.kind not in kinds and state.round > 5:
            kinds.add(state.ask.kind)
            assert_in_order(state)
        answer(state, greedy(GAME.view(state, state.ask.seat), Random(1)))
    assert kinds == ({"turn", "pay", "gift"} if seats == 2 else {"turn", "pay"})


def assert_in_order(state):
    found = advise(state)
    assert [one.chance for one in found] == sorted([one.chance for one in found], reverse=True)
    assert len({tuple(sorted(one.answer)) for one in found}) == len(found) >= 1
    for one in found:
        assert refusal(state, one.answer) is None and 0 <= one.chance <= 1
        assert len({reason["id"] for reason in one.reasons}) == len(one.reasons) <= TOLD + 1
        for reason in one.reasons:
            for language in SPEAKERS:
                text = telling.reason(reason, NAMES, state.ask.seat, language)
                assert text.endswith(".") and not text[0].islower() and len(text) < 120


def test_who_leads_clearly_has_the_better_chances():
    strong = seat(palace="tower_10 tower_11 tower_12 garden_6 garden_7 chambers_5 chambers_6", points=40)
    first, second, third = GAME.adviser.chances(stand(strong, seat(palace="pavilion_2")))
    assert first > 0.9 and second < 0.1 and third < 0.1


def test_an_exact_payment_acts_again_and_any_other_costs_too_much():
    state = stand(seat("yellow_7 blue_9 blue_3"))
    assert why(state, "tower_7@yellow")["again"] == {}
    assert why(state, "garden_10@blue")["overpays"] == {"n": 2}


def test_a_purchase_is_told_by_the_lead_it_brings():
    palaces = [seat("blue_9 blue_3", "garden_6"), seat(palace="garden_7 garden_8"), seat()]
    assert why(stand(*palaces), "garden_10@blue")["draws_level"] == {"category": "garden"}
    palaces[0] = seat("blue_9 blue_3", "garden_6 garden_8")
    assert why(stand(*palaces), "garden_10@blue")["leads"] == {"category": "garden"}
    palaces[0] = seat("blue_9 blue_3", "garden_6 garden_8 garden_9 garden_10 garden_11 garden_12")
    assert "safe" in why(stand(*palaces), "garden_10@blue"), "seven of eleven: with two and two more nobody passes six"


def test_a_purchase_is_told_by_its_points_where_it_brings_any():
    state = stand(seat("blue_9 blue_3"), seat(palace="garden_7 garden_8"))
    assert why(state, "garden_10@blue")["points"]["points"] > 2
    sure = "garden_6 garden_7 garden_8 garden_8 garden_8 garden_9 garden_10"
    last = {"buildings": "", "buildings_only": True, "scored": "a b"}
    assert why(stand(seat("blue_9 blue_3", sure), **last), "garden_10@blue").keys().isdisjoint(["points", "leads"])


def test_a_building_is_kept_from_who_was_seen_to_hold_the_money():
    state = after(stand(seat(), seat("blue_9 blue_9"), yard="tower_13 garden_9 tower_12 tower_11", turn=0), "orange_9")
    view = GAME.view(state, 1)
    view.seen[2] = ("blue_9",)
    found = {one.answer: one.reasons for one in GAME.adviser.advise(view, Random(1))}
    reasons = found["garden_9@blue",]
    assert {"id": "denies", "args": {"seat": 2}} in reasons


def test_money_is_told_by_what_it_pays_next_and_what_it_goes_with():
    row = "blue_2 green_3 yellow_6 orange_9"
    state = stand(seat("yellow_1 blue_3 orange_8"), yard="tower_7 tower_13 tower_12 tower_11", row=row)
    assert why(state, "yellow_6") == {"pays_next": {"building": "tower_7"}}
    assert why(state, "orange_9") == {"reaches": {"building": "tower_11"}}
    found = why(state, "blue_2 green_3")
    assert found["several"] == {"n": 2} and found["gathers"] == {"currency": "blue", "n": 5}
    assert why(state, "green_3") == {}, "a first card of a currency is no reason"


def test_a_payment_is_told_by_the_small_money_that_stays():
    state = after(stand(seat("yellow_7 yellow_4 yellow_3 yellow_2")), "tower_7@yellow")
    assert why(state, "yellow_7") == {"again": {}, "keeps": {"cards": ["yellow_3", "yellow_2"]}}
    assert why(state, "yellow_4 yellow_3") == {"again": {}, "keeps": {"cards": ["yellow_2"]}}


def test_a_gift_is_told_by_what_it_takes_from_the_other():
    """Seat 1 has three towers, and so has Martin: a fourth of his is worth four points."""
    last = {"buildings": "", "buildings_only": True, "scored": "a b"}
    rival = seat(palace="tower_7 tower_8 tower_9")
    state = stand(seat("yellow_9 yellow_1", "tower_13"), rival, yard="tower_10 - - -", **TWO, **last)
    assert why(state, "tower_10@yellow")["for_martin"] == {}
    after(state, "tower_10@yellow")
    assert why(state, "martin")["takes_from"]["seat"] == 1
    assert advise(state)[0].answer == ("martin",)


def test_nothing_is_said_for_a_gift_that_takes_nothing():
    state = stand(seat("yellow_9 yellow_1", "tower_7 tower_8"), yard="tower_10 - - -", count=2, martin="tower_9")
    after(state, "tower_10@yellow")
    assert why(state, "martin") == {}
    assert advise(state)[0].answer == ()


@pytest.mark.wide
@pytest.mark.slow
def test_a_played_game_is_reviewed():
    """The review of a whole game finds the costliest decisions and gives reasons for them."""
    record, rng = Record(GAME, 3, 5, {}), Random(2)
    bots = [GAME.bots[name] for name in ("newcomer", "greedy", "reckoner")]
    while record.state.ask is not None:
        asked = record.state.ask.seat
        record.answer(bots[asked](GAME.view(record.state, asked), rng))
    steps = review(record, [0], clock=iter(range(10**6)).__next__, seconds=170.0)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            report = end.value
            break
    assert len(report["curve"]) == len(record.answers) + 1 and report["costliest"]
    dearest = max(report["decisions"], key=lambda one: one["loss"])
    assert dearest["at"] in report["costliest"] and dearest["loss"] > 0.05
    assert any(made["reasons"] for made in report["decisions"] if made["at"] in report["costliest"])
