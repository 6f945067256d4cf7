"""Checks of what each control of home, the forms and the lists of lessons leads to, and of the way back."""

from changing import selector, setting
from playing import wait_for_state, wait_until
from sanjuan.games import GAMES
from sanjuan.words.bundles import words

CONTROLS = """() => {
  const all = "#app :is(button, a, input, select, textarea, summary, [data-act], [tabindex])";
  const fold = one => one.localName !== "summary" && one.closest("details")?.querySelector("summary").id;
  const tray = one => one?.closest("[popover]"), at = id => `[popovertarget="${id}"]:not([popovertargetaction])`;
  const way = one => tray(one) ? document.querySelector(at(tray(one).id)) : one;
  const seen = one => one.closest("details") !== null || Boolean(way(one)?.checkVisibility());
  return [...document.querySelectorAll(all)].filter(one => !one.closest("[hidden]") && seen(one)).map(one => ({
    id: one.id, tag: one.localName, words: one.innerText || one.ariaLabel, ...one.dataset,
    href: one.getAttribute("href"), opens: one.getAttribute("popovertarget"), tray: one.closest("[popover]")?.id,
    action: one.getAttribute("popovertargetaction"), fold: fold(one), on: one.ariaPressed ?? one.checked ?? null,
  }));
}"""
"""All controls and fields at this size, with their attributes."""
AT = """([state, game]) => {
  const html = document.documentElement;
  return html.matches(`[data-state="${state}"]:not([data-early])`) && html.dataset.game === game;
}"""
"""Returns whether the page is in a state, about a game: asked first, as it mostly is, before anything is waited for."""
FIRST = next(iter(GAMES))


def key(what, game):
    """Return the storage key for something of a game."""
    return f"sanjuan.{what}" + ("" if game == FIRST else f".{game}")


class Visit:
    """A page at a place (a function of the page that leads there), whose controls are pressed one after the other."""

    def __init__(self, page, arrive):
        self.page, self.arrive = page, arrive
        self.names = {name: words("en", game)("title") for name, game in GAMES.items()}

    def at(self, state, game):
        """Wait until the page is in a state, about a game ("": home)."""
        if self.page.evaluate(AT, [state, game]):
            return
        wait_for_state(self.page, state)
        wait_until(self.page, "game => document.documentElement.dataset.game === game", game)

    def fragment(self):
        """Return the fragment of the address."""
        return self.page.evaluate("location.hash")

    def press(self, control):
        """Press a control, in its tray or fold if it is in one."""
        found = self.found(control)
        if control["fold"] and not found.is_visible():
            self.page.locator("#" + control["fold"]).click()
        if control["tray"] and not found.is_visible():
            self.open(control["tray"])
        found.click()

    def open(self, tray):
        """Open a tray; if its person has left the table, fill all chairs again first."""
        way = self.page.locator(f'[popovertarget="{tray}"]:not([popovertargetaction]):visible')
        if not way.count():
            self.page.locator('[data-set^="seats:"]').last.click()
        way.first.click()

    def found(self, control):
        """Return the element of a control."""
        return self.page.locator(selector(control))

    def worded(self):
        """Check that every text on the page has words."""
        assert not self.page.evaluate("document.getElementById('app').innerHTML.includes('⟦')")

    def back(self):
        """Go back as the browser does."""
        self.page.go_back()


def to_form(visit, control):
    """Check that the button leads to the form of its game, and Back leads home."""
    visit.press(control)
    visit.at("setup", control["game"])
    assert visit.page.locator("#setup").get_attribute("data-game") == control["game"]
    assert visit.page.locator("#setup h1").inner_text() == visit.names[control["game"]]
    visit.worded()
    visit.back()
    visit.at("home", "")


def home(visit, control):
    """Check that the button leads home, to all games."""
    visit.press(control)
    visit.at("home", "")
    visit.arrive(visit)


def colours(page, selector):
    """Return the colours in which a place is drawn."""
    style = "getComputedStyle(document.querySelector(selector))"
    return page.evaluate(
        f"selector => ['--wall', '--ink', '--go', '--terra-d', '--sky'].map(one => {style}.getPropertyValue(one))",
        selector,
    )


def learn(visit, control):
    """Check the lessons of the button's or the form's game, in its colours; in the list, check the button's task."""
    page, value = visit.page, control.get("value")
    if value:
        return lesson(visit, control, value)
    at_home = page.locator("#home").count()
    game = control.get("game") or page.locator("html").get_attribute("data-game")
    worn = colours(page, f".g-{game}" if at_home else "#setup")
    visit.press(control)
    page.locator("main#learn h2").wait_for()
    visit.at("setup", game)
    assert page.locator("main#learn h1").inner_text() == visit.names[game]
    assert visit.fragment() == ("#learn" if game == FIRST else "#learn=" + game)
    assert colours(page, "main#learn") == worn
    visit.back()
    visit.at("home" if at_home else "setup", "" if at_home else game)
    assert page.locator("main#learn").count() == 0 and visit.fragment() == ""
    return None


FACES = "all => all.map(one => one.src.match(/p-(\\w+)/)[1])"
"""The faces of the people whose pictures are given."""


