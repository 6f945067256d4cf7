"""The opponents, weakest first: what each likes, what it overlooks, and how far it looks ahead.

The first one goes by what is in front of it. The next three play by the greedy player's rules but after their own
heart, and misjudge characters and victims by a random amount. The strongest looks ahead.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from sanjuan.bots.trials import Searcher
from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.guess import guess
from sanjuan.games.citadels.players import turning
from sanjuan.games.citadels.players.answering import Answer, respond
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import DRAWS, Style
from sanjuan.games.citadels.players.search import NO_CHANCE, SearchBudget, decide_in_steps
from sanjuan.games.citadels.players.victims import believable
from sanjuan.games.citadels.rules.income import income
from sanjuan.games.citadels.rules.moving import needed, size
from sanjuan.games.citadels.score import winners
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.game import Bot
from sanjuan.table.last_word import LastWord

OVERLOOKS = 0.3
"""The chance that the beginner does not notice an option."""
NAMING = frozenset(["kill", "bewitch", "rob", "signed", "flower"])
"""The questions in which the beginner names at random one of the characters that somebody may be."""
AT_ONCE = ("income", "power", "gold")


def _near(view: State) -> bool:
    """Return whether the game ends with this round, or may if the seat asked builds."""
    assert view.ask is not None
    return view.first != NOBODY or size(view.cities[view.ask.seat]) + MOST_BUILT >= needed(view)


MOST_BUILT = 3
"""The most districts that a character can build in a turn."""
LAST_WORD = LastWord(_near, guess, lambda state: tuple(respond(state, NO_CHANCE)), winners)


def squire(view: State, rng: Random) -> Answer:
    """A beginner: takes the character that brings most coins and cards, names a character at random, never draws cards
    while it has one to build, and builds what is cheapest."""
    return LAST_WORD(view, _at_first_sight(view, rng), rng)


def _at_first_sight(view: State, rng: Random) -> Answer:
    question = view.ask
    assert question is not None
    if question.kind == "character":
        noticed = _noticed(question.options, rng)
        return (max(noticed, key=lambda name: _brings(view, question.seat, name)),)
    if question.kind in NAMING:
        named = list(believable(Reading(view, question.seat), question.options))
        return (named[int(rng.random() * len(named))],)
    if question.kind == "turn":
        useless = turning.POWER in question.options and not turning.wanted(Reading(view, question.seat))
        there = [option for option in question.options if option != turning.POWER or not useless]
        return _turn(view, _noticed(there, rng)) if there else ()
    return respond(view, rng)


def _brings(view: State, seat: int, name: str) -> int:
    """Return how many coins and cards a character brings to a seat, besides what anybody gathers."""
    row = CHARACTERS[name]
    return income(view, seat, row) + row.extra + DRAWS.get(name, 0)


def _noticed(options: Sequence[str], rng: Random) -> Sequence[str]:
    return [option for option in options if rng.random() >= OVERLOOKS] or options


def _turn(view: State, noticed: Sequence[str]) -> Answer:
    """Take what there is, then build the cheapest card."""
    assert view.ask is not None
    if "cards" in noticed and not Reading(view, view.ask.seat).playable():
        return ("cards",)
    for option in AT_ONCE:
        if option in noticed:
            return (option,)
    return (min(noticed, key=lambda option: COST.get(option, len(COST))),)


class Playing:
    """A player that goes by the greedy player's rules in a style of its own."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def __call__(self, view: State, rng: Random) -> Answer:
        """Answer the open question of a view."""
        return LAST_WORD(view, respond(view, rng, self.style), rng)


MISER = Style(tempo=0.0, gold=1.2, card=1.4, belief=0.0, deny=0.0, dear=4.0, misjudges=0.8, purse=6)
"""Loves gold and dear districts, would rather wait than build a cheaper one, and is in no hurry until its purse
is full."""
BRIGAND = Style(tempo=2.0, harm=2.0, leader=1.0, belief=0.0, raids=1.2, misjudges=1.2)
"""Loves to kill, to steal and to destroy, whatever it costs and whoever suffers."""
MASON = Style(harm=0.3, belief=1.0, misjudges=0.3)
"""Builds, as fast as it can, and minds its own business."""
LEVELS: Mapping[str, tuple[Bot, int]] = {
    "squire": (squire, 1000),
    "miser": (Playing(MISER), 1070),
    "brigand": (Playing(BRIGAND), 1190),
    "mason": (Playing(MASON), 1280),
    "chancellor": (Searcher(partial(decide_in_steps, budget=SearchBudget()), LAST_WORD), 1440),
}
"""Each with its measured strength in Elo (docs/opponents.md)."""
PLAYERS: Mapping[str, Bot] = {name: bot for name, (bot, _) in LEVELS.items()}
RATINGS: Mapping[str, int] = {name: elo for name, (_, elo) in LEVELS.items()}
