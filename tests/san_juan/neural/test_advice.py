"""Advice for a player: the best answer first, chances of the win, and reasons in words that fit the position."""

from random import Random

import pytest

from sanjuan.bots.evidence import TOLD
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural.advice import MOST_ADVICE, advise, chances
from sanjuan.games.san_juan.players.neural.explanations import reasons_for_answer
from sanjuan.games.san_juan.players.neural.policy import Policy
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.table.flow import refusal
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.san_juan.neural.toys import ALL, BASE, NEW, questions
from tests.san_juan.randomly import GAME
from tests.san_juan.rulebook import play, seat, stand

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPEAKERS = [words(lang, GAME, variant) for lang in LANGUAGES for variant in ("", "ed2")]


def advice_on(state):
    return advise(GAME.view(state, state.ask.seat), Random(1))


def why(state, chosen):
    """Return the reasons for an answer, by id."""
    options = tuple(chosen.split())
    found = [one for one in advice_on(state) if sorted(one.answer) == sorted(options)]
    assert found, f"{chosen!r} is not among the advice"
    return {reason["id"]: reason["args"] for reason in found[0].reasons}


def assert_in_order(state):
    found = advice_on(state)
    assert 1 <= len(found) <= MOST_ADVICE
    assert [one.chance for one in found] == sorted([one.chance for one in found], reverse=True)
    assert len({tuple(sorted(one.answer)) for one in found}) == len(found)
    for one in found:
        assert refusal(state, one.answer) is None
        assert 0 <= one.chance <= 1
        assert len({reason["id"] for reason in one.reasons}) == len(one.reasons) <= TOLD
        for reason in one.reasons:
            for language in SPEAKERS:
                text = telling.reason(reason, NAMES, state.ask.seat, language)
                assert text.endswith(".") and not text[0].islower() and len(text) < 120


@pytest.mark.sample(2)
@pytest.mark.few(1)
@pytest.mark.parametrize(("seats", "options"), [(2, BASE), (4, BASE), (2, ALL), (3, NEW)])
def test_every_kind_of_question_is_advised_in_order_and_in_words(seats, options):
    for state in questions(seats, tuple(options.items()), games=8, each=1):
        assert_in_order(state)


def test_the_game_is_one_that_advises():
    assert GAME.adviser


def test_who_leads_clearly_has_the_better_chances():
    strong = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter guild_hall library statue hero"
    state = stand(seat(strong, "well tower"), seat("indigo_plant well"), edition=2)
    first, second = chances(state)
    assert first > 0.85 and second < 0.15


TEN = "indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill well tower"


def building(mine, hand, **more):
    return play(stand(seat(mine, hand, **more), seat(), edition=2), "builder")


def test_the_last_building_completes_the_city():
    state = building(f"{TEN} statue", "poor_house chapel crane carpenter")
    assert "completes" in why(state, "chapel")
    assert "completes" not in why(building(TEN, "poor_house chapel crane carpenter"), "chapel")


def test_a_role_that_ends_the_game_is_told_with_the_points():
    state = stand(seat(f"{TEN} statue", "hero chapel crane quarry market_hall library"), seat(), edition=2)
    assert why(state, "builder")["ends"]["points"] >= 14
    assert "ends" not in why(state, "councillor")


def test_the_points_at_the_end_are_those_of_the_score_sheet():
    """A palace counts the cards under the chapel, too."""
    ten = "indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill chapel"
    state = stand(seat(f"{ten} palace statue", "victory_column crane quarry market_hall library",
                       tucked="hero hero hero tower tower tower well well"), seat(), edition=2)  # fmt: skip
    built = GAME.scores(play(state.copy(), "builder", "victory_column", "crane quarry market_hall"))[0]
    assert built == 8 + 2 + 3 + 4 + 8 + 25 // 4
    assert why(state, "builder")["ends"] == {"points": built}


