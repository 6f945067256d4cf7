"""The table, the hand, the question and the score sheet as rich renderables.

A game draws its table, hand and cards by its module `Game.terminal`, which has the functions of
`sanjuan.terminal.plain`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan.table.game import Game
from sanjuan.terminal import plain
from sanjuan.words import telling
from sanjuan.words.words import Words

Shown = Mapping[str, Any]
SEATS = ("bold", "cyan", "yellow", "magenta", "green", "blue", "red", "bright_cyan")
"""The style of each seat."""


def style(seat: int) -> str:
    """Return the style of a seat, or of a dummy, which comes after the seats."""
    return SEATS[seat] if seat < len(SEATS) else "dim"


class Drawing:
    """Draws what one person sees: `names` of seats and dummies, `cards` the catalogue of the game, `t` the words."""

    def __init__(self, game: Game, names: Sequence[str], cards: Mapping[str, Any], t: Words) -> None:
        self.own = game.terminal or plain
        self.names = names
        self.cards = cards
        self.t = t
        t.seats = names

    def table(self, shown: Shown) -> RenderableType:
        """Return the whole table."""
        drawn: RenderableType = self.own.table(shown, self)
        return drawn

    def who(self, seat: int) -> Text:
        """Return the name of a seat."""
        return Text(self.names[seat], style=f"bold {style(seat)}")

    def hand(self, shown: Shown) -> RenderableType:
        """Return the hand."""
        if not shown["hand"]:
            return Text(self.t("table-hand-empty"), style="dim")
        drawn: RenderableType = self.own.hand(shown, self)
        return drawn

    def card(self, name: str) -> RenderableType:
        """Return everything about a card."""
        drawn: RenderableType = self.own.card(name, self)
        return drawn

    def question(self, ask: Mapping[str, Any], proposal: Sequence[str]) -> RenderableType:
        """Return the question with its numbered options; those of the proposal are marked with a star."""
        asked = telling.question(ask, (), self.t)
        grid = Table(box=None, show_header=False, pad_edge=False)
        left = list(proposal)
        for number, option in enumerate(ask["options"], start=1):
            starred = option in left
            if starred:
                left.remove(option)
            price = self.own.price(option, ask, self.t) if option in ask["prices"] else ""
            note = Text(self.own.note(option, self.t), style="dim")
            grid.add_row(f"{'*' if starred else ' '}{number}", self._label(option, ask["kind"]), price, note)
        body = Group(Text(asked["help"], style="dim"), grid)
        return Panel(body, title=f"[bold]{asked['title']}[/]", title_align="left", border_style="bright_yellow")

    def _label(self, option: str, kind: str) -> Text:
        if option in self.cards:
            named: Text = self.own.name(option, self)
            return named
        return Text(telling.label(option, kind, self.t), style="bold")

    def sheet(self, sheet: Sequence[Mapping[str, Any]], winners: Sequence[int]) -> RenderableType:
        """Return the score sheet, a column for each seat and dummy, rows of a group under its title."""
        grid = Table(title=self.t("score-title"), title_style="bold")
        grid.add_column("")
        for seat, name in enumerate(self.names):
            grid.add_column(name, justify="right", style=f"bold {style(seat)}" if seat in winners else style(seat))
        group = ""
        for row in sheet:
            if row.get("group", "") != group:
                group = row.get("group", "")
                grid.add_section()
                if group:
                    grid.add_row(Text(self.t(f"score-{group}"), style="bold"))
            title = telling.card(row["card"], self.t) if row["card"] else self.t(f"score-{row['id']}")
            grid.add_row(title, *["–" if points is None else str(points) for points in row["points"]])
        return grid


def names_of(game: Game, seats: Sequence[str], t: Words) -> list[str]:
    """Return the names of the seats, and after them those of the dummies at a table of this size."""
    return [*seats, *[t(f"dummy-{dummy}") for dummy in game.dummies(len(seats))]]
