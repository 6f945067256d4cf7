"""docs/reference/: every game has its page, and the page is what the code makes of it today."""

import pytest

import reference
from sanjuan.games import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_reference_of_a_game_is_up_to_date(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    assert found == reference.page(GAMES[name]), "python tools/reference.py writes it again"


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_lists_every_kind_of_question_and_every_player(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    wanted = [*GAMES[name].parts()["State"].KINDS, *GAMES[name].bots]
    assert [word for word in wanted if f"| `{word}` |" not in found] == []
