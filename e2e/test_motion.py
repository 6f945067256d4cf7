"""Cards travel: every kind of move is seen to go from where the card was to where it goes."""

import json

import pytest

from playing import BACK, state, wait_for_state, wait_until
from positions import save_at
from test_expansions import saved_at
from user import act, begin, kind

FASTER = 'localStorage.setItem(\'sanjuan.settings\', \'{"speed":"faster","preferences":{"sure":true}}\')'
LARGER = FASTER.replace('"sure":true', '"sure":true,"size":"larger"')
SPY = """
window.journeys = [];
const zones = { pile: "#draw-pile", discard: "#discard-pile", house: "#house", hand: "#hand", mine: "#mine",
                rivals: ".opps", aside: ".aside" };
const zoneOf = (x, y) => Object.keys(zones).filter(name => {
  const box = document.querySelector(zones[name])?.getBoundingClientRect();
  return box?.width && x > box.left - 9 && x < box.right + 9 && y > box.top - 9 && y < box.bottom + 9;
});
const plain = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const box = this.getBoundingClientRect(), id = options.id;
  if (id === "travel" || id === "flight") {
    const [, across, along, sx, sy] = frames[id === "travel" ? 0 : 1].transform
      .match(/translate\\((.+)px, (.+)px\\) scale\\((.+), (.+)\\)/).map(Number);
    const by = this.currentCSSZoom ?? 1, dx = across * by, dy = along * by;
    const here = [box.left + box.width / 2, box.top + box.height / 2];
    const there = [box.left + dx + box.width * sx / 2, box.top + dy + box.height * sy / 2];
    const [from, to] = id === "travel" ? [there, here] : [here, there];
    const what = this.matches(".good, .tok") ? "good" : this.matches(".cardback") ? "back" : "card";
    const motion = plain.call(this, frames, options);
    window.journeys.push({ what, from: zoneOf(...from), to: zoneOf(...to), time: options.duration, motion });
    return motion;
  }
  return plain.call(this, frames, options);
};
"""
ROUTES = {
    "a card is drawn": ("card", "pile", "hand"),
    "a card is built": ("card", "hand", "mine"),
    "a payment": ("card", "hand", "discard"),
    "a good is made": ("good", "pile", "mine"),
    "a good is sold": ("good", "mine", "house"),
    "another one draws": ("back", "pile", "rivals"),
    "another one pays": ("back", "rivals", "discard"),
    "another one builds": ("card", "rivals", "rivals"),
}
"""The journeys of things in any game, as (thing, from, to); the councillor's cards come and go through the hand."""
ENOUGH = 60


def do_something(page):
    """Answer the open question with as few options as it takes, and pass only where nothing else is left."""
    free = page.locator('[data-option]:not([aria-pressed="true"]):not([aria-disabled="true"]):visible')
    confirm = page.locator('[data-act="confirm"]:enabled')
    while free.count() and not confirm.count():
        free.first.click()
    (confirm if confirm.count() else page.locator('[data-act="pass"]:enabled')).first.click()


def seen(page):
    """Return the routes that have been travelled."""
    journeys = page.evaluate("window.journeys.map(({ what, from, to }) => ({ what, from, to }))")
    return {
        name
        for name, (what, start, goal) in ROUTES.items()
        if any(j["what"] == what and start in j["from"] and goal in j["to"] for j in journeys)
    }


def test_every_kind_of_move_travels_on_an_enlarged_page_too(open_page):
    page = open_page(before=lambda page: (page.add_init_script(LARGER), page.add_init_script(SPY)))
    begin(page, seats=2, seed=11)
    assert page.evaluate("document.documentElement.currentCSSZoom") > 1.1, "all is drawn larger"
    for _ in range(ENOUGH):
        if state(page) != "your-turn" or seen(page) == set(ROUTES):
            break
        do_something(page)
        wait_for_state(page, "your-turn", "over")
    assert set(ROUTES) - seen(page) == set()
    times = page.evaluate("window.journeys.map(journey => journey.time)")
    assert all(150 <= time <= 300 for time in times)


def opened(open_page, save, *scripts):
    """Open the page at a saved game."""
    put = f"localStorage.setItem('sanjuan.save', {json.dumps(save)})"

    def prepare(page):
        for script in (*scripts, put):
            page.add_init_script(script)

    page = open_page(at=BACK, before=prepare)
    wait_for_state(page, "your-turn")
    return page


