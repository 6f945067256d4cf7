"""Every ruling is shown by a scenario, and the page that lists them is up to date."""

from sanjuan.games.san_juan.positions.scenario import EVERY_WORD
from tests.scenarios.coverage import FOLDER, GAMES, PAGE, page, scenarios, shown

RULINGS = set(range(1, 59)) - {38}  # 38, secrecy, is shown by tests/san_juan/test_secrets.py


def test_every_ruling_is_shown():
    numbers = {int(heading.split()[1]) for heading in shown("san_juan") if heading.startswith("Ruling")}
    assert numbers == RULINGS


def test_every_paragraph_on_what_is_asked_is_shown():
    assert {f"Section 8.{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13)} <= set(shown("san_juan"))


def test_every_game_with_scenarios_has_a_part_of_the_page():
    assert {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.toml"))} == set(GAMES)


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.scenarios.coverage"


def test_every_card_event_and_role_is_the_matter_of_a_scenario():
    told = scenarios("san_juan")
    text = " ".join(f"{name} {title}".lower().replace("_", " ").replace("'", "") for name, title, _ in told)
    assert [word for word in sorted(EVERY_WORD) if word.replace("_", " ") not in text] == []
