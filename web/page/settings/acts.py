"""Actions of the buttons of the settings: pace, preferences, language, light; see `page.acts`."""

from page.browser import device
from page.browser.device import data
from page.catalog import people, settings
from page.rules import rules_panel
from sanjuan.words.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


def keep(play: "Play") -> None:
    """Save what a person has set."""
    play.store.put("settings", settings.write(play.ui))


def speed(play: "Play", element: "Any" = None) -> None:
    """Set the pace of the others: by name, by number, or the next one."""
    wanted = data(element, "value") or ""
    if wanted.isdigit():
        wanted = settings.PACES[int(wanted)]
    play.ui.speed = wanted if wanted in settings.PACES else settings.next_pace(play.ui.speed)
    play.screen.move(play.ui)
    keep(play)
    play.show()


def prefer(play: "Play", element: "Any" = None) -> None:
    """Set a preference ("name:value")."""
    change = data(element, "value") or ""
    settings.prefer(play.ui.preferences, change)
    device.prefer(play.ui, change.split(":")[0])
    play.screen.move(play.ui)
    keep(play)
    play.show()


async def speak(play: "Play", lang: str) -> None:
    """Take up a language, with its names for people who have written none."""
    await play.screen.speak(lang)
    play.ui.lang = lang
    if play.frame is not None:
        play.ui.names = people.at_table(play.frame, play.ui.bots, play.screen.words)


async def lang(play: "Play", element: "Any" = None) -> None:
    """Switch the language."""
    wanted = data(element, "value") or ""
    if wanted not in LANGUAGES:
        wanted = settings.next_language(play.ui.lang)
    try:
        await speak(play, wanted)
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "words", "args": {}})
        return
    play.ui.why = ""
    keep(play)
    play.show()
    await rules_panel.again(play)


def theme(play: "Play", element: "Any" = None) -> None:
    """Switch between day and night."""
    wanted = data(element, "value") or ""
    if wanted not in settings.THEMES:
        wanted = "night" if play.ui.theme == "day" else "day"
    play.ui.theme = wanted
    play.screen.light(wanted)
    keep(play)
    play.show()
