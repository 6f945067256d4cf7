"""Parts of the page that no first decision needs, each with modules and words of its own: `web/page/NAME/part.py`.

`lazy` brings them when they are first asked for; what is drawn only after that takes them from here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

READY: "list[str]" = []
"""Names of the parts whose modules and words are loaded."""


def brought(name: str) -> "Any":
    """Return the module of a part that has been brought."""
    return __import__("page." + name + ".part", None, None, ("part",))
