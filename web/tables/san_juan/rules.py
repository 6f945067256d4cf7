"""The rules as HTML, drawn when the site is built: chapters, tables, an entry for every card, both editions at once.

What differs between editions is there twice, marked `data-ed`; the style sheet shows one of them. Whatever can be
linked to has the id "rules=<name>". `book` is from the engine, see `sanjuan.games.san_juan.presenting.rulebook`.
"""

from page.kit.html import button, esc, icon, tag
from page.rules import rulebook
from page.rules.rulebook import anchor, contents, entry
from sanjuan.games.san_juan.wording import variant
from sanjuan.words.telling import notes
from tables.san_juan.cards import points_of
from tables.san_juan.icons import ART, PHASE_ICON, token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.san_juan.types import Book, Listed

EDITIONS = (1, 2)
ARTICLES = {"~": ".a", "*": ".the", "^": ".the"}


def id_of(name: str, t: "Words") -> str:
    """Return the message that names a card, a role or an event."""
    for family in ("card-", "role-", "event-"):
        if t.has(family + name):
            return family + name
    raise ValueError("the rules name " + name + ", which is no card, role or event")


def named(inner: str, t: "Words") -> str:
    """Return a text in brackets as a link: "crane", "*crane" (with its article), "#end"."""
    if inner[0] == "#":
        return anchor(inner[1:], t("rules-" + inner[1:]))
    article = [start for start in ARTICLES if inner[: len(start)] == start]
    name = inner[len(article[0]) :] if article else inner
    text = t(id_of(name, t) + (ARTICLES[article[0]] if article else ""))
    if article == ["^"]:
        text = text[0].upper() + text[1:]
    return anchor(name, text)


def linked(text: str, t: "Words") -> str:
    """Return a text of the rules as HTML, its brackets as links."""
    return rulebook.linked(text, lambda inner: named(inner, t))


def both(name: str, pairs: "Pairs", made: "Sequence[str]") -> str:
    """Return an element whose inner HTML each edition makes; two of them where the editions differ."""
    first, second = made
    if first == second:
        return tag(name, pairs, first) if first else ""
    out = [tag(name, pairs + [("data-ed", str(ed))], made[ed - 1]) for ed in EDITIONS if made[ed - 1]]
    return "".join(out)


def said(id: str, speakers: "Sequence[Words]") -> "list[str]":
    """Return a text in both editions as HTML with its links."""
    return [linked(t(id), t) for t in speakers]


def heading(level: str, id: str, speakers: "Sequence[Words]") -> str:
    """Return a heading, once where the editions agree."""
    return both(level, [], said(id, speakers))


def paragraphs(name: str, speakers: "Sequence[Words]", book: "Book") -> str:
    """Return the paragraphs .p1, .p2 ... of a chapter."""
    out, number = "", 1
    while speakers[0].has("rules-" + name + ".p" + str(number)):
        texts = [t("rules-" + name + ".p" + str(number), **book["figures"]) for t in speakers]
        out += both("p", [], [linked(texts[i], speakers[i]) for i in range(len(texts))])
        number += 1
    return out


def lists(book: "Book", t: "Words") -> str:
    """Return the price lists of the trading house."""
    head = "".join([tag("th", [("scope", "col")], token(g, "tok") + esc(t("good-" + g))) for g in book["goods"]])
    rows = "".join([tag("tr", [], "".join([tag("td", [], str(n)) for n in tile])) for tile in book["tiles"]])
    inner = tag("caption", [], esc(t("rules-lists"))) + tag("thead", [], tag("tr", [], head)) + tag("tbody", [], rows)
    return tag("table", [("class", "lists")], inner)


def row(name: str, card: "Listed", t: "Words") -> str:
    """Return the cells of a card in the table of its kind."""
    figures = [card["cost"], points_of(card), copies(card, t)]
    first = tag("th", [("scope", "row")], anchor(name, t("card-" + name)))
    return first + "".join([tag("td", [], esc(figure)) for figure in figures])


def copies(card: "Listed", t: "Words") -> "int | str":
    """Return how many there are of a card."""
    return t("rules-table") if card["on_table"] else card["copies"]


def table(kind: str, speakers: "Sequence[Words]", book: "Book") -> str:
    """Return all cards of a kind with their figures."""
    names = [name for name in book["names"] if kind_of(name, book) == kind]
    head = tag("th", [("scope", "col"), ("class", "kind")], both("span", [], said("kind-" + kind, speakers)))
    for id in ("rules-figures-cost", "rules-figures-points", "rules-figures-copies"):
        head += tag("th", [("scope", "col")], both("span", [], said(id, speakers)))
    rows = "".join([both("tr", [], in_editions(name, speakers, book, row)) for name in names])
    return tag("table", [("class", "kinds k-" + kind)], tag("thead", [], tag("tr", [], head)) + tag("tbody", [], rows))


def kind_of(name: str, book: "Book") -> str:
    """Return the kind of a card, whichever edition has it."""
    return [cards[name]["kind"] for cards in book["cards"] if name in cards][0]


def in_editions(
    name: str, speakers: "Sequence[Words]", book: "Book", draw: "Callable[[str, Listed, Words], str]"
) -> "list[str]":
    """Return what `draw` makes of a card in both editions, "" where an edition has no such card."""
    found = [cards.get(name) for cards in book["cards"]]
    return [draw(name, card, speakers[i]) if card else "" for i, card in enumerate(found)]


