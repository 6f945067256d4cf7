"""Puzzles, in the worker: a question of a played game with one best answer."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanjuan.lessons.verdicts import MISSED, OPEN, SOLVED
from sanjuan.table.flow import Refused, in_order, refusal
from sanjuan.table.game import Bot
from sanjuan.table.options import card_of
from sanjuan.table.record import Record
from worker.commands.tasks import sitting, table
from worker.save import Trouble, checked_players, computer, open_record, person
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host


class PuzzleTask:
    """A puzzle being tried; the answer is judged, not played."""

    kind = "puzzle"

    def __init__(self, puzzle: dict[str, Any], record: Record) -> None:
        self.id, self.record = puzzle["id"], record
        record.settled = len(record.answers)
        self.advice = puzzle["advice"]
        self.chosen: tuple[str, ...] | None = None

    def allows(self, _command: str) -> bool:
        """Return whether a command makes sense here: it is a game like any other."""
        return True

    def takes(self, chosen: tuple[str, ...]) -> bool:
        """Keep the answer to be judged."""
        if self.chosen is not None:
            raise Trouble("bad_command")
        refused = refusal(self.record.state, chosen)
        if refused:
            raise refused
        self.chosen = in_order(self.record.state.ask.options, chosen)
        return True

    def player(self) -> Bot | None:
        """Return None: the others play as in any game."""
        return None

    def told(self) -> Reply:
        """Return the task as the page gets it; once it is answered, with all that is to be said of the answers."""
        told = {"kind": self.kind, "id": self.id, "state": OPEN, "why": "", "points": []}
        if self.chosen is None:
            return told
        right = sorted(self.chosen) == sorted(self.advice[0]["answer"])
        told["state"], told["why"] = (SOLVED if right else MISSED), name_of(self.chosen)
        return told | {"chosen": list(self.chosen), "advice": self.advice}

    def again(self) -> list[list[str]]:
        """Return the answer that was judged."""
        return [] if self.chosen is None else [list(self.chosen)]


def name_of(chosen: Sequence[str]) -> str:
    """Return what an answer is called in message ids: its first option without its place, "pass" for nothing."""
    return card_of(chosen[0]) if chosen else "pass"


def begin(host: "Host", command: Command) -> Reply:
    """Open a puzzle (its JSON); `answers` holds the one given so far, if any."""
    puzzle = table(command, "puzzle")
    try:
        record = open_record(json.dumps(puzzle["record"]))
        players = [computer(name) for name in sitting(puzzle["players"], record.game)]
        players[record.state.ask.seat] = person(record.game)
        task = PuzzleTask(puzzle, record)
        for chosen in command.get("answers", []):
            task.takes(tuple(chosen))
    except (KeyError, TypeError, AttributeError, IndexError, Refused) as error:
        raise Trouble("bad_setup") from error
    return host.open_game(record, checked_players(players, record.game), task)
