"""Tests that chance follows from seed and number, and is the same in every Python."""

from sanjuan.table.rng import generator, shuffle


def test_a_shuffle_is_pinned():
    items = list(range(10))
    shuffle(items, generator(1, 1))
    assert items == [2, 6, 5, 7, 3, 9, 0, 8, 1, 4]


def test_a_shuffle_moves_everything_everywhere():
    seen = set()
    for number in range(200):
        items = list("abcd")
        shuffle(items, generator(7, number))
        assert sorted(items) == list("abcd")
        seen.update(enumerate(items))
    assert len(seen) == 16


def test_events_of_one_game_are_told_apart():
    assert len({generator(3, number).random() for number in range(100)}) == 100
