"""Tests of the features of a position that the network sees, block by block."""

import pytest

from sanjuan.games.san_juan.players.neural import features
from sanjuan.games.san_juan.players.neural.features import SIZE, active
from tests.san_juan.neural.reading import BLOCKS, seen, word
from tests.san_juan.rulebook import play, seat, stand

WEALTHY = "indigo_plant indigo_plant indigo_plant sugar_mill well"


def test_the_blocks_stand_side_by_side():
    starts = [start for start, _ in BLOCKS.values()]
    assert starts == sorted(set(starts)) and starts[0] == 0
    assert len({word(number) for number in range(SIZE)}) == SIZE


WHOLE = [
    "ahead: +1",
    "builder next: I choose, I have 2 cards",
    "builder next: I choose, they have 1 cards",
    "buildings: 0 has 2",
    "buildings: 1 has 1",
    "cards: 0 has 2",
    "cards: 1 has 1",
    "dead: 0",
    "free: builder for 0",
    "free: councillor for 0",
    "free: producer for 0",
    "free: prospector for 0",
    "free: trader for 0",
    "governor: 0",
    "lead: +1 with 7 buildings",
    "my cards then: 2 in span 0",
    "my city then: indigo_plant in span 0",
    "my city then: well in span 0",
    "my city: indigo_plant",
    "my city: well",
    "my goods then: 0 in span 0",
    "my hand then: sugar_mill in span 0",
    "my hand then: tower in span 0",
    "my hand: sugar_mill lacks 1",
    "my hand: tower lacks 2",
    "producer next: I choose, I have 1 empty",
    "producer next: I choose, they have 1 empty",
    "their cards then: 1 in span 0",
    "their city then: indigo_plant in span 0",
    "their city: indigo_plant",
    "their goods then: 0 in span 0",
    "tile: unknown",
    "trader next: I choose, I have 0 goods",
    "trader next: I choose, they have 0 goods",
    "turn: choice 0 by 0",
    "unknown: 0",
]
"""Everything that is seen of the position below, in the order of the alphabet."""


def test_a_whole_position():
    state = stand(seat("indigo_plant well", "tower sugar_mill"), seat(hand="crane"), edition=2)
    assert seen(state, 0) == WHOLE


def test_a_city_counts_by_its_kinds_and_factories_by_their_copies():
    state = stand(seat(WEALTHY), seat("indigo_plant indigo_plant tower"))
    mine = ["indigo_plant", "indigo_plant x2", "indigo_plant x3", "sugar_mill", "well"]
    assert seen(state, 0, "my city") == mine
    assert seen(state, 0, "their city") == ["indigo_plant", "indigo_plant x2", "tower"]
    assert seen(state, 1, "their city") == mine


def test_more_than_five_copies_look_like_five():
    five, seven = (stand(seat(" ".join(["indigo_plant"] * count))) for count in (5, 7))
    assert seen(five, 0, "my city") == seen(seven, 0, "my city")
    assert seen(five, 0, "my city")[-1] == "indigo_plant x5"


def test_what_several_others_have_counts_as_often_as_they_have_it():
    state = stand(seat(), seat("indigo_plant tower"), seat("indigo_plant tower"))
    assert seen(state, 0, "their city") == ["indigo_plant", "indigo_plant", "tower", "tower"]


def test_goods_count_by_where_they_lie():
    goods = "indigo_plant@0 indigo_plant@2 sugar_mill@3"
    state = stand(seat(WEALTHY, goods=goods), seat(goods="indigo_plant@0"))
    assert seen(state, 0, "my goods") == ["indigo_plant 1", "indigo_plant 2", "sugar_mill 1"]
    assert seen(state, 0, "their goods") == ["indigo_plant 1"]


def test_the_others_are_told_apart_by_how_far_they_sit():
    state = stand(seat(hand="well"), seat(hand="tower crane"), seat("indigo_plant well hero"))
    assert seen(state, 1, "cards") == ["0 has 2", "1 has 0", "2 has 1"]
    assert seen(state, 1, "buildings") == ["0 has 1", "1 has 3", "2 has 1"]


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("well", ["well lacks 2"]),
        ("well tower", ["tower lacks 2", "well lacks 1"]),
        ("well tower crane", ["crane lacks 0", "tower lacks 1", "well lacks 0"]),
        ("palace tower", ["palace lacks 3", "tower lacks 2"]),
    ],
)
def test_a_hand_card_counts_by_how_many_cards_are_lacking_to_pay_for_it(hand, found):
    assert seen(stand(seat(hand=hand)), 0, "my hand") == found


def test_what_the_city_saves_is_not_lacking():
    hand = "tower sugar_mill"
    assert seen(stand(seat(hand=hand)), 0, "my hand") == ["sugar_mill lacks 1", "tower lacks 2"]
    assert seen(stand(seat("quarry", hand)), 0, "my hand") == ["sugar_mill lacks 1", "tower lacks 1"]
    assert seen(stand(seat("smithy", hand)), 0, "my hand") == ["sugar_mill lacks 0", "tower lacks 2"]


def test_cards_that_can_no_more_be_built_are_only_money():
    state = stand(seat("well tower", "well well tower crane crane chapel"))
    assert seen(state, 0, "my hand") == ["chapel lacks 0", "crane lacks 0"]
    assert seen(state, 0, "dead") == ["4"], "two wells, a tower, and the second crane"


def test_a_second_factory_card_is_not_dead():
    state = stand(seat("sugar_mill", "sugar_mill sugar_mill well"))
    assert seen(state, 0, "my hand", "second") == ["sugar_mill lacks 0", "well lacks 0", "sugar_mill"]
    assert seen(state, 0, "dead") == ["0"]


