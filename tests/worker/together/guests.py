"""Guests for the tests of a table with people elsewhere: pages of theirs, at the end of a line that a test holds."""

import json

from sanjuan.games import GAMES
from tests.answering import random_answer
from worker.host import Host
from worker.together import seed

VERSION = "1"


def players(*who):
    """Return who plays: "human", "elsewhere", or a bot."""
    return [{"name": "", "who": one if one in ("human", "elsewhere") else "bot", "bot": "random"} for one in who]


class Person:
    """The page of a guest: what it was sent, and what it answers by itself."""

    def __init__(self, seat):
        self.seat, self.part = seat, seed.fresh()
        self.got, self.frame, self.replies = [], None, {}
        self.count = 0

    def hello(self):
        """Return the first message."""
        return {"do": "hello", "protocol": 1, "version": VERSION, "name": f"Guest {self.seat}", "id": 1}

    def take(self, message):
        """Take a message; return what the page sends for it by itself, None for nothing."""
        self.got.append(message)
        do = message["do"]
        if do == "mix":
            commit = seed.commitment(str(self.seat), self.part)
            return {"do": "commit", "round": message["round"], "commit": commit}
        if do == "show":
            return {"do": "part", "round": message["round"], "part": self.part}
        if do == "frame" or (do == "reply" and "number" in message["reply"]):  # the table as it was has none
            self.frame = message["frame" if do == "frame" else "reply"]
        if do == "reply":
            self.replies[message["id"]] = message["reply"]
        return None

    def says(self, do, **more):
        """Return a message about the question on show."""
        self.count += 1
        return {"do": do, "id": self.count, "number": self.frame["number"], **more}


class Table:
    """A host's worker and its guests, with lines that lose nothing."""

    def __init__(self, game, who, **options):
        self.host, self.frame = Host(), None
        self.people = {seat: Person(seat) for seat, one in enumerate(who) if one == "elsewhere"}
        start = {"game": game, "seats": len(who), "options": options, "players": players(*who)}
        self.command("invite", start=start, version=VERSION)

    def command(self, do, **more):
        """Carry out a command of the host's page and deliver what it sends."""
        reply = json.loads(self.host.call(json.dumps({"do": do, **more})))
        assert reply["error"] is None, reply
        if reply.get("frame"):
            self.frame = reply["frame"]
        if "table" in reply:
            self.frame = reply
        sent = reply.get("post", reply)
        if "out" in sent:
            self.deliver(sent["out"])
        elif self.host.room:
            self.command("post")
        return reply

    def deliver(self, out):
        for seat, text in out:
            answer = self.people[seat].take(json.loads(text)) if seat in self.people else None
            if answer:
                self.send(seat, answer)

    def send(self, seat, message):
        """Send a message over the line of a seat, text as it is."""
        return self.command("hear", seat=seat, text=message if isinstance(message, str) else json.dumps(message))

    def arrive(self):
        """Let all guests come."""
        for person in self.people.values():
            self.send(person.seat, person.hello())

    def step(self, rng):
        """Let whoever is to answer do so, at random."""
        record = self.host.record
        seat = record.state.ask.seat
        if seat in self.people:
            chosen = random_answer(record.game.view(record.state, seat), rng)
            return self.send(seat, self.people[seat].says("answer", chosen=list(chosen)))
        if self.host.players[seat]["who"] == "bot":
            return self.command("bot")
        if self.host.curtain() is not None:
            return self.command("look")
        return self.command("answer", chosen=list(random_answer(record.game.view(record.state, seat), rng)))

    def over(self):
        """Return whether the game is over."""
        return self.host.opened is not None and GAMES[self.host.record.game.name].over(self.host.record.state)
