"""What the other players did last: a line in the head of each panel, the last few lines with the whole city."""

from draw_log import marked
from draw_parts import esc, tag

from sanjuan.telling import lines

LAST = 5
"""How many things the whole city tells of its owner."""
SILENT = 3
"""Of so many facts about a player at least one is worth a line."""


def latest(facts, seat, most):
    """Return the last facts about a player, oldest first."""
    found, at = [], len(facts)
    while at and len(found) < most:
        at -= 1
        if facts[at].get("seat") == seat:
            found.insert(0, facts[at])
    return found


def deeds(frame, ui, t, seat, most=LAST):
    """Return the last things a player did: (fact, sentence), oldest first."""
    told = latest(ui.get("log") or [], seat, SILENT * most)
    return lines(told, ui["names"], frame["table"]["me"], t)[-most:]


def short(sentence, name):
    """Return a sentence without the name it begins with: the panel says whose it is."""
    rest = sentence[len(name) :].strip() if sentence[: len(name)] == name else sentence
    return rest[:1].upper() + rest[1:]


def last_deed(frame, ui, t, seat):
    """Return the last thing a player did as a line for the panel's head; its room is kept before there is any."""
    done = deeds(frame, ui, t, seat, 1)
    sentence = done[-1][1] if done else ""
    said = tag("span", [], esc(short(sentence, ui["names"][seat])))
    return tag("span", [("class", "deed"), ("title", sentence or None)], said)


def last_said(frame, ui, t, seat):
    """Return the last thing a player did as a list of one sentence for those who hear the page, empty before."""
    return [sentence.rstrip(".") for _, sentence in deeds(frame, ui, t, seat, 1)]


def last_deeds(frame, ui, t, seat):
    """Return the last things a player did as a list, the cards in them to be looked at."""
    items = [tag("li", [], marked(sentence, fact, t)) for fact, sentence in deeds(frame, ui, t, seat)]
    return tag("ul", [("class", "deeds"), ("aria-label", t("table-deeds"))], "".join(items)) if items else ""
