"""Legal answers found by trying: for masks of actions, and as default where a player fails to give one."""

from collections.abc import Sequence
from itertools import combinations

from sanjuan.table.flow import Option, Table, refusal


def left_over(options: Sequence[Option], chosen: Sequence[Option]) -> list[Option]:
    """Return the options that are left when some have been chosen; raises ValueError on one that is not offered."""
    left = list(options)
    for option in chosen:
        left.remove(option)
    return left


def completed(table: Table, chosen: Sequence[Option] = ()) -> tuple[Option, ...] | None:
    """Return the first legal answer that contains the options chosen so far, or None when there is none.

    The fewest options come first, and among equally many those that are offered first.
    """
    question = table.ask
    assert question is not None
    left = left_over(question.options, chosen)
    if question.rule in table.HEREDITARY and table.RULES[question.rule](table, tuple(chosen)) is not None:
        return None
    for count in range(max(question.least - len(chosen), 0), question.most - len(chosen) + 1):
        for more in combinations(left, count):
            if refusal(table, (*chosen, *more)) is None:
                return (*chosen, *more)
    return None


def default(table: Table) -> tuple[Option, ...]:
    """Return the answer given in place of a player who gives none: as few options as allowed, the first ones."""
    answer = completed(table)
    assert answer is not None, f"a question without a legal answer: {table.ask}"
    return answer
