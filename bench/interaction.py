"""`python -m bench interaction`: how long clicks wait for their painting through a whole game, on a slow phone.

A game of four is played by taps on the built site in the system's Chromium, at a phone's size, the processor made four
times slower; now and then a card, the menu, the log or somebody's city is looked at, also while the others move. With
several sites (`--site`) they are played on in turns, the same games on each.
"""

import argparse
import json
import os
import random
import shutil
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.processor import processor
from bench.start import FLAGS, PATIENCE, served
from sanjuan.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SLOWER = 4
"""The factor by which the processor is slowed down."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BARS = 300
"""Pixels that the window is to be larger than the page, for the browser's bars."""
SPEED = "faster"
"""The pace of the others: quick, but with all that moves on the table."""
SEED = 11
THOUGHT = 300
"""Milliseconds that a person looks at what a tap has brought."""
ODDS = 0.3
"""The probability of a look at something before an answer, and while the others move."""
TRIES = 40
"""Taps that one answer may take."""
SHARE, AIM, LONGEST = 98, 200, 200
"""The percentile of taps that should be painted within `AIM` milliseconds, and the longest task allowed."""
WATCH = """
window.seen = { events: [], tasks: [] };
const watch = (type, note, options) => new PerformanceObserver(list => list.getEntries().forEach(note))
  .observe({ type, ...options });
watch("event", event => {
  const { name, interactionId, startTime, processingStart, processingEnd, duration } = event;
  const parts = [interactionId, name, startTime, processingStart, processingEnd, duration];
  if (interactionId) window.seen.events.push(parts);
}, { durationThreshold: 16 });
watch("longtask", ({ startTime, duration }) => window.seen.tasks.push([startTime, duration]));
"""
POINT = """
([selector, number]) => {
  const element = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length)[number];
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.8]) for (const across of [0.5, 0.15, 0.85]) {
    const x = box.x + across * box.width, y = box.y + down * box.height;
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""
"""The point at which a finger can touch the n-th element of a selector that is drawn, or null."""
ASKED = """
() => {
  const shown = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length).length;
  return [document.documentElement.dataset.state, ...arguments[0].map(shown)];
}
"""
FREE = '#table [data-option][aria-pressed="false"]:not([aria-disabled="true"])'
GO, PASS = '[data-act="confirm"]:enabled', '[data-act="pass"]:enabled'
CLOSE = '#dialog [data-act="close"]:not(.card)'
LOOKS = {
    "menu": '.piles [data-act="menu"]',
    "log": '.piles [data-act="log"]',
    "city": '.opp [data-act="city"]',
    "card": '#mine [data-place][data-act="zoom"], .role[data-act="zoom"], #prices',
}
"""Selectors of things that a person looks at now and then."""


Figures = dict[str, Any]


class Table:
    """A game that is played by taps; `taps` are (moment, what was tapped)."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance, self.looking = random.Random(seed), random.Random(seed)
        self.taps: list[tuple[Any, str]] = []

    def tap(self, what: str, selector: str, number: int = 0) -> bool:
        """Tap an element where that can be; returns whether it was there."""
        point = self.page.evaluate(POINT, [selector, number])
        if point:
            self.taps.append((self.page.evaluate("performance.now()"), what))
            self.page.touchscreen.tap(*point)
        self.page.wait_for_timeout(THOUGHT if point else 50)
        return bool(point)

    def state(self) -> Any:
        """Return (state of the page, options to choose from, whether to confirm, whether to pass)."""
        script = f"(selectors => ({ASKED.replace('arguments[0]', 'selectors')})())"
        return self.page.evaluate(script, [FREE, GO, PASS])

    def look(self) -> None:
        """Look at something, or not."""
        if self.looking.random() > ODDS:
            return
        what = self.looking.choice(sorted(LOOKS))
        shown = self.page.locator(LOOKS[what]).count()
        if shown and self.tap(what, LOOKS[what], self.looking.randrange(shown)):
            self.close(what)

    def close(self, what: str) -> None:
        """Close the window that is open, and what comes after it."""
        while self.page.locator("#dialog").count():
            self.tap("close " + what, CLOSE)

    def play(self) -> None:
        """Play to the end of the game."""
        while (found := self.waited())[0] == "your-turn":
            self.close("news")
            self.look()
            self.answer()
        if found[0] != "over":
            sys.exit(f"bench: the page is in the state {found[0]}")
        self.tap("close the score", CLOSE)

    def waited(self) -> Any:
        """Wait for a question or the end; looks at things meanwhile, as a person does."""
        while (found := self.state())[0] == "thinking":
            self.page.wait_for_timeout(100)
            self.look()
            self.close("news")
        return found

    def answer(self) -> None:
        """Choose at random until it can be confirmed."""
        for number in range(TRIES):
            state, free, go, can_pass = self.state()
            if state != "your-turn":
                return
            if go:
                self.tap("confirm", GO)
            elif free and number < TRIES / 2:
                self.tap("option", FREE, self.chance.randrange(free))
            elif can_pass:
                self.tap("pass", PASS)
        sys.exit("bench: a question cannot be answered: " + self.page.locator("#ask").inner_text())


