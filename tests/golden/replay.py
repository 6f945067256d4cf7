"""Golden records: whole games whose end is written down, replayed by CPython and by Pyodide (standard library only)."""

import json
from hashlib import sha256
from itertools import combinations
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.table.flow import answer, refusal
from sanjuan.table.record import read

HERE = Path(__file__).parent
COUNTS = Path(__file__).parent / "counts.json"


def outcome(record):
    """Return the outcome of a record: the scores in full, the last position and all facts as hashes."""
    game, state = record.game, record.state
    return {
        "over": game.over(state),
        "rounds": state.round,
        "scores": game.scores(state),
        "winners": game.winners(state),
        "position": digest(CARDS[game.name](state)),
        "facts": digest(record.log),
    }


def _san_juan(state):
    seats = [[own.city, own.goods, own.covered, own.hand, own.tucked] for own in state.seats]
    return [seats, state.deck, state.discard, state.tiles, state.events, state.governor, state.taken]


def _alhambra(state):
    piles = [state.yard, state.row, state.buildings, state.money, state.discard]
    return [state.hands, state.palaces, state.points, *piles, state.scored, state.tally, state.turn]


def _citadels(state):
    seats = [state.hands, state.cities, state.coins, state.gold, state.held]
    return [*seats, state.deck, state.museum, state.cast, state.crown, state.pot, state.first, state.killed]


CARDS = {"san_juan": _san_juan, "alhambra": _alhambra, "citadels": _citadels}
"""Functions that list every card and tile of a position by its place, by game."""


def digest(value):
    """Return a hash of plain data."""
    return sha256(json.dumps(value).encode()).hexdigest()


def differences():
    """Replay all golden records; returns a sentence for each that does not end as written down."""
    found = []
    for path in sorted(HERE.glob("*/*.json")):
        golden = json.loads(path.read_text(encoding="utf-8"))
        played = outcome(read(json.dumps(golden["record"]), GAMES))
        wrong = [key for key, value in golden["outcome"].items() if played[key] != value]
        found += [
            f"{path.parent.name}/{path.name}: {key} is {played[key]}, not {golden['outcome'][key]}" for key in wrong
        ]
    return found


def answers(state):
    """Return all different answers to the open question, as multisets."""
    ask = state.ask
    sizes = range(ask.least, ask.most + 1)
    distinct = {tuple(sorted(chosen)) for size in sizes for chosen in combinations(ask.options, size)}
    return [chosen for chosen in sorted(distinct) if refusal(state, chosen) is None]


def count_lines(game, state, depth):
    """Return the number of different lines of `depth` answers from a position (chess programmers call it perft)."""
    if depth == 0 or state.ask is None:
        return 1
    if depth == 1:
        return len(answers(state))
    return sum(count_lines(game, answer(game.copy(state), chosen), depth - 1) for chosen in answers(state))
