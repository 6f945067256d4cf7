"""A building or a money card close up: what it costs and brings, who has how many, what it would pay."""

from page.kit.html import HIDDEN, esc, face, said, tag
from page.kit.selectors import rows_of
from page.kit.zoom import close_up, ways
from page.table.hint import close_up as advised
from tables.alhambra.cards import card, money_face, price_coin, price_tag
from tables.alhambra.icons import CURRENCIES, LETTERS, is_money, kind_of, mark, number_of
from tables.alhambra.question import brings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.alhambra.types import Card, Frame


def slot_of(frame: "Frame", name: str) -> str:
    """Return the currency of the slot where a building lies, "" if it lies in none."""
    slots = frame["table"]["slots"]
    return ([currency for currency in CURRENCIES if slots[currency] == name] + [""])[0]


def holders(frame: "Frame", ui: "Ui", t: "Words", kind: str) -> str:
    """Return who has how many buildings of a kind, most first."""
    players, out = frame["table"]["players"], ""
    for _, seat in sorted([(-player["owned"][kind], seat) for seat, player in enumerate(players)]):
        count = players[seat]["owned"][kind]
        heard = said(ui.names[seat] + ": " + t("race-count", n=count, building=t("building-" + kind)) + ". ")
        css = "" if count else "nil"
        out += tag("span", [("class", css)], face(ui, seat) + heard + tag("b", [HIDDEN], str(count)))
    return tag("div", [("class", "holders")], out)


def prizes(row: "Card", t: "Words") -> str:
    """Return what the places of a kind bring in the three scorings."""
    lines, places = "", row["prizes"]
    for letter in LETTERS:
        points = places[letter]
        cells = [tag("td", [], str(points[at]) if at < len(points) else "–") for at in range(len(places["c"]))]
        lines += tag("tr", [], tag("th", [("scope", "row")], letter.upper()) + "".join(cells))
    return tag("table", [("class", "abct")], tag("tbody", [], lines))


def gone(frame: "Frame", kind: str) -> "list[int]":
    """Return the prices of the buildings of a kind that lie in palaces."""
    return [
        number_of(name) for player in frame["table"]["players"] for name in player["palace"] if kind_of(name) == kind
    ]


def prices(frame: "Frame", row: "Card", name: str, t: "Words") -> str:
    """Return all prices of a kind: those in palaces struck out, this card's marked."""
    taken, out, mine = gone(frame, kind_of(name)), "", [number_of(name)]
    for price in row["prices"]:
        css = ""
        if price in mine:
            mine.remove(price)
            css = "me"
        elif price in taken:
            css = "out"
        if price in taken:
            taken.remove(price)
        out += tag("s" if css == "out" else "i", [("class", css)], str(price))
    return tag("p", [("class", "prices"), ("aria-label", t("zoom-prices"))], out)


def building(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return the text about a building."""
    kind, row, currency = kind_of(name), rows_of(frame, ui)[name], slot_of(frame, name)
    title = t("building-" + kind)
    where = t("zoom-costs", price=number_of(name), currency=t("money-" + currency)) if currency else ""
    body = tag("h2", [], esc(title)) + tag(
        "p", [("class", "kind")], esc(where or t("zoom-price", price=number_of(name)))
    )
    body += advised(frame, ui, name, t)
    body += tag("h3", [], esc(t("zoom-who"))) + holders(frame, ui, t, kind)
    body += tag("h3", [], esc(t("zoom-brings"))) + prizes(row, t)
    body += tag("p", [], esc(brings(frame, t, kind, currency))) if currency and frame["table"]["purse"] else ""
    body += tag("h3", [], esc(t("zoom-prices"))) + prices(frame, row, name, t)
    coin = price_coin(currency, number_of(name)) if currency else price_tag(number_of(name))
    shown = card(name, t, [("tabindex", "-1"), ("data-act", "close")], "z", coin)
    return close_up(title, shown, body + ways("building-" + kind, t))


def pays(frame: "Frame", t: "Words", name: str, mine: "list[int]") -> str:
    """Return how my money of a currency compares with the building of its slot."""
    currency = kind_of(name)
    place = frame["table"]["slots"][currency]
    if not place:
        return ""
    missing = number_of(place) - sum(mine)
    args = {"building": t("building-" + kind_of(place) + ".the"), "price": number_of(place), "n": sum(mine)}
    words = t("zoom-missing", missing=missing, **args) if missing > 0 else t("zoom-enough", **args)
    return tag("p", [], esc(words))


def money(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return the text about a money card."""
    currency, value = kind_of(name), number_of(name)
    names = [held["card"] for held in frame["table"]["hand"] if kind_of(held["card"]) == currency]
    row = rows_of(frame, ui)[name]
    title = t("label-money", value=value, currency=t("money-" + currency))
    body = tag("h2", [], esc(title)) + tag(
        "p", [("class", "kind")], mark(currency) + esc(t("zoom-copies", n=row["copies"]))
    )
    body += advised(frame, ui, name, t)
    mine = sorted([number_of(held) for held in names])
    shown = "".join([tag("span", [("class", "mc tiny c-" + currency)], money_face(held)) for held in sorted(names)])
    heard = said(", ".join([str(figure) for figure in mine]))
    body += tag("h3", [], esc(t("zoom-mine", n=sum(mine)))) + tag("div", [("class", "tinies")], heard + shown)
    body += pays(frame, t, name, mine)
    big = card(name, t, [("tabindex", "-1"), ("data-act", "close")], "z")
    return close_up(title, big, body + ways("money", t))


def zoom(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what `ui.zoom` names close up."""
    name = ui.zoom or ""
    return money(frame, ui, t, name) if is_money(name) else building(frame, ui, t, name)
