"""One answer of an untrusted player: whatever it does, the game goes on."""

from random import Random
from typing import Any

from sanjuan.bots.external.player import Fault
from sanjuan.table.answers import default
from sanjuan.table.flow import refusal
from sanjuan.table.game import Bot


def turn(bot: Bot, view: Any, rng: Random) -> tuple[tuple[str, ...], str]:
    """Return a legal answer to the open question of a view, and the fault of the player ("" if none).

    An illegal or missing answer is replaced by the default one: as few options as allowed, the first ones.
    """
    asked = view.ask
    try:
        chosen = bot(view, rng)
        view.ask = asked  # a player may have changed its view
        chosen = chosen if isinstance(chosen, str) else tuple(chosen)
        refused = refusal(view, chosen)
    except Fault as error:
        return default(view), str(error)
    except (Exception, SystemExit) as error:  # whatever a player raises is its own fault: told, and the game goes on
        return default(view), f"{type(error).__name__}: {error}"
    return (default(view), f"illegal answer: {refused}") if refused else (chosen, "")
