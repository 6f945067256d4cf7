"""The chairs of the set-up: who sits there, and the tray that opens on a tap, with everybody who may sit there.

Trays are popovers: they open and close without a script. All chairs of a game are drawn, those not in use are hidden.
"""

from page.catalog import games
from page.catalog.people import GUESTS, OTHER_GUESTS, character, faces, full_name, name_of, names, spare, strength
from page.catalog.settings import ELSEWHERE
from page.kit.html import HIDDEN, RADIO, button, esc, icon, portrait, tag
from page.setup import inputs
from page.setup.inputs import only

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Game, Pairs, Person, Setup
    from sanjuan.words.words import Words

LEVELS = 5
"""The number of words for a playing strength."""
_trays: "dict[str, tuple[Any, str]]" = {}
"""The trays as they were drawn last, by seat, each with what it shows: they are half of the form's drawing."""


def in_use(game: "Game", seat: int, setup: "Setup") -> "Pairs":
    """Return the attributes of what belongs to a seat: it is shown if the seat is in use."""
    counts = [str(count) for count in game["seats"] if count > seat]
    return only("seats:" + ",".join(counts), setup["seats"] > seat)


def level(rank: int, of: int, t: "Words") -> str:
    """Return how well the player of a rank plays, in a word."""
    return t("level-" + str(1 + (rank - 1) * (LEVELS - 1) // max(of - 1, 1)))


def bars(rank: int, of: int) -> str:
    """Return how well the player of a rank plays, as bars; for the eye only, a word beside them says it."""
    return tag("i", [("class", "lv"), HIDDEN], '<u class="on"></u>' * rank + "<u></u>" * (of - rank))


def chairs(setup: "Setup", ui: "Ui", t: "Words") -> str:
    """Return the chairs of a game, each with its tray."""
    game, players = games.of(setup.get("game")), setup["players"]
    seated = players[: setup["seats"]]
    drawn = faces(seated, ui.bots) + faces(players, ui.bots)[len(seated) :]
    called = names(seated, ui.bots, t) + [name_of(face, t) for face in drawn[len(seated) :]]
    guests = names([player | {"name": ""} for player in players], ui.bots, t)
    out = ""
    for seat in range(len(players)):
        inner = sitter(players[seat], drawn[seat], called[seat], ui.bots, t)
        css = "chair" if players[seat]["who"] == "bot" else "chair person"
        pairs = [("type", "button"), ("class", css), ("id", "chair-" + str(seat)), ("popovertarget", tray_id(seat))]
        made = tag("button", pairs, inner) + kept_tray(game, seat, setup, guests[seat], ui.bots, t)
        out += tag("div", [("class", "seat"), ("id", "seat-" + str(seat))] + in_use(game, seat, setup), made)
    return tag("div", [("class", "chairs"), ("data-max", str(max(game["seats"])))], out)


def tray_id(seat: int) -> str:
    """Return the id of a seat's tray."""
    return "tray-" + str(seat)


def sitter(player: "Person | Any", face: str, name: str, bots: "list[str]", t: "Words") -> str:
    """Return what a chair shows: face, name, and how well a computer player plays."""
    rank = strength(character(player, bots), bots)
    person = t("setup-elsewhere" if player["who"] == ELSEWHERE else "setup-person")
    said = level(rank, len(bots), t) if rank else person
    words = tag("b", [], esc(name)) + tag("small", [], esc(said))
    return portrait(face) + tag("span", [("class", "whois")], words) + (bars(rank, len(bots)) if rank else "")


def kept_tray(game: "Game", seat: int, setup: "Setup", guest: str, bots: "list[str]", t: "Words") -> str:
    """Return the tray of a seat, drawn again only if what it shows has changed."""
    player = setup["players"][seat]
    shown = [t, t.variant, game["name"], guest, setup["seats"]]
    shown += [player["who"], player["bot"], player.get("name"), list(bots)]
    old = _trays.get(tray_id(seat))
    if old is None or old[0] != shown:
        old = _trays[tray_id(seat)] = (shown, tray(game, seat, setup, guest, bots, t))
    return old[1]


def tray(game: "Game", seat: int, setup: "Setup", guest: str, bots: "list[str]", t: "Words") -> str:
    """Return the tray of a seat: everybody who may sit there, a person's name, somebody else, and the way out."""
    at, player, title = "players." + str(seat), setup["players"][seat], t("setup-seat", n=seat + 1)
    away: Pairs = [("popovertarget", tray_id(seat)), ("popovertargetaction", "hide")]
    close: Pairs = [("type", "button"), ("class", "iconbtn"), ("aria-label", t("act-close"))]
    head = tag("header", [], tag("h3", [], esc(title)) + tag("button", close + away, icon("close")))
    person = only(at + ":human", player["who"] == "human")
    name = tag("label", [("class", "namef")] + person, name_field(seat, player, guest, t))
    least = min(game["seats"])
    more = [str(count) for count in game["seats"] if count > max(seat, least)]
    other: Pairs = [("data-set", at + ".who:bot " + at + ".bot:+"), ("id", "other-" + str(seat))]
    leave: Pairs = [("data-set", "leave:" + str(seat)), ("id", "leave-" + str(seat))] + away
    leave += only("seats:" + ",".join(more), setup["seats"] > max(seat, least))
    ways = button(t("setup-other"), other, "btn ghosty") + button(t("setup-leave"), leave)
    inner = head + choices(seat, player, bots, t) + name + tag("div", [("class", "btns")], ways)
    pairs = [("class", "tray"), ("id", tray_id(seat)), ("popover", "auto"), ("role", "dialog"), ("aria-label", title)]
    return tag("div", pairs, inner)


def name_field(seat: int, player: "Person | Any", guest: str, t: "Words") -> str:
    """Return the field for a person's name; empty it shows the name it stands for."""
    pairs: Pairs = [("placeholder", guest), ("aria-label", t("setup-name") + " " + str(seat + 1))]
    path = "players." + str(seat) + ".name"
    return esc(t("setup-name-field")) + inputs.text("name-" + str(seat), path, player.get("name") or "", 16, pairs)


def choices(seat: int, player: "Person | Any", bots: "list[str]", t: "Words") -> str:
    """Return the choice of a player: a person, somebody elsewhere, or one of the computer players, weakest first."""
    at, made = "players." + str(seat), ""
    for who, shown, id in (("human", "me", "setup-person-here"), (ELSEWHERE, OTHER_GUESTS[0], "setup-elsewhere")):
        help = "" if who == "human" else tag("small", [], esc(t("setup-elsewhere.help")))
        words = tag("b", [], esc(t(id))) + help
        person = portrait(shown, "pick") + tag("span", [], words)
        own = ("who-" if who == "human" else "away-") + str(seat)
        made += choice(at, who, own, player["who"] == who, person, t(id), at + ".who:" + who)
    for id in bots:
        rank = strength(id, bots)
        change = at + ".who:bot " + at + ".bot:" + id
        args = {"name": full_name(id, t), "strength": t("label-strength", n=rank, of=len(bots))}
        label = t("setup-opponent", style=style(id, t), **args)
        words = tag("b", [], esc(full_name(id, t))) + tag("small", [], esc(style(id, t) or level(rank, len(bots), t)))
        inner = portrait(id, "pick") + tag("span", [], words) + bars(rank, len(bots))
        on = player["who"] == "bot" and player["bot"] == id
        made += choice(at, id, "bot-" + str(seat) + "-" + id, on, inner, label, change)
    pairs = [("class", "sitters"), ("role", RADIO), ("aria-label", t("setup-who") + " " + str(seat + 1))]
    return tag("div", pairs, made)


def style(id: str, t: "Words") -> str:
    """Return a sentence on how a computer player plays; "" if there is none."""
    return t("bot-" + id + ".style") if t.has("bot-" + id + ".style") else ""


def choice(at: str, who: str, id: str, on: bool, inner: str, label: str, change: str) -> str:
    """Return one alternative of the choice: a face, and what is said of it."""
    return inputs.alternative(at + ":" + who, id, on, inner, [("aria-label", label)], change)


def parts(bots: "list[str]", t: "Words") -> str:
    """Return what a chair shows with everybody on it who may sit there, for `form.js`."""
    guests = [name_of(face, t) for face in GUESTS]
    several = [("data-faces", "|".join(GUESTS)), ("data-guests", "|".join(guests))]
    several += [("data-several", t("name-player", n="\ufffd"))]
    others = spare(bots)
    several += [("data-spare", "|".join(others)), ("data-called", "|".join([name_of(face, t) for face in others]))]
    person = {"who": "human", "bot": "", "name": ""}
    made = tag("div", [("data-who", "")] + several, sitter(person, GUESTS[0], guests[0], bots, t))
    person["who"] = ELSEWHERE
    made += tag("div", [("data-who", ELSEWHERE)], sitter(person, GUESTS[1], guests[1], bots, t))
    for id in bots:
        made += tag("div", [("data-who", id)], sitter({"who": "bot", "bot": id}, id, name_of(id, t), bots, t))
    return made
