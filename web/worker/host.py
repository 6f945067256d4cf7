"""The engine's side of the page: takes commands, plays the game, answers with frames, all as JSON text.

It runs in the worker under Pyodide and in the tests under CPython. It holds the only full position; what it hands out
is what the person at the device may see. A command that cannot be carried out changes nothing and says why.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sanjuan.bots.known import bots
from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.table.chain import Chain
from sanjuan.table.flow import Refused, kind_of, refusal
from sanjuan.table.record import Record
from worker import frames, replies
from worker.bot_thinking import Thought
from worker.commands import comment, later, laying, position, puzzle, review, share, tasks
from worker.commands.advise import advise
from worker.commands.house import Again, house
from worker.deals import deal_tag, seed_of
from worker.save import Trouble, away, checked_players, known_bots, open_record, pack, players_of, tags_of, unpack
from worker.shapes import Command, Player, Reply, Task

if TYPE_CHECKING:
    from worker.together.room import Room
    from worker.together.verify import Witness


class Host:
    """One game at one device: `opened` is its record, `players` are its players, `looker` is the seat on show.

    `decoy` is the seat that takes the device without a question, so that the others do not see who has one; `idle`:
    this person has read that; `final`: the record of the finished game was handed out, and no answer is taken back.
    """

    def __init__(self) -> None:
        self.opened: Record | None = None
        self.players: list[Player] = []
        self.looker: int | None = None
        self.decoy: int | None = None
        self.idle = self.final = False
        self.stumbles: dict[int, int] = {}
        self.thought: Thought | None = None
        self.log, self.chain = frames.Log(), Chain()
        self.review: review.Review | None = None
        self.again: Again | None = None
        self.laying: laying.Laying | None = None
        self.task: Task | None = None
        self.room: Room | None = None
        self.witness: Witness | None = None

    @property
    def record(self) -> Record:
        """Return the record of the game; raises Trouble `no_game`."""
        if self.opened is None:
            raise Trouble("no_game")
        return self.opened

    def call(self, text: str) -> str:
        """Carry out a command (JSON text `{"do": ...}`); return a frame or `{"error": {"id", "args"}}` as JSON text."""
        record, before = self.opened, len(self.opened.answers) if self.opened else 0
        try:
            return replies.text(self._do(replies.read(text)))
        except (Refused, Trouble) as reason:
            return replies.error(reason.id, reason.words)
        except Exception:  # only a position from outside can hold steps that no game has
            trouble = position.broken(self, record, before)
            if trouble is None:
                raise
            return replies.error(trouble.id, trouble.words)

    def _do(self, command: Any) -> Reply:
        do = command.get("do") if isinstance(command, dict) else None
        if not isinstance(do, str) or do not in COMMANDS:
            raise Trouble("bad_command")
        if self.opened is None and do not in OPENING:
            raise Trouble("no_game")
        if self.task and not self.task.allows(do):
            raise Trouble("bad_command")
        reply = COMMANDS[do](self, command)
        return later.posted(self, reply) if self.room and do in STEPS else reply

    def start(self, command: Command) -> Reply:
        """Start a game: game, seats, seed, options, players."""
        record, players = self.set_up(command, seed_of(command.get("seed")), deal_tag(command.get("seed")))
        return self.open_game(record, players)

    def set_up(self, command: Command, seed: int, deal: dict[str, str]) -> tuple[Record, list[Player]]:
        """Return the record that a command to start begins, with a seed, and who plays; raises Trouble."""
        game = GAMES.get(str(command.get("game", FIRST_GAME)))
        if game is None:
            raise Trouble("bad_setup")
        players = checked_players(command.get("players"), game)
        if len(players) != command.get("seats") or len(players) not in game.seats:
            raise Trouble("bad_setup")
        known_bots(game, players)
        try:
            tags = tags_of(players) | deal | comment.coach_tag(command)
            return Record(game, len(players), seed, command.get("options", {}), tags), players
        except (ValueError, TypeError) as error:
            raise Trouble("bad_setup") from error

    def rematch(self, _command: Command) -> Reply:
        """Start another game of the same players by the same options, with a fresh deal."""
        old = self.record
        tags = {name: text for name, text in old.tags.items() if name != frames.DEAL}
        return self.open_game(Record(old.game, old.seats, seed_of(None), old.options, tags), self.players)

    def resume(self, command: Command) -> Reply:
        """Go on with the game of a save."""
        return self.open_game(*unpack(command.get("save")))

    def bring(self, command: Command) -> Reply:
        """Go on with the game of an exported record."""
        record = open_record(command.get("record"), Trouble("no_record"))
        return self.open_game(record, players_of(record))

    def open_game(self, record: Record, players: list[Player], task: Task | None = None) -> Reply:
        """Take up a record, who plays it and the task it is for, if any; return its first frame.

        Raises Trouble `save_damaged` or `no_bot`.
        """
        if len(players) != record.seats:
            raise Trouble("save_damaged")
        known_bots(record.game, players)
        self.opened, self.players, self.stumbles, self.task = record, players, {}, task
        people, self.decoy, self.idle, self.final, self.thought = self.humans(), None, False, False, None
        self.looker = people[0] if len(people) == 1 else None
        self.log, self.chain = frames.Log(len(record.log)), Chain()
        self.room = later.begun(self) if away(players) else None
        self._settle()
        return self.frame(True)

    def answer(self, command: Command) -> Reply:
        """Answer the open question for the person who sees it."""
        self.require_turn()
        chosen = replies.chosen(command)
        if not (self.task and self.task.takes(chosen)):
            self.give(chosen)
        return self.frame()

    def check(self, command: Command) -> Reply:
        """Return whether an answer would be refused, as `{"error": null or {...}}`."""
        self.require_turn()
        refused = refusal(self.record.state, replies.chosen(command))
        if refused:
            raise refused
        return {"error": None}

    def think(self, _command: Command) -> Reply:
        """Let the computer whose turn it is think for a moment; "done" says whether it has its answer.

        Nothing moves until `bot`, so that the page may change its mind at any moment.
        """
        self.thought = self.thought or self._thought()
        self.thought.go_on()
        return {"done": self.thought.done, "error": None}

    def ahead(self) -> bool:
        """Let the computer whose turn it is think for a moment unasked; return whether it has more to think."""
        if not self._bots_turn():
            return False
        answer = json.loads(self.call('{"do": "think"}'))
        return not (answer["error"] or answer["done"])

    def bot(self, _command: Command) -> Reply:
        """Let the computer whose turn it is give one answer, of which it may have thought already."""
        self._bot_answers()
        return self.frame()

    def _bot_answers(self) -> None:
        thought, self.thought = self.thought or self._thought(), None
        thought.finish()
        chosen = thought.answer
        if chosen is None or refusal(self.record.state, chosen):
            self.stumbles[len(self.record.log)] = self.record.state.ask.seat
            chosen = frames.first_legal(self.record.state)
        self.give(chosen)

    def give(self, chosen: tuple[str, ...]) -> None:
        """Answer the open question; raises Refused."""
        seat = self.record.answer_among(self.humans(), chosen)
        self.decoy = seat if seat != self.looker else None
        if self.room:
            self.room.moved()
        self._settle()

    def _settle(self) -> None:
        """Have a computer answer a discreet question at once: no frame shows that it was open."""
        if self._bots_turn() and kind_of(self.record.state).discreet:
            self._bot_answers()

    def _bots_turn(self) -> bool:
        ask = self.opened.state.ask if self.opened else None
        return ask is not None and self.decoy is None and self.players[ask.seat]["who"] == "bot"

    def _thought(self) -> Thought:
        if not self._bots_turn():
            raise Trouble("no_bot_turn")
        seat = self.record.state.ask.seat
        return self._thought_of(seat, self.players[seat]["bot"])

    def _thought_of(self, seat: int, name: str) -> Thought:
        record = self.record
        bot = self.task.player() if self.task else None
        return Thought(bot or bots(record.game)[name], record.game.view(record.state, seat), record.chance())

    def undo(self, _command: Command) -> Reply:
        """Take back the last answer of the person at the device."""
        if not self.can_undo():
            raise Trouble("no_undo")
        self.take_back()
        return self.frame()

    def take_back(self) -> None:
        """Take back the last answer, whose facts are sent again."""
        self.record.take_back()
        self.log.taken_back(len(self.record.log))
        if self.room:
            self.room.taken_back(len(self.record.log))
            self.room.moved()

    def look(self, _command: Command) -> Reply:
        """Lift the curtain: the person whose turn it is now looks, or reads that there is nothing to decide."""
        seat = self.curtain()
        if seat is None:
            raise Trouble("no_curtain")
        self.idle = self.decoy is not None and not self.idle
        if not self.idle:
            self.looker, self.decoy = seat, None
        return self.frame()

    def export(self, command: Command) -> Reply:
        """Return the record for a file; a `final` one closes a game that is over, see the class."""
        self.final = self.final or (command.get("final") is True and self.record.game.over(self.record.state))
        return {"record": self.record.to_json(indent=2), "error": None}

    def humans(self) -> list[int]:
        """Return the seats played by people."""
        return [seat for seat, player in enumerate(self.players) if player["who"] == "human"]

    def curtain(self) -> int | None:
        """Return the person to whom the device must be passed before anything is shown, or None."""
        ask = self.record.state.ask
        hidden = ask is not None and self.players[ask.seat]["who"] == "human" and ask.seat != self.looker
        return self.decoy if self.decoy is not None else int(ask.seat) if hidden else None

    def viewer(self) -> int | None:
        """Return the seat whose cards may be on show, or None."""
        return None if self.curtain() is not None else self.looker

    def can_undo(self) -> bool:
        """Return whether the person at the device may take back the last answer."""
        seat = self.viewer()
        return seat is not None and not self.final and self.record.can_take_back(seat)

    def require_turn(self) -> None:
        """Refuse a command of somebody who is not the one to answer; raises Trouble `not_your_turn`."""
        ask = self.record.state.ask
        if ask is None or ask.seat != self.viewer():
            raise Trouble("not_your_turn")

    def frame(self, first: bool = False) -> Reply:
        """Return the frame of the present position; the first one of a game has the catalogue of its cards."""
        self.thought = None
        proposal = self.proposal() if frames.may_answer(self) else ()
        frame = frames.frame(self, list(proposal))
        if self.task:
            tasks.settled(self.task, frame)
        else:
            frame["save"] = pack(self.record, self.players)
            frame["coached"] = comment.coached(self)
        return frame | {"cards": self.record.game.catalogue(self.record.state)} if first else frame

    def proposal(self) -> tuple[str, ...]:
        """Return the house player's answer if one is nearly always the best; the person may change it."""
        ask = self.record.state.ask
        if not kind_of(self.record.state).proposed or self.task:
            return ()
        thought = self._thought_of(ask.seat, self.record.game.house_player)
        thought.finish()
        chosen = thought.answer
        if chosen is None or refusal(self.record.state, chosen):
            return frames.first_legal(self.record.state)
        return chosen


COMMANDS: dict[str, Callable[[Host, Command], Reply]] = {
    "start": Host.start, "resume": Host.resume, "import": Host.bring, "answer": Host.answer, "check": Host.check,
    "think": Host.think, "bot": Host.bot, "undo": Host.undo, "look": Host.look, "export": Host.export,
    "stand": position.stand, "deal": share.deal, "rematch": Host.rematch, "advise": advise, "review": review.begin,
    "link": share.link, "house": house, "shown": share.shown, "lay": laying.lay, **later.TOGETHER,
    "review_on": review.go_on, "review_at": review.look, "play_on": review.go_on_from,
    "comment": comment.comment, "lesson": later.begin_lesson, "puzzle": puzzle.begin, "go_on": tasks.go_on,
}  # fmt: skip
STEPS = ("answer", "bot", "undo")
OPENING = ("start", "resume", "import", "stand", "shown", "lesson", "puzzle", "lay", *later.TOGETHER)
