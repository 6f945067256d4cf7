"""A guest's own check of a game that is over: whether it was shown what was dealt and answered.

Its page has kept all that came over the line; its own engine plays the record again and compares each table.
"""

import json
from typing import TYPE_CHECKING, Any

from sanjuan.table import untrusted
from worker.save import Trouble, open_record
from worker.shapes import Command, Reply
from worker.together import seed

if TYPE_CHECKING:
    from worker.host import Host


class Witness:
    """The tables that a seat was shown, by the number of answers before them."""

    def __init__(self) -> None:
        self.tables: dict[int, Any] = {}

    def take(self, text: str) -> None:
        """Take a message of the host in which there may be a frame; what was taken back since counts no more."""
        message = untrusted.loads(text)
        frame = message.get("frame") or message.get("reply") or {}
        if "table" in frame and "past" not in frame:
            answers = frame["answers"]
            self.tables = {number: table for number, table in self.tables.items() if number < answers}
            self.tables[answers] = frame["table"]

    def differs(self, text: str, seat: int) -> int | None:
        """Return the number of answers at which the record has another table than the seat was shown, None for none."""
        played = open_record(text)
        record = played.fresh()
        for number in range(len(played.answers) + 1):
            shown = json.loads(json.dumps(record.game.show(record.game.view(record.state, seat), seat)))
            if self.tables.get(number, shown) != shown:
                return number
            if number < len(played.answers):
                record.answer(played.answers[number])
        return None if max(self.tables, default=0) <= len(played.answers) else len(played.answers)


def witness(host: "Host", command: Command) -> Reply:
    """Take a message that the guest's page has received."""
    text = command.get("text")
    if not isinstance(text, str):
        raise Trouble("bad_command")
    host.witness = host.witness or Witness()
    try:
        host.witness.take(text)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Trouble("bad_command") from error
    return {"error": None}


def verify(host: "Host", command: Command) -> Reply:
    """Return whether the seed is that of the parts, and where a table differs from what was shown."""
    shown, host.witness = host.witness or Witness(), None
    record, parts, seat = command.get("record"), command.get("parts"), command.get("seat")
    if not isinstance(record, str) or not isinstance(parts, dict) or not isinstance(seat, int):
        raise Trouble("bad_command")
    played = open_record(record)
    if not 0 <= seat < played.seats:
        raise Trouble("bad_command")
    of_all = seed.of({str(who): str(part) for who, part in parts.items()})
    found = {"seed": played.seed == of_all, "tables": len(shown.tables), "differs": shown.differs(record, seat)}
    return found | {"error": None}
