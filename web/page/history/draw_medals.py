"""Achievements of a game drawn: a row of those that it has reached, and the gallery of all."""

from page.kit.html import esc, tag
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sanjuan.words.words import Words


def sprite(game: str) -> str:
    """Return where the pictures of a game's achievements lie."""
    return "./web/art/medals" + ("" if game == FIRST_GAME else "-" + game) + ".svg"


def medal(name: str, game: str, css: str = "medal") -> str:
    """Return the picture of an achievement."""
    address = sprite(game) + "#m-" + esc(name)
    return '<svg class="' + css + '" aria-hidden="true"><use href="' + address + '"></use></svg>'


def row(reached: "Sequence[str]", fresh: "Sequence[str]", game: str, t: "Words") -> str:
    """Return the achievements that a game has reached as HTML; those reached for the first time say so."""
    made = ""
    for name in reached:
        new = tag("em", [], esc(t("medal-new"))) if name in fresh else ""
        said = tag("b", [], esc(t("medal-" + name))) + new + tag("small", [], esc(t("medal-" + name + ".how")))
        pairs = [("type", "button"), ("data-act", "statistics"), ("data-tab", "medals")]
        made += tag("li", [], tag("button", pairs, medal(name, game) + tag("span", [], said)))
    return tag("ul", [("class", "medals"), ("aria-label", t("medals-reached"))], made)


def one(name: str, date: "str | None", game: str, t: "Words") -> str:
    """Return an achievement of the gallery: what it is, how it is reached, and since when it has been."""
    words = tag("b", [], esc(t("medal-" + name))) + tag("span", [], esc(t("medal-" + name + ".how")))
    words += tag("small", [], esc(t("medal-since", date=date) if date else t("medal-open")))
    pairs = [("class", None if date else "open"), ("data-medal", name)]
    return tag("li", pairs, medal(name, game) + tag("div", [], words))


def gallery(known: "Sequence[str]", dates: "Mapping[str, str]", game: str, t: "Words") -> str:
    """Return all achievements; `dates` has the days on which those reached were reached."""
    had = len([name for name in known if name in dates])
    said = tag("p", [("class", "remark")], esc(t("medals-sum", n=had, of=len(known))))
    return said + tag("ul", [("class", "gallery")], "".join([one(name, dates.get(name), game, t) for name in known]))
