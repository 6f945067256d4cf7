"""The pages of the rules, of each game that has a rule book and in each language, as plain HTML.

A game's rule book is a module with `book()` (from the engine: figures, cards), VARIANTS (the wordings shown side
by side) and DRAWN_BY (the module that draws it: `page.rules.rulebook` draws texts and tables). Such a page works
on its own, and is what the game shows beside the table when somebody wants the rules: nothing of it is fetched before.
"""

from collections.abc import Iterator
from importlib import import_module

import embedding
import shell
from page.kit.html import esc
from page.rules.about import rules_page
from sanjuan.games import GAMES
from sanjuan.table.game import Game
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tables import name_of

STYLE = "web/lazy/rules.css"
SCRIPT = "web/lazy/rules.js"


def page(game: Game, lang: str) -> str:
    """The whole page of a game in one language."""
    speakers = [words(lang, game.name, variant) for variant in game.rulebook.VARIANTS]
    t = speakers[0]
    body: str = import_module(game.rulebook.DRAWN_BY).rules(game.rulebook.book(), speakers, game.name, lang)
    head = (
        f'<meta charset="utf-8">{shell.policy("")}<meta name="viewport" content="width=device-width, initial-scale=1">'
    )
    head += f"<title>{esc(t('rules-title'))} – {esc(t('title'))}</title>"
    head += f'<meta name="description" content="{esc(t("rules-title.about"))}">'
    head += embedding.link(game.name, t("title"))
    head += '<link rel="icon" href="web/icons/icon.svg" type="image/svg+xml">'
    for sheet in (shell.STYLE, shell.table_style(name_of(game.name)), STYLE):
        head += f'<link rel="stylesheet" href="{sheet}">'
    head += f'<script type="module" src="{SCRIPT}"></script>'
    root = f'<html lang="{lang}" data-theme="day" data-game="{game.name}">'
    return f"<!doctype html>\n{root}<head>{head}</head><body>{body}</body></html>\n"


def pages() -> Iterator[tuple[str, str]]:
    """(name on the site, text) of every page."""
    for game in GAMES.values():
        if game.rulebook:
            yield from ((rules_page(game.name, lang), page(game, lang)) for lang in LANGUAGES)
