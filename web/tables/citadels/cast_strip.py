"""The cast on the form: its characters before the nine hours; a tap on one opens the three of its rank."""

from page.catalog import games, lists
from page.kit.html import HIDDEN, esc, icon, picture, said, tag
from page.kit.memo import detail
from page.setup import rows
from sanjuan.table.names import seated
from tables.citadels.icons import ART, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Game, Option, Pairs, Setup
    from sanjuan.words.words import Words

NEVER = 2
"""The number of seats that never play with rank 9; other numbers without the choice always do."""
NINTH = "artist"
"""The character of rank 9 if a cast names none."""


def bust_of(name: str, css: str, kind: str = "c-") -> str:
    """Return the picture of a character, or of a district; it may come late."""
    return picture(kind + name, css, "", ART).replace("<img", '<img loading="lazy"')


def characters(game: "Game") -> "Option":
    """Return the option that lists the characters."""
    return [row for row in game["options"] if row["name"] == "characters"][0]


def nine(game: "Game", setup: "Setup") -> bool:
    """Return whether rank 9 plays."""
    row = [row for row in game["options"] if row["name"] == "ninth"][0]
    if games.plays(row, True, setup["seats"]):
        return bool(setup["ninth"])
    return bool(setup["seats"] != NEVER)


def cast(game: "Game", setup: "Setup") -> "list[str]":
    """Return who plays, by rank; "" for a rank whose character is drawn by the seed."""
    row = characters(game)
    groups = row["groups"] if nine(game, setup) else row["groups"][:-1]
    chosen = games.listed(row, setup)
    if not chosen:
        return ["" for _ in groups]
    found = [([name for name in group["names"] if name in chosen] + [NINTH])[0] for group in groups]
    return [other for _, other in seated(found, setup["seats"], row.get("at", {}), row.get("instead", {}))]


def tray_id(rank: int) -> str:
    """Return the id of the tray of a rank."""
    return "rank-tray-" + str(rank)


def strip(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return the characters that play, each before the sky of its hour."""
    playing, made = cast(game, setup), ""
    for at in range(len(playing)):
        name, rank = playing[at], at + 1
        called = t("card-" + name) if name else t("setup-drawn_one")
        shown = bust_of(name, "bust") if name else tag("span", [("class", "bust bk")], icon("dice"))
        inner = shown + number(rank) + tag("span", [("class", "rn"), HIDDEN], esc(called))
        pairs: Pairs = [("type", "button"), ("class", "rk r" + str(rank)), ("id", "hour-" + str(rank))]
        pairs += [("popovertarget", tray_id(rank))]
        made += tag("button", pairs, said(t("label-character", rank=rank, character=called)) + inner)
    pairs = [("class", "strip"), ("data-k", str(len(playing))), ("role", "group"), ("aria-label", t("table-ranks"))]
    return tag("div", pairs, made)


def trays(game: "Game", setup: "Setup", t: "Words") -> str:
    """Return the trays of the ranks that play."""
    playing = cast(game, setup)
    return "".join([kept(game, setup, at + 1, playing[at], t) for at in range(len(playing))])


def kept(game: "Game", setup: "Setup", rank: int, now: str, t: "Words") -> str:
    """Return the tray of a rank, drawn again only if it shows something else."""
    return detail(tray_id(rank), [t.lang, setup["seats"], now], lambda: tray(game, setup, rank, now, t))


def tray(game: "Game", setup: "Setup", rank: int, now: str, t: "Words") -> str:
    """Return the three characters of a rank with what they do; a tap takes one into the cast."""
    row, id = characters(game), tray_id(rank)
    title = t("setup-rank", n=rank, hour=t("setup-hour-" + str(rank)))
    away: Pairs = [("popovertarget", id), ("popovertargetaction", "hide")]
    close: Pairs = [("type", "button"), ("class", "iconbtn"), ("aria-label", t("act-close"))]
    head = tag("header", [], tag("h3", [], esc(title)) + tag("button", close + away, icon("close")))
    made = "".join([option(game, row, setup, name, now, away, t) for name in row["groups"][rank - 1]["names"]])
    pairs = [("class", "tray p3t"), ("id", id), ("popover", "auto"), ("role", "dialog"), ("aria-label", title)]
    return tag("div", pairs, head + tag("div", [("class", "p3 r" + str(rank))], made))


def option(game: "Game", row: "Option", setup: "Setup", name: str, now: str, away: "Pairs", t: "Words") -> str:
    """Return a character that may be taken into the cast; one that cannot play at so few seats says why."""
    needs, reason = rows.needed(game, row, name, setup, t)
    card, on = "card-" + name, name == now
    words = tag("b", [], esc(t(card))) + tag("small", [("class", "pw")], esc(t(card + ".power")))
    words += tag("small", [("class", "tx")], esc(t(card + ".text"))) + reason
    pairs: Pairs = [("type", "button"), ("id", rows.control(row, name)), ("aria-pressed", "true" if on else "false")]
    pairs += [] if on else [("data-set", row["name"] + ":" + lists.CHANGE + name)]
    inner = bust_of(name, "bust") + tag("span", [], words) + (icon("check") if on else "")
    return tag("button", pairs + away + needs, inner)
