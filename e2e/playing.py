"""A person's means in the shortest form: what the contract of the page allows anybody to click."""

FORM = "#game=san_juan"
"""The fragment that opens the set-up of San Juan directly."""
BACK = "?continue"
"""The address that opens the saved game directly."""
PATIENCE = 90_000
"""Milliseconds after which a test gives up waiting: on any machine, only a fault takes so long."""
SEEN = "new Promise(done => setTimeout(done, 320))"
"""The time a person needs to see another question, during which presses are ignored (web/js/gestures.js)."""
PAUSE = 50
"""Milliseconds between two looks at a page."""
STATES = ["your-turn", "over", "error"]
PLAY = """
async most => {
  const html = document.documentElement, all = selector => [...document.querySelectorAll(selector)];
  const tick = () => new Promise(done => setTimeout(done, 0));
  for (let answers = 0; answers < most; ) {
    const state = html.dataset.state;
    if (state === "over" || state === "error") return state;
    if (state !== "your-turn") { await tick(); continue; }
    const [go] = all('[data-act="confirm"]:enabled, [data-act="pass"]:enabled');
    const free = all('[data-option]:not([aria-disabled="true"])');
    const option = free.find(one => one.ariaPressed !== "true") ?? free[0];
    if (go) { go.click(); answers += 1; } else option?.click();
    await tick();
  }
  return html.dataset.state;
}
"""
"""Plays on by clicks, so many answers at most or to the end; returns the page's state then."""


def state(page):
    """Return the page's state: loading, setup, your-turn, thinking, over or error."""
    return page.locator("html").get_attribute("data-state")


def wait_for_state(page, *states, timeout=PATIENCE):
    """Wait until Python has drawn the page and it is in one of the states; returns which."""
    selector = ", ".join(f'html[data-state="{state}"]:not([data-early])' for state in states)
    page.wait_for_selector(selector, state="attached", timeout=timeout)
    return state(page)


def wait_until(page, condition, argument=None, timeout=PATIENCE):
    """Wait until a function of JavaScript holds. (wait_for_function evaluates text, which the policy forbids.)"""
    for _ in range(timeout // PAUSE):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"after {timeout} ms it still does not hold: {condition}")


def start(page):
    """Start a game from the set-up as it is, and wait for the first question."""
    wait_for_state(page, "setup")
    page.locator('[data-act="start"]').first.click()
    return wait_for_state(page, *STATES)


def answer(page, press="click"):
    """Answer the open question: pass where that is offered, else choose options until they can be confirmed."""
    getattr(ready(page, press), press)()


def ready(page, press="click"):
    """Choose what is needed for an answer and return the button that gives it.

    `press` is "click" or, where there are fingers, "tap". A window that shows what happened meanwhile is closed first.
    """
    told, around = page.locator(".toldv"), getattr(page, "owner", page)
    if around is page:  # a frame cannot be watched
        page.add_locator_handler(told, lambda window: window.locator("#close").click())
    done = page.locator('[data-act="confirm"]:enabled, [data-act="pass"]:enabled')
    while not done.count():
        option = page.locator('[data-option]:not([aria-pressed="true"]):not([aria-disabled="true"]):visible').first
        getattr(option, press)()
    if around is page:
        page.remove_locator_handler(told)
    return done.first
