"""The meeting of a host's page and a guest's, by what anybody can click."""

from typing import Any

from playwright.sync_api import Page

from bench.start import PATIENCE

SEEN = 350
"""Milliseconds after which a press on a changed page counts."""
ELSEWHERE = "players.{}.who:elsewhere"


def seat(page: Page, chair: int, who: str) -> None:
    """Have somebody sit at a chair of the form."""
    page.locator(f"#chair-{chair}").click()
    page.locator(f'#tray-{chair} [data-set^="{who.format(chair)}"]').first.click(force=True)
    page.keyboard.press("Escape")


def invited(host: Page, address: str, game: str, chair: int) -> str:
    """Open a lobby for two people, one elsewhere at a chair; return the link that invites to that chair."""
    host.goto(f"{address}#game={game}", wait_until="commit")
    host.wait_for_selector('html[data-state="setup"]:not([data-early])', state="attached", timeout=PATIENCE)
    seats = host.locator('[data-set^="seats:"]')
    if seats.count() and host.locator("#chair-2:visible").count():
        seats.first.click(force=True)
    seat(host, chair, ELSEWHERE)
    host.locator('[data-act="start"]').first.click()
    host.wait_for_selector('html[data-link^="host"]', state="attached", timeout=PATIENCE)
    host.wait_for_timeout(SEEN)
    host.locator(f'[data-act="invite"][data-seat="{chair}"]').click()
    link = host.locator(f'[data-invitation="{chair}"]').get_attribute("href")
    assert link
    return link


def reply(guest: Page) -> str:
    """Return the link that a guest's page shows for the host."""
    link = guest.locator("[data-reply]").get_attribute("href", timeout=PATIENCE)
    assert link
    return link


def accept(host: Page, link: str) -> float:
    """Take the reply of a guest; return the moment of that, in milliseconds since 1970."""
    host.locator('[data-field="reply"]').fill(link)
    host.wait_for_timeout(SEEN)
    found: float = host.evaluate(
        """() => {
          document.querySelector('[data-act="accept"]').click();
          return performance.timeOrigin + performance.now();
        }"""
    )
    return found


def attribute(page: Page, name: str) -> Any:
    """Return an attribute of the document."""
    return page.evaluate("name => document.documentElement.getAttribute(name)", f"data-{name}")
