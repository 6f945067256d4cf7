"""Records, positions and links of earlier versions are read as they were, and the games in them go on."""

import json

import pytest

from sanjuan.games import GAMES
from sanjuan.positions import position_in
from sanjuan.table import position, share_link
from sanjuan.table.record import Record, read
from tests.old_versions.reading import ONE_GAME, ended, lacking, made, question, text_of

GAME = GAMES["san_juan"]
RECORDS = made("records.json")
LINKS = made("links.json")
POSITIONS = made("positions.json")


def outcome(record):
    """Return the settings of a record, its table, and the end that it is played on to."""
    game, state = record.game, record.state
    told = {name: getattr(record, name) for name in ("seats", "seed", "options", "tags")}
    told |= {"format": 2 if record.start else 1, "answers": len(record.answers)}
    told |= {"over": game.over(state), "round": state.round, "ask": question(state)}
    told |= {"scores": list(game.scores(state)), "winners": list(game.winners(state))}
    told["hands"] = [seat.hand[:] for seat in state.seats]
    told["cities"] = [seat.city[:] for seat in state.seats]
    return told | ({} if game.over(state) else {"end": ended(record)})


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_comes_to_what_it_came_to(name):
    assert not lacking(RECORDS[name], outcome(read(text_of(f"records/{name}"), GAMES)))


@pytest.mark.parametrize("link", LINKS, ids=[str(link["outcome"]["seed"]) for link in LINKS])
def test_a_game_link_comes_to_what_it_came_to(link):
    assert not lacking(link["outcome"], outcome(share_link.decode(link["text"], GAMES)))


@pytest.mark.few(4)
@pytest.mark.parametrize("old", POSITIONS["positions"], ids=lambda old: old["file"])
def test_a_position_is_that_of_its_game_and_is_played_to_the_same_end(old):
    state = position_in(ONE_GAME / "positions" / old["file"], GAME)
    assert state == share_link.decode(old["game"], GAMES).state
    assert ended(Record.from_position(GAME, text_of(f"positions/{old['file']}"))) == old["end"]


@pytest.mark.parametrize("old", POSITIONS["views"], ids=lambda old: old["file"])
def test_a_view_is_that_of_its_game(old):
    view = position_in(ONE_GAME / "positions" / old["file"], GAME)
    assert view == GAME.view(share_link.decode(old["game"], GAMES).state, old["seat"])


@pytest.mark.parametrize("name", made("steps.json")["steps"])
def test_a_step_is_known_by_its_old_name(name):
    assert callable(position.read(json.dumps({"step": name}), GAME.parts()))


def test_every_step_that_waits_at_some_question_waits_in_a_position():
    steps = made("steps.json")
    waiting = {name for old in POSITIONS["positions"] for name in old["steps"]}
    assert waiting == set(steps["steps"]) - set(steps["never_pending"])
