"""Files for other sites beside embed.js: oembed.json of the site and each game, the examples of docs/embedding.md."""

import html
import json
import os
import re
from collections.abc import Iterator
from typing import Any

import site_games
from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.words import Words

EXAMPLE = re.compile(r"^## (.+?)\n\n```html\n(.*?)```", re.MULTILINE | re.DOTALL)
NO_WORDS = "const WORDS = {};"
NO_GAMES = "const GAMES = {};"
HERE = "ADDRESS-OF-THE-GAME"
STYLE = "main { max-width: 60rem; margin-inline: auto } pre { overflow: auto; padding: 12px; background: #f6ecd6 }"
WIDTH, HEIGHT = 760, 500


def poster(t: Words) -> dict[str, str]:
    """Return what embed.js says in one language before the game is there."""
    return {
        "play": t("about-play"),
        "full": t("frame-full"),
        "title": t("frame-title"),
        "line": t("frame-line"),
    }


def element(script: str) -> str:
    """The text of embed.js with its words in every language."""
    said = json.dumps({lang: poster(words(lang, FIRST_GAME)) for lang in LANGUAGES}, ensure_ascii=False)
    for hole in (NO_WORDS, NO_GAMES):
        if script.count(hole) != 1:
            raise ValueError(f"embed.js is expected to hold {hole!r} once")
    games = json.dumps({row["name"]: attributes(row) for row in site_games.known()}, ensure_ascii=False)
    return script.replace(NO_WORDS, f"const WORDS = {said};").replace(NO_GAMES, f"const GAMES = {games};")


def attributes(row: dict[str, Any]) -> dict[str, Any]:
    """Return a game for embed.js: titles, poster, and the options that are attributes, each whether it is a number."""
    choices = [option for option in row["options"] if not isinstance(option["values"][0], bool)]
    numbers = {option["name"]: isinstance(option["default"], int) for option in choices}
    titles = {lang: title for lang, (title, _) in row["titles"].items()}
    return {"titles": titles, "poster": row["poster"] or site_games.poster(FIRST_GAME), "options": numbers}


def address() -> str:
    """The site's full address with a slash at its end, from the environment; "./" where nobody has told it."""
    told = os.environ.get("ADDRESS", "")
    return told.rstrip("/") + "/" if told else "./"


def oembeds() -> Iterator[tuple[str, str]]:
    """Yield (name on the site, text) of the answers to how the site, and each game of it, wants to be shown.

    A static site answers by files: which one a page asks for is said by its `link`. See oEmbed 1.0, 2.3.4.4, "rich".
    """
    yield oembed_name(), oembed(site_games.NAME, "start=1")
    for name in GAMES:
        yield oembed_name(name), oembed(words(next(iter(LANGUAGES)), name)("title"), f"game={name}&start=1")


def oembed_name(game: str = "") -> str:
    """Return the name of the file that says how a game, or the site, wants to be shown."""
    return f"oembed.{game}.json" if game else "oembed.json"


def oembed(title: str, asked: str) -> str:
    """Return such an answer; `asked` are the parameters of the frame."""
    source = html.escape(address() + "embed.html?" + asked)
    frame = f'<iframe src="{source}" title="{title}" width="{WIDTH}" height="{HEIGHT}"></iframe>'
    made = {
        "version": "1.0",
        "type": "rich",
        "provider_name": site_games.NAME,
        "provider_url": address(),
        "title": title,
    }
    return json.dumps(made | {"html": frame, "width": WIDTH, "height": HEIGHT}, indent=1)


def link(game: str = "", title: str = site_games.NAME) -> str:
    """Return the element by which other sites find how a page's game, or the site, wants to be shown."""
    href = html.escape(address() + oembed_name(game))
    return f'<link rel="alternate" type="application/json+oembed" href="{href}" title="{html.escape(title)}">'


def examples(text: str) -> list[tuple[str, str]]:
    """[(title, HTML)] of the examples in docs/embedding.md."""
    return EXAMPLE.findall(text)


def shown(title: str, example: str) -> str:
    """One example: what to copy and, where it has no script of its own, its result."""
    code = f"<h2>{html.escape(title)}</h2><pre tabindex=0><code>{html.escape(example)}</code></pre>"
    alive = "<script>" not in example and "start=1" not in example
    return code + (re.sub(r"<script.*?</script>\n", "", example) if alive else "")


def page(text: str, head: str) -> str:
    """The page of examples; `head` is the content policy and what else belongs to every page."""
    sections = "".join(shown(title, example) for title, example in examples(text))
    script = '<link rel="icon" href="web/icons/icon.svg"><script src="embed.js" async></script>'
    title = f"{site_games.NAME} on your page"
    top = f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">{head}<title>{title}</title>'
    body = f"<main><h1>{title}</h1>{sections}</main>"
    return f"{top}<style>{STYLE}</style>{script}</head><body>{body}</body></html>\n"
