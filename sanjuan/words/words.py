"""Words of a language for message ids: the one way in which page, terminal and tests turn ids into text.

Pure and small, because the page runs it under MicroPython. What formats a message (Fluent of JavaScript or Python) is
handed in.
"""

from sanjuan.words import plain_wording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sanjuan.words.wording import Wording

READABLE = ("bot", "card", "dummy", "option", "score", "zone")
"""Families of messages whose names can be read without words, too."""
NAMES = ("", "a", "the", "full")
"""Attributes that are no more than a name."""


class Words:
    """The words of one language: `t("act-undo")`, `t("card-well.power")`, `t("fact-role", who="Ana", ...)`.

    `has(message, attribute)` says whether a text exists, `format(message, attribute, args)` makes it; the attribute is
    "" for the message itself. If the words have a variant, "<message>-<variant>" comes before "<message>". An id
    without a text is noted in `missing` and gives "⟦id⟧", or "Red fox" for "card-red_fox" and the like. `seats` are the
    names at the table if there is one, for options that are seats.
    """

    def __init__(
        self,
        has: "Callable[[str, str], bool]",
        format: "Callable[[str, str, Mapping[str, object]], str]",
        lang: str,
        variant: str = "",
        wording: "Wording" = plain_wording,
    ) -> None:
        self.lang = lang
        self.variant = variant
        self.wording = wording
        self.seats: Sequence[str] = ()
        self.missing: list[str] = []
        self._has = has
        self._format = format
        self._messages: dict[tuple[str, str], str] = {}
        self._plain: dict[tuple[str, str], str] = {}

    def apart(self) -> "Words":
        """Return the same words for another table: its names are set on them, not on these."""
        return Words(self._has, self._format, self.lang, self.variant, self.wording)

    def grow(self) -> None:
        """Look again for texts that were missing: more may be loaded by now."""
        for key in [key for key, message in self._messages.items() if not message]:
            del self._messages[key]
            self._plain.pop(key, None)

    def __call__(self, id: str, **args: object) -> str:
        """Return the text of an id ("message" or "message.attribute") with its arguments filled in."""
        if args:
            return self._make(id, args)
        key = (id, self.variant)
        if key not in self._plain:
            self._plain[key] = self._make(id, args)
        return self._plain[key]

    def has(self, id: str) -> bool:
        """Return whether there is a text for an id."""
        return self._message(id) != ""

    def _make(self, id: str, args: "Mapping[str, object]") -> str:
        message = self._message(id)
        if not message:
            if id not in self.missing:
                self.missing.append(id)
            return without_text(id)
        return self._format(message, attribute_of(id), args)

    def _message(self, id: str) -> str:
        key = (id, self.variant)
        if key not in self._messages:
            self._messages[key] = self._find(id)
        return self._messages[key]

    def _find(self, id: str) -> str:
        base = id.split(".")[0]
        attribute = attribute_of(id)
        varied = base + "-" + self.variant
        if self.variant and self._has(varied, attribute):
            return varied
        return base if self._has(base, attribute) else ""


def attribute_of(id: str) -> str:
    """Return the attribute an id names: "power" of "card-well.power", "" of "card-well"."""
    return id.split(".")[1] if "." in id else ""


def without_text(id: str) -> str:
    """Return the stand-in for an id without a text: the name in it if there is one, else "⟦id⟧"."""
    parts = id.split(".")[0].split("-")
    if len(parts) > 1 and parts[0] in READABLE and attribute_of(id) in NAMES:
        return plain_wording.readable(parts[-1])
    return "⟦" + id + "⟧"
