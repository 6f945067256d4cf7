"""What visits over a slow line have shown, as it is kept."""

from typing import TypedDict


class Seen(TypedDict):
    """What a visit tells: moments in milliseconds, the longest task, layout shift, what was painted largest, bytes."""

    times: dict[str, float]
    task: float
    shift: float
    largest: tuple[str, float]
    bytes: dict[str, int]
    curve: list[tuple[int, int]]


class Measured(TypedDict):
    """What was measured on one line: when, over what, of which game, and the visits of each kind, round by round."""

    date: str
    line: str
    protocol: str
    game: str
    visits: dict[str, list[Seen]]


def named(one: Measured) -> str:
    """What a line is called: 1.6 Mbit/s, 150 ms, processor 4 times slower, HTTP/1.1."""
    mbits, wait, slower = one["line"].split(",")
    return f"{mbits} Mbit/s, {wait} ms, processor {slower} times slower, {one['protocol']}, {one['game']}"


def typical(visits: list[Seen], moment: str) -> Seen:
    """Return the visit of middling speed."""
    return sorted(visits, key=lambda visit: visit["times"][moment])[len(visits) // 2]
