"""A player of the tests: knows what is allowed and nothing else, in any game."""

from sanjuan.table.flow import refusal


def random_answer(state, rng):
    """Return a legal answer to the open question of a position or view; any number of options is equally likely."""
    ask = state.ask
    while True:
        chosen = tuple(rng.sample(ask.options, rng.randint(ask.least, min(ask.most, len(ask.options)))))
        if refusal(state, chosen) is None:
            return chosen
