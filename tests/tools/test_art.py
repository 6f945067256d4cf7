"""The pictures: one for everything that there is in any edition, by day and by night, as the sources draw them."""

import pytest

from alhambra import render_art as of_alhambra
from citadels import render_art as of_citadels
from san_juan import render_art
from san_juan.art import expansions
from sanjuan.games import GAMES
from sanjuan.games.san_juan import cards, printings
from sanjuan.games.san_juan.phases.rounds import ROLES

SOURCE = render_art.SOURCE.read_text("utf-8") + expansions.symbols()
BUILDINGS = [card.name for card in (*cards.BASE, *printings.TREASURE_CHEST)]
BUILDINGS += [card.name for card in (printings.CATHEDRAL, printings.RESIDENCE, *printings.ONLY_NEW_BUILDINGS)]
ROLE_PICTURES = ["role-" + name for name in (*ROLES, *printings.EVENTS)]


@pytest.mark.parametrize("folder", ["", "night"])
def test_every_building_role_and_event_has_its_picture(folder):
    folders = (render_art.TARGET, render_art.TABLE)
    drawn = {path.stem for art in folders for path in (art / folder).glob("*.webp")}
    assert {*BUILDINGS, *ROLE_PICTURES, "poster"} - drawn == set(), "draw them: python -m san_juan.render_art NAME"


def test_every_picture_has_its_source():
    files = {file for _, file, _ in render_art.drawings(SOURCE, [])}
    people = [name for game in (of_alhambra, of_citadels) for name in of_alhambra.portraits(game.SOURCE)]
    files |= {render_art.TARGET / f"{name}.webp" for name in people}
    posters = set(render_art.TARGET.rglob("poster-*.webp"))
    there = {*render_art.TARGET.rglob("*.webp"), *render_art.TABLE.rglob("*.webp")} - posters
    assert there - files == set(), "without a symbol in tools/san_juan/art/"
    assert files - there == set(), "symbols that are not drawn: python -m san_juan.render_art NAME"
    for poster in posters:
        game = poster.stem.removeprefix("poster-")
        assert game in GAMES and (render_art.ROOT / "tools" / game / "art" / "poster.svg").exists()
    assert (render_art.TARGET / "sprite.svg").read_text("utf-8") == render_art.sprite(SOURCE)


def test_a_picture_that_has_no_symbol_is_named():
    with pytest.raises(SystemExit, match=r"symbols\.svg or its modules is called art-chapel, hous"):
        render_art.main(["hous", "chapel", "art-chapel"])


@pytest.mark.parametrize("name", GAMES)
def test_every_character_has_a_portrait(name):
    assert [bot for bot in GAMES[name].characters if not (render_art.TARGET / f"p-{bot}.webp").exists()] == []


def test_by_night_there_is_a_moon_and_lamps_burn_behind_windows():
    by_day = render_art.symbols(SOURCE)["art-chapel"]
    by_night = render_art.by_night("art-chapel", by_day)
    assert by_night.count(render_art.night.LAMP) >= 2
    assert render_art.night.MOON in by_night and "#ffd27a" in by_day
    assert by_night == render_art.by_night("art-chapel", by_day), "drawn again it is the same picture"
