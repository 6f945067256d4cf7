"""The options of a game on the form, by its rows: the first choice as stacks of cards, the others folded away."""

from page.catalog import games, lists
from page.kit.html import HIDDEN, RADIO, button, esc, icon, segment, tag
from page.setup import inputs
from page.setup.inputs import only
from sanjuan.table import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from page.types import Game, Option, Pairs, Setup, Value
    from sanjuan.words.words import Words


def own(game: "Game") -> "list[Option]":
    """Return the unfolded option of the form: the first one that is a choice, if there is any."""
    return [row for row in game["options"][:1] if not games.is_switch(row)]


def label(row: "Option", t: "Words", value: "Value | None" = None) -> str:
    """Return the name of an option, or of one of its values."""
    id = named(row, value)
    return t("option-" + id) if t.has("option-" + id) else games.readable(id[len(row["name"]) :].lstrip("-") or id)


def help(row: "Option", t: "Words", value: "Value | None" = None) -> str:
    """Return the line on an option or one of its values, "" if there is none."""
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
    """Return the attributes and the reason of a value that other options or the number of seats may exclude."""
    wanted, counts = games.needs(row, value), row.get("at", {}).get(games.spelled(value))
    others = [other for other in game["options"] if other["name"] in wanted]
    named = [label(other, t) + ": " + label(other, t, wanted[other["name"]]) for other in others]
    conditions: Pairs = [("data-needs", spelled(wanted))] if wanted else []
    reasons = [t("option-needs", what=", ".join(named))] if wanted else []
    if counts is not None:
        conditions.append(("data-at", "seats:" + ",".join([str(count) for count in counts])))
        reasons.append(at_seats(game, row, value, setup["seats"], t))
    if not conditions:
        return [], ""
    holds = games.fits(row, value, setup) and games.plays(row, value, setup["seats"])
    reason = tag("small", [("class", "why")], icon("lock") + esc(", ".join(reasons)))
    return conditions + [("disabled", not holds)], reason


def at_seats(game: "Game", row: "Option", value: "Value", seats: int, t: "Words") -> str:
    """Return why a value or a name does not play at a number of seats, in the game's words if it has any."""
    for id in (named(row, value), row["name"]):
        if t.has("option-" + id + ".seats"):
            return t("option-" + id + ".seats", n=seats)
    counts = row["at"][games.spelled(value)]
    never = [count for count in game["seats"] if count not in counts]
    if len(never) == 1:
        return t("option-seats", how="never", n=never[0], most=0)
    how = "least" if max(counts) == max(game["seats"]) else "some"
    return t("option-seats", how=how, n=min(counts), most=max(counts))


