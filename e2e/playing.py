"""A person's means in the shortest form: what the contract of the page allows anybody to click."""

STATES = ["your-turn", "over", "error"]


def state(page):
    """The page's state: loading, setup, your-turn, thinking, over or error."""
    return page.locator("html").get_attribute("data-state")


def wait_for_state(page, *states, timeout=60_000):
    """Wait until the page is in one of the states; returns which."""
    selector = ", ".join(f'html[data-state="{state}"]' for state in states)
    page.wait_for_selector(selector, state="attached", timeout=timeout)
    return state(page)


def start(page):
    """Start a game from the set-up as it stands, and wait for the first question."""
    wait_for_state(page, "setup")
    page.locator('[data-act="start"]').first.click()
    return wait_for_state(page, *STATES)


def answer(page):
    """Answer the open question: pass where that is offered, else choose options until they can be confirmed."""
    done = page.locator('[data-act="confirm"]:enabled, [data-act="pass"]:enabled')
    while not done.count():
        page.locator('[data-option]:not([aria-pressed="true"]):not([aria-disabled="true"]):visible').first.click()
    done.first.click()
