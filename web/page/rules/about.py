"""Links that lead elsewhere: those under the set-up and in the menu; and the page of what the site is made of."""

from page.catalog.games import has_rules, title_of
from page.kit.html import button, esc, tag
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from page.state import Ui
    from sanjuan.words.words import Words


def rules_page(game: str, lang: str) -> str:
    """Return the name of the page of a game's rules in a language; the first game is not named in it."""
    return "rules." + ("" if game == FIRST_GAME else game + ".") + lang + ".html"


def link(address: str, text: str) -> str:
    """Return a link that opens beside the game."""
    return tag("a", [("href", address), ("target", "_blank"), ("rel", "noopener")], esc(text))


def links(ui: "Ui", t: "Words", game: str = "", rules: bool = True) -> str:
    """Return the links of the page: a game's rules, what it is made of, and out of a frame to the whole game.

    Where no game is open the one is named whose rules are opened: that of the last form.
    Where the rules have a button already they have no link: not `rules`.
    """
    named, game = not game, game or (ui.setup or {}).get("game", FIRST_GAME)
    words = t("act-rules") + (" (" + title_of(game, t.lang) + ")" if named else "")
    open_them = button(words, [("data-act", "rules"), ("id", "rules-open")], "link")
    made = open_them if rules and has_rules(game) else ""
    made += link("./about." + ui.lang + ".html", t("about-link"))
    if ui.framed:
        made += link("./index.html?lang=" + ui.lang + "&theme=" + ui.theme, t("frame-full"))
    return tag("p", [("class", "links")], made)


def row(cells: "Iterable[str]", name: str = "td") -> str:
    """Return a row of a table."""
    return tag("tr", [], "".join([tag(name, [], esc(cell)) for cell in cells]))


def section(name: str, t: "Words", more: "Sequence[str]" = ()) -> str:
    """Return a section of the page about the site: its title, its sentences `.line1`, `.line2` and so on, then more."""
    told, number = list(more), 1
    while t.has("about-" + name + ".line" + str(number)):
        told.insert(number - 1, t("about-" + name + ".line" + str(number)))
        number += 1
    lines = "".join([tag("li", [], esc(text)) for text in told])
    head: str = tag("h2", [("id", name)], esc(t("about-" + name)))
    return head + tag("ul", [], lines)


def about(parts: "Iterable[tuple[str, str, str]]", games: "Iterable[str]", news: "Sequence[str]", t: "Words") -> str:
    """Return the page about the site: (name, version, licence) of its parts, a sentence about each game, and news."""
    head = tag("thead", [], row([t("about-name"), t("about-version"), t("about-licence")], "th"))
    table = tag("table", [], head + tag("tbody", [], "".join([row(part) for part in parts])))
    files = [("CREDITS.md", "about-credits"), ("LICENSE", "about-own"), ("sbom.cdx.json", "about-bill")]
    listed = "".join([tag("li", [], tag("a", [("href", "./" + name)], esc(t(id)))) for name, id in files])
    told = "".join([tag("p", [], esc(text)) for text in list(games) + [t("about-data")]])
    body: str = tag("h1", [], esc(t("about-title"))) + told
    body += section("news", t, news) + section("kept", t) + section("access", t)
    body += tag("h2", [], esc(t("about-parts"))) + tag("ul", [], listed) + table
    body += tag("p", [], tag("a", [("href", "./")], esc(t("about-play"))))
    whole: str = tag("main", [("class", "about")], body)
    return whole
