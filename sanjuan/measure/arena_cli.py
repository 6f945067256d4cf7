"""The command `arena`."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sanjuan.bots.known import bots
from sanjuan.bots.random_bot import STYLE
from sanjuan.bots.registry import find
from sanjuan.games import GAMES
from sanjuan.measure import arena
from sanjuan.measure.arena import Match, Result
from sanjuan.measure.cli_args import Wrong, add_common, check_common, check_game, option_sets, pool_of, try_options
from sanjuan.measure.exports import Exports
from sanjuan.measure.pool import Pool
from sanjuan.measure.progress import watched
from sanjuan.measure.sprt import Sprt
from sanjuan.measure.stop import Stop
from sanjuan.measure.tally import Tally, table
from sanjuan.table.game import Game
from sanjuan.words.languages import BASE

BOTS = (
    "players, by name, as module:function or as cmd:program arguments (docs/bot-protocol.md), separated by commas; "
    "monte_carlo_1s and ismcts_1s search, for any number of seconds (ismcts_0.1s) or iterations (ismcts_200i); "
    "where there are more seats than bots they are repeated in order (default: the strongest ones of the list)"
)
SPRT = (
    "stop as soon as it is clear (5 %% error) whether the first bot's share of the wins is LOW or HIGH, "
    "after --games at the latest: --sprt 0.5,0.55"
)


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add = reader.add_argument
    add("--bots", default="", metavar="A,B", help=BOTS)
    add_common(reader, 100)
    add("--sprt", metavar="LOW,HIGH", help=SPRT)
    add("--times", action="store_true", help="show how long decisions took: mean, median and longest, in milliseconds")
    add("--report", type=Path, metavar="FILE.html", help="write a report about the game's balance (extra `terminal`)")
    add("--lang", default="en", help="language of the report (default en)")
    add("--records", type=Path, metavar="FILE.jsonl", help="write the record of every game, a line each, for `show`")
    add("--csv", type=Path, metavar="FILE.csv", help="write a row for every player of every game")
    add("--list", action="store_true", help="list the players of the game, weakest first, and stop")


def run(asked: argparse.Namespace) -> int:
    """Play a match and print its tally.

    Returns the exit status: 2 for arguments that describe no match, that of `Stop` where it was cut short.
    """
    try:
        if asked.list:
            return _list(asked.game)
        matches, test = matches_of(asked), test_of(asked.sprt)
        report = _reporter().Page(asked.report, asked.lang, matches) if asked.report else None
        exports = Exports(asked.records, asked.csv)
        tally = Tally(matches[0], len(matches))
        with pool_of(asked, matches[0].bots) as pool, Stop(pool) as stop:
            for match, result in _until_clear(stop.through(_games(matches, pool)), tally, test):
                exports.add(match, result)
                if report:
                    report.study.add(match, result)
        exports.close()
    except (OSError, ValueError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    if tally.games:
        _print(asked, tally, test, stop.reason)
    return _written(report) or stop.status


def _games(matches: Sequence[Match], pool: Pool) -> Iterator[tuple[Match, Result]]:
    return watched(arena.results(matches, pool), sum(match.games for match in matches), "games")


def _until_clear(
    games: Iterable[tuple[Match, Result]], tally: Tally, test: Sprt | None
) -> Iterator[tuple[Match, Result]]:
    """Yield the games, counted, until a deal has brought the test to its end."""
    for match, result in games:
        shares = tally.add(result)
        yield match, result
        if test and shares and test.add(shares[0]):
            break


def _written(report: Any) -> int:
    """Write the report, after the tally has been told; returns the exit status."""
    try:
        if report:
            report.write()
    except OSError as error:
        print(f"arena: the report cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def _reporter() -> Any:
    """Return the module that writes reports; its words need a package that playing does not."""
    return import_module("sanjuan.measure.lab.page")


def _list(game: str) -> int:
    check_game(game)
    for name in bots(GAMES[game]):
        print(f"{name:12} {_summary(name, GAMES[game])}".rstrip())
    return 0


def _summary(name: str, game: Game) -> str:
    """Return a player's full name and way of playing, as the page has them; "" without the package for words."""
    if name == "random":
        return STYLE
    if find_spec("fluent") is None:
        return ""
    t = import_module("sanjuan.words.bundles").words(BASE, game)
    parts = [t(id) for id in (f"bot-{name}.full", f"bot-{name}.style") if t.has(id)]
    return ". ".join(parts)


def matches_of(asked: argparse.Namespace) -> list[Match]:
    """Return a match for each set of options; raises ValueError with the reason when the arguments describe none."""
    check_game(asked.game)
    game = GAMES[asked.game]
    names = tuple(name.strip() for name in asked.bots.split(",")) if asked.bots else tuple(bots(game))[-asked.seats :]
    for name in names:
        find(name, game)
    sets = option_sets(asked.option, GAMES[asked.game])
    for options in sets:
        try_options(game, asked.seats, options)
    if len(names) > asked.seats:
        raise Wrong(f"{len(names)} bots do not fit on {asked.seats} seats")
    check_common(asked)
    rest = asked.games, asked.seed
    kept = asked.report is not None, asked.records is not None
    return [Match(asked.game, asked.seats, names, *rest, options, asked.timeout, *kept) for options in sets]


def test_of(text: str | None) -> Sprt | None:
    """Return the sequential test that was asked for; raises ValueError on figures that make none."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError as error:
        raise Wrong(f"--sprt is written LOW,HIGH (0.5,0.55), not {text!r}") from error
    return Sprt(low, high)


def _print(asked: argparse.Namespace, tally: Tally, test: Sprt | None, cut_short: str) -> None:
    found = tally.report(asked.times)
    if test:
        found["sprt"] = test.report()
    if cut_short:
        found["cut_short"] = cut_short
    print(json.dumps(found) if asked.json else table(found))
    for fault in tally.faults():
        print(f"arena: {fault}", file=sys.stderr)
