"""The games, by name: one line for each, the default one first."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from sanjuan.table.game import Game

PLACES = {
    "san_juan": "sanjuan.games.san_juan.game:SanJuan",
    "alhambra": "sanjuan.games.alhambra.game:Alhambra",
    "citadels": "sanjuan.games.citadels.game:Citadels",
}
"""{name: "module:class"}."""


class _Games(MutableMapping[str, Game]):
    """Games by name. One is imported when it is first asked for: who plays it does not wait for the others."""

    def __init__(self, places: dict[str, str]) -> None:
        self.places: dict[str, str | Game] = dict(places)

    def __getitem__(self, name: str) -> Game:
        found = self.places[name]
        if isinstance(found, str):
            module, _, kind = found.partition(":")
            self.places[name] = found = getattr(import_module(module), kind)()
        return found

    def __setitem__(self, name: str, game: Game) -> None:
        self.places[name] = game

    def __delitem__(self, name: str) -> None:
        del self.places[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self.places)

    def __len__(self) -> int:
        return len(self.places)


GAMES: MutableMapping[str, Game] = _Games(PLACES)
DEFAULT = next(iter(GAMES))
