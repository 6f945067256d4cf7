"""The first painting, before Python runs: home and the set-up of every game, as a first visitor sees them.

All of it is drawn by the very functions that the page draws it with; `web/first_screen/form.js` puts it together.
"""

from collections.abc import Iterable

from page.catalog import games, settings
from page.setup import chairs
from page.setup import form as draw_setup
from page.setup.home import home as draw_home
from page.state import Ui
from page.types import Game
from sanjuan.words.bundles import words
from sanjuan.words.words import Words


def state(lang: str, game: Game, **more: object) -> Ui:
    """The page's state at a first visit."""
    return Ui(lang=lang, setup=settings.new_setup(game), bots=games.characters(game), engine_ready=False, **more)


def speaker(lang: str, game: Game) -> Words:
    """The words for a game's form, in the variant of its usual table."""
    t = words(lang, game["name"])
    t.variant = t.wording.variant(settings.options(settings.new_setup(game)))
    return t


def form(lang: str, game: Game) -> str:
    """The form of a game in one language."""
    html: str = draw_setup.setup(state(lang, game), speaker(lang, game))
    return html


def parts(lang: str, game: Game) -> str:
    """Return what the chairs of a game show with everybody on them who may sit there."""
    html: str = chairs.parts(games.characters(game), speaker(lang, game))
    return html


def home(lang: str, site: str) -> str:
    """All games in one language."""
    html: str = draw_home(state(lang, games.usual(), home=True, site=site), words(lang))
    return html


def templates(langs: Iterable[str], site: str) -> dict[str, str]:
    """All that may have to be painted first, by the id of its template.

    The forms of a game are side by side: gzip finds what they have in common within 32 kB only.
    """
    langs, rows = list(langs), games.rows()
    made = {f"home-{lang}": home(lang, site) for lang in langs}
    made |= {f"parts-{lang}-{game['name']}": parts(lang, game) for game in rows for lang in langs}
    return made | {f"shell-{lang}-{game['name']}": form(lang, game) for game in rows for lang in langs}
