"""Small tables: what a game is about stays in sight, on a phone held upright and on its side."""

import re

import pytest

from drawn import looked_at
from tests.page.drawing import load

SIZES = [(390, 844), (844, 390), (360, 640)]
ANY = [(390, 844), (820, 1180), (1024, 768), (960, 595), (1280, 720), (1440, 900)]
each_size = pytest.mark.parametrize(("width", "height"), SIZES)
OUT = """() => [...document.querySelectorAll('.scorev .tot > *, .scorev .btns .btn')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
}).map(one => one.innerText)"""
"""Sums and buttons of the score sheet that are not in sight before anybody scrolls."""
COVERED = """() => [...document.querySelectorAll('.opps .opp .chs .held')].filter(one => {
  const mark = one.getBoundingClientRect(), head = one.closest('.head'), name = document.createRange();
  name.selectNodeContents(head.querySelector('.who > b'));
  return mark.width && [head.querySelector('.por'), name].some(other => {
    const box = other.getBoundingClientRect();
    return box.left < mark.right && mark.left < box.right && box.top < mark.bottom && mark.top < box.bottom;
  });
}).length"""
"""Marks of who somebody is that lie on the portrait or on the name."""
CLIPPED = """() => [...document.querySelectorAll('.pics .big2')].filter(one => {
  const box = one.getBoundingClientRect(), panel = one.closest('.q').getBoundingClientRect(), ring = 3;
  const said = one.closest('.said').getBoundingClientRect();
  return box.left - ring < panel.left || box.right + ring > panel.right || box.top - ring < panel.top
    || box.bottom + ring > said.bottom + 1;
}).map(one => one.innerText)"""
"""Answers as pictures whose ring is cut."""
COMES = """() => {
  const told = document.querySelector('#when small'), { left, right, top, bottom } = told.getBoundingClientRect();
  const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  return inside && told.checkVisibility() && told.scrollWidth <= told.clientWidth + 1 ? told.innerText.trim() : '';
}"""
"""In how many cards the next scoring comes or, before the last one, how many buildings are left, where that is said."""
APART = """() => [...document.querySelectorAll('.kt small')].filter(one => {
  const boxes = [...one.querySelectorAll('i')].map(i => i.getBoundingClientRect());
  return boxes.some((box, at) => at && box.top < boxes[at - 1].bottom && box.left < boxes[at - 1].right + 2);
}).map(one => one.innerText)"""
"""Returns the texts of places' points in which two figures run into one."""

PLACES = """() => [...document.querySelectorAll('.ord')].filter(one => one.checkVisibility())
  .map(one => [one.innerText, one.closest('[id]').id])"""
"""Returns the places in the order of the round that are shown, and whose they are."""

HELD = """() => [...document.querySelectorAll('.opp')].map(one => {
  const told = [...one.querySelectorAll('.purse, .crd, .backs b, .who small')].filter(part => part.checkVisibility());
  return told.map(part => part.innerText.match(/\\d+/)?.[0]).find(count => count) ?? '0';
})"""
"""Returns how many cards each other player holds, as far as it can be read."""

ROWS = """() => {
  const all = [...document.querySelectorAll('.scorev .btns > *')];
  const tops = all.map(one => Math.round(one.getBoundingClientRect().top));
  return tops.filter(top => tops.filter(other => other === top).length === 1);
}"""
"""Rows of buttons below the points that hold a single one."""


def at(drawings, width, height):
    """Return an empty page of this size."""
    return drawings(viewport={"width": width, "height": height})


@pytest.mark.sample(1, first=1)
@each_size
def test_the_sums_and_what_to_do_next_are_in_sight_when_a_game_is_over(drawings, width, height):
    names = ["alhambra-over-2", "alhambra-over-5", "citadels-over-8"]
    found = {name: out for name, (out,) in looked_at(at(drawings, width, height), names, (OUT,), lang="fr")}
    assert found["alhambra-over-2"] == found["alhambra-over-5"] == []
    buttons = [text for text in found["citadels-over-8"] if not text.strip().isdigit()]
    assert buttons == [], "eight players are scrolled through"


