"""The digest for somebody who looks again at the page of a table with people elsewhere."""

import asyncio
import importlib
from unittest.mock import MagicMock

import pytest

from page.table import turn_summary
from sanjuan.games import GAMES
from tests.page.together.test_asking import at_question

OTHERS = 4
"""The facts of the log at least that are the host's."""


async def away(browser, game):
    """Return the page of a guest with a question, and the module."""
    module = importlib.import_module("page.together.looked_away")
    _, guest = await at_question(browser, game, OTHERS)
    module.document = MagicMock(hidden=False)
    guest.window = MagicMock()
    return guest, module


def looks(guest, module, hidden):
    """Turn the page of a guest out of sight, or back."""
    module.document.hidden = hidden
    module.turned(guest)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_shows_when_the_page_is_looked_at_again(browser, game):
    guest, module = asyncio.run(away(browser, game))
    log = guest.ui.log
    guest.ui.log = []
    looks(guest, module, True)
    guest.ui.log = log
    looks(guest, module, False)
    guest.window.assert_called_once_with(turn_summary.NAME)
    assert turn_summary.news(guest.frame) == [one for one in log if one.get("seat") != 1]
    looks(guest, module, False)
    guest.window.assert_called_once()


def test_nothing_shows_where_nothing_has_happened_or_it_is_not_wanted(browser):
    guest, module = asyncio.run(away(browser, next(iter(GAMES))))
    looks(guest, module, True)
    looks(guest, module, False)
    guest.ui.preferences["digest"] = False
    module.show(guest, len(guest.ui.log))
    guest.ui.preferences["digest"], guest.ui.dialog = True, "menu"
    module.show(guest, len(guest.ui.log))
    guest.window.assert_not_called()
