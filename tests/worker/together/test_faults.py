"""Lines that double, swap, damage or lose messages: whatever happens to which message, the game ends the same."""

import json
from random import Random

import pytest

from page.together.order import GREET, TAKE, Order
from sanjuan.games import GAMES
from tests.answering import random_answer
from tests.worker.together.guests import Person, Table
from worker.together import seed
from worker.together.guest import Guest

EVERY = 7
"""Of so many messages one has a fault, by chance; another one in each variant of a test."""
VARIANTS = 2
PART = f"{7:064x}"
STEPS = 3_000


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
    """A table whose lines have a fault: `spoil(text)` does something to the messages whose turn that is.

    `ways` are the messages on their way, [seat, to the host, text].
    """

    def __init__(self, game, who, fault="", offset=0):
        self.fault, self.rng = fault, Random(offset)
        self.ways, self.held = [], {}
        super().__init__(game, who)
        self.people = {seat: Page(seat) for seat in self.people}

    def deliver(self, out):
        for seat, text in out:
            self.put(seat, False, text)

    def put(self, seat, up, text):
        """Send a text over a line."""
        spoil = FAULTS.get(self.fault) if self.its_turn() else None
        sent = spoil(self, seat, up, text) if spoil else [text]
        sent = sent + self.held.pop((seat, up), []) if sent else sent
        self.ways += [(seat, up, one) for one in sent]

    def its_turn(self):
        """Return whether the message that is sent now has the fault."""
        return self.rng.randrange(EVERY) == 0

    def flow(self):
        """Let everything arrive that is on its way; what is late comes when nothing else does."""
        while self.ways or self.held:
            if not self.ways:
                late, self.held = self.held, {}
                self.ways = [(*way, text) for way, texts in late.items() for text in texts]
            seat, up, text = self.ways.pop(0)
            if up:
                self.command("hear", seat=seat, text=text)
            elif (answer := self.people[seat].heard(text)) is not None:
                self.put(seat, True, json.dumps(answer))
            if self.people[seat].shut:
                self.come(seat)

    def come(self, seat):
        """Bring somebody back by another page, over another line: what was on the way is lost."""
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


def played(monkeypatch, game, fault="", offset=0):
    """Return the table of a game that is over, with this fault at every seventh message, by chance."""
    monkeypatch.setattr(seed, "fresh", lambda: PART)
    least = max(3, min(GAMES[game].seats))
    table = Faulty(game, ["elsewhere", "human", "elsewhere", *["random"] * (least - 3)], fault, offset)
    played_on(table, table.over)
    return table


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


@pytest.fixture(scope="module")
def as_it_should():
    """The games without a fault, by name."""
    with pytest.MonkeyPatch.context() as patch:
        yield {game: played(patch, game) for game in GAMES}


@pytest.mark.few(3)
@pytest.mark.parametrize("offset", range(VARIANTS))
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_to_a_message_the_game_ends_the_same(monkeypatch, as_it_should, game, fault, offset):
    table, other = played(monkeypatch, game, fault, offset), as_it_should[game]
    assert table.host.record.seed == other.host.record.seed
    assert table.host.record.answers == other.host.record.answers
    assert table.frame["over"] == other.frame["over"]
    for seat, person in table.people.items():
        if person.frame is None or not person.frame["over"]:  # the last frame was lost
            table.come(seat)
            table.flow()
        person = table.people[seat]
        assert person.frame["over"] == other.frame["over"]
        assert person.log == other.people[seat].log
        assert person.frame["table"] == other.people[seat].frame["table"]


FIRST = 40
"""The messages of a game each of which has every fault once: the lobby, the deal, and some answers of all."""
LATER = 2
"""The answers after a fault by which everything has to be as it would have been."""
SHOWN = ("table", "ask", "turn")
"""The parts of a frame that are the same on a page that had the fault and on a new one."""


class Once(Faulty):
    """A table with a fault at the message of one number; `after` are the answers that were given by then."""

    def __init__(self, game, fault, number):
        self.left, self.after = number, None
        super().__init__(game, ["elsewhere", "human"] + ["random"] * (min(GAMES[game].seats) - 2), fault)

    def its_turn(self):
        self.left -= 1
        if self.left == -1:
            self.after = len(self.host.record.answers) if self.host.opened else 0
        return self.left == -1

    def done(self):
        """Return whether the fault is past, and the game has gone on."""
        given = len(self.host.record.answers) if self.host.opened else 0
        return self.host.opened is not None and self.after is not None and given >= self.after + LATER


@pytest.fixture(scope="module")
def as_it_should_be():
    """The seed and the answers of the beginnings of games without a fault, by name."""
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seed, "fresh", lambda: PART)
        for game in GAMES:
            table = Once(game, "", 0)
            played_on(table, lambda table=table: table.host.opened and len(table.host.record.answers) >= FIRST)
            found[game] = (table.host.record.seed, table.host.record.answers)
    return found


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_fault_at_any_of_the_first_messages_changes_nothing(monkeypatch, as_it_should_be, game, fault):
    monkeypatch.setattr(seed, "fresh", lambda: PART)
    begins, answers = as_it_should_be[game]
    for number in range(FIRST):
        table = Once(game, fault, number)
        played_on(table, table.done)
        record = table.host.record
        assert (record.seed, record.answers) == (begins, answers[: len(record.answers)]), number
        for seat, person in table.people.items():
            if person.frame is None or person.frame["number"] != table.host.room.number:  # the last frame was lost
                table.come(seat)
                table.flow()
            fresh = Guest(table.host, seat).frame(table.host.room.number)
            fresh = json.loads(json.dumps(fresh))
            assert table.people[seat].log == fresh["log"], number
            assert [table.people[seat].frame[key] for key in SHOWN] == [fresh[key] for key in SHOWN], number
