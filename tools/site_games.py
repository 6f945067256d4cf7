"""Facts about the site and its games for the page, before anything of the engine runs, and the name of the site."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import learn_files
from console import Stop
from page.catalog import games
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.table.game import Game
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tables import name_of

ROOT = Path(__file__).resolve().parent.parent

SITE: dict[str, Any] = tomllib.loads((ROOT / "site.toml").read_text("utf-8"))
NAME: str = SITE["name"]

RELAY = re.compile(r"(?:https://[a-z0-9.-]+|http://(?:localhost|127\.0\.0\.1))(?::[0-9]+)?/(?:[A-Za-z0-9._~-]+/)*")
"""The addresses of relays. Plain http is for trying one on the own machine: pages of https may connect to no other."""


def ice_servers(site: dict[str, Any]) -> list[dict[str, str]]:
    """Return the STUN and TURN servers that a site names, as WebRTC takes them; none is the usual.

    Errors: Stop, with the first entry that is not such a server.
    """
    servers: Any = site.get("ice", [])
    for server in servers if isinstance(servers, list) else [str(servers)]:
        keys = server if isinstance(server, dict) else {}
        words = set(keys) <= {"urls", "username", "credential"} and all(isinstance(text, str) for text in keys.values())
        if not words or not keys.get("urls", "").startswith(("stun:", "turn:", "turns:")):
            raise Stop(
                f"site.toml: {server!r} is no STUN or TURN server.", 'ice = [{ urls = "stun:stun.example.org" }]'
            )
    return list(servers)


def relay(site: dict[str, Any]) -> str:
    """Return the address of the relay that a site names; "" is the usual.

    Errors: Stop, with what is not such an address.
    """
    named: Any = site.get("relay")
    if named is None:
        return ""
    if not isinstance(named, str) or not RELAY.fullmatch(named):
        needed = "it begins with https:// (http:// for localhost only) and ends with a slash"
        raise Stop(f"site.toml: {named!r} is not the address of a relay: {needed}.", "name it as site.toml shows")
    return named


def described(game: Game) -> dict[str, Any]:
    """A game as the page knows it: what the engine says of it, its titles by language, its poster (""), its table.

    Home says how far a game has come, also of one whose words are not there: `stages` are these sentences. How strong
    the characters are comes later, see `ratings`.
    """
    speakers = {lang: words(lang, game) for lang in LANGUAGES}
    titles = {lang: [t("title"), t("title.tagline")] for lang, t in speakers.items() if t.has("title.tagline")}
    told: dict[str, Any] = {"titles": titles, "poster": poster(game.name), "table": name_of(game.name)}
    told |= {"lessons": lessons(game), "puzzles": puzzles(game)}
    stages = {lang: games.stages(t) for lang, t in speakers.items() if games.stages(t)}
    rows = describe(game) | told | {"stages": stages}
    del rows["ratings"]
    return rows


def ratings() -> str:
    """The strengths of the characters of all games, as the page fetches them when it first needs them."""
    return json.dumps({game.name: dict(game.ratings) for game in GAMES.values()}, separators=(",", ":"))


def lessons(game: Game) -> int:
    """Return how many lessons a game has."""
    folder = learn_files.folder(game)
    return len(list(folder.glob("*.toml"))) if folder else 0


def puzzles(game: Game) -> int:
    """Return how many puzzles a game has."""
    folder = learn_files.folder(game)
    return len(learn_files.puzzles(folder)) if folder else 0


def poster(name: str) -> str:
    """The name of a game's poster among the pictures, "" where it has none."""
    first = next(iter(GAMES))
    found = "poster" if name == first else f"poster-{name}"
    return found if (ROOT / "web" / "art" / f"{found}.webp").exists() else ""


def known() -> list[dict[str, Any]]:
    """All games as the page knows them; from now on the drawings of the form know them as well."""
    rows: list[Any] = [described(game) for game in GAMES.values()]
    games.know(rows)
    return rows


def script() -> str:
    """The element that lists the games for the page."""
    told = json.dumps(known(), ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="games">{told}</script>'