def stacks(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return a choice as stacks of cards, one for each value."""
    made = ""
    for value in row["values"]:
        needs, reason = needed(game, row, value, setup, t)
        words = tag("b", [], esc(label(row, t, value)))
        words += tag("small", [], esc(help(row, t, value))) if help(row, t, value) else ""
        stack = tag("span", [("class", "dk"), HIDDEN], "<i></i><i></i><i></i>")
        change = row["name"] + ":" + games.spelled(value)
        on, inner = games.same(setup[row["name"]], value), stack + tag("span", [], words + reason)
        made += inputs.alternative(change, control(row, value), on, inner, needs)
    group = tag("div", [("class", "decks"), ("role", RADIO), ("aria-label", label(row, t))], made)
    line = tag("small", [], esc(help(row, t)))
    return tag("section", [("class", "fld")], tag("h3", [], esc(label(row, t)) + " " + line) + group)


def switch(id: str, title: str, text: str, on: bool, does: "Pairs", more: str = "") -> str:
    """Return a switch with a line on what it does; `does` are the attributes that say what pressing it sets."""
    words = tag("span", [], tag("b", [], esc(title)) + tag("small", [], esc(text)) + more)
    return inputs.switch(id, on, words, does)


def sets(row: "Option", on: bool, value: "Value" = True) -> "Pairs":
    """Return the attributes of the switch that gives an option a value: that, and what pressing it sets now."""
    off = "false" if value is True else "true"
    change = row["name"] + ":" + (off if on else games.spelled(value))
    return [("name", row["name"]), ("value", games.spelled(value)), ("data-set", change)]


def switches(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return the switch of an option that is on or off, and one for each further way in which it is on."""
    now = setup[row["name"]]
    needs, reason = needed(game, row, True, setup, t)
    made = switch(control(row), label(row, t), help(row, t), bool(now), sets(row, bool(now)) + needs, reason)
    for value in row["values"][2:]:
        on = games.same(now, value)
        needs, reason = needed(game, row, value, setup, t)
        pairs = sets(row, on, value) + needs
        made += switch(control(row, value), label(row, t, value), label(row, t), on, pairs, reason)
    return made


def segmented(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return a choice as a segment of its values."""
    buttons, reasons = [], ""
    for value in row["values"]:
        needs, reason = needed(game, row, value, setup, t)
        own, on = row["name"] + ":" + games.spelled(value), games.same(setup[row["name"]], value)
        buttons.append(inputs.alternative(own, control(row, value), on, esc(label(row, t, value)), needs))
        reasons += reason
    made = tag("b", [], esc(label(row, t))) + segment(label(row, t), buttons, role=RADIO)
    made += (tag("small", [], esc(help(row, t))) if help(row, t) else "") + reasons
    return tag("div", [("class", "segf")], made)


def folded(
    game: "Game",
    setup: "Setup",
    t: "Words",
    open: "Sequence[str] | None" = None,
    drawn: "Mapping[str, Callable[[Game, Option, Setup, Words], str]] | None" = None,
) -> str:
    """Return the other options, folded, lists of names last; the line on them says what differs from the usual table.

    `open` are the unfolded options, `drawn` drawings of a game's own by the name of the option.
    """
    open = [row["name"] for row in own(game)] if open is None else open
    rest = [row for row in game["options"] if row["name"] not in open]
    others = [row for row in rest if not games.is_list(row)] + [row for row in rest if games.is_list(row)]
    if not others:
        return ""
    body = "".join([(drawn or {}).get(row["name"], drawing(row))(game, row, setup, t) for row in others])
    told = "".join([difference(row, setup, t) for row in others])
    usual = tag("span", [("class", "usual")], esc(t("setup-usual")))
    head = tag("b", [], esc(t("setup-rules"))) + tag("small", [("class", "sum")], told + usual) + icon("down")
    inner = tag("summary", [("class", "fh"), ("id", "table-rules")], head)
    return tag("details", [("class", "fold")], inner + tag("div", [("class", "togs")], body))


def drawing(row: "Option") -> "Callable[[Game, Option, Setup, Words], str]":
    """Return what draws an option among the folded ones."""
    return chooser if games.is_list(row) else switches if games.is_switch(row) else segmented


def chooser(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return a list of names to choose from, with the number chosen; those that do not play here are named below."""
    chosen, of = games.listed(row, setup), sum([group["most"] for group in row["groups"]])
    pool = names.pool(row["groups"])
    css = "count" if not chosen or names.whole(row["groups"], chosen) else "count bad"
    head = tag("b", [], esc(label(row, t)))
    head += tag("small", [("class", css)], esc(t("option-count", n=len(chosen), of=of)) if chosen else "")
    draw: Pairs = [("id", "draw-" + row["name"]), ("data-act", "draw"), ("data-value", row["name"])]
    usual: Pairs = [("id", "usual-" + row["name"]), ("data-set", row["name"] + ":")]
    head += button(t("option-draw"), draw, "btn small") + button(t("option-restore"), usual, "btn small")
    own: Pairs = [("name", row["name"] + lists.CHANGE), ("value", "true"), ("checked", setup[row["name"]] != "")]
    made = tag("header", [], head) + inputs.control("checkbox", "own-" + row["name"], own + [("hidden", True)])
    for group in row["groups"]:
        limits = [("data-least", str(group["least"])), ("data-most", str(group["most"]))]
        picks = "".join([pick(game, row, name, setup, t) for name in group["names"]])
        made += tag("div", [("class", "ng")] + limits, picks)
    made += "".join([stand_in(game, row, name, setup, t) for name in pool if name in row.get("instead", {})])
    pairs = [("class", "namesf"), ("id", control(row)), ("role", "group"), ("aria-label", label(row, t))]
    return tag("div", pairs + usually(game, row), made)


def usually(game: "Game", row: "Option") -> "Pairs":
    """Return the attributes that say which list is the usual one for each value of another option, for `form.js`."""
    by = [games.spelled(other["default"]) for other in game["options"] if other["name"] == row["by"]]
    known = [value + ":" + row["lists"][value] for value in sorted(row["lists"])]
    pairs: Pairs = [("data-list", row["name"]), ("data-by", row["by"]), ("data-usual", "".join(by))]
    return pairs + [("data-lists", " ".join(known))]


def picked(row: "Option", name: str) -> str:
    """Return the control of a name in a list, and its value there, as a condition that it is in the list."""
    for nth, group in enumerate(row["groups"]):
        if name in group["names"] and group["least"] == group["most"] == 1:
            return row["name"] + lists.CHANGE + str(nth) + ":" + name
    return row["name"] + lists.CHANGE + name + ":true"


def pick(game: "Game", row: "Option", name: str, setup: "Setup", t: "Words") -> str:
    """Return what takes a name into a list, or out of it."""
    needs, reason = needed(game, row, name, setup, t)
    change, own = row["name"] + ":" + lists.CHANGE + name, picked(row, name)
    on, inner = name in games.listed(row, setup), tag("span", [], esc(name_of(row, name, t)) + reason)
    kind = "checkbox" if own.endswith(":true") else "radio"
    return inputs.alternative(own, control(row, name), on, inner, needs, change, kind)


def name_of(row: "Option", name: str, t: "Words") -> str:
    """Return what a name of a list is called."""
    id = row["family"] + "-" + name
    return t(id) if t.has(id) else games.readable(name)


def stand_in(game: "Game", row: "Option", name: str, setup: "Setup", t: "Words") -> str:
    """Return the line on the substitute for a name that does not play at this number of seats."""
    counts = [count for count in game["seats"] if not games.plays(row, name, count)]
    condition = "seats:" + ",".join([str(count) for count in counts]) + " " + picked(row, name)
    holds = setup["seats"] in counts and name in games.listed(row, setup)
    why = at_seats(game, row, name, setup["seats"], t)
    called, other = name_of(row, name, t), name_of(row, row["instead"][name], t)
    text = t("option-instead", name=called, why=why, other=other)
    return tag("p", [("class", "instead")] + only(condition, holds), icon("swap") + esc(text))


def difference(row: "Option", setup: "Setup", t: "Words") -> str:
    """Return what is said of an option that is not as usual, for each of its values: hidden but for the present one."""
    if games.is_list(row):
        own = only(row["name"] + lists.CHANGE + ":true", setup[row["name"]] != "")
        return tag("span", own, esc(label(row, t)))
    made = ""
    for value in row["values"]:
        if games.same(value, row["default"]):
            continue
        wanted = {row["name"]: value} | games.needs(row, row["default"])
        holds = not [name for name in wanted if not games.same(setup.get(name), wanted[name])]
        text = label(row, t) if value is True else label(row, t, value)
        made += tag("span", only(spelled(wanted), holds), esc(text))
    return made
