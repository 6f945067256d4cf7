"""Small parts that every drawing uses: escaping, attributes, pictures, icons, buttons. Text in, HTML text out.

Like all draw modules it runs on MicroPython in the page and on CPython in the tests, and touches no document.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from page.state import Ui
    from page.types import Pair, Pairs
    from sanjuan.words.words import Words

ART = "./web/art/"
FOLDER, NIGHT = "/art/", "/art/night/"
"""The folder of the pictures by day, and that of those by night."""
SCENE = "scene "
"""The first class of a picture that is drawn by night too."""
SPRITE = "./web/art/sprite.svg"
MOST_KEPT = 1000
"""The number of texts and cards whose HTML is cached."""
_escaped: "dict[str, str]" = {}

HIDDEN = ("aria-hidden", "true")
"""The attribute of what is only for the eye: words beside it say the same."""
RADIO = "radiogroup"
"""The role of alternatives that the browser keeps."""


def esc(text: object) -> str:
    """Return text safe inside elements and double-quoted attributes."""
    text = text if isinstance(text, str) else str(text)
    if text not in _escaped:
        if len(_escaped) > MOST_KEPT:
            _escaped.clear()
        _escaped[text] = _esc(text)
    return _escaped[text]


def _esc(text: str) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def attrs(pairs: "Iterable[Pair]") -> str:
    """Return HTML attributes from (name, value) pairs: None and False are left out, True gives the bare name."""
    out = []
    for name, value in pairs:
        if value is True:
            out.append(" " + name)
        elif value is not None and value is not False:
            out.append(f' {name}="{esc(value)}"')
    return "".join(out)


def tag(name: str, pairs: "Iterable[Pair]", inner: str = "") -> str:
    """Return one element; `inner` is HTML."""
    return f"<{name}{attrs(pairs)}>{inner}</{name}>"


def said(words: str) -> str:
    """Return words for screen readers; the picture that they replace must be hidden from them."""
    return tag("span", [("class", "sr")], esc(words))


def picture(name: str, css: str, alt: str = "", folder: str = ART) -> str:
    """Return a picture of web/art, or of a table's folder, by its name there."""
    return (
        "<img" + attrs([("class", css), ("src", folder + name + ".webp"), ("alt", alt), ("draggable", "false")]) + ">"
    )


def scene(name: str, css: str, folder: str = ART) -> str:
    """Return a picture that there is by night as well, see `lit`."""
    return picture(name, SCENE + css, "", folder)


def lit(html: str, theme: str) -> str:
    """Return HTML with the pictures of the time of day; `theme` is "day" or "night"."""
    if theme != "night":
        return html
    parts = html.split('<img class="' + SCENE)
    return parts[0] + "".join(['<img class="' + SCENE + part.replace(FOLDER, NIGHT, 1) for part in parts[1:]])


def icon(name: str, css: str = "ic") -> str:
    """Return an icon of the sprite in the colour of the text."""
    return '<svg class="' + css + '" aria-hidden="true"><use href="' + SPRITE + "#i-" + name + '"></use></svg>'


def seal(value: object, css: str = "score", label: str = "", hidden: bool = False) -> str:
    """Return points in the sun seal; `hidden` if words beside it say them."""
    sun = '<svg aria-hidden="true"><use href="' + SPRITE + '#seal"></use></svg>'
    pairs = [("role", "img"), ("aria-label", label)] if label else []
    return tag("span", [("class", css)] + ([HIDDEN] if hidden else pairs), sun + tag("b", [], esc(value)))


DUMMY = "dummy"
"""The face of a dummy, which only owns and scores."""


def portrait(face: str, css: str = "por") -> str:
    """Return a face; one that sits at the table for a second time is turned round."""
    if face == DUMMY:
        return tag("span", [("class", css + " dummy"), HIDDEN], icon("r"))
    name, _, twin = face.partition(".")
    return picture("p-" + name, css + " twin" + twin if twin else css)


def face(ui: "Ui", seat: int, css: str = "por") -> str:
    """Return the portrait of a seat."""
    return portrait(ui.faces[seat], css)


def pips(strength: int, most: int, t: "Words | None" = None) -> str:
    """Return a strength as filled signs among empty ones; named only with `t`, if nothing else says it."""
    signs = '<i class="on"></i>' * strength + "<i></i>" * (most - strength)
    named = [("role", "img"), ("aria-label", t("label-strength", n=strength, of=most))] if t else []
    return tag("span", [("class", "might")] + named, signs)


def button(label: str, pairs: "Pairs", css: str = "btn") -> str:
    """Return a button; `label` is text, `pairs` its further attributes."""
    return tag("button", [("type", "button"), ("class", css)] + pairs, esc(label))


def choice(label: str, group: str, on: bool, pairs: "Pairs") -> str:
    """Return one button of a group of alternatives (see `segment`)."""
    return tag(
        "button", [("type", "button"), ("aria-pressed", "true" if on else "false"), ("id", group)] + pairs, esc(label)
    )


def segment(label: str, buttons: "Iterable[str]", css: str = "seg", role: str = "group") -> str:
    """Return alternatives side by side, of which one is pressed; `buttons` come from `choice`."""
    return tag("span", [("class", css), ("role", role), ("aria-label", label)], "".join(buttons))


def yes_no(flag: object) -> str:
    """Return a truth as Fluent selects on it."""
    return "yes" if flag else "no"
