"""The command `completion`: prints a script with which a shell completes commands and options."""

import argparse

from sanjuan.cli.commands import COMMANDS, fill
from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES

NAME = "sanjuan"
SHELLS = ("bash", "zsh", "fish")
BASH = """_{name}() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}"
  COMPREPLY=()
  case "${{COMP_WORDS[COMP_CWORD-1]}}" in
{values}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{commands}" -- "$word"))
    return
  fi
  case "${{COMP_WORDS[1]}} $word" in
{cases}
  esac
}}
complete -o default -F _{name} {name}
"""
ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"
"""Lines that let zsh read completions written for bash."""
VALUES = {"--game": list(GAMES), "--lang": list(LANGUAGES), "completion": list(SHELLS)}
"""The words that may follow an option, the same in all commands; and the command `completion`."""


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    reader.add_argument("shell", choices=SHELLS, help="your shell")


def run(asked: argparse.Namespace) -> int:
    """Print the script of a shell; returns the exit status."""
    print(fish() if asked.shell == "fish" else (ZSH if asked.shell == "zsh" else "") + bash(), end="")
    return 0


def options() -> dict[str, list[str]]:
    """Return the long options of each command."""
    found = {}
    for command in COMMANDS:
        own = argparse.ArgumentParser()
        fill(own, command, [])
        found[command.name] = [option for option in own._option_string_actions if option.startswith("--")]
    return found


def bash() -> str:
    """Return the script for bash."""
    case = '    "{} -"*) COMPREPLY=($(compgen -W "{}" -- "$word")) ;;'
    cases = [case.format(name, " ".join(own)) for name, own in options().items()]
    commands = " ".join(command.name for command in COMMANDS)
    value = '    {}) COMPREPLY=($(compgen -W "{}" -- "$word")); return ;;'
    values = [value.format(before, " ".join(words)) for before, words in VALUES.items()]
    return BASH.format(name=NAME, values="\n".join(values), commands=commands, cases="\n".join(cases))


def fish() -> str:
    """Return the script for fish."""
    first = f"complete -c {NAME} -f -n __fish_use_subcommand"
    lines = [f'{first} -a {command.name} -d "{command.summary}"' for command in COMMANDS]
    for name, own in options().items():
        seen = f'complete -c {NAME} -n "__fish_seen_subcommand_from {name}"'
        lines += [f"{seen} -l {option[2:]}{after(option)}" for option in own]
    return "\n".join(lines) + "\n"


def after(option: str) -> str:
    """Return the arguments by which fish completes the value of an option."""
    return f' -x -a "{" ".join(VALUES[option])}"' if option in VALUES else ""
