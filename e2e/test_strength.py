"""The strength of the person: in the window of games, and as a proposal on the form."""

import json

import pytest

from playing import SEEN, start, wait_for_state
from test_stillness import LEAST, SIZES, WATCH
from user import act

FORM = "#game=citadels"
TOLD = "Your strength in Citadels: about 1,220 (1,120 to 1,320), between Maud and Gilles."
LAZY = ("strength.gz", "ratings.json", "en.strength.ftl")
"""Files that nobody needs whose strength is not known."""


def game(number):
    """Return a game of three; the person was as often the first as the second and the last."""
    mine, won = 20, number % 3 == 0
    others = [10, 12] if won else ([25, 12] if number % 3 == 1 else [25, 22])
    return {
        "id": str(number), "date": "2026-11-20", "game": "citadels", "variant": "", "me": 0,
        "bots": ["", "mason", "brigand"], "scores": [mine, *others], "winners": [0 if won else 1],
    }  # fmt: skip


def with_games(count, asked):
    """Return what gives a page some games before it comes, and notes the files that it asks for."""
    text = json.dumps(json.dumps([game(number) for number in range(count)]))

    def before(page):
        page.add_init_script(f"localStorage.setItem('sanjuan.history', {text})")
        page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))

    return before


def seated(page):
    """Return who sits at the table by the settings that are kept."""
    setup = json.loads(page.evaluate("localStorage.getItem('sanjuan.settings')"))["setups"]["citadels"]
    return [player["bot"] if player["who"] == "bot" else "" for player in setup["players"][: setup["seats"]]]


def test_the_form_proposes_an_even_game_and_my_games_say_how_strong_one_plays(open_page):
    page = open_page(before=with_games(30, []), at=FORM)
    wait_for_state(page, "setup")
    line = page.locator("#even")
    line.filter(has_text="An even game for you: everyone as strong as Maud.").wait_for()
    page.click("label:has(#set-seats-2)")
    line.filter(has_text="An even game for you: Maud.").wait_for()
    page.click("label:has(#set-seats-3)")
    line.filter(has_text="everyone").wait_for()
    page.evaluate(SEEN)
    before = page.locator(".seat:not([hidden]) .chair").all_inner_texts()
    page.click("#even-take")
    page.locator("#even-take").wait_for(state="detached")
    assert page.locator(".seat:not([hidden]) .chair").all_inner_texts() != before
    act(page, "statistics")
    assert page.locator("#strength").inner_text().startswith(TOLD)
    assert page.locator("#strength svg svg").count() == 5
    mark, gilles = page.locator("#strength circle"), page.locator("#strength image").nth(3)
    assert mark.bounding_box()["x"] < gilles.bounding_box()["x"]
    act(page, "close")
    start(page)
    assert seated(page) == ["", "brigand", "brigand"]


GERMAN = {name: {**SIZES[name], "locale": "de"} for name in ("phone on its side", "desktop")}
STILL = {"phone": {**SIZES["phone"], "locale": "fr"}, "tablet": SIZES["tablet"], **GERMAN}
TOPS = """window.tops = new Set(); window.around = () => {
  const own = document.querySelector('.setupv #own');
  if (own) tops.add(Math.round(own.getBoundingClientRect().top));
  requestAnimationFrame(around);
}; requestAnimationFrame(around);"""
"""Notes in every frame where the part of the form is that follows the line."""


@pytest.mark.parametrize("size", STILL)
def test_the_form_does_not_move_when_the_even_game_comes(open_page, size):
    def before(page):
        with_games(30, [])(page)
        page.add_init_script(WATCH)
        page.add_init_script(TOPS)

    page = open_page(before=before, at=FORM, **STILL[size])
    page.locator("#even-take").wait_for()
    page.wait_for_selector('html[data-engine="ready"]', state="attached")
    jumps = page.evaluate("window.jumps")
    assert sum(value for value, _ in jumps) < LEAST, "\n".join(map(str, jumps))
    page.evaluate(SEEN)
    page.click("#even-take")
    page.locator("#even-take").wait_for(state="detached")
    assert len(page.evaluate("[...tops]")) == 1, "neither when it comes nor when it is set up"


def test_nothing_of_it_comes_to_who_has_played_a_few_games_only(open_page):
    asked = []
    page = open_page(before=with_games(4, asked), at=FORM)
    wait_for_state(page, "setup")
    page.wait_for_selector('html[data-engine="ready"]')
    assert page.locator("#even").count() == 0 and not set(LAZY) & set(asked)
    act(page, "statistics")
    page.get_by_text("After one more game, your strength is shown here.").wait_for()
    assert set(LAZY) <= set(asked)
