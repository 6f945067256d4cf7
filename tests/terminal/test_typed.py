"""Tests of the meaning of a typed line."""

import pytest

from sanjuan.terminal.typed import Typed, understand

OPTIONS = ("well", "crane", "well")


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("2", Typed("answer", ("crane",))),
        ("3 1", Typed("answer", ("well", "well"))),
        ("1,2", Typed("answer", ("well", "crane"))),
        ("  ", Typed("enter")),
        ("?", Typed("help")),
        ("U", Typed("undo")),
        ("c gold mine", Typed("card", text="gold mine")),
        ("0", Typed("nonsense", text="0")),
        ("4", Typed("nonsense", text="4")),
        ("1 1", Typed("nonsense", text="1 1")),
        ("-1", Typed("nonsense", text="-1")),
        ("well", Typed("nonsense", text="well")),
        ("²", Typed("nonsense", text="²")),
    ],
)
def test_a_line_is_numbers_a_command_or_nonsense(line, typed):
    assert understand(line, OPTIONS) == typed
