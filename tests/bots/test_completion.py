"""`sanjuan completion`: the scripts name every command and option, and bash completes with one."""

import subprocess

import pytest

from sanjuan.__main__ import main
from sanjuan.cli.commands import COMMANDS


def script(capsys, shell):
    """Return the script for a shell."""
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_listed(capsys, shell):
    text = script(capsys, shell)
    assert [command.name for command in COMMANDS if command.name not in text] == []


@pytest.mark.parametrize(
    "typed, completed",
    [
        ("ar", "arena"),
        ("arena --rec", "--records"),
        ("show --li", "--line"),
        ("play no", ""),
        ("arena --game ci", "citadels"),
        ("show --lang f", "fr"),
        ("completion z", "zsh"),
    ],
)
def test_bash_completes_what_is_typed(capsys, typed, completed):
    words = ["sanjuan", *typed.split()]
    asking = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _sanjuan; echo ${{COMPREPLY[@]}}"
    said = subprocess.run(["bash", "-c", script(capsys, "bash") + asking], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == completed
