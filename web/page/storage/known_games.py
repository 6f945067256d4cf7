"""Games that this device knows: one was played to its end, or a lesson of it was solved. Pure.

Their names are stored in one text, separated by commas, which first_screen/form.js reads before any Python runs.
"""

from page.storage import history, progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.store import Store

KEY, LEARNED = "met", "learned"
"""The keys of these names, and of the progress in learning."""
NOBODY = "-"
"""Stands for no game: what is kept is never empty."""


def read(store: "Store") -> "list[str]":
    """Return the names; if they were never noted, they follow from what older versions have kept."""
    text = store.get(KEY)
    if text is None:
        return _note(store, _found(store))
    return [name for name in text.split(",") if name and name != NOBODY]


def add(store: "Store", game: str) -> "list[str]":
    """Note a game; returns all names."""
    names = read(store)
    return names if game in names else _note(store, names + [game])


def _note(store: "Store", names: "list[str]") -> "list[str]":
    store.put(KEY, ",".join(names) or NOBODY)
    return names


def _found(store: "Store") -> "list[str]":
    played = [history.game_of(game) for game in history.read(store.get(history.KEY))]
    solved = [progress.game_of(id) for id in progress.read(store.get(LEARNED))["lessons"]]
    return sorted({name for name in played + solved if "," not in name})
