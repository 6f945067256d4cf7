"""The command `ladder`."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sanjuan.bots.known import bots
from sanjuan.bots.registry import find
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match
from sanjuan.measure.charts.scatter import Point, scatter
from sanjuan.measure.charts.style import standalone
from sanjuan.measure.cli_args import Wrong, add_common, check_common, check_game, option_sets, pool_of, try_options
from sanjuan.measure.ladder import Ladder, neighbours
from sanjuan.measure.progress import watched
from sanjuan.measure.standings import check, together
from sanjuan.measure.stop import Stop
from sanjuan.table.untrusted import loads
from sanjuan.text_files import Output, Unusable, text_in

MOST_LETTERS = 200_000_000
"""Of a ladder's file, which holds every deal."""


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add = reader.add_argument
    add("--bots", default="", metavar="A,B,C", help="players as for the arena (default: all of the list)")
    add_common(reader, 200)
    add("--neighbours", type=int, metavar="N", help="pair only players at most N places apart in the list")
    add("--pair", action="append", default=[], metavar="A,B", help="pair only these; may be repeated")
    add("--minutes", type=float, default=float("inf"), help="minutes of thinking for each pair; then no new deal")
    add("--anchor", metavar="NAME", help="the player whose rating is 0 (default: the mean is 0)")
    add("--merge", type=Path, nargs="+", metavar="PATH.json", help="rate the games of earlier ladders; play none")
    add("--out", type=Path, metavar="PATH", help="write PATH.json, PATH.md and PATH.svg: strength per millisecond")
    add("--resume", action="store_true", help="keep the games of PATH.json, and play only what is missing")


