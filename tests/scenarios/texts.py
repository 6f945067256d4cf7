"""A scenario that holds, in parts."""

HEAD = """
game = "san_juan"
title = "A builder phase"
source = "none"
seats = 2
options = { edition = 1 }
"""
POSITION = """
[position]
seed = 1
governor = 0
deck = ["silver_smelter", "hero"]

[[position.seat]]
city = ["indigo_plant", ["palace", "chapel"]]
goods = ["indigo_plant@0"]
hand = ["sugar_mill", "well", "tower"]
tucked = { chapel = ["well"] }

[[position.seat]]
city = ["indigo_plant"]
hand = ["crane", "well", "library"]
"""
STEPS = """
[[step]]
seat = 0
kind = "role"
has = ["builder", "trader"]
hasnt = ["palace"]
answer = ["builder"]

[[step]]
seat = 0
kind = "build"
answer = ["sugar_mill"]

[[step]]
seat = 0
kind = "pay"
answer = ["well"]
"""
EXPECT = """
[expect]
"seat.0.hand" = ["tower"]
"seat.0.hand.count" = 1
"seat.0.city" = ["indigo_plant", ["palace", "chapel"], "sugar_mill"]
"seat.0.goods" = ["indigo_plant@0"]
"seat.0.score" = 3
"seat.0.score.chapel" = 1
"ask.seat" = 1
"ask.kind" = "build"
"ask.options" = ["well", "crane"]
"winners" = [0]
"discard.count" = 1
"governor" = 0
"events" = []
"over" = false
"""
WHOLE = HEAD + POSITION + STEPS + EXPECT
