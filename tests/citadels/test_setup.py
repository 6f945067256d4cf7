"""Tests of the set-up: cards, gold, casts, substitutes for characters, and refusals."""

import pytest

from sanjuan.games.citadels.cards import DISTRICTS, ORDINARY, TYPES, UNIQUES
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.characters import NAMES, RANK, ROWS
from tests.citadels.rulebook import EVERY_PRESET, GAME, SEATS, any_cast

each_table = pytest.mark.parametrize("seats", SEATS)
RANKS = "assassin,thief,magician,king,bishop,merchant,architect,warlord"


def test_the_box_holds_54_districts_30_uniques_27_characters():
    copies = {type: sum(row.copies for row in ORDINARY if row.type == type) for type in TYPES[:4]}
    assert copies == {"noble": 12, "religious": 11, "trade": 20, "military": 11}
    assert sum(row.cost * row.copies for row in ORDINARY) == 152 and len(UNIQUES) == 30 and len(DISTRICTS) == 47
    assert len(NAMES) == 27 and {rank: list(RANK.values()).count(rank) for rank in range(1, 10)} == dict.fromkeys(
        range(1, 10), 3
    )


@each_table
def test_everybody_gets_four_cards_and_two_coins(seats):
    state = GAME.new(seats, 1)
    assert [len(hand) for hand in state.hands] == [4] * seats and state.gold == [2] * seats
    assert len(state.deck) == 68 - 4 * seats and state.crown == 0 and state.round == 1


@each_table
@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_a_cast_has_one_of_every_rank_and_nobody_who_cannot_play(seats, preset):
    for seed in range(6):
        for ninth in (False, True):
            state = GAME.new(seats, seed, preset=preset, ninth=ninth)
            count = 9 if seats in (3, 8) or ninth and seats > 2 else 8
            assert [RANK[name] for name in state.cast] == [*range(1, count + 1)]
            assert all(row.fewest <= seats for row in ROWS if row.name in state.cast)
            assert len({*state.uniques}) == 14


def test_who_stands_in_for_whom():
    """ "A 2 joueurs ... l'Empereur ne doit pas etre utilise"; "la Reine ne doit pas etre utilisee a moins de 5"."""
    assert GAME.new(2, 1, preset="cunning_agents").cast[3] == "king"
    assert GAME.new(3, 1, preset="ambitious_aristocrats").cast[8] == "artist"
    assert GAME.new(4, 1, preset="ambitious_aristocrats", ninth=True).cast[8] == "artist"
    assert GAME.new(5, 1, preset="ambitious_aristocrats", ninth=True).cast[8] == "queen"
    assert GAME.new(3, 1).cast[8] == "artist", "where none is named"
    assert GAME.new(3, 1, characters=RANKS + ",queen").cast[8] == "artist"
    assert GAME.new(3, 1, characters=RANKS + ",tax_collector").cast[8] == "tax_collector"


def test_names_take_the_place_of_those_of_the_preset_in_any_order():
    mixed = ",".join(reversed(RANKS.replace("king", "patrician").split(",")))
    state = GAME.new(4, 1, characters=mixed, preset="cunning_agents")
    assert state.cast == tuple(RANKS.replace("king", "patrician").split(","))
    assert state.uniques == GAME.new(4, 1, preset="cunning_agents").uniques


def test_a_random_cast_is_told_by_the_seed():
    casts = {(state.cast, state.uniques) for state in [GAME.new(5, seed, preset="random") for seed in range(30)]}
    assert len(casts) == 30
    assert GAME.new(5, 3, preset="random") == GAME.new(5, 3, preset="random")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"characters": "assassin,thief"}, "option 'characters' has exactly 1 of magician, wizard, seer, not 0"),
        ({"characters": RANKS + ",witch"}, "option 'characters' has exactly 1 of assassin, witch, magistrate, not 2"),
        ({"characters": RANKS + ",artist,queen"}, "option 'characters' has 0 to 1 of queen, artist"),
        ({"characters": RANKS.replace("king", "kink")}, "unknown name 'kink'; did you mean 'king'"),
        ({"uniques": "keep,keep"}, "option 'uniques': 'keep' is there twice"),
        ({"uniques": "keep,statue"}, "option 'uniques' has exactly 14 of armory"),
        ({"preset": "first"}, "option 'preset' is one of first_game"),
        ({"ninth": 1}, "option 'ninth' is one of False, True, not 1"),
        ({"house": True}, "unknown option 'house'"),
    ],
)
def test_a_cast_that_cannot_be_is_refused(options, sentence):
    with pytest.raises(ValueError, match=r"\w") as error:
        GAME.new(4, 1, **options)
    assert sentence in str(error.value)


@pytest.mark.parametrize("seats", [1, 9, True, "4"])
def test_wrong_numbers_of_seats_are_refused(seats):
    with pytest.raises(ValueError, match="Citadels seats 2 to 8 players"):
        GAME.new(seats, 1)


def test_a_seed_is_a_whole_number():
    with pytest.raises(ValueError, match="the seed is a whole number"):
        GAME.new(4, "1")


@each_table
def test_any_cast_of_ones_own_is_set_up(seats):
    options = any_cast(seats, 1)
    state = GAME.new(seats, 1, **options)
    assert sorted(state.uniques) == sorted(options["uniques"].split(","))
    assert PRESETS["first_game"].characters != state.cast
