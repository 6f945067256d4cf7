"""The table as it was before an answer of a game: of a running one nothing but what the seat has seen then."""

from sanjuan.review.review import play_on
from sanjuan.table.record import Record
from worker import frames
from worker.shapes import Player, Reply


class Past:
    """The table before an answer of a game, as one seat saw it; it has what `frames.frame` wants of a host.

    `seat` None is nobody's: all that everybody saw.
    """

    def __init__(self, host: frames.Looker, at: int, seat: int | None) -> None:
        self.record = play_on(host.record, at)
        self.players: list[Player] = host.players
        self.stumbles = {number: who for number, who in host.stumbles.items() if number < at}
        self.seat = seat
        self.idle = False
        self.log = frames.Log()

    def viewer(self) -> int | None:
        """Return the seat whose cards are on show."""
        return self.seat

    def curtain(self) -> int | None:
        """Return None: nothing is hidden from anybody any longer."""
        return None

    def can_undo(self) -> bool:
        """Return False: what was cannot be taken back."""
        return False


def table_at(host: frames.Looker, at: int, seat: int | None, hands: bool = False) -> Reply:
    """Return the frame of the table before an answer, as `seat` saw it; see `commands.review.look`."""
    past = Past(host, at, seat)
    frame = frames.frame(past, [])
    frame["past"] = _past(host, past, at) | {"hands": _hands(past.record) if hands else None}
    return frame


def _past(host: frames.Looker, past: Past, at: int) -> Reply:
    record, ask = past.record, past.record.state.ask
    known = ask if host.record.game.over(host.record.state) else record.game.view(record.state, past.seat).ask
    told = record.game.copy(record.state)
    told.facts = record.log[-1]
    mine = at < len(host.record.answers) and ask.seat == past.seat
    return {
        "at": at,
        "of": len(host.record.answers),
        "seat": known.seat if known else None,
        "chosen": list(host.record.answers[at]) if mine else None,
        "news": record.game.facts_of(told, past.seat),
    }


def _hands(record: Record) -> list[list[str]]:
    game, state = record.game, record.state
    return [[held["card"] for held in game.show(game.view(state, s), s)["hand"]] for s in range(record.seats)]
