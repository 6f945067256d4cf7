"""At the painted table, too, a double click or tap, a key held down and a second finger answer one question at most."""

import pytest

from journey import PHONE
from playing import SEEN, STATES, ready, wait_for_state, wait_until
from sanjuan.games import GAMES
from test_one_answer import WAYS
from test_painted import come
from test_painted import painted as painted
from test_sent import save_key
from user import middle, touch
from worker.save import unpack


def own_answers(page, game):
    """Return how many answers the person has given in the saved game."""
    wait_until(page, "key => localStorage.getItem(key)?.startsWith('sanjuan.')", save_key(game))
    record, _ = unpack(page.evaluate("key => localStorage[key]", save_key(game)))
    again, count = record.fresh(), 0
    for chosen in record.answers:
        count += again.state.ask.seat == 0
        again.answer(chosen)
    return count


@pytest.mark.sample(3, step=4)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_twice_or_held_at_it_answers_one_question(painted, game, way):
    twice, phone, press = WAYS[way]
    page, hindrance = painted(game, **(PHONE if phone else {}))
    button = ready(page, press)
    page.evaluate(SEEN)
    twice(page, button)
    come(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert own_answers(page, game) == 1


@pytest.mark.parametrize("game", ["alhambra"])
def test_a_second_finger_neither_moves_nor_plays_the_card_that_the_first_one_drags(painted, game):
    page, hindrance = painted(game, 3, **PHONE)
    client = page.context.new_cdp_session(page)
    x, y = middle(page, '[data-drag="hand"][data-option]')
    touch(client, "touchStart", [(x, y)])
    for step in range(1, 6):
        touch(client, "touchMove", [(x, y - 8 * step)])
    page.wait_for_selector(".shield .dragged")
    held, place = (x, y - 40), middle(page, '[data-takes="hand"]')
    lies = page.locator(".dragged").evaluate("ghost => ghost.style.transform")
    touch(client, "touchStart", [held, (200, 400)])
    touch(client, "touchMove", [held, place])
    touch(client, "touchMove", [held])  # the second finger is lifted
    assert page.locator(".dragged").evaluate("ghost => ghost.style.transform") == lies
    assert not page.locator('[aria-pressed="true"]').count()
    touch(client, "touchEnd", [])
    page.wait_for_selector(".shield", state="detached")
    assert page.locator("html").get_attribute("data-state") == "your-turn"
    come(page, hindrance)
