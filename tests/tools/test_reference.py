"""docs/reference/: a game's page is what the code makes of it today."""

import pytest

import reference
from sanjuan.games import GAMES

PAGES = [name for name in GAMES if (reference.FOLDER / f"{name}.md").exists()]


def test_every_page_is_that_of_a_game():
    assert PAGES and sorted(PAGES) == sorted(path.stem for path in reference.FOLDER.glob("*.md"))


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_reference_of_a_game_is_up_to_date(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    assert found == reference.page(GAMES[name]), "python tools/reference.py writes it again"


@pytest.mark.parametrize("name", PAGES)
def test_the_reference_lists_every_kind_of_question_and_every_player(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    wanted = [*GAMES[name].parts()["State"].KINDS, *GAMES[name].bots]
    assert [word for word in wanted if f"| `{word}` |" not in found] == []
