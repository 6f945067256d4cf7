"""At every size everything that can be chosen or pressed is in reach: it can be seen, and nothing lies over it."""

import pytest

from drawn import looked_at
from page.catalog.settings import next_language
from positions import save_at
from sampling import soaked
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import NAMES, load

SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]


def crowded(frame):
    """Return whether a question comes late in the game, when cities are large."""
    return frame["table"]["round"] > 6 and len(frame["table"]["hand"]) > 3


def with_crane(frame):
    """Return whether a question offers buildings to build over."""
    return any(">" in option for option in frame["ask"]["options"])


def with_goods(frame):
    """Return whether a question takes goods as well as cards."""
    return bool(frame["ask"]["args"]["goods"])


QUESTIONS = {
    "role": lambda: save_at("role", 4, crowded),
    "build": lambda: save_at("build", 4, crowded),
    "build over": lambda: save_at("build", 2, with_crane, first=27),
    "pay": lambda: save_at("pay", 3, crowded),
    "pay with goods": lambda: save_at("pay", 2, with_goods, first=68),
    "produce": lambda: save_at("produce", 4, crowded),
    "sell": lambda: save_at("sell", 3, crowded),
    "keep": lambda: save_at("keep", 4, crowded),
    "discard": lambda: save_at("discard", 2),
    "gold mine": lambda: save_at("gold_mine", 2, edition=1),
    "chapel": lambda: save_at("chapel", 3),
    "library": lambda: save_at("library", 2),
    "start hand": lambda: save_at("start_hand", 4, start_hand=True),
}

OUT_OF_REACH = """
() => [...document.querySelectorAll("#ask [data-act], [data-option]:not(.overlist *)")].filter(element => {
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return !(top && (element.contains(top) || top.contains(element))) || box.width < 24 || box.height < 24;
}).map(element => element.outerHTML.slice(0, 200))
"""


UNSEEN = """
() => {
  if (document.getElementById("dialog") || document.querySelector("#rules")) return [];
  const seen = {};
  for (const element of document.querySelectorAll("[data-option]")) {
    const box = element.getBoundingClientRect(), wide = box.width > 10 && box.height > 10;
    seen[element.dataset.option] ||= wide && box.right > 0 && box.left < innerWidth;
  }
  return Object.keys(seen).filter(option => !seen[option]);
}
"""
"""Options that no element which is drawn at all stands for."""


ASKED = [name for name in NAMES if (load(name)["frame"] or {}).get("ask")]
"""States with an open question."""
FEWEST = [(740, 360)]
"""The size at which least has room, of those that test_sizes.py leaves out."""


@pytest.mark.parametrize(("width", "height"), [*FEWEST, *soaked((360, 640), (1024, 600), *SIZES)])
def test_whatever_can_be_chosen_is_drawn_at_every_size(drawings, width, height):
    page = drawings(viewport={"width": width, "height": height})
    unseen = {name: found for name, (found,) in looked_at(page, ASKED, (UNSEEN,)) if found}
    assert unseen == {}


GROUPS = [list(QUESTIONS)[first::3] for first in range(3)]
"""Questions that are looked at in one and the same page, one after the other, each in another language."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("questions", GROUPS, ids=", ".join)
def test_everything_to_choose_or_press_is_in_reach(table, questions):
    assert len(questions) >= len(LANGUAGES)
    in_reach(table, questions, 1, 2)


@pytest.mark.soak
@pytest.mark.parametrize("questions", GROUPS, ids=", ".join)
def test_everything_is_in_reach_in_every_language(table, questions):
    in_reach(table, questions, len(LANGUAGES))


def in_reach(table, questions, languages, among=1):
    """Look at every question in so many languages, beginning with the one that the page is in then.

    The page stays in the language that it was last put in. One of so many sizes is looked at, in turn.
    """
    lang = LANGUAGES[0]
    for number, question in enumerate(questions):
        page = table(QUESTIONS[question]())
        for _ in range(languages):
            lang = all_in_reach(page, lang, SIZES[number % among :: among])


def all_in_reach(page, lang, sizes):
    """Look at these sizes in a language; returns the next one, in which the page is then."""
    assert page.locator("html").get_attribute("lang") == lang
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("Promise.all(document.getAnimations().map(motion => motion.finish()))")
        assert page.evaluate(OUT_OF_REACH) == [], (lang, width, height)
    page.keyboard.press("m")
    page.click(f'#dialog [data-act="lang"][data-value="{next_language(lang)}"]')
    page.click('#dialog [data-act="close"]')
    page.wait_for_selector("#dialog", state="detached")
    page.wait_for_selector(f'html[lang="{next_language(lang)}"]')
    return next_language(lang)
