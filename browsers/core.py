"""The core of the game in any browser: start, drag, a whole game, without the server. One script for all engines."""

from typing import Any, Protocol

from playing import PLAY

TO_BUILD = """
async () => {
  const html = document.documentElement, find = selector => document.querySelector(selector);
  const tick = () => new Promise(done => setTimeout(done, 5));
  for (let steps = 0; steps < 5000; steps += 1, await tick()) {
    if (html.dataset.state !== "your-turn") continue;
    const card = find('#table[data-ask="build"] #hand [data-option]');
    if (card) return card.dataset.option;
    const builder = find('[data-option="builder"]:not([aria-pressed="true"])');
    const go = find('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
    const free = find('[data-option]:not([aria-pressed="true"]):not([aria-disabled="true"])');
    (builder ?? go ?? free)?.click();
  }
  throw new Error("nothing to build");
}
"""
"""Plays on to a question of the builder with something to build; returns the card."""

STATE = "document.documentElement.dataset.state"
BUILT = "document.querySelectorAll('#mine [data-place]').length"
KEPT = "document.querySelector('#engine-note')?.dataset.offline"
SETTINGS = """localStorage.setItem("sanjuan.settings", '{"speed": "instant"}')"""
MIDDLE = """
selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}
"""


HOST = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host</title>
<link rel="icon" href="data:,">
<script src="{site}embed.js"></script></head><body>
<san-juan-game seats="2" seed="7" speed="instant" language="en" controls="table"></san-juan-game>
<script>
window.told = [];
const game = document.querySelector("san-juan-game");
for (const name of ["ready", "gamestart", "gameerror"]) game.addEventListener(name, () => told.push(name));
</script></body></html>"""
"""Somebody else's page with the game in it."""
GAME = "document.querySelector('san-juan-game')"
ASKED = GAME + ".command('getState').then(state => state.ask !== null && state.table.hand.length > 0)"


FORM = "#game=san_juan"
EARLY = "'early' in document.documentElement.dataset && Boolean(document.querySelector('#start:enabled'))"
START = "document.querySelector('#start').click()"
PAINTED = "'painted' in document.documentElement.dataset"
TAKEN = "!('early' in document.documentElement.dataset)"
ANSWER = """
async () => {
  document.querySelector("#table [data-option]:not([disabled])").click();
  document.querySelector("#confirm:not([disabled])").click();
}
"""
SENT = "JSON.parse(sessionStorage['sanjuan.sent'] ?? 'null')"
SAVED = "String(localStorage['sanjuan.save']).startsWith('sanjuan.')"
LAID = "Boolean(JSON.parse(localStorage['sanjuan.next'] ?? '{}').html)"
AGAIN = """
async () => {
  for (const one of await navigator.serviceWorker?.getRegistrations() ?? []) await one.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  localStorage.removeItem("sanjuan.save");
  localStorage.setItem("sanjuan.met", "san_juan");
  sessionStorage.clear();
  history.replaceState(null, "", "#game=san_juan");
}
"""
"""The page as it is left for a second visit, the browser keeping no file of it: what is held back is not there."""


class Driver(Protocol):
    """The actions of a browser."""

    def open(self, url: str) -> None:
        """Go to an address."""

    def reload(self) -> None:
        """Load the page again."""

    def run(self, script: str, argument: object = None) -> Any:
        """Evaluate an expression or a function of one argument; what it gives is JSON."""

    def until(self, script: str, value: object) -> None:
        """Wait until an expression has a value."""

    def drag(self, card: str, place: str) -> None:
        """Drag what one selector finds to what another finds."""


class Site(Protocol):
    """A folder that is served until `stop` is called."""

    url: str

    def stop(self) -> None:
        """Refuse every request from now on."""


class Gate(Protocol):
    """A gate that holds the page's Python and the engine's image back."""

    def clear(self) -> None:
        """Hold them back from now on."""

    def set(self) -> None:
        """Let them come."""


