"""Tests of casts of one's own: the ones that are allowed, the substitutes for characters, the ones refused."""

import pytest

from sanjuan.games import GAMES
from sanjuan.games.citadels.options import OPTIONS, PRINTED
from tests.citadels.scorer import PURPLE, rank

GAME = GAMES["citadels"]
FIRST = "assassin thief magician king bishop merchant architect warlord"
DRAWN = "witch thief magician patrician bishop alchemist navigator warlord tax_collector"
FOURTEEN = ",".join(sorted(PURPLE)[:14])


def cast(seats=4, **options):
    """Return the characters of a game with these options."""
    return " ".join(GAME.new(seats, 1, **options).cast)


def refusal(seats=4, **options):
    """Why a game with these options is refused."""
    with pytest.raises(ValueError) as error:
        GAME.new(seats, 1, **options)
    return str(error.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_random_cast_has_one_character_of_every_rank_and_fourteen_uniques(seats, seed):
    state = GAME.new(seats, seed, preset="random", ninth=seed % 2 == 0)
    nine = seats in (3, 8) or (seats > 2 and seed % 2 == 0)
    assert [rank(name) for name in state.cast] == list(range(1, 10 if nine else 9))
    assert not (seats == 2 and "emperor" in state.cast) and not (seats < 5 and "queen" in state.cast)
    assert len(set(state.uniques)) == 14


def test_the_same_seed_draws_the_same_cast():
    assert len({cast(preset="random") for _ in range(3)}) == 1
    assert len({" ".join(GAME.new(4, seed, preset="random").cast) for seed in range(20)}) > 10


def test_a_cast_has_one_character_of_every_rank():
    assert cast(characters=FIRST.replace(" ", ",")) == FIRST
    assert "assassin" in refusal(characters=FIRST.replace("thief", "witch").replace(" ", ","))
    assert refusal(characters=FIRST.replace(" warlord", "").replace(" ", ","))
    assert refusal(characters=FIRST.replace(" ", ",") + ",diplomat")


def test_the_order_in_which_characters_are_named_does_not_matter():
    assert cast(characters=",".join(reversed(FIRST.split()))) == FIRST


def test_a_character_that_does_not_exist_is_refused_with_the_nearest_name():
    assert "assassin" in refusal(characters=FIRST.replace("assassin", "asassin").replace(" ", ","))


def test_two_characters_of_rank_nine_are_refused():
    assert refusal(8, characters=FIRST.replace(" ", ",") + ",queen,artist")


def test_fourteen_uniques():
    assert len(GAME.new(4, 1, uniques=FOURTEEN).uniques) == 14
    assert refusal(uniques=FOURTEEN.rpartition(",")[0])
    assert refusal(uniques=FOURTEEN + ",wishing_well")
    assert refusal(uniques=FOURTEEN.rpartition(",")[0] + "," + FOURTEEN.partition(",")[0])
    assert refusal(uniques=FOURTEEN.rpartition(",")[0] + ",manor")


def test_a_rank_nine_plays_where_nine_do():
    assert cast(3) == FIRST + " artist" and cast(8) == FIRST + " artist"
    assert cast(4) == FIRST and cast(4, ninth=True) == FIRST + " artist"
    assert cast(2, ninth=True) == FIRST
    named = FIRST.replace(" ", ",") + ",tax_collector"
    assert cast(5, characters=named) == FIRST and cast(5, characters=named, ninth=True).endswith("tax_collector")


def test_who_stands_in_for_emperor_and_queen():
    assert "king" in cast(2, preset="cunning_agents") and "emperor" in cast(3, preset="cunning_agents")
    assert cast(4, preset="ambitious_aristocrats", ninth=True).endswith("artist")
    assert cast(5, preset="ambitious_aristocrats", ninth=True).endswith("queen")


def row(name):
    """Return an option of the game."""
    [found] = [option for option in OPTIONS if option.name == name]
    return found


def test_a_ninth_character_can_be_chosen_where_that_changes_who_plays():
    differs = [seats for seats in range(2, 9) if cast(seats) != cast(seats, ninth=True)]
    assert row("ninth").at == {True: tuple(differs)}


def test_what_the_emperor_may_be_paid_can_be_chosen_where_he_plays():
    plays = [seats for seats in range(2, 9) if "emperor" in cast(seats, preset="cunning_agents")]
    assert row("emperor_chooses").at == {True: tuple(plays)}


def test_a_cast_is_chosen_rank_by_rank_and_only_the_ninth_may_be_left_out():
    groups = row("characters").groups
    assert [{rank(name) for name in group["names"]} for group in groups] == [{number} for number in range(1, 10)]
    assert [(group["least"], group["most"]) for group in groups] == [(1, 1)] * 8 + [(0, 1)]


def test_a_seed_draws_the_same_cast_for_ever():
    """Links and saved games name the seed alone."""
    assert cast(5, preset="random", ninth=True) == DRAWN


def test_the_uniques_that_a_seed_draws_from_are_those_of_the_box():
    """One more card in the code changes no deal that there has been."""
    assert sorted(PRINTED) == sorted([*PURPLE, "secret_vault"])
