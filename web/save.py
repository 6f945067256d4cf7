"""The text in which a running game is kept: the record and who plays, packed, with a version and a checksum.

It is opaque on purpose: the seed in it tells every hidden card, so nothing of it may be readable on the page.
"""

import base64
import binascii
import json
import zlib

from sanjuan.games import GAMES
from sanjuan.table import outside
from sanjuan.table.record import Damaged, OtherRules, read

MARK = "sanjuan"
VERSION = 1
NAME_LENGTH = 40


class Trouble(Exception):
    """Something that cannot be done; `id` and `words` name the reason for translation."""

    def __init__(self, id, **words):
        super().__init__(id)
        self.id = id
        self.words = words


def pack(record, players):
    """Return the save of a record and its players: `sanjuan.<version>.<checksum>.<base64>`."""
    body = json.dumps({"record": record.to_json(), "players": players}).encode()
    packed = base64.b64encode(zlib.compress(body)).decode()
    return f"{MARK}.{VERSION}.{zlib.crc32(packed.encode()):08x}.{packed}"


def unpack(text):
    """Return (record, players) of a save; raises Trouble `save_damaged` or `save_other_rules`."""
    body = _body(text)
    try:
        return open_record(body["record"]), checked_players(body["players"])
    except (KeyError, TypeError) as error:
        raise Trouble("save_damaged") from error


def _body(text):
    parts = text.split(".") if isinstance(text, str) else []
    if len(parts) != 4 or parts[0] != MARK:
        raise Trouble("save_damaged")
    if parts[1] != str(VERSION):
        raise Trouble("save_other_rules")
    if parts[2] != f"{zlib.crc32(parts[3].encode()):08x}":
        raise Trouble("save_damaged")
    try:
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(base64.b64decode(parts[3], validate=True), outside.MOST_LETTERS)
        return outside.loads(body.decode())
    except (binascii.Error, zlib.error, ValueError) as error:
        raise Trouble("save_damaged") from error


def open_record(text):
    """Return the record of a JSON text, replayed; raises Trouble `save_damaged` or `save_other_rules`."""
    if not isinstance(text, str):
        raise Trouble("save_damaged")
    try:
        return read(text, GAMES)
    except OtherRules as error:
        raise Trouble("save_other_rules") from error
    except Damaged as error:
        raise Trouble("save_damaged") from error


def players_of(record):
    """Return who played a record, by its tags; where they do not tell, a person at seat 0 against computers."""
    return checked_players([_player(record.tags, seat) for seat in range(record.seats)])


def _player(tags, seat):
    plays = tags.get(f"plays{seat}", "greedy" if seat else "human")
    name = tags.get(f"seat{seat}", "")
    return {"name": name, "who": "human" if plays == "human" else "bot", "bot": "greedy" if plays == "human" else plays}


def tags_of(players):
    """Return the tags that tell who plays a record."""
    tags = {}
    for seat, player in enumerate(players):
        tags[f"seat{seat}"] = player["name"]
        tags[f"plays{seat}"] = "human" if player["who"] == "human" else player["bot"]
    return tags


def checked_players(players):
    """Return the players with nothing but what is known of a player; raises Trouble `bad_setup`."""
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise Trouble("bad_setup")
    return [_checked(player) for player in players]


def _checked(player):
    name, who, bot = player.get("name", ""), player.get("who"), player.get("bot", "greedy")
    if not isinstance(name, str) or who not in ("human", "bot") or not isinstance(bot, str):
        raise Trouble("bad_setup")
    return {"name": name[:NAME_LENGTH], "who": who, "bot": bot}
