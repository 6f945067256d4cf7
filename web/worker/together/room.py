"""A table with people elsewhere, at its host: who is there, the deal that nobody chooses, and what goes over the lines.

The page hands in what comes over the line of a seat and sends what `drained` returns; it reads none of it.
"""

import json
from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from sanjuan.table.flow import Refused, refusal
from worker.save import NAME_LENGTH
from worker.shapes import ELSEWHERE, Command, Reply
from worker.together import asking, door, kept, messages, presence, seed, watching
from worker.together.guest import MOST_BAD, Guest, Visitor
from worker.together.seed import PLAYING, SHOWING, WAITING
from worker.together.talk import Talk

if TYPE_CHECKING:
    from worker.host import Host


class Room:
    """The guests of a table by their seats. `command` starts the game (None: it has begun), `number` is that of the
    position: every change of it counts, a take-back too."""

    def __init__(self, host: "Host", command: Command | None, version: str) -> None:
        self.host, self.command, self.version = host, command, version
        self.stage = PLAYING if command is None else WAITING
        self.round = self.number = 0
        self.part = seed.fresh()
        self.guests: dict[int, Guest] = {}
        self.kept: dict[int, kept.Kept] = {}
        self.out: list[tuple[int, Reply]] = []
        self.talk, self.presence = Talk(), presence.Presence()
        self.allowed, self.gallery = asking.Allowed(), watching.Gallery(self)
        self.shut: list[int] = []
        self.seat()

    def seat(self) -> None:
        """Have a guest for every chair of somebody elsewhere, and for no other one."""
        chairs = [seat for seat, player in enumerate(self.host.players) if player["who"] == ELSEWHERE]
        self.guests = {chair: self.guests.get(chair) or Guest(self.host, chair) for chair in chairs}
        self.kept = kept.chairs(self.host.players, self.kept)

    def moved(self) -> None:
        """Note that the position has changed; as the game goes on, what made no sense is forgotten."""
        self.number += 1
        self.presence.moved = self.presence.clock()
        for guest in self.guests.values():
            guest.bad = max(0, guest.bad - 1)

    def begun(self) -> None:
        """Note that another game is at the table: nothing of it has been shown to anybody."""
        self.stage, self.command = PLAYING, None
        self.moved()
        self.seat()
        for visitor in self.visitors():
            visitor.forget()

    def visitors(self) -> list[Visitor]:
        """Return the guests, and those who look on."""
        return [*self.guests.values(), *self.gallery.watchers.values()]

    def taken_back(self, answers: int) -> None:
        """Send the log again, after all but the first answers were taken back."""
        for visitor in self.visitors():
            visitor.log.taken_back(answers)

    def hear(self, chair: int, text: object) -> bool:
        """Take a message over the line of a chair; return whether the position has changed."""
        guest = self.guests.get(chair)
        if guest is None:
            kept.hear(self, chair, text) if chair in self.kept else self.gallery.hear(chair, text)
            return False
        before = self.number
        try:
            message = messages.read(text)
            if not guest.here and message["do"] != "hello":
                raise messages.Foreign("hello comes first")
            HEARD[message["do"]](self, guest, message)
        except messages.Foreign:
            self.suspect(guest)
        return self.number != before

    def suspect(self, guest: Visitor) -> None:
        """Count a message that makes no sense; a page whose message was damaged on the way greets again."""
        guest.bad += 1
        if guest.bad >= MOST_BAD:
            self.close(guest, "flood")
        elif guest.here:
            self.out.append((guest.chair, {"do": "hello"}))

    def close(self, guest: Visitor, why: str) -> None:
        """Close the line of somebody, and say why."""
        self.out.append((guest.chair, {"do": "closed", "why": why}))
        self.shut.append(guest.chair)
        self.lost(guest.chair)

    def lost(self, chair: int) -> None:
        """Note that the line of a chair is lost."""
        if chair in self.guests:
            self.guests[chair].here = False
            self.guests[chair].bad = 0
        if chair in self.kept:
            self.kept[chair].back = False
        self.gallery.lost(chair)

    def hello(self, guest: Guest, message: Reply) -> None:
        """Welcome a guest, who may have been here before.

        The page is a new one: it does not know the part of the seed that an earlier one brought, so a round in which
        parts are being shown begins again.
        """
        guest.greets(message["id"])
        if not door.greeted(self, guest, message):
            return
        self.name(guest, message)
        guest.commit = guest.part = None
        door.welcome(self, guest)
        if self.stage == WAITING:
            self._mix(guest)
        elif self.stage == SHOWING and self.command is not None:
            self.again(self.command)

    def name(self, guest: Guest, message: Reply) -> None:
        """Take up what a guest is called."""
        if message["name"]:
            self.host.players[guest.seat]["name"] = message["name"][:NAME_LENGTH]

    def _mix(self, guest: Guest) -> None:
        commit = seed.commitment(seed.HOST, self.part)
        self.out.append((guest.seat, {"do": "mix", "round": self.round, "commit": commit}))

    def again(self, command: Command) -> None:
        """Begin another round of bringing parts, for another game, or where somebody leaves in the middle of one."""
        self.command, self.stage, self.part = command, WAITING, seed.fresh()
        self.round += 1
        self.presence.wants = False
        for guest in self.guests.values():
            guest.commit = guest.part = None
            if guest.here:
                self._mix(guest)

    def commit(self, guest: Guest, message: Reply) -> None:
        """Take a guest's hash; once all are there, send all of them to everybody, who then shows the part."""
        if self.stage != WAITING or message["round"] != self.round:
            return
        guest.commit = message["commit"]
        self.go_on()

    def go_on(self) -> None:
        """Ask for the parts where nobody is awaited any more."""
        if (
            self.command is not None
            and self.stage == WAITING
            and all(guest.here and guest.commit for guest in self.guests.values())
        ):
            self.stage = SHOWING
            for guest in self.guests.values():
                self._show(guest)
            self._deal()

    def _show(self, guest: Guest) -> None:
        commits = {str(one.seat): one.commit for one in self.guests.values()}
        commits[seed.HOST] = seed.commitment(seed.HOST, self.part)
        self.out.append((guest.seat, {"do": "show", "round": self.round, "commits": commits}))

    def show(self, guest: Guest, message: Reply) -> None:
        """Take a guest's part, which must be the one of its hash; once all are there the cards are dealt."""
        if self.stage != SHOWING or message["round"] != self.round:
            return
        if seed.commitment(str(guest.seat), message["part"]) != guest.commit:
            return self.close(guest, "part")
        guest.part = message["part"]
        return self._deal()

    def _deal(self) -> None:
        parts = {str(guest.seat): guest.part for guest in self.guests.values()}
        shown = {who: part for who, part in parts.items() if part} | {seed.HOST: self.part}
        if self.command is None or len(shown) <= len(parts):
            return
        for guest in self.guests.values():
            self.out.append((guest.seat, {"do": "dealt", "round": self.round, "parts": shown}))
        self.host.open_game(*self.host.set_up(self.command, seed.of(shown), {}))
        for guest in self.guests.values():
            guest.whole = True

    def answer(self, guest: Guest, message: Reply) -> None:
        """Answer the open question for a guest."""
        if self.current(guest, message):
            try:
                self.host.give(message["chosen"])
            except Refused as refused:
                return self.told_to(guest, message, {"id": refused.id, "args": refused.words})
            self._moved_by(guest, message)
        return None

    def check(self, guest: Guest, message: Reply) -> None:
        """Tell a guest whether an answer would be refused."""
        if self.current(guest, message):
            refused = refusal(self.host.record.state, message["chosen"])
            self.told_to(guest, message, {"id": refused.id, "args": refused.words} if refused else None)

    def undo(self, guest: Guest, message: Reply) -> None:
        """Take back a guest's own last answer, as far as nobody has seen anything new."""
        if self.stage != PLAYING or message["number"] != self.number or not guest.can_undo():
            return self.told_to(guest, message, {"id": "no_undo", "args": {}})
        self.host.take_back()
        return self._moved_by(guest, message)

    def current(self, guest: Guest, message: Reply) -> bool:
        """Return whether a message is about the open question, and that is the guest's; else send why not."""
        if self.stage != PLAYING or message["number"] != self.number:
            self.told_to(guest, message, {"id": "late", "args": {}})
        elif not guest.asked():
            self.told_to(guest, message, {"id": "not_your_turn", "args": {}})
        else:
            return True
        return False

    def told_to(self, guest: Visitor, message: Reply, error: Any) -> None:
        """Send the reply to a message that moves nothing: why it is refused, None where it would not be."""
        self.out.append((guest.chair, {"do": "reply", "id": message["id"], "reply": {"error": error}}))

    def _moved_by(self, guest: Guest, message: Reply) -> None:
        self.out.append((guest.seat, {"do": "reply", "id": message["id"], "reply": guest.frame(self.number)}))

    def drained(self) -> list[list[object]]:
        """Return what is to be sent, as [seat, text], with the frames of those who have not seen the position."""
        for one in self.visitors():
            if self.stage == PLAYING and one.here and one.sent != self.number:
                self.out.append((one.chair, {"do": "frame", "frame": one.frame(self.number)}))
        self.gallery.tell()
        if self.stage == PLAYING and self.host.record.game.over(self.host.record.state):
            self._record()
        if self.stage == PLAYING:
            presence.tell(self)
        sent, self.out = self.out, []
        return [[seat, json.dumps(self._numbered(seat, message), ensure_ascii=False)] for seat, message in sent]

    def _numbered(self, seat: int, message: Reply) -> Reply:
        """Return a message with its place in the order of those to a guest; the welcome is the first."""
        guest = self.guests.get(seat) or self.gallery.watchers.get(seat)
        if guest is None or message["do"] in ("closed", "hello", "sits"):
            return message
        guest.nth = 0 if message["do"] == "welcome" else guest.nth + 1
        return message | {"to": guest.greeting, "nth": guest.nth}

    def _record(self) -> None:
        """Give everybody the record of a game that is over; from now on nothing in it is taken back."""
        self.host.final = True
        for guest in self.guests.values():
            if guest.here and not guest.recorded:
                guest.recorded = True
                record = {"record": self.host.record.to_json(indent=2), "save": guest.save()}
                self.out.append((guest.seat, {"do": "record"} | record))

    def told(self) -> Reply:
        """Return the stage, the chairs, and for how long the others have been away, for the host's page."""
        chairs = [self._chair(guest) for guest in self.guests.values()] + kept.told(self)
        chairs.sort(key=itemgetter("seat"))
        told = {"stage": self.stage, "chairs": chairs, "players": self.host.players}
        return told | self.gallery.told() | self.presence.told()

    def _chair(self, guest: Guest) -> Reply:
        name = self.host.players[guest.seat]["name"]
        return {"seat": guest.seat, "here": guest.here, "name": name, "wants": guest.here and guest.wants}

    def say(self, guest: Guest, message: Reply) -> None:
        """Have everybody see what a guest says."""
        self.tell(guest.seat, message["phrase"])

    def tell(self, seat: int, phrase: int) -> None:
        """Have everybody see what somebody says, unless it is too much."""
        if self.stage == PLAYING and self.talk.allows(seat):
            self.talk.said.append([seat, phrase])
            here = [visitor.chair for visitor in self.visitors() if visitor.here]
            self.out += [(chair, {"do": "said", "seat": seat, "phrase": phrase}) for chair in here]

    def want(self, guest: Guest, _message: Reply) -> None:
        """Note that a guest wants to play again, once the game is over."""
        guest.wants = guest.recorded
        presence.want(self)


HEARD: dict[str, Callable[[Room, Guest, Reply], None]] = {
    "hello": Room.hello, "name": Room.name, "commit": Room.commit, "part": Room.show,
    "answer": Room.answer, "check": Room.check, "undo": Room.undo,
    "want": Room.want, "say": Room.say, "advise": asking.advise, "past": asking.past,
}  # fmt: skip
