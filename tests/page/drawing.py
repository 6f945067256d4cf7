"""Help for the tests of the drawings: states to draw, and the drawn HTML read back as elements."""

import json
import re
from functools import cache
from html import unescape
from pathlib import Path

from page.screen import layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import wording_of, words

FRAMES = Path(__file__).parent / "frames"
NAMES = sorted(file.stem for file in FRAMES.glob("*.json"))
FIRST = next(iter(GAMES))
"""The game of a set-up that names none."""
VOID = {"img", "input", "br", "hr"}
TOKEN = re.compile(r"""</([a-z][\w-]*)>|<([a-zA-Z][\w-]*)|([^<]+)|<!--.*?-->""", re.DOTALL)
ATTRIBUTE = re.compile(r"""\s+([^\s=>"'/<]+)(?:="([^"<]*)")?|\s*(/?)>""")
"""HTML as the page writes it: double quotes around values, no bare "<" in a text. Python's own parser takes twice as
long, as it reads what is wrong as well."""


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
    """Return the variant of the words for a table or a set-up."""
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


class Elements:
    """The elements of a text, each {"tag", "attrs", "text"}; raises AssertionError when they are not well nested.

    `outermost` is how many lie in no other; the text of an input is that of its label.
    """

    def __init__(self, html: str) -> None:
        self.all: list[dict] = []
        self.open: list[tuple[dict, int]] = []
        self.said: list[str] = []
        self.outermost = 0
        at = 0
        while at < len(html):
            token = TOKEN.match(html, at)
            assert token, f"neither text nor tag: {html[at : at + 80]}"
            end, tag, text = token.groups()
            at = self._begin(tag.lower(), html, token.end()) if tag else token.end()
            if text:
                self.said.append(unescape(text) if "&" in text else text)
            elif end:
                self._end(end)
        assert not self.open, f"not closed: {[element['tag'] for element, _ in self.open]}"

    def _begin(self, tag: str, html: str, at: int) -> int:
        """Take an element in, whose attributes begin at a place; returns where its tag ends."""
        attrs: dict = {}
        self.outermost += not self.open
        self.all.append({"tag": tag, "attrs": attrs, "text": ""})
        while True:
            found = ATTRIBUTE.match(html, at)
            assert found, f"no attribute: {html[at : at + 80]}"
            name, value, closed = found.groups()
            at = found.end()
            if name is None:
                if tag not in VOID and not closed:
                    self.open.append((self.all[-1], len(self.said)))
                return at
            assert name.lower() not in attrs, f"{name} twice in <{tag}>"
            attrs[name.lower()] = unescape(value) if value and "&" in value else value

    def _end(self, tag: str) -> None:
        element, before = self.open.pop() if self.open else ({"tag": ""}, 0)
        assert element["tag"] == tag, f"</{tag}> closes <{element['tag']}>"
        element["text"] = "".join(self.said[before:])
        if tag == "label":
            inside = self.all[next(at for at, one in enumerate(self.all) if one is element) :]
            for field in [one for one in inside if one["tag"] == "input"]:
                field["text"] = element["text"]

    def having(self, attribute: str, value: str | None = None) -> list[dict]:
        """Return the elements with an attribute (of this value, if one is given)."""
        found = [element for element in self.all if attribute in element["attrs"]]
        return [element for element in found if value is None or element["attrs"][attribute] == value]


@cache
def told(name: str):
    """Return the words in which `pieces` draws a state: they know what was missing."""
    return speak(load(name))


@cache
def pieces(name: str) -> list[str]:
    """Return the parts of the page in a state, in English; drawn once for all tests, so nobody changes them."""
    state = load(name)
    return layout.pieces(state["frame"], Ui(**state["ui"] | {"lang": "en", "theme": "day"}), told(name))


@cache
def as_kept(name: str) -> Elements:
    """Return the elements of a state in English, read once for all tests, so nobody changes them."""
    return Elements("".join(pieces(name)))
