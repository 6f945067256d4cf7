"""My place: my character with what it can do, my gold and points, and my city under its wall.

A card of my hand is built by being dragged here, or tapped.
"""

from page.kit.html import HIDDEN, esc, said, seal, tag
from page.kit.hyphenate import soft, widest
from page.kit.selectors import (
    is_marked,
    kind_of,
    look_pairs,
    me_player,
    my_seat,
    option_pairs,
    options_of,
    price_of,
    stop,
    tab_pair,
    watches,
    why_pairs,
)
from page.table.player import in_order, ordinal, place
from tables.citadels.cards import district, place_signs, place_words, row_of
from tables.citadels.icons import AT, CITIES, OWN, bust, gold, number, placed, sign
from tables.citadels.opponents import crown, merlons
from tables.citadels.story import opens
from tables.citadels.why import reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.citadels.types import Character, Frame, Place, Power

ASKED = OWN + CITIES + ("means",)
"""Kinds of questions that may be about my districts."""
USES = ("laboratory", "smithy", "museum", "armory")
"""Districts that are used in a turn."""
POWER_ICON = {
    "assassin": "dagger", "witch": "witch", "magistrate": "warrant", "thief": "purse", "spy": "eye",
    "blackmailer": "threat", "magician": "swap", "wizard": "eye", "seer": "eye", "emperor": "crown", "abbot": "coin",
    "cardinal": "coin", "architect": "cards", "navigator": "cards", "scholar": "cards", "warlord": "flame",
    "diplomat": "swap", "marshal": "sword", "artist": "star", "tax_collector": "coin",
}  # fmt: skip


def acting(frame: "Frame") -> "Character | None":
    """Return the character of mine that acts, else the one that is called next, else one that is known."""
    held = [one for one in me_player(frame)["held"] if one["card"]]
    now, call = frame["table"]["acting"], frame["table"]["call"]
    if now["seat"] == my_seat(frame) and frame["table"]["me"] is not None:
        return {"card": now["card"], "rank": call}
    ahead = sorted([one["rank"] for one in held if one["rank"] >= call] + [one["rank"] for one in held][::-1][:1])
    return ([one for one in held if [one["rank"]] == ahead[:1]] + [None])[0]


def front(frame: "Frame", ui: "Ui") -> "Character | None":
    """Return the character of mine that is shown large: the one that was put there, until the next is called."""
    for one in me_player(frame)["held"]:
        if one["card"] and ui.front == front_of(frame, one):
            return one
    return acting(frame)


def front_of(frame: "Frame", one: "Character") -> str:
    """Return how it is kept that a character is shown large while this rank is called."""
    return one["card"] + AT + str(frame["table"]["round"]) + AT + str(frame["table"]["call"])


