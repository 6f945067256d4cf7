"""The rules that `make mutate` changes, and the mutants that no test can tell from the original.

These by module, a part of the changed line and the reason.
"""

GAME = "sanjuan/games/san_juan"
_TOP = "score setup box options sight"
_PHASES = "builder producer trader councillor prospector rounds piles events expansions"
RULES = {name: f"{GAME}/phases/{name}.py" for name in _PHASES.split()} | {
    name: f"{GAME}/{name}.py" for name in _TOP.split()
}
"""The modules by name, each with its file."""
MORE_TESTS: dict[str, list[str]] = {}
"""Tests beyond the quick ones, by module."""
TESTS_OF = {
    "sight": [
        "tests/san_juan/test_secrets.py",
        "tests/san_juan/test_options.py",
        "tests/conformance/test_secrets.py",
        "tests/conformance/test_games.py::test_a_guess_looks_like_the_view_it_was_made_of",
        "tests/conformance/test_honesty.py::test_what_is_dealt_again_does_differ",
    ],
}
"""The tests of a module which nearly every test calls: only these are played."""
ONE_CHOSEN = "exactly one option is chosen there, the first is the last"
ONE_CARD = "one card was drawn, the first is the last"
COUNTER = "only whether the counter has grown is looked at"
NEVER_LESS = "the number is never less than that"
NEVER_MORE = "the number is never more than that"
CUT = "the greatest number is cut to the number of options, which is one"
UNUSED = "the value is not looked at in this case"
STORED = "how the class is stored, not what it does"
CHOSEN = "the option has no other value on that side"
MARK = "every name comes after the mark"
SHORTCUT = "a shortcut: the full sum says the same"

