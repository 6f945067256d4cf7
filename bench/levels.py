"""Measures how strong the levels are on the page, by whole games through the worker's own commands.

`python -m bench.levels` plays each level against the one below it, and the strongest also against the greedy player;
every deal from each seat in turn. What it prints goes into docs/reports/opponents.md.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))

from sanjuan.games import GAMES
from sanjuan.measure.intervals import DealSums
from sanjuan.table.rng import chance
from worker.host import Host

SEATS = (2, 4)
MOST = 400
"""Games of a match."""
SEED_BITS = 31
HEAD = "| game | match | seats | share | interval | games | an even share |\n|---|---|---|---|---|---|---|"


@dataclass
class Match:
    """One player against others of another kind, and the result."""

    game: str
    seats: int
    player: str
    others: str
    sums: DealSums = field(default_factory=DealSums)
    seconds: float = 0.0

    def play_deal(self) -> None:
        """Play the next deal from every seat."""
        start, won = process_time(), 0.0
        seed = chance("levels", self.game, self.seats, self.sums.deals).getrandbits(SEED_BITS)
        for seat in range(self.seats):
            bots = [self.player if other == seat else self.others for other in range(self.seats)]
            winners = played(self.game, bots, seed)
            won += (seat in winners) / len(winners)
        self.sums.add(won, self.seats)
        self.seconds += process_time() - start

    def line(self) -> str:
        """Return the row of a table."""
        low, high = self.sums.interval()
        share, even = 100 * self.sums.wins / self.sums.games, 100 / self.seats
        many = f"{self.seats - 1} of " if self.seats > 2 else ""
        return (
            f"| {self.game} | `{self.player}` against {many}`{self.others}` | {self.seats} | {share:.1f} % "
            f"| {100 * low:.1f} to {100 * high:.1f} | {self.sums.games:,} | {even:.0f} % |"
        )


def do(host: Host, command: str, **more: object) -> Any:
    """Return the worker's reply to a command."""
    reply = json.loads(host.call(json.dumps({"do": command, **more})))
    assert reply["error"] is None, reply
    return reply


def played(game: str, bots: list[str], seed: int) -> list[int]:
    """Return the winners of a game that the worker has played between these players."""
    host = Host()
    players = [{"name": "", "who": "bot", "bot": bot} for bot in bots]
    frame = do(host, "start", game=game, seats=len(bots), seed=seed, options={}, players=players)
    while not frame["over"]:
        frame = do(host, "bot")
    assert not host.stumbles
    winners: list[int] = frame["over"]["winners"]
    return winners


def matches(names: list[str]) -> Iterator[Match]:
    """Yield what is to be measured of these games."""
    for name in names:
        levels = GAMES[name].characters
        pairs = [*zip(levels, ("random", *levels), strict=False), (levels[-1], "greedy")]
        for seats in SEATS:
            yield from [Match(name, seats, player, others) for player, others in pairs]


def measured(open_ones: list[Match], seconds: float) -> None:
    """Play deals until the time is up, of that match next on which least was spent."""
    end = perf_counter() + seconds
    while open_ones and perf_counter() < end:
        match = min(open_ones, key=lambda one: one.seconds)
        match.play_deal()
        open_ones = [one for one in open_ones if one.sums.games < MOST]


def main() -> None:
    """Measure and print a table."""
    reader = argparse.ArgumentParser("python -m bench.levels", description=__doc__)
    reader.add_argument("--seconds", type=float, default=1500, help="how long to play (1500)")
    reader.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    asked = reader.parse_args()
    found = list(matches(asked.game or list(GAMES)))
    measured(found[:], asked.seconds)
    print(HEAD)
    for match in found:
        if match.sums.games:
            print(match.line(), flush=True)


if __name__ == "__main__":
    main()
