"""Citadels' own fields of the form, see `tables.types.Field`: who plays, before the nine hours, and the uniques.

A cast is chosen as a whole or changed character by character; the replacements for a number of seats are shown below.
"""

from page.catalog import games, lists
from page.kit.html import HIDDEN, button, esc, icon, tag
from page.kit.memo import detail
from page.setup import rows
from sanjuan.table.names import split, whole
from tables.citadels.cast_strip import bust_of, nine, strip, trays
from tables.citadels.icons import badge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Game, Option, Pairs, Setup
    from sanjuan.words.words import Words

OPEN = ("preset", "characters")
RANDOM, OWN = "random", "own"
LARGE_CITY, SMALL_CITY, FEW = 8, 7, 3
"""The number of districts of a complete city; the large one is for few players."""
COST = {
    "armory": 3, "basilica": 4, "capitol": 5, "dragon_gate": 6, "factory": 5, "framework": 3, "gold_mine": 6,
    "great_wall": 6, "haunted_quarter": 2, "imperial_treasury": 5, "ivory_tower": 5, "keep": 3, "laboratory": 5,
    "library": 6, "map_room": 5, "monument": 4, "museum": 4, "necropolis": 5, "observatory": 4, "park": 6,
    "poor_house": 4, "quarry": 5, "school_of_magic": 6, "smithy": 5, "stables": 2, "statue": 3, "theater": 6,
    "thieves_den": 6, "wishing_well": 5,
}  # fmt: skip
"""The costs of the uniques: before a game no frame has them. The Secret Vault has no cost."""


def row_of(game: "Game", name: str) -> "Option":
    """Return an option of the game."""
    return [row for row in game["options"] if row["name"] == name][0]


def now(setup: "Setup") -> str:
    """Return the name of the chosen cast."""
    return OWN if setup["characters"] else str(setup["preset"])


def choices(game: "Game") -> "list[str]":
    """Return all casts, the own one last."""
    return [str(value) for value in row_of(game, "preset")["values"]] + [OWN]


def changes(cast: str) -> str:
    """Return what lays out a cast."""
    return "characters:" + lists.CHANGE if cast == OWN else "preset:" + cast


def titled(game: "Game", cast: str, t: "Words") -> str:
    """Return a cast in words: its name, and what it is like."""
    if cast == OWN:
        return tag("span", [], tag("b", [], esc(t("setup-own"))) + tag("small", [], esc(t("setup-own.help"))))
    row = row_of(game, "preset")
    words = tag("b", [], esc(rows.label(row, t, cast))) + tag("small", [], esc(rows.help(row, t, cast)))
    return tag("span", [], words)


def sign_of(cast: str) -> str:
    """Return the sign of a cast that is not one of the printed ones."""
    return icon("dice") if cast == RANDOM else icon("people") if cast == OWN else ""


def preset(game: "Game", cast: str, setup: "Setup", id: str, inner: str, more: "Pairs") -> str:
    """Return the button that lays out a cast."""
    pairs: Pairs = [("type", "button"), ("id", id + "-" + cast), ("data-set", changes(cast))]
    pairs += [("aria-pressed", "true" if now(setup) == cast else "false")]
    return tag("button", pairs + more, inner)


