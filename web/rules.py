"""The rules beside the table: opened by a button, a key or the address, at an entry if one is named.

What draws and searches them (`web/later/rules.js`) and their text come when they are first wanted.
"""

import asyncio

from pyscript import window
from pyscript.js_modules import later

ADDRESS = "#rules"
FAMILIES = ("role-", "event-")


def entry_of(key):
    """Return the entry of the rules for what an element shows: "chapel", "role-builder", "event-taxes"."""
    for family in FAMILIES:
        if key and key[: len(family)] == family:
            return key[len(family) :]
    return key


def asked(fragment):
    """Return the entry that a fragment of the address names, "" for the rules as such, None where it means others."""
    if fragment[: len(ADDRESS)] != ADDRESS:
        return None
    return fragment[len(ADDRESS) :].lstrip("=")


def edition(play):
    """Return the edition that is played, or set up."""
    return play.frame["table"]["edition"] if play.frame else play.ui["setup"]["edition"]


async def show(play, name=""):
    """Show the rules, at an entry if one is named; where they do not come, that is said."""
    try:
        module = await later.load("rules")
        await module.open(play.ui["lang"], edition(play), name)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        play.ui["rules"] = False
        play.screen.tell(play, {"id": "rules", "args": {}})
        return
    play.ui["rules"] = True


async def toggle(play, element=None):
    """Open the rules at what an element shows or is about; close them where that is nothing and they are open."""
    name = None
    if element is not None:
        name = element.getAttribute("data-rule") or element.getAttribute("data-card")
    if not name and play.ui["rules"]:
        await close(play)
    else:
        await show(play, entry_of(name) or "")


async def close(play, element=None):
    """Put the rules away."""
    module = await later.load("rules")
    module.close()
    play.ui["rules"] = False


async def again(play):
    """Show the rules anew where they are open: in another language."""
    if play.ui["rules"]:
        await show(play)


def follow(play):
    """Open and close the rules as the address says, now and whenever it changes."""

    def changed(fragment):
        name = asked(fragment)
        if name is not None:
            asyncio.create_task(show(play, name))
        elif play.ui["rules"]:
            asyncio.create_task(close(play))

    later.onfragment(changed)
    if asked(window.location.hash) is not None:
        changed(window.location.hash)
