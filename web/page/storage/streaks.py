"""Rows of days and of wins among the games kept on a device, and best results: of the games given. Pure."""

from page.storage import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from page.storage.types import Played

DAYS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
"""The number of days in a year before each month."""
FIGURES = "0123456789"


def day_number(date: str) -> "int | None":
    """Return the number of a day ("2026-11-21") such that following days have following numbers; None for no date."""
    parts = date.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or [sign for sign in "".join(parts) if sign not in FIGURES]:
        return None
    year, month, day = [int(part) for part in parts]
    if not 1 <= month <= 12 or not 1 <= day <= 31:
        return None
    past = year - (month < 3)
    return year * 365 + past // 4 - past // 100 + past // 400 + DAYS[month - 1] + day


def of_the_day(game: "Played") -> "int | None":
    """Return the number of the day whose deal this game was, None for any other game.

    It counts on its day, and on the next one for those who play over midnight.
    """
    dealt, played = day_number(game.get("deal", "")), day_number(game["date"])
    return dealt if dealt is not None and played is not None and 0 <= played - dealt <= 1 else None


def longest(numbers: "Iterable[int]") -> int:
    """Return the length of the longest row of following numbers."""
    best = row = 0
    last = None
    for number in sorted(set(numbers)):
        row = row + 1 if last is not None and number == last + 1 else 1
        best, last = max(best, row), number
    return best


def daily(games: "Sequence[Played]", today: str) -> "tuple[int, int, bool]":
    """Return (days in a row up to today or yesterday, the longest such row, whether today's deal has been played)."""
    days = {day for day in [of_the_day(game) for game in games] if day is not None}
    now = day_number(today) or 0
    last = now if now in days else now - 1
    row = 0
    while last - row in days:
        row += 1
    return row, longest(days), now in days


def wins(games: "Sequence[Played]") -> "tuple[int, int]":
    """Return (wins in a row up to the last game, the longest such row); the newest of `games` is the last."""
    best = row = 0
    for game in games:
        row = row + 1 if history.won(game) else 0
        best = max(best, row)
    return row, best


def best_against(games: "Sequence[Played]", bot: str) -> "int | None":
    """Return my best points at a table with an opponent, None without any game."""
    points = [game["scores"][game["me"]] for game in games if bot in game["bots"]]
    return max(points) if points else None


def best(games: "Sequence[Played]") -> "Played | None":
    """Return the game with the most points of mine, None without any."""
    mine = [game["scores"][game["me"]] for game in games]
    return games[mine.index(max(mine))] if games else None
