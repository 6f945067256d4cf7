"""The rules of Alhambra that `make mutate` changes, and the mutants that no test can tell from the original.

These by module, a part of the changed line and the reason.
"""

GAME = "sanjuan/games/alhambra"
_TOP = "setup score sight guess"
_RULES = "turns answers refill scoring ending"
RULES = {f"alhambra_{name}": f"{GAME}/rules/{name}.py" for name in _RULES.split()} | {
    f"alhambra_{name}": f"{GAME}/{name}.py" for name in _TOP.split()
}
"""The modules by name, each with its file."""
MORE_TESTS = {
    "alhambra_sight": ["tests/conformance"],
}
"""Tests beyond the quick ones, by module."""
TESTS_OF = {
    "alhambra_guess": [
        "tests/alhambra/test_guess.py",
        "tests/alhambra/test_sight.py",
        "tests/conformance/test_games.py::test_a_guess_looks_like_the_view_it_was_made_of",
        "tests/conformance/test_honesty.py::test_what_is_dealt_again_does_differ",
    ],
}
"""The tests of a module which nearly every test calls: only these are played."""
REMEMBERED = "how many results are remembered, not what they are"
SHORTCUT = "a shortcut: the comparison of all options says the same"
NOTHING_LEFT = "the places that are left bring nothing: every sum of them is 0"

KNOWN: dict[str, list[tuple[str, str]]] = {
    "alhambra_scoring": [
        ("maxsize=", REMEMBERED),
        ("place > len(prizes)", NOTHING_LEFT),
        ("place == len(prizes)", NOTHING_LEFT),
        ("continue", NOTHING_LEFT),
        ("[owner] += 2", "all counts are doubled, and only their order matters"),
    ],
    "alhambra_answers": [
        ("DIGIT = 31", "one bit more, or less, than there are is enough"),
        ("DIGIT = 29", "one bit more, or less, than there are is enough"),
        ("range(1, price + 2)", "no digit above the price is looked at"),
        ("range(max(PRICE.values()) + 2)", "no price is as high"),
        ("len(chosen) <= 1", "at least one is chosen"),
        ("maxsize=", REMEMBERED),
        ("value <= TOGETHER", "a card of the whole sum goes with no other"),
        ("if len(small)", "a shortcut: of fewer than two cards there are no sets"),
        ("len(small) + 2)", "no set has more cards than there are"),
        ("value != TOGETHER", "a card of more goes with no other either"),
        ("missing >= value", "nothing is missing either way"),
        ("ways <= kept", "a number drawn at random never falls on the very edge"),
    ],
    "alhambra_turns": [
        ("2 * VALUE[first] >= TOGETHER", "an even number is not 5"),
        ("options[1] and AT in first", SHORTCUT),
        ("first = options[1]", SHORTCUT),
        ("first = options[ 1]", SHORTCUT),
        ("options.count(first) >= len(options)", "there are no more than all"),
        ("NO_SLOT)) > NO_SLOT", "no slot has a number below that of none"),
        ("(DUMMY,), -1, 1", "nobody can choose fewer than no options"),
        ("first = options[ -1]", SHORTCUT),
        ("first != options[ 0]", SHORTCUT),
        ("first > options[1]", SHORTCUT),
        ("first < options[1]", SHORTCUT),
        ("state.idle == len(", "it counts up by one, and the game ends at once"),
        ("worth <= price", "no payment is below the price"),
        ("chosen[ -1]", "a building is chosen alone"),
        ("state.idle = 1", "the end of the turn counts anew"),
        ("state.idle = -1", "the end of the turn counts anew"),
        ("(DUMMY,), 0, 2", "the greatest number is cut to the number of options, which is one"),
        ("_end_turn(state, seat, True)", "a slot is empty: something is laid out, or the game is over"),
    ],
    "alhambra_refill": [
        ("state.money[::- 2]", "only the text of an error"),
        ("len(row) != ROW", "a row never has more cards than its places"),
        ('letter <= "a"', "no letter comes before it"),
    ],
    "alhambra_guess": [
        ("TRIES, DEALS = ", "how often is tried, not what is found"),
        ("else - 2", "where nobody is asked any order will do"),
        ("else - 0", "where nobody is asked any order will do"),
        ("else not 1", "where nobody is asked any order will do"),
        ("len(hand) + len(taken)", "in which order hands are dealt changes how soon they fit, not which ones do"),
        ("else 1 for card", "only that the others come behind those that pay is looked at"),
        ("size + len(buried)", "there are no more cards than that"),
        ('question.kind < "pay" else', "currencies that cannot pay are tried before the one that does"),
        ('question.kind <= "pay"', "no kind of question whose options are hidden comes before it"),
    ],
    "alhambra_ending": [("sums.count(most) != 1", "somebody always holds the most")],
    "alhambra_score": [
        ("own >= max(points)", "nobody has more than the most"),
        ("told < state.points", "nobody has less than was told"),
    ],
    "alhambra_setup": [("type(seats) != int", "of types, to be equal is to be the same")],
}
