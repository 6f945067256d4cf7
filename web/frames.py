"""A frame: all that the page may know and draw of a position, as JSON. Made from a view: nothing hidden is in it."""

from itertools import combinations
from math import comb

from advising import can_advise

from sanjuan.table.achieving import Achiever
from sanjuan.table.flow import problem

TRIES = 100_000
DEAL = "deal"
"""The tag of a record that tells by which name its deal was asked for, "2026-11-21" for that of a day."""


class Log:
    """How much of the log a viewer has been sent, so that a frame carries only what is new."""

    def __init__(self):
        self.viewer = None
        self.answers = 0
        self.facts = 0

    def news(self, host):
        """Return (index of the first new fact, the new facts) for the present viewer; everything for another one."""
        viewer = host.viewer()
        if viewer != self.viewer:
            self.viewer, self.answers, self.facts = viewer, 0, 0
        facts = facts_since(host, self.answers, viewer)
        start = self.facts
        self.answers = len(host.record.log)
        self.facts += len(facts)
        return start, facts


def facts_since(host, first, viewer):
    """Return what this viewer may know of everything told from the `first`-th answer on; "at" says after how many."""
    record = host.record
    told = record.game.copy(record.state)
    facts = []
    for number in range(first, len(record.log)):
        if number in host.stumbles:
            facts.append({"id": "stumbled", "seat": host.stumbles[number], "at": number})
        told.facts = record.log[number]
        facts.extend(fact | {"at": number} for fact in record.game.facts_of(told, viewer))
    return facts


def may_answer(host):
    """Say whether the person who sees the table is the one to answer."""
    ask = host.record.state.ask
    return ask is not None and ask.seat == host.viewer()


def frame(host, proposal):
    """Return the frame of the present position, but for the save and the catalogue of cards."""
    record = host.record
    viewer = host.viewer()
    view = record.game.view(record.state, viewer)
    start, facts = host.log.news(host)
    return {
        "table": _table(host, view, viewer),
        "players": host.players,
        "ask": _ask(record.game, view) if may_answer(host) else None,
        "turn": _turn(host),
        "curtain": host.curtain(),
        "proposal": proposal,
        "undo": host.can_undo(),
        "hints": can_advise(record.game),
        "log": facts,
        "log_from": start,
        "over": _over(host),
        "error": None,
    }


def _table(host, view, viewer):
    table = host.record.game.show(view, viewer)
    if viewer is None:
        table["me"] = host.curtain() or 0
    return table


def _ask(game, view):
    ask = view.ask
    words = game.question(view)
    return {
        "seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most,
        "rule": ask.rule, "args": words["args"], "prices": words["prices"], "why": game.reasons(view),
        "sure": words.get("sure", []), "gives": words.get("gives", {}),
    }  # fmt: skip


def _turn(host):
    ask = host.record.state.ask
    if ask is None:
        return {"seat": None, "who": "none"}
    return {"seat": ask.seat, "who": host.players[ask.seat]["who"]}


def _over(host):
    record = host.record
    game, state = record.game, record.state
    if not game.over(state):
        return None
    told = {"scores": game.scores(state), "winners": game.winners(state), "sheet": game.sheet(state)}
    told |= {"reached": reached(host), "deal": record.tags.get(DEAL, ""), "rounds": game.lab(state)["rounds"]}
    return told | {"whole": not record.start}


def reached(host):
    """Return the achievements of a game that one person has played from its set-up to its end."""
    game, bots = host.record.game, [player["bot"] for player in host.players if player["who"] == "bot"]
    if len(bots) != len(host.players) - 1 or host.record.start or not isinstance(game, Achiever):
        return []
    [seat] = [seat for seat, player in enumerate(host.players) if player["who"] == "human"]
    return game.achievements(host.record, seat, bots)


def first_legal(state):
    """Return the first legal answer to the open question: the shortest, in the order of the options.

    Raises LookupError when none is found among the first hundred thousand.
    """
    ask = state.ask
    left = TRIES
    for size in range(ask.least, ask.most + 1):
        for chosen in combinations(ask.options, size):
            if problem(state, chosen) is None:
                return chosen
            left -= 1
            if left == 0:
                raise LookupError(f"no legal answer to {ask.kind!r} among the first {TRIES}")
    raise LookupError(f"no legal answer to {ask.kind!r} among {comb(len(ask.options), ask.most)} and less")
