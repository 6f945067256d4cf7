"""Means of people who play together from page to page: inviting, coming, and playing on in turn."""

import time

from playing import PATIENCE, SEEN, wait_for_state, wait_until

ELSEWHERE = "players.{}.who:elsewhere"
TURN = """
() => {
  const html = document.documentElement, all = selector => [...document.querySelectorAll(selector)];
  const [told] = all(".toldv #close");
  if (told) { told.click(); return "told"; }
  if (html.dataset.state !== "your-turn") return html.dataset.state;
  const [go] = all('[data-act="confirm"]:enabled'), [pass] = all('[data-act="pass"]:enabled');
  const free = all('[data-option]:not([aria-disabled="true"])');
  const next = free.find(one => one.ariaPressed !== "true"), marked = free.some(one => one.ariaPressed === "true");
  globalThis.tried = (globalThis.tried ?? 0) + 1;
  const last = go && (marked || !next) ? go : tried > MOST || !next ? pass ?? go : undefined;
  if (!last) { (next ?? free[0])?.click(); return "chosen"; }
  globalThis.tried = 0;
  last.click();
  return "answered";
}
""".replace("MOST", "12")
"""Closes what a page says has happened to its person, also before the score; then does one thing if it is its turn.

Whoever passes wherever that is possible builds nothing, and the game does not end: only after some presses that lead to
no answer it passes."""


STALL, LOOK = 60, 5
"""The seconds without another question after which a game does not go on; those between two looks."""
TOLD = """
() => ({
  ...document.documentElement.dataset, dialog: document.getElementById("dialog")?.innerText.slice(0, 200),
  ask: document.getElementById("ask")?.innerText,
  options: [...document.querySelectorAll("[data-option]")].map(one => one.outerHTML.slice(0, 120)),
})
"""
"""Returns the question that a page shows."""


def instant(page):
    """Have the others move at once."""
    page.add_init_script("""localStorage.setItem("sanjuan.settings", JSON.stringify({ speed: "instant" }))""")


def seat_elsewhere(page, *seats):
    """Have somebody elsewhere sit at chairs of the form."""
    wait_for_state(page, "setup")
    for seat in seats:
        page.locator(f"#chair-{seat}").click()
        page.locator(f'#tray-{seat} [data-set^="{ELSEWHERE.format(seat)}"]').click(force=True)
        page.keyboard.press("Escape")


def start(page):
    """Start with people elsewhere: the lobby opens."""
    page.locator('[data-act="start"]').first.click()
    page.wait_for_selector('html[data-link^="host"]', state="attached", timeout=PATIENCE)


def invitation(page, seat):
    """Invite somebody to a chair; return the link."""
    page.evaluate(SEEN)
    page.locator(f'[data-act="invite"][data-seat="{seat}"]').click()
    return page.locator(f'[data-invitation="{seat}"]').get_attribute("href")


def accept(page, reply):
    """Take the reply of a guest."""
    page.locator('[data-field="reply"]').fill(reply)
    page.evaluate(SEEN)
    page.locator('[data-act="accept"]').click()


def paste(page, reply):
    """Take the reply of a guest as somebody does who pastes it into the address of the host's page."""
    page.evaluate("hash => { location.hash = hash; }", reply.partition("#")[2])


def reply_of(page):
    """Return the link that a guest's page shows for the host."""
    return page.locator("[data-reply]").get_attribute("href")


def meet(host, seat, come, take=accept):
    """Bring somebody to a chair; `come` opens a link in another visitor's browser. Return that page."""
    guest = come(invitation(host, seat))
    take(host, reply_of(guest))
    seated(guest)
    return guest


def two(open_page, game):
    """Return the page of a host and that of its guest at seat 1, who have just been dealt to."""
    host = open_page(at=f"#game={game}", before=instant)
    seat_elsewhere(host, 1)
    start(host)
    return host, meet(host, 1, lambda link: open_page(link, before=instant))


def seated(page):
    """Wait until a page has a table and a seat there; the host's own comes a moment after the last guest's."""
    wait_until(page, "() => document.documentElement.dataset.seat !== undefined")


class Watch:
    """A watch over pages that play: it fails where their questions stay as they are."""

    def __init__(self, pages):
        self.pages, self.shown = pages, []
        self.moved = self.looked = time.monotonic()

    def look(self):
        """Compare the questions with those of the last look, every few seconds."""
        now = time.monotonic()
        if now - self.looked < LOOK:
            return
        self.looked, before, self.shown = now, self.shown, [page.evaluate(TOLD) for page in self.pages]
        self.moved = now if self.shown != before else self.moved
        assert now - self.moved < STALL, self.shown


def play_on(pages, most=None):
    """Play on by clicks until the game is over at every page, or until so many answers were given."""
    answers, watch = 0, Watch(pages)
    while most is None or answers < most:
        done = [page.evaluate(TURN) for page in pages]
        assert "error" not in done
        answers += done.count("answered")
        if all(one == "over" for one in done):
            return
        watch.look()
        pages[0].wait_for_timeout(0 if "answered" in done or "chosen" in done else 30)
