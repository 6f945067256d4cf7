"""Long names are parted between syllables, so that no letter is alone on a line of a small card."""

import pytest

from page.kit.hyphenate import LONGEST, SOFT_HYPHEN, soft, width
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.words.messages import ids

NAMES = sorted(id for id in ids("en") if id.startswith("card-") and "." not in id)


@pytest.mark.parametrize(
    "parts",
    [
        "Silber-schmelze", "Kaffee-rösterei", "Indigo-küperei", "Handels-posten", "Zunft-halle", "Gold-schmiede",
        "Biblio-thek", "Sieges-säule", "Tabak-speicher", "Kathe-drale", "Steuern", "Gold-smith", "Ayunta-miento",
        "Fundi-ción de plata", "Biblio-thèque", "Teintu-rerie d’indigo", "Prefec-ture", "Market hall",
    ],
)  # fmt: skip
def test_a_long_word_is_parted_where_a_syllable_begins(parts):
    assert soft(parts.replace("-", "")) == parts.replace("-", SOFT_HYPHEN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_long_name_can_be_parted(lang):
    titles = [words(lang, "san_juan", variant)(id) for id in NAMES for variant in ("", "ed2")]
    long = [word for title in titles for word in soft(title).split() if len(word) >= 9]
    assert [word for word in long if min(len(part) for part in word.split(SOFT_HYPHEN)) < 3] == []
    assert [word for word in long if SOFT_HYPHEN not in word] == []


def test_broad_words_count_for_more_than_narrow_ones():
    assert [width(name) for name in ("Brunnen", "Mercado negro", "Library", "Kapelle")] == [" w7", " w7", "", ""]
    assert [width(name) for name in ("Schmiede", "Steinbruch", "Silberschmelze")] == [" w8", " w9", " w12"]


def test_only_a_very_long_word_of_a_sentence_is_parted():
    line = "Ende: 2 Punkte je Produktionsgebäude, Mercancías, Construcción"
    assert soft(line, LONGEST) == line.replace("Produktions", "Produktions" + SOFT_HYPHEN)
