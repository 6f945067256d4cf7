"""The round before, a line for each player: character, deeds, gold and cards; and the characters shown so far.

All of it follows from the log. It can be opened while characters are chosen and named.
"""

from page.kit.html import HIDDEN, esc, face, icon, said, tag
from page.kit.memo import sentence
from page.kit.selectors import my_seat
from page.kit.window import closing, window
from sanjuan.words.telling import lines
from tables.citadels.cards import row_of
from tables.citadels.icons import back, badge, bust, gold, layout, number, sign
from tables.citadels.opponents import rivals, wealth
from tables.citadels.question import rank_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Fact
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

SHOWN = ("revealed", "was_killed")
"""Facts by which a player shows a character."""
INCOME = ("gathered", "gained", "neighbour", "collected")
"""Facts by which a player comes to gold."""
NAMING = {"kills": "dagger", "bewitches": "witch", "robs": "purse"}
"""Facts about a character that is named, with their signs."""
TAKING = {"destroyed": "flame", "seized": "hammer", "exchanged": "swap", "confiscated": "warrant"}
"""Facts by which somebody else loses a district, with their signs."""
HANDS = {"swapped_hands": "swap", "spied": "star"}
"""Facts about the hand of another player, with their signs."""


def rounds(facts: "Sequence[Fact]") -> "list[list[Fact]]":
    """Return the facts of each round, the last one last."""
    found: list[list[Fact]] = []
    for fact in facts:
        if fact["id"] == "round":
            found.append([])
        if found:
            found[-1].append(fact)
    return found


def before(frame: "Frame", ui: "Ui") -> "list[Fact]":
    """Return the facts of the last round that is over, [] in the first one."""
    told = rounds(ui.log or [])
    return (told if frame["over"] else told[:-1])[-1:][0] if len(told) > (0 if frame["over"] else 1) else []


def shown(facts: "Sequence[Fact]", seat: int) -> "list[str]":
    """Return the characters that a player has shown, as often as they were."""
    return [fact["character"] for fact in facts if fact["id"] in SHOWN and fact["seat"] == seat]


