"""Lines that double, swap, damage or lose messages: whatever happens to which message, the game ends the same."""

import json

import pytest

from sanjuan.games import GAMES
from tests.worker.together.faults import FAULTS, PART, Faulty, played_on
from worker.together import seed
from worker.together.guest import Guest

EVERY = 7
"""Of so many messages one has a fault, by chance; another one in each variant of a test."""
VARIANTS = 2
UNNOTICED = ("doubled", "swapped")
"""The faults at every message that nobody notices: with the others a line is cut, or closed for too much nonsense."""


class Now(Faulty):
    """A table with a fault at one message of seven, by chance."""

    def its_turn(self, seat, up, text):
        return self.rng.randrange(EVERY) == 0


class Each(Faulty):
    """A table with a fault at every message once; `had` are the messages that had it, `sent` all that were sent.

    What a page is sent again is the same message, and comes as it should: so a game has every fault there can be.
    """

    def __init__(self, game, who, fault="", offset=0):
        self.had, self.sent = set(), set()
        super().__init__(game, who, fault, offset)

    def its_turn(self, seat, up, text):
        message = (seat, up, *what(json.loads(text)))
        self.sent.add(message)
        again, overtakes = message in self.had, (seat, up) in self.held
        self.had.add(message)
        return not again and not overtakes

    def waited_for(self, seat, up):
        if up or self.host.opened is None or self.over():
            return True
        return self.host.record.state.ask.seat == seat


def what(message):
    """Return by what a message is known again that is sent again, after another greeting and in another round."""
    found = message.get("frame") or message.get("reply") or message
    away = [seat for seat, _ in found.get("away", [])]
    return message["do"], found.get("number"), str([away, found.get("wants"), found.get("names")])


def played(monkeypatch, kind, game, guests, fault="", offset=0):
    """Return the table of a game that is over, of this kind and with this fault, with so many guests."""
    monkeypatch.setattr(seed, "fresh", lambda: PART)
    who = ["elsewhere", "human", *["elsewhere"] * (guests - 1)]
    table = kind(game, who + ["random"] * (min(GAMES[game].seats) - len(who)), fault, offset)
    played_on(table, table.over)
    return table


@pytest.fixture(scope="module")
def as_it_should():
    """The games of two guests without a fault, by name."""
    with pytest.MonkeyPatch.context() as patch:
        yield {game: played(patch, Now, game, 2) for game in GAMES}


@pytest.fixture(scope="module")
def alone_as_it_should():
    """The games of one guest without a fault, by name."""
    with pytest.MonkeyPatch.context() as patch:
        yield {game: played(patch, Each, game, 1) for game in GAMES}


@pytest.mark.sample(15)
@pytest.mark.few(3)
@pytest.mark.parametrize("offset", range(VARIANTS))
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_to_a_message_the_game_ends_the_same(monkeypatch, as_it_should, game, fault, offset):
    ends_the_same(played(monkeypatch, Now, game, 2, fault, offset), as_it_should[game])


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_fault_at_every_message_ends_the_same(monkeypatch, alone_as_it_should, game, fault):
    table, other = played(monkeypatch, Each, game, 1, fault), alone_as_it_should[game]
    ends_the_same(table, other)
    assert other.sent <= table.had
    assert fault not in UNNOTICED or not table.loads


def ends_the_same(table, other):
    """Compare a game that is over with the same one without faults, as the host and every guest have it."""
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

    def its_turn(self, seat, up, text):
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
