"""The settings, beside those of the menu; and the sheet of keys."""

from page.catalog.settings import PREFERENCES
from page.kit.controls import acts
from page.kit.html import esc, tag
from page.kit.window import closing, leaving, part, window
from page.setup.rows import switch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words

SWITCHES = ("confirm", "sure", "unseen", "deduced", "count", "digest", "voices")
VOLUMES = ("off", "low", "middle", "full")
SIZES = ("smaller", "normal", "larger", "largest")
MOTIONS = ("auto", "full", "less")
KEYS = (
    ("move", "← ↑ ↓ →"), ("choose", "space 1 … 9"), ("confirm", "enter"), ("pass", "P"), ("undo", "U"), ("skip", "S"),
    ("hint", "H"), ("zoom", "Z"), ("log", "L"), ("menu", "M"), ("rules", "R"), ("settings", "O"), ("full", "F"),
    ("help", "?"),
    ("escape", "escape"),
)  # fmt: skip
"""The actions of keys, and the keys; those in small letters have names in every language."""
NAMED = ("space", "enter", "escape")


def preference(name: str, ui: "Ui", t: "Words") -> str:
    """Return the switch of a preference, with a line on what it does."""
    on = bool(ui.preferences.get(name, PREFERENCES[name][0]))
    change = name + ":" + ("false" if on else "true")
    title, text = t("prefer-" + name), t("prefer-" + name + ".help")
    return switch("prefer-" + name, title, text, on, [("data-act", "prefer"), ("data-value", change)])


def degrees(name: str, title: str, words: "Sequence[tuple[str, str]]", ui: "Ui") -> str:
    """Return a preference of which there is more or less; `words` are its values and what they are called."""
    now = name + ":" + str(ui.preferences.get(name, PREFERENCES[name][0]))
    return part(title, acts(title, "prefer", now, [(name + ":" + value, said) for value, said in words]))


def settings(frame: "Frame | None", ui: "Ui", t: "Words") -> str:
    """Return the settings."""
    offered = [name for name in SWITCHES if t.has("prefer-" + name)] + (["awake"] if ui.able.get("awake") else [])
    switches = "".join([preference(name, ui, t) for name in offered])
    body = tag("div", [("class", "switches")], switches)
    body += degrees("size", t("prefer-size"), [(name, t("size-" + name)) for name in SIZES], ui)
    body += degrees("motion", t("prefer-motion"), [(name, t("motion-" + name)) for name in MOTIONS], ui)
    if ui.able.get("sound"):
        body += degrees("sound", t("prefer-sound"), [(name, t("sound-" + name)) for name in VOLUMES], ui)
    return window(t("act-settings"), body + tag("div", [("class", "btns")], leaving(frame, t)), t, "menuw settingsw")


def key(name: str, caps: str, t: "Words") -> str:
    """Return keys and what they do."""
    shown = [t("key-" + cap) if cap in NAMED else cap for cap in caps.split()]
    sign = tag("dt", [], "".join([tag("kbd", [], esc(cap)) for cap in shown]))
    return tag("div", [], sign + tag("dd", [], esc(t("keys-" + name))))


def keys(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the sheet of keys."""
    listed = tag("dl", [("class", "keysheet")], "".join([key(name, caps, t) for name, caps in KEYS]))
    return window(t("act-help"), listed + tag("div", [("class", "btns")], closing(t)), t, "keysw")
