"""One turn of a player of whom nothing is known: whatever he does, the game goes on."""

from random import Random
from typing import Any

from sanjuan.bots.outside import Fault
from sanjuan.table.answers import default
from sanjuan.table.flow import problem
from sanjuan.table.game import Bot


def turn(bot: Bot, view: Any, rng: Random) -> tuple[tuple[str, ...], str]:
    """Return a legal answer to the open question of a view, and what was wrong with the player's ("" for nothing).

    In place of an answer that is illegal or does not come, the default move is made: as few options as allowed, the
    first ones.
    """
    asked = view.ask
    try:
        chosen = bot(view, rng)
        view.ask = asked  # a player may have written over his view
        chosen = chosen if isinstance(chosen, str) else tuple(chosen)
        refusal = problem(view, chosen)
    except Fault as error:
        return default(view), str(error)
    except Exception as error:  # whatever a player raises is his fault, is told, and does not end the game
        return default(view), f"{type(error).__name__}: {error}"
    return (default(view), f"illegal answer: {refusal}") if refusal else (chosen, "")
