"""Hints, in the worker: what the game advises the person at the device to answer, as JSON."""

from typing import TYPE_CHECKING

from worker.advice import advice_on
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host


def advise(host: "Host", _command: Command) -> Reply:
    """Return the best answers to the open question, best first, each with its chance and reasons.

    Made from the view of the person to answer, so that no hint reveals what that person may not know. Along one chain
    of decisions the chances agree.
    """
    host.require_turn()
    return advice_on(host.record, host.chain)
