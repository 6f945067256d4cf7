"""Tests of what every game gets without code of its own: records, links, commands, terminal, arena, environment."""

import json

import pytest

from sanjuan.__main__ import main
from sanjuan.cli.scenario import run_file
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.measure import arena
from sanjuan.table import position, share_link
from sanjuan.table.record import Record, read
from sanjuan.terminal import main as play
from sanjuan.terminal.options import opened, parse
from tests.answering import random_answer
from tests.terminal.people import Patient
from tests.toys import ALL

each_game = pytest.mark.parametrize("name", ALL)


def played(name, most=10_000):
    """Return a record of a random game at the smallest table."""
    from random import Random

    record, rng = Record(GAMES[name], min(GAMES[name].seats), 3, {}), Random(3)
    while record.state.ask is not None and len(record.answers) < most:
        record.answer(random_answer(record.state, rng))
    return record


@each_game
def test_it_is_described(name, capsys):
    assert main(["games", "--json"]) == 0
    [told] = [game for game in json.loads(capsys.readouterr().out) if game["name"] == name]
    assert told == json.loads(json.dumps(describe(GAMES[name])))
    assert told["seats"] == list(GAMES[name].seats) and {"random", "greedy"} <= set(told["bots"])
    assert all({"name", "values", "default", "needs"} <= set(option) for option in told["options"])
    assert main(["games"]) == 0
    assert name in capsys.readouterr().out


@each_game
def test_options_that_exclude_each_other_are_refused(name):
    game = GAMES[name]
    for row in game.options:
        for value, others in row.needs.items():
            for other, wanted in others.items():
                [wrong] = [one for one in game.options if one.name == other]
                for bad in [bad for bad in wrong.values if bad != wanted]:
                    with pytest.raises(ValueError, match=f"option '{row.name}'"):
                        game.new(min(game.seats), 1, **{row.name: value, other: bad})


LISTS = [(name, row) for name, game in ALL.items() for row in game.options if row.groups]


def last_names(row):
    """Return a whole list of an option: of every group the last names."""
    return [name for group in row.groups for name in group["names"][len(group["names"]) - group["most"] :]]


@pytest.mark.parametrize(("name", "row"), LISTS, ids=[f"{name}-{row.name}" for name, row in LISTS])
def test_lists_of_names_are_taken_in_any_order_wherever_options_are(name, row):
    game, seats = GAMES[name], max(GAMES[name].seats)
    text, mixed = ",".join(last_names(row)), ",".join(reversed(last_names(row)))
    record = Record(game, seats, 3, {row.name: mixed})
    assert record.state == Record(game, seats, 3, {row.name: text}).state != Record(game, seats, 3, {}).state
    assert read(record.to_json(), GAMES).state == record.state
    assert share_link.decode(share_link.encode(record), GAMES).state == record.state
    assert len(share_link.encode(record)) < len(share_link.encode(Record(game, seats, 3, {}))) + 40
    option = ["--option", f"{row.name}={mixed}", "--games", str(seats), "--seats", str(seats), "--bots", "random"]
    assert main(["arena", "--game", name, *option]) == 0
    started = opened(parse(["--game", name, "--seats", str(seats), "--seed", "3", f"--{row.name}", mixed]))
    assert started.options[row.name] == text and started.state == record.state
    env = pytest.importorskip("sanjuan.env").raw_env(name, seats, **{row.name: mixed})
    env.reset(seed=3)
    assert env.record.state == record.state


@pytest.mark.parametrize(("name", "row"), LISTS, ids=[f"{name}-{row.name}" for name, row in LISTS])
def test_a_list_of_names_that_is_none_is_refused_with_the_nearest_word(name, row, capsys):
    *whole, last = last_names(row)
    game, seats = GAMES[name], min(GAMES[name].seats)
    for bad, why in (
        ([*whole, last[:-1]], f"did you mean '{last}'"),
        ([*whole, last, last], "twice"),
        ([last], row.name),
    ):
        with pytest.raises(ValueError, match=why):
            game.new(seats, 1, **{row.name: ",".join(bad)})
    with pytest.raises(SystemExit):
        parse(["--game", name, f"--{row.name}", last[:-1]])
    assert f"did you mean '{last}'" in capsys.readouterr().err


@each_game
def test_a_link_and_a_position_hold_its_games(name):
    record = played(name, 40)
    again = share_link.decode(share_link.encode(record), GAMES)
    assert again.state == record.state and again.answers == record.answers
    text = position.write(record.state)
    assert Record.from_position(GAMES[name], text).state.ask == record.state.ask


@each_game
def test_records_and_positions_are_shown(name, tmp_path, capsys):
    record = played(name)
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    assert main(["show", str(tmp_path / "game.json")]) == 0
    shown = capsys.readouterr().out
    assert str(max(GAMES[name].scores(record.state))) in shown
    assert main(["position", str(tmp_path / "game.json"), "--ply", str(min(5, len(record.answers)))]) == 0
    (tmp_path / "position.json").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["position", "--read", "--game", name, str(tmp_path / "position.json")]) == 0
    told = capsys.readouterr().out
    assert main(["position", "--read", str(tmp_path / "position.json")]) == 0
    assert capsys.readouterr().out == told != ""
    shown += told
    assert "⟦" not in shown


@pytest.mark.few(4)
@each_game
@pytest.mark.parametrize("humans", ["1", "0"])
def test_the_terminal_plays_it_to_the_end(name, humans, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Patient())
    file = str(tmp_path / "save.json")
    seats = str(max(GAMES[name].seats))
    asked = ["--game", name, "--bots", "greedy", "--humans", humans, "--seats", seats, "--seed", "2", "--lang", "en"]
    assert play([*asked, "--save", file]) == 0
    printed = capsys.readouterr()
    assert "Final score" in printed.out and "⟦" not in printed.out + printed.err


@each_game
def test_the_arena_plays_it(name):
    seats = min(GAMES[name].seats)
    [result] = arena.play(arena.Match(name, seats, ("greedy", "random", "monte_carlo_2i"), 1, lab=True))
    assert result.faults == () and len(result.scores) == seats and sum(result.shares) == pytest.approx(1)
    assert main(["arena", "--game", name, "--list"]) == 0


@each_game
def test_programs_learn_from_it(name):
    env = pytest.importorskip("sanjuan.env").raw_env(name, min(GAMES[name].seats))
    env.reset(seed=1)
    for agent in env.agent_iter(400):
        seen, _, ended, truncated, _ = env.last()
        legal = [number for number, allowed in enumerate(seen["action_mask"]) if allowed]
        env.step(None if ended or truncated else legal[len(legal) // 2])
        assert env.observation_space(agent).contains(env.observe(agent)) if env.agents else True
    assert not any(info["faults"] for info in env.infos.values())


@each_game
def test_a_game_without_scenes_says_so(name, tmp_path):
    file = tmp_path / "one.toml"
    file.write_text(f'game = "{name}"\nseats = {min(GAMES[name].seats)}\n', encoding="utf-8")
    assert run_file(file) == ([] if GAMES[name].scenes else [f"game: {name} has no scenarios"])
