"""Puzzles, lessons (see `lessoning`) and comments, in the worker: a game at a task, and what has become of the task.

A task is opened like a game; while it is open, `Host.task` is it. It never becomes the saved game, and only its frames
have "task": {"kind", "id", "state": open, solved or missed, "why": id of the miss, ...}. A task that is decided asks
nothing more.
"""

import json
from random import Random

from save import Trouble, checked_players, open_record

from sanjuan.lessons.verdicts import MISSED, OPEN, SOLVED
from sanjuan.table.advice import Adviser
from sanjuan.table.flow import Refused, in_order, problem
from sanjuan.table.replay import play_on

HUMAN = {"name": "", "who": "human", "bot": "greedy"}
COACHED = "coach"
"""The tag of a record that marks a game with comments."""
WORTH = ("role", "build")
CLEAR = 0.05
"""Questions, and differences in the chance to win, that are worth a comment."""


class PuzzleTask:
    """A question of a played game with one best answer; the answer is judged, not played."""

    kind = "puzzle"

    def __init__(self, puzzle, record):
        self.id, self.record = puzzle["id"], record
        self.advice = puzzle["advice"]
        self.chosen = None

    def allows(self, _command):
        """Say whether a command makes sense here: it is a game like any other."""
        return True

    def takes(self, chosen):
        """Keep the answer to be judged."""
        if self.chosen is not None:
            raise Trouble("bad_command")
        refusal = problem(self.record.state, chosen)
        if refusal:
            raise refusal
        self.chosen = in_order(self.record.state.ask.options, chosen)
        return True

    def told(self):
        """Return the task as the page gets it; once it is answered, with all that is to be said of the answers."""
        told = {"kind": self.kind, "id": self.id, "state": OPEN, "why": "", "points": []}
        if self.chosen is None:
            return told
        right = sorted(self.chosen) == sorted(self.advice[0]["answer"])
        told["state"], told["why"] = (SOLVED if right else MISSED), named(self.chosen)
        return told | {"chosen": list(self.chosen), "advice": self.advice}

    def again(self):
        """Return the answer that was judged."""
        return [] if self.chosen is None else [list(self.chosen)]


def named(chosen):
    """Return what an answer is called in message ids: its card or role, "pass" for nothing."""
    return chosen[0].split(">")[0].split("@")[0] if chosen else "pass"


def begin_lesson(host, command):
    """Open a lesson. What lessons need is not in the worker's image: it is imported when the first one is opened."""
    import lessoning

    return lessoning.begin(host, command)


def begin_puzzle(host, command):
    """Open a puzzle (its JSON); `answers` holds the one given so far, if any."""
    puzzle = table(command, "puzzle")
    try:
        record = open_record(json.dumps(puzzle["record"]))
        players = [bot(name) for name in puzzle["players"]]
        players[record.state.ask.seat] = HUMAN
        task = PuzzleTask(puzzle, record)
        for chosen in command.get("answers", []):
            task.takes(tuple(chosen))
    except (KeyError, TypeError, AttributeError, IndexError, Refused) as error:
        raise Trouble("bad_setup") from error
    return host.open_game(record, checked_players(players), task)


def go_on(host, _command):
    """Leave the task and play on from where it stands as in any other game."""
    if host.task is None or host.task.kind == "lesson":
        raise Trouble("bad_command")
    return host.open_game(host.record, host.players)


def coach_tag(command):
    """Return the tag of a game that is started with comments, nothing for any other."""
    return {COACHED: "yes"} if command.get("coach") is True else {}


def coached(host):
    """Return the number of the last answer of a person in a game with comments, -1 before it; None in other games."""
    record, people = host.record, host.humans()
    if COACHED not in record.tags or len(people) != 1:
        return None
    mine = [at for at, (seat, _) in enumerate(record.turns) if seat == people[0]]
    return mine[-1] if mine else -1


def comment(host, _command):
    """Return what the game's advice says of the person's last answer; None where that is not worth a word."""
    at = coached(host)
    if at is None or at < 0 or not isinstance(host.record.game, Adviser):
        raise Trouble("bad_command")
    return {"comment": _comment(host.record, at), "error": None}


def _comment(record, at):
    before = play_on(record, at)
    ask, game = before.state.ask, record.game
    view = game.view(before.state, ask.seat)
    advice = game.advise(view, Random(at)) if ask.kind in WORTH else []
    found = [one for one in advice if sorted(one.answer) == sorted(record.answers[at])]
    if len(advice) < 2 or not found:
        return None
    best, mine = advice[0], found[0]
    good = mine is best and best.chance - advice[1].chance >= CLEAR
    if not good and best.chance - mine.chance < CLEAR:
        return None
    plain = {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most}
    told = {"ask": plain | game.question(view), "best": list(best.answer), "yours": list(mine.answer)}
    return told | {"at": at, "good": good, "reasons": [dict(why) for why in best.reasons[:1]]}


def settled(host, frame):
    """Put the task into a frame: what is decided asks nothing and lets nobody move."""
    told = host.task.told()
    frame["task"] = told | {"answers": host.task.again()}
    frame["save"], frame["over"], frame["hints"] = "", None, False
    if told["state"] != OPEN:
        frame["turn"], frame["undo"] = {"seat": None, "who": "none"}, False
        frame["asked"], frame["ask"] = frame["ask"], None
    return frame


def bot(name):
    """Return a computer player as the page sends it."""
    return {"name": "", "who": "bot", "bot": name}


def table(command, key):
    """Return a table of a command; raises Trouble where there is none."""
    found = command.get(key)
    if not isinstance(found, dict):
        raise Trouble("bad_command")
    return found
