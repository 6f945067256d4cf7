"""The page of a game's rules as HTML, drawn when the site is built: search, chapters, tables, entries.

Whatever can be linked to has the id "rules=<name>". `rules` draws the book of a game that needs no more than texts and
tables; a game whose book needs more draws its own page of these pieces (`DRAWN_BY` of its rule book names the module).
"""

from page.kit.html import button, esc, tag
from page.rules.about import rules_page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import NotRequired, TypedDict

    from page.types import Pairs
    from sanjuan.words.words import Words

    class Row(TypedDict):
        """A row of a table: the entry or the name in its first cell, and the others as they are shown."""

        entry: NotRequired[str]
        name: NotRequired[int | str]
        cells: Sequence[int | str]

    class Table(TypedDict):
        """A table: messages for the head of each column, and the rows."""

        head: Sequence[str]
        rows: Sequence[Row]

    class Entry(TypedDict):
        """A thing with an entry of its own: its title and figures are messages, `cards` are shown by it.

        The `.text`, `.note1` ... of the title's message are shown below; `picture` is a file of the game's art.
        """

        title: str
        cards: Sequence[str]
        figures: Sequence[tuple[str, int | str]]
        picture: NotRequired[str]

    class Book(TypedDict):
        """The data of a page of rules, from the engine; a text among figures and cells may be a message.

        `lists` are names of entries that chapters list as links, each with the message above it ("" for none).
        """

        figures: Mapping[str, int]
        chapters: Sequence[str]
        tables: Mapping[str, Sequence[Table]]
        lists: NotRequired[Mapping[str, Sequence[tuple[str, Sequence[str]]]]]
        entries: Mapping[str, Entry]
        names: Sequence[str]


def anchor(name: str, text: str) -> str:
    """Return a link to an entry or a chapter."""
    return tag("a", [("href", "#rules=" + name)], esc(text))


def linked(text: str, link: "Callable[[str], str]") -> str:
    """Return a text of the rules as HTML; `link` makes links of texts in brackets."""
    parts = text.split("[")
    html = esc(parts[0])
    for part in parts[1:]:
        inner, _, rest = part.partition("]")
        html += link(inner) + esc(rest)
    return html


def entry(level: str, name: str, inner: str, names: "Sequence[str]" = (), cards: "Sequence[str]" = ()) -> str:
    """Return what can be linked to and found; `names` are the words by which it is found first, `cards` lead to it."""
    pairs: Pairs = [("class", "rule " + level), ("id", "rules=" + name), ("data-names", "|".join(names))]
    pairs = list(pairs) + [("data-cards", " ".join(cards) or None), ("tabindex", "-1")]
    return tag("article" if level == "entry" else "section", pairs, inner)


def look(key: str, title: str, source: str, t: "Words") -> str:
    """Return a picture that looks at a thing close up on the table; it is fetched when it comes into sight."""
    pairs: Pairs = [("type", "button"), ("class", "look"), ("data-act", "zoom"), ("data-card", key)]
    image: Pairs = [("src", source), ("alt", ""), ("loading", "lazy"), ("draggable", "false")]
    words = t("rules-close-up", card=t(title))
    return tag("button", [*pairs, ("aria-label", words)], tag("img", image)[: -len("</img>")])


def listed(anchors: "Sequence[str]") -> str:
    """Return links as one line."""
    return tag("p", [("class", "see")], " · ".join(anchors))


def header(t: "Words", game: str, lang: str, wordings: str = "") -> str:
    """Return the head of the rules: title, search, ways out, and the buttons of wordings if there are several."""
    field = [("type", "search"), ("id", "rules-find"), ("placeholder", t("rules-find")), ("autocomplete", "off")]
    field += [("aria-label", t("rules-find")), ("spellcheck", "false")]
    status = [("role", "status"), ("class", "found"), ("data-none", t("rules-find.none"))]
    status.append(("data-found", t("rules-find.found", n="\ufffd")))
    out = tag("div", [("class", "titled")], tag("h1", [], esc(t("rules-title"))) + ways_out(t, rules_page(game, lang)))
    search = tag("input", field)[: -len("</input>")] + tag("p", status)
    about = tag("p", [("class", "alone lead")], esc(t("rules-title.about")))
    return tag("header", [], out + about + search + wordings)


def ways_out(t: "Words", page: str) -> str:
    """Return the buttons: back to the table; on its own page to print, and to the game."""
    out = button(t("rules-print"), [("data-rules-print", True)], "way alone")
    out += tag("a", [("href", "./"), ("class", "way alone")], esc(t("rules-play")))
    pairs = [("href", "./" + page), ("target", "_blank"), ("rel", "noopener"), ("class", "way beside")]
    out += tag("a", pairs + [("title", t("rules-alone"))], esc(t("rules-print")))
    close = [("type", "button"), ("class", "way beside shut"), ("data-act", "rules-close"), ("id", "rules-close")]
    return out + tag("button", close + [("aria-label", t("act-close")), ("title", t("act-close"))], "×")


