"""Who saves data gets what a game needs, and nothing that it only might need."""

import re

import pytest

from playing import PATIENCE, wait_for_state

SOON = 200
"""Milliseconds after which the worker fetches what a game only might need, for this test."""
LATER = re.compile(r"\bLATER\s*=\s*(?:10_000|1e4|10000)\b")
NAMES = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop())"


def hurried(page, saves):
    """Have the worker fetch the rest soon, in a browser that saves data, or does not."""

    def answer(route):
        script, count = LATER.subn(f"LATER={SOON}", route.fetch().text())
        assert count == 1, "the worker tells otherwise when it fetches the rest"
        told = f"Object.defineProperty(navigator, 'connection', {{ value: {{ saveData: {str(saves).lower()} }} }});"
        route.fulfill(body=told + script, content_type="text/javascript")

    page.route("**/web/js/interpreter.js", answer)


@pytest.mark.parametrize("saves", [False, True])
def test_who_saves_data_is_sent_no_half_of_a_program_and_no_library_unasked(open_page, saves):
    page = open_page(before=lambda page: hurried(page, saves))
    wait_for_state(page, "setup", "home")
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    [worker] = page.workers
    if not saves:
        while "python_stdlib.zip" not in worker.evaluate(NAMES):
            page.wait_for_timeout(50)
    worker.evaluate(f"new Promise(done => setTimeout(done, {10 * SOON}))")
    names = worker.evaluate(NAMES)
    rest = [name for name in names if re.fullmatch(r"pyodide\.\w{16}\.wasm\.zst|python_stdlib\.zip", name)]
    assert len(rest) == (0 if saves else 2), names
