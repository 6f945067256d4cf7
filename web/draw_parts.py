"""Small parts that every drawing uses: escaping, attributes, pictures, icons, buttons. Text in, HTML text out.

Like all draw modules it runs on MicroPython in the page and on CPython in the tests, and touches no document.
"""

ART = "./web/art/"
SPRITE = "./web/art/sprite.svg"
FACES = ("me", "ines", "mateo", "rosalia")
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


def esc(text):
    """Return text safe inside elements and double-quoted attributes."""
    text = str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def attrs(pairs):
    """Return HTML attributes from (name, value) pairs: None and False are left out, True stands alone."""
    out = ""
    for name, value in pairs:
        if value is True:
            out += " " + name
        elif value is not None and value is not False:
            out += " " + name + '="' + esc(value) + '"'
    return out


def tag(name, pairs, inner=""):
    """Return one element; `inner` is HTML."""
    return "<" + name + attrs(pairs) + ">" + inner + "</" + name + ">"


def picture(name, css, alt=""):
    """Return a picture of web/art, by its name there."""
    return "<img" + attrs([("class", css), ("src", ART + name + ".webp"), ("alt", alt), ("draggable", "false")]) + ">"


def icon(name, css="ic"):
    """Return an icon of the sprite in the colour of the text."""
    return '<svg class="' + css + '" aria-hidden="true"><use href="' + SPRITE + "#i-" + name + '"></use></svg>'


def seal(value, css="score", label=""):
    """Return points in the sun seal."""
    sun = '<svg aria-hidden="true"><use href="' + SPRITE + '#seal"></use></svg>'
    role = "img" if label else None
    return tag("span", [("class", css), ("role", role), ("aria-label", label or None)], sun + tag("b", [], esc(value)))


def token(good, css="tok", label=""):
    """Return the wooden token of a good."""
    return picture("tok-" + good, css, label)


def face(ui, seat, css="por"):
    """Return the portrait of a seat."""
    faces = ui.get("faces") or FACES
    return picture("p-" + faces[seat % len(faces)], css)


def button(label, pairs, css="btn"):
    """Return a button; `label` is text, `pairs` its further attributes."""
    return tag("button", [("type", "button"), ("class", css)] + pairs, esc(label))


def choice(label, group, on, pairs):
    """Return one button of a group of alternatives (see `segment`)."""
    return tag(
        "button", [("type", "button"), ("aria-pressed", "true" if on else "false"), ("id", group)] + pairs, esc(label)
    )


def segment(label, buttons):
    """Return alternatives side by side, of which one is pressed; `buttons` come from `choice`."""
    return tag("span", [("class", "seg"), ("role", "group"), ("aria-label", label)], "".join(buttons))


def yes_no(flag):
    """Return a truth as Fluent selects on it."""
    return "yes" if flag else "no"
