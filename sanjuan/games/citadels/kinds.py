"""The kinds of questions of Citadels."""

from sanjuan.table.kinds import MASKED, PUBLIC, UNCOUNTED, Kind

KINDS = {
    "character": Kind(MASKED, "role", comment=True),
    "dismiss": Kind(MASKED, "role"),
    "theater": Kind(PUBLIC, "seat"),
    "theater_give": Kind(MASKED, "role"),
    "turn": Kind(UNCOUNTED, "hand", comment=True),
    "keep": Kind(MASKED, "card"),
    "split": Kind(PUBLIC, "button"),
    "kill": Kind(PUBLIC, "role", comment=True),
    "bewitch": Kind(PUBLIC, "role", comment=True),
    "rob": Kind(PUBLIC, "role", comment=True),
    "warrants": Kind(PUBLIC, "role"),
    "signed": Kind(MASKED, "role", comment=True),
    "threats": Kind(PUBLIC, "role"),
    "flower": Kind(MASKED, "role", comment=True),
    "spy": Kind(PUBLIC, "seat"),
    "spy_type": Kind(PUBLIC, "button"),
    "magic": Kind(MASKED, "hand", comment=True, ordered=True),
    "wizard": Kind(PUBLIC, "seat"),
    "wizard_take": Kind(UNCOUNTED, "card"),
    "wizard_build": Kind(UNCOUNTED, "card", discreet=True),
    "seer_give": Kind(MASKED, "hand"),
    "crown": Kind(PUBLIC, "seat"),
    "tribute": Kind(PUBLIC, "button"),
    "richest": Kind(PUBLIC, "seat"),
    "navigate": Kind(PUBLIC, "button"),
    "scholar": Kind(MASKED, "card"),
    "destroy": Kind(PUBLIC, "place", comment=True),
    "seize": Kind(PUBLIC, "place", comment=True),
    "give_away": Kind(PUBLIC, "place"),
    "receive": Kind(PUBLIC, "place", comment=True),
    "beautify": Kind(PUBLIC, "place"),
    "means": Kind(PUBLIC, "place"),
    "den": Kind(MASKED, "hand", proposed=True, ordered=True),
    "lender": Kind(PUBLIC, "seat"),
    "lend": Kind(MASKED, "hand", proposed=True),
    "laboratory": Kind(MASKED, "hand"),
    "museum": Kind(MASKED, "hand"),
    "armory": Kind(PUBLIC, "place"),
    "threat": Kind(PUBLIC, "button", comment=True),
    "reveal": Kind(UNCOUNTED, "button", discreet=True),
    "confiscate": Kind(UNCOUNTED, "button", comment=True, discreet=True),
}
"""All of them; learning programs number them in this order.

The actions of a turn would give the hand away: of `turn` the others do not even see how many options there are.
Of `wizard_build`, `reveal` and `confiscate` they do not see that they are open: see `sight`. The cards of `magic` and
`den` go under the deck in the order in which they are named (A6-36).
"""
