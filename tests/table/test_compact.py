"""A record as the short text of a link: it comes back as it was, is short, and is refused when it is not whole."""

import base64
import zlib
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import share_link
from sanjuan.table.record import Damaged, OtherRules, Record

GAME = GAMES["san_juan"]


def played(seats=3, seed=5, bot="greedy", **options):
    """Return a game played to its end, with a name among its tags."""
    record = Record(GAME, seats, seed, options, {"seat0": "Zoë <b>", "plays0": "human"})
    rng = Random(seed)
    while not GAME.over(record.state):
        record.answer(GAME.bots[bot](GAME.view(record.state, record.state.ask.seat), rng))
    return record


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"edition": 1}), (4, {"edition": 2, "start_hand": True, "new_buildings": True, "events": True})],
)
def test_a_game_comes_back_as_it_was(seats, options):
    record = played(seats, 7, **options)
    again = share_link.decode(share_link.encode(record), GAMES)
    assert again.to_json() == record.to_json() and GAME.scores(again.state) == GAME.scores(record.state)


def test_a_whole_game_of_four_fits_into_the_shortest_of_messages():
    text = share_link.encode(played(4, 3))
    assert len(text) < 700, len(text)
    assert all(letter.isalnum() or letter in "-_" for letter in text)


def test_a_game_in_the_middle_comes_back_too():
    record = played()
    record.take_back()
    assert share_link.decode(share_link.encode(record), GAMES).answers == record.answers


def test_every_letter_counts():
    text = share_link.encode(played())
    rng = Random(1)
    for _ in range(60):
        place = rng.randrange(len(text))
        letter = rng.choice([other for other in "Aa0-_x" if other != text[place]])
        with pytest.raises(Damaged):
            share_link.decode(text[:place] + letter + text[place + 1 :], GAMES)


@pytest.mark.parametrize("text", ["", "1", "1AAAAAA", "2AAAAAAAA", "1é", "1" + "A" * share_link.LONGEST])
def test_what_is_no_game_says_so(text):
    with pytest.raises(Damaged):
        share_link.decode(text, GAMES)


def forged(head, number=b""):
    """Return a forged text with a right checksum."""
    packed = share_link._packed(head.encode())
    body = len(packed).to_bytes(2, "big") + packed + number
    return "1" + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")


@pytest.mark.parametrize(
    "head",
    [
        "3", "[]", '["san_juan",1,9,1,{},{},0]', '["san_juan",1,2,1,{"x":1},{},0]', '["san_juan",1,2,1,{},{},9999]',
        '["san_juan",1,true,1,{},{},0]', "[" * 9000,
    ],
)  # fmt: skip
def test_a_forged_game_says_so(head):
    with pytest.raises(Damaged):
        share_link.decode(forged(head), GAMES)


def test_a_game_by_other_rules_says_so():
    for head in ('["san_juan",9,2,1,{},{},0]', '["chess",1,2,1,{},{},0]'):
        with pytest.raises(OtherRules):
            share_link.decode(forged(head), GAMES)


def test_a_game_that_is_too_long_says_so(monkeypatch):
    monkeypatch.setattr(share_link, "LONGEST", 50)
    with pytest.raises(share_link.Unlinkable):
        share_link.encode(played())
