"""Which scenario shows what: writes docs/rules-coverage.md (`python -m tests.scenarios.coverage`)."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "scenarios" / "san_juan"
PAGE = ROOT / "docs" / "rules-coverage.md"
HEAD = """# Rules coverage

Every worked example of the rule texts and every ruling on what they leave open, with the scenario that shows it
(`tests/scenarios/san_juan/NAME.toml`; play one with `python -m sanjuan scenario FILE`). Numbers of rulings and
sections are those of the project's page of facts. Made by `python -m tests.scenarios.coverage`.
"""


def scenarios():
    """Name, title and source of every scenario."""
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield path.stem, data["title"], data["source"]


def headings(source):
    """The headings under which a scenario stands: its rule text, and the rulings it shows."""
    found = re.findall(r"rulings? (\d+)", source)
    found += re.findall(r"rulings \d+ and (\d+)", source)
    sections = re.findall(r"section (8(?:\.\d+)?|5|2a)", source)
    book = re.match(r"(1st|2nd) edition rules", source)
    return [
        *([f"{book[0]}: worked examples"] if book else []),
        *[f"Ruling {int(number)}" for number in found],
        *[f"Section {number}" for number in sections],
    ] or ["Others"]


def rank(heading):
    """Rule texts first, then rulings and sections by number."""
    kind = ["1st", "2nd", "Ruling", "Section", "Others"].index(heading.split()[0])
    return kind, [int(number) for number in re.findall(r"\d+", heading)]


def shown():
    """Lines by heading."""
    table = {}
    for name, title, source in scenarios():
        for heading in headings(source):
            table.setdefault(heading, []).append(f"- {title} (`{name}`)")
    return table


def page():
    """The text of docs/rules-coverage.md."""
    table = shown()
    parts = [f"## {heading}\n\n" + "\n".join(table[heading]) for heading in sorted(table, key=rank)]
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
