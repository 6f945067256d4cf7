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
    "alhambra_guess": ["tests/alhambra/test_properties.py", "tests/conformance"],
}
"""Tests beyond the quick ones, by module."""
REMEMBERED = "how many results are remembered, not what they are"
NOTHING_LEFT = "the places that are left bring nothing: every sum of them is 0"

KNOWN: dict[str, list[tuple[str, str]]] = {
    "alhambra_scoring": [
        ("maxsize=", REMEMBERED),
        ("place > len(prizes)", NOTHING_LEFT),
        ("place == len(prizes)", NOTHING_LEFT),
        ("continue", NOTHING_LEFT),
        ("[owner] += 2", "all counts are doubled, and only their order matters"),
    ],
    "alhambra_answers": [("maxsize=", REMEMBERED)],
}
