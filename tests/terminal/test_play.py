"""Playing in the terminal, by what is typed and what is printed."""

import json
from random import Random

import pytest

import sanjuan.terminal
from page.catalog import settings
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.table.record import Record, read
from sanjuan.terminal import main
from sanjuan.terminal.options import parse, strongest
from sanjuan.words.bundles import words
from tests.terminal.people import Lines, Patient


@pytest.fixture
def play(monkeypatch, capsys, tmp_path):
    """Play with these arguments and this standard input; returns (exit status, what was printed, the save file).

    The computer players are quick ones unless others are named.
    """

    def run(stdin, *arguments):
        save = tmp_path / "save.json"
        monkeypatch.setattr("sys.stdin", stdin)
        status = main(["--bots", "greedy", *arguments, "--save", str(save)])
        printed = capsys.readouterr()
        return status, printed.out + printed.err, save

    return run


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("lang", "rest"),
    [
        ("en", "--edition 1 --start-hand"),
        ("fr", "--seats 4"),
        ("fr", "--seats 2 --deck 110"),
        ("en", "--edition 1 --new-buildings --events"),
        ("fr", "--new-buildings 33 --seats 2"),
    ],
)
def test_a_whole_game_can_be_played_to_the_score_sheet(play, lang, rest):
    status, printed, save = play(Patient(), "--seed", "5", "--lang", lang, *rest.split())
    t = words(lang, "san_juan", "ed2")
    assert status == 0
    assert t("score-title") in printed and t("score-tie_break") in printed
    assert t("fact-final") in printed
    assert "⟦" not in printed
    assert not save.exists()


def late_game(path, left=12):
    """Return the file of a game some answers before its end, without people; the program chooses the players."""
    record, rng = Record(GAMES["san_juan"], 3, 1, {}, {"plays0": strongest(GAMES["san_juan"])}), Random(1)
    while record.state.ask is not None:
        view = record.game.view(record.state, record.state.ask.seat)
        record.answer(record.game.bots["greedy"](view, rng))
    record.answers = record.answers[:-left]
    path.write_text(record.to_json())
    return path


@pytest.mark.slow
def test_the_strongest_can_play_alone(play, tmp_path):
    begun = late_game(tmp_path / "late.json")
    status, printed, _ = play(Lines(), "--resume", str(begun), "--lang", "en")
    assert status == 0 and "Final score" in printed


@pytest.mark.parametrize("name", GAMES)
def test_where_nobody_is_named_the_opponents_are_those_of_the_page(name, play):
    game = GAMES[name]
    seats = min(max(min(game.seats), 3), max(game.seats))
    save = play(Lines("q"), "--game", name, "--bots", "", "--seats", str(seats), "--seed", "3")[2]
    tags = read(save.read_text(), GAMES).tags
    players = settings.new_setup(describe(game))["players"]
    assert [tags[f"plays{seat}"] for seat in range(1, seats)] == [player["bot"] for player in players[1:seats]]


@pytest.mark.soak
def test_the_strongest_can_play_a_whole_game_alone(play):
    status, printed, _ = play(Lines(), "--bots", "", "--humans", "0", "--seed", "1", "--lang", "en")
    assert status == 0 and "Final score" in printed


def test_a_game_is_saved_when_the_input_ends_and_goes_on_from_its_file(play):
    _, printed, save = play(Lines("1"), "--seed", "3", "--lang", "en")
    assert "Stopped." in printed and str(save) in printed.replace("\n", "")
    begun = read(save.read_text(), GAMES)
    assert begun.seed == 3
    status, printed, _ = play(Patient(), "--resume", str(save), "--lang", "en")
    assert status == 0 and "Final score" in printed


def test_q_saves_and_stops(play):
    status, printed, save = play(Lines("q"), "--seed", "3", "--lang", "en")
    assert status == 0 and json.loads(save.read_text())["seed"] == 3


def test_nonsense_is_refused_with_a_reason_and_asked_again(play):
    _, printed, save = play(Lines("99", "1 1", "crane", "1 2 3 4 5 6 7"), "--seed", "3", "--lang", "en")
    for typed in ("99", "1 1", "crane"):
        assert f"“{typed}” is not a choice here" in printed
    assert read(save.read_text(), GAMES).answers == read(play(Lines(), "--seed", "3")[2].read_text(), GAMES).answers


