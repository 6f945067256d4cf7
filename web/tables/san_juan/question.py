"""San Juan's own part of a question: a sale as a sum, ways to build over a building, what a role would bring."""

from page.kit.html import button, esc, tag
from page.kit.selectors import lifted as lifted_card
from page.kit.selectors import moved_card, moves, option_pairs, options_of, price_of, rows_of
from page.table.panel import counted
from sanjuan.words.telling import label
from tables.san_juan.icons import ROLES, token
from tables.san_juan.trading_house import gives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame


def sum_of_sale(frame: "Frame", ui: "Ui", t: "Words", words: str) -> str:
    """Return a sale as a sum: token 3 + token 2 = 5 cards."""
    chosen = ui.chosen or []
    rows, terms, total = rows_of(frame, ui), [], 0
    for option in chosen:
        figure = price_of(frame, option) or 0
        total += figure
        terms.append(token(rows[option.split("@")[0]]["good"]) + tag("b", [], str(figure)))
    if not terms:
        return ""
    more = bonus(frame, len(chosen))
    if more:
        total += more
        terms.append(tag("b", [], str(more)))
    text = "<em>+</em>".join(terms) + "<em>=</em>" + tag("b", [], esc(t("label-cards", n=total)))
    return tag("div", [("class", "count sum")], text)


def bonus(frame: "Frame", count: int) -> int:
    """Return how many cards come by themselves for this number of goods sold."""
    ask = frame["ask"]
    found = (ask.get("bonus") or []) if ask else []
    return found[count] if count < len(found) else 0


def in_words(frame: "Frame", ui: "Ui", t: "Words", words: str) -> str:
    """Return how much is chosen in words alone: what is made is no card."""
    return counted(words, "")


COUNTS = {"sell": sum_of_sale, "produce": in_words}


def ways(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return every way to build over a building as a list to open; while a card is lifted the city shows them."""
    options = [option for option in options_of(frame) if ">" in option]
    if not moves(frame) or lifted_card(frame, ui) or not options:
        return ""
    chips = ""
    for option in options:
        text = label(option, "build", t) + " · " + t("option-price", price=price_of(frame, option))
        chips += button(text, option_pairs(ui, option), "chipbtn")
    summary = tag("summary", [], esc(t("ask-build-over")))
    return tag("details", [("class", "overlist"), ("id", "overlist")], summary + tag("div", [], chips))


def lies(frame: "Frame", option: str) -> bool:
    """Return whether an option is a card of my hand or on the table, a place of my city, a role or an event."""
    table = frame["table"]
    aside = table["aside"]["cards"] if table["aside"] else []
    held = [held["card"] for held in table["hand"]]
    lying = [lying["card"] for lying in table["on_table"]] + table["events"]
    return ">" in option or "@" in option or option in aside + held + lying or option in ROLES


def lifted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return that the card picked up is to be placed."""
    return t("ask-build.lifted", the=t("card-" + moved_card(ui.lifted or "") + ".the"))


def outlook(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the marked role would bring me now."""
    chosen = (ui.chosen or [""])[0]
    return gives(frame, chosen, t, False) if gives(frame, chosen, t) else ""