def test_a_building_for_nothing_is_free():
    assert "free" in why(building("indigo_plant", "indigo_plant well tower"), "indigo_plant")
    assert "free" not in why(building("indigo_plant", "indigo_plant well tower"), "well")


def test_a_dear_building_scores_at_the_end():
    state = building("indigo_plant well", "city_hall crane crane tower tower poor_house")
    assert why(state, "city_hall")["scores_at_end"] == {"card": "city_hall"}


@pytest.mark.parametrize(
    ("card", "role"),
    [("well", "producer"), ("aqueduct", "producer"), ("market_stand", "trader"), ("quarry", "builder")],
)
def test_a_building_works_in_its_phase(card, role):
    state = building("indigo_plant", f"{card} tower statue hero palace")
    assert why(state, card)["works"] == {"card": card, "role": role}


def test_a_factory_is_called_a_factory():
    assert why(building("indigo_plant", "sugar_mill tower statue"), "sugar_mill")["factory"] == {"card": "sugar_mill"}


def test_who_passes_saves_for_the_dearest_card_that_is_out_of_reach():
    found = why(building("indigo_plant", "palace well tower"), "")
    assert found["saves_for"] == {"card": "palace"}
    assert why(building("indigo_plant", "well tower crane"), "")["keeps_cards"] == {"n": 3}


def test_the_role_that_the_next_player_wants_is_denied_to_it():
    """Only the other has goods, and a great deal of them."""
    rich = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter trading_post"
    goods = "indigo_plant@0 sugar_mill@1 tobacco_storage@2 coffee_roaster@3 silver_smelter@4"
    state = stand(seat("indigo_plant well"), seat(rich, goods=goods), edition=2)
    denied = {
        one.answer: reason["args"] for one in advice_on(state) for reason in one.reasons if reason["id"] == "denies"
    }
    assert denied and all(args == {"role": chosen[0], "seat": 1} for chosen, args in denied.items())
    assert len(denied) == 1, "the next player can want one role only"


def test_a_role_brings_cards_goods_or_a_building():
    state = stand(seat("indigo_plant sugar_mill well", "well well"), seat(), edition=2)
    assert why(state, "prospector")["draws"] == {"n": 1}
    assert why(state, "producer")["goods"]["n"] == 2
    sells = stand(seat("silver_smelter", "well well", "silver_smelter@0"), seat(), edition=2)
    assert why(sells, "trader")["sells"]["n"] in (1, 2, 3)
    builds = stand(seat("indigo_plant", "silver_smelter well well tower tower"), seat(), edition=2)
    assert "builds" in why(builds, "builder")


def test_a_sale_fetches_its_price_by_the_tile():
    mine, goods = "indigo_plant silver_smelter", "indigo_plant@0 silver_smelter@1"
    state = play(stand(seat(mine, "well", goods), seat(), tiles=[[1, 1, 2, 2, 3]], edition=2), "trader")
    assert why(state, "indigo_plant@0 silver_smelter@1") == {"fetches": {"n": 4}}
    assert why(state, "silver_smelter@1") == {"fetches": {"n": 3}}
    assert why(state, "") == {"waits_for_prices": {}}


def test_a_payment_is_told_by_what_cannot_be_built_again_and_what_is_kept():
    state = building("indigo_plant well", "well tower palace chapel crane aqueduct")
    paid = play(state, "tower")
    assert paid.ask.kind == "pay" and paid.ask.least == 2
    policy = Policy({2: network(open_box(), 2)})
    reasons = reasons_for_answer(policy, GAME.view(paid, paid.ask.seat), ("well", "crane"))
    found = {reason.id: reason.args for reason in reasons}
    assert found["cannot_be_built"] == {"cards": ["well"]} and found["keeps"] == {"card": "palace"}


