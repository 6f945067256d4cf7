"""What the drawings read out of a frame and the page's state: options, marks, reasons, names."""

BUILDS = ("build", "rebuild")
"""The questions that put a card on a place of my city."""


def kind_of(frame):
    """Return the kind of the open question, "" when none is open to the person at the device."""
    return frame["ask"]["kind"] if frame["ask"] else ""


def options_of(frame):
    """Return the options of the open question."""
    return frame["ask"]["options"] if frame["ask"] else []


def rows_of(frame, ui):
    """Return the catalogue of cards; it comes with the first frame of a game and is kept in the page's state."""
    return frame.get("cards") or ui["cards"]


def my_seat(frame):
    """Return the seat whose cards are on show, the first one where nobody's are."""
    return frame["table"]["me"] or 0


def me_player(frame):
    """Return the public side of the seat on show."""
    return frame["table"]["players"][my_seat(frame)]


def marks_of(ui):
    """Return what is marked as (option, number of the element among those that show it)."""
    if "marks" in ui:
        return [(option, nth) for option, nth in ui["marks"]]
    chosen = ui.get("chosen") or []
    return [(option, chosen[:i].count(option)) for i, option in enumerate(chosen)]


def is_marked(ui, option, nth=0):
    """Tell whether the `nth` element of an option is marked."""
    return (option, nth) in marks_of(ui)


def option_pairs(ui, option, nth=0):
    """Return the attributes of an element that is an option; of a game that is looked back at, one to look at."""
    if ui.get("review"):
        return look_pairs() + advice_pairs(ui, option, nth)
    pressed = [("data-option", option), ("aria-pressed", "true" if is_marked(ui, option, nth) else "false")]
    return pressed + advice_pairs(ui, option, nth)


def advice_pairs(ui, key, nth=0):
    """Return the attributes by which a hint shows on the `nth` element of an option (see `draw_hint.advised`)."""
    signs = (ui.get("advised") or {}).get(key) or []
    if nth >= len(signs):
        return []
    chance, best, said = signs[nth]
    return [("data-advice", chance), ("data-best", best), ("aria-description", said)]


def why_pairs(reason):
    """Return the attributes of an element that may not be chosen now; `reason` is told when it is tried."""
    return [("aria-disabled", "true"), ("data-why", reason)]


def look_pairs():
    """Return the attributes of an element that is only there to be looked at."""
    return [("data-act", "zoom")]


def stop(ui, group, ids, options):
    """Return the id of the one element of a group that the tab key comes to; arrow keys lead to the others.

    It is where the focus was last (see `keys`) if that answers the question; else the first option; where there is
    none, where the focus was last, else the first of all.
    """
    last = ui.get("stops", {}).get(group)
    there = [last] if last in ids else []
    first = [id for id in there + ids if id in options]
    return (first + there + ids + [None])[0]


def tab_pair(id, stopping):
    """Return the attribute by which an element of such a group is the one that the tab key comes to, or not."""
    return ("tabindex", "0" if id == stopping else "-1")


def place_name(card, index):
    """Return how a place of a city is written in options."""
    return card + "@" + str(index)


def covers(frame, card):
    """Return the options that put a hand card over a building already standing."""
    return [option for option in options_of(frame) if option.split(">")[0] == card and ">" in option]


def moved_card(option):
    """Return the card that a building option moves: "well" of "well>smithy@2"."""
    return option.split(">")[0]


def fresh(frame, seat):
    """Return the place of the building that a seat has put up since the last frame, None when it has built nothing."""
    new = frame["log"] if frame["log_from"] else []
    built = [fact["card"] for fact in new if fact["id"] in ("built", "covered") and fact["seat"] == seat]
    city = frame["table"]["players"][seat]["city"]
    places = [i for i, place in enumerate(city) if built and place["card"] == built[-1]]
    return places[-1] if places else None


def lifted(frame, ui):
    """Return the hand card that is picked up or marked for building, None when there is none."""
    if kind_of(frame) not in BUILDS or ui.get("review"):
        return None
    if ui.get("lifted"):
        return ui["lifted"]
    chosen = ui.get("chosen") or []
    return moved_card(chosen[0]) if chosen else None


def price_of(frame, option):
    """Return the figure that belongs to an option: a price, or what a good sells for; None without one."""
    return frame["ask"]["prices"].get(option) if frame["ask"] else None
