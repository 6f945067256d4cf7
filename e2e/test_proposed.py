"""An answer that is proposed, at a table that is painted before Python runs: it is marked, and it is the answer."""

import gzip
import json
import re

import pytest

from early import CHOSEN, MARKED
from playing import wait_until
from test_painted import TAKEN
from test_painted import painted as painted
from test_sent import SENT, goes_on_with, loaded_again

FILE = re.compile(r"(\w+)\.(\d+)\.\w+\.en\.gz")


@pytest.fixture
def proposals(site):
    """(game, seats, place, of how many) of the painted tables that propose an answer."""
    found = []
    for path in sorted((site.folder / "laid").glob("*.en.gz")):
        told, (game, seats) = json.loads(gzip.decompress(path.read_bytes())), FILE.fullmatch(path.name).groups()
        tables = told["drawings"]
        marked = [at for at, html in enumerate(tables) if re.search(r'<[^>]*data-option[^>]*aria-pressed="true"', html)]
        found += [(game, seats, at, len(tables)) for at in marked]
    assert found
    return found


@pytest.fixture
def proposed(painted, proposals):
    """A page that shows such a table, and what holds Python back."""
    game, seats, place, count = proposals[0]
    chance = f"Math.random = () => {(place + 0.5) / count}"  # it is drawn at random which one is painted
    return painted(game, seats, lambda page: page.add_init_script(chance))


def test_it_is_the_answer_where_the_page_is_loaded_again_before_python_is_there(proposed):
    page, hindrance = proposed
    marked = page.locator(CHOSEN).get_attribute("data-option")
    page.click("#confirm")
    left = loaded_again(page)
    assert left["chosen"] == [marked] and json.loads(page.evaluate("key => sessionStorage[key]", SENT)) == left
    hindrance.end()
    goes_on_with(page, left)


def test_what_is_taken_out_of_it_stays_out_when_python_comes(proposed):
    page, hindrance = proposed
    page.locator(CHOSEN).click()
    assert page.evaluate(MARKED) == [] and page.locator("#confirm").is_disabled()
    hindrance.end()
    wait_until(page, TAKEN)
    assert page.evaluate(MARKED) == [] and page.locator("#confirm").is_disabled()


def test_left_as_it_is_it_stays_when_python_comes(proposed):
    page, hindrance = proposed
    before = page.evaluate(MARKED)
    hindrance.end()
    wait_until(page, TAKEN)
    assert before and page.evaluate(MARKED) == before and page.locator("#confirm").is_enabled()
