"""Details of the rules that take an unusual position to be seen."""

import pytest

from sanjuan.games.citadels.rules.ending import is_last_round
from tests.citadels.rulebook import offered, play, seat, stand

OWN = "temple armory market tavern manor"


@pytest.mark.parametrize(
    ("target", "left"),
    [("temple@0", "market tavern manor"), ("market@2", "temple tavern manor"), ("tavern@3", "temple market manor")],
)
def test_the_armory_destroys_a_district_of_its_own_city_before_or_behind_it(target, left):
    state = play(stand(seat(OWN, gold=1), picked=["bishop"], call=5), "armory@1", f"0:{target}")
    assert " ".join(state.cities[0]) == left


def test_the_armory_destroys_a_district_of_a_later_seat_further_back_than_itself():
    state = play(
        stand(seat("armory"), seat("temple market tavern"), picked=["bishop"], call=5), "armory@0", "1:market@1"
    )
    assert state.cities[1] == ["temple", "tavern"]


def test_the_wizard_may_look_at_the_hand_of_an_earlier_seat():
    cast = {"characters": "assassin,thief,wizard,king,bishop,merchant,architect,warlord"}
    state = stand(seat(hand="manor"), seat(), seat(), picked=["", "", "wizard"], call=3, options=cast)
    assert "power" in offered(state).split()


def test_the_round_stays_the_last_whatever_becomes_of_the_complete_city():
    state = stand(seat("temple"), seat())
    assert not is_last_round(state)
    state.first = 0
    assert is_last_round(state)
