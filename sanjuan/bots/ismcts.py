"""Information-set Monte Carlo tree search: one tree over what is known, a new determinization in every iteration.

Single-observer ISMCTS of P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE
Transactions on Computational Intelligence and AI in Games 4, 2012): UCB1 that counts how often an answer was
available, play-outs at random to the end of the game, rewards as shares of the win, each seat after its own (max^n).
Questions with many answers (payments) are widened as they are visited, else every visit would find a new answer.
"""

from math import log, sqrt
from random import Random
from typing import Any

from sanjuan.bots.budget import SearchBudget, play_out, shares
from sanjuan.bots.candidates import Answer, answers
from sanjuan.table.flow import Ask, apply_legal
from sanjuan.table.game import Bot, Game

EXPLORATION = 0.7
"""The constant of UCB1; that of the paper."""
WIDTH = 2.0
"""A node visited n times may have WIDTH * sqrt(n) answers below it, and always NARROW."""
NARROW = 6
Key = tuple[int, str, Answer]


class Node:
    """A question as it is reached by one sequence of answers.

    `wins` are the shares of the win of the seat that gave the last answer, `availability` how often it could be given.
    """

    __slots__ = ("availability", "children", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.availability = 1
        self.wins = 0.0
        self.children: dict[Key, Node] = {}


def ismcts(game: Game, budget: SearchBudget, exploration: float = EXPLORATION) -> Bot:
    """Return a player that spends this budget on every decision with more than one answer."""

    def decide(view: Any, rng: Random) -> Answer:
        own = answers(view, rng)
        if len(own) == 1:
            return own[0]
        root = Node()
        for _ in budget.spend():
            world = game.guess(view, rng)
            path = _descend(root, world, own, exploration, rng)
            play_out(world, rng)
            _backpropagate(root, path, shares(game, world))
        visits = {key: node.visits for key, node in root.children.items()}
        return max(own, key=lambda chosen: visits.get(_key(view.ask, chosen), 0))

    return decide


def _key(question: Ask, chosen: Answer) -> Key:
    """Return the edge of the tree for an answer: seat, kind of question, options in any order."""
    return question.seat, question.kind, chosen if len(chosen) < 2 else tuple(sorted(chosen))


def _descend(root: Node, world: Any, own: list[Answer], exploration: float, rng: Random) -> list[tuple[int, Node]]:
    """Play down the tree to a new node or to the end of the game; returns the path: (seat that answered, node)."""
    node, path, available = root, [], own
    while (question := world.ask) is not None:
        keys = [_key(question, chosen) for chosen in available]
        at = _select(node, keys, exploration, rng)
        chosen, key, new = available[at], keys[at], keys[at] not in node.children
        node = node.children.setdefault(key, Node()) if new else node.children[key]
        path.append((question.seat, node))
        apply_legal(world, question, chosen)
        if new or world.ask is None:
            break
        available = answers(world, rng)
    return path


def _select(node: Node, keys: list[Key], exploration: float, rng: Random) -> int:
    """Return the index of the answer to try: a new one while the node may grow, else the one that UCB1 prefers."""
    unvisited = []
    best, highest = -1, -1.0
    for at, key in enumerate(keys):
        child = node.children.get(key)
        if child is None:
            unvisited.append(at)
            continue
        child.availability += 1
        value = child.wins / child.visits + exploration * sqrt(log(child.availability) / child.visits)
        if value > highest:
            best, highest = at, value
    if unvisited and (best < 0 or len(node.children) < max(NARROW, WIDTH * sqrt(node.visits))):
        return unvisited[int(rng.random() * len(unvisited))]
    return best


def _backpropagate(root: Node, path: list[tuple[int, Node]], rewards: tuple[float, ...]) -> None:
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        node.wins += rewards[seat]
