"""The tobacco storage: an open drying shed whose hanging leaves can be told even on the smallest card."""

from art.backdrop import furrows, ground, hills, side_grain, sky
from art.pencil import Line, Path, paint, poly, put, rect, stand

CURED = (("#ffd766", "#d9972c"), ("#e9b04a", "#b5742a"))
"""The lit and the shaded half of a dried leaf: golden, and browner."""
BLADES = ((-66, "#8fc25a", "#5f9a45"), (66, "#4f8f45", "#2c6a3a"), (-34, "#a9d36a", "#6fae4c"))
BLADES += ((34, "#5f9a45", "#2c6a3a"), (0, "#bfe07c", "#6fae4c"))
"""The slant in degrees and the two halves of the leaves of a growing plant."""
PLANTS = ((70, 176, 0.95), (120, 180, 1.05), (172, 176, 0.95), (28, 176, 1.2), (214, 178, 1.2))
THATCH = [
    poly("#f3cf86", 36, 90, 70, 46, 170, 46, 176, 90),
    poly("#a8702f", 176, 90, 170, 46, 204, 90),
    Line("".join(f"M{66 + i * 14} 52L{46 + i * 18.5:g} 86" for i in range(1, 8)), "#d3a04f", 1.4),
    [rect(36, 88, 140, 4, "#c98f4e"), rect(176, 88, 28, 4, "#6e431c")],
]


def _leaf(lit: str, dark: str) -> list:
    """Return a leaf tied by its stem that hangs from the origin, 17 wide and 46 long."""
    return [
        Line("M0-2v10", "#7a5a1c", 2),
        Path("M0 4q9 5 8.500 17-1 14-7.500 25-8-10-9.500-25 0-12 8.500-17z", lit),
        Path("M0 4q9 5 8.500 17-1 14-7.500 25z", dark),
        Line("M0 4l1 38", "#8a5f1c", 1.1),
        Line("M0 16l-5 5M0 24l-6 5M0 16l5 5M0 24l6 5M0 32l-4 4M0 32l4 4", "#b5802a", 0.8),
    ]


def _blade(lit: str, dark: str) -> list:
    """Return a leaf that stands up from the origin, 31 long."""
    return [Path("M0 0q-10-12-6-22 2-6 6-9z", lit), Path("M0 0q10-12 6-22-2-6-6-9z", dark)]


PLANT = [put(_blade(lit, dark), 0, 0, 1, turn) for turn, lit, dark in BLADES]
SHED = [
    [rect(54, 84, 132, 62, "#3a1b10"), rect(160, 84, 30, 62, "#2a120a")],
    [put(_leaf("#8f7a34", "#665022"), 63 + i * 16.4, 90, 0.86) for i in range(8)],
    rect(54, 92, 132, 3, "#7d4a24"),
    [put(_leaf(*CURED[i % 2]), 66 + i * 17.3, 95) for i in range(7)],
    [[rect(x, 84, 6, 62, "#c98f4e"), rect(x + 3.6, 84, 2.4, 62, "#7d4a24")] for x in (50, 184)],
    THATCH,
]


def tobacco_storage() -> str:
    """Return the drying shed: a wide thatched roof, a dark inside, and golden leaves hung before it."""
    back = sky("gold", 62, 48, 18) + hills(112, "#e0a04a", "#a3a04a", 2)
    field = ground(112, "#b9b45c", "#9aa04a") + furrows(112, "#7f9440")
    return back + field + stand(146, SHED) + paint([put(PLANT, *place) for place in PLANTS]) + side_grain()


SCENES = {"tobacco_storage": tobacco_storage}
