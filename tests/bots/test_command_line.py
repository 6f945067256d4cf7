"""`python -m sanjuan`: its commands, and what it says to mistakes."""

import subprocess
import sys

from sanjuan.__main__ import main


def test_without_a_command_it_tells_the_commands(capsys):
    assert main([]) == 2
    assert "arena" in capsys.readouterr().out


def test_an_unknown_command_is_answered_with_the_nearest(capsys):
    assert main(["arean"]) == 2
    assert "did you mean 'arena'?" in capsys.readouterr().err


def test_it_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "sanjuan", "arena", "--list"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()[0]) == (0, "random")
