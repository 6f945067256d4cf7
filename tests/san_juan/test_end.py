"""The end of the game and the score: twelve buildings, monuments, buildings of cost 6, the palace last, ties."""

import pytest

from sanjuan.games.san_juan import score
from tests.san_juan.rulebook import GAME, asked, play, refusal, seat, stand, told

ELEVEN = "smithy gold_mine archive poor_house black_market trading_post well market_stand crane chapel tower"


def final(*seats, edition=1, **options):
    return stand(*seats, edition=edition, at="end", **options)


def power(card, city, edition=1, tucked="", others="", **options):
    """Return the points that a card's power adds at the end."""
    state = final(seat(city, tucked=tucked), seat(others), edition=edition, **options)
    return score.rows(state, 0).get(card, 0)


def points(city, edition=1, tucked="", **options):
    return GAME.scores(final(seat(city, tucked=tucked), edition=edition, **options))[0]


# The end.


def test_the_game_ends_after_the_builder_phase_with_twelve_buildings():
    state = stand(seat(ELEVEN, "indigo_plant"), seat("", "smithy hero well"))
    play(state, "builder", "indigo_plant")
    assert asked(state) == "build 1"
    play(state, "smithy", "hero")
    assert GAME.over(state) and asked(state) == "nothing"
    assert [(fact["id"], fact.get("seat")) for fact in GAME.facts_of(state, None)][-2:] == [
        ("ends", 0),
        ("final", None),
    ]


def test_after_the_end_every_answer_is_refused():
    assert refusal(final(seat()), "builder") == "the game is over: no question is open"


def test_eleven_buildings_do_not_end_it():
    state = play(stand(seat(" ".join(ELEVEN.split()[:10]), "indigo_plant"), seat("")), "builder", "indigo_plant")
    assert not GAME.over(state)


def test_covering_does_not_make_twelve():
    state = play(stand(seat(ELEVEN, "statue"), seat("")), "builder", "statue>well@6")
    assert not GAME.over(state)


def test_more_than_twelve_buildings_end_it_too():
    assert GAME.over(play(stand(seat(f"{ELEVEN} hero", "indigo_plant"), seat("")), "builder", "indigo_plant"))


def test_twelve_buildings_do_not_end_another_phase():
    assert asked(play(stand(seat(f"{ELEVEN} hero"), seat("")), "trader")) == "role 1"


# The score.


@pytest.mark.parametrize(("card", "worth"), [("statue", 3), ("victory_column", 4), ("hero", 5)])
def test_monuments(card, worth):
    assert points(card) == worth


@pytest.mark.parametrize(("city", "edition", "worth"), [
    ("guild_hall", 1, 0),
    ("guild_hall indigo_plant indigo_plant sugar_mill tobacco_storage", 1, 8),
    ("guild_hall indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage", 2, 5 + 3),
    ("guild_hall hero/indigo_plant sugar_mill", 1, 2),
    ("guild_hall silver_smelter", 2, 2),
])  # fmt: skip
def test_guild_hall(city, edition, worth):
    assert power("guild_hall", city, edition) == worth


@pytest.mark.parametrize(("city", "worth"), [
    ("city_hall", 1),
    ("city_hall indigo_plant sugar_mill", 1),
    ("city_hall poor_house aqueduct carpenter chapel quarry library statue victory_column", 9),
    ("city_hall statue/well triumphal_arch palace", 4),
])  # fmt: skip
def test_city_hall(city, worth):
    assert power("city_hall", city) == worth


@pytest.mark.parametrize(("monuments", "worth"), [
    ("", 0), ("hero", 4), ("hero statue", 6), ("hero statue victory_column", 8), ("hero/statue", 4),
])  # fmt: skip
def test_triumphal_arch(monuments, worth):
    assert power("triumphal_arch", f"triumphal_arch {monuments}") == worth


@pytest.mark.parametrize(("others", "worth"), [
    ("", 0), ("statue", 0), ("victory_column", 1), ("victory_column statue", 1), ("hero statue", 2),
    ("city_hall statue victory_column hero library tower aqueduct carpenter silver_smelter", 8),
])  # fmt: skip
def test_palace_adds_a_quarter_of_all_other_points_rounded_down(others, worth):
    assert power("palace", f"palace {others}") == worth


@pytest.mark.parametrize(("others", "worth"), [(29, 7), (26, 6)])
def test_palaces_of_the_score_sheet(others, worth):
    city = "palace hero victory_column statue library chapel"
    cards = "well tower crane quarry aqueduct smithy archive carpenter prefecture trading_post market_hall market_stand"
    tucked = " ".join(cards.split()[: others - 17])
    assert points(city, tucked=tucked) == others + worth and power("palace", city, tucked=tucked) == worth


def test_palace_counts_chapel_cards_and_the_other_buildings_of_cost_six():
    city = "palace chapel guild_hall indigo_plant city_hall"
    assert power("palace", city, tucked="well") == (2 + 1 + 1 + 2 + 4) // 4


