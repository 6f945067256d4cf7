"""The position right after an answer, before anybody else acts.

Cards that the answer draws stay unknown ("?"), so that the value of an answer does not depend on the luck of the draw.
"""

from itertools import combinations

from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import Ask, in_order
from sanjuan.table.options import without_index
from sanjuan.table.sight import HIDDEN

Answer = tuple[str, ...]
MOST_OPTIONS = 8
MOST_ANSWERS = 80
"""Questions with more options or more distinct answers than this are answered card by card."""


def apply_visible(state: State, chosen: Answer) -> State:
    """Return the position after an answer and what follows at once for the seat that gave it.

    Works on views and on full positions; the same seat may have to answer another question (what to pay with).
    """
    new = state.copy()
    question = new.ask
    assert question is not None
    new.ask = None
    new.deck = [HIDDEN] * len(new.deck)
    new.discard = [HIDDEN] * len(new.discard)
    todo = new.todo
    below = len(todo)
    question.then[0](new, *question.then[1:], in_order(question.options, chosen) if len(chosen) > 1 else chosen)
    while new.ask is None and len(todo) > below:
        head = todo.pop()
        head[0](new, *head[1:])
    return new


def distinct_answers(question: Ask) -> list[Answer] | None:
    """Return the answers to a question that differ in effect, or None if there are too many."""
    if question.most == 1:
        found: list[Answer] = [(option,) for option in dict.fromkeys(question.options)]
        return found if question.least else [*found, ()]
    kinds = list(map(without_index, question.options))
    if len(question.options) > MOST_OPTIONS:
        return None
    by_kinds: dict[Answer, Answer] = {}
    for count in range(question.least, question.most + 1):
        for places in combinations(range(len(kinds)), count):
            key = tuple(sorted([kinds[at] for at in places]))
            by_kinds.setdefault(key, tuple([question.options[at] for at in places]))
        if len(by_kinds) > MOST_ANSWERS:
            return None
    return list(by_kinds.values())
