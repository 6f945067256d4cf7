"""Help for the tests of the drawings: states to draw, and the drawn HTML read back as elements."""

import json
from html.parser import HTMLParser
from pathlib import Path

from page.draw import layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import wording_of, words

FRAMES = Path(__file__).parent / "frames"
NAMES = sorted(file.stem for file in FRAMES.glob("*.json"))
FIRST = next(iter(GAMES))
"""The game of a set-up that names none."""
VOID = {"img", "input", "br", "hr"}


def load(name: str) -> dict:
    """Return a state by name: {"frame", "ui"}; a file with a "base" holds changes of another one."""
    state = json.loads((FRAMES / f"{name}.json").read_text(encoding="utf-8"))
    base = load(state["base"]) if "base" in state else {"frame": None, "ui": {}}
    frame = (base["frame"] or {}) | state.get("frame", {})
    if frame:
        frame["table"] = {"variant": variant_of(frame["table"])} | frame["table"]
        frame = {"hints": GAMES[frame["table"].get("game", FIRST)].adviser is not None} | frame  # as every table of it
    return {"frame": frame or None, "ui": base["ui"] | state.get("ui", {})}


def variant_of(shown: dict) -> str:
    """Return the variant of the words that a table, or a set-up, is told in."""
    return wording_of(shown.get("game", FIRST)).variant(shown)


def game_of(state: dict) -> str:
    """Return the name of the game that a state shows."""
    return (state["frame"]["table"] if state["frame"] else state["ui"]["setup"]).get("game", FIRST)


def speak(state: dict, lang: str = "en"):
    """Return the words for a state, in the names that go with its options."""
    frame = state["frame"]
    shown = frame["table"] if frame else state["ui"]["setup"]
    return words(lang, game_of(state), variant_of(shown))


def screen(frame: dict | None, ui: dict, t) -> str:
    """Return the HTML of the whole page."""
    return "".join(layout.pieces(frame, Ui(**ui), t))


class Elements(HTMLParser):
    """The elements of a text, each {"tag", "attrs", "text"}; raises AssertionError when they are not well nested."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.all: list[dict] = []
        self.open: list[dict] = []
        self.feed(html)
        self.close()
        assert not self.open, f"not closed: {[element['tag'] for element in self.open]}"

    def handle_starttag(self, tag, attrs):
        element = {"tag": tag, "attrs": dict(attrs), "text": ""}
        assert len(element["attrs"]) == len(attrs), f"an attribute twice in <{tag} {attrs}>"
        self.all.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        assert self.open and self.open[-1]["tag"] == tag, f"</{tag}> closes {self.open[-1:]}"
        self.open.pop()

    def handle_data(self, data):
        for element in self.open:
            element["text"] += data

    def having(self, attribute: str, value: str | None = None) -> list[dict]:
        """Return the elements with an attribute (of this value, if one is given)."""
        found = [element for element in self.all if attribute in element["attrs"]]
        return [element for element in found if value is None or element["attrs"][attribute] == value]