def test_cards_just_drawn_are_only_counted():
    state = stand(seat(hand="well"))
    state.seats[0].hand += ["?", "?"]
    assert seen(state, 0, "my hand", "unknown") == ["well lacks 0", "2"]


def test_the_lead_is_in_points_over_the_best_of_the_others_by_how_near_the_end_is():
    state = stand(seat("indigo_plant statue"), seat("indigo_plant hero"), seat())
    assert seen(state, 0, "lead") == ["-2 with 7 buildings"]
    assert seen(state, 1, "lead") == ["+2 with 7 buildings"]
    assert seen(state, 0, "ahead") == ["+3", "-2"]
    nine = " ".join(["indigo_plant"] * 9)
    assert seen(stand(seat(nine), seat()), 1, "lead") == ["-8 with 9 buildings"]


def test_cards_under_the_own_chapel_lead_and_count_others_are_not_known():
    mine = stand(seat("indigo_plant chapel", tucked="well well tower"), seat("indigo_plant chapel"))
    assert seen(mine, 0, "tucked") == ["0", "1", "2"]
    assert seen(mine, 0, "lead") == ["+3 with 7 buildings"]
    assert seen(mine, 1, "tucked", "lead") == ["+0 with 7 buildings"]


def test_a_cathedral_counts_the_dear_buildings_of_the_others():
    options = {"edition": 2, "new_buildings": True}
    plain = stand(seat("indigo_plant cathedral"), seat(), **options)
    dear = stand(seat("indigo_plant cathedral"), seat("indigo_plant guild_hall"), **options)
    # One dear building of others makes 4 points for the cathedral; the guild hall itself is worth 2 here.
    gained = int(seen(dear, 0, "ahead")[0]) - int(seen(plain, 0, "ahead")[0])
    assert gained == 4 - 2


def test_the_turn_is_whose_choice_comes_next_and_what_is_left_to_choose():
    state = play(stand(seat(), seat(), seat()), "councillor")
    while state.ask.kind != "role":
        play(state, state.ask.options[0])
    assert seen(state, 1, "turn", "governor") == ["2", "choice 1 by 0"]
    assert seen(state, 0, "turn") == ["choice 1 by 1"]
    assert seen(state, 0, "free") == ["builder for 1", "producer for 1", "prospector for 1", "trader for 1"]


def test_while_a_phase_runs_the_next_choice_counts():
    state = play(stand(seat(hand="well tower crane"), seat(hand="well tower crane"), seat()), "builder")
    assert state.ask.kind == "build"
    assert seen(state, 0, "phase", "turn") == ["builder of 0", "choice 1 by 1"]
    assert seen(state, 1, "phase", "turn") == ["builder of 2", "choice 1 by 0"]


def test_after_the_last_choice_the_next_round_counts():
    """As if it had begun: the governor passed on, all roles free again."""
    cards = "well tower crane"
    state = play(stand(seat(hand=cards), seat(hand=cards), taken="councillor prospector"), "builder")
    assert (state.ask.kind, state.ask.seat) == ("build", 0)
    assert seen(state, 0, "turn", "governor") == ["1", "choice 0 by 1"]
    assert len(seen(state, 0, "free")) == 5
    assert seen(state, 1, "turn") == ["choice 0 by 0"]


def test_a_doubled_privilege_is_seen():
    state = play(stand(seat("indigo_plant library", "well tower crane")), "builder", "use")
    assert seen(state, 0, "doubled") == ["yes"]
    assert not seen(play(stand(seat(hand="well tower crane")), "builder"), 0, "doubled")


TILES = [[1, 2, 2, 2, 3], [1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 3, 3]]


def test_the_tile_is_unknown_until_it_is_turned():
    state = stand(seat(goods="indigo_plant@0"), seat(goods="indigo_plant@0"), tiles=TILES)
    assert seen(state, 0, "tile") == ["unknown"]
    play(state, "trader")
    assert seen(state, 0, "tile") == seen(state, 1, "tile") == ["(1, 2, 2, 2, 3)"]
    play(state, "indigo_plant@0", "indigo_plant@0")
    assert state.ask.kind == "role" and seen(state, 1, "tile") == ["unknown"]


def test_once_all_tiles_were_turned_the_next_one_is_known():
    state = stand(seat(), seat(), tiles=TILES)
    for known in range(6):
        state.known = known
        assert seen(state, 0, "tile") == (["(1, 2, 2, 2, 3)"] if known == 5 else ["unknown"])


def test_options_and_what_lies_beside_the_roles_are_seen():
    chest = stand(seat(), seat(), new_buildings=True, events="taxes earthquake")
    assert seen(chest, 1, "option", "event") == ["earthquake", "taxes", "1st edition", "events", "new buildings"]
    assert seen(stand(seat(), seat(), edition=2), 1, "option", "event", "on table") == []
    cathedral = stand(seat(), seat(), edition=1, new_buildings=True)
    assert seen(cathedral, 0, "on table") == (["yes"] if cathedral.on_table else [])


def test_every_feature_of_a_position_is_a_number_of_the_table():
    state = stand(seat(WEALTHY, "well tower"), seat(), seat(), seat())
    assert all(0 <= number < SIZE for one in range(4) for number in active(state, one))


def test_a_card_that_the_networks_were_not_trained_with_is_left_out(monkeypatch):
    state = stand(seat("indigo_plant tower", "crane well"), seat())
    known = active(state, 0)
    monkeypatch.delitem(features.NAMES, "tower")
    monkeypatch.delitem(features.NAMES, "crane")
    assert set(active(state, 0)) < set(known)