def test_help_a_card_the_log_and_the_table_can_be_asked_for(play):
    _, printed, _ = play(Lines("?", "c gold", "c nothing", "l", "t"), "--seed", "3", "--lang", "en")
    assert "An empty line passes" in printed
    assert "reveal 4 cards" in printed
    assert "No card is called “nothing”" in printed
    assert printed.count("Round 1.") == 2
    assert printed.count("Draw pile") == 2


class Builder:
    """Standard input of a person who builds whenever possible, takes the first payment back, and then stops."""

    def __init__(self):
        self.state = None
        self.undone = False

    def readline(self):
        kind = self.state().ask.kind
        if kind == "pay" and not self.undone:
            self.undone = True
            return "u\n"
        if self.undone:
            return "q\n"
        return "1\n" if kind != "build" else f"{len(self.state().ask.options)}\n"


def test_u_takes_back_what_revealed_nothing(play, monkeypatch):
    person = Builder()
    made = Record._set_up
    monkeypatch.setattr(Record, "_set_up", lambda self: (made(self), setattr(person, "state", lambda: self.state))[0])
    _, printed, save = play(person, "--seed", "4", "--humans", "2", "--seats", "2", "--lang", "en")
    assert "Taken back." in printed
    assert read(save.read_text(), GAMES).state.ask.kind == "build"


def test_nothing_can_be_taken_back_before_the_first_answer(play):
    _, printed, _ = play(
        Lines("u"), "--humans", "2", "--seats", "2", "--names", "Ana,Bo", "--seed", "1", "--lang", "en"
    )
    assert "It is the turn of" in printed
    _, printed, _ = play(
        Lines("", "u"), "--humans", "2", "--seats", "2", "--names", "Ana,Bo", "--seed", "1", "--lang", "en"
    )
    assert "cannot be taken back" in printed


def test_two_people_are_told_to_pass_the_terminal(play):
    _, printed, _ = play(
        Lines(*"1" * 12), "--humans", "2", "--seats", "2", "--names", "Ana,Bo", "--seed", "1", "--lang", "en"
    )
    assert "It is the turn of Ana" in printed and "It is the turn of Bo" in printed


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("def play(view, rng):\n    return ('nonsense',)\n", "nonsense"),
        ("def play(view, rng):\n    1 / 0\n", "ZeroDivision"),
    ],
)
def test_a_computer_player_that_fails_does_not_end_the_game(play, tmp_path, monkeypatch, program, reason):
    (tmp_path / f"failing_{reason}.py").write_text(program)
    monkeypatch.chdir(tmp_path)
    bots = f"failing_{reason}:play,random"
    status, printed, _ = play(Lines(), "--humans", "0", "--seats", "2", "--bots", bots, "--seed", "1", "--lang", "en")
    assert status == 0 and "Final score" in printed
    assert "makes a mistake" in printed and reason in printed


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "5"], "2 to 4 players"),
        (["--humans", "4", "--seats", "3"], "cannot be people"),
        (["--bots", "nobody"], "unknown bot 'nobody'"),
        (["--edition", "1", "--deck", "112"], "deck"),
        (["--resume", "/nowhere/game.json"], "cannot be read"),
    ],
)
def test_arguments_that_describe_no_game_are_refused_with_a_reason(play, arguments, reason):
    status, printed, save = play(Lines(), *arguments)
    assert status == 2 and reason in printed and not save.exists()


@pytest.mark.parametrize(("typed", "value"), [("", True), ("30", True), ("33", 33)])
def test_a_switch_with_values_is_on_in_a_way_that_is_typed(play, typed, value):
    _, _, save = play(Lines("q"), "--seed", "3", "--new-buildings", *typed.split())
    assert read(save.read_text(), GAMES).options["new_buildings"] is value


def test_what_no_value_is_called_is_refused_with_the_ways_to_call_them(capsys):
    with pytest.raises(SystemExit):
        parse(["--new-buildings", "29"])
    assert "one of 30, 33, not 29" in capsys.readouterr().err


def test_a_damaged_file_is_refused_with_a_reason(play, tmp_path):
    damaged = tmp_path / "game.json"
    damaged.write_text('{"game": "san_juan"')
    status, printed, _ = play(Lines(), "--resume", str(damaged))
    assert status == 2 and "not a record" in printed


def test_missing_packages_are_named_with_the_way_to_get_them(monkeypatch, capsys):
    monkeypatch.setattr(sanjuan.terminal, "find_spec", lambda name: None)
    assert main([]) == 2
    assert "pip install '.[terminal]'" in capsys.readouterr().err
