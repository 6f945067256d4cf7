"""`python -m training puzzles`: finds positions of played games with one best answer, and checks the puzzles.

Which positions are looked at and how they are judged is each game's own: `training.GAME.puzzles` has `positions`,
`worth`, `judge`, `stable`, LOOKS and CLEAR.
"""

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.table.record import Record, read
from training.judged import Judged

MOST_OF_A_GAME = 2
SEED = 2026
FOLDERS = {name: Path(__file__).resolve().parents[1] / "sanjuan" / "games" / name / "puzzles" for name in GAMES}


def judge_of(game: str) -> Any:
    """Return the module that knows how positions of a game are judged."""
    return import_module(f"training.{game}.puzzles")


def candidate(record: Record, players: list[str], found: Judged) -> dict[str, Any]:
    """Return a position as JSON: players, the record that leads to it, answers with their chances and errors."""
    advice: list[dict[str, Any]] = [
        {"answer": list(one), "chance": round(chance, 3), "reasons": []} for one, chance in found.chances
    ]
    for one in advice:
        error = round(found.errors.get(tuple(one["answer"]), 0.0), 3)
        one |= {"error": error} if error else {}
    advice[0]["reasons"] = found.reasons
    return {"id": "", "players": players, "record": json.loads(record.to_json()), "advice": advice}


def find(asked: argparse.Namespace) -> int:
    """Look through games; every position worth keeping is written as a line of JSON, at most two of a game."""
    judge, count = judge_of(asked.game), 0
    with asked.out.open("a", encoding="utf-8") as file:
        for seed in range(asked.seed, asked.seed + asked.games):
            kept = 0
            for at, (record, view, players) in enumerate(judge.positions(seed)):
                found = judge.worth(view, 100 * seed + at) if kept < MOST_OF_A_GAME else None
                if found:
                    kept, count = kept + 1, count + 1
                    print(json.dumps(candidate(record, players, found)), file=file, flush=True)
                    print(f"game {seed}: {shown(found)}", flush=True)
    print(f"{count} candidates in {asked.games} games, added to {asked.out}")
    return 0


def shown(found: Judged) -> str:
    """Return the best answers of a position with their chances, for the reader at the terminal."""
    return ", ".join([f"{'+'.join(one) or 'pass'} {chance:.3f}" for one, chance in found.chances[:4]])


def keep(asked: argparse.Namespace) -> int:
    """Put a line of a file of candidates among the puzzles of its game, under a number."""
    puzzle = json.loads(asked.file.read_text("utf-8").splitlines()[asked.line - 1])
    puzzle["id"] = str(asked.number)
    folder = FOLDERS[puzzle["record"]["game"]]
    folder.mkdir(exist_ok=True)
    (folder / f"{asked.number:02}.json").write_text(written(puzzle), encoding="utf-8")
    return 0


def written(puzzle: dict[str, Any]) -> str:
    """Return the text of a puzzle's file."""
    return json.dumps(puzzle, separators=(",", ":")) + "\n"


def check(asked: argparse.Namespace) -> int:
    """Judge every puzzle of a game again and print a line for each; returns 1 when one is no longer clear or stable.

    With `--write` the new chances are saved.
    """
    status, judge = 0, judge_of(asked.game)
    for path in sorted(FOLDERS[asked.game].glob("*.json")):
        puzzle = json.loads(path.read_text("utf-8"))
        view, best = view_of(puzzle), tuple(puzzle["advice"][0]["answer"])
        found = judge.judge(view, asked.looks or judge.LOOKS[-1], SEED)
        good = found.chances[0][0] == best and found.clear(judge.CLEAR) and judge.stable(view, best)
        status = status if good else 1
        print(f"{'ok  ' if good else 'FAIL'}  {path.name}: {shown(found)}")
        if asked.write and good:
            record = read(json.dumps(puzzle["record"]), GAMES)
            new = candidate(record, puzzle["players"], found) | {"id": puzzle["id"]}
            path.write_text(written(new), encoding="utf-8")
    return status


def view_of(puzzle: dict[str, Any]) -> Any:
    """Return what the seat that is asked sees in a kept position."""
    record = read(json.dumps(puzzle["record"]), GAMES)
    return record.game.view(record.state, record.state.ask.seat)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser("python -m training puzzles", description="Find puzzles, keep and check them.")
    commands = reader.add_subparsers(required=True)
    finding = commands.add_parser("find", help="search played games for positions with one best answer")
    finding.add_argument("out", type=Path, help="file to which candidates are added, a line of JSON each")
    finding.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    finding.add_argument("--games", type=int, default=10, help="number of games (default 10)")
    finding.set_defaults(run=find)
    keeping = commands.add_parser("keep", help="make a candidate a puzzle of the page")
    keeping.add_argument("file", type=Path, help="file that `find` has written")
    keeping.add_argument("line", type=int, help="its line in the file, from 1")
    keeping.add_argument("number", type=int, help="its number as a puzzle")
    keeping.set_defaults(run=keep)
    checking = commands.add_parser("check", help="judge every puzzle again")
    checking.add_argument(
        "--looks", type=int, default=0, help="looks at each position (default: the game's own number)"
    )
    checking.add_argument("--write", action="store_true", help="store the new chances")
    checking.set_defaults(run=check)
    for one in (finding, checking):
        one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME, help="which game (default %(default)s)")
    return reader


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit status."""
    asked = parser().parse_args(arguments)
    status: int = asked.run(asked)
    return status
