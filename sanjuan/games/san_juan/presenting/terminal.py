"""The table, the hand and the cards of San Juan in a terminal (see `sanjuan.terminal.draw`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan.table.options import card_of
from sanjuan.words import telling

Shown = Mapping[str, Any]
KINDS = {"production": "green", "city": "cyan", "monument": "red", "six": "magenta"}
GOODS = {
    "indigo": "blue",
    "sugar": "default",
    "tobacco": "yellow",
    "coffee": "red",
    "silver": "bright_black",
    "customs": "magenta",
}


def table(shown: Shown, drawing: Any) -> RenderableType:
    """Return the whole table: every city, roles, prices, piles."""
    grid = Table(box=ROUNDED, expand=True, border_style="cyan")
    for id in ("term-player", "term-points", "term-hand-count"):
        grid.add_column(drawing.t(id))
    grid.add_column(drawing.t("table-city"), ratio=1)
    for player in shown["players"]:
        score = str(player["score"])
        who = _who(player["seat"], shown, drawing)
        grid.add_row(who, score, str(player["hand"]), _city(player["city"], drawing))
    return Group(grid, _roles(shown, drawing), *_extras(shown, drawing), _prices(shown, drawing.t))


def _who(seat: int, shown: Shown, drawing: Any) -> Text:
    text: Text = drawing.who(seat)
    return text.append(" ★", style="bright_yellow") if seat == shown["governor"] else text


def _city(city: Sequence[Shown], drawing: Any) -> Text:
    return Text(" · ").join([_place(place, drawing) for place in city])


def _place(place: Shown, drawing: Any) -> Text:
    text = name(place["card"], drawing)
    if place["good"]:
        text.append_text(_good(place["card"], drawing.t))
    if place["covered"]:
        text.append(f" +{len(place['covered'])}", style="dim")
    if place["tucked"]:
        text.append(f" ({drawing.t('table-tucked', n=place['tucked'])})", style="dim")
    return text


def _good(card: str, t: Any) -> Text:
    good = t(f"card-{card}.good")
    return Text(f" ●{t('good-' + good)}", style=f"bold {GOODS[good]}")


def name(card: str, drawing: Any) -> Text:
    """Return the name of a card in the colour of its kind."""
    return Text(telling.card(card, drawing.t), style=KINDS[drawing.cards[card]["kind"]])


def _roles(shown: Shown, drawing: Any) -> Text:
    text = Text(f"{drawing.t('table-roles')}  ", style="bold")
    return text.append_text(Text(" · ").join([_role(entry, drawing) for entry in shown["roles"]]))


def _role(entry: Shown, drawing: Any) -> Text:
    role, taken = telling.label(entry["id"], "role", drawing.t), entry["taken"]
    if taken is None:
        return Text(role, style="not bold")
    return Text(f"{role} ({drawing.names[taken]})", style=f"not bold {'reverse' if entry['now'] else 'dim'}")


def _extras(shown: Shown, drawing: Any) -> list[Text]:
    """Return the cards of expansions beside the roles: events, the cathedral."""
    events = [Text(telling.label(event, "role", drawing.t), style="bold") for event in shown["events"]]
    cards = [name(entry["card"], drawing) for entry in shown["on_table"]]
    return [Text(" · ").join([*events, *cards])] if events or cards else []


def _prices(shown: Shown, t: Any) -> Text:
    piles = t("term-piles", draw=shown["draw"], discard=shown["discard"])
    now = shown["tiles"]["now"]
    return Text(f"{t.wording.argument('prices', now, t)}. {piles}" if now else piles)


def hand(shown: Shown, drawing: Any) -> RenderableType:
    """Return the hand, each card with its cost, what it costs now if that is less, and its power."""
    t = drawing.t
    grid = _list(t("table-hand"), t("term-cost"), t("term-now"), t("term-power"))
    for entry in shown["hand"]:
        now = "" if entry["price"] == entry["cost"] else str(entry["price"])
        power = t(f"card-{entry['card']}.power")
        grid.add_row(name(entry["card"], drawing), str(entry["cost"]), Text(now, style="bright_yellow"), power)
    return grid


def _list(*titles: str) -> Table:
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for number, title in enumerate(titles):
        grid.add_column(title, justify="right" if 0 < number < len(titles) - 1 else "left")
    return grid


def price(option: str, ask: Shown, t: Any) -> str:
    """Return what an option costs or brings in words."""
    figure = ask["prices"][option]
    return str(t("label-cards", n=figure) if ask["kind"] == "sell" else t("option-price", price=figure))


def note(option: str, t: Any) -> str:
    """Return what the role, event or card of an option does, "" if there is nothing to say."""
    card = card_of(option)
    for id in (f"role-{card}.privilege", f"event-{card}.power", f"card-{card}.power"):
        if t.has(id):
            return str(t(id))
    return ""


def card(of: str, drawing: Any) -> RenderableType:
    """Return everything about a card: figures, power, rulings."""
    t, figures = drawing.t, drawing.cards[of]
    points = "?" if figures["kind"] == "six" else figures["points"]
    facts = [t(f"kind-{figures['kind']}"), f"{t('term-cost')} {figures['cost']}", f"{t('term-points')} {points}"]
    rulings = [Text(f"– {note}", style="dim") for note in telling.notes(of, t)]
    text = Text(t(f"card-{of}.text"))
    return Panel(Group(Text(" · ".join(facts)), text, *rulings), title=name(of, drawing), title_align="left")
