"""Lessons and puzzles of each game as the page fetches them when they are first opened: a folder with some JSON."""

import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from sanjuan.games import GAMES
from sanjuan.table.game import Game

ONLY_FOR_TESTS = ("try", "title", "source")
FIRST = "first_game.json"
"""Beside the lessons: the table of the first game with comments."""


def lesson(path: Path) -> dict[str, Any]:
    """A lesson's tables without what only the tests and the people who write lessons want."""
    data = tomllib.loads(path.read_text("utf-8"))
    data["miss"] = [{key: value for key, value in row.items() if key not in ONLY_FOR_TESTS} for row in data["miss"]]
    data["lesson"].pop("solution")
    return {key: value for key, value in data.items() if key not in ONLY_FOR_TESTS}


def folder(game: Game) -> Path | None:
    """Return where the lessons of a game lie, None for a game without any."""
    return Path(str(resources.files("sanjuan.games"))) / game.name / game.lessons if game.lessons else None


def puzzles(lessons: Path) -> list[Path]:
    """Return the files of the puzzles that lie beside a game's lessons, in their order."""
    return sorted((lessons.parent / "puzzles").glob("*.json"))


def course(game: Game, lessons: Path) -> dict[str, Any]:
    """Return what comes with the lessons: who teaches, and the command of the first game with comments."""
    table = json.loads((lessons / FIRST).read_text("utf-8"))
    people = [{"name": "", "who": "human"} if who == "human" else _computer(who) for who in table["players"]]
    first = {"do": "start", "game": game.name, "seed": "", "coach": True} | table | {"players": people}
    return {"coach": game.coach, "first": first}


def _computer(bot: str) -> dict[str, str]:
    return {"name": "", "who": "bot", "bot": bot}


def files(game: Game) -> dict[str, Any]:
    """{name: what is in it} of all that the page fetches to teach a game; nothing for a game without lessons."""
    lessons = folder(game)
    if lessons is None:
        return {}
    return {
        "course": course(game, lessons),
        "lessons": [lesson(path) for path in sorted(lessons.glob("*.toml"))],
        "puzzles": [json.loads(path.read_text("utf-8")) for path in puzzles(lessons)],
    }


def put_into(site: Path) -> None:
    """Write learn/NAME/lessons.json and its like into the site, for every game that has lessons."""
    for game in GAMES.values():
        for name, found in files(game).items():
            path = site / "learn" / game.name / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(found, separators=(",", ":")), "utf-8")
