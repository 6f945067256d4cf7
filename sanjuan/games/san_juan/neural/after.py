"""What stands on the table right after an answer, before anybody else acts.

Cards that the answer draws stay unknown ("?"), so that the value of an answer holds no luck of the draw.
"""

from itertools import combinations

from sanjuan.games.san_juan.state import HIDDEN, State
from sanjuan.table.flow import Ask, in_order

Answer = tuple[str, ...]
MOST_OPTIONS = 8
MOST_ANSWERS = 80
"""Questions with more options or more different answers than this are answered card by card."""


def after(state: State, chosen: Answer) -> State:
    """Return the position after an answer and what follows from it at once for its own seat.

    Works on views and on full positions; a question of the same seat (what to pay with) may be open then.
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


def answers(question: Ask) -> list[Answer] | None:
    """Return all different answers to a question, or None where there are too many."""
    if question.most == 1:
        found: list[Answer] = [(option,) for option in dict.fromkeys(question.options)]
        return found if question.least else [*found, ()]
    kinds = [option[: option.find("@") + 1] or option for option in question.options]
    if len(question.options) > MOST_OPTIONS:
        return None
    different: dict[Answer, Answer] = {}
    for count in range(question.least, question.most + 1):
        for places in combinations(range(len(kinds)), count):
            key = tuple(sorted([kinds[at] for at in places]))
            different.setdefault(key, tuple([question.options[at] for at in places]))
        if len(different) > MOST_ANSWERS:
            return None
    return list(different.values())
