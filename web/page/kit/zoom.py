"""A close-up: a picture and its text on a plate, the ways out of it."""

from page.kit.html import button, esc, tag
from page.kit.window import closing, veil

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from sanjuan.words.words import Words


def figures(pairs: "Iterable[tuple[str, object]]") -> str:
    """Return a list of figures with their names."""
    return tag("dl", [], "".join([tag("div", [], tag("dt", [], esc(n)) + tag("dd", [], esc(v))) for n, v in pairs]))


def ways(name: str, t: "Words") -> str:
    """Return the ways out of what is shown close up: back to the table, and to its entry in the rules."""
    rules = button(t("act-rules"), [("data-act", "rules"), ("data-rule", name), ("id", "to-rules")])
    return tag("div", [("class", "btns")], closing(t) + rules)


def close_up(title: str, shown: str, body: str) -> str:
    """Return a close-up: what is shown and the text beside it, both HTML."""
    inner = tag("div", [("class", "zoomw")], shown + tag("div", [("class", "ztext plate")], body))
    return veil(inner, title, "zoomv")
