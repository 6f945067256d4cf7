"""The pictures of docs/screenshots/: those that tools/screenshots.py knows, shown in the docs, not large."""

import re

import screenshots

FILES = {path.stem for path in screenshots.SHOTS.iterdir()}


def test_the_pictures_are_those_that_the_script_takes():
    assert set(screenshots.names()) == FILES
    assert screenshots.GUIDE.read_text("utf-8") == screenshots.guide()


def test_the_guide_shows_every_picture():
    shown = set(re.findall(r"\(screenshots/([^)]+)\.webp\)", screenshots.GUIDE.read_text("utf-8")))
    assert shown | set(screenshots.ALSO) == FILES


def test_the_film_of_the_readme_is_short():
    film = (screenshots.ROOT / "docs" / "play.webp").read_bytes()
    assert b"ANIM" in film and len(film) < 600_000


def test_the_pictures_are_of_modest_size():
    assert sum(path.stat().st_size for path in screenshots.SHOTS.iterdir()) < 4_500_000
