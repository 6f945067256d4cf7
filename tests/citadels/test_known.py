"""Tests of the cards in a hand, under the deck and under the Museum that other seats know from having seen them."""

from sanjuan.games.citadels.rules.ending import end_game
from sanjuan.table.flow import answer
from tests.citadels.positions import stand


def play(state, *answers):
    """Give answers one after the other."""
    for chosen in answers:
        answer(state, chosen.split())
    return state


def known(state, seat):
    """Return the cards of a seat's hand that others know, each with the seats that do."""
    found = []
    for bits, card in state.known[seat]:
        found.append(f"{card} {' '.join(str(other) for other in range(len(state.gold)) if bits >> other & 1)}")
    return sorted(found)


def below(state):
    """Return the cards under the deck that somebody knows, the lowest first, each with the seats that do."""
    seats = range(len(state.gold))
    pairs = zip(state.deck, state.laid, strict=False)
    return [f"{card} {' '.join(str(seat) for seat in seats if bits >> seat & 1)}" for card, bits in pairs]


HANDS = ["temple / manor palace / 3", "/ tavern docks / 0", "/ castle / 0", "/ / 0"]
ALL = "0 1 2 3"


def at(cast, character, call, *answers, hands=HANDS, **more):
    """Return the position after the first seat has acted as a character."""
    return play(stand(cast, hands, [character, "", "", ""], call=call, **more), *answers)


def test_who_has_looked_at_a_hand_knows_it():
    state = at("spy", "spy", 2, "power", "seat_1", "noble")
    assert (known(state, 1), known(state, 2), known(state, 0)) == (["docks 0", "tavern 0"], [], [])


def test_of_what_the_wizard_takes_his_victim_knows_and_he_knows_the_rest():
    state = at("wizard", "wizard", 3, "power", "seat_1", "docks")
    assert (known(state, 1), known(state, 0)) == (["tavern 0"], ["docks 1"])


def test_who_swaps_hands_knows_what_the_other_has_now():
    state = at("", "magician", 3, "power", "seat_1")
    assert (known(state, 0), known(state, 1)) == (["docks 1", "tavern 1"], ["manor 0", "palace 0"])


def test_a_third_who_knew_a_hand_knows_it_after_a_swap():
    state = stand("", HANDS, ["magician", "", "", ""], call=3)
    state.known[1] = ((1 << 2, "docks"),)
    assert known(play(state, "power", "seat_1"), 0) == ["docks 1", "docks 2", "tavern 1"]


def test_the_seer_and_her_victims_know_what_passed():
    state = at("seer", "seer", 3, "power", "palace", "manor", chance=[0, 0])
    assert (known(state, 1), known(state, 2)) == (["palace 0"], ["manor 0"])
    assert known(state, 0) == []  # neither of them saw whether his own card was passed on to the other


def test_of_a_card_paid_for_the_crown_both_know():
    state = at("emperor", "emperor", 4, "power", "seat_2", crown=1)
    assert (known(state, 0), known(state, 2)) == (["castle 2"], [])


def test_of_cards_lent_for_gold_both_know():
    hands = ["church / palace tavern market / 3", "/ / 2", "/ / 0", "/ / 0"]
    state = at(
        "cardinal", "cardinal", 5, "cards", "manor", "palace", "market tavern", hands=hands, deck=["manor", "docks"]
    )
    assert (known(state, 1), known(state, 0)) == (["market 0", "tavern 0"], [])


def test_who_saw_a_card_go_still_knows_the_others():
    hands = ["church / palace tavern market docks / 3", "/ / 2", "/ / 0", "/ / 0"]
    state = stand("cardinal", hands, ["cardinal", "", "", ""], call=5, deck=["manor", "castle"])
    state.known[0] = tuple((1 << other, card) for other in (1, 2) for card in ("docks", "market"))
    assert known(play(state, "cards", "manor", "palace", "market tavern"), 0) == ["docks 1"]
    state = stand(
        "emperor", ["/ / 0", "/ / 0", "/ castle docks / 0", "/ / 0"], ["emperor", "", "", ""], call=4, chance=[0]
    )
    state.crown = 1
    state.known[2] = tuple((1 << other, card) for other in (0, 1) for card in ("castle", "docks"))
    assert known(play(state, "power", "seat_2"), 2) == ["docks 0"]


def test_a_card_that_is_built_is_known_no_more():
    state = stand("", ["temple / manor palace / 3", *HANDS[1:]], ["bishop", "", "", ""], call=5)
    state.known[0] = ((1 << 1, "manor"), (1 << 1, "palace"))
    assert known(play(state, "gold", "manor"), 0) == ["palace 1"]


