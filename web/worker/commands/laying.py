"""A table laid for later: a game of its own, played to the first decision of its person, a moment's work at a time."""

import json
from typing import TYPE_CHECKING, Any

from sanjuan.table.record import Record
from worker.frames import DEAL
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

APART = ("save",)
"""The keys left out of a frame: they repeat the record."""


class Laying:
    """A table in the making: `host` plays it, for the command `start`."""

    def __init__(self, host: "Host", start: Command) -> None:
        self.host, self.start = host, start
        self.frame: Reply = self._carried(start)

    def step(self) -> Reply:
        """Let it go on for a moment; "done" says whether it is finished; then "record" and "frame" are the result.

        Both are None if it never reaches a decision, or none that everybody may know of.
        """
        if self.frame["error"]:
            return self.frame
        if self.frame["turn"]["who"] == "bot":
            if self._carried({"do": "think"})["done"]:
                self.frame = self._carried({"do": "bot"})
            return {"done": False, "error": None}
        return {"done": True, "error": None} | self._found()

    def _found(self) -> Reply:
        if self.frame["ask"] is None:
            return {"record": None, "frame": None}
        record = compact(self.host.record)
        frame = self._carried({"do": "resume", "save": record})
        return {"record": record, "frame": {key: frame[key] for key in frame if key not in APART}}

    def _carried(self, command: Command) -> Any:
        return json.loads(self.host.call(json.dumps(command)))


def compact(record: Record) -> str:
    """Return the record as text, as short as it can be; nobody has asked for its deal by a name."""
    told = json.loads(record.to_json())
    told["tags"].pop(DEAL, None)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def lay(host: "Host", command: Command) -> Reply:
    """Go on laying the table of a command ("start"), whatever is played meanwhile; see `Laying.step`."""
    start = command.get("start")
    if not isinstance(start, dict) or start.get("do") != "start":
        start = {"do": "start", "players": None}  # refused in the words of any other set-up that cannot be
    if host.laying is None or host.laying.start != start:
        host.laying = Laying(type(host)(), start)
    told = host.laying.step()
    if told["error"] or told["done"]:
        host.laying = None
    return told
