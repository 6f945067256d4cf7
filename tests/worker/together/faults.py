"""Lines with faults for the tests of a table with people elsewhere, and guests whose pages get over them."""

import json
from random import Random

from page.together.order import GREET, TAKE, Order
from tests.answering import random_answer
from tests.worker.together.guests import Person, Table

PART = f"{7:064x}"
STEPS = 3_000
"""The most answers and returns of a game."""


class Page(Person):
    """The page of a guest as it is: it takes each message once, in order, and greets again where one is missing."""

    def __init__(self, seat):
        super().__init__(seat)
        self.part = f"{seat:064x}"
        self.order, self.shut, self.waits = Order(), False, False
        self.log = []

    def hello(self):
        self.waits = False
        return super().hello() | {"id": self.order.greeting()}

    def heard(self, text):
        """Take a text of the host; return what the page sends for it, None for nothing."""
        try:
            message = json.loads(text)
        except ValueError:
            return self.hello()
        found = self.order.look(message)
        if found == GREET or (found == TAKE and message["do"] == "hello"):
            return self.hello()
        if found != TAKE:
            return None
        before, answer = self.frame, self.take(message)
        if self.frame is not before:
            self.log = self.log[: self.frame["log_from"]] + self.frame["log"]
        self.waits = self.waits and message["do"] not in ("reply", "frame")
        self.shut = message["do"] == "closed"
        return answer


class Faulty(Table):
    """A table whose lines have a fault, of the kind `fault`: the messages that it has are those whose turn it is.

    `ways` are the messages on their way, [seat, to the host, text]; `loads` counts how often a page was loaded again.
    """

    def __init__(self, game, who, fault="", offset=0):
        self.fault, self.rng = fault, Random(offset)
        self.ways, self.held, self.loads = [], {}, 0
        super().__init__(game, who)
        self.people = {seat: Page(seat) for seat in self.people}

    def deliver(self, out):
        for seat, text in out:
            self.put(seat, False, text)

    def put(self, seat, up, text):
        """Send a text over a line."""
        spoil = FAULTS.get(self.fault) if self.its_turn(seat, up, text) else None
        sent = spoil(self, seat, up, text) if spoil else [text]
        sent = sent + self.held.pop((seat, up), []) if sent else sent
        self.ways += [(seat, up, one) for one in sent]

    def its_turn(self, seat, up, text):
        """Return whether the message that is sent now has the fault."""
        raise NotImplementedError

    def flow(self):
        """Let everything arrive that is on its way; what is late comes when nothing else does."""
        while self.ways or (late := [way for way in self.held if self.waited_for(*way)]):
            if not self.ways:
                self.ways = [(*way, text) for way in late for text in self.held.pop(way)]
            seat, up, text = self.ways.pop(0)
            if up:
                self.command("hear", seat=seat, text=text)
            elif (answer := self.people[seat].heard(text)) is not None:
                self.put(seat, True, json.dumps(answer))
            if self.people[seat].shut:
                self.come(seat)

    def waited_for(self, seat, up):
        """Return whether nothing goes on without what is late on this way."""
        return True

    def come(self, seat):
        """Bring somebody back by another page, over another line: what was on the way is lost."""
        self.loads += 1
        self.ways = [way for way in self.ways if way[0] != seat]
        self.held = {way: texts for way, texts in self.held.items() if way[0] != seat}
        self.command("lost", seat=seat)
        self.people[seat] = Page(seat)
        self.put(seat, True, json.dumps(self.people[seat].hello()))

    def answered(self):
        """Let whoever is to answer do so, always in the same way at the same place of the game."""
        record = self.host.record
        seat, rng = record.state.ask.seat, Random(len(record.answers))
        person = self.people.get(seat)
        if person is None:
            self.step(rng)
        elif person.waits:  # an answer of no effect: the person loads the page again
            self.come(seat)
        elif person.frame and person.frame["ask"]:
            person.waits = True
            self.put(seat, True, json.dumps(person.says("answer", chosen=list(self.choice(seat, rng)))))
        else:
            self.come(seat)

    def choice(self, seat, rng):
        """Return the answer of a seat."""
        record = self.host.record
        return random_answer(record.game.view(record.state, seat), rng)


def doubled(table, seat, up, text):
    return [text, text]


def swapped(table, seat, up, text):
    table.held.setdefault((seat, up), []).append(text)
    return []


def damaged(table, seat, up, text):
    at = table.rng.randrange(len(text))
    return [text[:at]] if not up else [text[:at] + chr(table.rng.randrange(32, 127)) + text[at + 1 :]]


def from_the_future(table, seat, up, text):
    message = json.loads(text)
    later = {key: message[key] + 1 for key in ("nth", "number", "round") if key in message}
    return [json.dumps(message | later), json.dumps({"do": "later", "nth": 10**6}), text]


def cut(table, seat, up, text):
    table.ways = [way for way in table.ways if way[0] != seat]
    table.people[seat].shut = True
    return [json.dumps({"do": "closed", "why": "cut"})] if not up else ["{"]


FAULTS = {"doubled": doubled, "swapped": swapped, "damaged": damaged, "future": from_the_future, "cut": cut}


def played_on(table, done):
    """Let the guests come and everybody answer until it is `done`."""
    for seat in table.people:
        table.put(seat, True, json.dumps(table.people[seat].hello()))
    table.flow()
    for _ in range(STEPS):
        if done():
            return
        if table.host.opened is None:
            for seat, guest in table.host.room.guests.items():
                if not guest.here or not guest.commit or table.host.room.stage == "showing":
                    table.come(seat)
        else:
            table.answered()
        table.flow()
    raise AssertionError("the game does not go on")
