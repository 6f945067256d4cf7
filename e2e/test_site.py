"""The site itself: it starts anywhere, asks nobody else, and goes on without its server."""


def wait_for_state(page, state, timeout=60_000):
    """Wait until <html data-state> has a value."""
    page.wait_for_selector(f'html[data-state="{state}"]', state="attached", timeout=timeout)


def test_the_setup_can_be_used_and_the_engine_answers(page):
    wait_for_state(page, "setup")
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=60_000)
