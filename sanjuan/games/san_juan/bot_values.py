"""What the greedy player believes: the figures it weighs cards, goods and roles by, found by self-play."""

INCOME = {
    "smithy": 0.18,
    "gold_mine": 0.17,
    "archive": 0.18,
    "poor_house": 0.23,
    "black_market": 0.13,
    "crane": 0.12,
    "tower": 0.076,
    "carpenter": 0.64,
    "prefecture": 0.64,
    "market_hall": 0.43,
    "quarry": 0.88,
    "library": 1.14,
    "office_building": 0.25,
    "guard_room": 0.05,
    "hut": 0.08,
    "tavern": 0.12,
    "park": 0.1,
    "customs_office": 0.45,
    "bank": 0.4,
    "harbor": 0.4,
    "goldsmith": 0.2,
    "chapel": 0.24,
}
"""Cards a round that a building brings or saves, whatever else is in the city."""

SALES = ((0.42, 0.22, 0.08, 0.02), (0.44, 0.3, 0.14, 0.05), (0.46, 0.38, 0.24, 0.1))
"""How often in a round a good of the best, second best ... factory is made and sold, by the number of helpers."""
HELPERS = ("aqueduct", "trading_post")
"""Buildings that let more goods be made or sold."""
PAIRS = {"well": (0.05, 0.2, 0.28), "market_stand": (0.05, 0.2, 0.28)}
"""Cards a round of buildings that reward two goods at a time: with one factory, with two, with more."""
MEAN_PRICES = (1.0, 1.4, 1.8, 2.2, 2.6)

WEIGHTS = {
    "card": 0.77,  # points that a hand card is worth while the end is far
    "fade": 4.03,  # rounds before the end from which a hand card is worth less and less
    "last_card": 0.042,  # what it is worth at the very end (tie-break)
    "pace": 1.28,  # rounds it takes to put up a building
    "good": 0.43,  # share of its price that a good is worth as long as it lies in the city
    "glut": 0.2,  # share of a good's worth that each other good lying in the city takes off
    "delay": 0.03,  # points that can as well be had later lose this share for each round to go
    "tempo": 0.92,  # points for coming nearer to twelve buildings
    "plan": 0.32,  # share of its gain that a good card in the hand is worth beyond its worth as money
    "others_2": 0.99,  # how much the others' gains count against one's own, by the number of seats
    "others_3": 0.75,
    "others_4": 0.73,
    "sales": 0.68,  # factor on SALES
    "helpers": 0.89,
    "pairs": 0.99,
    "held": 0.53,  # share of a good's worth that is lost when it is sold
    "mine": 0.23,  # cards that a gold mine brings in a prospector phase
    "archived": 0.26,  # cards that an archive adds in a councillor phase
    "double_now": 0.64,  # use the library now when it brings this share of what it brings with the best role
    "choice_of_two": 0.13,  # what choosing among two cards adds to a card, in cards
    "choice_of_five": 0.37,
    "choice_of_eight": 0.66,
    "guess_build": 0.27,  # what another seat's build brings it: points for each card in its hand
    "guess_most": 2.45,
    "privilege_build": 0.67,  # what the builder's privilege adds for another seat, in cards
    "crowded": 0.51,  # share of its worth that a card above the hand limit keeps
    "end": 0.29,  # weight of the lead when the last building can be put up
    "production_ahead": 0.34,  # production buildings still to come, for each round to go
    "city_ahead": 0.58,
    "points_ahead": 2.51,
    "tucked": 0.81,  # what a card under the chapel is worth, less what it could have paid for
    "growth": 0.2,  # points that other scoring buildings gain in a round
    "free_build": 2.0,  # points of a free build, for the others
    "quake": 1.0,  # points lost by an earthquake
    "exchange": 0.06,  # cards gained by exchanging a card
    "promise": 0.42,  # weight of a scoring building that is in the hand only
}

BELIEFS = {**WEIGHTS, **INCOME}
