"""Everybody who may sit at a table of the built site has a portrait."""

import faces
from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from tools.build import ROOT


def test_who_has_no_portrait_gets_the_face_of_a_guest(tmp_path):
    (tmp_path / faces.ART).mkdir(parents=True)
    faces.put_into(ROOT, tmp_path)
    own = {path.name for path in (ROOT / faces.ART).glob("p-*.webp")}
    made = {path.name for path in (tmp_path / faces.ART).iterdir()}
    assert {faces.file_of(bot) for game in GAMES.values() for bot in bots(game)} <= own | made
    assert not own & made, "a portrait of one's own stays"
