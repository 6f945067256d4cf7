"""Things that several pictures show: palms, crates, coins, ships, flags, people, birds.

Each is drawn once, around an origin on the ground, and then placed and scaled.
"""

from san_juan.art.pencil import Glyph, Group, Line, Path, Shapes, disc, glyph, oval, poly, put, rect, stretch

CRATE_EDGE = "#7a4a22"
COIN_FACE = [oval(0, 0, 10, 3.8, "#ffd873"), oval(0, 0, 6.2, 2.3, "#f2b43a")]
COIN_EDGE = [
    Path("M-10 0v4.2a10 3.8 0 0 0 20 0v-4.2z", "#e2952a"),
    Path("M2 0v8a10 3.8 0 0 0 8-3.8v-4.2z", "#a5641a"),
]
COIN = [
    disc(0, 0, 10, "#a5641a"),
    disc(-1, -0.8, 9, "#ffd873"),
    disc(-1, -0.8, 6.2, "#f2b43a"),
    rect(-2.4, -4.5, 2.8, 7.6, "#fff1bd"),
]
DOVE = [
    Path("M-2-2Q2-20 18-24 16-10 8-1z", "#b9d0d6"),
    Path("M-20 8l-5-1 3-3-4-3q8-2 12 1Q-8-4 0-5q8-1 11-4 4-3 7 1l5 1-5 2q-2 6-8 9-9 5-18 1-5 0-9 5z", "#fffaf0"),
    Path("M-20 8l-3-4q6 1 10-1 12 5 27-6-2 5-6 7-9 5-18 1-5 0-10 3z", "#b9d0d6"),
    Path("M-6-1Q-12-20-2-28q8 10 10 26-6 5-14 2z", "#fffaf0"),
    Path("M-2-28q8 10 10 26-3 3-6 3Q4-14-2-28z", "#dfe9e6"),
]
"""A dove that flies to the upper right, about 45 units wide, around its breast."""
HULL: Shapes = [
    Path("M-52-32l14 2v8h62q16 0 30-6-6 20-18 28h-70q-14-10-18-32z", "#9a5a32"),
    Path("M12-22h12q16 0 30-6-6 20-18 28h-26q6-12 2-22z", "#6b3a1c"),
    Path("M-50-24h14v4h60q16 0 28-6l-2 4q-12 6-26 6h-62v-4h-11z", "#f2b43a"),
    [rect(x, -13, 5, 4, "#2d1408") for x in (-34, -22, -10, 2, 14)],
]
MASTS: Shapes = [
    [rect(x - 1.2, -top, 2.4, top - 16, "#5a3318") for x, top in ((-24, 84), (8, 94), (36, 70))],
    Line("M44-24L66-40", "#5a3318", 2.4),
]
SAILS = ((-24, -78, 24, 20), (-24, -54, 32, 26), (8, -86, 26, 22), (8, -60, 36, 30), (36, -62, 18, 30))
"""Mast, upper edge, width and height of each sail."""
HEAD = [
    poly("#fff6e3", -3, -35, 3, -35, 0, -27),
    Path("M-4.5-42h9v5q-1 4-4.5 4t-4.5-4z", "#a8653f"),
    Path("M.5-42h4v5q-1 4-4 4z", "#7d4627"),
]
LEGS = [
    rect(-5.5, -13, 4.6, 13, "#fff4dc"),
    rect(0.9, -13, 4.6, 13, "#b9a98c"),
    Path("M-6.5-3h6v3h-7zM.5-3h6l1 3h-7z", "#2d1408"),
]


def palm(x: float, base: float, size: float, flip: bool = False) -> Glyph:
    """Return a palm: the dark crown and stem with a lit left part, without an outline."""
    tree = glyph("palm-tree", x, base, size, ("#1d6450", "#3f9a62", "none"), flip)
    return Glyph(tree.name, tree.transform, tree.fill, tree.left, "none", flip)


def barrel(x: float, base: float, size: float) -> Glyph:
    """Return a barrel; `x` is its axis."""
    return glyph("barrel", x, base, size, ("#8a5427", "#d9a262", "#3a1d0b"))


