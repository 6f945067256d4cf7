"""The page of the rules in each language: the chapters of rules.ftl and the engine's figures, as plain HTML.

It is a page of its own, and what the game shows beside the table when somebody wants the rules: nothing of it is
fetched before.
"""

import shell  # it puts the places of our modules on the path
from draw_parts import esc
from draw_rules import EDITIONS, rules

from sanjuan.games.san_juan import rulebook
from sanjuan.terminal.bundles import words

STYLE = "web/later/rules.css"
SCRIPT = "web/later/rules.js"


def book():
    """What the engine tells: figures, cards by edition, and the order in which all comes."""
    cards = [rulebook.cards(edition) for edition in EDITIONS]
    names = list(dict.fromkeys(name for edition in cards for name in edition))
    rank = {kind: number for number, kind in enumerate(rulebook.KINDS)}
    either = cards[0] | cards[1]
    names.sort(key=lambda name: (rank[either[name]["kind"]], either[name]["cost"]))
    return {
        "figures": rulebook.figures(), "cards": cards, "names": names, "chapters": rulebook.CHAPTERS,
        "kinds": rulebook.KINDS, "roles": rulebook.ROLES, "events": tuple(rulebook.EVENTS),
        "goods": rulebook.GOODS, "tiles": rulebook.PRICE_TILES,
    }  # fmt: skip


def page(lang):
    """The whole page in one language."""
    speakers = [words(lang, edition) for edition in EDITIONS]
    t = speakers[0]
    body = rules(book(), speakers, lang)
    head = (
        f'<meta charset="utf-8">{shell.policy("")}<meta name="viewport" content="width=device-width, initial-scale=1">'
    )
    head += f"<title>{esc(t('rules-title'))} – San Juan</title>"
    head += f'<meta name="description" content="{esc(t("rules-title.about"))}">'
    head += '<link rel="icon" href="web/icons/icon.svg" type="image/svg+xml">'
    head += f'<link rel="stylesheet" href="{shell.STYLE}"><link rel="stylesheet" href="{STYLE}">'
    head += f'<script type="module" src="{SCRIPT}"></script>'
    return f'<!doctype html>\n<html lang="{lang}" data-theme="day"><head>{head}</head><body>{body}</body></html>\n'
