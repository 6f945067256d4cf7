"""The lobby of a table with people elsewhere: whole, legible and within reach in every window and language."""

import pytest

from drawn import PUT
from page.state import Ui
from page.together.draw import lobby
from page.together.draw_host import READY
from page.together.seating import TAB, table
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from sizes import SCALED, lists, ready

LINK = "https://example.org/tables/#join=" + "AQFzBFA2WVMYWUJzSjg3SE1MN25sMUNlVEVrZmF6ZlhNx9WFcwG6" * 3
CODE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/%3E"
GAME = next(iter(GAMES))
AWAITED = [
    {"seat": 1, "here": False, "name": "", "code": LINK, "picture": CODE},
    {"seat": 2, "here": False, "name": "", "code": "", "picture": ""},
    {"seat": 3, "here": True, "name": "Maximiliane", "code": "", "picture": ""},
]
PEOPLE = [{"name": name, "who": "human", "bot": ""} for name in ("Ana", "Maximiliane", "")]
KEPT = [
    {"seat": 1, "here": False, "name": "Maximiliane", "code": LINK, "picture": CODE, "kept": True, "back": False},
    {"seat": 2, "here": False, "name": "Ana", "code": "", "picture": "", "kept": True, "back": True},
]
WORD = {"word": "tranquil-fountain-8888", "word_link": "https://example.org/join.html#join=tranquil-fountain-8888"}
TABLES = [{"word": "autumn-fountain-8888", "game": name, "free": 7} for name in GAMES]
STATES = {
    "word": table(True) | WORD | {"chairs": AWAITED[1:], "word_picture": CODE},
    "no relay": table(True) | WORD | {"chairs": AWAITED[1:], "word_picture": CODE, "word_away": True},
    "asked": table(False) | {"asks": True, "tables": TABLES, "wrong": "together-no_word"},
    "by word": table(False) | WORD | {"up": True, "seat": 1, "game": GAME, "players": PEOPLE},
    "looking": table(False) | WORD | {"wrong": "together-unknown"},
    "camera": table(True) | {"chairs": AWAITED, "camera": READY},
    "host": table(True) | {"chairs": AWAITED},
    "wrong": table(True) | {"chairs": AWAITED[1:], "wrong": "together-unreached"},
    "kept": table(True) | {"chairs": KEPT},
    "another tab": table(False) | WORD | {"wrong": TAB, "seat": 1, "game": GAME, "players": PEOPLE},
    "guest": table(False) | {"reply": LINK, "picture": CODE},
    "seated": table(False) | {"up": True, "seat": 1, "game": GAME, "players": PEOPLE},
}
SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900)]


def drawn(state, lang):
    """Return the HTML of the lobby in a state."""
    return lobby(Ui(together=STATES[state], setup={"game": GAME}, lang=lang), words(lang, GAME))


@pytest.mark.sample(2)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_lobby_is_whole_in_every_window(drawings, dist, width, height):
    page = drawings(viewport={"width": width, "height": height})
    ready(page)
    page.add_style_tag(content=(dist / "web" / "lazy" / "together.css").read_text("utf-8"))
    for scale in ("normal", "largest"):
        zoom = page.evaluate(SCALED, scale)
        found = {}
        for state in STATES:
            for lang in LANGUAGES:
                page.evaluate(PUT, [drawn(state, lang), lang, "day", "", GAME])
                found[f"{state} {lang} {scale}"] = page.evaluate(
                    "options => faults(options)", {"touch": width < 1000, "lists": lists(height / zoom)}
                )
        assert {name: faults for name, faults in found.items() if faults} == {}