KNOWN: dict[str, list[tuple[str, str]]] = {
    "*": [
        ("chosen[ -1]", ONE_CHOSEN),
        ("reveals += 2", COUNTER),
        ("reveals: int = ", COUNTER),
        ("strict=False", "both have the same length"),
        ("@dataclass(", STORED),
        ("field(default_factory=", STORED),
    ],
    "flow": [
        (" 1 and chosen[0] in question.options", SHORTCUT),
        (" 0 and chosen[0] in question.options", SHORTCUT),
        ("(most <= 0 or", NEVER_LESS),
        ("least >= most and", "no question wants more than there is"),
        ("return count >= len(options)", NEVER_MORE),
        ("options.count(options[0]) >= len(options)", NEVER_MORE),
        ("options.count(options[ 1]) == len", "all are equal when any one is there that often"),
        ("options.count(options[ -1]) == len", "all are equal when any one is there that often"),
        ("if len(answered) != 1:", "fewer than two options have one order"),
        ("if len(answered) >= 1:", "fewer than two options have one order"),
        ("if len(answered) > 0:", "fewer than two options have one order"),
        ("if most >= len(options)", "an equal number is replaced by itself"),
        ("assert question is not None or", "for the type checker"),
    ],
    "record": [
        ("1, 0.0)[ -1]", "there is one match, the first is the last"),
        ("{near[ -1]!r} is there", "there is one match, the first is the last"),
        ("_KEYS.keys(), 2)", "of two matches the first is the nearest, as it is of one"),
        ("2, 0.0)[0]", "of two matches the first is the nearest, as it is of one"),
        ('if refusal.id > "no_option"', "no reason comes before this one in the alphabet"),
    ],
    "answers": [
        ("assert not question is not None", "the assertion is for the type checker"),
        ("max(question.least - len(chosen), -1)", "fewer than no options are as good as none"),
        ("question.most - len(chosen) + 2", "more options than allowed are refused"),
        ("question.most + len(chosen) + 1", "more options than allowed are refused"),
    ],
    "options": [
        ("edition <= 1 else 112", CHOSEN),
        ('["edition"] <= 1 else', CHOSEN),
        ('["edition"] >= 2', CHOSEN),
        ('["deck"] >= 112', CHOSEN),
        ("if printing >= 33", CHOSEN),
        ("conflict.items() < full.items()", "a conflict names two of five options"),
        ("type(value) == type(choice)", "types are equal when they are the same"),
        ("@lru_cache(typed=False)", "values of other types were refused before"),
        ("CHOICES, 2, 0.0)", "of two matches the first is the nearest, as it is of one"),
        ("{near[ -1]!r}", "there is one match, the first is the last"),
    ],
    "sight": [
        ("in OPTIONS or not question.options", "no other question is asked without options"),
        ('state.ask.kind < "harbor"', "only how likely an event lies there is changed"),
        ('state.ask.kind <= "harbor"', "nothing lies aside in those questions"),
        ('(question.kind <= "gold_mine"', "nothing lies aside in those questions"),
        ("tile <= HIDDEN_TILE", MARK),
        ("if card <= HIDDEN", MARK),
        ("if o <= HIDDEN", MARK),
        ("if name > HIDDEN", MARK),
        ("if name >= HIDDEN", "cards that are not there any more do not get fewer"),
        ('state.phase >= "trader"', "no phase comes after it in the alphabet"),
        ('"trader" else -1', "there is no tile before the first"),
        ("rng.random() * 3**53", "any large number will do"),
        ("rng.random() * 2** 54", "any large number will do"),
        ("rng.random() * 2** 52", "any large number will do"),
    ],
    "trader": [
        ("state.known != len(state.tiles)", NEVER_MORE),
        ("shipped(state, seat, 1,", UNUSED),
        ("shipped(state, seat, -1,", UNUSED),
    ],
    "prospector": [
        ("for card in cards}) != count", NEVER_MORE),
        ("cards[ -1] in own.city", ONE_CARD),
        ("(cards[ -1],)", ONE_CARD),
    ],
    "score": [
        ("range(sum(counts) * 3 + 1)", "more sets than a third of the buildings cannot be made"),
        ("range(sum(counts) // 2 + 1)", "more sets than a third of the buildings cannot be made"),
        ("range(sum(counts) // 3 + 2)", "more sets than a third of the buildings cannot be made"),
        ("cost[name] >= 6 for name in others", "the only building above cost 6 is the cathedral, and it is one's own"),
        ("if key >= max(keys)", NEVER_MORE),
    ],
    "rounds": [
        ("choices = 3 if len(state.seats) <= 2", NEVER_LESS),
        ("state.choice == 1 or doubled <= 1", NEVER_LESS),
        ("elif state.choice <= 0", NEVER_LESS),
        ("if len(state.seats) != 2 or", NEVER_LESS),
        ("if excess >= 0", "a question for no card is not asked"),
        ("if excess > -1", "a question for no card is not asked"),
        ("if state.idle == STALLED_ROUNDS", "the count grows by one and ends there"),
        ("always=False", "at least two of the five roles are always left"),
        ("start_phase(state, seat, role, 1)", "no event looks at the privilege"),
        ("start_phase(state, seat, role, -1)", "no event looks at the privilege"),
        ('["use"], 0, 2,', CUT),
        ('state.phase, state.privilege = "", 1', "the privilege is looked at during a phase only"),
        ('state.phase, state.privilege = "", -1', "the privilege is looked at during a phase only"),
    ],
    "builder": [
        ('state.phase <= "builder"', "no privilege is left outside of a phase, and no other phase comes before it"),
        ('(goods[place] > "")', "every name comes after the empty text"),
        ("if saved <= cost", "both sides are 0 there"),
        ("if price == funds or not self.goods", SHORTCUT),
        ("if price < funds or not self.goods", SHORTCUT),
        ("if price <= funds and not self.goods", SHORTCUT),
        ("if len(goods) != most_goods", "the rule refuses nothing where there are no more goods than allowed"),
        ("if len(goods) >= most_goods", "the rule refuses nothing where there are no more goods than allowed"),
    ],
    "piles": [("if count == 0", NEVER_LESS)],
    "position": [
        ("register, 2, 0.0)[0]", "of two matches the first is the nearest, as it is of one"),
        ("0.0)[ -1]", "there is one match, the first is the last"),
    ],
    "typecheck": [
        ("hint == Any", "of types, to be equal is to be the same"),
        ("kind == ", "of types, to be equal is to be the same"),
    ],
    "expansions": [
        ("counts[seat] <= min(counts)", NEVER_LESS),
        ("!= max(counts)", NEVER_MORE),
    ],
    "events": [("(at - (at >= place), name, card)", "cards of that very place are left out")],
}
