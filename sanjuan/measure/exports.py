"""Files of what an arena plays: records of its games as JSON lines, and a row of CSV for each player of each game."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, Result, deal_seed
from sanjuan.table.record import Record
from sanjuan.text_files import Unusable

COLUMNS = ("game", "options", "deal", "seat", "bot", "score", "share", "rounds")


class Exports:
    """Writes each game as soon as it has been played, so that a match that is cut short keeps what it played."""

    def __init__(self, records: Path | None, table: Path | None) -> None:
        """Open the files that were asked for; raises `Unusable` where one cannot be written."""
        self._number = 0
        self._records = _opened(records, "--records") if records else None
        self._table = _opened(table, "--csv") if table else None
        if self._table:
            csv.writer(self._table).writerow(COLUMNS)

    def add(self, match: Match, result: Result) -> None:
        """Write a game; raises OSError."""
        self._number += 1
        if self._records:
            self._records.write(record_of(match, result).to_json() + "\n")
        if self._table:
            csv.writer(self._table).writerows(rows_of(match, result, self._number))

    def close(self) -> None:
        """Close the files; raises OSError where the last lines cannot be written."""
        for file in (self._records, self._table):
            if file:
                file.close()


def _opened(path: Path, option: str) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise Unusable(f"{option}: {str(path)!r} cannot be written: {error.strerror}") from error


def record_of(match: Match, result: Result) -> Record:
    """Return the record of a game of which the match kept the answers; its tags name who played which seat."""
    tags: dict[str, str] = {}
    for player, seat in enumerate(result.seats):
        name = match.bots[match.bot_of(player)]
        tags |= {f"seat{seat}": name, f"plays{seat}": name}
    seed = deal_seed(match.seed, result.deal)
    record = Record(GAMES[match.game], match.seats, seed, dict(match.options), tags)
    record.answers = list(result.answers)
    return record


def rows_of(match: Match, result: Result, number: int) -> list[Sequence[object]]:
    """Return the rows of a game, in the order of the seats."""
    options = json.dumps(dict(match.options))
    return [
        (number, options, result.deal, seat, match.bots[match.bot_of(player)], result.scores[player],
         round(result.shares[player], 4), result.rounds)
        for seat, player in sorted((seat, player) for player, seat in enumerate(result.seats))
    ]  # fmt: skip
