"""The unfinished games as rows: the state of each, its players, the day, and the way back to it. Pure."""

from page.catalog import games, people
from page.kit.html import SCENE, button, esc, icon, picture, portrait, tag
from page.setup.home import line, when

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.storage.parked_games import Unfinished
    from page.storage.types import Look
    from page.types import Pairs
    from sanjuan.words.words import Words


def players(told: "dict[str, Any]", bots: "list[str]") -> str:
    """Return the players with their points, the leader marked; nothing if they are not known."""
    scores = told.get("scores", [])
    who = [{"who": "bot" if bot else "human", "bot": bot, "name": ""} for bot in told.get("bots", [])]
    out = ""
    for seat, face in enumerate(people.faces(who, bots)[: len(scores)]):
        css = "lead" if scores[seat] == max(scores) else None
        out += tag("span", [("class", css)], portrait(face, "pm") + tag("b", [], esc(scores[seat])))
    return tag("div", [("class", "kept-who")], out)


def ways(kept: "Unfinished", look: "Look", words: str, t: "Words") -> str:
    """Return the buttons of a game; instead of them the question before one is deleted."""
    id = kept["id"] or kept["game"]
    away: Pairs = [("data-act", "drop-kept"), ("id", "drop-" + id), ("data-value", kept["id"])]
    if kept["id"] and look.get("asked") == kept["id"]:
        stay = button(t("kept-stay"), [("data-act", "drop-kept"), ("id", "stay-" + id), ("data-value", "")], "btn tiny")
        return stay + button(t("kept-away"), away, "btn tiny sure")
    playing = kept["last"] and kept["game"] == look.get("playing")
    pairs: Pairs = [("type", "button"), ("class", "btn go"), ("id", "kept-" + id)]
    pairs += [("aria-label", t("home-continue") + ", " + words)]
    if playing:
        pairs += [("data-act", "close")]
    elif kept["last"]:
        pairs += [("data-act", "resume"), ("data-game", kept["game"])]
    else:
        pairs += [("data-act", "continue-kept"), ("data-value", kept["id"])]
    made = tag("button", pairs, icon("play") + tag("span", [], esc(t("home-continue"))))
    if kept["id"] and not playing:
        said = t("kept-away") + ", " + words
        away += [("type", "button"), ("class", "iconbtn"), ("aria-label", said), ("title", t("kept-away"))]
        made += tag("button", away, icon("close"))
    return made


def row(kept: "Unfinished", look: "Look", t: "Words") -> str:
    """Return the row of a game."""
    game, told = games.of(kept["game"]), kept["told"]
    title, stands, day = games.title(game, t.lang)[0], line(game, told, t), when(told.get("day", 0), look["today"], t)
    art = picture(game["poster"], SCENE + "kept-pic") if game["poster"] else ""
    asks = bool(kept["id"]) and look.get("asked") == kept["id"]
    small = t("kept-sure") if asks else stands
    words = tag("div", [("class", "kept-words")], tag("b", [], esc(title)) + tag("small", [], esc(small)))
    going = ways(kept, look, ", ".join([text for text in (title, stands, day) if text]), t)
    foot = tag("div", [("class", "kept-ways")], tag("small", [], esc(day)) + going)
    pairs = [("class", "kept g-" + game["name"]), ("data-kept", kept["id"])]
    middle = words + players(told, games.characters(game))
    return tag("li", pairs, tag("div", [("class", "kept-art")], art) + middle + foot)


def unfinished(look: "Look", t: "Words") -> str:
    """Return the unfinished games of the chosen game, under their title; "" without any."""
    kept = [one for one in look["kept"] if look["game"] in ("", one["game"])]
    if not kept:
        return ""
    head = esc(t("kept-title")) + " " + tag("small", [], esc(len(kept)))
    rows = "".join([row(one, look, t) for one in kept])
    return tag("h3", [("class", "kept-head")], head) + tag("ol", [("class", "kepts")], rows)
