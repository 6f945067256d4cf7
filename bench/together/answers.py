"""Times until an answer of one page is painted at the other, on one machine."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.start import PATIENCE, served
from bench.together import meeting

SETTINGS = "localStorage.setItem('sanjuan.settings', '{\"speed\": \"normal\"}');"
WATCH = """
window.painted = [];  // [when the table changed, when that was painted], in milliseconds since 1970
const now = () => performance.timeOrigin + performance.now();
let waits = false, text = "";
new MutationObserver(() => {
  const shown = document.querySelector("main.table")?.textContent ?? "";
  if (waits || shown === text) return;
  text = shown;
  waits = true;
  const changed = now(), { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { waits = false; window.painted.push([changed, now()]); };
  requestAnimationFrame(() => port2.postMessage(0));
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
TURN = """
() => {
  const html = document.documentElement, all = selector => [...document.querySelectorAll(selector)];
  if (html.dataset.state !== "your-turn") return [html.dataset.state, 0];
  const [told] = all(".toldv #close");
  if (told) { told.click(); return ["told", 0]; }
  const [go] = all('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
  const free = all('[data-option]:not([aria-disabled="true"])');
  const option = free.find(one => one.ariaPressed !== "true") ?? free[0];
  const at = performance.timeOrigin + performance.now();
  if (go) go.click(); else option?.click();
  return [go ? "answered" : "chosen", at];
}
"""
"""Does one thing at a page whose turn it is; returns what, and when."""
QUIET = 400
"""Milliseconds without a change after which a page is at rest."""
LONGEST = 5000
"""Milliseconds after which nobody waits for an answer to show any more."""
LOOK = 40

Answers = dict[str, list[float]]
"""Milliseconds until an answer is painted at the other page, by who has given it: "host" or "guest"."""


class Pair:
    """A host's page and a guest's at a table of a site; `times` are what was measured."""

    def __init__(self, browser: Browser, folder: Path, game: str) -> None:
        self.browser, self.folder, self.game = browser, folder, game
        self.times: Answers = {"host": [], "guest": []}

    def _opened(self) -> Page:
        context = self.browser.new_context(viewport={"width": 1000, "height": 700}, service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS + WATCH)
        return context.new_page()

    def played(self, answers: int) -> None:
        """Play a game until so many answers have been measured, or it is over."""
        with served(self.folder) as address:
            host, guest = self._opened(), self._opened()
            link = meeting.invited(host, address, self.game, 1)
            guest.goto(link, wait_until="commit")
            meeting.accept(host, meeting.reply(guest))
            pages = [host, guest]
            for page in pages:
                page.wait_for_selector("main.table", timeout=PATIENCE)
            aim = sum(len(times) for times in self.times.values()) + answers
            while sum(len(times) for times in self.times.values()) < aim and self.step(pages):
                pass
            for page in pages:
                page.context.close()

    def step(self, pages: Sequence[Page]) -> bool:
        """Do one thing at each page in turn, each at rest before that; return whether the game goes on."""
        for page, other, who in zip(pages, reversed(pages), self.times, strict=True):
            rest(pages)
            what, at = page.evaluate(TURN)
            if what in ("over", "error"):
                return False
            if what == "answered":
                shown = first_after(other, at)
                if shown is not None:
                    self.times[who].append(shown - at)
        return True


def rest(pages: Sequence[Page]) -> None:
    """Wait until no page has changed for a while."""
    still = "most => performance.timeOrigin + performance.now() - (window.painted.at(-1)?.[1] ?? 0) > most"
    while not all(page.evaluate(still, QUIET) for page in pages):
        pages[0].wait_for_timeout(LOOK)


def first_after(page: Page, moment: float) -> float | None:
    """Return when the first change after a moment was painted, None if there is none for long."""
    find = "moment => window.painted.find(([changed]) => changed > moment)?.[1] ?? null"
    for _ in range(LONGEST // LOOK):
        found: Any = page.evaluate(find, moment)
        if found is not None:
            return float(found)
        page.wait_for_timeout(LOOK)
    return None