def run(asked: argparse.Namespace) -> int:
    """Play and print a ladder; returns the exit status (2: arguments that describe none; else that of `Stop`)."""
    try:
        before = earlier(asked) if asked.resume else None
        files = Files(asked.out) if asked.out else None
        found, status = (merged(asked), 0) if asked.merge else played(asked, before)
    except (OSError, ValueError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    if found:
        print(json.dumps(found) if asked.json else table(found))
    try:
        if files:
            files.write(found)
    except OSError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 1
    return status


def played(asked: argparse.Namespace, before: dict[str, Any] | None = None) -> tuple[dict[str, Any], int]:
    """Play the ladder that was asked for; returns its report, {} before the first game, and the exit status.

    The games of an earlier part of it (`before`) count as well and are not played again.
    """
    ladder = ladder_of(asked)
    _check_anchor(asked.anchor, ladder.bots)
    ladder.done = done(before) if before else {}
    with pool_of(asked, ladder.bots) as pool, Stop(pool) as stop:
        games = watched(ladder.play(pool), ladder.games(), "games")
        for pair, result in stop.through(games):
            ladder.add(pair, result)
    parts = [*([before] if before else []), *([ladder.report(asked.anchor)] if ladder.played else [])]
    if not parts:
        return {}, stop.status
    cut = {"cut_short": stop.reason} if stop.reason else {}
    report = parts[0] if len(parts) == 1 and not before else together(parts, asked.anchor)
    return report | {"seed": asked.seed} | cut, stop.status


def earlier(asked: argparse.Namespace) -> dict[str, Any] | None:
    """Return the games in the file of `--out`, None without it; raises ValueError where they are of another seed.

    The seed becomes that of the file. A deal that was cut short counts as not played.
    """
    if not asked.out or asked.merge:
        raise Wrong("--resume needs --out, the ladder to continue, and no --merge")
    file = asked.out.with_suffix(".json")
    if not file.exists():
        return None
    found = _ladder(file)
    seed = json.loads(text_in(file)).get("seed")  # what `_ladder` returns is put together, without it
    if seed is None:
        raise Wrong(f"{file} does not say its seed: its deals cannot be continued")
    if asked.seed not in (None, seed):
        raise Wrong(f"{file} has the deals of seed {seed}, not {asked.seed}")
    asked.seed = seed
    whole = [pair | {"deals": [deal for deal in pair["deals"] if deal[1] == found["seats"]]} for pair in found["pairs"]]
    pairs = [pair for pair in whole if pair["deals"]]
    return found | {"pairs": pairs} if pairs else None


def done(before: dict[str, Any]) -> dict[tuple[str, str], int]:
    """Return how many deals of each pair were played."""
    return {(pair["bots"][0], pair["bots"][1]): len(pair["deals"]) for pair in before["pairs"]}


def merged(asked: argparse.Namespace) -> dict[str, Any]:
    """Return the report of the games of earlier ladders; raises ValueError where a file is none, or comes twice."""
    ladders = [_ladder(file) for file in asked.merge]
    for at, ladder in enumerate(ladders):
        if ladder in ladders[:at]:
            raise Wrong(f"{asked.merge[at]} has the very games of {asked.merge[ladders.index(ladder)]}")
    _check_anchor(asked.anchor, [line["name"] for ladder in ladders for line in ladder["bots"]])
    return together(ladders, asked.anchor)


def _ladder(file: Path) -> dict[str, Any]:
    try:
        found = loads(text_in(file), MOST_LETTERS)
        check(found)
        return together([found], None)
    except Unusable:
        raise
    except (ArithmeticError, ValueError) as error:
        raise Wrong(f"{file} is no ladder: {error}") from None
    except KeyError as error:
        raise Wrong(f"{file} is no ladder: {error.args[0]!r} is missing") from None


def ladder_of(asked: argparse.Namespace) -> Ladder:
    """Return the ladder that the arguments describe; raises ValueError with the reason when they describe none."""
    check_game(asked.game)
    check_common(asked)
    game = GAMES[asked.game]
    names = [name.strip() for name in asked.bots.split(",")] if asked.bots else list(bots(game))
    for name in names:
        find(name, game)
    if len(names) < 2 or len(names) != len(set(names)):
        raise Wrong(f"a ladder needs two or more players, each once, not {', '.join(names)}")
    if asked.neighbours is not None and asked.neighbours < 1:
        raise Wrong(f"--neighbours is at least 1, not {asked.neighbours}")
    if not asked.minutes > 0:
        raise Wrong(f"--minutes is more than 0, not {asked.minutes:g}")
    sets = option_sets(asked.option, GAMES[asked.game])
    if len(sets) > 1:
        raise Wrong("a ladder is played with one value of every option")
    try_options(game, asked.seats, sets[0])
    pairs = [_pair(text, names) for text in asked.pair] or neighbours(len(names), asked.neighbours)
    games = -(-asked.games // asked.seats) * asked.seats  # whole deals
    rest = games, asked.seed, sets[0], asked.timeout
    matches = [Match(asked.game, asked.seats, (names[one], names[two]), *rest) for one, two in pairs]
    return Ladder(names, pairs, matches, asked.minutes)


def _pair(text: str, names: Sequence[str]) -> tuple[int, int]:
    pair = [name.strip() for name in text.split(",")]
    if len(set(pair)) == 2 == len(pair) and set(pair) <= set(names):
        return names.index(pair[0]), names.index(pair[1])
    raise Wrong(f"--pair is two of {', '.join(names)}, as A,B, not {text!r}")


def _check_anchor(name: str | None, names: Sequence[str]) -> None:
    if name is not None and name not in names:
        raise Wrong(f"--anchor is one of {', '.join(dict.fromkeys(names))}, not {name!r}")


def table(found: dict[str, Any]) -> str:
    """Return the ladder as lines of text."""
    width = max(12, *[len(bot["name"]) for bot in found["bots"]])
    head = f"{'bot':{width}} {'Elo':>7} {'95 % interval':>17} {'games':>7} {'share':>7} {'ms: mean':>10}"
    lines = [
        f"{bot['name']:{width}} {bot['elo']:+7.0f} {bot['low']:+8.0f} -{bot['high']:+7.0f} {bot['games']:7} "
        f"{bot['share']:7.1%} {bot['ms_mean']:10.3f} {bot['ms_median']:9.3f} {bot['ms_max']:9.1f}"
        for bot in found["bots"]
    ]
    return "\n".join([f"{head} {'median':>9} {'max':>9}", *lines, f"{found['games']} games"])


class Files:
    """The files of a ladder: PATH.json, a table for readers in PATH.md and a picture in PATH.svg."""

    def __init__(self, path: Path) -> None:
        """Open the files, making the folders they lie in; raises ValueError where they cannot be written."""
        if path.is_dir():
            raise Wrong(f"--out is the beginning of three files' names, {str(path)!r} is a folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._files = {of: Output(path.with_suffix(end), "--out") for end, of in WRITTEN.items()}

    def write(self, found: dict[str, Any]) -> None:
        """Write the files, none for a ladder without a game; raises OSError."""
        for of, file in self._files.items():
            if found:
                file.write(of(found))
            else:
                file.give_up()


def markdown(found: dict[str, Any]) -> str:
    """Return the ladder as tables in Markdown: the ratings, then every pair."""
    title, seed = found["game"].replace("_", " ").title(), f", seed {found['seed']}" if "seed" in found else ""
    lines = [f"# Ladder: {title}", "", f"{found['games']:,} games at tables of {found['seats']}{seed}."]
    lines += ["Written by `python -m sanjuan ladder --out`.", ""]
    lines += ["| player | Elo | 95 % interval | games | share of wins | ms a decision: mean | median | max |"]
    lines.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for bot in found["bots"]:
        figures = f"{bot['elo']:+.0f} | {bot['low']:+.0f} to {bot['high']:+.0f} | {bot['games']} | {bot['share']:.1%}"
        times = f"{bot['ms_mean']:.3g} | {bot['ms_median']:.3g} | {bot['ms_max']:.3g}"
        lines.append(f"| `{bot['name']}` | {figures} | {times} |")
    lines += ["", "| pair | games | wins of the first | 95 % interval |", "|---|---:|---:|---:|"]
    for pair in found["pairs"]:
        names = " – ".join(f"`{name}`" for name in pair["bots"])
        lines.append(f"| {names} | {pair['games']} | {pair['share']:.1%} | {pair['low']:.1%} to {pair['high']:.1%} |")
    return "\n".join(lines) + "\n"


def picture(found: dict[str, Any]) -> str:
    """Return the picture of strength per millisecond as an SVG document."""
    points = [
        Point(bot["name"], max(bot["ms_mean"], 1e-3), bot["elo"], bot["low"], bot["high"]) for bot in found["bots"]
    ]
    titles = "ms a decision (mean, logarithmic)", "Elo, with 95 % interval"
    return standalone(*scatter(points, *titles), "Strength per millisecond")


def as_json(found: dict[str, Any]) -> str:
    """Return the ladder as JSON on several lines."""
    return json.dumps(found, indent=1) + "\n"


WRITTEN: dict[str, Callable[[dict[str, Any]], str]] = {".json": as_json, ".md": markdown, ".svg": picture}
"""The text of each file, by the ending of its name."""
