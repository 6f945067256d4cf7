"""The rules: opened by address, key and card, searched, followed; beside the table, over it on a phone, and printed."""

import re

from playing import answer, wait_for_state, wait_until
from user import at_once, begin, kind, speak

SEEN = ".rules .rule:not([hidden])"
COVERED = """
() => {
  const edge = document.getElementById("rules").getBoundingClientRect().left;
  return [...document.querySelectorAll("#table, #table button")].filter(one => one.getBoundingClientRect().right > edge)
    .map(one => one.outerHTML.slice(0, 80));
}
"""


def first(page):
    """Return the name of the top entry of the rules."""
    top = "box => [...document.querySelectorAll('.rules .entry, .rules .chapter')].filter(one => one.offsetParent)"
    top += ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0].id.slice(6)"
    return page.evaluate(top)


def open_rules(page):
    """Open the rules by their key, and wait until they are there."""
    page.keyboard.press("r")
    page.wait_for_selector("#rules.panel")


def test_the_rules_stand_beside_a_table_that_goes_on(open_page):
    page = open_page(before=at_once, locale="fr-FR", viewport={"width": 1440, "height": 900})
    begin(page, seats=2, seed=11, edition=1)
    later = "performance.getEntriesByType('resource').filter(one => /rules/.test(one.name)).length"
    assert page.evaluate(later) == 0, "nothing of the rules comes before it is wanted"
    open_rules(page)
    assert page.evaluate("document.activeElement.id") == "rules-find"
    page.keyboard.type("MARCHE noir")
    assert first(page) == "black_market" and page.locator(SEEN).count() < 6, "no accents, no capitals, the name first"
    assert page.locator(".rules .found").inner_text().endswith(str(page.locator(f"{SEEN}").count()))
    page.fill("#rules-find", "cadastre")
    assert first(page) == "archive", "found by the name that the other edition uses"
    page.fill("#rules-find", "xyz")
    assert page.locator(SEEN).count() == 0 and page.locator(".rules .found").inner_text()
    page.keyboard.press("Escape")
    assert page.input_value("#rules-find") == "" and page.locator(SEEN).count() > 60
    assert page.evaluate(COVERED) == [], "the table has a column of its own, nothing of it lies under the rules"
    asked = page.locator("#ask").inner_text()
    answer(page)
    wait_until(page, "before => document.querySelector('#ask').innerText !== before", asked)
    assert page.locator("#rules.panel").count() == 1, "the game went on with the rules open"
    page.locator("#rules #rules-close").click()
    page.wait_for_selector("#rules", state="detached")
    assert "#" not in page.url
    open_rules(page)
    assert page.locator('link[href$="/rules.css"]').count() == 1, "opened again, their style sheet is there already"


def test_every_card_role_and_event_leads_to_its_entry_and_back(open_page):
    page = open_page(before=at_once)
    begin(page, seats=2, seed=11)
    card = page.locator("#hand [data-hand]").first
    name = card.get_attribute("data-card")
    card.focus()
    open_rules(page)
    wait_until(page, "name => document.activeElement.id === 'rules=' + name", name)
    assert page.url.endswith(f"#rules={name}")
    page.click(f'[id="rules={name}"] .look')
    page.wait_for_selector("#dialog .zoomw")  # back from the entry to the card close up
    page.keyboard.press("Escape")
    page.locator("#role-trader").click(button="right")
    page.click("#to-rules")
    page.wait_for_selector('[id="rules=trader"].here')
    page.click('[id="rules=trader"] a[href="#rules=library"]')
    page.wait_for_selector('[id="rules=library"].here')
    page.go_back()
    page.wait_for_selector('[id="rules=trader"].here')
    figures = page.locator('[id="rules=library"] dl:visible dd').all_inner_texts()
    assert figures == ["5", "3", "3"]
    page.click('.rules [data-rules-edition="1"]')
    assert page.locator('[id="rules=hut"] .text:visible').count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules", state="detached")
    assert page.locator("#dialog #to-rules").count() == 1
    assert page.evaluate("document.activeElement.id") == "to-rules", "the focus is back where it came from"


def test_an_address_names_an_entry_and_a_phone_shows_the_rules_over_the_form(open_page, site):
    size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
    page = open_page(site.url + "#rules=guild_hall", before=at_once, **size)
    page.wait_for_selector('[id="rules=guild_hall"].here')
    box = page.locator("#rules").bounding_box()
    assert (box["x"], box["width"]) == (0, 390)
    assert page.evaluate("document.getElementById('app').inert"), "what is covered is out of reach"
    small = "all => all.filter(one => { const box = one.getBoundingClientRect(); return box.height < 44 }).length"
    assert page.locator(".rules button:visible, .rules .way:visible").evaluate_all(small) == 0
    assert page.evaluate("document.querySelector('.rules .pages').scrollWidth <= 358")
    page.click("#rules-close")
    page.wait_for_selector("#rules", state="detached")
    assert not page.evaluate("document.getElementById('app').inert")
    speak(page, "fr")
    page.click("#rules-open")
    page.wait_for_selector('#rules h1:text("Les règles")')
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.locator(".rules .pages").bounding_box()["height"] > 300


def test_the_rules_have_a_page_of_their_own_without_the_game(open_page, site):
    page = open_page(site.url + "rules.de.html#rules=palace")
    page.wait_for_selector('[id="rules=palace"].here')
    page.fill("#rules-find", "kran")
    assert first(page) == "crane"
    page.fill("#rules-find", "")
    page.emulate_media(media="print")
    assert page.locator(".rules input:visible, .rules .way:visible").count() == 0
    assert page.locator(".rules .entry:visible").count() > 40
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert not [name for name in fetched if re.search("python|pyscript", name, re.I)]


def test_rules_that_do_not_come_or_are_of_another_version_are_told_and_the_game_goes_on(open_page, site):
    other = (site.folder / "rules.en.html").read_text("utf-8") + "<!-- of another version -->"
    page = open_page(before=at_once, excused=["ERR_FAILED", "integrity"])
    begin(page, seats=2, seed=11)
    for answered in (lambda route: route.abort(), lambda route: route.fulfill(body=other, content_type="text/html")):
        page.route("**/rules.en.html", answered)
        page.keyboard.press("r")
        page.wait_for_selector('#why:has-text("The rules could not be loaded")')
        assert page.locator("#dialog").count() == 0, "what only tells something is no window"
        page.keyboard.press("Escape")
        page.wait_for_selector("#why", state="detached")
        page.unroute("**/rules.en.html")
    open_rules(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules", state="detached")
    answer(page)
    assert wait_for_state(page, "your-turn") and kind(page)


def test_another_game_has_rules_of_its_own_and_a_card_leads_to_what_tells_of_it(open_page, site):
    page = open_page(site.url + "rules.alhambra.fr.html#rules=tower_13")
    page.wait_for_selector('[id="rules=tower"].here')
    assert page.locator('[id="rules=tower"] dd').all_inner_texts()[-1] == "21, 13, 6"
    page.fill("#rules-find", "egalites")
    assert first(page) == "ties" and page.locator(SEEN).count() < 6
    page.fill("#rules-find", "")
    page.click('[id="rules=ties"] a[href="#rules=tower"]')
    page.wait_for_selector('[id="rules=tower"].here')
