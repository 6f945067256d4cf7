"""A whole position on paper: the table, every hand that is known, the open question."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from sanjuan.table.game import Game
from sanjuan.terminal.draw import Drawing, names_of, style
from sanjuan.words import telling
from sanjuan.words.bundles import words


def picture(game: Game, state: Any, hands: Sequence[int], lang: str) -> None:
    """Print a position or view in the words of a language, with the hands of these seats."""
    shown = game.show(state, None)
    t = words(lang, game, shown["variant"])
    names = names_of(game, [t("name-player", n=seat + 1) for seat in range(shown["seats"])], t)
    drawing = Drawing(game, names, game.catalogue(state), t)
    console = Console(highlight=False)
    console.print(drawing.table(shown))
    for seat in hands:
        console.print(Text(f"\n{names[seat]}", style=style(seat)), drawing.hand(game.show(state, seat)), sep="\n")
    if state.ask is not None:
        ask = state.ask._asdict() | game.question(state)
        title = telling.question(ask, (), t)["title"]
        console.print(f"\n{names[state.ask.seat]}: {title}")
