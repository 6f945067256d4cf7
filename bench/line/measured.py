"""The measurements of visits over slow lines, as they are stored."""

from typing import TypedDict


class Seen(TypedDict):
    """A visit: moments in milliseconds, the longest task, layout shift, the largest paint, bytes."""

    times: dict[str, float]
    task: float
    shift: float
    largest: tuple[str, float]
    bytes: dict[str, int]
    curve: list[tuple[int, int]]


class Measured(TypedDict):
    """The measurements on one line: date, line, protocol, game, and the visits of each kind, round by round."""

    date: str
    line: str
    protocol: str
    game: str
    visits: dict[str, list[Seen]]


def named(one: Measured) -> str:
    """Return the name of a line and its game: 1.6 Mbit/s, 150 ms, processor 4 times slower, HTTP/1.1, san_juan."""
    mbits, wait, slower = one["line"].split(",")
    return f"{mbits} Mbit/s, {wait} ms, processor {slower} times slower, {one['protocol']}, {one['game']}"


def typical(visits: list[Seen], moment: str) -> Seen:
    """Return the visit of median speed."""
    return sorted(visits, key=lambda visit: visit["times"][moment])[len(visits) // 2]
