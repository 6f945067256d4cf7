"""Pages of people elsewhere, and what they may see: a guest what its seat may, others what everybody does."""

from typing import TYPE_CHECKING

from sanjuan.table.chain import Chain
from sanjuan.table.record import Record
from worker import frames
from worker.save import pack, players_of
from worker.shapes import ELSEWHERE, Player, Reply
from worker.together import asking

if TYPE_CHECKING:
    from worker.host import Host

MOST_BAD = 20
"""The messages that make no sense after which a line is cut."""


class Visitor:
    """Somebody at another device, and what that page may see: the source of its frames, see `frames.Looker`.

    `chair` is the number of its line, `seat` is whose view it has, None for nobody's. `here`: its line holds; `sent` is
    the number of the position that it was shown last, None for none; `sees` are those who look on, as far as it was
    told; `told` are the seats that it knows to be away, or to want another game. `nth` is the number of the last
    message to it since its `greeting`.
    """

    idle = whole = False
    seat: int | None = None

    def __init__(self, host: "Host", chair: int) -> None:
        self.host, self.chair = host, chair
        self.here, self.bad = False, 0
        self.greeting = self.nth = 0
        self.forget()

    def forget(self) -> None:
        """Begin again: nothing of the game has been shown."""
        self.sent: int | None = None
        self.sees: list[str] = []
        self.told: tuple[list[int], list[int]] | None = None
        self.log = frames.Log(len(self.host.opened.log) if self.host.opened else 0)

    def back(self) -> None:
        """Begin again for a page that has come back: what has happened since it was sent a frame is news to it."""
        known = self.log.seen.get(self.seat, self.log.opened)
        self.forget()
        self.log.opened = min(known, self.log.opened)

    @property
    def record(self) -> Record:
        """Return the record of the game."""
        return self.host.record

    @property
    def stumbles(self) -> dict[int, int]:
        """Return the seats whose computer had no answer, by the number of the answer."""
        return self.host.stumbles

    @property
    def players(self) -> list[Player]:
        """Return the players as this page has them: everybody at another device is elsewhere, the host too."""
        return [self._player(seat, player) for seat, player in enumerate(self.host.players)]

    def _player(self, seat: int, player: Player) -> Player:
        who = "human" if seat == self.seat else "bot" if player["who"] == "bot" else ELSEWHERE
        shown: Player = {"name": player["name"], "who": who, "bot": player["bot"]}
        if seat in self.host.humans()[:1]:
            shown["host"] = True
        return shown

    def viewer(self) -> int | None:
        """Return the seat whose cards are on show."""
        return self.seat

    def curtain(self) -> None:
        """Return nobody: this device is not passed on."""

    def can_undo(self) -> bool:
        """Return False: who only sees the table takes nothing back."""
        return False

    def frame(self, number: int) -> Reply:
        """Return the frame of the position of this number."""
        return self.made([], number)

    def made(self, proposal: list[str], number: int) -> Reply:
        """Return the frame of the position of this number; the first one has the catalogue of cards in it.

        The save is left out, because it holds the seed. Only the host's page lets a computer think.
        """
        first, self.sent = self.sent is None, number
        frame = frames.frame(self, proposal) | {"hints": False, "number": number, "answers": len(self.record.answers)}
        self.fit(frame)
        return frame | ({"cards": self.record.game.catalogue(self.record.state)} if first else {})

    def fit(self, frame: Reply) -> None:
        """Change in a frame what this page has otherwise: a computer's turn looks like that of somebody elsewhere."""
        if frame["turn"]["who"] == "bot":
            frame["turn"]["who"] = ELSEWHERE
        if self.seat is None:
            frame["table"]["me"] = None
        if frame["over"] and (not self.whole or any("kept" in player for player in self.host.players)):
            frame["over"]["reached"] = []


class Guest(Visitor):
    """A guest at a seat. `recorded`: it has the record of the game that is over; `wants`: it wants to play again.

    `whole`: one page has had the chair since the cards were dealt, so what the game has reached is its person's.
    """

    seat: int

    def __init__(self, host: "Host", seat: int) -> None:
        self.seat = seat
        super().__init__(host, seat)
        self.commit: str | None = None
        self.part: str | None = None

    def forget(self) -> None:
        """Begin again: nothing of the game has been shown."""
        super().forget()
        self.recorded = self.wants = False
        self.chain = Chain()

    def greets(self, id: int) -> None:
        """Note which page greets: the greetings of one page have rising numbers, another page begins with 1."""
        self.whole = self.whole and id > self.greeting

    def save(self) -> str:
        """Return the game as this guest's page keeps it: with the names of the record, the own seat as the person."""
        pairs = zip(self.players, players_of(self.record), strict=True)
        players: list[Player] = [{"name": named["name"], "who": own["who"], "bot": own["bot"]} for own, named in pairs]
        return pack(self.record, players)

    def can_undo(self) -> bool:
        """Return whether the last answer was this guest's, and nobody has seen anything new since."""
        return not self.host.final and self.record.can_take_back(self.seat)

    def asked(self) -> bool:
        """Return whether the open question is this guest's."""
        ask = self.record.state.ask
        return ask is not None and ask.seat == self.seat

    def frame(self, number: int) -> Reply:
        """Return the frame of the position of this number."""
        hints = self.host.room is not None and asking.hints(self.host.room)
        return self.made(list(self.host.proposal()) if self.asked() else [], number) | {"hints": hints}
