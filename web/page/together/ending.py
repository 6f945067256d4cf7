"""The end of a game between people elsewhere: who wants to play again, what a guest keeps, looking back at it."""

from page.browser import lazy
from page.kit.html import button, esc, tag
from page.play.link import Link, Lost
from page.share import sharing
from sanjuan.words.telling import join

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.together.guest import Visit
    from sanjuan.words.words import Words

MARK, HEX = "sanjuan.1.", "0123456789abcdef"


def again(ui: "Ui", t: "Words", css: str) -> str:
    """Return how somebody says that another game may begin; the host may begin it at once."""
    together = ui.together
    if together["watches"]:
        return remark(t("together-you-watch"))
    wish = "" if together["wants"] else button(t("act-rematch"), [("data-act", "want"), ("id", "want")], css)
    if not together["host"]:
        return wish if together["up"] else remark(t(together["wrong"] or "together-lost"))
    here = [one for one in together["chairs"] if one["here"]]
    label, css = ("act-at-once", css if together["wants"] else "btn ghosty") if here else ("act-rematch", css)
    return (wish if here else "") + button(t(label), [("data-act", "rematch"), ("id", "rematch")], css)


def for_guest(ui: "Ui", t: "Words") -> str:
    """Return what a guest may do with the record of a game at somebody else's table, and the result of its check."""
    home = button(t("act-home"), [("data-act", "home"), ("id", "see-home")])
    if not ui.together["record"]:
        return home if ui.together["watches"] else ""
    verdict = ui.together["verdict"]
    made = button(t("act-review"), [("data-act", "look-over"), ("id", "see-review")])
    made += button(t("act-export"), [("data-act", "export"), ("id", "guest-export")])
    made += home
    if not verdict:
        return made + button(t("act-verify"), [("data-act", "verify"), ("id", "verify")])
    return made + tag("p", [("class", "remark"), ("id", "verdict"), ("role", "status")], esc(t(verdict)))


def wishes(ui: "Ui", t: "Words") -> str:
    """Return who of the others wants to play again, and what is waited for after the own press."""
    together, said = ui.together, []
    names = [ui.names[seat] for seat in together["want"] if seat != together["seat"]]
    if together["host"]:
        names = [one["name"] or ui.names[one["seat"]] for one in together["chairs"] if one.get("wants")]
    if names:
        said.append(t("together-wants", n=len(names), who=join(names, t)))
    if together["wants"]:
        said.append(t("together-wanted"))
    return remark(" ".join(said)) if said and (together["host"] or together["up"]) else ""


def remark(text: str) -> str:
    """Return a sentence beside the buttons."""
    return tag("p", [("class", "remark"), ("id", "wishes"), ("role", "status")], esc(text))


def sound(save: str) -> bool:
    """Return whether a text may be the save of a game; the engine reads the rest of it."""
    parts = save.split(".")
    return save.startswith(MARK) and len(parts) == 4 and len(parts[2]) == 8 and not parts[2].strip(HEX)


def keep(play: "Play", save: str) -> None:
    """Put a game that is over among those played on this device, which happens once."""
    if play.frame is not None and play.frame["over"] and sound(save):
        kept: Any = play.frame.copy()
        kept["save"] = save
        sharing.note(play, kept)


async def engine(visit: "Visit") -> "Any":
    """Return an engine of this page, which looks back at the game that is over; raises Lost."""
    if visit.link.own is None:
        own = Link()
        own.about(visit.play.ui.together["game"])
        await own.start()
        visit.link.own = own
    return visit.link.own


async def verify(play: "Play", visit: "Visit") -> None:
    """Have an engine of this page play the game again, and tell whether it is the one that was shown."""
    together = play.ui.together
    together["verdict"] = "together-verifying"
    visit.show()
    try:
        together["verdict"] = await _verdict(visit, together)
    except Lost:
        together["verdict"] = "together-no_line"
    visit.show()


async def _verdict(visit: "Visit", together: "dict[str, Any]") -> str:
    own, line, nth = await engine(visit), visit.link.line, 0
    while line.was(nth):
        await own.call({"do": "witness", "text": line.was(nth)})
        nth += 1
    command = {"do": "verify", "record": visit.link.record, "parts": visit.parts, "seat": together["seat"]}
    reply = await own.call(command)
    if reply["error"] or reply["differs"] is not None or not reply["tables"]:
        return "together-differs"
    if not visit.parts:  # this page came to a game that was dealt already
        return "together-verified-since"
    return "together-verified" if reply["seed"] else "together-differs"


async def look_back(play: "Play", visit: "Visit") -> None:
    """Review the game in an engine of this page."""
    frame = play.frame
    try:
        own = await engine(visit)
        opened = await own.call({"do": "resume", "save": visit.link.save})
    except Lost:
        opened = {"error": {"id": "part", "args": {}}}
    review = await lazy.bring(play, "review")
    if opened["error"]:
        play.screen.tell(play, opened["error"])
    elif review and frame is not None and play.frame is frame and frame["over"]:
        frame["hints"] = opened["hints"]
        review.begin(play)
