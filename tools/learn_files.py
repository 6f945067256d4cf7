"""Lessons and puzzles as the page fetches them when they are first opened: a JSON file each."""

import json
import tomllib

FOLDER = "sanjuan/games/san_juan"
ONLY_FOR_TESTS = ("try", "title", "source")


def lesson(path):
    """A lesson's tables without what only the tests and the people who write lessons want."""
    data = tomllib.loads(path.read_text("utf-8"))
    data["miss"] = [{key: value for key, value in row.items() if key not in ONLY_FOR_TESTS} for row in data["miss"]]
    data["lesson"].pop("solution")
    return {key: value for key, value in data.items() if key not in ONLY_FOR_TESTS}


def put_into(root, site):
    """Write learn/lessons.json and learn/puzzles.json into the site."""
    (site / "learn").mkdir()
    lessons = [lesson(path) for path in sorted((root / FOLDER / "lessons").glob("*.toml"))]
    puzzles = [json.loads(path.read_text("utf-8")) for path in sorted((root / FOLDER / "puzzles").glob("*.json"))]
    for name, found in {"lessons": lessons, "puzzles": puzzles}.items():
        (site / "learn" / f"{name}.json").write_text(json.dumps(found, separators=(",", ":")), "utf-8")
