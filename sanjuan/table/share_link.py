"""A record as a short text for links: letters, digits, "-" and "_" only, about a letter for every answer.

It holds the set-up as packed JSON, all answers as one large number, and a checksum. Each answer is its index among
those that the question allowed, so that it takes only as many bits as the question left open.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sanjuan.table import untrusted
from sanjuan.table.flow import Ask
from sanjuan.table.game import Game
from sanjuan.table.names import code, decoded
from sanjuan.table.record import Damaged, OtherRules, Record

if TYPE_CHECKING:
    from sanjuan.table.names import Group

LONGEST = 4000
"""Letters that a text may have: what every browser and most programs for messages carry in a link."""
MARK = "1"
"""The first letter: which way of writing this is."""
SUM = 4
USUAL = b'true,false},{"seat0":"","plays0":"human","seat1":"","plays1":"","seat2":"","plays2":"","seat3":"","plays3":"'
"""The text that set-ups have in common: the dictionary of the compression."""


class Unlinkable(ValueError):
    """A game that no link can hold: its text would be too long, or it began at a position."""


def encode(record: Record) -> str:
    """Return the text of a record; raises `Unlinkable`."""
    if record.start:
        raise Unlinkable("a game that began at a position is told by its record only")
    options = _rewritten(record.game, record.options, code)
    setup = [record.game.name, record.game.rules, record.seats, record.seed, options, record.tags]
    head = _packed(json.dumps([*setup, len(record.answers)], separators=(",", ":"), ensure_ascii=False).encode())
    body = len(head).to_bytes(2, "big") + head + _number(record)
    text = MARK + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(SUM, "big") + body).decode().rstrip("=")
    if len(text) > LONGEST:
        raise Unlinkable(f"{len(text)} letters, a link takes {LONGEST}")
    return text


def decode(text: str, games: Mapping[str, Game]) -> Record:
    """Return the record of a text, replayed to its end; raises `Damaged` or `OtherRules`."""
    body = _body(text)
    size = int.from_bytes(body[:2], "big")
    name, rules, seats, seed, options, tags, count = _head(body[2 : 2 + size])
    if games.get(name) is None or games[name].rules != rules:
        raise OtherRules(f"the link is of {name!r} by rules {rules}")
    try:
        options = _rewritten(games[name], options, decoded)
        record = Record(games[name], seats, seed, options, {str(key): str(value) for key, value in tags.items()})
    except (ValueError, TypeError) as error:
        raise Damaged(f"the set-up of the link is wrong: {error}") from error
    return _answered(record, int.from_bytes(body[2 + size :], "big"), count)


def _rewritten(
    game: Game, options: Mapping[str, Any], written: "Callable[[Sequence[Group], str], str]"
) -> dict[str, Any]:
    """Return options with their lists of names written another way: short or whole."""
    groups = {row.name: row.groups for row in game.options if row.groups}
    return {
        name: written(groups[name], value) if name in groups and isinstance(value, str) else value
        for name, value in options.items()
    }


def _body(text: str) -> bytes:
    if not text.startswith(MARK) or len(text) > LONGEST:
        raise Damaged("not the text of a game")
    try:
        whole = base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Damaged("not the text of a game") from error
    if int.from_bytes(whole[:SUM], "big") != zlib.crc32(whole[SUM:]):
        raise Damaged("the text of the game is not whole")
    return whole[SUM:]


def _packed(data: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=USUAL)
    return packer.compress(data) + packer.flush()


def _head(data: bytes) -> list[Any]:
    try:
        unpacked = zlib.decompressobj(-15, zdict=USUAL).decompress(data, untrusted.MOST_LETTERS)
        head = untrusted.loads(unpacked.decode())
    except (zlib.error, ValueError) as error:
        raise Damaged("the set-up of the link cannot be read") from error
    kinds = (str, int, int, int, dict, dict, int)
    if not isinstance(head, list) or [type(part) for part in head] != list(kinds):
        raise Damaged("the set-up of the link is no set-up")
    return head


def _number(record: Record) -> bytes:
    """Return all answers as one number, the first answer in its lowest digits."""
    digits: list[tuple[int, int]] = []
    again = record.fresh()
    for chosen in record.answers:
        digits += _digits(again.state.ask, chosen)
        again.answer(chosen)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _digits(question: Ask, chosen: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return (digit, base) of an answer: how many options, then which, each counted among those still left."""
    digits = [(len(chosen) - question.least, question.most - question.least + 1)]
    left = list(question.options)
    for option in chosen:
        place = left.index(option)
        digits.append((place, len(left)))
        del left[place]
    return digits


def _answered(record: Record, number: int, count: int) -> Record:
    """Give a record the answers that a number stands for; raises `Damaged` if it stands for none."""
    for _ in range(count):
        question = record.state.ask
        if question is None:
            raise Damaged("the game of the link is over before its answers are")
        number, size = divmod(number, question.most - question.least + 1)
        left, chosen = list(question.options), []
        for _ in range(question.least + size):
            number, place = divmod(number, len(left))
            chosen.append(left.pop(place))
        try:
            record.answer(chosen)
        except ValueError as error:
            raise Damaged(f"an answer of the link is refused: {error}") from error
    return record
