"""The set-up form before Python runs: what is chosen shows at once, is kept, and lost by nothing."""

import json

import pytest

from playing import wait_for_state, wait_until
from sampling import or_soak
from user import call, rule, sit, speak, without_motion

EARLY = 'html[data-early][data-state="setup"]'
DRAWN = """() => {
  const own = ["data-when", "value", "checked", "placeholder"];
  const told = element => {
    if (element.hidden || element.id === "engine-note") return [];
    const named = [...element.attributes].filter(one => !own.includes(one.name)).map(one => `${one.name}=${one.value}`);
    const inside = [...element.childNodes].flatMap(node => node.nodeType === 1 ? told(node) : [node.data]);
    const { value = "", checked = "" } = element;
  return [[element.localName, ...named.sort(), value, checked].join(" "), ...inside, `/${element.localName}`];
  };
  return told(document.querySelector("#setup"));
}"""
"""Returns the form as lines of tags, attributes and texts, without the attributes that only the early form needs
and without the line about the engine's arrival."""
CHOICES = ["set-seats-4", "set-edition-1", "table-rules", "set-new-buildings", "set-events", "theme-night"]


class Hindrance:
    """Holds files of the site back until `end`."""

    def __init__(self, page, *names):
        self.held, self.over = [], False
        for name in names:
            page.route(f"**/{name}", self.hold)

    def hold(self, route):
        """Keep a request waiting."""
        route.continue_() if self.over else self.held.append(route)

    def release(self, name):
        """Let one of the files come."""
        for route in [one for one in self.held if one.request.url.endswith(name)]:
            self.held.remove(route)
            route.continue_()

    def end(self):
        """Let everything come."""
        self.over = True
        for route in self.held:
            route.continue_()


def opened(open_page, *names, settings=None, save=None):
    """Open the site with files held back; returns (page, hindrance) when the form can be used."""
    found = []

    def before(page):
        if settings:
            page.add_init_script(f"localStorage.setItem('sanjuan.settings', {json.dumps(json.dumps(settings))})")
        else:
            without_motion(page)
        if save:
            page.add_init_script(f"localStorage.setItem('sanjuan.save', {json.dumps(save)})")
        found.append(Hindrance(page, *names))

    page = open_page(before=before)
    page.wait_for_selector(EARLY, state="attached")
    return page, found[0]


def choose(page):
    """Make the choices; each shows at once."""
    for id in CHOICES:
        page.click("#" + id)
    sit(page, 1)
    sit(page, 3, "hoarder")
    call(page, 0, "Ana")
    call(page, 1, "Bo")


def take_over(page, hindrance):
    """Let Python come; returns the form as it was and as Python draws it."""
    before = page.evaluate(DRAWN)
    hindrance.end()
    wait_for_state(page, "setup")
    return before, page.evaluate(DRAWN)


def test_what_is_chosen_before_python_is_there_shows_at_once_and_python_draws_the_very_same_form(open_page):
    page, hindrance = opened(open_page, "page.gz", "image.zst")
    choose(page)
    assert page.locator(".seat:visible").count() == 4
    assert page.locator("#set-seats-4").is_checked()
    assert page.locator("#chair-3 .whois b").inner_text() == "Elena"
    assert page.locator("#set-new-buildings").is_checked()
    assert page.locator('[data-set="deck:112"]').is_disabled(), "the first edition has one deck"
    assert page.locator("#chair-0 .whois b").inner_text() == "Ana"
    assert page.locator("#name-1").input_value() == "Bo"
    assert page.locator("html").get_attribute("data-theme") == "night"
    before, after = take_over(page, hindrance)
    assert before == after


@pytest.mark.parametrize("lang", or_soak("fr", "es"))
def test_another_language_can_be_chosen_before_python_is_there(open_page, lang):
    page, hindrance = opened(open_page, "page.gz", "image.zst")
    page.click("#set-seats-2")
    speak(page, lang)
    page.click("#set-edition-1")
    page.click("#set-edition-2")
    rule(page, "new_buildings:true")
    rule(page, "new_buildings:33")
    assert page.locator("html").get_attribute("lang") == lang
    before, after = take_over(page, hindrance)
    assert before == after
    wait_until(page, "lang => JSON.parse(localStorage.getItem('sanjuan.settings'))?.lang === lang", lang)


PRESSED = """if (!sessionStorage.getItem("begun")) {
  sessionStorage.setItem("begun", "1");
  sessionStorage.setItem("sanjuan.pressed", JSON.stringify([{ id: "set-seats-4", set: "seats:4" }]));
}"""
"""The presses as versions up to November 2026 kept them for the page that came in their place: a list, nothing else."""


def test_presses_that_an_older_version_has_kept_are_repeated(open_page):
    page = open_page(before=lambda page: page.add_init_script(PRESSED))
    wait_for_state(page, "setup")
    assert page.locator("#set-seats-4").is_checked()
    assert page.evaluate("sessionStorage.getItem('sanjuan.pressed')") is None


def test_what_was_set_at_the_last_visit_is_there_from_the_first_paint_on(open_page):
    players = [{"name": "Eva", "who": "human", "bot": "trader"}, {"name": "", "who": "bot", "bot": "builder"}]
    players += [{"name": "", "who": "bot", "bot": "builder"}, {"name": "Li", "who": "human", "bot": "nobody"}]
    setup = {"seats": 4, "edition": 2, "deck": 110, "new_buildings": 33, "events": True, "players": players}
    kept = {"lang": "de", "theme": "day", "setup": setup}
    page, hindrance = opened(open_page, "page.gz", "image.zst", settings=kept)
    assert page.locator("#name-3").input_value() == "Li"
    assert page.locator("#set-new-buildings-33").is_checked()
    before, after = take_over(page, hindrance)
    assert before == after


@pytest.mark.parametrize("saved", or_soak('{"setup": {"seats": 9, "players": [7], "events": "x"}}', "[1]", "no JSON"))
def test_settings_that_are_unsound_are_left_out_as_python_leaves_them_out(open_page, saved):
    def before(page):
        page.add_init_script(f"localStorage.setItem('sanjuan.settings', {json.dumps(saved)})")
        found.append(Hindrance(page, "page.gz", "image.zst"))

    found = []
    page = open_page(before=before)
    page.wait_for_selector(EARLY, state="attached")
    before, after = take_over(page, found[0])
    assert before == after


def test_start_is_taken_before_python_is_there_with_all_that_was_chosen(open_page):
    page, hindrance = opened(open_page, "page.gz")
    page.click("#set-seats-2")
    call(page, 0, "Ana")
    page.fill("#seed", "8")
    page.click("#start")
    assert page.locator("html").get_attribute("data-state") == "thinking"
    assert page.locator("#start").is_disabled()
    hindrance.end()
    wait_for_state(page, "your-turn")
    setup = json.loads(page.evaluate("localStorage.getItem('sanjuan.settings')"))["setup"]
    assert (setup["seats"], setup["players"][0]["name"]) == (2, "Ana")
    assert page.locator(".opp").count() == 1
    assert page.evaluate("localStorage.getItem('sanjuan.save')")


def test_what_needs_python_is_done_once_it_is_there(open_page):
    page, hindrance = opened(open_page, "page.gz")
    page.click("#set-seats-2")
    page.click("#learn")
    assert page.locator("html").get_attribute("data-state") == "setup"
    hindrance.end()
    page.wait_for_selector('[data-value="lesson:2"]')
    wait_until(page, "() => !('early' in document.documentElement.dataset)")
