"""Tests of words that phones have room for: others' moves, what may be destroyed or why not, that more is below."""

import pytest

from drawn import looked_at
from sanjuan.words.languages import LANGUAGES
from sizes import ready, walk

ON_ITS_SIDE = [(640, 360), (667, 375), (740, 360), (844, 390)]
SINCE = ["since-4", "alhambra-since-4", "citadels-since-8"]
LINES = """() => {
  const since = document.querySelector('.since');
  return since?.checkVisibility() ? Math.round(since.getBoundingClientRect().height / 17) : 0;
}"""
UNNAMED = """() => [...document.querySelectorAll('.opp .can .ttl')].filter(one => !one.checkVisibility()).length"""
LOCKED = (
    "() => [...document.querySelectorAll('.opp .prot')].filter(one => one.checkVisibility()).map(one => one.innerText)"
)
BEGINS = """() => document.querySelector('.post h1').getBoundingClientRect().left
  - document.querySelector('.sheet').getBoundingClientRect().left"""
GROUPS = """() => [...document.querySelectorAll('.points .grp th')].map(head => {
  const { left, top, height } = head.getBoundingClientRect();
  return head.contains(document.elementFromPoint(left + 30, top + height / 2));
})"""
LEFT = "() => document.getElementById('at-once').getBoundingClientRect().width"


def phone(drawings, size):
    """Return an empty page on a phone."""
    width, height = size
    return drawings(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("size", ON_ITS_SIDE, ids=str)
def test_a_phone_on_its_side_has_a_line_of_what_the_others_did(drawings, size):
    page = phone(drawings, size)
    assert {name: lines for name, (lines,) in looked_at(page, SINCE, (LINES,), lang="de")} == dict.fromkeys(SINCE, 1)
    ready(page)
    assert walk(page, size, [(name, lang) for name in SINCE for lang in LANGUAGES], True) == {}


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_districts_that_may_be_destroyed_have_their_names_and_a_safe_city_its_reason(drawings, size):
    page = phone(drawings, size)
    names = ["citadels-destroy-5", "citadels-destroy-5-chosen"] + ["citadels-destroy-8"] * (size[1] > 500)
    assert {name: bare for name, (bare,) in looked_at(page, names, (UNNAMED,))} == dict.fromkeys(names, 0)
    ((_, (locked,)),) = looked_at(page, ["citadels-destroy-5"], (LOCKED,))
    assert locked == ["Bishop: safe"]


def test_a_sheet_begins_at_its_edge_and_tells_of_the_scoring_below_the_fold(drawings):
    page = phone(drawings, (390, 844))
    ((_, (left, groups)),) = looked_at(page, ["alhambra-result"], (BEGINS,), (GROUPS,))
    assert left < 30 and groups == [True, True, True]


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)], ids=str)
def test_the_title_of_a_result_begins_at_the_edge_of_its_sheet(drawings, size):
    page = phone(drawings, size)
    names = ["san_juan-result", "alhambra-result", "citadels-result"]
    assert {name: left for name, (left,) in looked_at(page, names, (BEGINS,)) if left > 40} == {}


def test_when_all_is_filled_in_nothing_offers_to_fill_it(drawings):
    page = phone(drawings, (390, 844))
    ((_, (width,)),) = looked_at(page, ["alhambra-scoring-6"], (LEFT,))
    assert width == 0
