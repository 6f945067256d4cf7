"""Advice for a player of Citadels: the best answer first, chances of the win, and reasons in words that fit."""

from itertools import chain
from random import Random

import pytest

from sanjuan.bots.evidence import TOLD
from sanjuan.games.citadels.players.explanations import explained
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.table.flow import answer, refusal
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.citadels.rulebook import GAME, plies, seat, stand
from tests.citadels.rulebook import play as after

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")
SPEAKERS = [words(lang, GAME) for lang in LANGUAGES]
PICKED = ["merchant", "king", "bishop", "warlord"]
SIX = "manor temple tavern watchtower castle church"


def why(state, chosen):
    """Return the reasons for an answer: {id: arguments}."""
    found = explained(GAME.view(state, state.ask.seat), tuple(chosen.split()))
    return {reason["id"]: reason["args"] for reason in found}


def assert_in_words(state, advice):
    assert len(advice.reasons) <= TOLD + 1, "with none, only the figure is told"
    for reason in advice.reasons:
        for language in SPEAKERS:
            text = telling.reason(reason, NAMES, state.ask.seat, language)
            assert text.endswith(".") and "{" not in text and len(text) < 120


@pytest.mark.sample(1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "cunning_agents"), (4, "vicious_nobles"), (6, "devious_dignitaries")]
)
def test_every_kind_of_question_is_advised_in_order_and_in_words(seats, preset):
    kinds, greedy, state = set(), GAME.bots["greedy"], GAME.new(seats, 6, preset=preset)
    while state.ask is not None and len(kinds) < 8:
        if state.ask.kind not in kinds and state.round > 1:
            kinds.add(state.ask.kind)
            found = GAME.adviser.advise(GAME.view(state, state.ask.seat), Random(1))
            assert [one.chance for one in found] == sorted([one.chance for one in found], reverse=True)
            assert len({tuple(sorted(one.answer)) for one in found}) == len(found) >= 1
            for one in found:
                assert refusal(state, one.answer) is None and 0 <= one.chance <= 1
                assert_in_words(state, one)
        answer(state, greedy(GAME.view(state, state.ask.seat), Random(1)))
    assert len(kinds) >= 5


@pytest.mark.parametrize("preset", ["first_game", "illustrious_emissaries", "tenacious_delegates", "cunning_agents"])
def test_most_answers_of_a_whole_game_are_explained(preset):
    greedy, state, told, asked = GAME.bots["greedy"], GAME.new(5, 2, preset=preset), 0, 0
    while state.ask is not None:
        view = GAME.view(state, state.ask.seat)
        chosen = greedy(view, Random(1))
        reasons, asked = explained(view, chosen), asked + 1
        told += bool(reasons)
        for reason in reasons:
            for language in SPEAKERS:
                assert telling.reason(reason, NAMES, state.ask.seat, language).endswith(".")
        answer(state, chosen)
    assert told > asked / 2


def test_who_leads_clearly_has_the_better_chances():
    first, *others = GAME.adviser.chances(stand(seat(SIX, "palace", 5), seat("manor")))
    assert first > 0.8 and max(others) < 0.1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_only_who_is_ahead_of_everybody_is_said_to_lead(seats):
    told = set()
    for state in chain.from_iterable(plies(seats, seed) for seed in range(4)):
        if state.ask is None:
            continue
        points = GAME.scores(GAME.view(state, None))
        for option in state.ask.options:
            if refusal(state, (option,)) is None:
                reasons = why(state, option)
                told |= {*reasons} & {"leads", "closest"}
                if "leads" in reasons:
                    assert points[reasons["leads"]["seat"]] == max(points) > points[state.ask.seat]
                assert "closest" not in reasons or seats > 2
    assert "leads" in told


def test_a_character_is_told_by_its_income_and_by_what_can_be_built():
    state = stand(seat("tavern market docks", "castle palace temple", 6), seat(SIX), seat(gold=7))
    assert why(state, "merchant")["income"] == {"n": 3}
    assert why(state, "architect")["several"] == {"n": 2}
    assert why(state, "warlord")["stops"] == {"seat": 1}
    assert why(state, "thief")["rich"] == {"seat": 2, "n": 7}


