"""`python -m sanjuan show`: a transcript of any record, and what it says to other texts."""

import json
import os
import subprocess
import sys

import pytest

from sanjuan import transcript
from sanjuan.__main__ import main
from tests.bots.records import GAME, recorded


@pytest.fixture
def path(tmp_path):
    """The record as a file."""
    file = tmp_path / "record.json"
    file.write_text(recorded().to_json(), encoding="utf-8")
    return file


def shown(capsys, *arguments):
    """Return the lines that the command prints."""
    assert main(["show", *map(str, arguments)]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys, *arguments):
    """Return the one line of error that the command prints for arguments it refuses."""
    assert main(["show", *map(str, arguments)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def damaged(path, **changes):
    """Write the record with changes."""
    path.write_text(json.dumps(json.loads(recorded().to_json()) | changes), encoding="utf-8")
    return path


def test_it_tells_the_game_from_set_up_to_points(path, capsys):
    lines = shown(capsys, path)
    assert lines[0] == "san_juan (new_buildings True, events True), seed 6: Ada, Player 2, Player 3"
    assert lines[2].endswith("is the Governor.") and lines[2].startswith("   0  Round 1.")
    total = next(line for line in lines if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in GAME.scores(recorded().state)]


def test_every_line_says_after_how_many_answers(path, capsys):
    plies = [int(line[:4]) for line in shown(capsys, path) if line[:4].strip().isdigit()]
    assert plies == sorted(plies)
    assert plies[-1] == len(recorded().answers)


def test_a_game_of_many_is_chosen_by_its_line(path, capsys):
    alone = shown(capsys, path)
    path.write_text(3 * f"{recorded().to_json()}\n", encoding="utf-8")
    assert shown(capsys, path, "--line", 3) == alone
    for wrong in ([], ["--line", 0], ["--line", 4]):
        assert refused(capsys, path, *wrong).endswith("has 3 games, a line each: choose one with --line 1 to 3")


def test_it_speaks_french(path, capsys):
    assert any("Gouverneur" in line for line in shown(capsys, path, "--lang", "fr"))


def test_a_seat_is_told_its_own_secrets_and_nobody_elses(path, capsys):
    told = [shown(capsys, path, *seat) for seat in ([], ["--seat", 0], ["--seat", 1], ["--seat", 2])]
    for number, other in ((1, "Player 2"), (2, "Player 3"), (3, "Ada")):
        assert told[number] != told[0]
        assert not [line for line in told[number] if f"{other} keeps a" in line]


def test_without_the_package_of_the_words_it_tells_ids(path, capsys, monkeypatch):
    monkeypatch.setattr(transcript, "find_spec", lambda name: None)
    lines = shown(capsys, path)
    assert lines[0].endswith(": Ada, seat 1, seat 2")
    assert "   0  round round=1 governor=" in lines[2]
    assert [line for line in lines if line.startswith("total")]


def test_an_unfinished_game_is_told_too(path, capsys):
    damaged(path, answers=[list(chosen) for chosen in recorded().answers[:20]])
    assert "  20  " in "\n".join(shown(capsys, path))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "san_jaun"}, "not known here: 'san_jaun'; did you mean 'san_juan'?"),
        ({"rules": 99}, "the record was played by rules 99, these are rules"),
        ({"seats": 5}, "San Juan seats 2 to 4 players, not 5"),
        ({"options": {"evnets": True}}, "unknown option 'evnets'; did you mean 'events'?"),
        ({"answers": [["bulider"]]}, "answer 1 of the record is refused: 'bulider' is not offered in 'role'; did you"),
        ({"answers": "role"}, "'answers' is missing or of the wrong kind"),
    ],
)
def test_a_damaged_record_is_refused_with_place_and_nearest_word(path, capsys, changes, sentence):
    line = refused(capsys, damaged(path, **changes))
    assert line.startswith(f"show: {path}: ")
    assert sentence in line


def test_a_wrong_name_of_a_file_is_answered_with_the_nearest(path, capsys):
    line = refused(capsys, path.with_name("recrod.json"))
    assert line.endswith(f"No such file or directory; did you mean {str(path)!r}?")


def test_a_record_with_a_byte_order_mark_is_read(path, capsys):
    plain = shown(capsys, path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert shown(capsys, path) == plain


def test_what_a_terminal_has_no_letters_for_is_told_in_others(path):
    command = [sys.executable, "-m", "sanjuan", "show", str(path), "--lang", "fr"]
    done = subprocess.run(command, capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0 and done.stdout and not done.stderr


def test_a_file_that_is_no_text_is_named(tmp_path, capsys):
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe")
    assert refused(capsys, file) == f"show: {file}: the file cannot be read: it is no UTF-8 text"


def test_a_wrong_seat_or_language_is_named(path, capsys):
    assert refused(capsys, path, "--seat", 3) == "show: --seat: seats are 0 to 2, not 3"
    assert refused(capsys, path, "--lang", "frr") == "show: --lang: no language 'frr'; did you mean 'fr'?"
