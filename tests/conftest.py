"""What every test of the page relies on: the page knows the games that there are, and what they say on the form."""

from page.setup import fields, games
from sanjuan.games import GAMES
from sanjuan.games.describe import describe

games.know([describe(game) | {"titles": {}, "poster": ""} for game in GAMES.values()])
fields.READY[:] = GAMES
