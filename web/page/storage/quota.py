"""Room in the browser's storage: if it is full, the records of the oldest finished games are deleted. Pure.

The tables that were laid for a next game are deleted before them: nobody loses anything by that.
"""

from page.browser.store import of_game
from page.catalog import games
from page.storage import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.store import Store


NEXT = "next"
"""Under this lies the next table of a game, see page/play/next_table.py."""


def spare(store: "Store") -> bool:
    """Delete the next tables; return whether there was one in the browser's storage."""
    lying = [of_game(NEXT, name) for name in games.names() if store.lasts(of_game(NEXT, name))]
    for key in lying:
        store.drop(key)
    return bool(lying)


def make(store: "Store") -> bool:
    """Delete the record of the oldest finished game; return whether there was one in the browser's storage."""
    for game in history.read(store.get(history.KEY)):
        if store.lasts(history.GAME + game["id"]):
            store.drop(history.GAME + game["id"])
            return True
    return False


def put(store: "Store", key: str, text: str) -> bool:
    """Keep a text that has to outlive the page; returns whether records had to go for it."""
    if store.put(key, text) or (spare(store) and store.put(key, text)):
        return False
    made = False
    while make(store):
        made = True
        if store.put(key, text):
            break
    return made
