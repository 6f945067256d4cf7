"""Room in the browser's storage: where it is full, records of the oldest finished games go for what is newer. Pure."""

from page.history import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.device.store import Store


def make(store: "Store") -> bool:
    """Let the record of the oldest finished game go; returns whether there was one in the browser's storage."""
    for game in history.read(store.get(history.KEY)):
        if store.lasts(history.GAME + game["id"]):
            store.drop(history.GAME + game["id"])
            return True
    return False


def put(store: "Store", key: str, text: str) -> bool:
    """Keep a text that has to outlive the page; returns whether records had to go for it."""
    made = False
    while not store.put(key, text) and make(store):
        made = True
    return made
