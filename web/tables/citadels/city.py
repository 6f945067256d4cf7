"""The whole city of a player, in a window: its districts, what it scores, what its owner did last."""

from page.kit.html import HIDDEN, esc, face, seal, tag
from page.kit.selectors import look_pairs, rows_of
from page.kit.window import closing, window
from page.table.last_moves import last_deeds
from page.table.player import might, style
from tables.citadels.cards import district, place_signs, place_words, row_of
from tables.citadels.icons import TYPES, type_sign
from tables.citadels.opponents import crown, held, merlons, wealth
from tables.citadels.scoring import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame


def building(frame: "Frame", ui: "Ui", t: "Words", seat: int, index: int) -> str:
    """Return a district of the city that is looked at."""
    place = frame["table"]["players"][seat]["city"][index]
    row, words = row_of(frame, ui, place["card"]), place_words(place, t)
    return district(place["card"], "l", row, t, look_pairs(), "", place_signs(place), words, place["cost"])


def facts(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return what everybody knows of a player, in words."""
    player = frame["table"]["players"][seat]
    words = [t("city-built", n=len(player["city"]), size=frame["table"]["size"]), t("label-gold", n=player["gold"])]
    words += [t("label-hand", n=player["hand"])] + ([t("table-crown")] if frame["table"]["crown"] == seat else [])
    words += [t("card-" + one["card"]) for one in player["held"] if one["card"]]
    words += [t("safe-" + player["safe"])] if player["safe"] else []
    text = esc(" · ".join(words))
    if style(ui, seat, t):
        text += tag("small", [], might(ui, seat) + esc(style(ui, seat, t)))
    return text


def types(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return which of the five types a city has, and which it lacks."""
    rows = rows_of(frame, ui)
    there = [rows[place["card"]].get("type") for place in frame["table"]["players"][seat]["city"]]
    out = "".join([tag("span", [("class", None if kind in there else "no0")], type_sign(kind)) for kind in TYPES])
    lacking = [t("type-" + kind) for kind in TYPES if kind not in there]
    words = t("five-lacking", n=len(lacking), types=", ".join(lacking)) if lacking else t("five-all")
    return tag("p", [("class", "types")], tag("span", [("class", "tys"), HIDDEN], out) + esc(words))


def city(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the whole city of a player, in a window."""
    seat = ui.city
    player = frame["table"]["players"][seat]
    points = seal(player["score"], "score", t("label-points", n=player["score"]))
    who = face(ui, seat) + tag("span", [], facts(frame, ui, t, seat)) + crown(frame, seat) + held(player, t)
    body = tag("div", [("class", "facts")], who + wealth(player) + points)
    cards = "".join([building(frame, ui, t, seat, index) for index in range(len(player["city"]))])
    inner = counted(frame, ui, t, seat) + merlons(frame, len(player["city"]), player["done"], t, "flat")
    inner += tag("div", [("class", "lots")], cards) if cards else tag("p", [], esc(t("city-empty")))
    inner += types(frame, ui, t, seat) + last_deeds(frame, ui, t, seat)
    body += tag("div", [("class", "scrolls"), ("tabindex", "0")], inner)
    return window(t("city-of", name=ui.names[seat]), body + tag("div", [("class", "btns")], closing(t)), t, "cityw")
