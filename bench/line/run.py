"""`python -m bench start --line 1.6,150,4`: the first minute on a slow line, beside a stock PyScript page.

MBITS,WAIT,SLOWER is one line for all that the browser fetches, of so many Mbit/s and so many milliseconds there and
back, and a page's thread that runs so many times slower. Both pages are opened in turns, each in a fresh profile of
the system's Chromium, at a phone's size.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.line import picture, report
from bench.line.hosts import Host, certificate, over_http1, over_http2, packed
from bench.line.measured import Measured, Seen
from bench.line.visits import VISITORS, visit
from bench.line.wire import Profile
from bench.start import ROOT, stock_page
from sanjuan.games import GAMES

KEPT = ROOT / "bench/start-line.json"


@contextmanager
def hosts(site: Path, http2: bool) -> Iterator[dict[str, Host]]:
    """Serve the stock page and the built site, each behind a host of its own."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder, keys = Path(name), Path(name) / "keys"
        (folder / "plain").mkdir()
        sites = {"stock": stock_page(folder / "plain"), "ours": site}
        if http2:
            certificate(keys)
        found = {}
        for kind, source in sites.items():
            ready = packed(source, folder / kind)
            found[kind] = stack.enter_context(over_http2(ready, keys) if http2 else over_http1(ready))
        yield found


def measure(profile: Profile, http2: bool, rounds: int, game: str) -> dict[str, list[Seen]]:
    """Let visitors of each kind come in turns; returns what they saw, round by round."""
    found: dict[str, list[Seen]] = {kind: [] for kind in VISITORS}
    with hosts(ROOT / "dist", http2) as served, sync_playwright() as play:
        for number in range(rounds):
            for kind, visits in found.items():
                print(f"round {number + 1} of {rounds}: {kind}", file=sys.stderr, flush=True)
                host, at = (served["stock"], "") if kind == "stock" else (served["ours"], f"#game={game}")
                visits.append(visit(play.chromium, profile, host, kind, at))
    return found


def keep(new: Measured, add: bool) -> list[Measured]:
    """Put what was measured in the place of what is kept of the same line, or to it; returns all that is kept."""
    kept: list[Measured] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    same = [one for one in kept if all(one[name] == new[name] for name in ("line", "protocol", "game"))]
    if same and add:
        for kind, visits in same[0]["visits"].items():
            new["visits"][kind] = [*visits, *new["visits"][kind]]
    kept = sorted([new, *(one for one in kept if one not in same)], key=order)
    KEPT.write_text("[\n" + ",\n".join(json.dumps(one) for one in kept) + "\n]\n", "utf-8")
    return kept


def order(one: Measured) -> tuple[float, str, int]:
    """Quick lines last, HTTP/2 after HTTP/1.1, games in their order."""
    return Profile.parse(one["line"]).mbits, one["protocol"], list(GAMES).index(one["game"])


def main(arguments: Sequence[str]) -> None:
    """Measure, print the table, and keep it with table and picture if asked to."""
    reader = argparse.ArgumentParser(
        "python -m bench start", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--line", type=Profile.parse, required=True, metavar="MBITS,WAIT,SLOWER", help="see above")
    reader.add_argument("--rounds", type=int, default=3, help="visits of each kind (default 3)")
    reader.add_argument("--http2", action="store_true", help="over HTTP/2, by nginx")
    reader.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="whose set-up is opened")
    reader.add_argument("--write", action="store_true", help="also keep it: start-line.json, .md, docs/start-line.svg")
    reader.add_argument("--add", action="store_true", help="add the rounds to those kept of this line")
    asked = reader.parse_args(arguments)
    if not (ROOT / "dist/index.html").exists():
        sys.exit("bench: no dist/: run `make build` first")
    visits = measure(asked.line, asked.http2, asked.rounds, asked.game)
    new = Measured(
        date=str(date.today()), line=str(asked.line), protocol="HTTP/2" if asked.http2 else "HTTP/1.1",
        game=asked.game, visits=visits,
    )  # fmt: skip
    kept = keep(new, asked.add) if asked.write else []
    print(report.part(new))
    if asked.write:
        (ROOT / "bench/start-line.md").write_text(report.page(kept), "utf-8")
        (ROOT / "docs/start-line.svg").write_text(picture.drawn(kept), "utf-8")
