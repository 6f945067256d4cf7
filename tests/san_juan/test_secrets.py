"""Tests of what all seats know and what one seat alone knows (facts page, ruling 38)."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.san_juan.phases.builder import buildable
from sanjuan.games.san_juan.state import HIDDEN_TILE
from sanjuan.table.flow import answer
from tests.san_juan.rulebook import GAME, play, seat, stand, told

HIDDEN = "?"


def test_hand_counts_are_public_and_hands_are_not():
    state = stand(seat(hand="well tower"), seat(hand="hero"), seat())
    view = GAME.view(state, 0)
    assert [own.hand for own in view.seats] == [["well", "tower"], [HIDDEN], []]
    assert [player["hand"] for player in GAME.show(view, 0)["players"]] == [2, 1, 0]
    assert [own.hand for own in GAME.view(state, None).seats] == [[HIDDEN] * 2, [HIDDEN], []]


def test_chapel_cards_are_known_to_their_owner_alone_not_even_their_number():
    state = stand(seat("chapel", tucked="well tower"), seat())
    assert GAME.view(state, 0).seats[0].tucked == [(0, "chapel", "well"), (0, "chapel", "tower")]
    assert GAME.view(state, 1).seats[0].tucked == []
    assert GAME.show(GAME.view(state, 1), 1)["players"][0]["score"] == 2
    assert GAME.show(GAME.view(state, 0), 0)["players"][0]["score"] == 4


def test_goods_and_piles_are_seen_by_nobody():
    state = stand(seat(goods="indigo_plant@0"), discard="well hero")
    view = GAME.view(state, 0)
    assert view.seats[0].goods == [HIDDEN]
    assert set(view.deck) == set(view.discard) == {HIDDEN}
    assert (len(view.deck), len(view.discard)) == (len(state.deck), 2)


def test_tiles_are_hidden_until_they_were_turned():
    tiles = [[1, 1, 2, 2, 3], [1, 2, 2, 3, 3]]
    state = stand(seat("silver_smelter", goods="silver_smelter@0"), tiles=tiles)
    assert set(GAME.view(state, 1).tiles) == {(0, 0, 0, 0, 0)}
    play(state, "trader")
    assert GAME.view(state, 1).tiles[0] == (1, 1, 2, 2, 3)
    play(state, "")
    seen = GAME.view(state, 1).tiles
    assert set(seen[:4]) == {(0, 0, 0, 0, 0)} and seen[4] == (1, 1, 2, 2, 3)


@pytest.mark.parametrize("known", range(6))
def test_tiles_that_were_turned_stay_known(known):
    state = stand(seat(""))
    state.known = known
    assert GAME.view(state, 1).tiles == [(0, 0, 0, 0, 0)] * (5 - known) + state.tiles[5 - known :]


def test_the_councillors_cards_are_seen_by_him_alone():
    state = play(stand(seat(""), seat(""), deck="well crane tower statue hero"), "councillor")
    assert GAME.view(state, 0).aside == "well crane tower statue hero".split()
    assert GAME.view(state, 1).aside == [HIDDEN] * 5
    assert GAME.view(state, 1).ask.options == (HIDDEN,) * 5
    assert GAME.show(GAME.view(state, 1), 1)["aside"] is None


def test_the_gold_mines_cards_are_seen_by_all():
    state = play(stand(seat("gold_mine"), deck="hero quarry smithy tower library"), "prospector")
    assert GAME.view(state, 1).aside == GAME.view(state, None).aside == "quarry smithy tower library".split()
    assert GAME.view(state, 1).ask == state.ask


def test_what_somebody_else_could_build_or_pay_with_is_hidden():
    state = play(stand(seat(""), seat(hand="crane well tower statue")), "builder")
    assert GAME.view(state, 0).ask.options == ()
    play(state, "crane")
    assert GAME.view(state, 0).ask.options == (HIDDEN,) * 3
    assert GAME.view(state, 1).ask == state.ask


@pytest.mark.parametrize(("seat_", "secret"), [(0, ["drew_cards"]), (1, []), (None, [])])
def test_cards_drawn_are_told_to_their_seat_alone(seat_, secret):
    state = play(stand(seat("library"), seat(""), seat(""), deck="hero well"), "prospector")
    assert told(state, seat_) == ["role", "library", "drew", *secret]
    (drew,) = [fact for fact in GAME.facts_of(state, None) if fact["id"] == "drew"]
    assert drew == {"id": "drew", "seat": 0, "count": 2, "why": "prospector"}


def test_cards_kept_are_told_to_their_seat_alone():
    state = play(stand(seat(""), seat(""), deck="well crane tower statue hero"), "councillor", "hero")
    assert {"id": "kept", "seat": 0, "count": 1} in GAME.facts_of(state, 1)
    assert {"id": "kept_cards", "seat": 0, "cards": ["hero"]} in GAME.facts_of(state, 0)
    assert "kept_cards" not in told(state, 1)


def test_a_guess_puts_the_missing_cards_under_the_others_chapels():
    state = stand(seat("chapel", tucked="well tower hero"), seat())
    guess = GAME.guess(GAME.view(state, 1), Random(0))
    assert len(guess.seats[0].tucked) == 3
    assert GAME.view(guess, 1) == GAME.view(state, 1)


@pytest.mark.parametrize(("viewer", "owner"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0)])
def test_a_guess_tucks_missing_cards_away_wherever_the_owner_sits(viewer, owner):
    seats = [seat("")] * 3
    seats[owner] = seat("chapel", tucked="well tower")
    guess = GAME.guess(GAME.view(stand(*seats), viewer), Random(0))
    assert [len(own.tucked) for own in guess.seats] == [2 * (number == owner) for number in range(3)]


def test_a_guess_leaves_nothing_hidden():
    state = play(stand(seat(""), seat(hand="crane well tower statue", goods="indigo_plant@0")), "builder", "crane")
    guess = GAME.guess(GAME.view(state, 0), Random(0))
    assert sorted(guess.tiles) == sorted(state.tiles)
    assert sorted(guess.ask.options) == sorted(guess.seats[1].hand)
    assert HIDDEN not in (*guess.ask.options, *guess.deck, *guess.discard, *guess.seats[1].goods)


def test_a_guess_of_somebody_elses_choice_offers_his_hand():
    state = stand(seat("chapel", "well tower"), at="round_start")
    guesses = [GAME.guess(GAME.view(state, 1), Random(n)) for n in range(2)]
    assert all(guess.ask.options == tuple(guess.seats[0].hand) for guess in guesses)
    assert guesses[0].seed != guesses[1].seed


def test_the_seats_before_the_councillor_do_not_see_his_cards_either():
    state = play(stand(seat(""), seat(""), governor=1), "councillor")
    assert GAME.view(state, 0).aside == [HIDDEN] * 5 and HIDDEN not in GAME.view(state, 1).aside


def test_a_guess_lays_hidden_events_anywhere():
    view = GAME.view(stand(seat(""), with_events=True), 0)
    places = {GAME.guess(view, Random(n)).deck.index("taxes") for n in range(8)}
    assert len(places) > 4 and max(places) > 20


def test_a_guess_puts_no_event_among_cards_that_somebody_looks_at():
    state = play(stand(seat(""), with_events=True), "councillor")
    looked_at = [GAME.guess(GAME.view(state, 1), Random(n)).aside for n in range(20)]
    assert all(len(cards) == 5 and not set(cards) & set(state.box.events) for cards in looked_at)


def test_a_guess_names_the_cards_under_a_harbor():
    state = stand(seat("harbor", tucked="harbor: well tower"), new_buildings=True)
    view = GAME.view(state, 0)
    assert [card for _, _, card in view.seats[0].tucked] == [HIDDEN] * 2
    assert HIDDEN not in [card for _, _, card in GAME.guess(view, Random(0)).seats[0].tucked]


def test_a_view_does_not_know_the_seed():
    assert GAME.view(stand(seat("")), 0).seed == GAME.view(stand(seat("")), None).seed == 0


def test_revealed_information_ends_the_taking_back():
    state = stand(seat(hand="well tower hero"), seat(hand="crane well"), deck="hero")
    before = state.reveals
    play(state, "builder", "well")
    assert state.reveals == before
    play(state, "hero", "prospector")
    assert state.reveals > before


def positions_of(kind, seats=3, seeds=6):
    """Yield the positions of random games at a kind of question."""
    for seed in range(seeds):
        state, rng = GAME.new(seats, seed), Random(seed)
        while state.ask is not None:
            if state.ask.kind == kind:
                yield state
            answer(state, random(state, rng))


def test_while_goods_are_sold_one_price_list_lies_open():
    found = 0
    for state in positions_of("sell"):
        tiles = GAME.view(state, 0).tiles
        if len(tiles) - state.known > 1:
            assert tiles[0] == state.tiles[0] and tiles[1] == HIDDEN_TILE
            found += 1
    assert found > 10


def test_what_another_seat_can_build_is_guessed_by_its_hand():
    found = 0
    for number, state in enumerate(positions_of("build")):
        guessed = GAME.guess(GAME.view(state, (state.ask.seat + 1) % 3), Random(number))
        assert guessed.ask.options == tuple(buildable(guessed, guessed.ask.seat))
        found += bool(guessed.ask.options)
    assert found > 10


def test_what_lies_under_a_building_that_tucks_once_has_used_it_up_and_nothing_else():
    found = 0
    for seed in range(12):
        state, rng = GAME.new(4, seed, new_buildings=True), Random(seed)
        once = state.box.powers["tucks_once"]
        while state.ask is not None:
            answer(state, random(state, rng))
            if rng.random() < 0.1:
                guessed = GAME.guess(GAME.view(state, 0), rng)
                for own, true in zip(guessed.seats[1:], state.seats[1:], strict=True):
                    names = {name for _, name, _ in own.tucked}
                    assert sorted(own.spent) == sorted({*true.spent, *(names & {*once})} - (set(once) - names))
                    found += bool(names & {*once})
    assert found > 3
