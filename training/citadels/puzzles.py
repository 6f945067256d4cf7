"""The puzzles of Citadels: positions of the last rounds with one best answer (see `training.puzzles`).

The chances are those of the game's advice, asked again and again with fresh deals of what is hidden: a puzzle says what
a hint or a review would. The best answer must be the best, too, where everybody plays like the greedy player to the end
of the game: every answer is tried in the same deals, each draft that fits being as likely as another.
"""

from collections.abc import Iterator, Sequence
from math import fsum
from random import Random

from sanjuan.games import GAMES
from sanjuan.games.citadels.players.answering import respond
from sanjuan.games.citadels.players.search import candidates
from sanjuan.games.citadels.rules.moving import needed, size
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import answer, apply_legal, in_order
from sanjuan.table.record import Record
from sanjuan.table.rng import chance
from training.judged import Answer, Judged, by_advice

GAME = GAMES["citadels"]
GREEDY = GAME.bots["greedy"]
LOOKS = (1, 3, 8)
"""Looks at a position; after each lot of them it must still be clear."""
DEALS = 30
"""Deals that are played to the end of the game."""
CLEAR = 0.1
"""By so much of the win the best answer must be better than the second, and by more than the error of that."""
OPEN = 0.4
"""The best chance of a position in which something is still to be won."""
LEFT, CHOICES = 1, 3
"""Positions worth a look have a city that lacks so many districts at most, and so many answers at least."""
MOST = 12
TRIES = 2
KINDS = frozenset("character kill rob bewitch magic destroy seize receive threats signed".split())
"""The questions that puzzles are about."""
SEATS = (4, 3, 5)


def answers(view: State) -> list[Answer]:
    """Return the answers to the open question that are compared: the greedy player's first, then all single options."""
    return candidates(view, MOST)


def outcome(deal: State, chosen: Answer, seat: int) -> float:
    """Return the part of the victory that an answer brings in a deal: 1 alone, 1/n shared, 0 for none."""
    state, rng = GAME.copy(deal), Random(0)
    answer(state, chosen)
    while (asked := state.ask) is not None:
        apply_legal(state, asked, in_order(asked.options, respond(state, rng)))
    won = GAME.winners(state)
    return 1 / len(won) if seat in won else 0.0


def deals(view: State, count: int, seed: int) -> list[State]:
    """Return this many full positions that fit a view."""
    return [GAME.guess(view, chance("puzzle", seed, number)) for number in range(count)]


def rated(view: State, dealt: Sequence[State]) -> Judged:
    """Return every answer with the mean of its outcomes in these deals, best first."""
    assert view.ask is not None
    seat = view.ask.seat
    means = [(one, fsum(outcome(deal, one, seat) for deal in dealt) / len(dealt)) for one in answers(view)]
    return Judged(sorted(means, key=lambda pair: -pair[1]))


def judge(view: State, looks: int, seed: int) -> Judged:
    """Return the answers to the open question with the chances that hints and reviews give them."""
    found = by_advice(GAME, view, looks, seed, answers(view))
    called = {one: in_order_of(view, one) for one, _ in found.chances}
    doubts, errors = ({called[one]: kept[one] for one in called} for kept in (found.doubts, found.errors))
    return Judged([(called[one], chance) for one, chance in found.chances], found.reasons, doubts, errors)


def in_order_of(view: State, chosen: Answer) -> Answer:
    """Return an answer as `answers` has it."""
    return next((one for one in answers(view) if sorted(one) == sorted(chosen)), chosen)


def played_out(view: State, count: int, seed: int) -> Judged:
    """Return the answers with their results when this many deals are played to the end of the game."""
    return rated(view, deals(view, count, seed))


def stable(view: State, best: Answer, tries: int = TRIES) -> bool:
    """Return whether an answer is also the best one when other deals are played to the end."""
    return all(played_out(view, DEALS, number).chances[0][0] == best for number in range(tries))


def positions(seed: int) -> Iterator[tuple[Record, State, list[str]]]:
    """Play a game of greedy players; yield (record so far, view of the seat to answer, players) near its end."""
    seats, rng = SEATS[seed % len(SEATS)], Random(seed)
    record = Record(GAME, seats, seed, {})
    while record.state.ask is not None:
        state = record.state
        question = state.ask
        view = GAME.view(state, question.seat)
        near = max([size(city) for city in state.cities]) >= needed(state) - LEFT
        if near and question.kind in KINDS and len(question.options) >= CHOICES:
            yield record, view, ["greedy"] * seats
        record.answer(GREEDY(view, rng))


def worth(view: State, seed: int) -> Judged | None:
    """Return the judgement of a position that is clear and that the greedy player gets wrong, else None."""
    usual = sorted(GREEDY(view, Random(0)))
    found = None
    for lot, looks in enumerate(LOOKS):
        found = judge(view, looks, 10 * seed + lot)
        best, chance = found.chances[0]
        if not found.clear(CLEAR) or chance < OPEN or sorted(best) == usual:
            return None
    return found
