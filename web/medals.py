"""Achievements kept on a device: which, and since when. Pure; the engine says which a game has reached."""

import json


def read(text):
    """Return {name of an achievement: date} of a kept text; whatever in it is not sound is left out."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:
        kept = {}
    if not isinstance(kept, dict):
        return {}
    return {name: date for name, date in kept.items() if isinstance(name, str) and isinstance(date, str)}


def add(text, reached, date):
    """Return (the kept text with what a game has reached, what of that is new)."""
    kept = read(text)
    fresh = [name for name in reached if name not in kept]
    for name in fresh:
        kept[name] = date
    return json.dumps(kept), fresh


def join(text, more):
    """Return the kept text with achievements of another device; the earlier date counts."""
    kept = read(text)
    for name, date in more.items():
        kept[name] = min(kept.get(name, date), date)
    return json.dumps(kept)
