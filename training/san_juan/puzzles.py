"""`python -m training puzzles`: finds positions of played games with one best answer, and checks the puzzles.

The strongest opponent is asked by the game's own advice, again and again with fresh deals of what is hidden, and its
chances are averaged. A position is worth keeping when one answer is clearly better than all others and the strongest
opponent, thinking no harder than in a game, gives that answer every time.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from pathlib import Path
from random import Random
from typing import Any

from sanjuan.games import GAMES
from sanjuan.games.san_juan.state import State
from sanjuan.table.record import Record, read
from sanjuan.table.rng import generator

GAME = GAMES["san_juan"]
STRONGEST, BASELINE = "governor", "greedy"
AT_TABLE = ("builder", "trader", "governor", "hoarder")
KINDS = ("role", "build")
LOOKS = (1, 3, 12)
"""Looks at a position; after each lot of them it must still be clear."""
CLEAR = 0.06
"""By so much of the win the best answer must be better than the second."""
TRIES = 5
OPEN = (0.15, 0.9)
"""The best chance of a position in which something is still at stake."""
ROUND = 3
CHOICES = 3
MOST_OF_A_GAME = 2
SEED = 2026
FOLDER = Path(__file__).resolve().parents[2] / "sanjuan" / "games" / "san_juan" / "puzzles"

Answer = tuple[str, ...]


@dataclass
class Judged:
    """The mean of many looks: answers with their chances, best first, and the reasons of the best one."""

    chances: list[tuple[Answer, float]]
    reasons: list[dict[str, Any]]

    def margin(self) -> float:
        """Return by how much the best answer is better than the second."""
        return self.chances[0][1] - self.chances[1][1] if len(self.chances) > 1 else 0.0


def judge(view: State, looks: int, seed: int) -> Judged:
    """Ask for advice so many times; answers that not every look considered are left out."""
    seen: dict[Answer, list[float]] = {}
    reasons: dict[Answer, list[dict[str, Any]]] = {}
    assert GAME.adviser
    for look in range(looks):
        for advice in GAME.adviser.advise(view, generator(seed, look)):
            seen.setdefault(advice.answer, []).append(advice.chance)
            reasons.setdefault(advice.answer, list(advice.reasons))
    means = {one: fsum(found) / looks for one, found in seen.items() if len(found) == looks}
    order = sorted(means.items(), key=lambda pair: -pair[1])
    return Judged(order, reasons[order[0][0]])


def stable(view: State, best: Answer, tries: int = TRIES) -> bool:
    """Say whether the strongest opponent gives this answer every time, thinking as in a game."""
    return all(sorted(GAME.bots[STRONGEST](view, Random(number))) == sorted(best) for number in range(tries))


def positions(seed: int) -> Iterator[tuple[Record, State, list[str]]]:
    """Play a game of characters; yield (record so far, view of who is asked, who plays) at questions worth a look."""
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
        if found.margin() < CLEAR or not OPEN[0] < found.chances[0][1] < OPEN[1]:
            return None
        if sorted(found.chances[0][0]) == sorted(baseline):
            return None
    return found if found and stable(view, found.chances[0][0]) else None


def candidate(record: Record, players: list[str], found: Judged) -> dict[str, Any]:
    """Return a position as JSON: who plays, the record that leads to it, and the answers with their chances."""
    advice = [{"answer": list(one), "chance": round(chance, 3), "reasons": []} for one, chance in found.chances]
    advice[0]["reasons"] = found.reasons
    return {"id": "", "players": players, "record": json.loads(record.to_json()), "advice": advice}


def find(asked: argparse.Namespace) -> int:
    """Look through games; every position worth keeping is written as a line of JSON, at most two of a game."""
    with asked.out.open("a", encoding="utf-8") as file:
        for seed in range(asked.seed, asked.seed + asked.games):
            kept = 0
            for at, (record, view, players) in enumerate(positions(seed)):
                found = worth(view, 100 * seed + at) if kept < MOST_OF_A_GAME else None
                if found:
                    kept += 1
                    print(json.dumps(candidate(record, players, found)), file=file, flush=True)
    return 0


def keep(asked: argparse.Namespace) -> int:
    """Put a line of a file of candidates among the puzzles, under a number."""
    puzzle = json.loads(asked.file.read_text("utf-8").splitlines()[asked.line - 1])
    puzzle["id"] = str(asked.number)
    text = json.dumps(puzzle, separators=(",", ":"))
    (FOLDER / f"{asked.number:02}.json").write_text(text + "\n", encoding="utf-8")
    return 0


def check(asked: argparse.Namespace) -> int:
    """Judge every puzzle again and print a line for each; returns 1 when one is no longer clear or stable.

    With `--write` the new chances are saved.
    """
    status = 0
    for path in sorted(FOLDER.glob("*.json")):
        puzzle = json.loads(path.read_text("utf-8"))
        view, best = view_of(puzzle), tuple(puzzle["advice"][0]["answer"])
        found = judge(view, asked.looks, SEED)
        good = found.chances[0][0] == best and found.margin() >= CLEAR and stable(view, best)
        status = status if good else 1
        shown = ", ".join(f"{'+'.join(one) or 'pass'} {chance:.3f}" for one, chance in found.chances[:4])
        print(f"{'ok  ' if good else 'FAIL'}  {path.name}: {shown}")
        if asked.write and good:
            players = puzzle["players"]
            new = candidate(read(json.dumps(puzzle["record"]), GAMES), players, found) | {"id": puzzle["id"]}
            path.write_text(json.dumps(new, separators=(",", ":")) + "\n", encoding="utf-8")
    return status


def view_of(puzzle: dict[str, Any]) -> State:
    """Return what the seat that is asked sees in a kept position."""
    state = read(json.dumps(puzzle["record"]), GAMES).state
    view: State = GAME.view(state, state.ask.seat)
    return view


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser("python -m training puzzles", description="Find puzzles, keep and check them.")
    commands = reader.add_subparsers(required=True)
    finding = commands.add_parser("find", help="look through played games for positions with one best answer")
    finding.add_argument("out", type=Path, help="file to which candidates are added, a line of JSON each")
    finding.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    finding.add_argument("--games", type=int, default=10, help="number of games (default 10)")
    finding.set_defaults(run=find)
    keeping = commands.add_parser("keep", help="put a candidate among the puzzles of the page")
    keeping.add_argument("file", type=Path)
    keeping.add_argument("line", type=int, help="its line in the file, from 1")
    keeping.add_argument("number", type=int, help="its number as a puzzle")
    keeping.set_defaults(run=keep)
    checking = commands.add_parser("check", help="ask the strongest opponent about every puzzle once more")
    checking.add_argument("--looks", type=int, default=LOOKS[-1], help="looks at each position (default %(default)s)")
    checking.add_argument("--write", action="store_true", help="take the new chances over")
    checking.set_defaults(run=check)
    return reader


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit status."""
    asked = parser().parse_args(arguments)
    status: int = asked.run(asked)
    return status
