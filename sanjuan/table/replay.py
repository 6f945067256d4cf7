"""Walking through a record: every position of it, one of them, and playing on from there."""

from collections.abc import Iterator
from typing import Any

from sanjuan.table.flow import answer
from sanjuan.table.record import Record


def moves(record: Record) -> Iterator[tuple[int, Any]]:
    """Yield (number of answers given, position), from the set-up to where the record ends.

    The position is one and the same object, which is played on: copy it to keep it, and do not change it.
    """
    state = record.initial_state()
    yield 0, state
    for at, chosen in enumerate(record.answers, 1):
        yield at, answer(state, chosen)


def state_at(record: Record, at: int) -> Any:
    """Return the position before answer `at` (0: the set-up; as many as there are answers: where the record ends).

    Raises ValueError when the record has not as many answers.
    """
    return play_on(record, at).state


def play_on(record: Record, at: int) -> Record:
    """Return a record of its own with the first `at` answers, to be played on from there; raises ValueError."""
    if not 0 <= at <= len(record.answers):
        raise ValueError(f"the record has 0 to {len(record.answers)} answers, not {at}")
    new = record.fresh()
    for chosen in record.answers[:at]:
        new.answer(chosen)
    return new
