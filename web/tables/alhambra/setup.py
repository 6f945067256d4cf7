"""Alhambra's own fields of the form, see `tables.types.Field`: what is scored; and Martin, where two play."""

from page.kit.html import DUMMY, HIDDEN, esc, portrait, tag
from tables.alhambra.icons import KINDS, LETTERS, hour, scenery

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from page.state import Ui
    from page.types import Game, Option, Setup
    from sanjuan.words.words import Words

OPEN: "tuple[str, ...]" = ()
FOLDED: "dict[str, Callable[[Game, Option, Setup, Words], str]]" = {}
WITH_MARTIN = 2
"""The number of players with Martin."""
CARDS = {
    "pavilion": (7, 2, 8), "seraglio": (7, 3, 9), "arcades": (9, 4, 10), "chambers": (9, 5, 11),
    "garden": (11, 6, 12), "tower": (11, 7, 13),
}  # fmt: skip
"""The number of buildings of each kind, and the lowest and the highest price."""
POINTS = {
    "pavilion": ((1,), (8, 1), (16, 8, 1)), "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)), "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)), "tower": ((6,), (13, 6), (21, 13, 6)),
}  # fmt: skip
"""The points of the places in the scorings A, B and C: before a game no frame has them."""
MONEY, MONEY_OF_TWO = 108, 72


def martin(t: "Words") -> str:
    """Return the chair of Martin, who joins two players, and what he does."""
    words = tag("b", [], esc(t("dummy-martin"))) + tag("small", [], esc(t("setup-martin")))
    chair = tag("div", [("class", "chair nobody")], portrait(DUMMY) + tag("span", [("class", "whois")], words))
    return tag("section", [("class", "fld mart")], chair + tag("p", [], esc(t("setup-martin.text"))))


def places(letter: str, points: "tuple[int, ...]") -> str:
    """Return what the places bring in a scoring, the first one first."""
    made = "".join([tag("i", [("class", "" if at else "p1")], str(points[at])) for at in range(len(points))])
    return tag("p", [], tag("em", [], letter.upper()) + made)


def heard(kind: str, t: "Words") -> str:
    """Return a kind in words."""
    a, b, c = [", ".join([str(n) for n in points]) for points in POINTS[kind]]
    return t("building-" + kind) + ", " + cards(kind, t) + ". " + t("setup-points", a=a, b=b, c=c)


def cards(kind: str, t: "Words") -> str:
    """Return how many buildings of a kind there are, and what they cost."""
    count, least, most = CARDS[kind]
    return t("setup-cards", n=count, least=least, most=most)


def arch(kind: str, t: "Words") -> str:
    """Return a kind under its arch."""
    art = tag("span", [("class", "archp " + hour(CARDS[kind][1] + 1))], scenery(kind))
    inner = art + tag("b", [], esc(t("building-" + kind))) + tag("small", [], esc(cards(kind, t)))
    inner += "".join([places(LETTERS[at], POINTS[kind][at]) for at in range(len(LETTERS))])
    pairs = [("class", "k-" + kind), ("role", "listitem"), ("aria-label", heard(kind, t))]
    return tag("div", pairs, tag("div", [HIDDEN], inner))


def field(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return Martin's chair, where he plays, and what is scored."""
    head = tag("h3", [], esc(t("setup-scored")) + " " + tag("small", [], esc(t("setup-scored.help"))))
    table = tag("div", [("class", "sctab"), ("role", "list")], "".join([arch(kind, t) for kind in KINDS]))
    alone = ui.setup["seats"] == WITH_MARTIN
    return (martin(t) if alone else "") + tag("section", [("class", "fld")], head + table)


def facts(game: "Game", ui: "Ui", t: "Words") -> "list[str]":
    """Return who joins, and how many cards there are."""
    two = ui.setup["seats"] == WITH_MARTIN
    buildings = sum([count for count, _, _ in CARDS.values()])
    found = [t("setup-with_martin")] if two else []
    return found + [t("setup-buildings", n=buildings), t("setup-money", n=MONEY_OF_TWO if two else MONEY)]
