"""A frame: all that the page may know and draw of a position, as JSON. Made from a view: nothing hidden is in it."""

from itertools import combinations
from math import comb
from typing import Any, Protocol

from sanjuan.table.flow import kind_of, refusal
from sanjuan.table.game import Game
from sanjuan.table.record import Record
from sanjuan.table.sight import decline
from worker.shapes import Player, Reply

TRIES = 100_000
DEAL = "deal"
"""The tag of a record that says by which name its deal was asked for, "2026-11-21" for that of a day."""


class Looker(Protocol):
    """The source of a frame: a game and its viewer. The host is one, and so is a place in a past game."""

    @property
    def record(self) -> Record:
        """Return the record of the game."""

    @property
    def players(self) -> list[Player]:
        """Return who plays at the seats."""

    @property
    def stumbles(self) -> dict[int, int]:
        """Return the seats whose computer had no answer, by the number of the answer that was given for it."""

    log: "Log"

    def viewer(self) -> int | None:
        """Return the seat whose cards may be on show, or None."""

    idle: bool
    """Whether the person behind the curtain reads that there is nothing to decide."""

    def curtain(self) -> int | None:
        """Return the person to whom the device must be passed before anything is shown, or None."""

    def can_undo(self) -> bool:
        """Return whether the person at the device may take back the last answer."""


class Log:
    """The part of the log that a viewer has been sent, so that a frame carries only new facts.

    `seen` has the number of answers after which each viewer last saw the table; a viewer who has not seen it yet knows
    the facts up to the answer with which the game was `opened`.
    """

    def __init__(self, opened: int = 0) -> None:
        self.viewer: int | None = None
        self.answers = 0
        self.facts = 0
        self.opened = opened
        self.seen: dict[int | None, int] = {}

    def taken_back(self, answers: int) -> None:
        """Send everything again, after all but the first `answers` answers were taken back."""
        self.viewer, self.answers, self.facts = None, 0, 0
        self.seen = {viewer: min(count, answers) for viewer, count in self.seen.items()}

    def fresh(self, host: Looker, facts: list[Reply]) -> int:
        """Return how many of these facts, the last ones, the present viewer has not been sent before."""
        viewer = host.viewer()
        seen = self.seen.get(viewer, self.opened)
        self.seen[viewer] = len(host.record.log)
        return sum(fact["at"] >= seen for fact in facts)

    def news(self, host: Looker) -> tuple[int, list[Reply]]:
        """Return (index of the first fact, facts) to be sent to the present viewer; everything to another one."""
        viewer = host.viewer()
        if viewer != self.viewer:
            self.viewer, self.answers, self.facts = viewer, 0, 0
        facts = facts_since(host, self.answers, viewer)
        start = self.facts
        self.answers = len(host.record.log)
        self.facts += len(facts)
        return start, facts


def facts_since(host: Looker, first: int, viewer: int | None) -> list[Reply]:
    """Return what this viewer may know of all facts from the `first`-th answer on; "at" says after how many.

    A viewer who must not see that a discreet question is open gets the facts as if it had been declined.
    """
    record = host.record
    told = record.game.copy(record.state)
    facts: list[Reply] = []
    for number in range(first, len(record.log)):
        if number in host.stumbles:
            facts.append({"id": "stumbled", "seat": host.stumbles[number], "at": number})
        told.facts = record.log[number]
        facts.extend(fact | {"at": number} for fact in record.game.facts_of(told, viewer))
    told.facts = decline(told, viewer)
    facts.extend(fact | {"at": len(record.log) - 1} for fact in record.game.facts_of(told, viewer))
    return facts


def may_answer(host: Looker) -> bool:
    """Return whether the person who sees the table is the one to answer."""
    ask = host.record.state.ask
    return ask is not None and ask.seat == host.viewer()


def frame(host: Looker, proposal: list[str]) -> Reply:
    """Return the frame of the present position, but for the save and the catalogue of cards."""
    record = host.record
    viewer = host.viewer()
    view = record.game.view(record.state, viewer)
    start, facts = host.log.news(host)
    return {
        "table": _table(host, view, viewer),
        "players": host.players,
        "ask": _ask(record.game, view) if may_answer(host) else None,
        "turn": _turn(host, view),
        "curtain": host.curtain(),
        "idle": host.idle,
        "proposal": proposal,
        "undo": host.can_undo(),
        "hints": record.game.adviser is not None,
        "log": facts,
        "log_from": start,
        "fresh": host.log.fresh(host, facts),
        "over": _over(host),
        "error": None,
        "dummies": list(record.game.dummies(record.seats)),
        "stage": record.game.stage(view),
    }


def _table(host: Looker, view: Any, viewer: int | None) -> Reply:
    table = host.record.game.show(view, viewer)
    if viewer is None:
        table["me"] = host.curtain() or 0
    return table


def _ask(game: Game, view: Any) -> Reply:
    ask, kind = view.ask, kind_of(view)
    words = game.question(view)
    return {
        "seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most,
        "rule": ask.rule, "args": words["args"], "prices": words["prices"], "why": game.reasons(view),
        "sure": words.get("sure", []), "moot": words.get("moot", []),
        "gives": words.get("gives", {}), "lies": kind.lies, "moves": kind.moves,
        "alone": words.get("alone", []), "budget": words.get("budget"),
        "bonus": words.get("bonus", []),
    }  # fmt: skip


def _turn(host: Looker, view: Any) -> Reply:
    """Return whose turn it is, as far as the viewer may know, and what kind of player is waited for."""
    ask = host.record.state.ask
    if ask is None:
        return {"seat": None, "who": "none"}
    who = host.players[ask.seat]["who"] if host.curtain() is None else "human"
    return {"seat": view.ask.seat if view.ask else None, "who": who}


def _over(host: Looker) -> Reply | None:
    record = host.record
    game, state = record.game, record.state
    if not game.over(state):
        return None
    told = {"scores": game.scores(state), "winners": game.winners(state), "sheet": game.sheet(state)}
    told |= {"reached": reached(host), "deal": record.tags.get(DEAL, ""), "rounds": state.round}
    return told | {"whole": not record.start, "open": game.laid_open(state)}


def reached(host: Looker) -> list[str]:
    """Return the achievements of a game that one person has played from its set-up to its end."""
    game, bots = host.record.game, [player["bot"] for player in host.players if player["who"] == "bot"]
    if len(bots) != len(host.players) - 1 or any("kept" in player for player in host.players):
        return []  # or somebody elsewhere had the chair of a computer player before
    if host.record.start or game.achiever is None:
        return []
    [seat] = [seat for seat, player in enumerate(host.players) if player["who"] != "bot"]
    return game.achiever.achievements(host.record, seat, bots)


def first_legal(state: Any) -> tuple[str, ...]:
    """Return the first legal answer to the open question: the shortest, in the order of the options.

    Raises LookupError when none is found among the first hundred thousand.
    """
    ask = state.ask
    left = TRIES
    for size in range(ask.least, ask.most + 1):
        for chosen in combinations(ask.options, size):
            if refusal(state, chosen) is None:
                return chosen
            left -= 1
            if left == 0:
                raise LookupError(f"no legal answer to {ask.kind!r} among the first {TRIES}")
    raise LookupError(f"no legal answer to {ask.kind!r} among {comb(len(ask.options), ask.most)} and less")
