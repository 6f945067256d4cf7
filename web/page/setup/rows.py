"""The options of a game on the form, by its rows: the first choice as stacks of cards, the others folded away."""

from page.draw.html import HIDDEN, choice, esc, icon, segment, tag
from page.setup import games
from page.setup.chairs import only

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.setup.chairs import Pairs
    from page.types import Game, Option, Setup, Value
    from sanjuan.words.words import Words


def own(game: "Game") -> "list[Option]":
    """Return the option that stands open on the form: the first one that is a choice; none where there is no such."""
    return [row for row in game["options"][:1] if not games.is_switch(row)]


def label(row: "Option", t: "Words", value: "Value | None" = None) -> str:
    """Return the name of an option, or of one of its values."""
    id = named(row, value)
    return t("option-" + id) if t.has("option-" + id) else games.readable(id[len(row["name"]) :].lstrip("-") or id)


def help(row: "Option", t: "Words", value: "Value | None" = None) -> str:
    """Return the line on an option or one of its values, "" where there is none."""
    id = named(row, value)
    return t("option-" + id + ".help") if t.has("option-" + id + ".help") else ""


def named(row: "Option", value: "Value | None") -> str:
    """Return how an option, or one of its values, is called in ids of messages."""
    return row["name"] + ("" if value is None else "-" + games.spelled(value))


def control(row: "Option", value: "Value | None" = None) -> str:
    """Return the id of what sets an option, or gives it a value."""
    return "set-" + row["name"].replace("_", "-") + ("" if value is None else "-" + games.spelled(value))


def spelled(wanted: "dict[str, Value]") -> str:
    """Return what must be of other options as a condition: "edition:2"."""
    return " ".join([name + ":" + games.spelled(wanted[name]) for name in wanted])


def needed(game: "Game", row: "Option", value: "Value", setup: "Setup", t: "Words") -> "tuple[Pairs, str]":
    """Return how a value that other options may exclude is told to be so: attributes, and the reason in words."""
    wanted = games.needs(row, value)
    if not wanted:
        return [], ""
    others = [other for other in game["options"] if other["name"] in wanted]
    named = [label(other, t) + ": " + label(other, t, wanted[other["name"]]) for other in others]
    reason = tag("small", [("class", "why")], esc(t("option-needs", what=", ".join(named))))
    return [("data-needs", spelled(wanted)), ("disabled", not games.fits(row, value, setup))], reason


def stacks(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return a choice as stacks of cards, one for each value."""
    made = ""
    for value in row["values"]:
        needs, reason = needed(game, row, value, setup, t)
        words = tag("b", [], esc(label(row, t, value)))
        words += tag("small", [], esc(help(row, t, value))) if help(row, t, value) else ""
        stack = tag("span", [("class", "dk"), HIDDEN], "<i></i><i></i><i></i>")
        change = row["name"] + ":" + games.spelled(value)
        pairs: Pairs = [("type", "button"), ("id", control(row, value)), ("data-set", change)]
        pairs += [("aria-pressed", "true" if games.same(setup[row["name"]], value) else "false")]
        made += tag("button", pairs + needs, stack + tag("span", [], words + reason))
    group = tag("div", [("class", "decks"), ("role", "group"), ("aria-label", label(row, t))], made)
    line = tag("small", [], esc(help(row, t)))
    return tag("section", [("class", "fld")], tag("h3", [], esc(label(row, t)) + " " + line) + group)


def switch(id: str, title: str, text: str, on: bool, does: "Pairs", more: str = "") -> str:
    """Return a switch with a line on what it does; `does` are the attributes that say what pressing it sets."""
    words = tag("span", [], tag("b", [], esc(title)) + tag("small", [], esc(text)) + more)
    pairs = [("type", "button"), ("class", "tog"), ("id", id), ("role", "switch")]
    pairs += [("aria-checked", "true" if on else "false")]
    return tag("button", pairs + does, "<i></i>" + words)


def switches(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return the switch of an option that is on or off, and one for each further way in which it is on."""
    name, now = row["name"], setup[row["name"]]
    change = [("data-set", name + ":" + ("false" if now else "true"))]
    needs, reason = needed(game, row, True, setup, t)
    made = switch(control(row), label(row, t), help(row, t), bool(now), change + needs, reason)
    for value in row["values"][2:]:
        way, on = games.spelled(value), games.same(now, value)
        needs, reason = needed(game, row, value, setup, t)
        pairs: Pairs = [("data-set", name + ":" + ("true" if on else way)), ("data-way", way)]
        made += switch(control(row, value), label(row, t, value), label(row, t), on, pairs + needs, reason)
    return made


def segmented(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return a choice as a segment of its values."""
    buttons, reasons = [], ""
    for value in row["values"]:
        needs, reason = needed(game, row, value, setup, t)
        change: Pairs = [("data-set", row["name"] + ":" + games.spelled(value))]
        on = games.same(setup[row["name"]], value)
        buttons.append(choice(label(row, t, value), control(row, value), on, change + needs))
        reasons += reason
    made = tag("b", [], esc(label(row, t))) + segment(label(row, t), buttons) + reasons
    return tag("div", [("class", "segf")], made)


def folded(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return the other options, folded; the line on them says what differs from the usual table."""
    others = [row for row in game["options"] if row not in own(game)]
    if not others:
        return ""
    body = "".join([(switches if games.is_switch(row) else segmented)(game, row, setup, t) for row in others])
    told = "".join([difference(row, setup, t) for row in others])
    usual = tag("span", [("class", "usual")], esc(t("setup-usual")))
    head = tag("b", [], esc(t("setup-rules"))) + tag("small", [("class", "sum")], told + usual) + icon("down")
    inner = tag("summary", [("class", "fh"), ("id", "table-rules")], head)
    return tag("details", [("class", "fold")], inner + tag("div", [("class", "togs")], body))


def difference(row: "Option", setup: "Setup", t: "Words") -> str:
    """Return what is said of an option that is not as usual, for each of its values: hidden but for the present one."""
    made = ""
    for value in row["values"]:
        if games.same(value, row["default"]):
            continue
        wanted = {row["name"]: value} | games.needs(row, row["default"])
        holds = not [name for name in wanted if not games.same(setup.get(name), wanted[name])]
        text = label(row, t) if value is True else label(row, t, value)
        made += tag("span", only(spelled(wanted), holds), esc(text))
    return made