class Embedded:
    """The game on a page of another site: a click, the frame, its messages and what it can be asked."""

    def __init__(self, driver: Driver, host: str) -> None:
        driver.open(host)
        driver.run(GAME + ".shadowRoot.querySelector('button').click()")
        driver.until("told.includes('gamestart')", True)
        driver.until(ASKED, True)
        driver.run(GAME + ".command('newGame', { seats: 3 }).then(() => true)")
        driver.until("told.filter(name => name === 'gamestart').length", 2)
        assert driver.run("told.includes('gameerror')") is False
        assert driver.run(GAME + ".getBoundingClientRect().height") >= 400


class Story:
    """The core suite, carried out by a driver."""

    def __init__(self, driver: Driver, site: Site) -> None:
        self.driver = driver
        self.site = site
        driver.open(site.url)
        driver.run(SETTINGS)

    def start(self) -> None:
        """Load the page again with its settings, and start a game."""
        self.driver.open(self.site.url + "?play" + FORM)
        self.driver.until(STATE, "setup")
        self.driver.run("document.querySelector('[data-act=\"start\"]').click()")
        self.driver.until(STATE, "your-turn")

    def drag(self) -> None:
        """Build a card by dragging it to a free lot."""
        card, before = self.driver.run(TO_BUILD), self.driver.run(BUILT)
        self.driver.drag(f'#hand [data-option="{card}"]', f'[data-drop="{card}"]')
        self.driver.until(f"{BUILT} > {before}", True)
        self.driver.until(STATE, "your-turn")

    def finish(self) -> None:
        """Play to the end; the score sheet is shown."""
        assert self.driver.run(PLAY, 2000) == "over"
        assert self.driver.run("document.querySelectorAll('[data-act=\"rematch\"]').length") == 1

    def offline(self) -> None:
        """With everything kept and the server gone, load the page again and play."""
        self.driver.open(self.site.url + "?new" + FORM)
        self.driver.until(KEPT, "kept")
        self.site.stop()
        self.driver.reload()
        self.driver.until(STATE, "setup")
        self.driver.run("document.querySelector('[data-act=\"start\"]').click()")
        assert self.driver.run(PLAY, 5) in ("your-turn", "thinking")


class FirstMinute:
    """Tables shown before Python runs: one of the build at first, later the one laid in the game before."""

    def __init__(self, driver: Driver, site: Site, gate: Gate) -> None:
        self.driver = driver
        self.site = site
        self.gate = gate

    def sit_down(self) -> None:
        """Press Start as soon as the form is shown; the table is painted, answered, and shows that."""
        self.driver.until(EARLY, True)
        self.driver.run(START)
        self.driver.until(PAINTED, True)
        self.driver.run(ANSWER)
        assert self.driver.run(STATE) == "thinking"

    def go_on(self) -> None:
        """Let Python and the engine come: they continue with the answer, which nothing waits for any longer."""
        self.gate.set()
        self.driver.until(TAKEN, True)
        self.driver.until(SAVED, True)
        self.driver.until(STATE, "your-turn")
        assert self.driver.run("document.querySelectorAll('.given').length") == 0
        assert self.driver.run(SENT) is None

    def first_visit(self) -> None:
        """Answer at the first table, and wait until the engine takes over."""
        self.driver.open(self.site.url + FORM)
        self.sit_down()
        assert self.driver.run(SENT)["next"] is False
        self.go_on()

    def second_visit(self) -> None:
        """Answer at the table prepared meanwhile, load the page again, and wait until the engine takes over."""
        self.driver.until(LAID, True)
        self.gate.clear()
        self.driver.run(AGAIN)
        self.driver.reload()
        self.sit_down()
        left = self.driver.run(SENT)
        assert left["next"] is True
        self.driver.reload()
        self.go_on()
        assert self.driver.run("String(localStorage['sanjuan.next'])").find(left["record"]) < 0
