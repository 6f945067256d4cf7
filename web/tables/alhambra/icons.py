"""The names of what Alhambra has several of, in order, and their signs."""

from page.kit.html import HIDDEN, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui

ART = "./web/tables/alhambra/art/"
"""The folder of the pictures on the site."""
BUILDINGS, SIGNS = ART + "buildings.svg", ART + "signs.svg"
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("yellow", "blue", "green", "orange")
LETTERS = ("a", "b", "c")
HOURS = (4, 6, 8, 10)
"""The highest prices of the first hours: the price of a building sets the light over it, see `hour`."""
NAMELESS = "dummy"
"""The face of Martin, who only owns and scores."""


def use(file: str, name: str, css: str) -> str:
    """Return a symbol of a file of symbols."""
    return f'<svg class="{css}" aria-hidden="true"><use href="{file}#{name}"></use></svg>'


def kind_of(card: str) -> str:
    """Return the kind of a building, the currency of money: "garden" of "garden_8"."""
    return card[: card.rindex("_")]


def number_of(card: str) -> int:
    """Return the price of a building, the value of money: 8 of "garden_8"."""
    return int(card[card.rindex("_") + 1 :])


def is_money(card: str) -> bool:
    """Return whether a card is money."""
    return kind_of(card) in CURRENCIES


def hour(price: int) -> str:
    """Return the class of the light over a building of this price: morning for the cheapest, dusk for the dearest."""
    return "h" + str(1 + len([limit for limit in HOURS if price > limit]))


def scenery(kind: str, css: str = "art") -> str:
    """Return the picture of a kind of building."""
    return use(BUILDINGS, "b-" + kind, css)


def kind_sign(kind: str, css: str = "kic") -> str:
    """Return the sign of a kind of building."""
    return use(SIGNS, "k-" + kind, css)


def coin(currency: str) -> str:
    """Return the coin of a currency, which can be told by its shape too."""
    return use(SIGNS, "m-" + currency, "coin")


def mark(currency: str) -> str:
    """Return the small sign of a currency, of the same shape as its coin."""
    return use(SIGNS, "mk-" + currency, "mk")


def laurel() -> str:
    """Return the sign of the leader."""
    return use(SIGNS, "i-laurel", "ic")


def pips(kind: str) -> str:
    """Return how much a kind is worth among the six, as little squares."""
    return tag("span", [("class", "pips"), HIDDEN], "<i></i>" * (1 + KINDS.index(kind)))


def plays(ui: "Ui", seat: int) -> bool:
    """Return whether a seat takes turns."""
    return ui.faces[seat] != NAMELESS
