"""The kinds of questions of San Juan."""

from sanjuan.table.kinds import PUBLIC, UNCOUNTED, Kind

KINDS = {
    "role": Kind(PUBLIC, "role", comment=True),
    "library": Kind(PUBLIC, "button", proposed=True),
    "build": Kind(UNCOUNTED, "hand", comment=True, moves=True),
    "pay": Kind(lies="hand", proposed=True),
    "produce": Kind(PUBLIC, "place", proposed=True),
    "sell": Kind(PUBLIC, "place", proposed=True),
    "keep": Kind(lies="aside"),
    "discard": Kind(lies="hand"),
    "gold_mine": Kind(PUBLIC, "aside"),
    "chapel": Kind(lies="hand"),
    "start_hand": Kind(lies="hand"),
    "office": Kind(lies="hand"),
    "bank": Kind(lies="hand"),
    "harbor": Kind(PUBLIC, "place"),
    "earthquake": Kind(PUBLIC, "place"),
    "amnesty": Kind(lies="hand"),
    "taxes": Kind(lies="hand"),
    "visit": Kind(PUBLIC, "role"),
    "rebuild": Kind(UNCOUNTED, "hand", moves=True),
}
"""All of them; learning programs number them in this order."""