def presets(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return all casts side by side, for windows with room for them."""
    made = [preset(game, cast, setup, "cast", sign_of(cast) + titled(game, cast, t), []) for cast in choices(game)]
    pairs = [("class", "presets"), ("role", "group"), ("aria-label", t("setup-cast"))]
    return tag("div", pairs, "".join(made))


def flip(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return the cast that is laid out between two arrows; its name opens the list of all."""
    casts = choices(game)
    at = casts.index(now(setup))
    made = []
    for id, step, sign in (("previous", -1, "back"), ("next", 1, "next")):
        to = casts[(at + step) % len(casts)]
        pairs: Pairs = [("type", "button"), ("class", "iconbtn"), ("id", "cast-" + id), ("data-set", changes(to))]
        made.append(tag("button", pairs + [("aria-label", t("setup-" + id))], icon(sign)))
    opens = [("type", "button"), ("class", "fl"), ("id", "cast-open"), ("popovertarget", "cast-tray")]
    middle = tag("button", opens, titled(game, casts[at], t) + icon("down"))
    return tag("div", [("class", "flip")], made[0] + middle + made[1])


def miniatures(game: "Game", cast: str) -> str:
    """Return the characters of a cast, small."""
    told = row_of(game, "characters")["lists"].get(cast, "")
    small = "".join([bust_of(name, "mini") for name in split(told)]) or sign_of(cast)
    return tag("span", [("class", "minis"), HIDDEN], small)


def tray(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return the list of all casts, each with its characters."""
    away: Pairs = [("popovertarget", "cast-tray"), ("popovertargetaction", "hide")]
    made = [
        preset(game, cast, setup, "list", titled(game, cast, t) + miniatures(game, cast), away)
        for cast in choices(game)
    ]
    close: Pairs = [("type", "button"), ("class", "iconbtn"), ("aria-label", t("act-close"))]
    head = tag("header", [], tag("h3", [], esc(t("setup-which"))) + tag("button", close + away, icon("close")))
    pairs = [("class", "tray casts"), ("id", "cast-tray"), ("popover", "auto"), ("role", "dialog")]
    inner = tag("div", [("class", "pl9")], "".join(made))
    return tag("div", pairs + [("aria-label", t("setup-which"))], head + inner)


def replaced(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return who sits in for whom at this number of seats."""
    row, made = row_of(game, "characters"), ""
    chosen = split(",".join(games.listed(row, setup)))
    last = row["groups"][-1]["names"]
    for name, other in lists.replaced(row, chosen, setup["seats"]):
        if name not in last or nine(game, setup):
            why = rows.at_seats(game, row, name, setup["seats"], t)
            words = t("setup-instead", the=t("card-" + name + ".the"), why=why, other=t("card-" + other + ".the"))
            made += tag("p", [("class", "instead")], icon("swap") + tag("span", [], esc(words)))
    return made


def field(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the casts, and the characters of the one that is laid out."""
    setup = ui.setup
    head = tag("h3", [], esc(t("setup-cast")) + " " + tag("small", [], esc(t("setup-cast.help"))))
    made = head + flip(game, setup, t) + presets(game, setup, t)
    made += detail("form-casts", [t.lang, now(setup)], lambda: tray(game, setup, t))
    made += strip(game, setup, t) + trays(game, setup, t) + replaced(game, setup, t)
    return tag("section", [("class", "fld castf")], made)


def facts(game: "Game", ui: "Ui", t: "Words") -> "list[str]":
    """Return how many characters play, and how large a whole city is."""
    ranks = len(row_of(game, "characters")["groups"])
    size = LARGE_CITY if ui.setup["seats"] <= FEW else SMALL_CITY
    return [
        t("setup-characters", n=ranks if nine(game, ui.setup) else ranks - 1),
        t("setup-city", n=size),
    ]


def uniques(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return the unique districts, of which some are chosen; how many are, and a way to draw them."""
    chosen, group = games.listed(row, setup), row["groups"][0]
    pool = group["names"]
    count = t("option-count", n=len(chosen), of=group["most"]) if chosen else t("setup-drawn")
    css = "cnt" if not chosen or whole(row["groups"], chosen) else "cnt bad"
    draw: Pairs = [("type", "button"), ("class", "btn"), ("id", "draw-uniques"), ("data-act", "draw")]
    draw += [("data-value", row["name"])]
    head = tag("h3", [], esc(t("setup-uniques"))) + tag("b", [("class", css), ("role", "status")], esc(count))
    if setup[row["name"]]:
        usual: Pairs = [("id", "usual-uniques"), ("data-set", row["name"] + ":")]
        head += button(t("option-restore"), usual)
    head += tag("button", draw, icon("dice") + esc(t("setup-draw", n=group["most"])))
    made = detail(
        "form-uniques", [t.lang, chosen], lambda: "".join([unique(row, name, name in chosen, t) for name in pool])
    )
    inner = tag("header", [("class", "uhead")], head) + tag("div", [("class", "u30")], made)
    pairs = [("class", "uniquesf"), ("role", "group"), ("aria-label", t("setup-uniques"))]
    return tag("div", pairs, inner)


def unique(row: "Option", name: str, on: bool, t: "Words") -> str:
    """Return a unique district as a button that takes it in or out."""
    pairs: Pairs = [("type", "button"), ("id", rows.control(row, name)), ("aria-pressed", "true" if on else "false")]
    pairs += [("data-set", row["name"] + ":" + lists.CHANGE + name), ("title", t("card-" + name + ".power"))]
    words = tag("span", [("class", "un")], esc(t("card-" + name)))
    inner = bust_of(name, "art", "d-") + badge("unique", COST.get(name, "–")) + words
    return tag("button", pairs, inner + (icon("check") if on else ""))


def emperor(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return the switch of the Emperor's due; without an Emperor in the cast it is grey."""
    on, chosen = setup[row["name"]], games.listed(row_of(game, "characters"), setup)
    needs, reason = rows.needed(game, row, True, setup, t)
    if chosen and "emperor" not in chosen:
        reason = tag("small", [("class", "why")], icon("lock") + esc(t("setup-no_emperor")))
        needs = [("disabled", True)]
    pairs = rows.sets(row, bool(on)) + needs
    return rows.switch(rows.control(row), rows.label(row, t), rows.help(row, t), bool(on), pairs, reason)


def ninth(game: "Game", row: "Option", setup: "Setup", t: "Words") -> str:
    """Return the switch of rank 9: it shows the state at this number of seats, even if that is no choice."""
    on = nine(game, setup)
    needs, reason = rows.needed(game, row, True, setup, t)
    pairs = rows.sets(row, on) + needs
    return rows.switch(rows.control(row), rows.label(row, t), rows.help(row, t), on, pairs, reason)


FOLDED = {"uniques": uniques, "emperor_chooses": emperor, "ninth": ninth}
