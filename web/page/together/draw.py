"""The lobby, and the window of a running table: who is there, who is awaited, invitations and the way back. Pure."""

from page.catalog import games, people
from page.kit.html import button, esc, portrait, tag
from page.kit.window import closing
from page.kit.window import window as plate
from page.together import draw_host, looking_on
from page.together.links import field, sent
from page.together.seating import TAB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def lobby(ui: "Ui", t: "Words") -> str:
    """Return the page while people are awaited."""
    together, asks = ui.together, ui.together["asks"]
    title = t("together-title" if together["host"] else "together-join-title" if asks else "together-guest-title")
    head = tag("header", [("class", "su-top")], tag("h2", [], esc(title)))
    body = tag("div", [("class", "su-form")], inner(ui, t))
    leave = button(t("act-home"), [("data-act", "home"), ("id", "lobby-home")], "btn ghosty")
    foot = tag(
        "footer", [("class", "su-go")], tag("div", [("class", "facts"), ("role", "status")], status(ui, t)) + leave
    )
    main = tag("section", [("class", "su-main"), ("aria-label", title)], head + body + foot)
    return tag("main", [("class", "su setupv togetherv"), ("id", "lobby")], tag("div", [("class", "su-sheet")], main))


def window(frame: "Frame | None", ui: "Ui", t: "Words") -> str:
    """Return the window over a running table."""
    if not ui.together["host"]:
        body = tag("p", [("class", "remark")], esc(t(ui.together["wrong"]))) + tag("div", [("class", "btns")], here(t))
        return plate(t("together-tab-title"), body, t, "togetherw")
    body = inner(ui, t) + tag("div", [("class", "btns")], closing(t))
    return plate(t("together-title"), body, t, "togetherw")


def here(t: "Words") -> str:
    """Return the button that takes the own chair from another tab to this one."""
    return button(t("act-play-here"), [("data-act", "play-here"), ("id", "play-here")], "btn go")


def status(ui: "Ui", t: "Words") -> str:
    """Return in a sentence what is waited for, or what went wrong."""
    together = ui.together
    if together["wrong"]:
        return tag("b", [("class", "why"), ("role", "alert")], esc(t(together["wrong"])))
    if together["stage"] == "playing":
        return ""
    awaited = len([chair for chair in together["chairs"] if not chair["here"] and not chair.get("kept")])
    if together["host"]:
        return esc(t("together-awaited", n=awaited))
    if together["asks"]:
        return ""
    awaits = "together-reaching" if together["word"] else "together-send"
    return esc(t("together-connected" if together["up"] else awaits))


def inner(ui: "Ui", t: "Words") -> str:
    """Return the chairs with their invitations at the host's, the reply at a guest's."""
    together = ui.together
    if together["asks"]:
        return draw_host.asked(together, t)
    if together["host"]:
        return draw_host.chairs(ui, t)
    return (
        table_line(ui, t)
        + (tag("div", [("class", "btns")], here(t)) if together["wrong"] == TAB else "")
        + (reply(together, t) if together["reply"] and not together["up"] else "")
        + called(together, t)
    )


def table_line(ui: "Ui", t: "Words") -> str:
    """Return at a guest's which game is played, and by whom."""
    together = ui.together
    if not together["players"] and together["word"]:
        return tag("p", [("class", "lead word")], esc(together["word"]))
    about = together["game"] or together["about"]
    title = tag("p", [("class", "lead")], esc(games.title(games.of(about), t.lang)[0])) if about else ""
    if not together["players"]:
        return title + tag("p", [("class", "lead")], esc(t("together-guest-text")))
    bots = games.characters(games.of(about))
    names = people.names(together["players"], bots, t)
    faces, host = people.faces(together["players"], bots), people.hosts(together["players"])
    listed = "".join([seated(faces[seat], names[seat], seat == host, t) for seat in range(len(faces))])
    return title + tag("ul", [("class", "guests here")], listed) + looking_on.line(ui, t)


def seated(face: str, name: str, host: bool, t: "Words") -> str:
    """Return somebody at the table of a guest: the host is who has invited."""
    small = tag("small", [], esc(t("together-invites"))) if host else ""
    return tag("li", [], portrait(face, "por") + tag("span", [], tag("b", [], esc(name)) + small))


def reply(together: "dict[str, Any]", t: "Words") -> str:
    """Return the link that goes back to the host, and the field for the guest's name."""
    link = together["reply"]
    made = tag("a", [("data-reply", link), ("href", link), ("id", "reply-link")], esc(link))
    name = field("called", "together-name", t, [("maxlength", "40"), ("autocomplete", "nickname")])
    return name + sent(made, link, together["picture"], t("together-send-reply"), "copy-reply", t)


def called(together: "dict[str, Any]", t: "Words") -> str:
    """Return the field for the own name, at a table that is reached by its word."""
    if not together["word"] or not together["up"] or together["wrong"] or together["stage"] == "playing":
        return ""
    name = field("called", "together-name", t, [("maxlength", "40"), ("autocomplete", "nickname")])
    go = button(t("act-call"), [("data-act", "call"), ("id", "call")], "btn go")
    return tag("div", [("class", "backway")], name + go)
