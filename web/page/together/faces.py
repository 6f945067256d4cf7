"""Faces to be sent to the others: flat, the light from the upper left, one side in shadow."""


def face(parts: str) -> str:
    """Return a face with these parts of it."""
    head = '<circle cx="20" cy="20" r="17" fill="#f6c453"/><path d="M20 3a17 17 0 0 1 0 34z" fill="#e0a02f"/>'
    return '<svg class="smile" viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">' + head + parts + "</svg>"


INK = 'fill="none" stroke="#3a2c1a" stroke-width="2.6" stroke-linecap="round"'
EYES = '<circle cx="14" cy="16" r="2.3" fill="#3a2c1a"/><circle cx="26" cy="16" r="2.3" fill="#3a2c1a"/>'
FACES = (
    face(EYES + "<path " + INK + ' d="M12 24q8 8 16 0"/>'),
    face("<path " + INK + ' d="M11 17l5-3M29 17l-5-3"/><path fill="#3a2c1a" d="M11 22h18q-2 10-9 10t-9-10z"/>'),
    face(EYES + '<ellipse cx="20" cy="27" rx="4" ry="5" fill="#3a2c1a"/>'),
    face(EYES + "<path " + INK + ' d="M13 29q7-7 14 0"/>'),
)
"""A smile, laughter, surprise, sorrow."""
