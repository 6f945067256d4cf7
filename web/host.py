"""The engine's side of the page: takes commands, plays the game, answers with frames, all as JSON text.

It runs in the worker under Pyodide and in the tests under CPython. It holds the only full position; what it hands out
is what the person at the device may see. A command that cannot be carried out changes nothing and says why.
"""

import json
import zlib
from random import Random, SystemRandom

import frames
import learning
import linking
import reviewing
import standing
from advising import advise
from save import Trouble, checked_players, open_record, pack, players_of, tags_of, unpack
from thinking import Thought

from sanjuan.games import GAMES
from sanjuan.table import outside
from sanjuan.table.flow import Refused, problem
from sanjuan.table.record import Record

SEED_LIMIT = 2**32
MOST_LETTERS = 24
"""Letters of a deal's name that are kept with the game."""


class Host:
    """One game at one device: `record` is the game, `players` who plays, `looker` whose cards are on show."""

    def __init__(self):
        self.record = None
        self.players = []
        self.looker = None
        self.stumbles = {}
        self.thought = None
        self.log = frames.Log()
        self.review = None
        self.task = None

    def call(self, text):
        """Carry out a command (JSON text `{"do": ...}`); return a frame or `{"error": {"id", "args"}}` as JSON text."""
        record, before = self.record, len(self.record.answers) if self.record else 0
        try:
            return json.dumps(self._do(_read(text)))
        except Refused as refusal:
            return _error(refusal.id, refusal.words)
        except Trouble as trouble:
            return _error(trouble.id, trouble.words)
        except Exception:  # only a position from outside can hold steps that no game has
            trouble = standing.broken(self, record, before)
            if trouble is None:
                raise
            return _error(trouble.id, trouble.words)

    def _do(self, command):
        do = command.get("do") if isinstance(command, dict) else None
        if not isinstance(do, str) or do not in COMMANDS:
            raise Trouble("bad_command")
        if self.record is None and do not in OPENING:
            raise Trouble("no_game")
        if self.task and not self.task.allows(do):
            raise Trouble("bad_command")
        return COMMANDS[do](self, command)

    def start(self, command):
        """Start a game: game, seats, seed, options, players."""
        players = checked_players(command.get("players"))
        game = GAMES.get(command.get("game", "san_juan"))
        if game is None or len(players) != command.get("seats") or len(players) not in game.seats:
            raise Trouble("bad_setup")
        _known_bots(game, players)
        options = command.get("options", {})
        try:
            tags = tags_of(players) | deal_tag(command.get("seed")) | learning.coach_tag(command)
            record = Record(game, len(players), seed_of(command.get("seed")), options, tags)
        except (ValueError, TypeError) as error:
            raise Trouble("bad_setup") from error
        return self.open_game(record, players)

    def rematch(self, _command):
        """Start another game of the same players by the same options, with a fresh deal."""
        old = self.record
        tags = {name: text for name, text in old.tags.items() if name != frames.DEAL}
        return self.open_game(Record(old.game, old.seats, seed_of(None), old.options, tags), self.players)

    def resume(self, command):
        """Go on with the game of a save."""
        return self.open_game(*unpack(command.get("save")))

    def bring(self, command):
        """Go on with the game of an exported record."""
        record = open_record(command.get("record"))
        return self.open_game(record, players_of(record))

    def open_game(self, record, players, task=None):
        """Take up a record, who plays it and the task it is for, if any; return its first frame.

        Raises Trouble `save_damaged` or `no_bot`.
        """
        if len(players) != record.seats:
            raise Trouble("save_damaged")
        _known_bots(record.game, players)
        self.record, self.players, self.stumbles, self.task = record, players, {}, task
        self.looker = _only(self.humans())
        self.log = frames.Log()
        return self._frame(cards=record.game.catalogue(record.state))

    def answer(self, command):
        """Answer the open question for the person who sees it."""
        self.his_turn()
        chosen = _chosen(command)
        if not (self.task and self.task.takes(chosen)):
            self.record.answer(chosen)
        return self._frame()

    def check(self, command):
        """Say whether an answer would be refused, as `{"error": null or {...}}`."""
        self.his_turn()
        refusal = problem(self.record.state, _chosen(command))
        if refusal:
            raise refusal
        return {"error": None}

    def think(self, _command):
        """Let the computer whose turn it is think for a moment; "done" tells whether it knows its answer.

        Nothing moves until `bot`, so that the page may change its mind at any moment.
        """
        if self.thought is None:
            self.thought = self._thought()
        self.thought.go_on()
        return {"done": self.thought.done, "error": None}

    def ahead(self):
        """Let the computer whose turn it is think for a moment unasked; return whether it has more to think."""
        if not self._bots_turn():
            return False
        answer = json.loads(self.call('{"do": "think"}'))
        return not (answer["error"] or answer["done"])

    def bot(self, _command):
        """Let the computer whose turn it is give one answer, of which it may have thought already."""
        thought = self.thought or self._thought()
        thought.finish()
        chosen = thought.answer
        if chosen is None or problem(self.record.state, chosen):
            self.stumbles[len(self.record.log)] = self.record.state.ask.seat
            chosen = frames.first_legal(self.record.state)
        self.record.answer(chosen)
        return self._frame()

    def _bots_turn(self):
        ask = self.record.state.ask if self.record else None
        return ask is not None and self.players[ask.seat]["who"] == "bot"

    def _thought(self):
        if not self._bots_turn():
            raise Trouble("no_bot_turn")
        seat = self.record.state.ask.seat
        return self._thought_of(seat, self.players[seat]["bot"])

    def _thought_of(self, seat, name):
        record = self.record
        rng = Random(record.seed * 1_000_003 + len(record.answers))
        bot = self.task.bot if self.task and self.task.kind == "lesson" else record.game.bots[name]
        return Thought(bot, record.game.view(record.state, seat), rng)

    def undo(self, _command):
        """Take back the last answer of the person at the device."""
        if not self.can_undo():
            raise Trouble("no_undo")
        self.record.take_back()
        self.log = frames.Log()
        return self._frame()

    def look(self, _command):
        """Lift the curtain: the person whose turn it is now looks."""
        seat = self.curtain()
        if seat is None:
            raise Trouble("no_curtain")
        self.looker = seat
        return self._frame()

    def export(self, _command):
        """Return the record for a file."""
        return {"record": self.record.to_json(indent=2), "error": None}

    def deal(self, _command):
        """Return what makes this deal, to be shared: its seed, options and players, not what anybody has done."""
        record = self.record
        if record.start:
            raise Trouble("no_deal")
        made = {"seed": record.seed, "seats": record.seats, "options": record.options, "players": self.players}
        return {"deal": made, "error": None}

    def humans(self):
        """Return the seats played by people."""
        return [seat for seat, player in enumerate(self.players) if player["who"] == "human"]

    def curtain(self):
        """Return the person to whom the device must be passed before anything is shown, or None."""
        ask = self.record.state.ask
        if ask is None or self.players[ask.seat]["who"] != "human" or ask.seat == self.looker:
            return None
        return ask.seat

    def viewer(self):
        """Return the seat whose cards may be on show, or None."""
        return None if self.curtain() is not None else self.looker

    def can_undo(self):
        """Say whether the person at the device may take back the last answer."""
        return self.viewer() is not None and self.record.can_take_back(self.viewer())

    def his_turn(self):
        """See that the person who looks is the one to answer; raises Trouble `not_your_turn`."""
        ask = self.record.state.ask
        if ask is None or ask.seat != self.viewer():
            raise Trouble("not_your_turn")

    def _frame(self, cards=None):
        self.thought = None
        proposal = self._proposal() if frames.may_answer(self) else ()
        frame = frames.frame(self, list(proposal))
        if self.task:
            learning.settled(self, frame)
        else:
            frame["save"] = pack(self.record, self.players)
            frame["coached"] = learning.coached(self)
        if cards is not None:
            frame["cards"] = cards
        return frame

    def _proposal(self):
        """Return what greedy would answer where one answer is nearly always the best; the person may change it."""
        ask = self.record.state.ask
        if ask.kind not in PROPOSED or self.task:
            return ()
        thought = self._thought_of(ask.seat, "greedy")
        thought.finish()
        chosen = thought.answer
        if chosen is None or problem(self.record.state, chosen):
            return frames.first_legal(self.record.state)
        return chosen


