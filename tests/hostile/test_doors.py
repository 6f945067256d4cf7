"""Every other door: files, the protocol, programs, the command line. Each mutant is accepted, or refused in a sentence.

`make test` tries a hundred at each door, `make soak` ten thousand.
"""

import argparse
import contextlib
import io
import json
import os
from pathlib import Path
from random import Random

import pytest

from sanjuan.bots.external import protocol
from sanjuan.cli.scenario import told
from sanjuan.cli.serve_bot import Server
from sanjuan.files import record_in
from sanjuan.games import GAMES
from sanjuan.measure import arena_cli, ladder_cli
from sanjuan.table import position
from sanjuan.table.answers import completed
from sanjuan.table.flow import answer
from sanjuan.table.record import Record
from sanjuan.terminal import options as terminal
from tests.hostile.mutants import bent, mutant
from tests.worker.together.guests import Table

ROOT = Path(__file__).resolve().parents[2]
DOORS = int(os.environ.get("DOORS", "100"))
NAMES = [*GAMES]


def at_some_answer(name):
    """Return a record of a game some answers old, of a short one at its last question."""
    game, rng = GAMES[name], Random(5)
    record = Record(game, min(game.seats), 11, {}, {"seat0": "Ana"})
    while len(record.answers) < 30 and record.state.ask:
        record.answer(game.bots["greedy"](game.view(record.state, record.state.ask.seat), rng))
    if record.state.ask is None:
        record.take_back()
    return record


@pytest.fixture(scope="module")
def records():
    return {name: at_some_answer(name) for name in NAMES}


def in_a_sentence(error):
    """Check that an error is one that people can read."""
    assert str(error) and len(str(error)) < 2000 and "Traceback" not in str(error)


@pytest.mark.parametrize("name", NAMES)
def test_record_files(records, name, tmp_path):
    text, rng, file = records[name].to_json(), Random(1), tmp_path / "record.json"
    for _ in range(DOORS):
        file.write_text(mutant(text, rng), encoding="utf-8", errors="surrogatepass")
        try:
            record_in(file).to_json().encode("utf-8")
        except ValueError as error:
            in_a_sentence(error)


