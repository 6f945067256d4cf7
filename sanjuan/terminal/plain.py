"""A table without a drawing of its own: points and hands as a grid, zones as lines, names of cards in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan.words import telling

Shown = Mapping[str, Any]
CORE = ("players", "hand")


def zones(part: Shown) -> Iterator[tuple[str, list[str]]]:
    """Yield the lists of cards in a table or in one of its players: (key, names)."""
    for key, value in part.items():
        if isinstance(value, list) and key not in CORE:
            names = [entry.get("card") if isinstance(entry, dict) else entry for entry in value]
            if all(isinstance(card, str) for card in names):
                yield key, list(map(str, names))


def table(shown: Shown, drawing: Any) -> RenderableType:
    """Return the whole table: a line for each player with its zones, then the zones that are nobody's."""
    t = drawing.t
    grid = Table(box=ROUNDED, expand=True, border_style="cyan")
    keys = list(dict.fromkeys(key for player in shown["players"] for key, _ in zones(player)))
    for id in ("term-player", "term-points", "term-hand-count", *[f"zone-{key}" for key in keys]):
        grid.add_column(t(id), ratio=1 if id.startswith("zone-") else None)
    for player in shown["players"]:
        lying = dict(zones(player))
        cells = [_row(lying.get(key, []), drawing) for key in keys]
        grid.add_row(drawing.who(player["seat"]), str(player["score"]), str(player["hand"]), *cells)
    lines = [
        Text(f"{t(f'zone-{key}')}  ", style="bold").append_text(_row(names, drawing)) for key, names in zones(shown)
    ]
    return Group(grid, *lines)


def _row(cards: list[str], drawing: Any) -> Text:
    return Text(" · ").join([name(card, drawing) for card in cards])


def name(card: str, drawing: Any) -> Text:
    """Return the name of a card."""
    return Text(telling.card(card, drawing.t), style="not bold")


def hand(shown: Shown, drawing: Any) -> RenderableType:
    """Return the hand."""
    cards = [entry["card"] for entry in shown["hand"]]
    return Text(f"{drawing.t('table-hand')}  ", style="bold").append_text(_row(cards, drawing))


def price(option: str, ask: Shown, t: Any) -> str:
    """Return the figure of an option."""
    return str(ask["prices"][option])


def note(option: str, t: Any) -> str:
    """Return what to say about an option: nothing."""
    return ""


def card(of: str, drawing: Any) -> RenderableType:
    """Return everything about a card."""
    text = drawing.t(f"card-{of}.text") if drawing.t.has(f"card-{of}.text") else ""
    return Panel(Text(text), title=name(of, drawing), title_align="left")
