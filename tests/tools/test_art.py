"""The pictures: one for everything that there is in any edition, by day and by night, as the sources draw them."""

import pytest
import render_art
from art import expansions

from sanjuan.games.san_juan import cards, printings
from sanjuan.games.san_juan.rounds import ROLES

SOURCE = render_art.SOURCE.read_text("utf-8") + expansions.symbols()
BUILDINGS = [card.name for card in (*cards.BASE, *printings.TREASURE_CHEST)]
BUILDINGS += [printings.CATHEDRAL.name, printings.RESIDENCE.name, printings.HUT.name]
ROLE_PICTURES = ["role-" + name for name in (*ROLES, *printings.EVENTS)]


@pytest.mark.parametrize("folder", ["", "night"])
def test_every_building_role_and_event_has_its_picture(folder):
    drawn = {path.stem for path in (render_art.TARGET / folder).glob("*.webp")}
    assert {*BUILDINGS, *ROLE_PICTURES, "poster"} - drawn == set()


def test_every_picture_has_its_source():
    files = {file for _, file, _ in render_art.drawings(SOURCE, [])}
    assert files == set(render_art.TARGET.rglob("*.webp"))
    assert (render_art.TARGET / "sprite.svg").read_text("utf-8") == render_art.sprite(SOURCE)


def test_by_night_there_is_a_moon_and_lamps_burn_behind_windows():
    by_day = render_art.symbols(SOURCE)["art-chapel"]
    by_night = render_art.by_night("art-chapel", by_day)
    assert by_night.count(render_art.night.LAMP) >= 2
    assert render_art.night.MOON in by_night and "#ffd27a" in by_day
    assert by_night == render_art.by_night("art-chapel", by_day), "drawn again it is the same picture"
