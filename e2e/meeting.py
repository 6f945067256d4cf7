"""Means of people who play together from page to page: inviting, coming, and playing on in turn."""

from playing import PATIENCE, SEEN, wait_for_state, wait_until

ELSEWHERE = "players.{}.who:elsewhere"
TURN = """
() => {
  const html = document.documentElement, all = selector => [...document.querySelectorAll(selector)];
  if (html.dataset.state !== "your-turn") return html.dataset.state;
  const [told] = all(".toldv #close");
  if (told) { told.click(); return "told"; }
  const [go] = all('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
  const free = all('[data-option]:not([aria-disabled="true"])');
  const option = free.find(one => one.ariaPressed !== "true") ?? free[0];
  if (go) go.click(); else option?.click();
  return go ? "answered" : "chosen";
}
"""
"""Does one thing at a page whose turn it is."""


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
    wait_until(guest, "() => document.documentElement.dataset.seat !== undefined")
    return guest


def play_on(pages, most=None):
    """Play on by clicks until the game is over at every page, or until so many answers were given."""
    answers = 0
    while most is None or answers < most:
        done = [page.evaluate(TURN) for page in pages]
        assert "error" not in done
        answers += done.count("answered")
        if all(one == "over" for one in done):
            return
        pages[0].wait_for_timeout(0 if "answered" in done or "chosen" in done else 30)