def portraits(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my characters, one of them large; a back while I have none."""
    now = front(frame, ui)
    if now is None:
        return tag("span", [("class", "mc")], tag("span", [("class", "mychar back"), HIDDEN]))
    shown = mychar(now, t)
    for one in me_player(frame)["held"]:
        if one["card"] and one["card"] != now["card"]:
            shown += second(frame, one, t)
    return tag("span", [("class", "mc")], shown)


def second(frame: "Frame", one: "Character", t: "Words") -> str:
    """Return the other one of my characters, small: a tap swaps the two."""
    pairs: Pairs = [("type", "button"), ("class", "mychar second r" + str(one["rank"])), ("id", "second")]
    pairs += [("data-card", one["card"]), ("data-act", "front"), ("data-value", front_of(frame, one))]
    words = said(t("swap-character", rank=one["rank"], character=t("card-" + one["card"])))
    return tag("button", pairs, words + bust(one["card"]) + number(one["rank"]))


def spoken(one: "Character", t: "Words") -> str:
    """Return a character in words."""
    return t("label-character", rank=one["rank"], character=t("card-" + one["card"]))


def mychar(one: "Character", t: "Words") -> str:
    """Return my character, to be looked at."""
    pairs: Pairs = [("type", "button"), ("class", "mychar r" + str(one["rank"])), ("data-card", one["card"])]
    return tag("button", pairs + look_pairs(), said(spoken(one, t)) + bust(one["card"]) + number(one["rank"]))


def name_of(frame: "Frame", ui: "Ui", t: "Words") -> "tuple[str, str]":
    """Return (name, words below it) of my place: my character, while I have one; where it is watched, its player."""
    now, name = front(frame, ui), ui.names[my_seat(frame)] if ui.names else ""
    if now is None:
        return name, t("mine-choosing") if not frame["table"]["call"] else ""
    if watches(ui):
        return name, t("card-" + now["card"])
    return t("card-" + now["card"]), t("mine-rank", rank=now["rank"])


def head(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return who I am, my gold and my points."""
    player, seat = me_player(frame), my_seat(frame)
    name, below = name_of(frame, ui, t)
    number = place(frame, seat)
    parts = soft(name)
    who = (
        tag("b", [("class", "name"), ("style", "--w:" + widest(parts))], esc(parts))
        + crown(frame, seat)
        + (ordinal(number) if number else "")
        + tag("small", [], esc(below))
    )
    coins = said(t("label-gold", n=player["gold"])) + gold() + tag("b", [HIDDEN], str(player["gold"]))
    words = ([t("table-crown")] if frame["table"]["crown"] == seat else []) + in_order(frame, seat, t)
    inner = tag("div", [("class", "who")], (said(". ".join(words)) if words else "") + who)
    inner += tag("span", [("class", "st gold big"), ("id", "gold")], coins)
    return tag("header", [], inner + seal(player["score"], "score", t("label-points", n=player["score"])))


def power_words(frame: "Frame", t: "Words", power: "Power") -> "tuple[str, str]":
    """Return (name, words below it) of something my character can do."""
    now = acting(frame)
    if power["option"] == "income":
        return t("power-income", n=power["n"]), t("power-income.help")
    name = now["card"] if now else ""
    return t("power-" + name), t("power-" + name + ".help")


def usable(frame: "Frame", power: "Power") -> bool:
    """Return whether something that my character does can be done now."""
    return kind_of(frame) == "turn" and power["option"] in options_of(frame)


def power_button(frame: "Frame", ui: "Ui", t: "Words", power: "Power") -> str:
    """Return something that my character can do, as a button while it can be done."""
    option, now = power["option"], acting(frame)
    name, help = power_words(frame, t, power)
    icon = gold("ic2") if option == "income" else sign(POWER_ICON.get(now["card"] if now else "", "star"))
    if not usable(frame, power):
        used = tag("small", [], esc(t("power-" + power["state"])))
        return tag("span", [("class", "pwr used")], icon + tag("span", [], tag("b", [], esc(name)) + used))
    css = "pwr on" if is_marked(ui, option) else "pwr"
    words = tag("span", [], tag("b", [], esc(name)) + tag("small", [], esc(help)))
    return tag(
        "button",
        [("type", "button"), ("class", css), ("id", "power-" + option)] + option_pairs(ui, option),
        icon + words,
    )


def powers(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what my character can do."""
    shown = "".join([power_button(frame, ui, t, power) for power in frame["table"]["powers"]]) + opens(frame, ui, t)
    return tag("div", [("class", "pws")], shown)


def own_chip(frame: "Frame", t: "Words", option: str) -> str:
    """Return what would happen to a district of mine."""
    kind, price = kind_of(frame), price_of(frame, option)
    if kind == "beautify":
        inner = "+1" + gold()
    elif kind == "means":
        inner = sign("hammer") + tag("span", [], esc(t("chip-give-up")))
    elif kind == "give_away":
        inner = sign("swap")
    else:
        inner = sign("flame") if price is None else gold() + str(price)
    return tag("span", [("class", "chip"), HIDDEN], inner)


def use_button(frame: "Frame", ui: "Ui", t: "Words", option: str, card: str) -> str:
    """Return the button that uses a district in my turn."""
    css = "usebtn on" if is_marked(ui, option) else "usebtn"
    words = said(t("use-district", district=t("card-" + card)))
    inner = words + sign("hammer") + tag("span", [HIDDEN], esc(t("use")))
    return tag(
        "button",
        [("type", "button"), ("class", css), ("id", "use-" + option.replace(AT, "-"))] + option_pairs(ui, option),
        inner,
    )


def option_of(frame: "Frame", card: str, index: int) -> str:
    """Return how a district of mine is written in the options of the open question."""
    short = placed(my_seat(frame), card, index, False)
    return short if short in options_of(frame) else placed(my_seat(frame), card, index, True)


def about_mine(frame: "Frame") -> bool:
    """Return whether the open question is about my districts, or about others beside one that I give.

    My city must then be seen.
    """
    ask = frame["ask"]
    if ask is None or kind_of(frame) not in ASKED:
        return False
    city = me_player(frame)["city"]
    there = [option_of(frame, place["card"], index) in ask["options"] for index, place in enumerate(city)]
    return True in there or bool(ask["args"].get("district"))


def state(frame: "Frame", ui: "Ui", t: "Words", place: "Place", index: int) -> "tuple[str, Pairs, str]":
    """Return (class, attributes, HTML on top) of a district of mine, by the open question."""
    option = option_of(frame, place["card"], index)
    if option in options_of(frame) and kind_of(frame) in ASKED:
        return ("can mypick" if is_marked(ui, option) else "can"), option_pairs(ui, option), own_chip(frame, t, option)
    asked = frame["ask"]
    if asked and option in asked["why"] and not ui.review:
        return "safe", why_pairs(reason(frame, option, t)), ""
    given = asked is not None and asked["args"].get("district") == placed(my_seat(frame), place["card"], index, False)
    return ("mypick" if given else ""), look_pairs(), ""


def building(frame: "Frame", ui: "Ui", t: "Words", index: int, stopping: "str | None") -> str:
    """Return a district of my city; one that is used in a turn bears a button for that."""
    place = me_player(frame)["city"][index]
    css, pairs, over = state(frame, ui, t, place, index)
    id, option = lot_id(index), placed(my_seat(frame), place["card"], index, False)
    row, words = row_of(frame, ui, place["card"]), place_words(place, t)
    own = [("id", id), tab_pair(id, stopping)] + pairs
    made = district(place["card"], "l", row, t, own, css, over + place_signs(place), words, place["cost"])
    if kind_of(frame) == "turn" and option in options_of(frame):
        made += use_button(frame, ui, t, option, place["card"])
    return tag("div", [("class", "lot")], made)


def lot_id(index: int) -> str:
    """Return the id of a district of mine."""
    return "lot-" + str(index)


def lots(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my city with its empty places."""
    city, size = me_player(frame)["city"], frame["table"]["size"]
    ids = [lot_id(index) for index in range(len(city))]
    asked = kind_of(frame) in ASKED
    free = [
        ids[at] for at, place in enumerate(city) if asked and option_of(frame, place["card"], at) in options_of(frame)
    ]
    stopping = stop(ui, "lots", ids, free)
    inner = "".join([building(frame, ui, t, index, stopping) for index in range(len(city))])
    for index in range(len(city), size):
        inner += tag("span", [("class", "lot1"), ("id", "free-" + str(index)), HIDDEN], tag("span", [], str(index + 1)))
    pairs = [("class", "lots"), ("id", "lots"), ("data-roving", "lots"), ("data-n", str(max(len(city), size)))]
    return tag("div", pairs, inner)


def mine(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my place."""
    player = me_player(frame)
    wall = merlons(frame, len(player["city"]), player["done"], t, "big")
    me = tag("div", [("class", "mi")], head(frame, ui, t) + powers(frame, ui, t))
    both = len([power for power in frame["table"]["powers"] if usable(frame, power)]) > 1
    inner = wall + tag("div", [("class", "me both" if both else "me")], portraits(frame, ui, t) + me)
    inner += lots(frame, ui, t)
    pairs = [("class", "mine"), ("id", "mine"), ("aria-label", t("table-mine")), ("data-takes", "city")]
    return tag("section", pairs, inner)
