"""The puzzles of Alhambra: positions shortly before the end, with every way to play the turn out (see
`training.puzzles`).

A line is what a seat answers up to the end of its turn: an exact payment is followed by whatever may follow it, so no
good continuation is missed. After it everybody plays like the greedy player to the end of the game. All lines are
tried in the same deals of what is hidden; an answer is worth what the best line brings that begins with it.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import fsum
from random import Random

from sanjuan.games import GAMES
from sanjuan.games.alhambra.cards import VALUE
from sanjuan.games.alhambra.rules.answers import price_asked, sets_together
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import answer
from sanjuan.table.record import Record
from sanjuan.table.rng import chance
from training.judged import Answer, Judged

GAME = GAMES["alhambra"]
GREEDY = GAME.bots["greedy"]
LOOKS = (6, 40, 200)
"""Deals in which a position is tried; after each lot of them it must still be clear."""
CLEAR = 0.1
"""By so much of the win the best answer must be better than the second."""
OPEN = 0.3
"""The best chance of a position in which something is still to be won."""
LEFT, CHOICES, MOST_LINES = 2, 3, 120
"""Positions worth a look have so many buildings in the pile at most, so many answers, and not too many lines."""
TRIES = 2

Line = tuple[Answer, ...]


def answers(state: State) -> list[Answer]:
    """Return the different answers to the open question, without payments that hold a card too many."""
    ask = state.ask
    assert ask is not None
    if ask.kind == "gift":
        return [(), ask.options]
    if ask.kind == "turn":
        return list(dict.fromkeys([*[(option,) for option in ask.options], *sets_together(state.row)]))
    sets = [tuple(sorted(cards)) for size in range(1, ask.most + 1) for cards in combinations(ask.options, size)]
    return [cards for cards in dict.fromkeys(sets) if _just_enough(cards, price_asked(state))]


def _just_enough(cards: Sequence[str], price: int) -> bool:
    """Return whether these cards reach the price, and would not without the smallest of them."""
    values = [VALUE[card] for card in cards]
    return sum(values) >= price > sum(values) - min(values)


def lines(state: State, seat: int) -> Iterator[Line]:
    """Yield every way in which a seat can play its turn out from its open question."""
    for chosen in answers(state):
        after = GAME.copy(state)
        answer(after, chosen)
        if _goes_on(after, seat):
            yield from [(chosen, *rest) for rest in lines(after, seat)]
        else:
            yield (chosen,)


def _goes_on(state: State, seat: int) -> bool:
    """Return whether the seat's turn continues: with a payment, a gift, or an action after an exact payment."""
    if state.ask is None or state.ask.seat != seat:
        return False
    return state.ask.kind != "turn" or ("again", seat) in state.facts


def outcome(deal: State, line: Line, seat: int) -> float:
    """Return the part of the victory that a line brings in a deal: 1 alone, 1/n shared, 0 for none."""
    state, rng = GAME.copy(deal), Random(0)
    for chosen in line:
        answer(state, chosen)
    while state.ask is not None:
        answer(state, GREEDY(GAME.view(state, state.ask.seat), rng))
    won = GAME.winners(state)
    return 1 / len(won) if seat in won else 0.0


def deals(view: State, count: int, seed: int) -> list[State]:
    """Return this many full positions that fit a view."""
    return [GAME.guess(view, chance("puzzle", seed, number)) for number in range(count)]


def rated(view: State, dealt: Sequence[State], tried: Sequence[Line]) -> list[tuple[Line, float]]:
    """Return lines with the mean of their outcomes in these deals, best first."""
    assert view.ask is not None
    seat = view.ask.seat
    means = [(line, fsum(outcome(deal, line, seat) for deal in dealt) / len(dealt)) for line in tried]
    return sorted(means, key=lambda pair: -pair[1])


def by_answer(found: Sequence[tuple[Line, float]]) -> list[tuple[Answer, float]]:
    """Return the first answers of lines with what the best line of each brings, best first."""
    best: dict[Answer, float] = {}
    for line, share in found:
        best.setdefault(line[0], share)
    return list(best.items())


def judge(view: State, looks: int, seed: int) -> Judged:
    """Return every answer to the open question with its chance to win."""
    dealt = deals(view, looks, seed)
    assert view.ask is not None
    return Judged(by_answer(rated(view, dealt, list(lines(dealt[0], view.ask.seat)))))


def stable(view: State, best: Answer, tries: int = TRIES) -> bool:
    """Return whether an answer is the best one in other deals, too."""
    return all(judge(view, LOOKS[1], number).chances[0][0] == best for number in range(tries))


def positions(seed: int) -> Iterator[tuple[Record, State, list[str]]]:
    """Play a game of greedy players; yield (record so far, view of the seat to answer, players) near its end."""
    seats, rng = GAME.seats[seed % len(GAME.seats)], Random(seed)
    record = Record(GAME, seats, seed, {})
    while record.state.ask is not None:
        state = record.state
        view = GAME.view(state, state.ask.seat)
        if len(state.buildings) <= LEFT and len(answers(state)) >= CHOICES:
            yield record, view, ["greedy"] * seats
        record.answer(GREEDY(view, rng))


def worth(view: State, seed: int) -> Judged | None:
    """Return the judgement of a position that is clear and that the greedy player gets wrong, else None."""
    assert view.ask is not None
    usual, tried = sorted(GREEDY(view, Random(0))), list(lines(GAME.guess(view, Random(seed)), view.ask.seat))
    if len(tried) > MOST_LINES:
        return None
    found = None
    for lot, looks in enumerate(LOOKS):
        found = Judged(by_answer(rated(view, deals(view, looks, 10 * seed + lot), tried)))
        best, chance = found.chances[0]
        if found.margin() < CLEAR or chance < OPEN or sorted(best) == usual:
            return None
    return found
