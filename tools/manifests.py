"""The web app's manifest in every language: its shortcuts and the titles of its pictures for who installs the game."""

import json

import site_games
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import BASE

NAME = "web/manifest.webmanifest"


def name(lang: str) -> str:
    """The manifest's file for a language; that of the first language has no more in its name."""
    return NAME if lang == BASE else NAME.replace(".", f".{lang}.")


def about(lang: str) -> str:
    """Return what search engines and installers show of the site: the titles of its games and a sentence."""
    titles = " · ".join(words(lang, game)("title") for game in GAMES.values())
    return f"{titles}. {words(lang)('manifest-description')}"


def manifest(text: str, lang: str) -> str:
    """The text of the manifest in a language; `text` is the file that holds all that is the same in every one."""
    t, made = words(lang, next(iter(GAMES))), json.loads(text)
    made |= {"name": site_games.NAME, "short_name": site_games.NAME}
    made |= {"lang": lang, "description": about(lang)}
    for way in made["shortcuts"]:
        task = way["url"].partition("?")[2]
        way |= {"name": t("manifest-" + task), "description": t("manifest-" + task + ".about")}
    for shot in made["screenshots"]:
        shot["label"] = t("manifest-" + shot["form_factor"])
    return json.dumps(made, ensure_ascii=False, indent=1)
