"""The table, the hand and the cards of Citadels in a terminal (see `sanjuan.terminal.draw`)."""

from collections.abc import Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan.games.citadels.cards import TYPE
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.wording import name_of
from sanjuan.words import telling

Shown = Mapping[str, Any]
COLOURS = {"noble": "yellow", "religious": "blue", "trade": "green", "military": "red", "unique": "magenta"}
"""The colours of the types of districts, as on the cards."""
STATES = {"out": "dim strike", "past": "dim", "now": "bold reverse", "next": ""}
"""The style of a character by the state of its rank."""


def table(shown: Shown, drawing: Any) -> RenderableType:
    """Return the whole table: the ranks with what is known of them, then every city."""
    t = drawing.t
    grid = Table(box=ROUNDED, expand=True, border_style="cyan")
    for id in ("term-player", "term-points", "term-gold", "term-hand-count", "term-characters", "term-city"):
        grid.add_column(t(id))
    for player in shown["players"]:
        crown = " ♛" if player["seat"] == shown["crown"] else ""
        held = ", ".join([telling.card(one["card"], t) if one["card"] else "?" for one in player["held"]])
        figures = [str(player[key]) for key in ("score", "gold", "hand")]
        grid.add_row(drawing.who(player["seat"]) + crown, *figures, held, _city(player["city"], drawing))
    return Group(_ranks(shown, drawing), grid, _piles(shown, t))


def _ranks(shown: Shown, drawing: Any) -> Text:
    ranks = [_rank(row, drawing) for row in shown["ranks"]]
    return Text(f"{drawing.t('zone-characters')}  ", style="bold").append_text(Text(" · ").join(ranks))


def _rank(row: Shown, drawing: Any) -> Text:
    marks = [str(drawing.t("mark-" + mark)) for mark in row["marks"]]
    text = f"{row['rank']} {telling.card(row['card'], drawing.t)}" + (f" [{', '.join(marks)}]" if marks else "")
    return Text(text, style=f"not bold {STATES[row['state']]}")


def _city(city: list[Shown], drawing: Any) -> Text:
    return Text(" · ").join([name(one["card"], drawing).append(f" {one['cost']}") for one in city])


def _piles(shown: Shown, t: Any) -> Text:
    piles = [f"{t('zone-deck')} {shown['deck']}"]
    if shown["pot"] is not None:
        piles.append(f"{t('zone-pot')} {shown['pot']}")
    return Text(" · ".join(piles), style="dim")


def name(card: str, drawing: Any) -> Text:
    """Return the name of a card in the colour of its type."""
    return Text(telling.card(card, drawing.t), style=f"not bold {COLOURS.get(TYPE.get(card, ''), '')}")


def hand(shown: Shown, drawing: Any) -> RenderableType:
    """Return the hand, each district with its cost, its type and what it does."""
    t = drawing.t
    grid = Table(box=None, pad_edge=False, header_style="dim")
    grid.add_column(t("table-hand"))
    grid.add_column(t("term-cost"), justify="right")
    grid.add_column("")
    for one in sorted([entry["card"] for entry in shown["hand"]]):
        grid.add_row(name(one, drawing), str(drawing.cards[one]["cost"]), note(one, t))
    return grid


def price(option: str, ask: Shown, t: Any) -> str:
    """Return what a district costs, to build or to get at, in words; the name of an option says what else it brings."""
    return str(t("option-price", price=ask["prices"][option])) if name_of(option) in TYPE else ""


def note(option: str, t: Any) -> str:
    """Return the type of a district or the rank of a character, and what it does; "" for an option of neither."""
    of = name_of(option)
    power = [t(f"card-{of}.power")] if t.has(f"card-{of}.power") else []
    if of in TYPE:
        return " · ".join([t(f"type-{TYPE[of]}"), *power])
    return " · ".join([t("term-rank", n=CHARACTERS[of].rank), *power]) if of in CHARACTERS else ""


def card(of: str, drawing: Any) -> RenderableType:
    """Return everything about a card: its figures, what it does, and the rulings."""
    t = drawing.t
    cost = [f"{t('term-cost')} {drawing.cards[of]['cost']}"] if "cost" in drawing.cards[of] else []
    lines = [" · ".join([*cost, note(of, t).partition(" · ")[0]])]
    lines += [str(t(f"card-{of}.{part}")) for part in ("text", "power") if t.has(f"card-{of}.{part}")][:1]
    lines += telling.notes(of, t)
    return Panel(Text("\n".join(lines)), title=name(of, drawing), title_align="left")
