"""The strength of the person, as a part of the page (see `parts`)."""

from page.strength.draw import offer, section
from page.strength.following import follow, load, measured

__all__ = ["follow", "load", "measured", "offer", "section"]