def opened(browser: Browser, address: str, game: str, seats: int, seed: int) -> Page:
    """Open the site and begin a game; returns its page, slowed down from the first click on."""
    sys.path[:0] = [path for path in [str(ROOT / "e2e")] if path not in sys.path]
    import playing

    page = browser.new_page(**PHONE, service_workers="block", locale="en-GB")
    page.set_default_timeout(PATIENCE)
    players = [{"who": "human"}] + [{"who": "bot", "bot": GAMES[game].characters[0]}] * (seats - 1)
    table = {"seats": seats, "players": players}
    settings = json.dumps(json.dumps({"speed": SPEED, "setup": table, "setups": {game: table}}))
    for script in (f"localStorage.setItem('sanjuan.settings', {settings})", WATCH):
        page.add_init_script(script)
    page.goto(address + "#game=" + game)
    playing.wait_for_state(page, "setup")
    page.fill('[data-field="seed"]', str(seed))
    show_whole(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def show_whole(page: Page) -> None:
    """Make the window so large that the whole page is in it, with the browser's own bars.

    What is beyond the edge of a window is not painted: a tap there seems to wait until something else is.
    """
    session = page.context.new_cdp_session(page)
    bounds = {side: length + BARS for side, length in PHONE["viewport"].items()}
    window = session.send("Browser.getWindowForTarget")["windowId"]
    session.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})


def measure(browser: Browser, address: str, game: str, seats: int, seed: int) -> Figures:
    """Play one game; returns {"taps": [[what, milliseconds until painted]], "tasks": milliseconds of long tasks}."""
    page = opened(browser, address, game, seats, seed)
    table = Table(page, seed)
    begun = page.evaluate("performance.now()")
    table.tap("start", '[data-act="start"]')
    page.wait_for_selector('html[data-state="your-turn"]', state="attached")
    table.play()
    page.wait_for_timeout(1000)
    seen = page.evaluate("window.seen")
    page.close()
    painted: dict[str, Any] = {}
    for id, _, start, _, _, duration in seen["events"]:
        painted[id] = max(painted.get(id, (0, 0)), (duration, start))
    times = [0] * len(table.taps)
    for duration, start in painted.values():
        times[max(n for n, (moment, _) in enumerate(table.taps) if n == 0 or moment <= start + 1)] = duration
    # The browser does not report taps that it painted within 16 ms.
    taps = [[what, time or 8] for (_, what), time in zip(table.taps, times, strict=True)]
    return {"taps": taps, "tasks": [duration for start, duration in seen["tasks"] if start >= begun]}


