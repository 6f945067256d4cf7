"""A first visit over a slow line: when what is seen and can be done, on a phone's size and with a slow processor.

Three kinds of visitors: who opens the stock page; who presses Start as soon as the form can be used, and answers the
first question as soon as it can be answered; and who only looks, for whom the browser reports its largest paint.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page

from bench.line.hosts import Host
from bench.line.measured import Seen
from bench.line.wire import Line, Profile, slow_line
from bench.start import ASKING, FLAGS, SETTLING

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONGEST = 300
"""Seconds after which a visit ends without what was waited for."""
LOOKED = 15_000
"""Milliseconds without a larger paint after which a visitor who only looks leaves, on slow lines."""
POINTS = 80
"""The number of points kept of the curve of bytes."""
WATCH = """
  window.seen = { times: {}, tasks: [], shift: 0, largest: [0, "", 0] };
  const { times } = window.seen, html = () => document.documentElement;
  let pressed = -Infinity;  // what moves soon after a press has been asked for; the browser knows only those of hands
  const press = element => { pressed = performance.now(); element?.click(); };
  const find = selector => document.querySelector(selector);
  const note = name => { times[name] ??= performance.now(); }, noted = new Set();
  const painted = (name, next) => {  // a person goes on from what has been painted, however late that is
    if (!noted.has(name)) requestAnimationFrame(() => setTimeout(() => { note(name); next?.(); }));
    noted.add(name);
  };
  const observe = (type, look) => new PerformanceObserver(list => list.getEntries().forEach(look))
    .observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => { if (name === "first-contentful-paint") times.painted = startTime; });
  observe("longtask", ({ duration }) => window.seen.tasks.push(duration));
  observe("layout-shift", ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput && !(startTime - pressed < 500)) window.seen.shift += value;
  });
  observe("largest-contentful-paint", ({ startTime, element, size }) => {
    times.largest = startTime;
    window.seen.largest = [element ? `${element.localName}.${element.className}` : "", size];
  });
  const log = console.log;
  console.log = (...said) => { if (said[0] === "Hello") note("print"); log(...said); };
  const answer = () => {  // by the first options, until the answer can be confirmed
    if (html().dataset.state !== "your-turn") { noted.delete("asked"); return; }  // only for now
    const go = find('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
    const options = [...document.querySelectorAll('main [data-option]:not([aria-disabled="true"])')];
    if (!go) {
      press(options.find(one => one.ariaPressed !== "true") ?? options[0]);
      setTimeout(answer, 50);
      return;
    }
    note("answered");
    press(go);
    look();
  };
  const look = () => {
    const { state, engine } = html()?.dataset ?? {};
    if (engine === "ready") note("engine");
    if (state === "setup" && !times.usable) {
      note("usable");
      if (window.pressing) painted("form", () => press(find('[data-act="start"]')));
    }
    if (!times.usable || state === "setup") return;
    if (find("main.table [data-option]")) painted("table");
    if (state !== "your-turn") { if (times.answered) painted("taken"); return; }
    if (times.taken) painted("next");
    if (noted.has("asked")) return;
    painted("asked", () => setTimeout(answer, 200));
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-state", "data-engine"],
  });
"""
"""Notes each moment once, those of something that is seen when it has been painted."""
STATE = """({ ...document.documentElement.dataset, asked: performance.getEntriesByType("resource").length,
  says: document.getElementById("app").innerText.slice(0, 400) })"""
"""Returns the state of a page that has stopped."""
PRESSING = "window.pressing = true;"


@dataclass(frozen=True)
class Visitor:
    """A kind of visitor: whether it presses Start, and when it has seen enough."""

    pressing: bool
    enough: Callable[[Mapping[str, float], float], bool]


VISITORS = {
    "stock": Visitor(False, lambda times, now: "print" in times),
    "press": Visitor(True, lambda times, now: {"engine", "next"} <= set(times)),
    "look": Visitor(False, lambda times, now: "engine" in times or now > times.get("largest", now) + LOOKED),
}


def wait(page: Page, visitor: Visitor) -> Mapping[str, Any]:
    """Wait until a visitor has seen enough; returns what was noted."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        page.wait_for_timeout(ASKING)
        seen: Mapping[str, Any] = page.evaluate("window.seen")
        times = seen["times"]
        if visitor.enough(times, page.evaluate("performance.now()") if "usable" in times else 0.0):
            return seen
    state = page.evaluate(STATE)
    sys.exit(f"bench: after {LONGEST} s there was only {sorted(seen['times'])}; the page: {state}")


def opened(context: BrowserContext, address: str, slower: float, protocol: str) -> Page:
    """Open an address on a slow processor."""
    page = context.new_page()
    page.wait_for_timeout(SETTLING)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address, wait_until="commit")
    spoken = page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol")
    if spoken != protocol:
        sys.exit(f"bench: the host speaks {spoken}, not {protocol}")
    return page


def summed_up(seen: Mapping[str, Any], origin: float, line: Line) -> Seen:
    """Put together what the page has noted and what came over the line."""
    times = {name: round(time) for name, time in sorted(seen["times"].items(), key=lambda item: item[1])}
    if "usable" in times:  # the script is ready a moment before the form is painted: who uses it must see it
        times["usable"] = max(times["usable"], times["painted"])
    step = max(1, len(line.arrived) // POINTS)
    curve = [(round(1000 * at - origin), total) for at, total in [*line.arrived[::step], *line.arrived[-1:]]]
    fetched = {name: line.until((origin + moment) / 1000) for name, moment in times.items()}
    task, shift = round(max(seen["tasks"], default=0)), round(seen["shift"], 4)
    return Seen(times=times, task=task, shift=shift, largest=seen["largest"], bytes=fetched, curve=curve)


def visit(browser: BrowserType, profile: Profile, host: Host, kind: str, at: str) -> Seen:
    """Let somebody visit a host over the line, in a fresh profile."""
    visitor = VISITORS[kind]
    with slow_line(profile, host.port) as line, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        flags = [*FLAGS, *([f"--ignore-certificate-errors-spki-list={host.trusted}"] if host.trusted else [])]
        context = browser.launch_persistent_context(
            folder, executable_path=shutil.which("chromium"), args=flags, locale="en-GB", **PHONE
        )
        context.add_init_script(WATCH + (PRESSING if visitor.pressing else ""))
        scheme, protocol = ("https", "h2") if host.trusted else ("http", "http/1.1")
        page = opened(context, f"{scheme}://127.0.0.1:{line.port}/{at}", profile.slower, protocol)
        seen = wait(page, visitor)
        origin: float = page.evaluate("performance.timeOrigin")
        context.close()
        return summed_up(seen, origin, line)
