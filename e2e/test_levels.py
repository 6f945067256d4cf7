"""The opponents: chosen by face in the set-up, remembered, seen at the table; nothing waits for one that thinks."""

from journey import PHONE, SIZES
from playing import answer, wait_for_state
from sanjuan.games import GAMES
from user import act, at_once, begin, set_up, sit

STRONGEST, ANOTHER = GAMES["san_juan"].characters[-1], GAMES["san_juan"].company[0]


def faces(page):
    """Return the faces in the heads of the opponents' panels."""
    shown = page.locator(".opp .head :is(img.por, .por > img)")
    return shown.evaluate_all("all => all.map(one => one.src.split('p-').pop())")


def test_chosen_opponents_sit_at_the_table_and_are_remembered(open_page):
    page = open_page(before=at_once)
    set_up(page, seats=3, seed=5)
    sit(page, 1, STRONGEST)
    sit(page, 2, STRONGEST)
    name = page.locator("#chair-1 .whois b").inner_text()
    act(page, "start")
    wait_for_state(page, "your-turn")
    assert faces(page) == [f"{STRONGEST}.webp", f"{ANOTHER}.webp"]
    shown = page.eval_on_selector_all(".opp .who b", "all => all.map(one => one.textContent)")
    assert shown[0] in name and shown[1] == ANOTHER.capitalize(), "two of a kind are two people"
    page.reload()
    wait_for_state(page, "your-turn")
    assert faces(page) == [f"{STRONGEST}.webp", f"{ANOTHER}.webp"]
    page.keyboard.press("m")
    act(page, "new")
    wait_for_state(page, "setup")
    assert page.locator(f"#bot-2-{STRONGEST}").is_checked()


def test_every_choice_of_an_opponent_is_large_enough_to_hit_and_in_view(open_page):
    page = open_page()
    set_up(page, seats=4)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        choices_can_be_hit(page, width)


def choices_can_be_hit(page, width):
    """Check that the buttons that choose who sits on a chair are as large as a finger and within the page."""
    page.click("#chair-1")
    boxes = page.eval_on_selector_all(
        ".tray:popover-open .sitters input",
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height, b.x, b.right])",
    )
    page.keyboard.press("Escape")
    assert len(boxes) >= 1 + len(GAMES["san_juan"].characters)
    for wide, high, left, right in boxes:
        assert wide >= 44 and high >= 44 and left >= 0 and right <= width


LEAVE = """
async () => {
  document.querySelector('[data-act="new"]').click();
  for (let turns = 0; turns < 5; turns += 1) await new Promise(done => setTimeout(done));
  return document.documentElement.dataset.state;
}
"""
"""The page's state a few turns of its loop after New game was pressed."""


def test_leaving_while_the_strongest_thinks_is_at_once(open_page):
    page = open_page(before=at_once, **PHONE)
    set_up(page, seats=2, seed=3)
    sit(page, 1, STRONGEST)
    act(page, "start")
    for _ in range(4):
        wait_for_state(page, "your-turn")
        answer(page)
    page.keyboard.press("m")
    page.wait_for_selector('[data-act="new"]')
    assert page.evaluate(LEAVE) == "setup", "it waits for no thought"
    begin(page, seats=2, seed=8)
    assert page.locator("#mine [data-place]").count() == 1, "a game from its beginning"