def listed(names: "Sequence[str]", t: "Words") -> str:
    """Return links to some entries as one line."""
    return rulebook.listed([anchor(name, t(id_of(name, t))) for name in names])


def extra(name: str, speakers: "Sequence[Words]", book: "Book") -> str:
    """Return what a chapter has besides its paragraphs."""
    if name == "trader":
        return lists(book, speakers[0])
    if name == "colours":
        return "".join([table(kind, speakers, book) for kind in book["kinds"]])
    if name == "expansion":
        fresh = [[n for n in book["names"] if n in cards and not cards[n]["base"]] for cards in book["cards"]]
        return both("div", [], [listed(fresh[i], speakers[i]) for i in range(len(fresh))])
    if name == "events":
        return "".join([event(one, speakers) for one in book["events"]])
    return ""


def event(name: str, speakers: "Sequence[Words]") -> str:
    """Return the entry of an event."""
    id = "event-" + name
    inner = shown(name, "role-" + name, id, speakers) + heading("h3", id, speakers)
    inner += both("p", [("class", "text")], said(id + ".help", speakers))
    return entry("entry", name, inner, [t(id) for t in speakers])


def chapter(name: str, speakers: "Sequence[Words]", book: "Book") -> str:
    """Return a chapter; that of a role begins with the role's picture and its own words."""
    id, inner = "rules-" + name, ""
    if name in book["roles"]:
        inner = shown(name, "role-" + name, "role-" + name, speakers)
    inner += heading("h2", id, speakers)
    if name in book["roles"]:
        inner += both("p", [("class", "text")], said("role-" + name + ".text", speakers))
    inner += paragraphs(name, speakers, book) + extra(name, speakers, book)
    names = [t(id) for t in speakers] + ([t("role-" + name) for t in speakers] if name in book["roles"] else [])
    return entry("chapter", name, inner, names)


def shown(name: str, picture: str, id: str, speakers: "Sequence[Words]") -> str:
    """Return a picture that looks at the thing close up on the table."""
    key = id if not id.startswith("card-") else name
    return rulebook.look(key, id, ART + picture + ".webp", speakers[0])


def kind_line(name: str, card: "Listed", t: "Words") -> str:
    """Return what kind of building it is and when it works."""
    text = t("kind-" + card["kind"]) + (" · " + t("when-" + card["phase"]) if card["phase"] else "")
    return icon(PHASE_ICON[card["phase"]]) + tag("span", [], esc(text))


def card_figures(name: str, card: "Listed", t: "Words") -> str:
    """Return cost, points and copies of a card, and where the copies are others."""
    pairs = [("cost", card["cost"]), ("points", points_of(card)), ("copies", copies(card, t))]
    out = [tag("dt", [], esc(t("rules-figures-" + id))) + tag("dd", [], esc(v)) for id, v in pairs]
    others = [t("rules-copies-" + printing, n=n) for printing, n in card["others"].items()]
    if others:
        out[-1] += tag("dd", [("class", "others")], esc(", ".join(others)))
    return "".join([tag("div", [], figure) for figure in out])


def rulings(name: str, card: "Listed", t: "Words") -> str:
    """Return the rulings of a card."""
    return "".join([tag("li", [], esc(note)) for note in notes(name, t)])


def card_entry(name: str, speakers: "Sequence[Words]", book: "Book") -> str:
    """Return the entry of a card."""
    id = "card-" + name
    names = [t(id) for t in speakers]
    inner = shown(name, name, id, speakers) + heading("h3", id, speakers)
    inner += both("p", [("class", "kind")], in_editions(name, speakers, book, kind_line))
    inner += both("dl", [], in_editions(name, speakers, book, card_figures))
    inner += both("p", [("class", "text")], in_editions(name, speakers, book, lambda n, c, t: esc(t(id + ".text"))))
    inner += both("ul", [], in_editions(name, speakers, book, rulings))
    if names[0] != names[1]:
        inner += both("p", [("class", "also")], [esc(speakers[i]("rules-also", names=names[1 - i])) for i in (0, 1)])
    return entry("entry", name, inner, names + [name.replace("_", " ")])


def edition_button(ed: int, t: "Words") -> str:
    """Return the button that shows the wording of an edition."""
    pairs: Pairs = [
        ("data-rules-edition", str(ed)),
        ("data-variant", variant({"edition": ed})),
        ("aria-pressed", "false"),
    ]
    return button(t("option-edition-" + str(ed)), pairs, "ed")


def wordings(t: "Words") -> str:
    """Return the buttons of the editions."""
    editions = "".join([edition_button(ed, t) for ed in EDITIONS])
    return tag("span", [("class", "seg"), ("role", "group"), ("aria-label", t("rules-edition"))], editions)


def listed_chapters(speakers: "Sequence[Words]", book: "Book") -> "list[str]":
    """Return the links to the chapters."""
    return [both("span", [], [anchor(n, t("rules-" + n)) for t in speakers]) for n in book["chapters"]]


def rules(book: "Book", speakers: "Sequence[Words]", game: str, lang: str) -> str:
    """Return the rules as one element; `speakers` are the words of a language in the first and the second edition."""
    t = speakers[0]
    body = contents(listed_chapters(speakers, book), t)
    body += "".join([chapter(name, speakers, book) for name in book["chapters"]]) + rulebook.part(t)
    body += "".join([card_entry(name, speakers, book) for name in book["names"]])
    head = rulebook.header(t, game, lang, wordings(t))
    return rulebook.whole(t, head, body, [("data-by", "edition"), ("data-edition", "2")])