def test_of_two_equal_cards_one_is_left():
    state = stand("", ["temple / market market palace / 3", *HANDS[1:]], ["bishop", "", "", ""], call=5)
    state.known[0] = ((1 << 1 | 1 << 2, "market"), (1 << 1, "market"), (1 << 3, "palace"))
    assert known(play(state, "gold", "market"), 0) == ["market 1", "palace 3"]


def test_who_does_not_see_which_card_leaves_knows_the_hand_no_more():
    state = stand("", ["laboratory temple / manor palace / 3", *HANDS[1:]], ["bishop", "", "", ""], call=5)
    state.known[0] = ((1 << 1, "manor"), (1 << 1, "palace"))
    assert known(play(state, "laboratory@0", "manor"), 0) == []


def test_what_one_puts_under_the_deck_one_knows():
    state = at("", "magician", 3, "power", "palace manor")
    assert below(state)[:2] == ["manor 0", "palace 0"]
    state = at("", "bishop", 5, "cards", "docks", deck=["docks", "harbor"])
    assert below(state)[:1] == ["harbor 0"]


def test_of_cards_that_pay_the_thieves_den_only_their_owner_knows():
    hands = ["/ / 0", "temple / thieves_den palace market docks / 2", "/ / 0", "/ / 0"]
    state = stand("", hands, ["", "bishop", "", ""], call=5)
    state.known[1] = tuple((1 << other, card) for other in (0, 2, 3) for card in ("palace", "docks"))
    play(state, "gold", "thieves_den", "palace market")
    assert (known(state, 1), below(state)[:2]) == ([], ["market 1", "palace 1"])


def test_what_is_destroyed_lies_under_the_deck_for_all_to_know():
    state = stand("", ["temple / / 3", "market tavern / / 0", "/ / 0", "/ / 0"], ["warlord", "", "", ""], call=8)
    assert below(play(state, "power", "1:market@0"))[:1] == [f"market {ALL}"]


def test_a_shuffled_deck_is_known_to_nobody():
    state = at("scholar", "scholar", 7, "power", "docks", deck=["docks", "harbor"])
    assert below(state) == []


def test_who_drew_what_another_had_put_down_is_known_to_him():
    hands = ["temple / manor palace / 3", "/ / 0", "/ / 0", "/ / 0"]
    state = stand("", hands, ["magician", "architect", "", ""], call=3, deck=[], deck_only=True)
    play(state, "power", "manor palace")
    assert sorted(state.hands[0]) == ["manor", "palace"]
    state = stand("", hands, ["magician", "architect", "", ""], call=3, deck=["docks", "castle"], deck_only=True)
    play(state, "power", "manor palace", "gold", "")
    assert known(play(state, "power"), 1) == ["manor 0", "palace 0"]


def test_who_swaps_knows_his_old_hand_only_and_a_third_what_he_knew():
    state = stand("", HANDS, ["magician", "", "", ""], call=3)
    state.known[1] = ((1 << 0 | 1 << 2, "docks"),)
    assert known(play(state, "power", "seat_1"), 0) == ["docks 1", "docks 2", "tavern 1"]


def test_the_seer_who_knew_a_hand_knows_what_is_left_of_it():
    hands = ["temple / manor palace / 3", "/ tavern docks / 0", "/ / 0", "/ / 0"]
    state = stand("seer", hands, ["seer", "", "", ""], call=3, chance=[0])
    state.known[1] = ((1 << 0, "tavern"), (1 << 0, "docks"))
    play(state, "power", "palace")
    assert (known(state, 0), known(state, 1)) == (["docks 1"], ["palace 0", "tavern 0"])


def test_who_does_not_see_what_goes_under_the_museum_knows_the_hand_no_more():
    hands = ["/ / 0", "museum / manor palace / 3", "/ / 0", "/ / 0"]
    state = stand("", hands, ["", "bishop", "", ""], call=5)
    state.known[1] = tuple((1 << other, card) for other in (0, 2) for card in ("manor", "palace"))
    play(state, "museum@0", "manor")
    assert (known(state, 1), state.museum, state.tuckers) == ([], ["manor"], [1 << 1])


def test_a_secret_vault_revealed_in_the_end_is_known_to_all_and_nothing_else():
    state = stand("", ["/ / 0", "/ secret_vault market temple / 0", "/ / 0", "/ / 0"], ["", "", "", ""])
    state.known[1] = ((1 << 2, "market"), (1 << 3, "secret_vault"), (1 << 2, "temple"))
    end_game(state)
    assert known(state, 1) == ["market 2", "secret_vault 0 2 3", "temple 2"]
