"""The puzzles of San Juan: which positions are looked at, and how they are judged (see `training.puzzles`).

The strongest opponent is asked by the game's own advice, again and again with fresh deals of what is hidden, and its
chances are averaged. A position is worth keeping when one answer is clearly better than all others and the strongest
opponent, thinking no harder than in a game, gives that answer every time.
"""

from collections.abc import Iterator
from random import Random

from sanjuan.games import GAMES
from sanjuan.games.san_juan.state import State
from sanjuan.table.record import Record
from training.judged import Answer, Judged, by_advice

GAME = GAMES["san_juan"]
STRONGEST, BASELINE = "governor", "greedy"
AT_TABLE = ("builder", "trader", "governor", "hoarder")
KINDS = ("role", "build")
LOOKS = (1, 3, 12)
"""Looks at a position; after each lot of them it must still be clear."""
CLEAR = 0.06
"""By so much of the win the best answer must be better than the second, and by more than the error of that."""
TRIES = 5
OPEN = (0.15, 0.9)
"""The best chance of a position in which something is still at stake."""
ROUND = 3
CHOICES = 3


def judge(view: State, looks: int, seed: int) -> Judged:
    """Judge by the advice of this many looks; answers that not every look considered are left out."""
    return by_advice(GAME, view, looks, seed)


def stable(view: State, best: Answer, tries: int = TRIES) -> bool:
    """Return whether the strongest opponent, thinking as in a game, gives this answer every time."""
    return all(sorted(GAME.bots[STRONGEST](view, Random(number))) == sorted(best) for number in range(tries))


def positions(seed: int) -> Iterator[tuple[Record, State, list[str]]]:
    """Play a game of characters; yield (record so far, view of the seat to answer, players) at some questions."""
    seats = 2 + seed % 3
    rng = Random(seed)
    players = [AT_TABLE[(seed // 3 + number) % len(AT_TABLE)] for number in range(seats)]
    record = Record(GAME, seats, seed, {"edition": 2, "deck": 112})
    while record.state.ask is not None:
        state = record.state
        view = GAME.view(state, state.ask.seat)
        if state.ask.kind in KINDS and state.round >= ROUND and len(set(state.ask.options)) >= CHOICES:
            yield record, view, players
        record.answer(GAME.bots[players[state.ask.seat]](view, rng))


def worth(view: State, seed: int) -> Judged | None:
    """Return the judgement of a position that is clear and not too easy, else None."""
    baseline = GAME.bots[BASELINE](view, Random(0))
    found = None
    for lot, looks in enumerate(LOOKS):
        found = judge(view, looks, 1000 * seed + 100 * lot)
        if not found.clear(CLEAR) or not OPEN[0] < found.chances[0][1] < OPEN[1]:
            return None
        if sorted(found.chances[0][0]) == sorted(baseline):
            return None
    return found if found and stable(view, found.chances[0][0]) else None
