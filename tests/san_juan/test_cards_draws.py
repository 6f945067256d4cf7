"""Buildings of councillor, prospector and round start: archive, prefecture, gold mine, chapel, tower."""

import pytest

from tests.san_juan.rulebook import asked, hand, limits, offered, play, refusal, seat, stand, told

TOP = "well crane tower statue hero palace quarry smithy carpenter aqueduct"


def council(city, councillor, hand_="library"):
    """Return the councillor phase at the question of seat 0 (if it has one), which is the councillor or not."""
    if councillor:
        return play(stand(seat(city, hand_), seat(""), seat(""), deck=TOP), "councillor")
    return play(stand(seat(city, hand_), seat(""), seat(""), governor=2, deck=TOP), "councillor", "well")


@pytest.mark.parametrize(("city", "councillor", "drawn", "kept"), [
    ("", True, 5, 1),
    ("", False, 2, 1),
    ("library", True, 8, 1),
    ("library", False, 2, 1),
    ("prefecture", True, 5, 2),
    ("prefecture library", True, 8, 2),
])  # fmt: skip
def test_councillor_keeps_some_of_the_cards_drawn(city, councillor, drawn, kept):
    state = council(city, councillor)
    assert asked(state) == "keep 0"
    assert (len(state.ask.options), limits(state)) == (drawn, (kept, kept))


def test_councillor_discards_the_others():
    state = play(council("", True), "hero")
    assert (hand(state, 0), state.discard) == ("hero library", ["well", "crane", "tower", "statue"])


def test_prefecture_keeps_two_of_two_unasked():
    state = council("prefecture", False)
    assert hand(state, 0) == "library palace quarry"
    assert asked(state) == "keep 1"


# Archive: discards from the whole hand.


@pytest.mark.parametrize(("city", "councillor", "discarded"), [
    ("archive", True, 4),
    ("archive", False, 1),
    ("archive library", True, 7),
    ("archive prefecture", True, 3),
    ("archive prefecture library", True, 6),
])  # fmt: skip
def test_archive_discards_from_the_whole_hand(city, councillor, discarded):
    state = council(city, councillor)
    assert asked(state) == "discard 0"
    assert limits(state) == (discarded, discarded)
    assert offered(state).startswith("library ")


def test_archive_may_throw_away_what_the_hand_held_before():
    state = play(council("archive prefecture", True), "library well crane")
    assert hand(state, 0) == "hero statue tower"


def test_archive_and_prefecture_with_two_cards_have_nothing_to_discard():
    state = council("archive prefecture", False)
    assert (hand(state, 0), asked(state)) == ("library palace quarry", "keep 1")


# Gold mine: four cards are revealed; all costs different give one of them.

DIFFERENT = "quarry smithy tobacco_storage library"


def mine(edition=1, cards=DIFFERENT, **position):
    """Return the prospector phase after the prospector (seat 0) drew a card, with a gold mine in the city of seat 1."""
    return play(stand(seat(""), seat("gold_mine"), edition=edition, deck=f"well {cards}", **position), "prospector")


def test_gold_mine_lets_choose_in_the_first_edition():
    state = mine()
    assert (asked(state), offered(state), limits(state)) == ("gold_mine 1", DIFFERENT, (0, 1))
    play(state, "library")
    assert (hand(state, 1), sorted(state.discard)) == ("library", ["quarry", "smithy", "tobacco_storage"])


def test_gold_mine_may_be_left_in_the_first_edition():
    state = play(mine(), "")
    assert (hand(state, 1), len(state.discard)) == ("", 4)


def test_gold_mine_gives_the_cheapest_in_the_second_edition():
    state = mine(edition=2)
    assert (hand(state, 1), asked(state)) == ("smithy", "role 1")
    assert sorted(state.discard) == ["library", "quarry", "tobacco_storage"]


@pytest.mark.parametrize("edition", [1, 2])
def test_gold_mine_gives_nothing_when_two_costs_are_equal(edition):
    state = mine(edition, "library prefecture smithy tobacco_storage")
    assert (hand(state, 1), asked(state), len(state.discard)) == ("", "role 1", 4)


def test_gold_mine_shows_its_cards_to_all():
    assert told(mine(), None) == ["role", "drew", "revealed"]


def test_gold_mine_of_every_owner_works_from_the_prospector_on():
    deck = f"well {DIFFERENT} crane chapel victory_column indigo_plant"
    state = play(stand(seat("gold_mine"), seat("gold_mine"), governor=1, deck=deck), "prospector")
    assert (asked(state), offered(state)) == ("gold_mine 1", DIFFERENT)
    play(state, "quarry")
    assert (asked(state), offered(state)) == ("gold_mine 0", "crane chapel victory_column indigo_plant")


def test_library_doubles_no_gold_mine():
    state = play(
        stand(seat("gold_mine library"), seat(""), seat(""), deck=f"well hero {DIFFERENT}"), "prospector", "quarry"
    )
    assert (hand(state, 0), asked(state)) == ("hero quarry well", "role 1")


# Chapel: one card a round.


def round_start(*seats, **position):
    return stand(*seats, at="round_start", **position)


def test_chapel_asks_for_one_hand_card_or_none():
    state = round_start(seat("chapel", "well tower"))
    assert (asked(state), offered(state), limits(state)) == ("chapel 0", "well tower", (0, 1))


def test_chapel_card_is_worth_a_point():
    state = play(round_start(seat("chapel", "well tower")), "tower")
    assert (hand(state, 0), state.seats[0].tucked) == ("well", [(0, "chapel", "tower")])


def test_chapel_tells_nobody():
    state = play(round_start(seat("chapel", "well tower")), "tower")
    assert "tucked_card" in told(state, 0)
    assert "tucked_card" not in told(state, 1) and "tucked_card" not in told(state, None)


def test_a_covered_chapel_is_not_asked_for():
    assert asked(round_start(seat("statue/chapel", "well tower"))) == "role 0"


# Tower: hand limit 12 instead of 7.

CARDS = "well crane tower statue hero palace quarry smithy carpenter aqueduct chapel library prefecture"


@pytest.mark.parametrize(("city", "cards", "excess"), [
    ("", 7, 0), ("", 8, 1), ("", 13, 6), ("tower", 7, 0), ("tower", 12, 0), ("tower", 13, 1),
])  # fmt: skip
def test_hand_limit_at_the_start_of_a_round(city, cards, excess):
    state = round_start(seat(city, " ".join(CARDS.split()[:cards])))
    assert asked(state) == ("discard 0" if excess else "role 0")
    assert not excess or limits(state) == (excess, excess)


def test_hand_limit_may_not_be_overrun():
    state = round_start(seat("", " ".join(CARDS.split()[:9])))
    assert refusal(state, "well") == "'discard' wants 2 to 2 options, not 1"
