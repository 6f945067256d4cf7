"""`python -m bench page`: how smooth the table is on a slow device: dragging a card and clicks, four times slowed down.

Measured in the system's Chromium on the built site. The frames of a page that does nothing are counted beside: what a
busy machine takes away, it takes from both.
"""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Container, Iterable, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Literal, TypeVar

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from bench.processor import processor
from bench.start import FLAGS, PATIENCE, served

ROOT = Path(__file__).resolve().parent.parent
SLOWER = 4
"""The factor by which the processor is slowed down."""
LIFT, MOVES, STEP = 12, 90, 16
"""The pointer's moves while a card is lifted, its moves after that, and the milliseconds between two moves."""
CLICKS, LOOK = 4, 450
"""The clicks on things of a kind, and the milliseconds after an action."""
SETTINGS = "localStorage.setItem('sanjuan.settings', '{\"speed\": \"instant\"}')"
WATCH = """
window.frames_seen = [];
const tick = now => { window.frames_seen.push(now); requestAnimationFrame(tick); };
requestAnimationFrame(tick);
window.answers = [];
const clicks = ["click", "contextmenu"];
new PerformanceObserver(list => window.answers.push(...list.getEntries().filter(e => clicks.includes(e.name))
  .map(e => e.duration))).observe({ type: "event", durationThreshold: 16 });
"""
MOVING = ("pointermove", "mousemove", "pointerover", "mouseover", "pointerout", "mouseout")
"""Events that a drag consists of; scripts of the page listen to some of them."""
Button = Literal["left", "right"]
T = TypeVar("T")


def saved_games() -> list[str]:
    """Return the saves of games of three: in one a card can be built, in the other a role is to be taken."""
    sys.path[:0] = [str(ROOT / "web"), str(ROOT / "e2e")]
    import positions

    enough = (lambda frame: len(frame["ask"]["options"]) > 3, lambda frame: frame["table"]["round"] > 5)
    return [positions.save_at(*given, edition=2) for given in (("build", 3, enough[0]), ("role", 3, enough[1]))]


def opened(browser: Browser, address: str, save: str) -> tuple[Page, CDPSession]:
    """Open the site at a saved game and slow the processor down; returns (page, its protocol session)."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, service_workers="block")
    for script in (SETTINGS, f"localStorage.setItem('sanjuan.save', {json.dumps(save)})", WATCH):
        page.add_init_script(script)
    page.goto(address)
    page.wait_for_selector('html[data-state="your-turn"]', state="attached", timeout=PATIENCE)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, client


def frames(page: Page, act: Callable[[], None]) -> list[float]:
    """Return when frames were made while something was done, in milliseconds."""
    page.evaluate("window.frames_seen.length = 0")
    act()
    seen: list[float] = page.evaluate("window.frames_seen")
    return seen


def rate(seen: Sequence[float]) -> float:
    """Return frames a second."""
    return 1000 * (len(seen) - 1) / (seen[-1] - seen[0])


def longest(seen: Sequence[float]) -> float:
    """Return the longest time without a new frame, in milliseconds."""
    return max(later - sooner for sooner, later in pairwise(seen))


def dragged(page: Page, client: CDPSession) -> tuple[list[float], list[float], list[float]]:
    """Lift a hand card, drag it over my city in circles, let it go where it was; returns the frames of the three."""
    box = page.locator("#hand [data-option]").first.bounding_box()
    goal = page.locator("#mine").bounding_box()
    assert box and goal
    home = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    left = {"button": "left", "buttons": 1, "clickCount": 1}

    def move(numbers: Iterable[int]) -> None:
        for number in numbers:
            share = (number % 30) / 30
            x = goal["x"] + 20 + share * (goal["width"] - 40)
            y = goal["y"] + goal["height"] * (0.25 + share / 2)
            client.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, **left})
            page.wait_for_timeout(STEP)

    def lift() -> None:
        client.send("Input.dispatchMouseEvent", {"type": "mousePressed", **home, **left})
        move(range(LIFT))

    def let_go() -> None:
        client.send("Input.dispatchMouseEvent", {"type": "mouseMoved", **home, **left})
        client.send("Input.dispatchMouseEvent", {"type": "mouseReleased", **home, **left})
        page.wait_for_timeout(LOOK)

    return frames(page, lift), frames(page, lambda: move(range(LIFT, LIFT + MOVES))), frames(page, let_go)


def handled(trace: bytes, types: Container[str]) -> list[float]:
    """Return the processor milliseconds of the events of these types that were handled, in their order."""
    events = [event for event in json.loads(trace)["traceEvents"] if event.get("name") == "EventDispatch"]
    wanted = [event for event in events if event["args"]["data"]["type"] in types and "tdur" in event]
    return [event["tdur"] / 1000 for event in sorted(wanted, key=lambda event: event["ts"])]


def traced(browser: Browser, page: Page, act: Callable[[], T]) -> tuple[T, bytes]:
    """Do something under tracing; return what it gives, and the trace."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    given = act()
    return given, browser.stop_tracing()