COMMANDS = {
    "start": Host.start, "resume": Host.resume, "import": Host.bring, "answer": Host.answer, "check": Host.check,
    "think": Host.think, "bot": Host.bot, "undo": Host.undo, "look": Host.look, "export": Host.export,
    "stand": standing.stand, "deal": Host.deal, "rematch": Host.rematch, "advise": advise, "review": reviewing.begin,
    "link": linking.link, "shown": linking.shown, "medals": linking.medals,
    "review_on": reviewing.go_on, "review_at": reviewing.look, "play_on": reviewing.go_on_from,
    "comment": learning.comment, "lesson": learning.begin_lesson, "puzzle": learning.begin_puzzle,
    "go_on": learning.go_on,
}  # fmt: skip
OPENING = ("start", "resume", "import", "stand", "shown", "medals", "lesson", "puzzle")
PROPOSED = ("pay", "produce", "sell", "library")


def seed_of(wanted):
    """Return the seed that a text or number names; a fresh one for nothing."""
    if wanted in (None, ""):
        return SystemRandom().randrange(SEED_LIMIT)
    text = str(wanted).strip()
    return int(text) % SEED_LIMIT if text.isdecimal() else zlib.crc32(text.encode())


def deal_tag(wanted):
    """Return the tag of a game whose deal was asked for by a name, nothing for any other."""
    text = str(wanted or "").strip()[:MOST_LETTERS]
    return {frames.DEAL: text} if text else {}


def _only(seats):
    return seats[0] if len(seats) == 1 else None


def _known_bots(game, players):
    for player in players:
        if player["who"] == "bot" and player["bot"] not in game.bots:
            raise Trouble("no_bot", bot=player["bot"])


def _chosen(command):
    chosen = command.get("chosen")
    if not isinstance(chosen, list) or not all(isinstance(option, str) for option in chosen):
        raise Trouble("bad_command")
    return tuple(chosen)


def _read(text):
    try:
        return outside.loads(text)
    except ValueError as error:
        raise Trouble("bad_command") from error


def _error(id, words):
    return json.dumps({"error": {"id": id, "args": words}})
