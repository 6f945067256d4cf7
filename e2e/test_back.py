"""The browser's Back closes what is open, leads home and only then leaves the site; Forward brings nothing back."""

from playing import BACK, wait_for_state, wait_until
from positions import save_at
from user import act, begin, closed, without_motion

SETTLED = "open => (history.state?.open ?? 0) === open"


def test_back_closes_one_window_after_the_other_leads_home_and_then_leaves(open_page, site):
    def before(page):
        without_motion(page)
        page.add_init_script(f"localStorage.setItem('sanjuan.save', '{save_at('build', 2)}')")

    page = open_page(site.url + "rules.en.html", before=before)
    page.goto(site.url + BACK)
    wait_for_state(page, "your-turn")
    length = page.evaluate("history.length")
    act(page, "menu")
    page.locator("#dialog .menuw").wait_for()
    page.click('#dialog [data-act="log"]')
    page.locator("#dialog .logw").wait_for()
    page.locator("#dialog mark").first.click()
    page.locator("#dialog .zoomw").wait_for()
    assert page.evaluate("history.length") == length + 2, "the log takes the place of the menu, the card lies over it"
    page.go_back()
    page.locator("#dialog .logw").wait_for()
    page.go_back()
    closed(page)
    assert page.locator("#table").count() == 1
    page.go_forward()
    closed(page)
    page.keyboard.press("m")
    page.locator("#dialog .menuw").wait_for()
    act(page, "close")
    closed(page)
    page.go_back()
    wait_for_state(page, "home")
    closed(page)
    page.go_back()
    page.locator(".rules.alone").wait_for()


def test_a_page_loaded_again_with_a_window_open_goes_on_without_it(open_page):
    page = open_page(before=without_motion)
    begin(page, seats=2, seed=11)
    act(page, "menu")
    page.locator("#dialog .menuw").wait_for()
    wait_until(page, SETTLED, 2)
    page.reload()
    wait_for_state(page, "your-turn")
    closed(page)
    act(page, "menu")
    page.locator("#dialog .menuw").wait_for()
    wait_until(page, SETTLED, 2)
    page.go_back()
    closed(page)
    assert page.locator("#table").count() == 1


def test_back_leads_out_of_the_place_to_learn(open_page):
    page = open_page(before=without_motion)
    wait_for_state(page, "setup")
    act(page, "learn")
    page.locator("#learn h2").wait_for()
    page.click("#learn-lesson-1")
    page.locator("#table").wait_for()
    wait_until(page, SETTLED, 3)
    page.go_back()
    page.locator("#learn h2").wait_for()
    assert page.url.endswith("#learn")
    page.go_back()
    page.locator("#setup").wait_for()
    closed(page)
    assert "#" not in page.url


def test_back_leads_home_from_a_form_and_from_a_table_and_the_game_is_kept(open_page, site):
    page = open_page(site.url + "rules.en.html", before=without_motion)
    page.goto(site.url)
    wait_for_state(page, "home")
    page.click("#game-citadels")
    wait_for_state(page, "setup")
    wait_until(page, SETTLED, 1)
    page.go_back()
    wait_for_state(page, "home")
    page.click("#game-citadels")
    wait_for_state(page, "setup")
    act(page, "start")
    wait_for_state(page, "your-turn")
    page.go_back()
    wait_for_state(page, "home")
    act(page, "resume")
    wait_for_state(page, "your-turn")
    assert page.locator("html").get_attribute("data-game") == "citadels"
    page.reload()
    wait_for_state(page, "your-turn")
    wait_until(page, SETTLED, 1)
    page.go_back()
    wait_for_state(page, "home")
    closed(page)
    page.go_back()
    page.locator(".rules.alone").wait_for()


def test_a_form_that_a_link_names_lies_over_home_whose_address_names_nothing(open_page, site):
    page = open_page(at="#game=alhambra", before=without_motion)
    wait_for_state(page, "setup")
    wait_until(page, SETTLED, 1)
    page.go_back()
    wait_for_state(page, "home")
    assert "#" not in page.url
    page.reload()
    wait_for_state(page, "home")


def test_who_goes_back_while_a_game_is_opened_stays_at_home(open_page):
    page = open_page(before=lambda page: (without_motion(page), page.route("**/image*", lambda route: None)))
    wait_for_state(page, "setup")
    page.fill("#seed", "11")
    act(page, "start")
    wait_for_state(page, "thinking")
    page.go_back()
    wait_for_state(page, "home")
    page.unroute("**/image*")
    page.click("#game-san_juan")
    wait_for_state(page, "setup")


def test_a_frame_puts_nothing_into_the_history_of_the_page_around(open_page, site):
    page = open_page(site.url + "embed.html?start=1&lang=en", before=without_motion)
    wait_for_state(page, "your-turn")
    before = page.evaluate("[history.length, history.state]")
    act(page, "menu")
    page.locator("#dialog .menuw").wait_for()
    act(page, "close")
    wait_until(page, "() => !document.getElementById('dialog')")
    assert page.evaluate("[history.length, history.state]") == before
