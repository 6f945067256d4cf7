"""The text form of positions, and the texts that are none."""

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
