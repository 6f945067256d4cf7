"""Tests of the draft: the characters handed to each seat at each number of seats, those face up, the Theater."""

import pytest

from sanjuan.games.citadels.characters import RANK
from tests.citadels.rulebook import GAME, SEATS, asked, offered, play, seat, stand, told

EIGHT = "assassin thief magician king bishop merchant architect warlord"
TWO, THREE, MORE = (2, 8), (3, 9), [(4, 8), (4, 9), (5, 8), (5, 9), (6, 8), (6, 9), (7, 8), (7, 9), (8, 9)]
FACE_UP = {(4, 8): 2, (4, 9): 3, (5, 8): 1, (5, 9): 2, (6, 9): 1}


def drafted(seats, characters):
    """Return a game up to its first turn, all taking the first character offered: (state, asked, sizes of packs)."""
    state = GAME.new(seats, 5, ninth=characters == 9)
    asks = []
    while state.ask.kind in ("character", "dismiss"):
        asks.append((state.ask.kind, state.ask.seat, len(state.ask.options)))
        play(state, state.ask.options[0])
    return state, asks


def test_two_seats_pick_and_put_down_in_turn():
    """ "Chacun a son tour choisit 2 cartes, une qu'il ecarte face cachee et une qu'il garde pour lui-meme."""
    state, asks = drafted(*TWO)
    assert asks == [
        ("character", 0, 7), ("character", 1, 6), ("dismiss", 1, 5), ("character", 0, 4), ("dismiss", 0, 3),
        ("character", 1, 2),
    ]  # fmt: skip
    assert [len(held) for held in state.held] == [2, 2] and state.face_up == ()
    assert [taker for taker in state.takers if taker < 0] == [-1, -3, -2, -3]


def test_three_seats_pick_twice_and_a_random_card_goes_in_between():
    state, asks = drafted(*THREE)
    sizes = [8, 7, 6, 4, 3, 2]
    assert asks == [("character", number % 3, size) for number, size in enumerate(sizes)]
    assert [len(held) for held in state.held] == [2, 2, 2] and len(state.taken) == 9


@pytest.mark.parametrize(("seats", "characters"), MORE)
def test_more_seats_pick_once_and_what_is_left_goes_face_down(seats, characters):
    state, asks = drafted(seats, characters)
    up = FACE_UP.get((seats, characters), 0)
    assert len(state.face_up) == up and all(RANK[name] != 4 for name in state.face_up)
    first = characters - up - 1
    last = max(first - seats + 1, 2)
    assert asks == [("character", seat, max(first - seat, last)) for seat in range(seats)]
    assert state.special == (first == seats), "of 7 with 8, and of 8 with 9, the last one gets the card face down too"
    assert len(state.taken) + up == characters and {len(held) for held in state.held} == {1}


def test_the_draft_begins_with_the_crown():
    state = stand(crown=2)
    order = []
    while state.ask.kind == "character":
        order.append(state.ask.seat)
        play(state, state.ask.options[0])
    assert order == [2, 3, 0, 1]


def test_rank_4_never_lies_face_up():
    """ "S'il est pioche, il est remplace par une autre carte Personnage et les cartes restantes sont remelangees."""
    characters = "king thief warlord assassin magician bishop merchant architect"
    state = stand(characters=characters, shuffles=[["king", "assassin", "magician", "bishop", "merchant", "architect"]])
    assert state.face_up == ("thief", "warlord") and state.taken == ("king",)
    assert told(state)[-2:] == ["set_back", "face_up"]


def test_the_last_of_seven_chooses_from_his_card_and_the_one_face_down():
    state = stand(count=7, characters=EIGHT)
    play(state, "thief", "magician", "king", "bishop", "merchant", "architect")
    assert asked(state) == "character 6" and offered(state) == "assassin warlord"
    play(state, "assassin")
    assert state.held[6] == ("assassin",) and state.taken[0] == "warlord", "the other one goes face down"


THEATER = {"preset": "cunning_agents"}


def test_the_theater_swaps_blindly():
    state = stand(seat(), seat(city="theater"), options=THEATER, characters=CUNNING)
    play(state, "abbot", "magician", "blackmailer", "witch")
    assert asked(state) == "theater 1" and offered(state) == "seat_0 seat_2 seat_3"
    play(state, "seat_3")
    assert [held[0] for held in state.held] == ["abbot", "witch", "blackmailer", "magician"]
    assert asked(state) == "turn 1", "the Witch is called"
    assert "swapped_for" in told(state, 3) and "swapped_for" not in told(state, 0)


CUNNING = "alchemist architect warlord witch blackmailer magician emperor abbot"


def test_the_theater_may_be_left_alone():
    state = stand(seat(), seat(city="theater"), options=THEATER, characters=CUNNING)
    play(state, "abbot", "magician", "blackmailer", "witch", "")
    assert [held[0] for held in state.held] == ["abbot", "magician", "blackmailer", "witch"]


def test_a_swap_is_known_at_once_and_leaves_nothing_to_chance_where_each_has_one():
    state = stand(seat(), seat(city="theater"), options=THEATER, characters=CUNNING)
    play(state, "abbot", "magician", "blackmailer", "witch")
    reveals, shuffles = state.reveals, state.shuffles
    play(state, "seat_3")
    assert asked(state) == "turn 1", "the Witch is called, which is known, too"
    assert (state.reveals - reveals, state.shuffles - shuffles) == (2, 0)


def test_the_last_of_seven_sees_his_cards_once_the_one_before_has_picked():
    state = stand(count=7, characters=EIGHT)
    play(state, "thief", "magician", "king", "bishop", "merchant")
    before = state.reveals
    assert asked(play(state, "architect")) == "character 6" and state.reveals == before + 1


@pytest.mark.parametrize("drawn", [0, 1])
def test_with_two_characters_the_owner_chooses_which_one_he_gives(drawn):
    state = stand(seat(city="theater"), seat(), count=2, chance=[drawn])
    while state.ask.kind in ("character", "dismiss"):
        play(state, state.ask.options[0])
    own, theirs = state.held
    assert asked(state) == "theater 0"
    play(state, "seat_1")
    assert asked(state) == "theater_give 0" and tuple(state.ask.options) == own
    play(state, own[0])
    got = sorted(theirs)[drawn]
    assert set(state.held[0]) == {own[1], got} and set(state.held[1]) == {*theirs, own[0]} - {got}


@pytest.mark.parametrize("seats", SEATS)
def test_the_next_round_forgets_the_draft_before(seats):
    state = GAME.new(seats, 3)
    while state.round == 1:
        play(state, state.ask.options[0] if state.ask.least else "")
    assert not any(state.revealed) and not any(state.held) and len(state.taken) == 1 and state.killed == ""
