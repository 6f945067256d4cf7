"""Controls that are used in more than one place: titled parts, languages, posters."""

from page.catalog import games
from page.kit.html import SCENE, choice, esc, picture, segment, tag
from sanjuan.words.languages import ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Game
    from sanjuan.words.words import Words


def field(title: str, inner: str, css: str = "fld") -> str:
    """Return a titled part of the form."""
    return tag("div", [("class", css)], tag("h3", [], esc(title)) + inner)


def acts(label: str, act: str, now: str, pairs: "Sequence[tuple[str, str]]") -> str:
    """Return a segment of actions with a value, for what is not part of the set-up."""
    made = [
        choice(
            text,
            act + "-" + v,
            v == now,
            [("data-act", act), ("data-value", v), ("lang", v if act == "lang" else None)],
        )
        for v, text in pairs
    ]
    return segment(label, made, "seg langs" if act == "lang" else "seg")


def language(ui: "Ui", t: "Words") -> str:
    """Return the choice of language, each written in itself."""
    return field(t("setup-language"), acts(t("setup-language"), "lang", ui.lang, ROWS))


def languages(ui: "Ui", t: "Words") -> str:
    """Return the tray of the languages, each written in itself."""
    made = ""
    for id, text in ROWS:
        pairs = [("type", "button"), ("id", "lang-" + id), ("data-act", "lang"), ("data-value", id), ("lang", id)]
        pairs += [("aria-pressed", "true" if id == ui.lang else "false")]
        pairs += [("popovertarget", "lang-tray"), ("popovertargetaction", "hide")]
        made += tag("button", pairs, esc(text))
    words = t("setup-language")
    pairs = [
        ("class", "tray langt"),
        ("id", "lang-tray"),
        ("popover", "auto"),
        ("role", "dialog"),
        ("aria-label", words),
    ]
    group = tag("div", [("class", "seg"), ("role", "group"), ("aria-label", words)], made)
    return tag("div", pairs, tag("h2", [], esc(words)) + group)


def poster(title: str, line: str, css: str, name: str) -> str:
    """Return the poster of a game with a headline and a line under it."""
    art = game_poster(games.of(name), "sun") or tag("span", [("class", "sun")])
    return tag("aside", [("class", css)], art + tag("div", [], tag("h1", [], esc(title)) + tag("p", [], esc(line))))


def game_poster(game: "Game", css: str) -> str:
    """Return the picture of a game, "" if it has none."""
    return picture(game["poster"], SCENE + css) if game["poster"] else ""
