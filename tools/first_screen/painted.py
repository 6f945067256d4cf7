"""Tables that can be painted before the page's Python is there: some of the laid openings, drawn by the build.

What is drawn is what the page draws itself at a first visit (see `openings`), so that nothing changes when Python
takes the table over. The page finds a drawing by its place among the openings.
"""

import gzip
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import deflate

from first_screen import prerender
from page.catalog import games, settings
from page.play.after import after
from page.play.choice import Choice
from page.screen import layout
from page.state import Ui
from page.types import Frame, Game
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.words import Words

COUNT = 8
"""Drawings for a number of seats and a language: one more costs whoever fetches them 0.3 to 0.9 kB."""


def state(lang: str, game: Game, frame: Frame, t: Words) -> Ui:
    """The page's state at a first table at which nothing has been done yet."""
    ui = prerender.state(lang, game, preferences=settings.preferences(None), first=True)
    return after(ui, frame, Choice(frame["ask"], frame["proposal"]), t)


def table(lang: str, game: Game, frame: Frame) -> str:
    """A first table in a language, by day, as HTML."""
    t = words(lang, game["name"])
    ui = state(lang, game, frame, t)
    layout.address(frame, ui, t)
    return "".join(layout.pieces(frame, ui, t))


def drawings(lang: str, game: Game, laid: Mapping[str, Any]) -> list[str]:
    """The first of the laid openings of a game in a language, each as HTML."""
    frames: list[Any] = [{"cards": laid["cards"], **one["frame"]} for one in laid["openings"][:COUNT]]
    return [table(lang, game, frame) for frame in frames]


def put_into(site: Path, laid: Mapping[str, Mapping[int, list[str]]]) -> dict[str, dict[int, dict[str, list[str]]]]:
    """Write drawings of the openings that lie in `site`; return {game: {seats: {language: [file, hash]}}}."""
    known: dict[str, dict[int, dict[str, list[str]]]] = {}
    for game in games.rows():
        for seats, [name, _] in laid[game["name"]].items():
            found = json.loads(gzip.decompress((site / name).read_bytes()))
            for lang in LANGUAGES:
                made = json.dumps(drawings(lang, game, found), ensure_ascii=False, separators=(",", ":")).encode()
                file = name.removesuffix(".gz") + f".{lang}.gz"
                (site / file).write_bytes(deflate.gzip_compress(made, 12))
                files = known.setdefault(game["name"], {}).setdefault(seats, {})
                files[lang] = [file, hashlib.sha256(made).hexdigest()]
    return known
