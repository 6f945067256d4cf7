"""The tobacco storage: an open drying shed whose hanging leaves show even on the smallest card."""

from san_juan.art.backdrop import furrows, ground, hills, side_grain, sky
from san_juan.art.pencil import Line, Path, Shapes, paint, poly, put, rect, stand

CURED = (("#ffd766", "#d9972c"), ("#e9b04a", "#b5742a"))
"""The lit and the shaded half of a dried leaf: golden, and browner."""
BLADES = (
    (-66, "#8fc25a", "#5f9a45"), (66, "#4f8f45", "#2c6a3a"), (-34, "#a9d36a", "#6fae4c"),
    (34, "#5f9a45", "#2c6a3a"), (0, "#bfe07c", "#6fae4c"),
)  # fmt: skip
"""The slant in degrees and the two halves of the leaves of a growing plant."""
PLANTS = ((78, 182, 0.9), (160, 182, 0.9), (24, 178, 1.25), (216, 180, 1.25))
THATCH: Shapes = [
    poly("#ffdf9a", 26, 90, 62, 40, 172, 40, 180, 90),
    poly("#b0702c", 180, 90, 172, 40, 214, 90),
    Line("".join(f"M{58 + i * 15} 48L{36 + i * 19:g} 86" for i in range(1, 8)), "#dba84f", 1.8),
    Line("M44 74H176M54 58H174", "#e3b45c", 1.4),
    [rect(24, 88, 156, 5, "#c9862f"), rect(180, 88, 36, 5, "#6e431c")],
    rect(60, 38, 114, 5, "#8a5427"),
]


def _leaf(lit: str, dark: str) -> Shapes:
    """Return a leaf tied by its stem that hangs from the origin, 17 wide and 46 long."""
    return [
        Line("M0-2v10", "#7a5a1c", 2),
        Path("M0 4q9 5 8.500 17-1 14-7.500 25-8-10-9.500-25 0-12 8.500-17z", lit),
        Path("M0 4q9 5 8.500 17-1 14-7.500 25z", dark),
        Line("M0 4l1 38", "#8a5f1c", 1.1),
        Line("M0 16l-5 5M0 24l-6 5M0 16l5 5M0 24l6 5M0 32l-4 4M0 32l4 4", "#b5802a", 0.8),
    ]


def _blade(lit: str, dark: str) -> Shapes:
    """Return an upright leaf at the origin, 31 long."""
    return [Path("M0 0q-10-12-6-22 2-6 6-9z", lit), Path("M0 0q10-12 6-22-2-6-6-9z", dark)]


PLANT = [put(_blade(lit, dark), 0, 0, 1, turn) for turn, lit, dark in BLADES]
BEAM = "#8a5a2c"
SHED: Shapes = [
    [rect(46, 84, 148, 66, "#5b2a1c"), rect(166, 84, 28, 66, "#3a1810")],
    [put(_leaf(*CURED[i % 2]), 62 + i * 23.2, 88, 1.18) for i in range(6)],
    rect(46, 86, 148, 4, BEAM),
    [[rect(x, 84, 7, 66, "#e0ab67"), rect(x + 4.4, 84, 2.6, 66, "#8a5427")] for x in (40, 116, 192)],
    THATCH,
]
"""Open to the front: a dark inside, and under the beam six great leaves."""


def tobacco_storage() -> str:
    """Return the drying shed: a wide thatched roof against a turquoise sky, golden leaves that hang in its shade."""
    back = sky("noon", 44, 44, 16) + hills(112, "#6cbfa0", "#3a8f74", 2)
    field = ground(112, "#c9cf74", "#a8b64e") + furrows(112, "#86a53e")
    return back + field + stand(150, SHED) + paint([put(PLANT, *place) for place in PLANTS]) + side_grain()


SCENES = {"tobacco_storage": tobacco_storage}
