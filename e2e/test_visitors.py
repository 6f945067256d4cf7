"""Each page that a test opens is that of another visitor, though their browser is the same one."""

from conftest import Warm

KEPT = """moment => {
  setTimeout(() => { for (let n = 0; n < 5; n++) localStorage.setItem(`sanjuan.${n}`, "x".repeat(20_000)); }, moment);
}"""


def test_what_a_visitor_keeps_at_the_last_moment_is_not_there_for_the_next_one(chromium, site):
    visits = Warm(chromium, site, {})
    found = []
    for moment in range(8):
        page = visits.context.new_page()
        page.goto(site.url + "rules.en.html", wait_until="commit")
        found.append(page.evaluate("Object.keys(localStorage)"))
        page.evaluate(KEPT, moment)
        visits.empty()
    visits.context.close()
    assert found == [[]] * 8
