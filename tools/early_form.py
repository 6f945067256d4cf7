"""The set-up form that is painted before Python is there, and its parts as other choices make them look.

All of it is drawn by the very functions that the page draws it with; `web/js/form.js` puts it together.
"""

import draw_seats
import draw_setup
import people
import settings
from draw_parts import attrs, tag

from sanjuan.terminal.bundles import words

SEATS = max(settings.SEATS)
DECK = ".rest > .two:first-child > :nth-child(2)"
NEW_BUILDINGS = ".rest > .two + .two + .fld > .togs > :first-child"
BUTTONS = ".btns"


def state(lang, bots, **setup):
    """The page's state at a first visit, with choices made."""
    ui = {"lang": lang, "theme": "day", "setup": settings.new_setup(bots) | setup, "bots": bots}
    return ui | {"engine_ready": False, "resume": False}


def form(lang, bots):
    """The form as a first visitor sees it, in one language; rows of seats that are not in use are hidden."""
    ui, t = state(lang, bots, seats=SEATS), words(lang, 2)
    html, few = draw_setup.setup(ui, t), settings.new_setup(bots)["seats"]
    for count in settings.SEATS:
        html = html.replace(*pressed(count, count == few))
    for seat in range(SEATS):
        in_use = ",".join(str(count) for count in settings.SEATS if count > seat)
        more = attrs([("data-when", f"seats:{in_use}"), ("hidden", seat >= few)])
        html = html.replace(f' id="seat-{seat}"', f' id="seat-{seat}"{more}')
    return html


def pressed(count, on):
    """What the button of a number of seats is drawn like when all seats are in use, and what it is to look like."""
    told = f'aria-pressed="%s" id="set-seats-{count}"'
    return told % str(count == SEATS).lower(), told % str(on).lower()


def part(at, when, html):
    """One part: `html` stands at the selector `at` when the values of `when` hold."""
    return tag("div", [("data-at", at), ("data-when", when)], html)


def parts(lang, bots):
    """Every part that choices change, in one language."""
    t = words(lang, 2)
    found = [part(f"#seat-{seat} .whois", when, html) for seat in range(SEATS) for when, html in sitting(seat, bots, t)]
    for edition in settings.DECKS:
        setup = state(lang, bots, edition=edition)["setup"]
        found.append(part(DECK, f"edition:{edition}", draw_setup.deck(setup, t)))
        for choice in (False, True, settings.LARGE_PRINTING)[: edition + 1]:  # the first edition has one printing
            html = draw_setup.new_buildings(setup | {"new_buildings": choice}, t)
            found.append(part(NEW_BUILDINGS, f"edition:{edition} new_buildings:{str(choice).lower()}", html))
    return "".join(found + ending(lang, bots, t))


def sitting(seat, bots, t):
    """Yield (when, HTML) of whoever may sit at a seat; a person's field has the names it may stand for as well."""
    field = draw_seats.name_field(seat, {}, "", t)
    guests = [people.name_of(face, t) for face in people.GUESTS]
    several = attrs([("data-guests", "|".join(guests)), ("data-several", t("name-player", n=seat + 1))])
    yield f"players.{seat}.who:human", tag("div", [("class", "whois")], field.replace("<input", "<input" + several))
    for id in bots:
        said = draw_seats.opponent(id, people.full_name(id, t), bots, t)
        yield f"players.{seat}.who:bot players.{seat}.bot:{id}", tag("div", [("class", "whois")], said)


def ending(lang, bots, t):
    """The line and the buttons at the form's end: nobody plays, a game is saved, Start has been pressed."""
    ui = state(lang, bots)
    nobody = state(lang, bots, players=[player | {"who": "bot"} for player in ui["setup"]["players"]])
    found = [part("#engine-note", "nobody:false", draw_setup.engine(ui, t))]
    found.append(part("#engine-note", "nobody:true", draw_setup.engine(nobody, t)))
    for resume in (False, True):
        for busy in (False, True):
            html = draw_setup.start_buttons(ui | {"resume": resume, "busy": busy}, t)
            found.append(part(BUTTONS, f"resume:{str(resume).lower()} busy:{str(busy).lower()}", html))
    return found
