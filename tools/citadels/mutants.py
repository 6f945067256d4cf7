"""The rules of Citadels that `make mutate` changes, and the mutants that no test can tell from the original.

These by module, a part of the changed line and the reason.
"""

GAME = "sanjuan/games/citadels"
_TOP = "setup options score sight guess"
_RULES = "building calling confiscation crown doing draft ending gathering income moving rounds threats turns uniques"
_ROOMS = "power rank1 rank2 rank3 rank4 rank5 rank7 rank8 rank9"
RULES = (
    {f"citadels_{name}": f"{GAME}/rules/{name}.py" for name in _RULES.split()}
    | {f"citadels_{name}": f"{GAME}/rules/powers/{name}.py" for name in _ROOMS.split()}
    | {f"citadels_{name}": f"{GAME}/{name}.py" for name in _TOP.split()}
)
"""The modules by name, each with its file."""
MORE_TESTS = {
    "citadels_score": ["tests/citadels/test_scorer.py"],
    "citadels_sight": ["tests/conformance"],
}
"""Tests beyond the quick ones, by module."""
TESTS_OF = {
    "citadels_guess": [
        "tests/citadels/test_guess.py",
        "tests/citadels/test_sight.py",
        "tests/citadels/test_known.py",
        "tests/citadels/test_who_may.py",
        "tests/conformance/test_games.py::test_a_guess_looks_like_the_view_it_was_made_of",
        "tests/conformance/test_honesty.py::test_what_is_dealt_again_does_differ",
    ],
}
"""The tests of a module which nearly every test calls: only these are played."""

CUT = "the greatest number is cut to the number of options, which is one"
NEVER_LESS = "nobody can choose fewer than no options"
NO_LESS = "no seat has a number below that of nobody"
CARDS_FIRST = "the other of the two options comes before it"
ANEW = "the next build sets it anew"
NONE_MORE = "a district that counts as one adds none"
NOTHING_BEYOND = "beyond the end of a list there is nothing to take, or to know"
HIGHEST = "there is no rank above"
ONE_BUTTON = [(", -1, 1, (", NEVER_LESS), (", 0, 2, (", CUT)]

KNOWN: dict[str, list[tuple[str, str]]] = {
    "citadels_confiscation": [*ONE_BUTTON, ('"", 1', ANEW), ('"", -1', ANEW)],
    "citadels_moving": [
        ("if row.size > 0", NONE_MORE),
        ("if row.size >= 1", NONE_MORE),
        ("if row.size != 1", "none counts as no district"),
        (">= UNIQUE", "no type comes after it"),
        ("state.first <= NOBODY", NO_LESS),
        ("len(state.laid) >= len(deck)", NOTHING_BEYOND),
        ("len(state.laid) != len(deck)", NOTHING_BEYOND),
        ("len(state.laid) >= left", NOTHING_BEYOND),
        ("len(state.laid) != left", NOTHING_BEYOND),
    ],
    "citadels_options": [
        ("if rank != LAST_RANK", HIGHEST),
        ("RANK[name] != LAST_RANK", HIGHEST),
        ("RANK[name] >= LAST_RANK", HIGHEST),
    ],
    "citadels_sight": [
        ("head[ -1] is not act", "that step has no arguments: its first is its last"),
        ("head[0] != act", "of functions, to be equal is to be the same"),
    ],
    "citadels_threats": [*ONE_BUTTON, ("> NOBODY", NO_LESS)],
    "citadels_crown": [("chosen[0] >= GOLD", CARDS_FIRST)],
    "citadels_calling": [("> NOBODY", NO_LESS), ("<= NOBODY", NO_LESS)],
    "citadels_building": [
        ("state.built == row.permits", "there are never more"),
        ("cards < 0", "of no card the least number is none"),
    ],
    "citadels_power": [
        ("rank > 2", "the only character of rank 2 is the one that acts"),
        ("rank != 1", "there is no rank below"),
    ],
    "citadels_doing": [
        ("state.crowner > NOBODY", NO_LESS),
        ('NOBODY, "", 1, 0, 0', "each turn begins with its own"),
        ('NOBODY, "", -1, 0, 0', "each turn begins with its own"),
    ],
    "citadels_draft": [
        (", -1)", "fewer than none are laid out like none"),
        ("while len(up) != count", "they are laid out one by one"),
        ("- 1 + FACE_UP", "the last one gets the card face down only where none lies face up"),
        ("<= seats", "there are never fewer characters than that"),
        ("seats <= 2", "there are never fewer seats than two"),
        ('turn >= "?"', "every figure comes before it"),
        ("len(theirs) != 1", "nobody holds none"),
        ("theirs[ -1]", "one is held there, the first is the last"),
        ("state.reveals += 0", "who picks first looks at cards right then"),
    ],
    "citadels_score": [
        ("COST[card] - coin", "whether it is odd is the same either way"),
        (">= len(TYPES)", "there are no more types"),
        ("own >= max(keys)", "nobody has more than the most"),
        ("types.count(UNIQUE) <= 1", "the tower is one itself"),
        ("totals.count(max(totals)) != 1", "somebody has the most"),
    ],
    "citadels_setup": [("type(seats) != int", "of types, to be equal is to be the same")],
    "citadels_guess": [
        ("TRIES = ", "how often is tried, not what is found"),
        ("maxsize=", "how many results are remembered, not what they are"),
        ("viewer <= EVERYBODY", NO_LESS),
        ('question.kind >= "turn"', "other questions have options in every hand"),
        ('question.kind <= "turn"', "other questions have options in every hand"),
        ("state.handed[seat][ -1]", "where the last seat has a choice of two, each is handed characters once"),
        ("len(state.takers) != last", "before the last choice what lies face down was in nobody's hand"),
        ("at >= last", "nobody chooses after the last one"),
        ("card <= HIDDEN", "no name comes before the mark"),
        ("card > HIDDEN", "no name comes before the mark"),
    ],
    "citadels_ending": [("state.first > NOBODY", NO_LESS)],
    "citadels_rank3": [
        *ONE_BUTTON,
        ("range( 9)", "there is no seat of that number"),
        ("~( 0 << giver", "nobody is among those who know his own hand"),
        ("len(chosen) != 1", "at least one is chosen"),
    ],
    "citadels_rank5": [
        ("gold >= most", "nobody has more than the most"),
        ("!= max(state.gold)", "nobody has more than the most"),
    ],
    "citadels_rank7": [("chosen[0] >= GOLD", CARDS_FIRST)],
    "citadels_rank9": [("state.pot != 0", "it never holds less than nothing")],
    "citadels_uniques": [("index >= own", "the Armory is not its own target")],
    "citadels_turns": [("elif len(options) != 1", "gold can always be gathered")],
    "citadels_rank8": [
        ("city[own + 0 :]", "what is given itself is compared before"),
        ("other == seat and card == given", "one's own districts are among those kept, the other has what is given"),
    ],
}
