"""The store of saves and settings: the browser's storage, or memory if that is denied or full."""

from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Keep(Protocol):
        """The browser's storage: web/js/storage.js."""

        def read(self, key: str) -> "str | None":
            """Return the text of a key."""

        def write(self, key: str, text: str) -> bool:
            """Keep a text; returns whether that worked."""

        def drop(self, key: str) -> None:
            """Forget a key."""


class Store:
    """Texts by key, in the browser's storage under a prefix.

    What an older version kept under another prefix is taken over by the first one that asks for it.
    """

    def __init__(self, keep: "Keep", prefix: str = "sanjuan.", older: str = "") -> None:
        self.keep = keep
        self.prefix = prefix
        self.older = older
        self.memory: dict[str, str] = {}

    def get(self, key: str) -> "str | None":
        """Return the text of a key, None if there is none."""
        return self.memory.get(key) or self.keep.read(self.prefix + key) or self._taken_over(key)

    def _taken_over(self, key: str) -> "str | None":
        text = self.keep.read(self.older + key) if self.older else None
        if text and self.put(key, text):
            self.keep.drop(self.older + key)
        return text

    def put(self, key: str, text: str) -> bool:
        """Keep a text; returns whether it will outlive the page."""
        if self.keep.write(self.prefix + key, text):
            self.memory.pop(key, None)
            return True
        self.memory[key] = text
        return False

    def lasts(self, key: str) -> bool:
        """Return whether the browser's storage has the text of a key, and it takes room there."""
        return key not in self.memory and bool(self.keep.read(self.prefix + key))

    def drop(self, key: str) -> None:
        """Forget a key."""
        self.memory.pop(key, None)
        self.keep.drop(self.prefix + key)
        if self.older:
            self.keep.drop(self.older + key)


def of_game(name: str, game: str) -> str:
    """Return under which name something of a game is kept: what is the first game's keeps the name it always had."""
    return name if game == FIRST_GAME else name + "." + game


def named(name: str, game: str) -> str:
    """Return the name of an achievement or lesson among those of all games: "victory", "toy:victory"."""
    return name if game == FIRST_GAME else game + ":" + name


def own(name: str, game: str) -> str:
    """Return the name of an achievement or lesson within its game, "" for one of another game."""
    if game == FIRST_GAME:
        return "" if ":" in name else name
    return name[len(game) + 1 :] if name[: len(game) + 1] == game + ":" else ""