def test_no_card_is_kept_when_the_last_building_is_paid_for():
    state = building(f"{TEN} statue", "chapel palace crane aqueduct market_stand")
    assert "keeps" in why(play(building(TEN, "chapel palace crane aqueduct market_stand"), "chapel"), "crane aqueduct")
    assert all(not one.reasons for one in advice_on(play(state, "chapel")))


def test_a_building_that_ends_the_game_does_not_pay_back():
    assert set(why(building(f"{TEN} statue", "crane chapel palace"), "crane")) - {"wins_anyway"} == {
        "points",
        "completes",
        "ends",
    }
    assert "works" in why(building(TEN, "crane chapel palace"), "crane")


def test_who_passes_after_the_last_building_saves_for_nothing():
    built = seat(f"{TEN} statue", "market_stand chapel")
    last = play(
        stand(built, seat("indigo_plant", "palace chapel tower well crane"), edition=2), "builder", "market_stand"
    )
    assert (last.ask.kind, last.ask.seat) == ("build", 1)
    assert set(why(last, "")) == {"ends"}


@pytest.mark.parametrize("hand", ["palace chapel tower well crane", "statue hero well", "well crane quarry library"])
def test_in_the_last_phase_whoever_can_build_is_advised_to(hand):
    """Cards in hand bring nothing any more."""
    built = seat(f"{TEN} statue", "market_stand chapel")
    last = play(stand(built, seat("indigo_plant", hand), edition=2), "builder", "market_stand")
    while last.ask.kind != "build" or last.ask.seat == 0:
        play(last, " ".join(last.ask.options[: last.ask.least]))
    assert advice_on(last)[0].answer != ()


def test_a_role_that_ends_the_game_is_not_advised_for_cards_or_for_what_others_get():
    state = stand(seat(f"{TEN} statue", "hero chapel crane quarry market_hall library"), seat(), edition=2)
    assert set(why(state, "builder")) <= {"ends", "builds"}


def test_nothing_is_said_for_making_no_goods():
    made = play(stand(seat("indigo_plant sugar_mill"), seat(), edition=2), "producer")
    policy = Policy({2: network(open_box(), 2)})
    assert reasons_for_answer(policy, GAME.view(made, 0), ()) == []


def test_goods_pay_too():
    mine = "indigo_plant sugar_mill black_market"
    state = building(mine, "tower palace crane well", goods="indigo_plant@0 sugar_mill@1")
    assert "pays_with_goods" in why(play(state, "tower"), "indigo_plant@0 sugar_mill@1")


def test_forbidden_payments_are_never_advised():
    mine = "indigo_plant sugar_mill tobacco_storage black_market"
    state = building(mine, "hero well tower", goods="indigo_plant@0 sugar_mill@1 tobacco_storage@2")
    paying = play(state, "tower")
    assert paying.ask.rule == "goods_in_payment"
    for one in advice_on(paying):
        assert refusal(paying, one.answer) is None


def test_cards_kept_are_told_by_what_they_are_for():
    state = play(stand(seat("indigo_plant", "well tower"), seat(), deck="city_hall crane hero silver_smelter quarry",
                       edition=2), "councillor")  # fmt: skip
    assert why(state, "city_hall") == {"scores_at_end": {"card": "city_hall"}}
    assert why(state, "crane") == {"reaches": {"card": "crane"}}
    assert why(state, "hero") == {"worth_waiting": {"card": "hero"}}


def test_a_card_under_the_chapel_is_a_sure_point():
    state = stand(seat("indigo_plant chapel", "well tower"), seat(), at="round_start")
    assert state.ask.kind == "chapel"
    assert why(state, "well") == {"tucks": {"points": 1}}
    assert why(state, "") == {"saves_for": {"card": "tower"}}


def test_the_events_have_reasons_too():
    state = play(stand(seat(hand="well tower"), seat(hand="crane"), events="general_amnesty"), "general_amnesty")
    assert why(state, "") == {"keeps_hand": {}}
    assert why(state, "tower well") == {"swaps": {"n": 2}}
