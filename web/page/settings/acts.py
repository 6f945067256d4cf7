"""Actions of the buttons of the settings: pace, preferences, language, light; see `page.acts`."""

from page.browser import device
from page.browser.device import data
from page.catalog import settings
from page.rules import rules_panel
from sanjuan.words.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


def speed(play: "Play", element: "Any" = None) -> None:
    """Set the pace of the others: by name, by number, or the next one."""
    wanted = data(element, "value") or ""
    if wanted.isdigit():
        wanted = settings.PACES[int(wanted)]
    play.ui.speed = wanted if wanted in settings.PACES else settings.next_pace(play.ui.speed)
    play.screen.move(play.ui)
    play.keep_settings()
    play.show()


def prefer(play: "Play", element: "Any" = None) -> None:
    """Set a preference ("name:value")."""
    change = data(element, "value") or ""
    settings.prefer(play.ui.preferences, change)
    device.prefer(play.ui, change.split(":")[0])
    play.screen.move(play.ui)
    play.keep_settings()
    play.show()


async def lang(play: "Play", element: "Any" = None) -> None:
    """Switch the language."""
    wanted = data(element, "value") or ""
    if wanted not in LANGUAGES:
        wanted = settings.next_language(play.ui.lang)
    try:
        await play.speak(wanted)
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "words", "args": {}})
        return
    play.ui.why = ""
    play.keep_settings()
    play.show()
    await rules_panel.again(play)


def theme(play: "Play", element: "Any" = None) -> None:
    """Switch between day and night."""
    wanted = data(element, "value") or ""
    if wanted not in settings.THEMES:
        wanted = "night" if play.ui.theme == "day" else "day"
    play.ui.theme = wanted
    play.screen.light(wanted)
    play.keep_settings()
    play.show()