def test_a_victim_is_told_by_who_may_be_it():
    state = stand(seat(), seat(SIX, gold=5), seat(), seat(), characters="warlord bishop magician")
    while state.ask.kind == "character":
        want = "assassin" if state.ask.seat == 0 else state.ask.options[0]
        after(state, want if want in state.ask.options else state.ask.options[0])
    after(state, "power")
    for name in state.ask.options:
        assert {"perhaps_nobody", "may_have_it", "has_it"} & {*why(state, name)}
    assert state.ask.kind == "kill" and any("close" in why(state, name) for name in state.ask.options)


def test_building_is_told_by_points_types_and_the_end():
    state = after(stand(seat(SIX, "palace", 3), picked=PICKED, call=6), "gold")
    assert why(state, "palace")["completes"] == {}
    state = after(stand(seat("manor temple tavern watchtower", "smithy", 3), picked=PICKED, call=6), "gold")
    assert {"all_types", "serves"} <= {*why(state, "smithy")}


def test_gathering_is_told_by_what_can_be_built_then():
    state = stand(seat(hand="castle", gold=1), picked=PICKED, call=6)
    assert why(state, "gold")["affords"] == {"card": "castle"}
    assert why(state, "cards")["few_cards"] == {"n": 1}


def test_destroying_is_told_by_whom_it_hits_and_what_it_costs():
    state = stand(seat("barracks", "", 2), seat(SIX), picked=["warlord", "king", "bishop", "magician"], call=8)
    after(state, "gold", "power")
    found = why(state, "1:tavern@2")
    assert found["close"] == {"seat": 1} and found["free"] == {}


def reasons_of(state, chosen):
    """Return the reasons that the advice gives for an answer: {id: arguments}."""
    found = GAME.adviser.advise(GAME.view(state, state.ask.seat), Random(1))
    [one] = [one for one in found if one.answer == tuple(chosen.split())]
    return {reason["id"]: reason["args"] for reason in one.reasons}


def test_a_warrant_on_the_character_is_told_and_not_gold_for_later():
    """The reason to end the turn is the warrant, not the gold: whoever builds gets the gold back."""
    state = stand(
        seat("tavern temple", "palace fortress manor", 5), seat("market", gold=3), seat("temple"), seat("market"),
        picked=["thief", "magistrate", "patrician", "marshal"], call=2, warrants="thief patrician bishop",
        signed="thief", options={"preset": "ambitious_aristocrats"},
    )  # fmt: skip
    after(state, "gold", "power", "patrician")
    found = reasons_of(state, "")
    assert found["warrant"]["seat"] == 1 and 20 <= found["warrant"]["n"] <= 80
    assert "saves" not in found and "warrant" not in reasons_of(state, "manor")


def test_a_threat_is_told_by_who_makes_it_and_what_it_costs():
    state = stand(
        seat(hand="tavern palace", gold=6), seat("market", gold=3), seat("temple"), seat("market"),
        picked=["wizard", "blackmailer", "", ""], flower="wizard", call=3, threats="wizard king",
        options={"preset": "devious_dignitaries"},
    )  # fmt: skip
    assert reasons_of(state, "cards")["threat"]["seat"] == 1
    after(state, "gold")
    assert reasons_of(state, "pay")["flower"]["seat"] == 1 and reasons_of(state, "")["threat"] == {"seat": 1, "n": 4}


LAST = [("castle church", 8), ("palace smithy", 9), ("fortress", 6), ("manor market", 4)]


@pytest.mark.parametrize(("hand", "gold"), LAST)
@pytest.mark.parametrize("mine", ["manor temple tavern", "manor temple tavern watchtower barracks"])
def test_in_the_last_round_whoever_can_build_is_advised_to_and_nothing_is_kept_for_later(hand, gold, mine):
    """One city is complete: gold left over brings nothing any more."""
    hand = " ".join([card for card in hand.split() if card not in mine.split()])
    full = f"{SIX} market"
    state = stand(
        seat(mine, hand, gold), seat(full, gold=2), seat("manor", gold=3), seat("market docks", gold=1),
        picked=PICKED, call=6, first=1,
    )  # fmt: skip
    after(state, "gold", "income")
    view = GAME.view(state, 0)
    assert Reading(view, 0).last
    found = GAME.adviser.advise(view, Random(1))
    assert found[0].answer in [(card,) for card in hand.split()]
    assert not {"saves", "gold_for_later"} & {reason["id"] for one in found for reason in one.reasons}