@pytest.mark.parametrize("name", NAMES)
def test_positions_that_are_taken_can_be_played(records, name):
    game, rng = GAMES[name], Random(2)
    text = position.write(records[name].state)
    for _ in range(max(DOORS // 4, 1)):
        try:
            record = Record.from_position(game, mutant(text, rng))
        except ValueError as error:
            in_a_sentence(error)
            continue
        for option in dict.fromkeys(record.state.ask.options if record.state.ask else ()):
            state = game.copy(record.state)
            chosen = completed(state, [option])
            if chosen is not None:
                answer(state, chosen)


def test_a_role_that_does_not_exist_cannot_be_offered(records):
    game = GAMES["san_juan"]
    fresh = json.loads(position.write(game.new(2, 1)))
    fresh["ask"]["options"]["of"].append("crane")
    with pytest.raises(ValueError, match="not a position that can be played"):
        Record.from_position(game, json.dumps(fresh))


@pytest.mark.parametrize("name", NAMES)
def test_questions_to_a_player_of_ours(records, name):
    game, rng = GAMES[name], Random(3)
    state = records[name].state
    view = game.view(state, state.ask.seat)
    ask, text = protocol.ask(game, view, 1, 10.0, rng), position.write(view)
    server = Server("greedy", {name: game.bots["greedy"]})
    server.reply(json.dumps(protocol.hello(name)))
    for number in range(DOORS):
        line = mutant(json.dumps(ask), rng) if number % 2 else json.dumps(ask | {"position": mutant(text, rng)})
        reply = server.reply(line)
        assert reply is None or protocol.line_of(reply).encode("utf-8", "backslashreplace")


@pytest.mark.parametrize("name", NAMES)
def test_messages_of_guests_move_nothing_for_another_seat(name):
    table, rng = Table(name, ["human", "elsewhere", "elsewhere"]), Random(9)
    table.arrive()
    while table.host.record.state.ask.seat == 1 or table.host.room.guests[1].can_undo():
        table.step(rng)
    before, person = table.host.record.answers[:], table.people[1]
    person.got.clear()
    option = table.host.record.state.ask.options[0]
    said = [
        person.hello(), person.says("answer", chosen=[option]), person.says("check", chosen=[option]),
        person.says("undo"), {"do": "say", "phrase": 3}, {"do": "want"}, {"do": "name", "name": "Eve"},
    ]  # fmt: skip
    told = len([message for message in table.people[2].got if message["do"] != "said"])
    for _ in range(DOORS):
        table.host.room.guests[1].bad = 0
        table.send(1, mutant(json.dumps(rng.choice(said)), rng))
        if not table.host.room.guests[1].here:
            table.send(1, person.hello())
    assert table.host.record.answers == before
    assert len([message for message in table.people[2].got if message["do"] != "said"]) == told
    assert not [message for message in person.got if message["do"] == "reply" and "table" in message["reply"]]


def test_what_programs_say():
    rng, said = Random(4), json.dumps({"type": "answer", "id": 3, "options": ["builder"]})
    for _ in range(DOORS):
        try:
            message = protocol.message_in(mutant(said, rng))
            protocol.options_in(message)
        except protocol.Nonsense as error:
            in_a_sentence(error)


@pytest.mark.parametrize("name", [name for name in NAMES if GAMES[name].scenes])
def test_scenario_files(name, tmp_path):
    rng, file = Random(6), tmp_path / "bent.toml"
    files = sorted((ROOT / "tests" / "scenarios" / name).glob("*.toml"))
    for _ in range(DOORS):
        text = rng.choice(files).read_text("utf-8")
        for _ in range(rng.choice([1, 1, 3])):
            text = bent(text, rng)
        file.write_text(text, encoding="utf-8", errors="surrogatepass")
        title, problems = told(file)
        for problem in problems:
            in_a_sentence(problem)


def test_ladders(tmp_path):
    bots = [{"name": n, "decisions": 4, "ms_mean": 1.0, "ms_median": 1.0, "ms_max": 2.0} for n in ("a", "b")]
    pair = {"bots": ["a", "b"], "seats": [1, 1], "deals": [[1.0, 2], [2.0, 2]]}
    text = json.dumps({"game": "san_juan", "seats": 2, "options": {}, "bots": bots, "pairs": [pair]})
    rng, file = Random(7), tmp_path / "ladder.json"
    for _ in range(max(DOORS // 4, 1)):
        file.write_text(mutant(text, rng), encoding="utf-8", errors="surrogatepass")
        try:
            ladder_cli.merged(argparse.Namespace(merge=[file], anchor=None))
        except ValueError as error:
            in_a_sentence(error)


WORDS = (
    "--game --seats --bots --games --seed --option --jobs --timeout --sprt --times --minutes --pair --anchor --humans "
    "--names --lang 0 -1 3 9999999999999 0x7 1e9 nan inf x edition=1,2 edition edition=9 seats=3 a,b greedy,random "
    "cmd: cmd:x :x x: san_juan alhambra nonsense \ud800 \x00 --save --resume /dev/null . --help --json"
).split(" ")


def parser_of(command):
    """Return the parser of a command's arguments alone."""
    reader = argparse.ArgumentParser()
    command.add_arguments(reader)
    return reader


@pytest.mark.parametrize(
    "begin",
    [
        lambda given: arena_cli.matches_of(parser_of(arena_cli).parse_args(given)),
        lambda given: ladder_cli.ladder_of(parser_of(ladder_cli).parse_args(given)),
        lambda given: terminal.opened(terminal.parse(given)),
    ],
    ids=["arena", "ladder", "play"],
)
def test_command_lines(begin):
    rng = Random(8)
    for _ in range(DOORS):
        given = [rng.choice(WORDS) for _ in range(rng.randrange(1, 6))]
        with contextlib.redirect_stderr(io.StringIO()) as told, contextlib.redirect_stdout(io.StringIO()):
            try:
                begin(given)
            except SystemExit as leaving:
                assert leaving.code in (0, 2), (given, told.getvalue())
            except (ValueError, argparse.ArgumentError) as error:
                in_a_sentence(error)
