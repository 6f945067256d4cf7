"""The table that somebody else asks for: a page that shows the game in a frame, by its address or by a message.

Pure, and strict: whatever is not as described is refused, with its name, what was given and what is allowed.
"""

from settings import DECKS, LARGE_PRINTING, MOST_LETTERS, SEATS, new_setup, settle

OPTIONS = ("start_hand", "new_buildings", "new_buildings_33", "events")
NAME_LETTERS = 16
SHOWN_LETTERS = 40
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-."


class Declined(Exception):
    """Something asked for that is not to be had: `id` and `words` as in the engine's errors."""

    def __init__(self, id, **words):
        super().__init__(id)
        self.id = id
        self.words = words

    def error(self):
        """Return it as the page shows errors."""
        return {"id": self.id, "args": self.words}


def shown(value):
    """Return a value given by somebody else as a short text."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    text = str(value)
    return text if len(text) <= SHOWN_LETTERS else text[: SHOWN_LETTERS - 1] + "…"


def refuse(name, value, allowed):
    """Raise Declined for a value; `allowed` says in names and numbers what would do."""
    raise Declined("asked_value", name=name, value=shown(value), allowed=allowed)


def is_number(value):
    """Tell whether a value is a whole number (in Python a truth is one too)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_plain(value, most=SHOWN_LETTERS):
    """Tell whether a value is a name of ASCII letters, digits, "_", "-" and "."."""
    return isinstance(value, str) and 0 < len(value) <= most and all(letter in PLAIN for letter in value)


def listed(values):
    """Return the values that are allowed as a text."""
    return ", ".join([str(value) for value in values])


def one_of(name, value, values):
    """Return a value that is among those allowed; raises Declined."""
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in values:
        refuse(name, value, listed(values))
    return value


def texts(name, value, most, fits, allowed):
    """Return a list of at most `most` texts that each fit; raises Declined."""
    if not isinstance(value, list) or len(value) > most:
        refuse(name, value, allowed)
    for item in value:
        if not isinstance(item, str) or not fits(item):
            refuse(name, item, allowed)
    return value


def table(fields, bots):
    """Return the set-up (see `settings`) that fields describe; raises Declined for the first that is not sound.

    seats: 2..4; opponents: computer players of `bots` or "human", one for all or one each; names: of the players, in
    their order; edition: 1, 2; deck: cards in the deck; options: some of `OPTIONS`; seed: the deal, a text or number.
    """
    setup = new_setup(bots)
    known = [name for name, _ in FIELDS]
    for name in fields:
        if name not in known:
            raise Declined("asked_unknown", name=shown(name), allowed=listed(known))
    setup["seats"] = _seats_of(fields, setup["seats"])
    for name, put in FIELDS:
        if name in fields:
            put(setup, fields[name], bots)
    settle(setup)
    return setup


def _seats_of(fields, usual):
    """Return how many play where that is not said: one more than opponents are named, if they are several."""
    named = fields.get("opponents")
    return len(named) + 1 if isinstance(named, list) and 1 < len(named) < max(SEATS) else usual


def _seats(setup, value, _bots):
    setup["seats"] = one_of("seats", value, SEATS)


def people(fields, bots):
    """See that opponents and names are some, where the number of seats is not known; raises Declined."""
    if "opponents" in fields:
        _known_opponents(fields["opponents"], bots)
    if "names" in fields:
        _short_names(fields["names"], max(SEATS))


def _known_opponents(value, bots):
    known = list(bots) + ["human"]

    def fits(name):
        return name in known

    return texts("opponents", value, max(SEATS) - 1, fits, listed(known))


def _opponents(setup, value, bots):
    names = _known_opponents(value, bots)
    if len(names) not in (1, setup["seats"] - 1):
        refuse("opponents", len(names), "1, " + str(setup["seats"] - 1))
    for seat in range(1, len(setup["players"])):
        name = names[min(seat, len(names)) - 1]
        setup["players"][seat]["who"] = "human" if name == "human" else "bot"
        if name != "human":
            setup["players"][seat]["bot"] = name


def _short_names(value, seats):
    def fits(name):
        return len(name) <= NAME_LETTERS

    return texts("names", value, seats, fits, str(seats) + " × 0–" + str(NAME_LETTERS))


def _names(setup, value, _bots):
    names = _short_names(value, setup["seats"])
    for seat in range(len(names)):
        setup["players"][seat]["name"] = names[seat]


def _edition(setup, value, _bots):
    setup["edition"] = one_of("edition", value, tuple(DECKS))
    setup["deck"] = DECKS[value][0]


def _deck(setup, value, _bots):
    setup["deck"] = one_of("deck", value, DECKS[setup["edition"]])


def _options(setup, value, _bots):
    def fits(name):
        return name in OPTIONS

    chosen = texts("options", value, len(OPTIONS), fits, listed(OPTIONS))
    if "new_buildings_33" in chosen and setup["edition"] == 1:
        refuse("options", "new_buildings_33", "edition 2")
    setup["start_hand"] = "start_hand" in chosen
    setup["events"] = "events" in chosen
    setup["new_buildings"] = "new_buildings" in chosen
    if "new_buildings_33" in chosen:
        setup["new_buildings"] = LARGE_PRINTING


def _seed(setup, value, _bots):
    if is_number(value):
        value = str(value)
    if not isinstance(value, str) or len(value) > MOST_LETTERS:
        refuse("seed", value, "0–" + str(MOST_LETTERS))
    setup["seed"] = value


FIELDS = (
    ("seats", _seats), ("opponents", _opponents), ("names", _names), ("edition", _edition), ("deck", _deck),
    ("options", _options), ("seed", _seed),
)  # fmt: skip
"""What can be asked of a table, in the order in which one part may depend on another."""
