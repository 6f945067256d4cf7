"""The kinds of questions of Alhambra."""

from sanjuan.table.kinds import PUBLIC, UNCOUNTED, Kind

KINDS = {
    "turn": Kind(UNCOUNTED, "card", comment=True),
    "pay": Kind(UNCOUNTED, "hand", proposed=True),
    "gift": Kind(PUBLIC, "button"),
}
"""All of them; learning programs number them in this order. The buildings that a seat can pay would give its
hand away: that is why the others do not even see how many options there are."""
