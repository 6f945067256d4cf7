"""The effects of the facts of Alhambra besides their sentences, see `page.kit.effects`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Effects

EFFECTS: "Effects" = {
    "round": {"heads": True},
    "took": {"pause": 1, "sound": "coin"},
    "bought": {"pause": 1, "sound": "place"},
    "gave": {"pause": 1, "sound": "slide"},
    "again": {"pause": 1, "voice": True},
    "passed": {"pause": 1},
    "reshuffled": {"sound": "slide"},
    "scoring": {"heads": True, "pause": 2, "sound": "goods", "opens": "scoring"},
    "scored": {"who": ""},
    "endowed": {"pause": 1, "sound": "slide"},
    "ends": {"heads": True, "pause": 1, "opens": "last"},
    "left_over": {"pause": 1},
    "inherited": {"pause": 1, "sound": "place"},
}
