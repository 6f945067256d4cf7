"""The lobby, and the window of a running table: who is there, who is awaited, invitations and the way back. Pure."""

from page.catalog import games, people
from page.kit.html import HIDDEN, attrs, button, esc, portrait, tag
from page.kit.window import closing
from page.kit.window import window as plate
from page.together import looking_on
from page.together.allowing import switches
from page.together.seating import TAB, persons
from page.together.waiting import minutes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Frame, Pairs
    from sanjuan.words.words import Words

CAMERA, READY, SCANS = "camera", "ready", "scans"
"""The id of the picture of the camera; the states of a camera that there is."""


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
        return asked(together, t)
    if not together["host"]:
        return (
            table_line(ui, t)
            + (tag("div", [("class", "btns")], here(t)) if together["wrong"] == TAB else "")
            + (reply(together, t) if together["reply"] and not together["up"] else "")
            + called(together, t)
        )
    made = "".join([chair(one, ui, t) for one in together["chairs"]])
    honest = tag("p", [("class", "honest")], esc(t("together-honest")))
    chairs = tag("ul", [("class", "guests")], made)
    one = together["gallery"]
    others = looking_on.at_host(ui, t, invitation(one, t) if one["code"] else "")
    return by_word(together, t) + chairs + way_back(together, t) + switches(ui, t) + others + honest


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


def chair(one: "dict[str, Any]", ui: "Ui", t: "Words") -> str:
    """Return the chair of somebody elsewhere: whether the person is there, and the invitation."""
    seat, here, plays = str(one["seat"]), one["here"], ui.together["stage"] == "playing"
    players = persons(ui.together["players"])
    called = people.names(players, ui.bots, t)[one["seat"]] if players else t("name-player", n=one["seat"] + 1)
    name = one["name"] or called
    there = here or one.get("back")
    sign = tag("i", [("class", "sign on" if there else "sign"), HIDDEN])
    face = portrait(people.faces(players, ui.bots)[one["seat"]], "por") if players else ""
    head = sign + face + tag("span", [], tag("b", [], esc(name)) + tag("small", [], esc(state(one, ui.together, t))))
    ways, text = "", invitation(one, t) if one["code"] and not here else ""
    if one.get("kept"):
        ways += way("give-back", seat, "btn go" if one["back"] else "btn", t)
    if not here:
        ways += way("invite", seat, "btn" if one["code"] or ui.together["word"] or one.get("kept") else "btn go", t)
    if not one.get("kept") and (not here or plays):
        ways += way("sit-in", seat, "btn ghosty", t)
    return tag("li", [("id", "guest-" + seat)], head + tag("div", [("class", "btns")], ways) + text)


def state(one: "dict[str, Any]", together: "dict[str, Any]", t: "Words") -> str:
    """Return in words how it is with the person of a chair."""
    if one.get("kept"):
        return t("together-back" if one["back"] else "together-kept")
    if one["here"] or together["stage"] != "playing":
        return t("together-here" if one["here"] else "together-waits")
    n = minutes(together["since"].get(one["seat"], together["at"]), together["at"])
    return t("together-lost-for", n=n) if n else t("together-away")


def way(act: str, seat: str, css: str, t: "Words") -> str:
    """Return a button of a chair."""
    return button(t("act-" + act), [("data-act", act), ("data-seat", seat), ("id", act + "-" + seat)], css)


def invitation(one: "dict[str, Any]", t: "Words") -> str:
    """Return the link that invites to a chair, to be sent or scanned."""
    seat, link = str(one["seat"]), one["code"]
    pairs: Pairs = [("data-invitation", seat), ("href", link), ("id", "link-" + seat), ("target", "_blank")]
    made = tag("a", pairs + [("rel", "noopener")], esc(link))
    return sent(made, link, one["picture"], t("together-send-link"), "copy-" + seat, t)


def reply(together: "dict[str, Any]", t: "Words") -> str:
    """Return the link that goes back to the host, and the field for the guest's name."""
    link = together["reply"]
    made = tag("a", [("data-reply", link), ("href", link), ("id", "reply-link")], esc(link))
    name = field("called", "together-name", t, [("maxlength", "40"), ("autocomplete", "nickname")])
    return name + sent(made, link, together["picture"], t("together-send-reply"), "copy-reply", t)


