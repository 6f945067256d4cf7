"""Information-set Monte Carlo tree search: one tree of what is known, a new guess of what is not in every iteration.

Single-observer ISMCTS of P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE
Transactions on Computational Intelligence and AI in Games 4, 2012): UCB1 that counts how often an answer was
available, play-outs at random to the end of the game, rewards as shares of the win, each seat after its own (max^n).
Questions with many answers (payments) are widened as they are visited, else every visit would find a new answer.
"""

from math import log, sqrt
from random import Random
from typing import Any

from sanjuan.bots.budget import Budget, play_out, shares
from sanjuan.bots.candidates import Answer, answers
from sanjuan.table.flow import Ask, go_on
from sanjuan.table.game import Bot, Game

EXPLORATION = 0.7
"""The constant of UCB1; that of the paper."""
WIDTH = 2.0
"""A node visited n times may have WIDTH * sqrt(n) answers below it, and always NARROW."""
NARROW = 6
Key = tuple[int, str, Answer]


class Node:
    """A question as it is reached by one sequence of answers.

    `wins` are the shares of the win of who gave the last of these answers, `offered` how often it could be given.
    """

    __slots__ = ("children", "offered", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 1
        self.wins = 0.0
        self.children: dict[Key, Node] = {}


def ismcts(game: Game, budget: Budget, exploration: float = EXPLORATION) -> Bot:
    """Return the player who spends this budget on every decision that leaves him a choice."""

    def decide(view: Any, rng: Random) -> Answer:
        own = answers(view, rng)
        if len(own) == 1:
            return own[0]
        root = Node()
        for _ in budget.spend():
            world = game.guess(view, rng)
            path = _descend(root, world, own, exploration, rng)
            play_out(world, rng)
            _learn(root, path, shares(game, world))
        visits = {key: node.visits for key, node in root.children.items()}
        return max(own, key=lambda chosen: visits.get(_key(view.ask, chosen), 0))

    return decide


def _key(question: Ask, chosen: Answer) -> Key:
    """Return an answer as an edge of the tree: whose it is, to what, and which options in whatever order."""
    return question.seat, question.kind, chosen if len(chosen) < 2 else tuple(sorted(chosen))


def _descend(root: Node, world: Any, own: list[Answer], exploration: float, rng: Random) -> list[tuple[int, Node]]:
    """Play down the tree to a new node, or to the end of the game; returns the way: (who answered, node)."""
    node, path, offered = root, [], own
    while (question := world.ask) is not None:
        keys = [_key(question, chosen) for chosen in offered]
        at = _choice(node, keys, exploration, rng)
        chosen, key, new = offered[at], keys[at], keys[at] not in node.children
        node = node.children.setdefault(key, Node()) if new else node.children[key]
        path.append((question.seat, node))
        go_on(world, question, chosen)
        if new or world.ask is None:
            break
        offered = answers(world, rng)
    return path


def _choice(node: Node, keys: list[Key], exploration: float, rng: Random) -> int:
    """Return the number of the answer to try: a new one while the node may grow, else the one that UCB1 prefers."""
    known = node.children
    new = []
    best, highest = -1, -1.0
    for at, key in enumerate(keys):
        child = known.get(key)
        if child is None:
            new.append(at)
            continue
        child.offered += 1
        value = child.wins / child.visits + exploration * sqrt(log(child.offered) / child.visits)
        if value > highest:
            best, highest = at, value
    if new and (best < 0 or len(known) < max(NARROW, WIDTH * sqrt(node.visits))):
        return new[int(rng.random() * len(new))]
    return best


def _learn(root: Node, path: list[tuple[int, Node]], won: tuple[float, ...]) -> None:
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        node.wins += won[seat]
