"""The table, the hand, the question and the score sheet as rich renderables."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuan import telling
from sanjuan.words import Words

Shown = Mapping[str, Any]
SEATS = ("bold", "cyan", "yellow", "magenta")
KINDS = {"production": "green", "city": "cyan", "monument": "red", "six": "magenta"}
GOODS = {
    "indigo": "blue",
    "sugar": "default",
    "tobacco": "yellow",
    "coffee": "red",
    "silver": "bright_black",
    "customs": "magenta",
}


class Drawing:
    """Draws what one person sees: `names` of the seats, `cards` the catalogue of the game, `t` the words."""

    def __init__(self, names: Sequence[str], cards: Mapping[str, Any], t: Words) -> None:
        self.names = names
        self.cards = cards
        self.t = t

    def table(self, shown: Shown) -> RenderableType:
        """Return the whole table: every city, roles, prices, piles."""
        grid = Table(box=ROUNDED, expand=True, border_style="cyan")
        for id in ("term-player", "term-points", "term-hand-count"):
            grid.add_column(self.t(id))
        grid.add_column(self.t("table-city"), ratio=1)
        for player in shown["players"]:
            score = str(player["score"])
            grid.add_row(self._who(player["seat"], shown), score, str(player["hand"]), self._city(player["city"]))
        return Group(grid, self._roles(shown), *self._extras(shown), self._prices(shown))

    def _who(self, seat: int, shown: Shown) -> Text:
        text = Text(self.names[seat], style=f"bold {SEATS[seat]}")
        return text.append(" ★", style="bright_yellow") if seat == shown["governor"] else text

    def _city(self, city: Sequence[Mapping[str, Any]]) -> Text:
        return Text(" · ").join([self._place(place) for place in city])

    def _place(self, place: Mapping[str, Any]) -> Text:
        text = self.name(place["card"])
        if place["good"]:
            text.append_text(self._good(place["card"]))
        if place["covered"]:
            text.append(f" +{len(place['covered'])}", style="dim")
        if place["tucked"]:
            text.append(f" ({self.t('table-tucked', n=place['tucked'])})", style="dim")
        return text

    def _good(self, card: str) -> Text:
        good = self.t(f"card-{card}.good")
        return Text(f" ●{self.t('good-' + good)}", style=f"bold {GOODS[good]}")

    def name(self, card: str) -> Text:
        """Return the name of a card in the colour of its kind."""
        return Text(telling.card(card, self.t), style=KINDS[self.cards[card]["kind"]])

    def _roles(self, shown: Shown) -> Text:
        text = Text(f"{self.t('table-roles')}  ", style="bold")
        return text.append_text(Text(" · ").join([self._role(entry) for entry in shown["roles"]]))

    def _role(self, entry: Mapping[str, Any]) -> Text:
        name, taken = telling.role(entry["id"], self.t), entry["taken"]
        if taken is None:
            return Text(name, style="not bold")
        return Text(f"{name} ({self.names[taken]})", style=f"not bold {'reverse' if entry['now'] else 'dim'}")

    def _extras(self, shown: Shown) -> list[Text]:
        """Return what the expansions lay beside the roles: events, the cathedral."""
        events = [Text(telling.role(name, self.t), style="bold") for name in shown["events"]]
        cards = [self.name(entry["card"]) for entry in shown["on_table"]]
        return [Text(" · ").join([*events, *cards])] if events or cards else []

    def _prices(self, shown: Shown) -> Text:
        piles = self.t("term-piles", draw=shown["draw"], discard=shown["discard"])
        now = shown["tiles"]["now"]
        return Text(f"{telling.prices(now, self.t)}. {piles}" if now else piles)

    def hand(self, shown: Shown) -> RenderableType:
        """Return the hand, each card with its cost, what it costs now if that is less, and its power."""
        if not shown["hand"]:
            return Text(self.t("table-hand-empty"), style="dim")
        grid = _list(self.t("table-hand"), self.t("term-cost"), self.t("term-now"), self.t("term-power"))
        for entry in shown["hand"]:
            now = "" if entry["price"] == entry["cost"] else str(entry["price"])
            power = self.t(f"card-{entry['card']}.power")
            grid.add_row(self.name(entry["card"]), str(entry["cost"]), Text(now, style="bright_yellow"), power)
        return grid

    def question(self, ask: Mapping[str, Any], proposal: Sequence[str]) -> RenderableType:
        """Return the question with its numbered options; those of the proposal are marked with a star."""
        asked = telling.question(ask, (), self.t)
        grid = Table(box=None, show_header=False, pad_edge=False)
        left = list(proposal)
        for number, option in enumerate(ask["options"], start=1):
            starred = option in left
            if starred:
                left.remove(option)
            mark = f"{'*' if starred else ' '}{number}"
            grid.add_row(mark, self._label(option, ask["kind"]), self._price(option, ask), self._power(option))
        body = Group(Text(asked["help"], style="dim"), grid)
        return Panel(body, title=f"[bold]{asked['title']}[/]", title_align="left", border_style="bright_yellow")

    def _label(self, option: str, kind: str) -> Text:
        if option in self.cards:
            return self.name(option)
        return Text(telling.label(option, kind, self.t), style="bold")

    def _price(self, option: str, ask: Mapping[str, Any]) -> str:
        if option not in ask["prices"]:
            return ""
        price = ask["prices"][option]
        return self.t("label-cards", n=price) if ask["kind"] == "sell" else self.t("option-price", price=price)

    def _power(self, option: str) -> Text:
        name = option.split(">")[0]
        for id in (f"role-{name}.privilege", f"event-{name}.power", f"card-{name}.power"):
            if self.t.has(id):
                return Text(self.t(id), style="dim")
        return Text("")

    def card(self, name: str) -> RenderableType:
        """Return everything about a card: figures, power, rulings."""
        t, figures = self.t, self.cards[name]
        points = "?" if figures["kind"] == "six" else figures["points"]
        facts = [t(f"kind-{figures['kind']}"), f"{t('term-cost')} {figures['cost']}", f"{t('term-points')} {points}"]
        rulings = [Text(f"– {note}", style="dim") for note in telling.notes(name, t)]
        text = Text(t(f"card-{name}.text"))
        return Panel(Group(Text(" · ".join(facts)), text, *rulings), title=self.name(name), title_align="left")

    def sheet(self, sheet: Sequence[Mapping[str, Any]], winners: Sequence[int]) -> RenderableType:
        """Return the score sheet, a column for each seat."""
        grid = Table(title=self.t("score-title"), title_style="bold")
        grid.add_column("")
        for seat, name in enumerate(self.names):
            grid.add_column(name, justify="right", style=f"bold {SEATS[seat]}" if seat in winners else SEATS[seat])
        for row in sheet:
            title = telling.card(row["card"], self.t) if row["card"] else self.t(f"score-{row['id']}")
            grid.add_row(title, *["–" if points is None else str(points) for points in row["points"]])
        return grid


def _list(*titles: str) -> Table:
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for number, title in enumerate(titles):
        grid.add_column(title, justify="right" if 0 < number < len(titles) - 1 else "left")
    return grid
