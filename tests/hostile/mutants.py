"""Texts as somebody who means ill, or a bad line, would make them of good ones."""

import json

ODD = [
    None, True, False, -1, 0, 2**31, 2**63, 10**400, 1.5, -0.0, 1e308, "", "__proto__", "constructor", "__class__",
    "human", "\x00", "\ud800", "é\u0301", "\u202e<b>", "<img src=x onerror=alert(1)>", "../../etc", "a" * 5000, [], {},
    [[]], {"__proto__": {"x": 1}}, [None] * 50, ["crane"] * 200,
]  # fmt: skip
RAW = ["NaN", "-Infinity", "1e999", "9" * 5000, "[" * 3000, '{"a":' * 3000, '"\\ud800"', "\\u0000", '"' * 99, "\ufeff"]


def places(data, path=()):
    """Return the paths to all values inside nested lists and objects."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, value in items for place in places(value, (*path, key))]]


def replaced(data, path, value):
    """Return a copy of nested data with the value at a path replaced."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = replaced(data[path[0]], path[1:], value)
    return copy


def changed(data, rng):
    """Nested data with one value replaced, taken out or put in twice, somewhere."""
    way = rng.randrange(4)
    path = rng.choice(places(data))
    if way == 0 and path:
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        rest = holder.copy()
        rest.pop(path[-1])
        return replaced(data, path[:-1], rest)
    if way == 1:
        other = data
        for key in rng.choice(places(data)):
            other = other[key]
        return replaced(data, path, other)
    return replaced(data, path, rng.choice(ODD))


def bent(text, rng):
    """Return a text with a piece cut out, doubled, reversed or replaced by something odd."""
    first, last = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    if rng.random() < 0.7:
        last = min(last, first + rng.randrange(6))
    piece = rng.choice(
        ["", text[first:last] * 2, text[first:last][::-1], rng.choice(RAW), chr(rng.randrange(1, 0x2FFF))]
    )
    return text[:first] + piece + text[last:]


def mutant(text, rng):
    """Return a mutant of a JSON text, mostly still JSON."""
    if rng.random() < 0.3:
        return bent(text, rng)
    data = json.loads(text)
    for _ in range(rng.choice([1, 1, 2, 4])):
        data = changed(data, rng) if isinstance(data, (dict, list)) else data
    return json.dumps(data)
