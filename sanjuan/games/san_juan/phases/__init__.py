"""The rules of San Juan in the order of play: rounds, the phases of the roles, events, piles."""
