"""Every ruling is shown by a scenario, and the page that lists them is up to date."""

from tests.scenarios.coverage import PAGE, page, shown

RULINGS = set(range(1, 59)) - {38}  # 38, secrecy, is shown by tests/san_juan/test_secrets.py


def test_every_ruling_is_shown():
    numbers = {int(heading.split()[1]) for heading in shown() if heading.startswith("Ruling")}
    assert numbers == RULINGS


def test_every_paragraph_on_what_is_asked_is_shown():
    assert {f"Section 8.{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13)} <= set(shown())


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.scenarios.coverage"
