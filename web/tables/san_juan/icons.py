"""The names of what San Juan has several of, in order, and their signs."""

from page.kit.html import picture
from page.kit.html import scene as any_scene

ART = "./web/tables/san_juan/art/"
TOKENS = ART + "tok-"
"""The beginning of the addresses of the pictures of goods."""
GOODS = ("indigo", "sugar", "tobacco", "coffee", "silver")
ROLES = ("builder", "producer", "trader", "councillor", "prospector")
PHASE_ICON = {
    "builder": "b",
    "producer": "p",
    "trader": "t",
    "councillor": "c",
    "prospector": "g",
    "round": "r",
    "role": "gov",
    "end": "e",
    "": "m",
}


def token(good: str, css: str = "tok", label: str = "") -> str:
    """Return the wooden token of a good."""
    return picture("tok-" + good, css, label, ART)


def scene(name: str, css: str) -> str:
    """Return a picture of San Juan that there is by night as well."""
    return any_scene(name, css, ART)
