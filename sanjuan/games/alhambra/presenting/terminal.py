"""The table, the hand and the cards of Alhambra in a terminal (see `sanjuan.terminal.draw`)."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan.table.options import AT
from sanjuan.words import telling

Shown = Mapping[str, Any]
COLOURS = {
    "yellow": "yellow", "blue": "blue", "green": "green", "orange": "dark_orange",
    "pavilion": "blue", "seraglio": "red", "arcades": "orange4", "chambers": "bold", "garden": "green",
    "tower": "magenta",
}  # fmt: skip
"""The colours of currencies and of buildings, as on the cards."""


def table(shown: Shown, drawing: Any) -> RenderableType:
    """Return the whole table: every palace by category, the yard, the row, the piles."""
    t = drawing.t
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="cyan")
    for id in ("term-player", "term-points", "term-hand-count", *[f"building-{name}" for name in _categories(shown)]):
        grid.add_column(t(id))
    for player in shown["players"]:
        counts = [str(count or "") for count in player["owned"].values()]
        grid.add_row(drawing.who(player["seat"]), str(player["score"]), str(player["hand"]), *counts)
    return Group(grid, _yard(shown, drawing), _line("row", [entry["card"] for entry in shown["row"]], drawing), _piles(
        shown, t
    ))  # fmt: skip


def _categories(shown: Shown) -> list[str]:
    return list(shown["players"][0]["owned"])


def _yard(shown: Shown, drawing: Any) -> Text:
    """Return the yard, each building with the currency that it costs."""
    text = Text(f"{drawing.t('zone-yard')}  ", style="bold")
    lying = [(currency, card) for currency, card in shown["slots"].items() if card]
    return text.append_text(Text(" · ").join([_on_yard(card, currency, drawing) for currency, card in lying]))


def _on_yard(card: str, currency: str, drawing: Any) -> Text:
    money = Text(f" ({drawing.t('currency-' + currency)})", style=f"not bold {COLOURS[currency]}")
    return name(card, drawing).append_text(money)


def _line(key: str, cards: list[str], drawing: Any) -> Text:
    text = Text(f"{drawing.t(f'zone-{key}')}  ", style="bold")
    return text.append_text(Text(" · ").join([name(card, drawing) for card in cards]))


def _piles(shown: Shown, t: Any) -> Text:
    piles = [f"{t(f'zone-{key}')} {shown[key]}" for key in ("buildings", "money", "discard")]
    return Text(" · ".join(piles), style="dim")


def name(card: str, drawing: Any) -> Text:
    """Return the name of a card in its colour."""
    return Text(telling.card(card, drawing.t), style=f"not bold {COLOURS.get(card.rpartition('_')[0], '')}")


def hand(shown: Shown, drawing: Any) -> RenderableType:
    """Return the hand, by currency and value."""
    cards = sorted([entry["card"] for entry in shown["hand"]])
    text = Text(f"{drawing.t('table-hand')}  ", style="bold")
    return text.append_text(Text(" · ").join([name(card, drawing) for card in cards]))


def price(option: str, ask: Shown, t: Any) -> str:
    """Return what a building costs in words; the name of money says what it is worth."""
    return str(t("option-price", price=ask["prices"][option])) if AT in option else ""


def note(option: str, t: Any) -> str:
    """Return what to say about an option: nothing."""
    return ""


def card(of: str, drawing: Any) -> RenderableType:
    """Return everything about a card: its name says it."""
    return Panel(Text(""), title=name(of, drawing), title_align="left")
