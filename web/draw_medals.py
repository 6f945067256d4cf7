"""Achievements drawn: a row of those that a game has reached, and the gallery of all."""

from draw_parts import esc, tag

SPRITE = "./web/art/medals.svg"


def medal(name, css="medal"):
    """Return the picture of an achievement."""
    return '<svg class="' + css + '" aria-hidden="true"><use href="' + SPRITE + "#m-" + esc(name) + '"></use></svg>'


def row(reached, fresh, t):
    """Return the achievements that a game has reached as HTML; those reached for the first time say so."""
    made = ""
    for name in reached:
        new = tag("em", [], esc(t("medal-new"))) if name in fresh else ""
        said = tag("span", [], tag("b", [], esc(t("medal-" + name))) + new)
        made += tag("li", [("title", t("medal-" + name + ".how"))], medal(name) + said)
    return tag("ul", [("class", "medals"), ("aria-label", t("medals-reached"))], made)


def one(name, date, t):
    """Return an achievement of the gallery: what it is, how it is reached, and since when it has been."""
    words = tag("b", [], esc(t("medal-" + name))) + tag("span", [], esc(t("medal-" + name + ".how")))
    words += tag("small", [], esc(t("medal-since", date=date) if date else t("medal-open")))
    return tag("li", [("class", None if date else "open"), ("data-medal", name)], medal(name) + tag("div", [], words))


def gallery(known, dates, t):
    """Return all achievements; `dates` tells since when those that were reached are."""
    had = len([name for name in known if name in dates])
    said = tag("p", [("class", "remark")], esc(t("medals-sum", n=had, of=len(known))))
    return said + tag("ul", [("class", "gallery")], "".join([one(name, dates.get(name), t) for name in known]))
