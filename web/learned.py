"""What has been learned on this device: lessons that were solved, puzzles that were tried. Pure; kept as JSON."""

import json


def read(text):
    """Return {"lessons": ids solved, "puzzles": {id: [right at the first try, solved]}} of a kept text.

    Whatever in it is not sound is left out.
    """
    try:
        kept = json.loads(text) if text else {}
    except ValueError:
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    lessons, puzzles = kept.get("lessons"), kept.get("puzzles")
    lessons = [id for id in lessons if isinstance(id, str)] if isinstance(lessons, list) else []
    puzzles = puzzles if isinstance(puzzles, dict) else {}
    return {"lessons": lessons, "puzzles": {id: puzzles[id] for id in puzzles if sound(puzzles[id])}}


def sound(tried):
    """Say whether something is what is kept of a puzzle."""
    return isinstance(tried, list) and len(tried) == 2 and not [one for one in tried if not isinstance(one, bool)]


def lesson(text, id):
    """Return the kept text with a lesson that was solved."""
    kept = read(text)
    if id not in kept["lessons"]:
        kept["lessons"].append(id)
    return json.dumps(kept)


def puzzle(text, id, right):
    """Return the kept text with an answer to a puzzle; only the first one counts for being right at once."""
    kept = read(text)
    first, solved = kept["puzzles"].get(id, [right, right])
    kept["puzzles"][id] = [first, solved or right]
    return json.dumps(kept)


def score(kept):
    """Return (puzzles right at the first try, puzzles tried)."""
    return len([1 for first, _ in kept["puzzles"].values() if first]), len(kept["puzzles"])


def of_day(date, count):
    """Return the number of the puzzle of a day ("2026-11-21"), from 1: each day another one, round and round."""
    year, month, day = [int(part) for part in date.split("-")]
    return (year * 372 + month * 31 + day) % count + 1
