"""Tests that with data saving or a slow line, the page fetches what a game needs, and nothing just in case."""

import json
import re

import pytest

from playing import PATIENCE, wait_for_state

SOON = 200
"""Milliseconds after which the worker fetches what a game only might need, for this test."""
LATER = re.compile(r"\bLATER\s*=\s*(?:10_000|1e4|10000)\b")
NAMES = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop())"


def hurried(page, line):
    """Have the worker fetch the rest soon, in a browser that says this of its line."""

    def answer(route):
        script, count = LATER.subn(f"LATER={SOON}", route.fetch().text())
        assert count == 1, "the worker tells otherwise when it fetches the rest"
        told = f"Object.defineProperty(navigator, 'connection', {{ value: {json.dumps(line)} }});"
        route.fulfill(body=told + script, content_type="text/javascript")

    page.route("**/web/js/interpreter.js", answer)


@pytest.mark.sample(2, step=2)
@pytest.mark.parametrize(
    ("line", "unasked"), [({"saveData": False}, 2), ({"saveData": True}, 0), ({"effectiveType": "3g"}, 0)]
)
def test_who_saves_data_is_sent_no_half_of_a_program_and_no_library_unasked(open_page, line, unasked):
    page = open_page(before=lambda page: hurried(page, line))
    wait_for_state(page, "setup", "home")
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    [worker] = page.workers
    if unasked:
        while "python_stdlib.zip" not in worker.evaluate(NAMES):
            page.wait_for_timeout(50)
    worker.evaluate(f"new Promise(done => setTimeout(done, {10 * SOON}))")
    names = worker.evaluate(NAMES)
    rest = [name for name in names if re.fullmatch(r"pyodide\.\w{16}\.wasm\.zst|python_stdlib\.zip", name)]
    assert len(rest) == unasked, names