def crate(x: float, base: float, size: float, lit: str = "#e0ab67", dark: str = "#9c6430") -> Group:
    """Return a nailed crate with a front `size` wide, from its lower left corner."""
    boards: Shapes = [
        poly(dark, 100, -100, 132, -110, 132, -10, 100, 0),
        poly("#f3cf93", 0, -100, 32, -110, 132, -110, 100, -100),
        rect(0, -100, 100, 100, lit),
        Line("M10-10L90-90", CRATE_EDGE, 9),
        Path("M0-100h100v100h-100zM13-87v74h74v-74z", CRATE_EDGE),
    ]
    return put(boards, x, base, size / 100)


def coins(x: float, base: float, count: int, radius: float = 9) -> Group:
    """Return a stack of gold coins; `x` is its axis."""
    stack = [put(COIN_EDGE + COIN_FACE, 0, -3.8 - 4.2 * i) for i in range(1, count + 1)]
    return put(stack, x, base, radius / 10)


def coin(x: float, y: float, radius: float) -> Group:
    """Return one coin seen from the front, its right edge in shade, around (x, y)."""
    return put(COIN, x, y, radius / 10)


def flag(x: float, top: float, length: float, height: float, fill: str, dark: str) -> Group:
    """Return a waving flag whose upper left corner is at (x, top); the fold at the free end is in shade."""
    wave = Path("M0 0q10-6 20 0t20 0v20q-10 6-20 0t-20 0z", fill)
    fold = Path("M20 0q10 6 20 0v20q-10 6-20 0z", dark)
    return stretch([wave, fold], x, top, length / 40, height / 20)


def _sail(x: float, top: float, width: float, height: float, lit: str, dark: str) -> Group:
    """Return a square sail full of wind from the left, `x` its mast."""
    cloth = Path("M-16 0h32q9 15 2 30-16-6.3-36 0q9-15 2-30z", lit)
    lee = Path("M4 0h12q9 15 2 30-6.400-5.400-12-5 9-12-2-25z", dark)
    return stretch([cloth, lee], x, top, width / 32, height / 30)


def ship(sail: str = "#fff4dc", shade: str = "#d9bd94", banner: str = "#cf5a33") -> Shapes:
    """Return a galleon under sail, 110 units long and 98 high, heading right, its keel around the origin."""
    cloths = [_sail(*place, sail, shade) for place in SAILS]
    jib = poly(shade, 44, -56, 66, -38, 46, -28)
    pennants = [flag(8, -98, 16, 6, banner, "#9b3a23"), flag(-24, -88, 12, 5, banner, "#9b3a23")]
    return [MASTS, cloths, jib, pennants, HULL]


def person(coat: str, dark: str, hat: str = "#0b3147") -> Shapes:
    """Return somebody in a long coat and a three-cornered hat, 50 units high, seen from the front."""
    body: Shapes = [
        Path("M-7-35h14q3 1 3.500 5l-1 18h-19l-1-18q.5-4 3.500-5z", coat),
        Path("M1-35h6q3 1 3.500 5l-1 18h-8z", dark),
    ]
    return [LEGS, body, HEAD, Path("M-10-41q4-1.500 5-6 5-4 10 0 1 4.500 5 6-10 3-20 0z", hat)]


def bush(x: float, base: float, radius: float) -> Group:
    """Return a clipped round bush; `x` is its axis."""
    light = Path("M-10 0a10 10 0 0 1 13-9.5q-2 10-5.5 17a10 10 0 0 1-7.5-7.5z", "#5fae6a")
    return put([disc(0, 0, 10, "#2a7a58"), light], x, base - radius, radius / 10)


def cypress(x: float, base: float, height: float, lit: str = "#3f9a62", dark: str = "#1d6450") -> Group:
    """Return a slim tree; `x` is its axis."""
    crown = [
        Path("M0-50q12.800 25 8 46h-16q-4.800-21 8-46z", dark),
        Path("M0-50q2.400 25 0 46h-8q-4.800-21 8-46z", lit),
    ]
    return put([rect(-1.2, -5, 2.4, 5, "#6b3a1c"), crown], x, base, height / 50)
