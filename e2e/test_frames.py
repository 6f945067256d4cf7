"""The game in frames on other people's pages, where the browser denies it all storage."""

import shutil

import pytest

from conftest import FLAGS
from hosting import Host, wait_in
from playing import FORM


@pytest.fixture
def chromium(playwright):
    """Whole Chromium: one without windows keeps what a frame of another site stores."""
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def host(tmp_path):
    """A site of somebody else's."""
    served = Host(tmp_path)
    yield served
    served.stop()


def test_the_game_is_played_where_storage_is_denied_and_says_that_it_is_not_kept(open_page, site, host):
    source = f"{site.url}index.html{FORM}"
    address = host.write(f'<iframe src="{source}" title="San Juan" width="1100" height="720"></iframe>')
    page = open_page(address, also=[site.origin], service_workers="allow")
    frame = page.frame_locator("iframe")
    wait_in(frame, "setup")
    frame.locator('[data-act="start"]').click()
    assert wait_in(frame, "your-turn", "error") == "your-turn"
    assert "save" in frame.locator("#why").inner_text()
