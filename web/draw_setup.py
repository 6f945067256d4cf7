"""The set-up sheet: seats, edition, deck, expansions, language, theme and Start. `setup(ui, t)` returns its HTML.

Controls name what they change. `data-set="path:value"` puts the value at that path of `ui["setup"]` (several pairs are
parted by a blank; "players.1.who" is the seat with index 1); text fields carry `data-field="path"`. Language and theme
are `data-act="lang"` and `data-act="theme"` with the new value in `data-value`.
"""

from draw_about import links
from draw_offline import line, offer, offline_state
from draw_parts import button, choice, esc, segment, tag
from draw_seats import seats as rows
from settings import LARGE_PRINTING

from sanjuan.languages import ROWS
from sanjuan.telling import refusal

MOST = 4


def field(title, inner, css="fld"):
    """Return a titled part of the form."""
    return tag("div", [("class", css)], tag("h3", [], esc(title)) + inner)


def options(label, key, now, pairs):
    """Return a segment that sets one value; `pairs` lists (value, text)."""
    made = [
        choice(text, "set-" + key + "-" + str(v), v == now, [("data-set", key + ":" + str(v))]) for v, text in pairs
    ]
    return segment(label, made)


def acts(label, act, now, pairs):
    """Return a segment of actions with a value, for what is not part of the set-up."""
    made = [
        choice(
            text,
            act + "-" + v,
            v == now,
            [("data-act", act), ("data-value", v), ("lang", v if act == "lang" else None)],
        )
        for v, text in pairs
    ]
    return segment(label, made, "seg langs" if act == "lang" else "seg")


def players_of(setup):
    """Return the players of the seats in use."""
    return setup["players"][: setup["seats"]]


def nobody(setup):
    """Tell whether no person sits at the table."""
    return "human" not in [player["who"] for player in players_of(setup)]


def seats(setup, ui, t):
    """Return the number of seats and their rows."""
    counts = options(t("setup-seats"), "seats", setup["seats"], [(n, str(n)) for n in range(2, MOST + 1)])
    head = tag("div", [("class", "fldhead")], tag("h3", [], esc(t("setup-seats"))) + counts)
    return tag("div", [("class", "fld seats")], head + rows(setup, ui, t))


def edition(setup, t):
    """Return the edition, with the size of the deck where the edition leaves a choice."""
    pairs = [(1, t("setup-edition-1")), (2, t("setup-edition-2"))]
    inner = options(t("setup-edition"), "edition", setup["edition"], pairs)
    return field(t("setup-edition"), inner)


def deck(setup, t):
    """Return the size of the deck; the first edition has one only."""
    if setup["edition"] == 1:
        return field(t("setup-deck"), tag("p", [("class", "fixed")], esc(t("setup-deck-110"))))
    pairs = [(n, t("setup-deck-" + str(n))) for n in (110, 112)]
    return field(t("setup-deck"), options(t("setup-deck"), "deck", setup["deck"], pairs))


def language(ui, t):
    """Return the choice of language, each written in itself."""
    return field(t("setup-language"), acts(t("setup-language"), "lang", ui["lang"], ROWS))


def theme(ui, t):
    """Return the choice of day or night."""
    pairs = [("day", t("theme-day")), ("night", t("theme-night"))]
    return field(t("menu-theme"), acts(t("menu-theme"), "theme", ui["theme"], pairs))


def switch(id, title, text, on, does):
    """Return a switch with a line on what it does; `does` are the attributes that say what pressing it sets."""
    words = tag("span", [], tag("b", [], esc(title)) + tag("small", [], esc(text)))
    pairs = [("type", "button"), ("class", "tog"), ("id", id), ("role", "switch")]
    pairs += [("aria-checked", "true" if on else "false")]
    return tag("button", pairs + does, "<i></i>" + words)


def flip(setup, key, title, text):
    """Return the switch of a truth of the set-up."""
    on = bool(setup[key])
    change = key + ":" + ("false" if on else "true")
    return switch("set-" + key.replace("_", "-"), title, text, on, [("data-set", change)])


def start_hand(setup, t):
    """Return the switch of the starting variant."""
    return flip(setup, "start_hand", t("setup-start_hand"), t("setup-start_hand.help"))


