"""Words of a language for message ids: the one way in which page, terminal and tests turn ids into text.

Pure and small, because the page runs it under MicroPython. What formats a message (Fluent of JavaScript or Python) is
handed in.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BASE_EDITION = 1


class Words:
    """The words of one language: `t("act-undo")`, `t("card-well.power")`, `t("fact-role", who="Ana", ...)`.

    `has(message, attribute)` says whether a text exists, `format(message, attribute, args)` makes it; the attribute is
    "" for the message itself. For an edition above the first, "<message>-ed<edition>" comes before "<message>".
    An id without a text gives "⟦id⟧" and is noted in `missing`.
    """

    def __init__(
        self,
        has: "Callable[[str, str], bool]",
        format: "Callable[[str, str, Mapping[str, object]], str]",
        lang: str,
        edition: int = BASE_EDITION,
    ) -> None:
        self.lang = lang
        self.edition = edition
        self.missing: list[str] = []
        self._has = has
        self._format = format
        self._messages: dict[tuple[str, int], str] = {}
        self._plain: dict[tuple[str, int], str] = {}

    def __call__(self, id: str, **args: object) -> str:
        """Return the text of an id ("message" or "message.attribute") with its arguments filled in."""
        if args:
            return self._make(id, args)
        key = (id, self.edition)
        if key not in self._plain:
            self._plain[key] = self._make(id, args)
        return self._plain[key]

    def has(self, id: str) -> bool:
        """Say whether there is a text for an id."""
        return self._message(id) != ""

    def _make(self, id: str, args: "Mapping[str, object]") -> str:
        message = self._message(id)
        if not message:
            if id not in self.missing:
                self.missing.append(id)
            return "⟦" + id + "⟧"
        return self._format(message, attribute_of(id), args)

    def _message(self, id: str) -> str:
        key = (id, self.edition)
        if key not in self._messages:
            self._messages[key] = self._find(id)
        return self._messages[key]

    def _find(self, id: str) -> str:
        base = id.split(".")[0]
        attribute = attribute_of(id)
        variant = base + "-ed" + str(self.edition)
        if self.edition > BASE_EDITION and self._has(variant, attribute):
            return variant
        return base if self._has(base, attribute) else ""


def attribute_of(id: str) -> str:
    """Return the attribute an id names: "power" of "card-well.power", "" of "card-well"."""
    return id.split(".")[1] if "." in id else ""