@pytest.mark.sample(1, first=2)
@each_size
def test_the_mark_of_a_character_covers_neither_face_nor_name(drawings, width, height):
    names = ["citadels-gather-4", "citadels-gather-7", "citadels-turn-5"]
    assert [count for _, (count,) in looked_at(at(drawings, width, height), names, (COVERED,), lang="fr")] == [0, 0, 0]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("width", "height"), [*SIZES, (1440, 900)])
def test_the_ring_of_a_picture_that_is_an_answer_is_whole(drawings, width, height):
    names = ["citadels-gather-4", "citadels-gather-7"]
    page = at(drawings, width, height)
    assert [cut for _, (cut,) in looked_at(page, names, (CLIPPED,), lang="fr")] == [[], []]


@pytest.mark.sample(1, first=2)
@each_size
def test_how_near_the_end_is_and_what_places_bring_can_be_read(drawings, width, height):
    names = ["alhambra-turn-2", "alhambra-turn-6"]
    page = at(drawings, width, height)
    for name, (comes, together) in looked_at(page, names, (COMES,), (APART,), lang="fr"):
        table = load(name)["frame"]["table"]
        told = [str(count) for count in table["comes"] or [table["buildings"]]]
        assert re.findall(r"\d+", comes) == told and together == []


def test_buttons_at_the_foot_of_a_phone_stand_on_the_table_not_on_a_strip_of_the_panel(drawings):
    ground = "() => getComputedStyle(document.querySelector('.ask .btns')).backgroundColor"
    names = ["citadels-turn-2", "alhambra-gift-2", "build-3"]
    found = {name: one for name, (one,) in looked_at(at(drawings, 390, 844), names, (ground,))}
    assert set(found.values()) == {"rgba(0, 0, 0, 0)"}


@pytest.mark.sample(2)
@pytest.mark.parametrize(("width", "height"), [*SIZES, (960, 595), (1440, 900)])
def test_who_plays_after_whom_is_seen_at_once(drawings, width, height):
    names = {"role-4": 4, "alhambra-turn-6": 6, "citadels-character-8": 8}
    for name, (places,) in looked_at(at(drawings, width, height), list(names), (PLACES,)):
        assert sorted(int(number) for number, _ in places) == list(range(1, names[name] + 1)), places


@pytest.mark.sample(2)
@pytest.mark.parametrize(("width", "height"), ANY)
def test_how_many_cards_the_others_hold_can_be_read(drawings, width, height):
    names = ["alhambra-pay-4", "alhambra-turn-6", "citadels-turn-8", "build-4"]
    for name, (held,) in looked_at(at(drawings, width, height), names, (HELD,)):
        table = load(name)["frame"]["table"]
        hands = [player["hand"] for seat, player in enumerate(table["players"]) if seat != table["me"]]
        assert sorted(map(int, held)) == sorted(hands), (name, held)


def test_the_log_of_eight_players_is_no_wider_than_a_phone(drawings):
    beyond = "() => Math.max(...[...document.querySelectorAll('#dialog *')].map(e => e.getBoundingClientRect().right))"
    for width, height in SIZES:
        [(_, (right,))] = looked_at(at(drawings, width, height), ["citadels-log-8"], (beyond,), lang="de")
        assert right <= width


@pytest.mark.sample(1)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_while_points_are_counted_no_button_stands_on_a_line_of_its_own(drawings, width, height):
    names = ["counting-4", "counting-citadels-8"]
    page = at(drawings, width, height)
    assert [rows for _, (rows,) in looked_at(page, names, (ROWS,), lang="de")] == [[], []]


def test_what_is_known_from_the_draft_is_told_by_signs_of_their_own_and_in_words_to_a_reader(drawings):
    signs = """() => [...document.querySelectorAll('.rank:has(.bef, .lit)')].map(one => [
      one.querySelector('.ft use').getAttribute('href').split('#')[1],
      one.querySelector('.sr').innerText.split(', ').at(-1)])"""
    [(_, (found,))] = looked_at(at(drawings, 390, 844), ["citadels-draft-8"], (signs,))
    assert {tuple(one) for one in found} == {("i-eye", "To pick"), ("i-unseen", "Not seen")}