def answered(page: Page, target: Locator) -> float:
    """Click something; return the milliseconds until the next painting after it, 16 where that took no time."""
    page.evaluate("window.answers.length = 0")
    target.click()
    page.wait_for_timeout(LOOK)
    return max(page.evaluate("window.answers"), default=16)


def cards_clicked(page: Page) -> tuple[list[float], list[float]]:
    """Choose cards of the hand and take each back; return milliseconds until painted, of both."""
    cards = page.locator("#hand [data-option]")
    times = [answered(page, cards.nth(number // 2 % cards.count())) for number in range(2 * CLICKS)]
    return times[::2], times[1::2]


def roles_clicked(page: Page) -> tuple[list[float], float]:
    """Choose roles one after the other, then confirm; return milliseconds until painted, of choosing and confirming."""
    roles = page.locator(".role[data-option]")
    times = [answered(page, roles.nth(number % roles.count())) for number in range(CLICKS)]
    return times, answered(page, page.locator('[data-act="confirm"]'))


def opened_and_closed(page: Page, selector: str, button: Button = "left") -> tuple[float, float]:
    """Open a window over the table, several times; return milliseconds until painted: the first time, and later."""
    times = []
    for _ in range(CLICKS):
        page.evaluate("window.answers.length = 0")
        page.locator(selector).first.click(button=button)
        page.wait_for_timeout(LOOK)
        times.append(max(page.evaluate("window.answers"), default=16))
        page.keyboard.press("Escape")
        page.wait_for_timeout(LOOK)
    return times[0], median(times[1:])


def measure(browser: Browser, address: str, saves: Sequence[str]) -> dict[str, float]:
    """Measure once; returns figures by name."""
    page, client = opened(browser, address, saves[0])
    idle = rate(frames(page, lambda: page.wait_for_timeout(1500)))
    (lifted, carried, let_go), drag = traced(browser, page, lambda: dragged(page, client))
    moves = sorted(handled(drag, MOVING))
    (chosen, taken), clicks = traced(browser, page, lambda: cards_clicked(page))
    page.close()
    page, _ = opened(browser, address, saves[1])
    first_menu, menu = opened_and_closed(page, '[data-act="menu"]:visible')
    first_card, card = opened_and_closed(page, "#mine [data-place]", "right")
    roles, confirmed = roles_clicked(page)
    page.close()
    return {
        "frames a second, nothing done": idle,
        "frames a second, dragging": rate(carried),
        "dragging: the longest time without a new frame, ms": longest(carried),
        "dragging: script a move, processor ms": sum(moves[:-1]) / (LIFT + MOVES),
        "a card is lifted: script, processor ms": moves[-1],
        "a card is lifted and its places shown: the longest time without a new frame, ms": longest(lifted),
        "a card is let go: the longest time without a new frame, ms": longest(let_go),
        "a card is chosen: until painted, ms": median(chosen),
        "a card is taken back: until painted, ms": median(taken),
        "a role is chosen: until painted, ms": median(roles),
        "a role is confirmed: until painted, ms": confirmed,
        "the menu is opened the first time: until painted, ms": first_menu,
        "the menu is opened again: until painted, ms": menu,
        "a card is looked at close up the first time: until painted, ms": first_card,
        "a card is looked at close up again: until painted, ms": card,
        "a card is clicked: script, processor ms": median(handled(clicks, ("click",))),
    }


BARS = {
    "frames a second, dragging": "60, or what it is with nothing done",
    "dragging: script a move, processor ms": "8",
}
UNTIL_PAINTED = "100"
"""Milliseconds that every click may take until it is answered."""


def report(found: Sequence[dict[str, float]]) -> str:
    """Return the report as Markdown."""
    lines = [f"# The table on a slow device, measured on {date.today()}", "", "Made by `python -m bench page`.", ""]
    lines += [f"{len(found)} rounds on a phone's size, the processor made {SLOWER} times slower ({processor()},"]
    lines += [
        f"{os.cpu_count()} of them, load {os.getloadavg()[0]:.1f} at the end). Median, then the least and the most.",
        "",
    ]
    lines += ["| | | bar |", "|---|---|---|"]
    for name in found[0]:
        values = [one[name] for one in found]
        bar = UNTIL_PAINTED if "until painted" in name else BARS.get(name, "")
        lines.append(f"| {name} | {median(values):.1f} ({min(values):.1f} to {max(values):.1f}) | {bar} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Measure, print the report, and write it down if asked to."""
    reader = argparse.ArgumentParser("python -m bench page", description=__doc__)
    reader.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default 3)")
    reader.add_argument("--write", action="store_true", help="also write bench/page.md")
    asked = reader.parse_args(arguments)
    saves = saved_games()
    with sync_playwright() as playwright, served(ROOT / "dist") as address:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        found = [measure(browser, address, saves) for _ in range(asked.rounds)]
        browser.close()
    text = report(found)
    print(text)
    if asked.write:
        (ROOT / "bench/page.md").write_text(text, encoding="utf-8")
