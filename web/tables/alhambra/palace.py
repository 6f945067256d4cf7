"""The palace of a player in a window: all buildings, what the player did last, the money it was seen to take."""

from page.kit.html import HIDDEN, esc, face, said, seal, tag
from page.kit.selectors import look_pairs
from page.kit.window import closing, window
from page.table.last_moves import last_deeds
from page.table.player import might, style
from tables.alhambra.cards import card, money_face, price_tag
from tables.alhambra.icons import KINDS, kind_of, number_of, plays
from tables.alhambra.race import others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame


def tabs(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the choice of whose palace is looked at."""
    out = ""
    for seat, name in enumerate(ui.names):
        pairs = [("type", "button"), ("id", "palace-of-" + str(seat)), ("data-act", "city"), ("data-seat", str(seat))]
        pairs += [("aria-pressed", "true" if seat == ui.city else "false"), ("aria-label", name), ("title", name)]
        out += tag("button", pairs, face(ui, seat, "pick"))
    return tag("span", [("class", "seg logof"), ("role", "group"), ("aria-label", t("palace-of"))], out)


def palace_cards(frame: "Frame", t: "Words", seat: int) -> str:
    """Return the buildings of a palace, kind by kind, the cheapest ones first."""
    names = frame["table"]["players"][seat]["palace"]
    order = sorted([(KINDS.index(kind_of(name)), number_of(name), name) for name in names])
    return "".join([card(name, t, look_pairs(), "small", price_tag(price)) for _, price, name in order])


def tinies(cards: "Sequence[str]", t: "Words") -> str:
    """Return money cards as small pictures."""
    shown = "".join([tag("span", [("class", "mc tiny c-" + kind_of(name))], money_face(name)) for name in cards])
    return said(", ".join([t("card-" + name) for name in cards])) + tag("div", [("class", "tinies"), HIDDEN], shown)


def seen_money(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the money that everybody saw a player take and has not seen it pay."""
    player = frame["table"]["players"][seat]
    cards = player["seen"]["cards"]
    count = tag("small", [], esc(t("unseen-hand", n=len(cards), hand=player["hand"])))
    return tag("h3", [("class", "whose")], face(ui, seat) + tag("span", [], esc(ui.names[seat])) + count) + tinies(
        cards, t
    )


def seen(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window of the money that everybody saw the others take, which is a choice in the settings."""
    shown = "".join([seen_money(frame, ui, t, seat) for seat in others(frame) if plays(ui, seat)])
    body = tag("p", [("class", "note")], esc(t("prefer-unseen.help")))
    body += tag("div", [("class", "scrolls"), ("tabindex", "0")], shown)
    return window(t("act-unseen"), body + tag("div", [("class", "btns")], closing(t)), t, "cityw")


def palace(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the whole palace of a player, in a window."""
    seat = ui.city
    player = frame["table"]["players"][seat]
    words = t("race-buildings", n=len(player["palace"])) + " · "
    words += t("label-hand", n=player["hand"]) if plays(ui, seat) else t("race-no-turn")
    text = esc(words) + (tag("small", [], might(ui, seat) + esc(style(ui, seat, t))) if style(ui, seat, t) else "")
    points = seal(player["score"], "score", t("label-points", n=player["score"]))
    body = tabs(frame, ui, t) + tag("p", [("class", "facts")], face(ui, seat) + tag("span", [], text) + points)
    cards = palace_cards(frame, t, seat) or tag("p", [], esc(t("palace-empty")))
    inner = last_deeds(frame, ui, t, seat) + tag("div", [("class", "palace")], cards)
    wanted = ui.preferences.get("unseen") and plays(ui, seat)
    inner += seen_money(frame, ui, t, seat) if wanted else ""
    body += tag("div", [("class", "scrolls"), ("tabindex", "0")], inner)
    return window(ui.names[seat], body + tag("div", [("class", "btns")], closing(t)), t, "cityw")