def new_buildings(setup, t):
    """Return the switch of the new buildings; the second edition has them in two printings."""
    second, large = setup["edition"] == 2, setup["new_buildings"] == LARGE_PRINTING
    count = (LARGE_PRINTING if large else 29) if second else 31
    made = flip(setup, "new_buildings", t("setup-new_buildings"), t("setup-new_buildings.help", n=count))
    if not second or not setup["new_buildings"]:
        return made
    printings = [("true", not large, t("setup-printing-30")), (str(LARGE_PRINTING), large, t("setup-printing-33"))]
    buttons = [choice(text, "set-printing-" + v, on, [("data-set", "new_buildings:" + v)]) for v, on, text in printings]
    return tag("div", [("class", "togbox")], made + segment(t("setup-printing"), buttons))


def expansions(setup, t):
    """Return the switches of the expansions, each with a line on what it adds."""
    more = flip(setup, "events", t("setup-events"), t("setup-events.help"))
    return field(t("setup-expansions"), tag("div", [("class", "togs")], new_buildings(setup, t) + more))


def seed(setup, t):
    """Return the field for a deal to play again; empty means any."""
    pairs = [
        ("type", "text"),
        ("id", "seed"),
        ("data-field", "seed"),
        ("value", setup.get("seed") or ""),
        ("placeholder", "–"),
        ("maxlength", "24"),
        ("autocomplete", "off"),
        ("spellcheck", "false"),
    ]
    words = tag("span", [], tag("b", [], esc(t("setup-seed"))))
    label = tag("label", [("title", t("setup-seed.help"))], words + tag("input", pairs)[: -len("</input>")])
    today = button(
        t("setup-daily"), [("data-act", "daily"), ("id", "daily"), ("title", t("setup-daily.help"))], "daily"
    )
    return tag("div", [("class", "seedf")], label + today)


def start_buttons(ui, t):
    """Return Start, and the saved game where there is one; once pressed, Start tells that the table is being set up."""
    busy = bool(ui.get("busy"))
    label = t("setup-busy") if busy else t("act-start")
    go = button(label, [("id", "start"), ("data-act", "start"), ("disabled", busy)], "btn go xl")
    if ui.get("resume"):
        go = button(t("act-resume"), [("id", "resume"), ("data-act", "resume")], "btn go xl") + go.replace(
            "btn go", "btn"
        )
    more = [("act-learn", "learn"), ("act-import", "import")]
    ghosts = [button(t(id), [("id", act), ("data-act", act)], "btn ghosty") for id, act in more]
    return tag("div", [("class", "btns")], go + "".join(ghosts))


def engine(ui, t):
    """Return the line: a game that cannot be opened, the engine being fetched (the form works), nobody playing."""
    if ui.get("trouble"):
        pairs = [("class", "engine trouble"), ("id", "trouble"), ("role", "alert")]
        return tag("p", pairs, esc(refusal(ui["trouble"], t)))
    text = line(ui, t) if ui.get("engine_ready", True) else t("setup-engine")
    if ui.get("note") in ("msg-deal", "msg-same_deal"):
        text = t(ui["note"])
    if nobody(ui["setup"]):
        text = t("setup-none-human")
    pairs = [("class", "engine"), ("id", "engine-note"), ("role", "status"), ("data-offline", offline_state(ui))]
    return tag("p", pairs, tag("span", [], esc(text)) + offer(ui, t))


def poster(title, line, css):
    """Return the poster with a headline and a line under it."""
    art = tag("span", [("class", "sun")])
    return tag("aside", [("class", css)], art + tag("div", [], tag("h1", [], esc(title)) + tag("p", [], esc(line))))


def setup(ui, t):
    """Return the whole set-up sheet for `ui` (see the page's state); `t(id, **args)` gives its words."""
    chosen = ui["setup"]
    pair = tag("div", [("class", "two")], edition(chosen, t) + deck(chosen, t))
    other = tag("div", [("class", "two")], language(ui, t) + theme(ui, t))
    extra = tag("div", [("class", "togs")], start_hand(chosen, t) + seed(chosen, t))
    mine = button(t("act-statistics"), [("id", "statistics"), ("data-act", "statistics")], "btn mygames")
    body = tag("h2", [], esc(t("setup-title"))) + mine + seats(chosen, ui, t)
    body += tag("div", [("class", "rest")], pair + other + expansions(chosen, t) + extra)
    body += engine(ui, t) + start_buttons(ui, t) + links(ui, t)
    form = tag("div", [("class", "tabw"), ("role", "form"), ("aria-label", t("setup-title"))], body)
    sheet = tag("div", [("class", "sheet")], poster(t("title"), t("title.tagline"), "post big") + form)
    return tag("main", [("class", "veil full setupv"), ("id", "setup")], sheet)