def opens(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the button that opens the window, where characters are chosen or named, "" in the first round."""
    if ui.review or not before(frame, ui) or (frame["table"]["call"] and layout(frame) != "ranks"):
        return ""
    words = tag("span", [], tag("b", [], esc(t("rounds-open"))) + tag("small", [], esc(t("rounds-open.help"))))
    pairs = [("type", "button"), ("class", "pwr ago"), ("data-act", "look"), ("data-window", "rounds")]
    return tag("button", pairs + [("id", "see-rounds")], icon("r") + words)


def people(frame: "Frame", t: "Words", facts: "Sequence[Fact]", seat: int) -> str:
    """Return the characters that a player had in a round, "?" if none was shown."""
    names = shown(facts, seat)
    if not names:
        return tag("span", [("class", "hid"), HIDDEN], "?") + said(t("rounds-none"))
    killed = [fact["character"] for fact in facts if fact["id"] == "was_killed" and fact["seat"] == seat]
    out = ""
    for name in names:
        dead = tag("i", [("class", "mk killed")], sign("dagger")) if name in killed else ""
        picture = tag("span", [("class", "bb r" + str(rank_of(frame, name)))], bust(name, "") + dead)
        out += tag("span", [("class", "who1")], picture + tag("b", [], esc(t("card-" + name))))
    return out


def small(frame: "Frame", ui: "Ui", t: "Words", card: str) -> str:
    """Return a district as its badge with its name."""
    row = row_of(frame, ui, card)
    return badge(row.get("type") or "", row.get("cost") or "–") + tag("em", [], esc(t("card-" + card)))


def token(inner: str, css: str = "deed1") -> str:
    """Return one thing that a player did."""
    return tag("span", [("class", css)], inner)


def deed(frame: "Frame", ui: "Ui", t: "Words", fact: "Fact") -> str:
    """Return what a player did as signs, "" for what these cannot tell."""
    id = fact["id"]
    if id == "built":
        return token(small(frame, ui, t, fact["card"]))
    if id in NAMING:
        return token(sign(NAMING[id]) + tag("span", [("class", "bb")], bust(fact["character"], "")))
    if id in TAKING and fact["other"] != fact["seat"]:
        return token(sign(TAKING[id]) + small(frame, ui, t, fact["card"]) + face(ui, fact["other"], "pm"))
    return token(sign(HANDS[id]) + face(ui, fact["other"], "pm")) if id in HANDS else ""


def deeds(frame: "Frame", ui: "Ui", t: "Words", facts: "Sequence[Fact]", seat: int) -> str:
    """Return what a player did in a round: gold and cards first, then one thing after the other."""
    own = [fact for fact in facts if fact.get("seat") == seat]
    coins = sum([fact["gold"] for fact in own if fact["id"] in INCOME])
    stolen = sum([fact["gold"] for fact in own if fact["id"] == "robbed" and fact["other"] != seat])
    drawn = sum([fact["count"] for fact in own if fact["id"] in ("drew", "kept")])
    out = token(gold() + "+" + str(coins + stolen)) if coins + stolen else ""
    out += token(back() + "+" + str(drawn)) if drawn else ""
    out += "".join([deed(frame, ui, t, fact) for fact in own])
    lost = sum([fact["gold"] for fact in facts if fact["id"] == "robbed" and fact["other"] == seat != fact["seat"]])
    out += token(sign("purse") + "−" + str(lost), "deed1 lost") if lost else ""
    heard = " ".join([words for _, words in lines(own, ui.names, frame["table"]["me"], t, sentence)])
    return said(heard) + tag("span", [("class", "toks"), HIDDEN], out or "–")


def has(frame: "Frame", t: "Words", seat: int) -> str:
    """Return how much a player has now."""
    player = frame["table"]["players"][seat]
    words = [t("label-gold", n=player["gold"]), t("label-hand", n=player["hand"])]
    words += [t("city-built", n=len(player["city"]), size=frame["table"]["size"])]
    built = tag("b", [("class", "of"), HIDDEN], str(len(player["city"])) + "/" + str(frame["table"]["size"]))
    return said(", ".join(words)) + wealth(player) + built


def named(ui: "Ui", seat: int) -> str:
    """Return the head of a player's row."""
    shown = tag("span", [], face(ui, seat, "pm") + tag("b", [], esc(ui.names[seat])))
    return tag("th", [("scope", "row")], shown)


def round_table(frame: "Frame", ui: "Ui", t: "Words", facts: "Sequence[Fact]", order: "Sequence[int]") -> str:
    """Return the table of the round before."""
    rows = ""
    for seat in order:
        who = named(ui, seat)
        cells = tag("td", [("class", "was")], people(frame, t, facts, seat))
        cells += tag("td", [("class", "did")], deeds(frame, ui, t, facts, seat))
        rows += tag("tr", [], who + cells + tag("td", [("class", "has")], has(frame, t, seat)))
    return tag("table", [("class", "rounds")], tag("tbody", [], rows))


def count(t: "Words", name: str, times: int, most: int) -> str:
    """Return how often a player has shown a character."""
    if not times:
        return tag("td", [], tag("span", [HIDDEN], "·"))
    css = "most" if times == most and times > 1 else "some"
    heard = said(t("rounds-times", character=t("card-" + name), n=times))
    return tag("td", [("class", css)], heard + tag("b", [HIDDEN], str(times)))


def shown_table(frame: "Frame", ui: "Ui", t: "Words", order: "Sequence[int]") -> str:
    """Return which characters each player has shown so far, and how often."""
    names = [one["card"] for one in frame["table"]["ranks"]]
    head = "<td></td>"
    for name in names:
        rank = rank_of(frame, name)
        pictured = tag("span", [("class", "bb r" + str(rank)), HIDDEN], bust(name, "") + number(rank))
        head += tag("th", [("scope", "col"), ("title", t("card-" + name))], said(t("card-" + name)) + pictured)
    rows = ""
    for seat in order:
        seen = shown(ui.log or [], seat)
        times = [seen.count(name) for name in names]
        who = named(ui, seat)
        cells = [count(t, name, times[at], max(times)) for at, name in enumerate(names)]
        rows += tag("tr", [], who + "".join(cells))
    return tag("table", [("class", "sofar")], tag("thead", [], tag("tr", [], head)) + tag("tbody", [], rows))


def story(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window."""
    facts, order = before(frame, ui), rivals(frame) + [my_seat(frame)]
    numbers = [fact["round"] for fact in facts if fact["id"] == "round"]
    last = tag("h3", [], esc(t("rounds-told"))) + round_table(frame, ui, t, facts, order)
    so_far = tag("h3", [], esc(t("rounds-shown"))) + shown_table(frame, ui, t, order)
    inner = tag("section", [], last) + tag("section", [], so_far) if facts else tag("p", [], esc(t("table-log-empty")))
    body = tag("div", [("class", "scrolls story"), ("tabindex", "0")], inner)
    name = t("table-round", round=numbers[0]) if numbers else t("rounds-open")
    return window(name, body + tag("div", [("class", "btns")], closing(t)), t, "roundsw")
