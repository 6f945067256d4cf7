"""The text form of positions, and texts that are not positions."""

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position

GAME = GAMES["san_juan"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_one_line_and_comes_back(seats):
    state = GAME.new(seats, 1)
    text = position.write(state)
    assert "\n" not in text
    again = position.read(text, GAME.parts())
    assert again == state
    assert position.write(again) == text


@pytest.mark.parametrize("text", [
    "", "{", "7]", '{"is": "Palace"}', '{"step": "no_such_step"}', '{"is": "State", "colour": 1}', '{"of": 3}',
    '{"box": {"edition": 9}}', '{"map": [[1]]}', '{"is": []}',
])  # fmt: skip
def test_a_text_that_is_no_position_is_unreadable(text):
    with pytest.raises(position.Unreadable, match="not a position"):
        position.read(text, GAME.parts())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"is": "Ask", "seat": 0}', "'kind' is missing"),
        ('{"is": "Asc"}', "unknown part 'Asc'; did you mean 'Ask'?"),
        ('{"is": "Ask", "seet": 0}', "unknown field of Ask 'seet'; did you mean 'seat'?"),
        ('{"is": "Ask", "seat": "x"}', "seat: a whole number is expected, not 'x'"),
    ],
)
def test_it_says_what_is_wrong_at_which_place(text, said):
    with pytest.raises(position.Unreadable) as caught:
        position.read(text, GAME.parts())
    sentence = str(caught.value)
    assert sentence.startswith("not a position: ") and sentence.endswith(said)
    assert ": :" not in sentence and caught.value.words["where"]
    assert caught.value.words.get("name", "kind") in ("kind", "Asc", "seet")


def test_what_is_wrong_in_the_box_is_said_with_the_box():
    with pytest.raises(position.Unreadable) as caught:
        position.read('{"box": {"edition": 9}}', GAME.parts())
    where = caught.value.words["where"]
    assert where and str(caught.value).startswith(f"not a position: {where}: ")
