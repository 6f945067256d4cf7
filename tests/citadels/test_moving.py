"""Cards on their way: under the deck and out of it again, what a city counts, chance that is laid out beforehand."""

from sanjuan.games.citadels.rules import moving
from tests.citadels.rulebook import seat, stand
from tests.citadels.test_known import ALL, below, known


def table(*seats, **more):
    """Return a position of four before the first rank is called."""
    return stand(*seats, picked=["king", "", "", ""], **more)


def test_the_card_put_under_the_deck_last_lies_lowest_and_each_has_its_own_knowers():
    state = table(deck=["market"], deck_only=True)
    moving.bury(state, "tavern", 1 << 0)
    moving.bury(state, "palace", 1 << 1)
    moving.bury(state, "docks", moving.everybody(state))
    assert below(state) == [f"docks {ALL}", "palace 1", "tavern 0"]
    assert state.deck[-1] == "market"


def test_who_draws_cards_is_not_among_those_who_know_them_and_others_still_are():
    state = table(deck=[], deck_only=True)
    for card, knowers in (("tavern", 0b0001), ("palace", 0b0011), ("castle", 0b0110)):
        moving.bury(state, card, knowers)
    moving.draw(state, 0, 3, "gather")
    assert known(state, 0) == ["castle 1 2", "palace 1"]
    assert (state.deck, state.laid) == ([], [])


def test_of_more_cards_than_there_are_all_that_were_known_still_are():
    state = table(deck=[], deck_only=True)
    moving.bury(state, "tavern", 0b0010)
    moving.bury(state, "palace", 0b0100)
    moving.draw(state, 0, 4, "architect")
    assert known(state, 0) == ["palace 2", "tavern 1"]


def test_who_looks_at_a_hand_leaves_what_others_know_of_it():
    state = table(seat(), seat(hand="tavern docks"))
    state.known[1] = ((1 << 0, "docks"), (1 << 2 | 1 << 3, "tavern"))
    moving.look(state, 2, 1)
    assert known(state, 1) == ["docks 0", "docks 2", "tavern 2", "tavern 3"]


def test_a_second_complete_city_is_not_the_first():
    city = "temple church manor castle tavern market"
    state = table(seat(city), seat(city))
    moving.arrive(state, 1, "docks", 0)
    moving.arrive(state, 0, "harbor", 0)
    assert state.first == 1
    assert [fact for fact in state.facts if fact[0] == "complete"] == [("complete", 1), ("complete", 0)]


def test_a_city_that_grows_beyond_its_size_at_once_is_complete():
    state = table(seat("temple church manor castle tavern market"))
    moving.arrive(state, 0, "monument", 0)
    assert moving.size(state.cities[0]) == 8 and state.first == 0


def test_what_lies_under_the_museum_stays_while_others_are_destroyed():
    for card in ("castle", "palace"):
        state = table(seat("museum", museum="tavern docks".split()), seat(card))
        moving.destroy(state, 1, 0)
        assert state.museum == ["tavern", "docks"] and state.deck[0] == card
        moving.destroy(state, 0, 0)
        assert state.museum == [] and state.deck[:3] == ["docks", "tavern", "museum"]


def test_the_factory_makes_every_other_unique_cheaper_and_nothing_else():
    prices = [moving.price_of(card, ["factory"]) for card in ("armory", "theater", "factory", "palace", "watchtower")]
    assert prices == [2, 5, 5, 5, 1]


def test_chance_that_is_laid_out_comes_in_its_order():
    state = table(chance=[1, 2, 0])
    assert [moving.choose(state, ["docks", "castle", "tavern"]) for _ in range(3)] == ["docks", "tavern", "castle"]
    assert state.chances == ()


def test_shuffles_that_are_laid_out_come_in_their_order():
    orders = ["tavern church docks castle temple".split(), "castle temple church docks tavern".split()]
    state = table(shuffles=orders)
    decks = []
    for _ in orders:
        cards = sorted(orders[0])
        moving.mix(state, cards)
        decks.append(cards[::-1])
    assert decks == orders and state.stacked == ()
