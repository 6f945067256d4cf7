"""The lobby of a host, and the field for the word of a table: nothing of it is drawn on a guest's own page. Pure."""

from page.catalog import games, people
from page.kit.html import HIDDEN, button, esc, portrait, tag
from page.together import looking_on
from page.together.allowing import switches
from page.together.links import field, sent
from page.together.seating import persons
from page.together.waiting import minutes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words

CAMERA, READY, SCANS = "camera", "ready", "scans"
"""The id of the picture of the camera; the states of a camera that there is."""


def chairs(ui: "Ui", t: "Words") -> str:
    """Return the chairs with their invitations, and what the host allows."""
    together = ui.together
    made = "".join([chair(one, ui, t) for one in together["chairs"]])
    honest = tag("p", [("class", "honest")], esc(t("together-honest")))
    listed = tag("ul", [("class", "guests")], made)
    one = together["gallery"]
    others = looking_on.at_host(ui, t, invitation(one, t) if one["code"] else "")
    return by_word(together, t) + listed + way_back(together, t) + switches(ui, t) + others + honest


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
