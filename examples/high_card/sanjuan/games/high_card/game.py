"""High Card as a game of the table: its parts under the names of the protocol (`sanjuan.table.game`)."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from sanjuan.games.high_card import sight
from sanjuan.games.high_card.rules import OPTIONS, SEATS, VALUES, State, new
from sanjuan.table.encoding import Figures, columns, counted
from sanjuan.table.game import Bare, Bot
from sanjuan.table.game_options import GameOption

FACTS = {
    "trick": ("trick",),
    "laid": ("seat",),
    "shown": ("seat", "card"),
    "took": ("seat", "points"),
    "stays": ("card",),
}
"""The facts of the game, with the names of their arguments: the words are `fact-trick` ... in locales/."""


def scores(state: State) -> list[int]:
    """Return the points of every seat."""
    return [sum(VALUES[card] for card in cards) for cards in state.taken]


def greedy(view: State, rng: Random) -> tuple[str, ...]:
    """Play the second best card, and the best one where cards wait to be taken."""
    assert view.ask is not None
    best, *others = sorted(view.ask.options, key=VALUES.__getitem__, reverse=True)
    return (best if view.pot or not others else others[0],)


class Numbers:
    """The game in numbers, for learning programs (`sanjuan.table.encoding`)."""

    kinds: Sequence[str] = ("play",)
    actions: Sequence[str] = tuple(VALUES)
    columns: Mapping[str, int] = {"trick": 5, **columns("hand", VALUES, 2), **columns("seen", VALUES, 2)}

    def action(self, option: str) -> str:
        """Return the word of an option: its own name."""
        return option

    def figures(self, view: State, seat: int) -> Figures:
        """Return what a seat sees."""
        seen = [*view.pot, *[card for cards in view.taken for card in cards]]
        return {"trick": view.round, **counted("hand", view.hands[seat]), **counted("seen", seen)}


class HighCard(Bare):
    """The game protocol for High Card. What `Bare` has already is said only where it is otherwise here."""

    name = "high_card"  # in GAMES, records and links; the folder is called the same
    seats: Sequence[int] = SEATS
    rules = 1  # one more where old records would not replay
    options: Sequence[GameOption] = OPTIONS
    bots: Mapping[str, Bot] = {"greedy": greedy}  # weakest first; `random` comes by itself
    minutes: Sequence[int] = (2, 4)

    new = staticmethod(new)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    scores = staticmethod(scores)

    def winners(self, state: State) -> list[int]:
        """Return the seats with the most points."""
        points = scores(state)
        return [seat for seat, own in enumerate(points) if own == max(points)]

    def sheet(self, state: State) -> list[dict[str, Any]]:
        """Return the score sheet: rows that make the total, then the total (`score-taken` is the words of a row)."""
        return [{"id": name, "card": None, "points": scores(state)} for name in ("taken", "total")]

    def stage(self, state: State) -> tuple[int, int]:
        """Return how many tricks are over, and how many there are."""
        return state.round - (state.ask is not None), state.tricks

    def show(self, view: State, seat: int | None) -> dict[str, Any]:
        """Return what a table draws. Lists of cards are zones at a plain table, with `zone-KEY` for their words."""
        players = [
            {
                "seat": at, "score": points, "hand": len(view.hands[at]), "down": bool(view.down[at]),
                "last": [card for card in [view.last[at]] if card],
            }
            for at, points in enumerate(scores(view))
        ]  # fmt: skip
        return {
            "game": self.name, "seats": len(view.hands), "me": seat, "round": view.round, "variant": "",
            "players": players, "hand": [] if seat is None else [{"card": card} for card in view.hands[seat]],
            "pot": view.pot[:],
        }  # fmt: skip

    def question(self, view: State) -> dict[str, Any]:
        """Return what the words of the question take, and a figure for each option."""
        assert view.ask is not None
        return {"args": {}, "prices": {card: VALUES[card] for card in view.ask.options if card in VALUES}}

    def catalogue(self, state: State) -> dict[str, dict[str, Any]]:
        """Return what is printed on the cards."""
        return {card: {"value": value} for card, value in VALUES.items()}

    def facts_of(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        """Return the facts as a seat knows them. None is secret here, so all seats get the same."""
        return [{"id": fact[0], **dict(zip(FACTS[fact[0]], fact[1:], strict=True))} for fact in state.facts]

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return the data classes that a position is written with."""
        return {"State": State}

    def encoding(self, seats: int, **options: Any) -> Numbers:
        """Return the game in numbers."""
        return Numbers()

    def lab(self, state: State) -> dict[str, Any]:
        """Return what the arena's report looks at: rounds, the order of the seats, what each has in the end."""
        return {"rounds": state.round, "turns": list(range(len(state.hands))), "owned": [c[:] for c in state.taken]}
