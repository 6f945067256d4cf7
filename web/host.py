"""The engine's side of the page: takes commands, plays the game, answers with frames, all as JSON text.

It runs in the worker under Pyodide and in the tests under CPython. It holds the only full position; what it hands out
is what the person at the device may see. A command that cannot be carried out changes nothing and says why.
"""

import json
import zlib
from random import Random, SystemRandom

import frames
from save import Trouble, checked_players, open_record, pack, players_of, tags_of, unpack

from sanjuan.games import GAMES
from sanjuan.table.flow import Refused, problem
from sanjuan.table.record import Record

SEED_LIMIT = 2**31


class Host:
    """One game at one device: `record` is the game, `players` who plays, `looker` whose cards are on show."""

    def __init__(self):
        self.record = None
        self.players = []
        self.looker = None
        self.stumbles = {}
        self.log = frames.Log()

    def call(self, text):
        """Carry out a command (JSON text `{"do": ...}`); return a frame or `{"error": {"id", "args"}}` as JSON text."""
        try:
            return json.dumps(self._do(json.loads(text)))
        except Refused as refusal:
            return _error(refusal.id, refusal.words)
        except Trouble as trouble:
            return _error(trouble.id, trouble.words)
        except json.JSONDecodeError:
            return _error("bad_command", {})

    def _do(self, command):
        do = command.get("do") if isinstance(command, dict) else None
        if not isinstance(do, str) or do not in COMMANDS:
            raise Trouble("bad_command")
        if self.record is None and do not in OPENING:
            raise Trouble("no_game")
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
            record = Record(game, len(players), seed_of(command.get("seed")), options, tags_of(players))
        except (ValueError, TypeError) as error:
            raise Trouble("bad_setup") from error
        return self._open(record, players)

    def rematch(self, _command):
        """Start another game of the same players by the same options, with a fresh deal."""
        old = self.record
        return self._open(Record(old.game, old.seats, seed_of(None), old.options, old.tags), self.players)

    def resume(self, command):
        """Go on with the game of a save."""
        return self._open(*unpack(command.get("save")))

    def bring(self, command):
        """Go on with the game of an exported record."""
        record = open_record(command.get("record"))
        return self._open(record, players_of(record))

    def _open(self, record, players):
        if len(players) != record.seats:
            raise Trouble("save_damaged")
        _known_bots(record.game, players)
        self.record, self.players, self.stumbles = record, players, {}
        self.looker = _only(self.humans())
        self.log = frames.Log()
        return self._frame(cards=record.game.catalogue(record.state))

    def answer(self, command):
        """Answer the open question for the person who sees it."""
        self._his_turn()
        self.record.answer(_chosen(command))
        return self._frame()

    def check(self, command):
        """Say whether an answer would be refused, as `{"error": null or {...}}`."""
        self._his_turn()
        refusal = problem(self.record.state, _chosen(command))
        if refusal:
            raise refusal
        return {"error": None}

    def bot(self, _command):
        """Let the computer whose turn it is give one answer."""
        ask = self.record.state.ask
        if ask is None or self.players[ask.seat]["who"] != "bot":
            raise Trouble("no_bot_turn")
        chosen = self._bot_answer(ask.seat, self.players[ask.seat]["bot"])
        if problem(self.record.state, chosen or ()) or chosen is None:
            self.stumbles[len(self.record.log)] = ask.seat
            chosen = frames.first_legal(self.record.state)
        self.record.answer(chosen)
        return self._frame()

    def _bot_answer(self, seat, name):
        """Return what a bot answers, or None when it fails: a game must not end on an error of an opponent."""
        record = self.record
        rng = Random(record.seed * 1_000_003 + len(record.answers))
        view = record.game.view(record.state, seat)
        try:
            return tuple(record.game.bots[name](view, rng))
        except Exception:  # any fault of a player's code, told to the table as a stumble
            return None

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

    def _his_turn(self):
        ask = self.record.state.ask
        if ask is None or ask.seat != self.viewer():
            raise Trouble("not_your_turn")

    def _frame(self, cards=None):
        proposal = self._proposal() if frames.may_answer(self) else ()
        frame = frames.frame(self, list(proposal))
        frame["save"] = pack(self.record, self.players)
        if cards is not None:
            frame["cards"] = cards
        return frame

    def _proposal(self):
        """Return what greedy would answer where one answer is nearly always the best; the person may change it."""
        ask = self.record.state.ask
        if ask.kind not in PROPOSED:
            return ()
        chosen = self._bot_answer(ask.seat, "greedy")
        if chosen is None or problem(self.record.state, chosen):
            return frames.first_legal(self.record.state)
        return chosen


COMMANDS = {
    "start": Host.start, "resume": Host.resume, "import": Host.bring, "answer": Host.answer, "check": Host.check,
    "bot": Host.bot, "undo": Host.undo, "look": Host.look, "export": Host.export, "rematch": Host.rematch,
}  # fmt: skip
OPENING = ("start", "resume", "import")
PROPOSED = ("pay", "produce", "sell", "library")


def seed_of(wanted):
    """Return the seed that a text or number names; a fresh one for nothing."""
    if wanted in (None, ""):
        return SystemRandom().randrange(SEED_LIMIT)
    text = str(wanted).strip()
    return int(text) % SEED_LIMIT if text.isdecimal() else zlib.crc32(text.encode())


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


def _error(id, words):
    return json.dumps({"error": {"id": id, "args": words}})
