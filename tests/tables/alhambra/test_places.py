"""Tests that a place in a scoring and its points are a sentence, in which no two figures run into each other."""

import re
from itertools import product

import pytest

from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

RUN_TOGETHER = re.compile(r"\d(\.?º|th|st|nd|rd|er|e)?, \d|[,:] ?,")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_and_its_points_are_told_as_people_say_them(lang):
    t, said = words(lang, "alhambra"), set()
    for place, tied, points in product((1, 2, 3), ("yes", "no"), (1, 12)):
        told = t("would", n=place + 3, place=place, tied=tied, points=points, scoring="C")
        aloud = t("race-count", n=5, building="X") + ", " + t("race-place", place=place, tied=tied, points=points)
        assert not RUN_TOGETHER.search(told) and not RUN_TOGETHER.search(aloud), (told, aloud)
        said |= {told, aloud}
    assert len(said) == 24 and not t.missing


def test_places_are_words_where_a_language_counts_them_so():
    assert words("es", "alhambra")("would", n=3, place=1, tied="no", points=2, scoring="B") == (
        "Con este tienes 3 y quedas en primer lugar: 2 puntos en la puntuación B."
    )
    assert words("en", "alhambra")("would", n=3, place=2, tied="yes", points=2, scoring="B") == (
        "With this one you have 3 and share second place: 2 points in scoring B."
    )
