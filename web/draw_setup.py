"""The set-up sheet: seats, edition, deck, expansions, language, theme and Start. `setup(ui, t)` returns its HTML.

Controls name what they change. `data-set="path:value"` puts the value at that path of `ui["setup"]` (several pairs are
parted by a blank; "players.1.who" is the seat with index 1); text fields carry `data-field="path"`. Language and theme
are `data-act="lang"` and `data-act="theme"` with the new value in `data-value`.
"""

from draw_parts import ART, FACES, button, choice, esc, face, segment, tag
from settings import LANGUAGES, LARGE_PRINTING

from sanjuan.telling import refusal

MOST = 4
NAMES = {"me": "", "ines": "Inés", "mateo": "Mateo", "rosalia": "Rosalía"}
"""The names that go with the portraits; the first is the reader's own."""


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
    return segment(label, made)


def players_of(setup):
    """Return the players of the seats in use."""
    return setup["players"][: setup["seats"]]


def nobody(setup):
    """Tell whether no person sits at the table."""
    return "human" not in [player["who"] for player in players_of(setup)]


def default_name(index, ui, t):
    """Return the name a seat has while nobody has written one."""
    return NAMES[(ui.get("faces") or FACES)[index]] or t("setup-you")


def name_field(index, player, ui, t):
    """Return the field for a name; empty it shows the name it stands for."""
    pairs = [
        ("type", "text"),
        ("id", "name-" + str(index)),
        ("data-field", "players." + str(index) + ".name"),
        ("value", player.get("name") or ""),
        ("placeholder", default_name(index, ui, t)),
        ("aria-label", t("setup-name") + " " + str(index + 1)),
        ("maxlength", "16"),
        ("autocomplete", "off"),
        ("spellcheck", "false"),
    ]
    return tag("input", pairs)[: -len("</input>")]


def who(index, setup, ui, t):
    """Return the choice between a person and the computer players on offer."""
    player = setup["players"][index]
    levels = ui.get("levels_available") or ["greedy"]
    base = "players." + str(index)
    human = player["who"] == "human"
    made = [choice(t("setup-who-human"), "who-" + str(index), human, [("data-set", base + ".who:human")])]
    for level in levels:
        text = t("setup-who-bot") if len(levels) == 1 else t("level-" + level)
        on = not human and player.get("bot", levels[0]) == level
        change = base + ".who:bot " + base + ".bot:" + level
        made.append(choice(text, "bot-" + str(index) + "-" + level, on, [("data-set", change)]))
    return segment(t("setup-who") + " " + str(index + 1), made)


def seat(index, setup, ui, t):
    """Return the row of one seat."""
    inner = face(ui, index) + name_field(index, setup["players"][index], ui, t) + who(index, setup, ui, t)
    return tag("div", [("class", "seat"), ("id", "seat-" + str(index))], inner)


def seats(setup, ui, t):
    """Return the number of seats and their rows."""
    counts = options(t("setup-seats"), "seats", setup["seats"], [(n, str(n)) for n in range(2, MOST + 1)])
    head = tag("div", [("class", "fldhead")], tag("h3", [], esc(t("setup-seats"))) + counts)
    rows = "".join([seat(index, setup, ui, t) for index in range(setup["seats"])])
    return tag("div", [("class", "fld seats")], head + rows)


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
    names = [(lang, t("lang-" + lang)) for lang in LANGUAGES]
    return field(t("setup-language"), acts(t("setup-language"), "lang", ui["lang"], names))


def theme(ui, t):
    """Return the choice of day or night."""
    pairs = [("day", t("theme-day")), ("night", t("theme-night"))]
    return field(t("menu-theme"), acts(t("menu-theme"), "theme", ui["theme"], pairs))


def switch(id, title, text, on, change):
    """Return a switch with a line on what it does; `change` is what pressing it sets."""
    words = tag("span", [], tag("b", [], esc(title)) + tag("small", [], esc(text)))
    pairs = [("type", "button"), ("class", "tog"), ("id", id), ("role", "switch")]
    pairs += [("aria-checked", "true" if on else "false"), ("data-set", change)]
    return tag("button", pairs, "<i></i>" + words)


def flip(setup, key, title, text):
    """Return the switch of a truth of the set-up."""
    on = bool(setup[key])
    change = key + ":" + ("false" if on else "true")
    return switch("set-" + key.replace("_", "-"), title, text, on, change)


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
    return tag(
        "label", [("class", "seedf"), ("title", t("setup-seed.help"))], words + tag("input", pairs)[: -len("</input>")]
    )


def start_buttons(ui, t):
    """Return Start, and the saved game where there is one; once pressed, Start tells that the table is being set up."""
    busy = bool(ui.get("busy"))
    label = t("setup-busy") if busy else t("act-start")
    go = button(label, [("id", "start"), ("data-act", "start"), ("disabled", busy)], "btn go xl")
    if ui.get("resume"):
        go = button(t("act-resume"), [("id", "resume"), ("data-act", "resume")], "btn go xl") + go.replace(
            "btn go", "btn"
        )
    load = button(t("act-import"), [("id", "import"), ("data-act", "import")], "btn ghosty")
    return tag("div", [("class", "btns")], go + load)


def engine(ui, t):
    """Return the line: a game that cannot be opened, the engine being fetched (the form works), nobody playing."""
    if ui.get("trouble"):
        pairs = [("class", "engine trouble"), ("id", "trouble"), ("role", "alert")]
        return tag("p", pairs, esc(refusal(ui["trouble"], t)))
    text = "" if ui.get("engine_ready", True) else t("setup-engine")
    if nobody(ui["setup"]):
        text = t("setup-none-human")
    return tag("p", [("class", "engine"), ("id", "engine-note"), ("role", "status")], esc(text))


def poster(title, line, css):
    """Return the poster with a headline and a line under it."""
    art = "<img" + ' class="sun" src="' + ART + 'poster.webp" alt="" draggable="false">'
    return tag("aside", [("class", css)], art + tag("div", [], tag("h1", [], esc(title)) + tag("p", [], esc(line))))


def setup(ui, t):
    """Return the whole set-up sheet for `ui` (see the page's state); `t(id, **args)` gives its words."""
    chosen = ui["setup"]
    pair = tag("div", [("class", "two")], edition(chosen, t) + deck(chosen, t))
    other = tag("div", [("class", "two")], language(ui, t) + theme(ui, t))
    extra = tag("div", [("class", "togs")], start_hand(chosen, t) + seed(chosen, t))
    body = tag("h2", [], esc(t("setup-title"))) + seats(chosen, ui, t)
    body += tag("div", [("class", "rest")], pair + other + expansions(chosen, t) + extra)
    body += engine(ui, t) + start_buttons(ui, t)
    form = tag("div", [("class", "tabw"), ("role", "form"), ("aria-label", t("setup-title"))], body)
    sheet = tag("div", [("class", "sheet")], poster(t("title"), t("title.tagline"), "post big") + form)
    return tag("main", [("class", "veil full setupv"), ("id", "setup")], sheet)
