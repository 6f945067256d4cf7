"""Progress in learning on this device: lessons that were solved, puzzles that were tried. Pure; kept as JSON.

That of all games is in one text, by the ids that `store.named` gives lessons and puzzles.
"""

import json

from page.browser.store import own
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    class Progress(TypedDict):
        """Ids of lessons that were solved; by id of a puzzle, whether it was right at the first try, and ever."""

        lessons: list[str]
        puzzles: dict[str, list[bool]]


def read(text: "str | None") -> "Progress":
    """Return the progress of a kept text. Whatever in it is not sound is left out."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    lessons, puzzles = kept.get("lessons"), kept.get("puzzles")
    lessons = [id for id in lessons if isinstance(id, str)] if isinstance(lessons, list) else []
    puzzles = puzzles if isinstance(puzzles, dict) else {}
    return {"lessons": lessons, "puzzles": {id: puzzles[id] for id in puzzles if sound(puzzles[id])}}


def of(kept: "Progress", game: str) -> "Progress":
    """Return the progress in one game, by the ids within it."""
    lessons, puzzles = kept["lessons"], kept["puzzles"]
    mine = {own(id, game): puzzles[id] for id in puzzles if own(id, game)}
    return {"lessons": [own(id, game) for id in lessons if own(id, game)], "puzzles": mine}


def game_of(id: str) -> str:
    """Return the name of the game that a lesson or puzzle, by its id among those of all games, is of."""
    return id.split(":")[0] if ":" in id else FIRST_GAME


def sound(tried: object) -> bool:
    """Return whether something is what is kept of a puzzle."""
    return isinstance(tried, list) and len(tried) == 2 and not [one for one in tried if not isinstance(one, bool)]


def lesson(text: "str | None", id: str) -> str:
    """Return the kept text with a lesson that was solved."""
    kept = read(text)
    if id not in kept["lessons"]:
        kept["lessons"].append(id)
    return json.dumps(kept)


def puzzle(text: "str | None", id: str, right: bool) -> str:
    """Return the kept text with an answer to a puzzle; only the first one counts for being right at once."""
    kept = read(text)
    first, solved = kept["puzzles"].get(id, [right, right])
    kept["puzzles"][id] = [first, solved or right]
    return json.dumps(kept)


def score(kept: "Progress") -> "tuple[int, int]":
    """Return (puzzles right at the first try, puzzles tried)."""
    return len([1 for first, _ in kept["puzzles"].values() if first]), len(kept["puzzles"])


def of_day(date: str, count: int) -> int:
    """Return the number of the puzzle of a day ("2026-11-21"), from 1: each day another one, round and round."""
    year, month, day = [int(part) for part in date.split("-")]
    return (year * 372 + month * 31 + day) % count + 1 if count else 0
