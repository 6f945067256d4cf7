"""The grammar of options: cards, places, cards that are put on places."""

import pytest

from sanjuan.table import options


def test_what_is_written_is_read_back():
    place = options.place("crane", 3)
    move = options.move("well", place)
    assert (place, move) == ("crane@3", "well>crane@3")
    assert [options.card_of(option) for option in ("well", place, move)] == ["well", "crane", "well"]
    assert [options.is_place(option) for option in ("well", place, move)] == [False, True, True]
    assert [options.is_move(option) for option in ("well", place, move)] == [False, False, True]
    assert [options.target_of(option) for option in ("well", place, move)] == ["", "", place]
    assert [options.without_index(option) for option in ("well", place)] == ["well", "crane@"]
    assert [options.names_in(option) for option in ("well", place, move)] == [["well"], ["crane"], ["well", "crane"]]
    assert options.place_of(place) == options.place_of(move) == 3


def test_a_card_alone_has_no_place():
    with pytest.raises(ValueError, match="substring"):
        options.place_of("well")
