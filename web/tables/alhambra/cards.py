"""A building and a money card, at every size."""

from page.kit.html import HIDDEN, esc, said, tag
from tables.alhambra.icons import SIGNS, coin, hour, is_money, kind_of, kind_sign, mark, number_of, pips, scenery, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.types import Pair
    from sanjuan.words.words import Words


def spoken(card: str, t: "Words") -> str:
    """Return a card in words: its kind, or the colour and shape of its money, and its figure."""
    if is_money(card):
        return t("label-money", value=number_of(card), currency=t("money-" + kind_of(card)))
    return t("label-building", building=t("building-" + kind_of(card)), price=number_of(card))


def price_coin(currency: str, price: int) -> str:
    """Return a price inside the coin it is paid in."""
    inner = use(SIGNS, "m-" + currency, "coin") + tag("b", [], str(price))
    return tag("span", [("class", "price c-" + currency), HIDDEN], inner)


def price_tag(price: int) -> str:
    """Return a price that is no longer paid in a currency."""
    return tag("span", [("class", "price plain"), HIDDEN], tag("b", [], str(price)))


def building_face(card: str, t: "Words") -> str:
    """Return what is printed on a building."""
    kind = kind_of(card)
    title = kind_sign(kind) + tag("span", [], esc(t("building-" + kind)))
    inner = scenery(kind) + tag("span", [("class", "ttl")], title) + pips(kind)
    return tag("span", [("class", "face"), HIDDEN], inner)


def money_face(card: str) -> str:
    """Return what is printed on a money card."""
    currency = kind_of(card)
    inner = tag("b", [], str(number_of(card))) + coin(currency) + tag("i", [], mark(currency))
    return tag("span", [("class", "face"), HIDDEN], inner)


def classes(card: str, css: str) -> str:
    """Return the classes of a card: what it is, its colour, its light, and `css` that its place adds."""
    name = kind_of(card)
    own = "card mc c-" + name if is_money(card) else "card bc k-" + name + " " + hour(number_of(card))
    return (own + " " + css).strip()


def card(
    name: str, t: "Words", pairs: "Sequence[Pair]", css: str = "", over: str = "", words: str = "", el: str = "button"
) -> str:
    """Return a card as a button.

    `pairs` are further attributes; `css` further classes; `over` HTML on top of the face; `words` follow the card in
    what is read aloud; `el` is another element if it is only a picture.
    """
    face = money_face(name) if is_money(name) else building_face(name, t)
    heard = said(spoken(name, t) + (". " + words if words else ""))
    own: list[Pair] = [("type", "button")] if el == "button" else []
    return tag(el, own + [("class", classes(name, css)), ("data-card", name)] + list(pairs), heard + face + over)