def lesson(visit, control, value):
    """Check a lesson or puzzle at the table of its game, the first game, or the way back to the form."""
    page, game = visit.page, page_game(visit.page)
    visit.press(control)
    if value == "leave":
        return visit.arrive(visit)
    page.locator("#table").wait_for()
    visit.at("your-turn" if value == "game" else page.locator("html").get_attribute("data-state"), game)
    kind, _, number = value.partition(":")
    assert visit.fragment() == (f"#{kind}={number}" if game == FIRST else f"#{kind}={game}:{number}") * bool(number)
    faces = set(page.eval_on_selector_all("#table img[src*='/p-']", FACES))
    others = {face for name in GAMES if name != game for face in GAMES[name].characters}
    assert faces and not faces & others, "the people of its own game sit there"
    visit.back()
    if value == "game":
        visit.at("home", "")
    visit.arrive(visit)
    return None


def page_game(page):
    """Return the game that the page is about."""
    return page.locator("html").get_attribute("data-game")


def daily(visit, control):
    """Check that a press chooses today's deal on the form of its game, and that a second press takes it off again."""
    page, at_home = visit.page, "game" in control
    visit.press(control)
    visit.at("setup", control.get("game") or page_game(page))
    page.locator('#daily[aria-pressed="true"]').wait_for()
    visit.worded()
    assert page.locator("#seed").input_value() == page.evaluate("new Date().toLocaleDateString('sv')")
    assert page.locator("#start").inner_text() == words("en")("daily-start")
    page.locator("#daily").click()
    page.locator('#daily[aria-pressed="false"]').wait_for()
    assert page.locator("#seed").input_value() == "" and page.locator("#start").inner_text() == words("en")("act-start")
    if at_home:
        visit.back()
        visit.at("home", "")


def table(visit, control):
    """Check that the button opens a table of its or the form's game, and that Back leads home and keeps the game."""
    game = control.get("game") or page_game(visit.page)
    visit.press(control)
    visit.at("your-turn", game)
    save = visit.page.evaluate("name => localStorage.getItem(name)", key("save", game))
    visit.back()
    visit.at("home", "")
    assert save and visit.page.evaluate("name => localStorage.getItem(name)", key("save", game)) == save
    visit.arrive(visit)


def window(selector):
    """Return a check that a control opens a window over the page, which Back closes."""

    def opened(visit, control):
        visit.press(control)
        visit.page.locator(selector).wait_for()
        visit.back()
        visit.page.locator(selector).wait_for(state="detached")

    return opened


def file(visit, control):
    """Check that the control opens the device's file chooser."""
    with visit.page.expect_file_chooser():
        visit.press(control)


def language(visit, control):
    """Check that the page changes to another language, and to English again."""
    for wanted in (control["value"], "en"):
        visit.press(control | {"id": "lang-" + wanted})
        wait_until(visit.page, "lang => document.documentElement.lang === lang", wanted)


def light(visit, control):
    """Check that the page changes between day and night, and back."""
    before = visit.page.locator("html").get_attribute("data-theme")
    for wanted in ({"day", "night"} - {before}).pop(), before:
        visit.page.click("#theme-" + wanted)
        wait_until(visit.page, "theme => document.documentElement.dataset.theme === theme", wanted)


def drawn(visit, control):
    """Check that a drawn list allows Start."""
    visit.press(control)
    wait_until(visit.page, "() => !document.getElementById('start').disabled")


ACTS = {
    "game": to_form, "home": home, "learn": learn, "daily": daily, "resume": table, "start": table, "draw": drawn,
    "statistics": window(".historyw"), "settings": window(".settingsw"), "rules": window("#rules"), "import": file,
    "lang": language, "theme": light,
}  # fmt: skip


def link(visit, control):
    """Check that a link opens an existing page of the site beside this one."""
    answer = visit.page.request.get(visit.page.url.split("#")[0].split("?")[0] + control["href"])
    assert answer.ok and visit.found(control).get_attribute("target") == "_blank"


def opener(visit, control):
    """Check that a tray opens, or that its own button closes it."""
    tray = visit.page.locator("#" + control["opens"])
    if control["action"] == "hide":
        visit.press(control)
        tray.wait_for(state="hidden")
    else:
        visit.open(control["opens"])
        tray.wait_for(state="visible")
        visit.page.keyboard.press("Escape")
        tray.wait_for(state="hidden")


def fold(visit, control):
    """Check that the control unfolds its part of the page."""
    inner = visit.page.locator("details > :not(summary)").first
    visit.press(control)
    inner.wait_for(state="visible")


def field(visit, control):
    """Check that a field takes what is typed."""
    found = visit.found(control)
    if control["tray"]:
        visit.open(control["tray"])
    if found.is_visible() and found.is_enabled():
        found.fill("Ada")
        assert found.input_value() == "Ada"
        found.fill("")
    visit.page.keyboard.press("Escape")


def expectation(control):
    """Return the check of what a control leads to; fails if there is none."""
    if "act" in control:
        assert control["act"] in ACTS, f"no expectation for {control}"
        return ACTS[control["act"]]
    if "set" in control:
        return setting
    kinds = [expected for name, expected in (("href", link), ("opens", opener), ("field", field)) if control.get(name)]
    assert kinds or control["tag"] == "summary", f"no expectation for {control}"
    return [*kinds, fold][0]
