"""Parts of the page that no first decision needs, each with modules and words of its own: `web/part_NAME.py`.

`later` brings them when they are first asked for; what is drawn only after that takes them from here.
"""

READY = []
"""Names of the parts whose modules and words are at hand."""


def brought(name):
    """Return the module of a part that has been brought."""
    return __import__("part_" + name)
