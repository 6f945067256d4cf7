"""A card, a role or an event close up, with its whole text and its rulings."""

from page.kit.html import esc, icon, tag
from page.kit.selectors import rows_of
from page.kit.zoom import close_up, figures, ways
from page.table.hint import close_up as advised
from page.table.log import with_marks
from sanjuan.words.telling import notes
from tables.san_juan.cards import card, points_of
from tables.san_juan.icons import PHASE_ICON, scene
from tables.san_juan.own_city import spoken
from tables.san_juan.trading_house import seen_so_far
from tables.san_juan.unseen import unseen_of
from tables.san_juan.why import saved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.san_juan.types import Card, Frame, Priced


def kind_line(name: str, row: "Card", t: "Words") -> str:
    """Return what kind of building it is and when it works."""
    text = t("kind-" + row["kind"])
    if row["phase"]:
        text += " · " + t("when-" + row["phase"])
    return tag("p", [("class", "kind")], icon(PHASE_ICON[row["phase"]]) + tag("span", [], esc(text)))


def held(frame: "Frame", name: str) -> "Priced | None":
    """Return a card of the hand or on the table with what it costs now, None for any other."""
    within_reach = list(frame["table"]["hand"]) + frame["table"]["on_table"]
    found: list[Priced | None] = [one for one in within_reach if one["card"] == name]
    return (found + [None])[0]


def copies(frame: "Frame", ui: "Ui", name: str, row: "Card", t: "Words") -> "tuple[str, object]":
    """Return the number of copies of a card, and how many of them are still out if the settings show it."""
    if not ui.preferences["unseen"]:
        return t("zoom-copies"), row["copies"]
    return t("zoom-unseen"), t("unseen-of", n=unseen_of(frame, ui, name), of=row["copies"])


def zoom_figures(frame: "Frame", ui: "Ui", name: str, row: "Card", t: "Words") -> str:
    """Return cost, price now, points and number of copies."""
    pairs = [(t("zoom-cost"), row["cost"])]
    mine = held(frame, name)
    if mine and mine["price"] != row["cost"]:
        pairs.append((t("zoom-price"), mine["price"]))
    worth = worth_of(frame, ui, name)
    title = t("zoom-points") if worth is None else t("zoom-sofar")
    return figures(pairs + [(title, points_of(row, worth)), copies(frame, ui, name, row, t)])


def worth_of(frame: "Frame", ui: "Ui", name: str) -> "int | None":
    """Return what a building that is counted at the end brings so far, in the city where it was opened, or in mine."""
    if ui.zoom_place:
        seat, index = [int(n) for n in ui.zoom_place.split(":")]
        city = frame["table"]["players"][seat]["city"]
        return city[index].get("points") if index < len(city) else None
    mine = held(frame, name)
    return mine.get("points") if mine else None


def place_line(frame: "Frame", ui: "Ui", row: "Card", t: "Words") -> str:
    """Return what is on and under the building that was looked at."""
    if not ui.zoom_place:
        return ""
    seat, index = [int(n) for n in ui.zoom_place.split(":")]
    city = frame["table"]["players"][seat]["city"]
    text = spoken(city[index], row, t) if index < len(city) else ""
    names = city[index]["covered"] + city[index]["tucked_cards"] if text else []
    return tag("p", [("class", "lies")], with_marks(text, ["card-" + name for name in names], t)) if text else ""


def zoom(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what `ui.zoom` names close up: a card, a role ("role-builder") or an event."""
    name = ui.zoom or ""
    if name.startswith("role-"):
        advice = advised(frame, ui, name[len("role-") :], t)
        advice += seen_so_far(frame, t) if name == "role-trader" else ""
        return zoom_role(name, name, t(name + ".text"), t, advice)
    if name.startswith("event-"):
        event = name[len("event-") :]
        return zoom_role(name, "role-" + event, t(name + ".help"), t, advised(frame, ui, event, t))
    return zoom_card(frame, ui, t, name)


def zoom_card(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return a card close up."""
    row, mine = rows_of(frame, ui)[name], held(frame, name)
    rulings = "".join([tag("li", [], esc(note)) for note in notes(name, t)])
    body = tag("h2", [], esc(t("card-" + name))) + kind_line(name, row, t)
    body += tag("p", [], esc(t("card-" + name + ".text")))
    body += (tag("ul", [], rulings) if rulings else "") + place_line(frame, ui, row, t)
    body += advised(frame, ui, name, t)
    why = saved(mine, t) if mine else ""
    body += zoom_figures(frame, ui, name, row, t) + (tag("p", [("class", "lies")], esc(why)) if why else "")
    worth = worth_of(frame, ui, name)
    shown = card(name, "zoom", row, t, [("tabindex", "-1"), ("data-act", "close")], worth=worth)
    return close_up(t("card-" + name), shown, body + ways(name, t))


def zoom_role(name: str, art: str, text: str, t: "Words", advice: str) -> str:
    """Return a role or an event close up; `advice` is what the hint says of it, as HTML."""
    body = tag("h2", [], esc(t(name))) + tag("p", [], esc(text)) + advice + ways(name, t)
    shown = tag("div", [("class", "bigrole")], scene(art, "rart") + tag("b", [], esc(t(name))))
    return close_up(t(name), shown, body)