def sent(shown: str, link: str, picture: str, help: str, id: str, t: "Words") -> str:
    """Return a link with what to do with it: its QR code (none before it is drawn), its text, the way to copy it."""
    code = "<img" + attrs([("src", picture), ("alt", t("together-picture"))]) + ">" if picture else ""
    copy = button(t("act-copy-link"), [("data-act", "copy-link"), ("data-value", link), ("id", id)])
    said = tag("p", [], esc(help)) + tag("span", [("class", "code")], shown) + copy
    return tag("div", [("class", "invitation")], tag("p", [("class", "qr")], code) + tag("div", [], said))


def field(id: str, label: str, t: "Words", more: "Pairs") -> str:
    """Return a text field with its label; what is written in it is read when it is needed."""
    pairs: Pairs = [("type", "text"), ("id", id), ("data-field", id), ("spellcheck", "false")] + more
    made = tag("input", pairs)[: -len("</input>")]
    return tag("label", [("class", "written")], tag("span", [], esc(t(label))) + made)


def way_back(together: "dict[str, Any]", t: "Words") -> str:
    """Return the field for the reply of a guest, where an invitation is out."""
    if not [one for one in together["chairs"] + [together["gallery"]] if one["code"] and not one["here"]]:
        return ""
    go = button(t("act-accept"), [("data-act", "accept"), ("id", "accept")], "btn go")
    back = tag("div", [("class", "backway")], field("reply", "together-reply", t, [("autocomplete", "off")]) + go)
    return back + (camera(together["camera"] == SCANS, t) if together["camera"] else "")


def camera(scans: bool, t: "Words") -> str:
    """Return the button that reads the reply with the camera, and the camera's picture while it is on."""
    press = button(t("act-stop-scan" if scans else "act-scan"), [("data-act", "scan"), ("id", "scan")])
    pairs: Pairs = [("id", CAMERA), ("muted", ""), ("playsinline", ""), ("aria-label", t("together-camera"))]
    return tag("div", [("class", "camera")], press + (tag("video", pairs) if scans else ""))


def by_word(together: "dict[str, Any]", t: "Words") -> str:
    """Return the word by which people find the table, where there is a relay."""
    word, link = together["word"], together["word_link"]
    if not word:
        return ""
    made = tag("b", [("data-word", word), ("class", "word")], esc(word))
    help = t("together-word-away" if together["word_away"] else "together-word-host")
    shown = tag("h3", [], esc(t("together-word-title"))) + sent(
        made, link, together["word_picture"], help, "copy-word", t
    )
    return tag("section", [("class", "byword")], shown)


def called(together: "dict[str, Any]", t: "Words") -> str:
    """Return the field for the own name, at a table that is reached by its word."""
    if not together["word"] or not together["up"] or together["wrong"] or together["stage"] == "playing":
        return ""
    name = field("called", "together-name", t, [("maxlength", "40"), ("autocomplete", "nickname")])
    go = button(t("act-call"), [("data-act", "call"), ("id", "call")], "btn go")
    return tag("div", [("class", "backway")], name + go)


def asked(together: "dict[str, Any]", t: "Words") -> str:
    """Return the field for the word of a table, and the tables on the own network."""
    pairs: Pairs = [("autocomplete", "off"), ("autocapitalize", "off"), ("placeholder", "sunny-harbor-2748")]
    go = button(t("act-join"), [("data-act", "join-word"), ("id", "join-word")], "btn go")
    made = tag("div", [("class", "backway")], field("word", "together-word", t, pairs) + go)
    rows = "".join([open_table(one, t) for one in together["tables"]])
    if not rows:
        return made
    return made + tag("h3", [], esc(t("together-tables"))) + tag("ul", [("class", "guests")], rows)


def open_table(one: "dict[str, Any]", t: "Words") -> str:
    """Return an open table on the own network, with the way to it."""
    plays = one["free"] > 0
    free = t("together-free", n=one["free"]) if plays else t("together-only-watch")
    known = one["game"] in games.names()
    title = games.title(games.of(one["game"]), t.lang)[0] + ", " if known else ""
    words = tag("b", [], esc(one["word"])) + tag("small", [], esc(title + free))
    pairs: Pairs = [("data-act", "join-word"), ("data-value", one["word"]), ("id", "join-" + one["word"])]
    go = button(t("act-join" if plays else "act-watch"), pairs, "btn go" if plays else "btn")
    return tag("li", [], tag("span", [], words) + tag("div", [("class", "btns")], go))
