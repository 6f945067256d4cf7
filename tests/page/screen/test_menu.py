"""The menu at a guest's page: no button for what only the host's page can do."""

import pytest

from page.screen.menu import menu
from page.state import Ui
from page.together.seating import table
from sanjuan.words.bundles import words
from tests.page.drawing import FIRST, Elements

PLAYERS = [{"name": "", "who": who, "bot": ""} for who in ("elsewhere", "human")]
FRAME = {"players": PLAYERS, "undo": False, "table": {"game": FIRST}, "task": None}
RECORDED = {"export"}
HOSTED = {"export", "import", "share", "new"}


class Together:
    """The part of the page for people elsewhere, which adds nothing to the menu here."""

    def section(self, frame, ui, t):
        return ""


@pytest.mark.parametrize("host, record, has", [(False, False, set()), (False, True, RECORDED), (True, False, HOSTED)])
def test_the_menu_has_what_this_page_can_do(monkeypatch, host, record, has):
    monkeypatch.setattr("page.screen.menu.brought", lambda name: Together())
    ui = Ui(
        together=table(host) | {"record": record},
        preferences={"unseen": False},
        speed="normal",
        theme="day",
        lang="en",
    )
    found = {one["attrs"].get("data-act") for one in Elements(menu(FRAME, ui, words("en", FIRST))).all}
    assert found & (RECORDED | HOSTED) == has
    assert "home" in found
