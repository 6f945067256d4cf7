"""The rules that each scenario shows: writes docs/reports/rules-coverage.md (`python -m tests.scenarios.coverage`)."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "scenarios"
PAGE = ROOT / "docs" / "reports" / "rules-coverage.md"
GAMES = {"san_juan": "San Juan", "alhambra": "Alhambra", "citadels": "Citadels"}
"""The games in the order of the page, with the names of their parts."""
HEAD = """# Rules coverage

Every worked example of the rule texts and every ruling on what they leave open, with the scenario that shows it
(`tests/scenarios/GAME/NAME.toml`; play one with `python -m sanjuan scenario FILE`). Numbers of rulings and
sections are those of the project's pages of facts. Made by `python -m tests.scenarios.coverage`.
"""
KINDS = ("1st", "2nd", "Rules", "Ruling", "Section", "Others")
"""The first words of the headings, in their order."""


def scenarios(game):
    """Name, title and source of every scenario of a game."""
    for path in sorted((FOLDER / game).glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield path.stem, data["title"], data["source"]


def headings(source):
    """Return the headings for a scenario: its rule text, and the rulings it shows."""
    found = re.findall(r"rulings? (\d+)", source)
    found += re.findall(r"rulings \d+ and (\d+)", source)
    sections = re.findall(r"section ([78](?:\.\d+)?|2a|4|5)", source)
    edition = re.match(r"(1st|2nd) edition rules", source)
    parts = [f"Rules: {name}" for name in re.findall(r"(?:^|; )rules,? (?:for )?([^,;]+)", source)]
    return [
        *([f"{edition[0]}: worked examples"] if edition else list(dict.fromkeys(parts))),
        *[f"Ruling {int(number)}" for number in found],
        *[f"Section {number}" for number in sections],
    ] or ["Others"]


def rank(heading):
    """Rule texts first, then rulings and sections by number."""
    kind = KINDS.index(heading.split()[0].rstrip(":"))
    return kind, [int(number) for number in re.findall(r"\d+", heading)], heading


def shown(game):
    """Return the lines of a game by heading."""
    table = {}
    for name, title, source in scenarios(game):
        for heading in headings(source):
            table.setdefault(heading, []).append(f"- {title} (`{name}`)")
    return table


def part(game):
    """Return the part of the page that is about a game."""
    table = shown(game)
    parts = [f"### {heading}\n\n" + "\n".join(table[heading]) for heading in sorted(table, key=rank)]
    return "\n\n".join([f"## {GAMES[game]}", *parts])


def page():
    """Return the text of docs/reports/rules-coverage.md."""
    return "\n\n".join([HEAD.rstrip(), *map(part, GAMES)]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
