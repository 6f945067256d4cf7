"""A second scorer, written from the rule text and what is printed on the cards; it shares nothing with the game."""

YELLOW = {"manor": 3, "castle": 4, "palace": 5}
BLUE = {"temple": 1, "church": 2, "monastery": 3, "cathedral": 5}
GREEN = {"tavern": 1, "market": 2, "trading_post": 2, "docks": 3, "harbor": 4, "town_hall": 5}
RED = {"watchtower": 1, "prison": 2, "barracks": 3, "fortress": 5}
PURPLE = {
    **dict.fromkeys(["haunted_quarter", "stables"], 2),
    **dict.fromkeys(["armory", "framework", "keep", "statue"], 3),
    **dict.fromkeys(["basilica", "monument", "museum", "observatory", "poor_house"], 4),
    **dict.fromkeys(["capitol", "factory", "imperial_treasury", "ivory_tower", "laboratory", "map_room"], 5),
    **dict.fromkeys(["necropolis", "quarry", "smithy", "wishing_well"], 5),
    **dict.fromkeys(["dragon_gate", "gold_mine", "great_wall", "library", "park"], 6),
    **dict.fromkeys(["school_of_magic", "theater", "thieves_den"], 6),
}
"""Printed costs by colour. The Secret Vault has none: it is never built."""
COLOURS = {"yellow": YELLOW, "blue": BLUE, "green": GREEN, "red": RED, "purple": PURPLE}
COLOUR = {name: colour for colour, prices in COLOURS.items() for name in prices}
PRICE = {name: price for prices in COLOURS.values() for name, price in prices.items()}
RANKS = [
    "assassin witch magistrate",
    "thief spy blackmailer",
    "magician wizard seer",
    "king emperor patrician",
    "bishop abbot cardinal",
    "merchant alchemist trader",
    "architect navigator scholar",
    "warlord diplomat marshal",
    "queen artist tax_collector",
]
"""The characters with 1, 2, ... in the corner of their cards."""


def rank(character):
    """Return the number in the corner of a character."""
    return next(number for number, names in enumerate(RANKS, 1) if character in names.split())


def size(city):
    """Return the number of districts of a city, the Monument counting as two."""
    return len(city) + ("monument" in city)


def bonuses(state, seat, colour):
    """Return the points that each unique district of a seat adds, with the Haunted Quarter in this colour."""
    city, coins, hand = state.cities[seat], state.coins[seat], state.hands[seat]
    colours = [colour if name == "haunted_quarter" else COLOUR[name] for name in city]
    prices = [PRICE[name] + coin for name, coin in zip(city, coins, strict=True)]
    purple = colours.count("purple")
    every = {
        "basilica": sum(price % 2 for price in prices),
        "capitol": 3 * any(colours.count(one) >= 3 for one in COLOURS),
        "dragon_gate": 2,
        "imperial_treasury": state.gold[seat],
        "ivory_tower": 5 * (purple == 1),
        "map_room": len(hand),
        "museum": len(state.museum),
        "statue": 5 * (state.crown == seat),
        "wishing_well": purple,
    }
    found = {name: bonus for name, bonus in every.items() if name in city}
    return found | ({"secret_vault": 3} if "secret_vault" in hand else {})


def completion(state, seat):
    """Four for the first complete city, two for the others that are complete."""
    whole = 8 if len(state.cities) <= 3 else 7
    if state.first == seat:
        return 4
    return 2 * (size(state.cities[seat]) >= whole)


def counted(state, seat, colour):
    """Return the points of a seat whose Haunted Quarter is of this colour."""
    city = state.cities[seat]
    colours = {colour if name == "haunted_quarter" else COLOUR[name] for name in city}
    costs = sum(PRICE[name] for name in city) + sum(state.coins[seat])
    return costs + 3 * (len(colours) == 5) + completion(state, seat) + sum(bonuses(state, seat, colour).values())


def score(state, seat):
    """Return the points of a seat: its owner makes the most of the Haunted Quarter."""
    return max(counted(state, seat, colour) for colour in COLOURS)


def last_shown(state, seat):
    """Return the highest rank that a seat revealed in the last round; a killed character is not revealed."""
    return max([rank(one) for one in state.held[seat] if one != state.killed], default=0)


def winners(state):
    """Return the seats with the most points, a tie broken by the highest rank revealed."""
    keys = [(score(state, seat), last_shown(state, seat)) for seat in range(len(state.cities))]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