@pytest.mark.parametrize(("city", "worth"), [
    ("residence", 0),
    ("residence palace", 0),
    ("residence palace guild_hall", 4),
    ("residence smithy archive gold_mine", 4),
    ("residence smithy indigo_plant indigo_plant", 0),
    ("residence smithy archive indigo_plant indigo_plant well crane", 4),
    ("residence smithy archive gold_mine guard_room indigo_plant indigo_plant", 4 + 3),
    ("residence indigo_plant indigo_plant sugar_mill black_market well tobacco_storage tobacco_storage aqueduct"
     " palace guild_hall", 4 + 3),
    ("residence indigo_plant indigo_plant archive gold_mine guard_room office_building carpenter tobacco_storage"
     " aqueduct palace city_hall", 4 + 3 + 2 + 1),
    ("residence smithy archive gold_mine well crane poor_house tower aqueduct carpenter quarry bank harbor", 10),
    ("residence smithy archive gold_mine well crane poor_house tower aqueduct carpenter quarry bank harbor"
     " goldsmith library silver_smelter", 10),
    ("residence statue/smithy archive gold_mine", 0),
])  # fmt: skip
@pytest.mark.parametrize("edition", [1, 2])
def test_residence_counts_sets_of_three_different_buildings_of_equal_cost(city, worth, edition):
    assert power("residence", city, edition, new_buildings=True) == worth


@pytest.mark.parametrize(("others", "worth"), [
    ("library quarry", 0), ("palace", 4), ("palace residence", 4 + 3), ("palace residence city_hall", 4 + 3 + 2),
    ("palace residence city_hall guild_hall", 10), ("palace residence city_hall guild_hall triumphal_arch", 10),
    ("statue/palace", 0), ("palace/statue", 4),
])  # fmt: skip
@pytest.mark.parametrize("edition", [1, 2])
def test_cathedral_counts_the_others_buildings_of_cost_six(others, worth, edition):
    own = "cathedral city_hall palace"
    assert power("cathedral", own, edition, others=others, new_buildings=True) == worth


def test_cathedral_counts_all_opponents_together():
    sixes = [seat("guild_hall city_hall"), seat("guild_hall city_hall"), seat("residence palace")]
    for place in range(4):
        seats = [*sixes[:place], seat("cathedral"), *sixes[place:]]
        assert score.rows(final(*seats, new_buildings=True), place)["cathedral"] == 4 + 3 + 2 + 1 + 0 + 0
    assert score.rows(final(seat("palace"), seat("cathedral"), new_buildings=True), 1)["cathedral"] == 4


def test_cards_under_bank_and_harbor_are_worth_one_point_each():
    assert points("bank", tucked="bank: well tower hero", new_buildings=True) == 2 + 3
    assert points("statue/harbor", tucked="harbor: palace", new_buildings=True) == 3 + 1


def test_palace_counts_residence_and_cathedral():
    assert power("palace", "palace residence guild_hall cathedral", others="palace", new_buildings=True) == (4 + 4) // 4


def test_customs_good_breaks_a_tie():
    first, second = seat("tower", "", ""), seat("customs_office", "", "customs_office@0")
    assert GAME.winners(final(first, second, new_buildings=True)) == [1]


def test_chapel_cards_are_worth_one_point_each():
    assert points("chapel", tucked="well tower hero palace quarry crane smithy") == 9


def test_a_covered_chapel_keeps_its_cards_and_loses_its_own_points():
    assert points("statue/chapel", tucked="well tower") == 3 + 2


def test_covered_buildings_score_nothing():
    assert points("smithy/hero/library") == 1


def test_the_sheet_stands_in_the_order_of_the_rules():
    state = final(seat("palace triumphal_arch city_hall guild_hall chapel statue", tucked="well"), seat(hand="well"))
    rows = [(row["id"], row["points"]) for row in GAME.sheet(state)]
    assert rows == [
        ("buildings", [5, 1]),
        ("chapel", [1, None]),
        ("guild_hall", [0, None]),
        ("city_hall", [6, None]),
        ("triumphal_arch", [4, None]),
        ("palace", [4, None]),
        ("total", [20, 1]),
        ("tie_break", [0, 1]),
    ]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_sheet_of_the_expansion_stands_in_that_order_too(edition):
    city = "palace cathedral residence triumphal_arch city_hall guild_hall harbor bank chapel"
    state = final(seat(city, tucked="chapel: well"), edition=edition, new_buildings=True)
    state.seats[0].tucked += [(6, "harbor", "tower"), (7, "bank", "hero")]
    assert [row["id"] for row in GAME.sheet(state)] == [
        "buildings", "chapel", "bank", "harbor", "guild_hall", "city_hall", "triumphal_arch", "residence", "cathedral",
        "palace", "total", "tie_break",
    ]  # fmt: skip


# Ties.


@pytest.mark.parametrize(("first", "second", "winners"), [
    (seat("statue"), seat("victory_column"), [1]),
    (seat("statue", "well"), seat("statue"), [0]),
    (seat("indigo_plant", "", "indigo_plant@0"), seat("smithy"), [0]),
    (seat("indigo_plant", "well", "indigo_plant@0"), seat("smithy", "well hero tower"), [1]),
    (seat("indigo_plant", "well", "indigo_plant@0"), seat("smithy", "well hero"), [0, 1]),
    (seat("chapel", tucked="well"), seat("statue", "hero"), [1]),
])  # fmt: skip
def test_who_wins(first, second, winners):
    assert GAME.winners(final(first, second)) == winners


def test_the_end_is_told_to_everybody():
    state = stand(seat(ELEVEN, "indigo_plant"), seat(""))
    assert told(play(state, "builder", "indigo_plant"))[-2:] == ["ends", "final"]
