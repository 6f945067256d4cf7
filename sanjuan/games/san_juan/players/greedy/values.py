"""The greedy player's beliefs: the figures by which it values cards, goods and roles, tuned by self-play."""

INCOME = {
    "smithy": 0.21,
    "gold_mine": 0.19,
    "archive": 0.18,
    "poor_house": 0.28,
    "black_market": 0.14,
    "crane": 0.12,
    "tower": 0.08,
    "carpenter": 0.65,
    "prefecture": 0.72,
    "market_hall": 0.4,
    "quarry": 1.02,
    "library": 1.15,
    "office_building": 0.25,
    "guard_room": 0.05,
    "hut": 0.08,
    "tavern": 0.12,
    "park": 0.1,
    "customs_office": 0.45,
    "bank": 0.4,
    "harbor": 0.4,
    "goldsmith": 0.2,
    "chapel": 0.22,
}
"""Cards a round that a building brings or saves, whatever else is in the city."""

SALES = ((0.42, 0.22, 0.08, 0.02), (0.44, 0.3, 0.14, 0.05), (0.46, 0.38, 0.24, 0.1))
"""The mean number of goods that the best, second best ... factory sells in a round, by the number of helpers."""
HELPERS = ("aqueduct", "trading_post")
"""Buildings that let more goods be made or sold."""
PAIRS = {"well": (0.05, 0.2, 0.28), "market_stand": (0.05, 0.2, 0.28)}
"""Cards a round of buildings that reward two goods at a time: with one factory, with two, with more."""
LATER_FACTORY = "tobacco_storage"
"""The factory that a helper is expected to work for while the city has fewer than two."""
MEAN_PRICES = (1.0, 1.4, 1.8, 2.2, 2.6)

WEIGHTS = {
    "card": 0.81,  # points that a hand card is worth while the end is far
    "fade": 4.73,  # rounds before the end from which a hand card is worth less and less
    "last_card": 0.041,  # what it is worth at the very end (tie-break)
    "pace": 1.08,  # rounds it takes to put up a building
    "good": 0.43,  # share of its price that a good is worth while it lies in the city
    "glut": 0.2,  # share of a good's worth that each other good lying in the city takes off
    "delay": 0.029,  # points that can as well be had later lose this share for each round to go
    "tempo": 0.81,  # points for coming nearer to twelve buildings
    "plan": 0.33,  # share of its gain that a good card in the hand is worth beyond its worth as money
    "others_2": 0.91,  # how much the others' gains count against the own, by the number of seats
    "others_3": 0.8,
    "others_4": 0.73,
    "sales": 0.7,  # factor on SALES
    "helpers": 0.88,
    "pairs": 0.97,
    "held": 0.53,  # share of a good's worth that is lost when it is sold
    "mine": 0.25,  # cards that a gold mine brings in a prospector phase
    "archived": 0.25,  # cards that an archive adds in a councillor phase
    "double_now": 0.57,  # use the library now when it brings this share of what it brings with the best role
    "choice_of_two": 0.13,  # what choosing among two cards adds to a card, in cards
    "choice_of_five": 0.34,
    "choice_of_eight": 0.64,
    "guess_build": 0.25,  # what another seat's build brings it: points for each card in its hand
    "guess_most": 2.58,
    "privilege_build": 0.62,  # what the builder's privilege adds for another seat, in cards
    "crowded": 0.52,  # share of its worth that a card above the hand limit keeps
    "end": 0.28,  # weight of the lead when the last building can be put up
    "production_ahead": 0.38,  # production buildings still to come, for each round to go
    "city_ahead": 0.6,
    "points_ahead": 2.51,
    "tucked": 0.71,  # what a card under the chapel is worth, less what it could have paid for
    "growth": 0.2,  # points that other scoring buildings gain in a round
    "free_build": 2.0,  # points of a free build, for the others
    "quake": 1.0,  # points lost by an earthquake
    "exchange": 0.06,  # cards gained by exchanging a card
    "promise": 0.39,  # weight of a scoring building that is in the hand only
}

BELIEFS = {**WEIGHTS, **INCOME}
