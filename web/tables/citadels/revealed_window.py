"""Events that hit me while I was silent: a card with who did it, in a window that nobody misses."""

from page.kit.effects import effect_of
from page.kit.html import HIDDEN, esc, face, tag
from page.kit.memo import sentence
from page.kit.selectors import my_seat
from page.kit.window import closing, veil
from tables.citadels.effects import EFFECTS
from tables.citadels.icons import back, bust, gold, number, sign
from tables.citadels.question import rank_of, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Fact
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

KEPT = {"kills": "dagger", "bewitches": "witch"}
"""Facts about a character of mine, with their signs."""
TAKEN = ("robbed", "flowered", "borrowed")
"""The facts by which gold of mine goes to another player."""
LOST = ("destroyed", "seized", "confiscated")
"""Facts by which a district leaves my city."""


def mine(frame: "Frame", fact: "Fact") -> bool:
    """Return whether a fact is one that happened to me."""
    effect = effect_of(fact, EFFECTS)
    return effect.get("opens") == "told" and bool(effect["if"](frame, fact))


def at_once(frame: "Frame", ui: "Ui") -> "list[Fact]":
    """Return what happened to me at the moment that the window is about ("told-12"), all of it."""
    moment = (ui.dialog or "").split("-")[-1]
    return [fact for fact in ui.log if str(fact.get("at")) == moment and mine(frame, fact)]


def doer(frame: "Frame", ui: "Ui", fact: "Fact") -> str:
    """Return the character that did it, "" if it is not known."""
    table = frame["table"]
    if fact["id"] in KEPT:
        return table["ranks"][0]["card"]
    seat = fact["other"] if fact["id"] == "donated" else fact["seat"]
    called = [one for one in ui.log if one["id"] in ("revealed", "resumed") and one["seat"] == seat]
    before = [one for one in called if one.get("at", 0) <= fact["at"]]
    if before:
        return str(before[-1]["character"])
    held = [one["card"] for one in table["players"][seat]["held"] if one["card"]]
    acting = table["acting"]
    return acting["card"] if acting["seat"] == seat and acting["card"] else ([""] + held)[-1]


def moved(inner: str, ui: "Ui", seat: "int | None") -> str:
    """Return what went where: a token, an arrow, who has it now."""
    goal = '<span class="deck"></span>' if seat is None else face(ui, seat) + tag("em", [], esc(ui.names[seat]))
    return tag("span", [], inner + sign("right") + goal)


def moves(frame: "Frame", ui: "Ui", fact: "Fact") -> str:
    """Return what moved, from where to where, as tokens."""
    id, seat, me = fact["id"], fact["seat"], my_seat(frame)
    if id in KEPT:
        portrait = tag("span", [("class", "mch")], bust(fact["character"], ""))
        return tag("span", [], portrait + sign(KEPT[id]))
    out = ""
    if id in LOST or id == "exchanged":
        out += moved(small(frame, ui, fact["card"]), ui, None if id == "destroyed" else seat)
    if id == "exchanged":
        out += moved(small(frame, ui, fact["given"]), ui, me)
    if id == "swapped_hands":
        out += moved(back() + tag("b", [], str(fact["received"])), ui, seat)
        out += moved(back() + tag("b", [], str(fact["count"])), ui, me)
    if id == "took_named":
        out += moved(small(frame, ui, fact["card"]), ui, seat)
    if fact.get("gold") and id != "destroyed":
        goal = fact["other"] if id == "donated" else seat if id in TAKEN else me
        out += moved(gold() + tag("b", [], str(fact["gold"])), ui, goal)
    return out


def told(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window of what happened to me at one moment."""
    facts = at_once(frame, ui)
    if not facts:
        return ""
    first = facts[-1]
    name, title = doer(frame, ui, first), t("told-" + first["id"])
    rank = rank_of(frame, name)
    sky = tag("div", [("class", "nsky r" + str(rank)), HIDDEN], bust(name) + number(rank) if name else "")
    text = "".join([tag("p", [], esc(sentence(fact, ui.names, frame["table"]["me"], t))) for fact in facts])
    tokens = "".join([moves(frame, ui, fact) for fact in facts])
    inner = tag("h2", [], esc(title)) + text + tag("div", [("class", "mv"), HIDDEN], tokens)
    body = sky + tag("div", [("class", "ntx")], inner) + tag("div", [("class", "btns")], closing(t))
    return veil(tag("div", [("class", "notice")], body), title, "toldv")
