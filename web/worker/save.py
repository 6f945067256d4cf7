"""The text in which a running game is kept: the record and who plays, packed, with a version and a checksum.

It is opaque on purpose: the seed in it reveals every hidden card, so nothing of it may be readable on the page. Only a
table that the build has laid is kept as its bare record, until the engine is there: it is in a public file anyway.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from sanjuan.table import untrusted
from sanjuan.table.errors import Coded
from sanjuan.table.game import Game
from sanjuan.table.record import Damaged, NotARecord, OtherRules, Record, read
from worker.shapes import ELSEWHERE, Player

MARK = "sanjuan"
VERSION = 1
NAME_LENGTH = 40
RECORD = "{"
"""The first letter of a record, with which no save begins."""


class Trouble(Coded):
    """A command that cannot be carried out."""

    def __init__(self, id: str, **words: object) -> None:
        super().__init__(id, id, **words)


def pack(record: Record, players: Sequence[Player]) -> str:
    """Return the save of a record and its players: `sanjuan.<version>.<checksum>.<base64>`."""
    body = json.dumps({"record": record.to_json(), "players": players}).encode()
    packed = base64.b64encode(zlib.compress(body)).decode()
    return f"{MARK}.{VERSION}.{zlib.crc32(packed.encode()):08x}.{packed}"


def unpack(text: object) -> tuple[Record, list[Player]]:
    """Return (record, players) of a save or a record; raises Trouble `save_damaged` or `save_other_rules`."""
    if isinstance(text, str) and text.startswith(RECORD):
        record = open_record(text)
        return record, players_of(record)
    body = _body(text)
    try:
        record = open_record(body["record"])
        return record, checked_players(body["players"], record.game)
    except (KeyError, TypeError) as error:
        raise Trouble("save_damaged") from error


def _body(text: object) -> Any:
    parts = text.split(".") if isinstance(text, str) else []
    if len(parts) != 4 or parts[0] != MARK:
        raise Trouble("save_damaged")
    if parts[1] != str(VERSION):
        raise Trouble("save_other_rules")
    if parts[2] != f"{zlib.crc32(parts[3].encode()):08x}":
        raise Trouble("save_damaged")
    try:
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(base64.b64decode(parts[3], validate=True), untrusted.MOST_LETTERS)
        return untrusted.loads(body.decode())
    except (binascii.Error, zlib.error, ValueError) as error:
        raise Trouble("save_damaged") from error


def open_record(text: object, foreign: Trouble | None = None) -> Record:
    """Return the record of a JSON text, replayed; raises Trouble `save_damaged` or `save_other_rules`.

    `foreign` is raised instead for what is not a record at all, as a wrong file may be.
    """
    if not isinstance(text, str):
        raise foreign or Trouble("save_damaged")
    try:
        return read(text, GAMES)
    except OtherRules as error:
        raise Trouble("save_other_rules") from error
    except Damaged as error:
        raise (foreign if isinstance(error, NotARecord) and foreign else Trouble("save_damaged")) from error


def players_of(record: Record) -> list[Player]:
    """Return who played a record, by its tags; where they do not tell, a person at seat 0 against computers."""
    return checked_players([_player(record, seat) for seat in range(record.seats)], record.game)


def _player(record: Record, seat: int) -> Player:
    plays = record.tags.get(f"plays{seat}", record.game.house_player if seat else "human")
    name = record.tags.get(f"seat{seat}", "")
    return person(record.game, name) if plays == "human" else computer(plays, name)


def person(game: Game, name: str = "") -> Player:
    """Return a person at a seat; the game's house player sits in for people."""
    return {"name": name, "who": "human", "bot": game.house_player}


def computer(bot: str, name: str = "") -> Player:
    """Return a computer player at a seat."""
    return {"name": name, "who": "bot", "bot": bot}


def tags_of(players: Sequence[Player]) -> dict[str, str]:
    """Return the tags that tell who plays a record."""
    tags = {}
    for seat, player in enumerate(players):
        tags[f"seat{seat}"] = player["name"]
        tags[f"plays{seat}"] = player["bot"] if player["who"] == "bot" else "human"
    return tags


def known_bots(game: Game, players: Iterable[Player]) -> None:
    """Refuse computer players that the game does not have; raises Trouble `no_bot`."""
    for player in players:
        if player["who"] == "bot" and player["bot"] not in bots(game):
            raise Trouble("no_bot", bot=player["bot"][:NAME_LENGTH])


def checked_players(players: object, game: Game) -> list[Player]:
    """Return the players with nothing but what is known of a player; raises Trouble `bad_setup`."""
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise Trouble("bad_setup")
    return [_checked(player, game) for player in players]


def _checked(player: Mapping[str, Any], game: Game) -> Player:
    name, who, bot = player.get("name", ""), player.get("who"), player.get("bot", game.house_player)
    if not isinstance(name, str) or who not in ("human", "bot", ELSEWHERE) or not isinstance(bot, str):
        raise Trouble("bad_setup")
    made: Player = {"name": name[:NAME_LENGTH], "who": str(who), "bot": bot}
    if who == "bot" and isinstance(player.get("kept"), str):
        made["kept"] = player["kept"][:NAME_LENGTH]
    return made


def away(players: Iterable[Player]) -> bool:
    """Return whether somebody plays at another device, or may get a chair back from there."""
    return any(player["who"] == ELSEWHERE or "kept" in player for player in players)