def percentile(values: Sequence[float], share: int) -> float:
    """Return the least value that so many of a hundred values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


def figures(games: Sequence[Figures]) -> Figures:
    """Return the figures of the games on one site by name."""
    times = [time for game in games for _, time in game["taps"]]
    tasks = [task for game in games for task in game["tasks"]]
    return {
        "taps": len(times),
        "until painted: median, ms": median(times),
        f"until painted: {SHARE}th percentile, ms": percentile(times, SHARE),
        "until painted: most, ms": max(times),
        "tasks over 50 ms, a game": sum(task > 50 for task in tasks) / len(games),
        "tasks over 200 ms, a game": sum(task > LONGEST for task in tasks) / len(games),
        "the longest task, ms": max(tasks, default=0),
        "milliseconds beyond 50 in tasks, a game": sum(task - 50 for task in tasks) / len(games),
    }


def kinds(games: Sequence[Figures]) -> dict[str, tuple[int, float, float]]:
    """Return {what was tapped: (how often, median, most)} in milliseconds until painted."""
    found: dict[str, list[float]] = {}
    for what, time in (tap for game in games for tap in game["taps"]):
        found.setdefault(what, []).append(time)
    return {what: (len(times), median(times), max(times)) for what, times in sorted(found.items())}


def report(measured: Mapping[str, Sequence[Figures]], game: str, seats: int) -> tuple[str, Figures]:
    """Return the report as Markdown; `measured` are the games by site, the ratios are to the first site."""
    sites = list(measured)
    lines = [
        f"# Clicks through a game on a slow device, measured on {date.today()}",
        "",
        "Made by `python -m bench interaction`.",
        "",
    ]
    played = f"{len(measured[sites[0]])} games of {game} of {seats}"
    lines += [f"{played}, at a phone's size, the processor made {SLOWER} times slower"]
    lines += [f"({processor()}, {os.cpu_count()} of them, load {os.getloadavg()[0]:.1f} at the end). Aim: the"]
    lines += [f"{SHARE}th percentile within {AIM} ms, no task over {LONGEST} ms.", ""]
    found = {site: figures(games) for site, games in measured.items()}
    more = [f"{site}: times {sites[0]}" for site in sites[1:]]
    lines += ["| " + " | ".join(["", *sites, *more]) + " |", "|---" * (1 + len(sites + more)) + "|"]
    for name, first in found[sites[0]].items():
        values = [found[site][name] for site in sites]
        ratios = [f"{value / first:.2f}" if first else "" for value in values[1:]]
        lines.append("| " + " | ".join([name, *(f"{value:.0f}" for value in values), *ratios]) + " |")
    lines += ["", "| tapped: times, median and most ms | " + " | ".join(sites) + " |", "|---" * (1 + len(sites)) + "|"]
    by_kind = {site: kinds(games) for site, games in measured.items()}
    for what in by_kind[sites[0]]:
        told = [by_kind[site].get(what, (0, 0, 0)) for site in sites]
        lines.append(f"| {what} | " + " | ".join(f"{n}: {mid:.0f}, {most:.0f}" for n, mid, most in told) + " |")
    return "\n".join(lines) + "\n", found


def main(arguments: Sequence[str]) -> None:
    """Measure, print the report and its figures as JSON, and write the report down if asked to."""
    reader = argparse.ArgumentParser("python -m bench interaction", description=__doc__)
    reader.add_argument("--games", type=int, default=1, help="games on each site (default 1)")
    reader.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="the game (default: the first)")
    reader.add_argument("--seats", type=int, default=4, help="seats at the table (default 4)")
    reader.add_argument("--site", action="append", type=Path, help="folder of a built site (default dist); repeatable")
    reader.add_argument("--write", action="store_true", help="also write bench/interaction.md")
    asked = reader.parse_args(arguments)
    folders = asked.site or [ROOT / "dist"]
    measured: dict[str, list[Figures]] = {str(folder): [] for folder in folders}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for number in range(asked.games):
            for folder in folders:
                with served(folder) as address:
                    measured[str(folder)].append(measure(browser, address, asked.game, asked.seats, SEED + number))
                print(f"game {number + 1} on {folder}", file=sys.stderr, flush=True)
        browser.close()
    text, found = report(measured, asked.game, asked.seats)
    print(text)
    print(json.dumps(found))
    if asked.write:
        (ROOT / "bench/interaction.md").write_text(text, encoding="utf-8")
