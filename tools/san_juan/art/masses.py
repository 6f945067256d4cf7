"""Masses of architecture, each with a lit face to the left and a shaded face to the right.

All stand on the line y = `base` and are `width` wide and `height` high; `side` is the share of the shaded face.
"""

from san_juan.art.pencil import Path, Shapes, arch, disc, oval, poly, rect

WALL, SHADE = "#fffaf0", "#b9d0d6"
TERRA, BRICK = "#cf5a33", "#9b3a23"
TEAL, DEEP, NAVY = "#11858a", "#0a5566", "#0b3147"


def wall(
    x: float, base: float, width: float, height: float, lit: str = WALL, dark: str = SHADE, side: float = 0.34
) -> Shapes:
    """Return a block of masonry."""
    cut = width * side
    return [rect(x, base - height, width - cut, height, lit), rect(x + width - cut, base - height, cut, height, dark)]


def roof(
    x: float, base: float, width: float, height: float, lit: str = TERRA, dark: str = BRICK, side: float = 0.34
) -> Shapes:
    """Return a hipped roof with a dark eave, for the wall of the same width and side below it."""
    cut, top = width * side, base - height
    edge, ridge = x + width - cut, x + width - cut * 0.6
    return [
        poly(lit, x - 4, base, x + (width - cut) * 0.12, top, ridge, top, edge, base),
        poly(dark, edge, base, ridge, top, x + width + 4, base),
        rect(x - 4, base, width + 8, 3, dark),
    ]


def ledge(
    x: float, base: float, width: float, height: float, lit: str = "#fffdf6", dark: str = "#8fb3bf", side: float = 0.34
) -> Shapes:
    """Return a cornice or parapet that juts out 3 units on both sides of the wall of the same width."""
    cut = width * side
    front = rect(x - 3, base - height, width - cut + 3, height, lit)
    return [front, rect(x + width - cut, base - height, cut + 3, height, dark)]


def dome(x: float, base: float, radius: float, lit: str = "#37b9b0", dark: str = TEAL) -> Shapes:
    """Return a dome, `x` its axis."""
    high = radius * 1.1
    left = (
        f"a{radius:g} {high:g} 0 0 1 {radius:g} {-high:g}q{radius * 0.25:g} {radius * 0.6:g} {radius * 0.2:g} {high:g}z"
    )
    whole = f"M{x - radius:g} {base:g}a{radius:g} {high:g} 0 0 1 {2 * radius:g} 0z"
    return [Path(whole, dark), Path(f"M{x - radius:g} {base:g}{left}", lit)]


def arcade(
    x: float, base: float, count: int, gap: float, width: float, height: float, fill: str = DEEP, sill: str = ""
) -> Shapes:
    """Return a row of openings with round heads, `gap` apart from left foot to left foot."""
    holes: Shapes = [arch(x + i * gap, base, width, height, fill) for i in range(count)]
    return holes + ([rect(x + i * gap - 1.5, base, width + 3, 2, sill) for i in range(count)] if sill else [])


def column(
    x: float, base: float, width: float, height: float, lit: str = WALL, mid: str = "#e6d6bd", dark: str = "#b99a78"
) -> Shapes:
    """Return a round column with a base and a head; `x` is its axis."""
    left, shaft = x - width / 2, height - 6
    return [
        rect(left, base - 3 - shaft, width * 0.45, shaft, lit),
        rect(left + width * 0.45, base - 3 - shaft, width * 0.27, shaft, mid),
        rect(left + width * 0.72, base - 3 - shaft, width * 0.28, shaft, dark),
        [rect(left - 2, y, width + 4, 3, lit) for y in (base - 3, base - height)],
        [rect(left + width * 0.72, y, width * 0.28 + 2, 3, dark) for y in (base - 3, base - height)],
    ]


def round_tower(x: float, base: float, width: float, height: float, tones: tuple[str, str, str]) -> Shapes:
    """Return a round shaft with an axis at `x`, in three tones from left to right."""
    left, top, shares = x - width / 2, base - height, (0, 0.5, 0.76, 1)
    steps = zip(shares, shares[1:], tones, strict=False)
    return [rect(left + width * a, top, width * (b - a), height, tone) for a, b, tone in steps]


def basin(x: float, base: float, width: float, height: float, lit: str, dark: str, water: str) -> Shapes:
    """Return a round basin filled to the rim; `x` is its axis, `base` its foot."""
    half, top = width / 2, base - height
    bowl = f"M{x - half:g} {top:g}q{half * 0.2:g} {height:g} {half * 0.6:g} {height:g}h{half * 0.8:g}"
    bowl += f"q{half * 0.4:g} 0 {half * 0.6:g} {-height:g}z"
    shade = f"M{x + half * 0.25:g} {top:g}v{height:g}h{half * 0.15:g}q{half * 0.4:g} 0 {half * 0.6:g} {-height:g}z"
    return [
        Path(bowl, lit),
        Path(shade, dark),
        oval(x, top, half, height * 0.3, dark),
        oval(x, top, half - 3, height * 0.2, water),
    ]


def finial(x: float, base: float, height: float, fill: str = NAVY) -> Shapes:
    """Return a rod with a ball."""
    return [rect(x - 1, base - height, 2, height, fill), disc(x, base - height, 2.4, fill)]
