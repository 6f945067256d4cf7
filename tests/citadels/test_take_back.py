"""An answer can be taken back until somebody comes to know something by it, and no longer."""

import pytest

from sanjuan.games.citadels.positions import scenario
from sanjuan.table.flow import answer
from tests.citadels.positions import stand

SEVEN = "tavern temple church manor prison docks market"


def reveals(state, *answers):
    """By how much the last of these answers counts up what has become known."""
    for chosen in answers:
        before = state.reveals
        answer(state, chosen.split())
    return state.reveals - before


FOUR = ["temple / manor palace / 3", "/ tavern / 3", "/ / 3", "/ / 0"]
WARRANTS = {"warrants": ["thief", "king", "bishop"], "signed": "bishop"}
THREATS = {"threats": ["bishop", "king"], "flower": "bishop"}
KNOWN = [
    ("a card is drawn", "", ["bishop"], 5, ["cards"], {}),
    ("the spy has looked", "spy", ["spy"], 2, ["power", "seat_1", "trade"], {}),
    ("the wizard has looked", "wizard", ["wizard"], 3, ["power"], {}),
    ("hands are swapped", "", ["magician"], 3, ["power", "seat_1"], {}),
    ("the seer has taken cards", "seer", ["seer"], 3, ["power"], {}),
    ("a card is paid for the crown", "emperor", ["emperor"], 4, ["power", "seat_1", "card"], {"crown": 2}),
    ("a threat is defied", "blackmailer", ["bishop", "blackmailer"], 5, ["gold", ""], THREATS),
    ("the flower is revealed", "blackmailer", ["bishop", "blackmailer"], 5, ["gold", "", "reveal"], THREATS),
    ("the magistrate is asked", "magistrate", ["bishop", "magistrate"], 5, ["gold", "manor"], WARRANTS),
    (
        "the magistrate confiscates",
        "magistrate",
        ["bishop", "magistrate"],
        5,
        ["gold", "manor", "confiscate"],
        WARRANTS,
    ),
    (
        "an unsigned warrant might have been signed",
        "magistrate",
        ["king", "magistrate"],
        4,
        ["gold", "manor"],
        WARRANTS,
    ),
    ("the next character reveals", "", ["king", "bishop"], 4, ["gold", ""], {}),
    ("the next draft begins", "", ["king"], 4, ["gold", ""], {}),
]
STILL = [
    ("gold is taken", "", ["bishop"], 5, ["gold"], {}),
    ("a district is built", "", ["architect"], 7, ["gold", "manor"], {}),
    ("a character is named", "", ["assassin"], 1, ["power", "king"], {}),
    ("a threat is bought off", "blackmailer", ["bishop", "blackmailer"], 5, ["gold", "pay"], THREATS),
    ("gold is paid for the crown", "emperor", ["emperor"], 4, ["power", "seat_2"], {"crown": 1}),
]


@pytest.mark.parametrize(("why", "cast", "picked", "call", "answers", "more"), KNOWN, ids=[row[0] for row in KNOWN])
def test_what_has_become_known_cannot_be_taken_back(why, cast, picked, call, answers, more):
    state = stand(cast, FOUR, [*picked, *[""] * (4 - len(picked))], call=call, **more)
    assert reveals(state, *answers) > 0


@pytest.mark.parametrize(("why", "cast", "picked", "call", "answers", "more"), STILL, ids=[row[0] for row in STILL])
def test_where_nothing_has_become_known_it_can_be(why, cast, picked, call, answers, more):
    state = stand(cast, FOUR, [*picked, *[""] * (4 - len(picked))], call=call, **more)
    assert reveals(state, *answers) == 0


def test_cards_given_for_a_loan_are_known_to_the_lender():
    state = stand(
        "cardinal",
        ["church / palace tavern temple market / 0", "/ / 9", "/ / 0", "/ / 0"],
        ["cardinal", "", "", ""],
        call=5,
    )
    assert reveals(state, "gold", "palace") == 1


def test_a_killed_king_is_revealed_in_the_last_round():
    state = stand("", [f"{SEVEN} / / 0", "/ / 0"] + ["/ / 0"] * 2, ["bishop", "king", "", ""], call=5, killed="king")
    assert reveals(state, "gold", "") == 1 and state.ask is None


def test_a_secret_vault_is_revealed_in_the_end():
    state = stand("", [f"{SEVEN} / / 0", "/ secret_vault / 0"] + ["/ / 0"] * 2, ["bishop", "", "", ""], call=5)
    assert reveals(state, "gold", "") == 1 and state.ask is None


def test_each_pick_of_a_draft_is_seen_by_the_next():
    state = scenario.stand(2, {}, {"seed": 1, "seat": [{}, {}]})
    before = state.reveals
    answer(state, ("king",) if "king" in state.ask.options else state.ask.options[:1])
    assert state.reveals == before + 1 and state.ask.seat == 1


def test_what_was_revealed_lies_open():
    state = stand("blackmailer", FOUR, ["bishop", "blackmailer", "", ""], call=5, **THREATS)
    reveals(state, "gold", "", "reveal")
    assert state.flower_open and state.threats == ("bishop", "king")
    state = stand("blackmailer", FOUR, ["bishop", "blackmailer", "", ""], call=5, **THREATS)
    reveals(state, "gold", "pay")
    assert (state.flower_open, state.threats, state.lifted) == (False, ("king",), ("bishop",))
    state = stand("blackmailer", FOUR, ["king", "blackmailer", "", ""], call=4, **THREATS)
    reveals(state, "gold", "pay")
    assert (state.flower_open, state.threats, state.lifted) == (False, ("bishop",), ("king",))
    state = stand("magistrate", FOUR, ["bishop", "magistrate", "", ""], call=5, **WARRANTS)
    reveals(state, "gold", "manor", "")
    assert not state.signed_open
    state = stand("magistrate", FOUR, ["bishop", "magistrate", "", ""], call=5, **WARRANTS)
    reveals(state, "gold", "manor", "confiscate")
    assert state.signed_open