def test_a_card_put_under_the_chapel_goes_there_and_nothing_waits_for_it(open_page):
    page = opened(open_page, save_at("chapel", 2, edition=2), FASTER, SPY)
    assert kind(page) == "chapel"
    chapel = page.locator('#mine [data-card="chapel"]').bounding_box()
    page.locator("#hand [data-option]").first.click()
    page.locator('[data-act="confirm"]:enabled').first.click()
    wait_until(page, "() => window.journeys.some(one => one.what === 'card' && one.to.includes('mine'))")
    ghost = page.evaluate("window.journeys.filter(one => one.to.includes('mine')).length")
    assert ghost == 1 and chapel
    page.evaluate("document.querySelector('[data-act=\"menu\"]').click()")
    page.wait_for_selector("#dialog > *")


HALFWAY = """
window.ways = [];
const began = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const motion = began.call(this, frames, options), seen = () => {
    const { x, y } = this.getBoundingClientRect();
    return [x, y];
  };
  if (options.id !== "travel") return motion;
  motion.pause();
  const at = [0, options.delay + 60, 1e9].map(time => { motion.currentTime = time; return seen(); });
  motion.currentTime = options.delay + 60;
  window.ways.push({ id: this.id, from: at[0], seen: at[1], to: at[2] });
  return motion;
};
"""
"""Stops every card on its way, and notes where it set out, where it is seen now and where it goes."""
ON_THE_WAY = "() => document.getAnimations().filter(one => one.id === 'travel').length"


def far(one, other):
    """Return the distance of two points in pixels, the larger one of across and down."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def test_a_card_on_its_way_is_taken_over_by_the_next_step_from_where_it_is_seen(open_page):
    save = save_at("role", 2, lambda frame: "prospector" in frame["ask"]["options"], edition=2)
    page = opened(open_page, save, FASTER, HALFWAY)
    page.click("#role-prospector")
    page.locator('[data-act="confirm"]:enabled').first.click()
    wait_until(page, "() => ways.some(one => ways.filter(other => other.id === one.id).length > 1)")
    ways = page.evaluate("window.ways")
    again = next(way for number, way in enumerate(ways) if way["id"] in {one["id"] for one in ways[:number]})
    first = next(way for way in ways if way["id"] == again["id"])
    assert min(far(first["seen"], first[end]) for end in ("from", "to")) > 20, "it was on its way"
    assert far(again["from"], first["seen"]) < 2, "and goes on from where it was seen"
    wait_for_state(page, "your-turn")
    assert page.evaluate(ON_THE_WAY) > 0
    option = page.locator("[data-option]:visible").first
    option.click()
    assert option.get_attribute("aria-pressed") == "true", "a click needs no end of the journey"
    assert page.evaluate(ON_THE_WAY) > 0


def test_little_motion_means_no_travel(open_page):
    less = FASTER.replace('"sure":true', '"sure":true,"motion":"less"')
    page = opened(open_page, save_at("chapel", 2, edition=2), less, SPY)
    page.locator("#hand [data-option]").first.click()
    page.locator('[data-act="confirm"]:enabled').first.click()
    wait_until(page, "() => document.querySelector('#mine .tuck') !== null")
    assert page.evaluate("window.journeys.length") == 0


PACES = {"normal": 1, "fast": 2, "faster": 4, "instant": 0}
SEEN = "() => window.journeys.map(({ motion }) => motion.effect.getTiming().duration / motion.playbackRate)"
TIMES = {260, 300}
"""Milliseconds that a slide and the deal of a card take at the usual pace."""


def times_at(page, number, least):
    """Choose a pace in the menu and play until at least this many things have moved; return how long each took."""
    act(page, "menu")
    page.locator(f'[data-act="speed"][data-value="{number}"]').click()
    act(page, "close")
    page.evaluate("window.journeys.length = 0")
    for _ in range(8):
        do_something(page)
        wait_for_state(page, "your-turn", "over")
        if least and page.evaluate("window.journeys.length") >= least:
            break
    return page.evaluate(SEEN)


@pytest.mark.wide
def test_everything_travels_faster_at_faster_paces_and_not_at_all_without_pauses(open_page):
    page = open_page(before=lambda page: page.add_init_script(SPY))
    begin(page, seats=2, seed=11)
    for number, (pace, rate) in enumerate(PACES.items(), 1):
        times = times_at(page, number, rate)
        assert bool(times) == (pace != "instant")
        assert {time * rate for time in times} <= TIMES


@pytest.mark.wide
def test_what_goes_under_the_bank_and_the_harbour_is_seen_going_there(open_page):
    for question, what in (("bank", "card"), ("harbor", "good")):
        page = opened(open_page, saved_at(question), FASTER, SPY)
        page.locator("#hand [data-option], #mine [data-option]").first.click()
        page.locator('[data-act="confirm"]:enabled').first.click()
        seen = "what => window.journeys.some(one => one.what === what && one.to.includes('mine'))"
        wait_until(page, seen, what)
        page.close()
