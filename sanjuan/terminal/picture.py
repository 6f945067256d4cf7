"""A whole position on paper: the table, every hand that is known, the open question."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from sanjuan import telling
from sanjuan.table.game import Game
from sanjuan.terminal.bundles import words
from sanjuan.terminal.draw import SEATS, Drawing


def picture(game: Game, state: Any, hands: Sequence[int], lang: str) -> None:
    """Print a position or view in the words of a language, with the hands of these seats."""
    shown = game.show(state, None)
    t = words(lang, shown.get("edition", 2))
    names = [t("name-player", n=seat + 1) for seat in range(shown["seats"])]
    drawing = Drawing(names, game.catalogue(state), t)
    console = Console(highlight=False)
    console.print(drawing.table(shown))
    for seat in hands:
        console.print(Text(f"\n{names[seat]}", style=SEATS[seat]), drawing.hand(game.show(state, seat)), sep="\n")
    if state.ask is not None:
        ask = state.ask._asdict() | game.question(state)
        title = telling.question(ask, (), t)["title"]
        console.print(f"\n{names[state.ask.seat]}: {title}")
