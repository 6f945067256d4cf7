"""The report's figures and names in the words of a language."""

from collections.abc import Mapping
from typing import Any

from sanjuan.words.words import Words

YES = {True: "yes", False: "no"}


class Wording:
    """A language's words, shares and names of options and things."""

    def __init__(self, t: Words) -> None:
        self.t = t

    def percent(self, share: float) -> str:
        """Return a share as "66.7 %", whole ones without a decimal."""
        return self.t("lab-percent", share=float(f"{100 * share:.1f}"))

    def interval(self, low: float, high: float) -> str:
        """Return an interval of shares: "61.2 % to 71.9 %"."""
        return self.t("lab-interval", low=self.percent(low), high=self.percent(high))

    def option(self, name: str, value: Any) -> str:
        """Return an option with its value: "Edition: First"."""
        named = f"option-{name}"
        title = self.t(named) if self.t.has(named) else name
        return self.t("lab-option", name=title, value=self._value(name, value))

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.t(f"lab-{YES[value]}")
        named = f"option-{name}-{value}"
        return self.t(named) if self.t.has(named) else str(value)

    def options(self, options: Mapping[str, Any]) -> str:
        """Return a set of options; the empty one is the game as it comes."""
        if not options:
            return self.t("lab-standard")
        return ", ".join(self.option(name, value) for name, value in options.items())

    def owned(self, name: str) -> str:
        """Return the name of a thing that can be owned."""
        return self.t(f"card-{name}") if self.t.has(f"card-{name}") else name
