"""The rules beside the table: opened by a button, a key or the address, at an entry if one is named.

Their script (`web/lazy/rules.js`), which draws and searches them, and their text load on the first use.
"""

import asyncio

from pyscript import window
from pyscript.js_modules import lazy as js_lazy

from page.catalog import games
from page.rules.about import rules_page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

ADDRESS = "#rules"


def asked(fragment: str) -> "str | None":
    """Return the entry that a fragment of the address names, "" for the rules as such, None if it names others."""
    if fragment[: len(ADDRESS)] != ADDRESS:
        return None
    return fragment[len(ADDRESS) :].lstrip("=")


async def show(play: "Play", name: str = "") -> None:
    """Show the rules of the game that is played or set up, at an entry if one is named; if they do not load, say so."""
    if not games.has_rules(play.game_name()):
        return
    try:
        module = await js_lazy.load("rules")
        await module.open(rules_page(play.game_name(), play.ui.lang), play.screen.words.variant, name)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        play.ui.rules = False
        play.screen.tell(play, {"id": "rules", "args": {}})
        return
    play.ui.rules = True


async def toggle(play: "Play", element: "Any" = None) -> None:
    """Open the rules at what an element shows or is about; close open ones if that is nothing."""
    name = None
    if element is not None:
        name = element.getAttribute("data-rule") or element.getAttribute("data-card")
    if not name and play.ui.rules:
        await close(play)
    else:
        await show(play, name or "")


async def close(play: "Play", element: "Any" = None) -> None:
    """Put the rules away."""
    module = await js_lazy.load("rules")
    module.close()
    play.ui.rules = False


async def again(play: "Play") -> None:
    """Show open rules again, in another language."""
    if play.ui.rules:
        await show(play)


def follow(play: "Play") -> None:
    """Open and close the rules as the address says, now and whenever it changes."""

    def changed(fragment: str) -> None:
        name = asked(fragment)
        if name is not None:
            asyncio.create_task(show(play, name))
        elif play.ui.rules:
            asyncio.create_task(close(play))

    js_lazy.onfragment(changed)
    if asked(window.location.hash) is not None:
        changed(window.location.hash)
