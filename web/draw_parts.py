"""Small parts that every drawing uses: escaping, attributes, pictures, icons, buttons. Text in, HTML text out.

Like all draw modules it runs on MicroPython in the page and on CPython in the tests, and touches no document.
"""

ART = "./web/art/"
NIGHT = "./web/art/night/"
SCENE = "scene "
"""The first class of a picture that is drawn by night too."""
SPRITE = "./web/art/sprite.svg"
GOODS = ("indigo", "sugar", "tobacco", "coffee", "silver")
ROLES = ("builder", "producer", "trader", "councillor", "prospector")
PHASE_ICON = {
    "builder": "b",
    "producer": "p",
    "trader": "t",
    "councillor": "c",
    "prospector": "g",
    "round": "r",
    "role": "gov",
    "end": "e",
    "": "m",
}


MOST_KEPT = 1000
"""How many texts and cards that have been written as HTML are kept for the next time."""
_escaped = {}

HIDDEN = ("aria-hidden", "true")
"""For the eye only: what it shows is said in words beside it."""


def esc(text):
    """Return text safe inside elements and double-quoted attributes."""
    text = text if isinstance(text, str) else str(text)
    if text not in _escaped:
        if len(_escaped) > MOST_KEPT:
            _escaped.clear()
        _escaped[text] = _esc(text)
    return _escaped[text]


def _esc(text):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def attrs(pairs):
    """Return HTML attributes from (name, value) pairs: None and False are left out, True stands alone."""
    out = []
    for name, value in pairs:
        if value is True:
            out.append(" " + name)
        elif value is not None and value is not False:
            out.append(f' {name}="{esc(value)}"')
    return "".join(out)


def tag(name, pairs, inner=""):
    """Return one element; `inner` is HTML."""
    return f"<{name}{attrs(pairs)}>{inner}</{name}>"


def said(words):
    """Return words for those who hear the page; what stands beside them for the eye is to be hidden from the ear."""
    return tag("span", [("class", "sr")], esc(words))


def picture(name, css, alt=""):
    """Return a picture of web/art, by its name there."""
    return "<img" + attrs([("class", css), ("src", ART + name + ".webp"), ("alt", alt), ("draggable", "false")]) + ">"


def scene(name, css):
    """Return a picture that there is by night as well, see `lit`."""
    return picture(name, SCENE + css)


def lit(html, theme):
    """Return HTML with the pictures of the time of day; `theme` is "day" or "night"."""
    if theme != "night":
        return html
    parts = html.split('<img class="' + SCENE)
    return parts[0] + "".join(['<img class="' + SCENE + part.replace(ART, NIGHT, 1) for part in parts[1:]])


def icon(name, css="ic"):
    """Return an icon of the sprite in the colour of the text."""
    return '<svg class="' + css + '" aria-hidden="true"><use href="' + SPRITE + "#i-" + name + '"></use></svg>'


def seal(value, css="score", label="", hidden=False):
    """Return points in the sun seal; `hidden` where words beside it tell them."""
    sun = '<svg aria-hidden="true"><use href="' + SPRITE + '#seal"></use></svg>'
    pairs = [("role", "img"), ("aria-label", label)] if label else []
    return tag("span", [("class", css)] + ([HIDDEN] if hidden else pairs), sun + tag("b", [], esc(value)))


def token(good, css="tok", label=""):
    """Return the wooden token of a good."""
    return picture("tok-" + good, css, label)


def portrait(face, css="por"):
    """Return a face; one that sits at the table for a second time is turned round."""
    name, _, twin = face.partition(".")
    return picture("p-" + name, css + " twin" + twin if twin else css)


def face(ui, seat, css="por"):
    """Return the portrait of a seat."""
    return portrait(ui["faces"][seat], css)


def pips(strength, most, t=None):
    """Return a strength as filled signs among empty ones; named only with `t`, where nothing else tells it."""
    signs = '<i class="on"></i>' * strength + "<i></i>" * (most - strength)
    named = [("role", "img"), ("aria-label", t("label-strength", n=strength, of=most))] if t else []
    return tag("span", [("class", "might")] + named, signs)


def button(label, pairs, css="btn"):
    """Return a button; `label` is text, `pairs` its further attributes."""
    return tag("button", [("type", "button"), ("class", css)] + pairs, esc(label))


def choice(label, group, on, pairs):
    """Return one button of a group of alternatives (see `segment`)."""
    return tag(
        "button", [("type", "button"), ("aria-pressed", "true" if on else "false"), ("id", group)] + pairs, esc(label)
    )


def segment(label, buttons, css="seg"):
    """Return alternatives side by side, of which one is pressed; `buttons` come from `choice`."""
    return tag("span", [("class", css), ("role", "group"), ("aria-label", label)], "".join(buttons))


def yes_no(flag):
    """Return a truth as Fluent selects on it."""
    return "yes" if flag else "no"
