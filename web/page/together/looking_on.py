"""People who look on, drawn: at the host's with the way to invite them, at a guest's who they are. Pure."""

from page.kit.html import HIDDEN, button, esc, tag
from sanjuan.words.telling import join

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from page.state import Ui
    from sanjuan.words.words import Words


def names(called: "Iterable[str]", t: "Words") -> "list[str]":
    """Return the names of people who look on, and `somebody` for those without a name."""
    return [name or t("together-somebody") for name in called]


def at_host(ui: "Ui", t: "Words", shown: str) -> str:
    """Return who looks on and the way to invite somebody to that, where it is allowed; `shown` is the invitation."""
    together = ui.together
    if not together["allows"]["watch"]:
        return ""
    sign, rows = tag("i", [("class", "sign on"), HIDDEN]), ""
    for name in names([one["name"] for one in together["watchers"]], t):
        said = tag("b", [], esc(name)) + tag("small", [], esc(t("together-looks-on")))
        rows += tag("li", [], sign + tag("span", [], said))
    ask = button(t("act-invite"), [("data-act", "invite-watch"), ("id", "invite-watch")])
    said = tag("span", [], tag("small", [], esc(t("together-watch-text"))))
    rows += tag("li", [("id", "gallery")], said + tag("div", [("class", "btns")], ask) + shown)
    return tag("ul", [("class", "guests watchers")], rows)


def line(ui: "Ui", t: "Words") -> str:
    """Return who looks on in a sentence, at a guest's; "" for nobody."""
    together, others = ui.together, names(ui.together["watching"], t)
    if not others and not together["watches"]:
        return ""
    said = (
        t("together-you-watch") if together["watches"] else t("together-watching", n=len(others), who=join(others, t))
    )
    return tag("p", [("class", "remark"), ("id", "watching")], esc(said))
