"""The scripts of a browser for two pages at one table."""

import sys
from unittest.mock import AsyncMock, MagicMock

import pytest

from tests.page.together.pages import Lines


@pytest.fixture
def browser(monkeypatch):
    """The scripts of the browser, with `address` for the fragment of the page's address."""
    pyscript, scripts = MagicMock(), MagicMock()
    pyscript.document.querySelector = lambda selector: None
    scripts.deals.address = lambda text, page="": f"https://example.org/#{text}"
    scripts.deals.today = lambda: "2026-11-23"
    scripts.deals.fragment = lambda: scripts.address
    scripts.prepared.version = lambda: "1"
    scripts.prepared.visitor = scripts.prepared.isPainted = lambda *which: False
    scripts.prepared.rest = AsyncMock()
    scripts.painted.taken = lambda: '{"marks": null, "sent": false}'
    scripts.lock.hold = AsyncMock(return_value=True)
    scripts.parts.bring = AsyncMock()
    scripts.lazy.load = AsyncMock(return_value=Lines())
    for name, module in {"": pyscript, ".js_modules": scripts, ".ffi": MagicMock()}.items():
        monkeypatch.setitem(sys.modules, f"pyscript{name}", module)
    before = set(sys.modules)
    yield scripts
    for name in set(sys.modules) - before:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)