def contents(items: "Sequence[str]", t: "Words") -> str:
    """Return the list of chapters, given as HTML; the cards are the last of it."""
    listed = "".join([tag("li", [], item) for item in [*items, anchor("cards", t("rules-cards"))]])
    inner = tag("h2", [], esc(t("rules-contents"))) + tag("ol", [], listed)
    return tag("nav", [("aria-label", t("rules-contents"))], inner)


def part(t: "Words") -> str:
    """Return the heading above the entries of the cards."""
    return tag("h2", [("id", "rules=cards"), ("class", "part"), ("tabindex", "-1")], esc(t("rules-cards")))


def whole(t: "Words", head: str, body: str, more: "Pairs | None" = None) -> str:
    """Return the rules as one element."""
    pairs: Pairs = [("class", "rules alone"), ("role", "main"), ("id", "rules"), ("aria-label", t("rules-title"))]
    return tag("section", pairs + (more or []), head + tag("div", [("class", "pages"), ("tabindex", "0")], body))


def rules(book: "Book", speakers: "Sequence[Words]", game: str, lang: str, art: str = "") -> str:
    """Return the rules of a game whose book is texts and tables, in its one wording; its pictures lie in `art`."""
    t = speakers[0]
    body = contents([anchor(name, t("rules-" + name)) for name in book["chapters"]], t)
    body += "".join([_chapter(name, t, book) for name in book["chapters"]]) + part(t)
    body += "".join([_thing(name, t, book, art) for name in book["names"]])
    return whole(t, header(t, game, lang), body)


def _named(inner: str, t: "Words", book: "Book") -> str:
    """Return a text in brackets as a link: "#end" a chapter, else the name of an entry."""
    if inner[0] == "#":
        return anchor(inner[1:], t("rules-" + inner[1:]))
    if inner not in book["entries"]:
        raise ValueError("the rules name " + inner + ", which has no entry")
    return anchor(inner, t(book["entries"][inner]["title"]))


def _chapter(name: str, t: "Words", book: "Book") -> str:
    out, number = tag("h2", [], esc(t("rules-" + name))), 1
    while t.has("rules-" + name + ".p" + str(number)):
        text = t("rules-" + name + ".p" + str(number), **book["figures"])
        out += tag("p", [], linked(text, lambda inner: _named(inner, t, book)))
        number += 1
    out += "".join([_table(one, t, book) for one in book["tables"].get(name, ())])
    for title, names in book.get("lists", {}).get(name, ()):
        out += tag("h3", [], esc(t(title))) if title else ""
        out += listed([_named(one, t, book) for one in names])
    return entry("chapter", name, out, [t("rules-" + name)])


def _table(table: "Table", t: "Words", book: "Book") -> str:
    first, *rest = [esc(t(id)) for id in table["head"]]
    head = tag("th", [("scope", "col"), ("class", "kind")], first)
    head += "".join([tag("th", [("scope", "col")], text) for text in rest])
    rows = ""
    for row in table["rows"]:
        first_cell = _named(row["entry"], t, book) if "entry" in row else esc(_said(row["name"], t))
        cells = tag("th", [("scope", "row")], first_cell)
        rows += tag("tr", [], cells + "".join([tag("td", [], esc(_said(cell, t))) for cell in row["cells"]]))
    return tag("table", [("class", "kinds")], tag("thead", [], tag("tr", [], head)) + tag("tbody", [], rows))


def _thing(name: str, t: "Words", book: "Book", art: str) -> str:
    found = book["entries"][name]
    title, out = t(found["title"]), ""
    shown = look(name, found["title"], art + found["picture"] + ".webp", t) if "picture" in found else ""
    for id, value in found["figures"]:
        out += tag("div", [], tag("dt", [], esc(t(id))) + tag("dd", [], esc(_said(value, t))))
    inner = shown + tag("h3", [], esc(title)) + tag("dl", [], out) + _told(found["title"], t)
    return entry("entry", name, inner, [title, name], found["cards"])


def _told(id: str, t: "Words") -> str:
    """Return the text of a thing and its rulings, if it has any."""
    out = tag("p", [("class", "text")], esc(t(id + ".text"))) if t.has(id + ".text") else ""
    number, rulings = 1, ""
    while t.has(id + ".note" + str(number)):
        rulings += tag("li", [], esc(t(id + ".note" + str(number))))
        number += 1
    return out + (tag("ul", [], rulings) if rulings else "")


def _said(value: "int | str", t: "Words") -> str:
    """Return a figure as it is shown: a message in words."""
    return t(value) if isinstance(value, str) and t.has(value) else str(value)
