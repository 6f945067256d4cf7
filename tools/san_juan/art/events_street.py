"""The events that befall things: earthquake, debt relief, reconstruction.

An event has the shape of a role tile, 140 by 96. What matters lies between x = 15 and x = 125: a card shows no more.
"""

from san_juan.art.backdrop import event_sky
from san_juan.art.masses import BRICK, DEEP, NAVY, TERRA, arcade, dome, roof, wall
from san_juan.art.pencil import Line, Path, Shapes, arch, cast, disc, paint, poly, put, rect, stand
from san_juan.art.props import coin, coins

STUMP: Shapes = [
    poly("#fffaf0", 66, 80, 66, 46, 71, 41, 76, 46, 80, 39, 83, 80),
    poly("#c7a9b4", 83, 80, 80, 39, 86, 44, 92, 38, 92, 80),
    Line("M72 44l3 9-4 6 5 9-3 7", "#5a2018", 1.4),
    arch(70, 80, 8, 14, "#4a1f2a"),
    rect(84.5, 58, 4, 8, "#4a1f2a"),
]
BELFRY: Shapes = [
    poly("#fffaf0", 0, 0, 4, -4, 8, 1, 12, -3, 17, 2, 17, -20, 0, -20),
    poly("#c7a9b4", 17, 2, 26, -3, 26, -20, 17, -20),
    [rect(-2, -23, 19, 4, "#fffdf6"), rect(17, -23, 11, 4, "#b58f9c")],
    dome(13, -23, 11, TERRA, BRICK),
    rect(12, -42, 2, 8, NAVY),
    arch(5, -2, 9, 14, "#4a1f2a"),
]
BELL: Shapes = [
    Line("M0 0q6 1 6 9 1 5 4 7h-20q3-2 4-7 0-8 6-9z", "#5a2018", 2.4),
    Path("M0 0q6 1 6 9 1 5 4 7h-20q3-2 4-7 0-8 6-9z", "#f2b43a"),
    Path("M1 0q5 1 5 9 1 5 4 7h-7q2-8-2-16z", "#a5641a"),
    disc(0, 18, 2.4, "#7a4a08"),
]
LEFT_HOUSE = [
    wall(20, 80, 36, 24, "#ffe3c0", "#c98f86", 0.3),
    roof(20, 56, 36, 13, side=0.3),
    arcade(25, 80, 2, 11, 7, 14, "#4a1f2a"),
]
RIGHT_HOUSE = [
    wall(0, 0, 30, 22, "#ffd0a0", "#b9786c", 0.36),
    roof(0, -22, 30, 11, side=0.36),
    arcade(5, 0, 1, 0, 8, 14, "#4a1f2a"),
]
CRACK: Shapes = [
    poly("#2a0f1c", 62, 78, 70, 82, 60, 86, 74, 90, 66, 97, 104, 97, 90, 90, 98, 86, 82, 83, 88, 79, 72, 80),
    poly("#8a4a38", 62, 78, 70, 82, 60, 86, 74, 90, 66, 97, 72, 97, 79, 90, 66, 86, 75, 82),
    Line("M60 86L44 88 34 93M98 86l14 2 8 5M62 78l-8-2", "#2a0f1c", 1.6),
]
RUBBLE: Shapes = [
    [disc(x, y, r, "#f3cfa0", 0.55) for x, y, r in ((64, 80, 5), (96, 80, 6), (104, 82, 4), (58, 82, 4))],
    poly("#fff0dc", 50, 90, 54, 84, 59, 90),
    poly("#c9a090", 106, 84, 111, 79, 116, 85),
    poly("#fffaf0", 96, 58, 100, 54, 103, 60),
]

BOND_LEFT: Shapes = [
    Path("M-27-30q4 3 8 0h17l-4 8 5 7-6 9 5 8-6 9 5 9-4 8h-20q-5-3-8 0z", "#fff6df"),
    Path("M-27 20q3-3 8 0h20l-1 8h-19q-5-4-8 0z", "#e0c48e"),
    Line("M-21-20H-8M-21-13H-7M-21-6H-10M-21 1H-8M-21 8H-12", "#b08a5a", 1.8),
    put([Path("M0-8a8 8 0 0 0 0 16l-2-5 3-4-3-4z", "#cf3f33"), Path("M-5 5l-4 12 5-2 2-8z", "#9b2a23")], -1, 14),
]
BOND_RIGHT: Shapes = [
    Path("M3-30h17q4 3 8 0v58q-4-3-8 0h-20l4-8-5-9 6-9-5-8 6-9-5-7z", "#f1dcae"),
    Path("M22-29q3 2 6-1v58q-3-2-6-1z", "#c9a566"),
    Line("M8-20H18M6-13H18M8-6H18", "#a37a45", 1.8),
    put([Path("M0-8a8 8 0 0 1 0 16l-2-5 3-4-3-4z", "#8f2520"), Path("M3 7l3 9 2-3 4 1-5-9z", "#7a1d1a")], 2, 14),
]
FALLING = [coin(64, 68, 5), coin(72, 55, 4.5), coin(67, 28, 4), coin(75, 76, 4)]
PILES = [
    [coins(40, 88, 2, 8), coins(98, 88, 4, 8), coins(113, 90, 2, 7)],
    [coins(70, 92, 2, 9), coins(86, 92, 1, 8), coins(53, 92, 1, 7)],
]

SHELL: Shapes = [
    wall(24, 84, 56, 36, "#fffaf0", "#b9d0d6", 0.3),
    poly("#fffaf0", 24, 48, 24, 40, 32, 40, 32, 44, 42, 44, 42, 36, 52, 36, 52, 48),
    poly("#c8643a", 24, 60, 24, 48, 33, 48, 33, 54, 40, 54, 40, 60),
    Line("M24 54h9M28.500 48v6M31 54v6M24 60h16", "#8f3f24", 0.8),
    [arch(34, 84, 11, 22, DEEP), rect(50, 58, 9, 11, DEEP), arcade(67, 72, 1, 0, 7, 12, NAVY)],
]
SCAFFOLD: Shapes = [
    Line("M18 84V30M46 84V28M63 84V30M84 84V36", "#8a4a28", 2.4),
    Line("M14 66H88M14 46H88", "#c8743f", 3),
    Line("M18 84L46 66M46 66L63 46M63 84L84 66M18 46L34 30", "#a1642f", 1.4),
    [rect(x, y, 6, 3.2, "#c8643a") for x, y in ((20, 42), (23, 38.5), (27, 42), (52, 62.5), (59, 62.5))],
]
CRANE: Shapes = [
    poly("#a1542d", 98, 86, 103, 16, 107, 16, 112, 86),
    poly("#6d3219", 105, 86, 105, 16, 107, 16, 112, 86),
    Line("M100 74l11-12M101 58l8-10M102 44l6-9M110 74l-10-14M109 58l-8-12", "#4a2412", 1.2),
    poly("#c8743f", 58, 20, 59, 15, 124, 9, 125, 14),
    rect(114, 9, 11, 9, "#54626d"),
]
BRICKS = ("#cf5a33", "#a8442a", "#dd7a4e")
LOAD: Shapes = [
    rect(61.3, 18, 1.4, 9, "#3b1a0c"),
    Line("M62 26l-8 6M62 26l8 6", "#3b1a0c", 1.2),
    [rect(53 + i * 6.2, 32 + j * 3.6, 5.6, 3.2, BRICKS[(i + j) % 2]) for i in range(3) for j in range(2)],
    rect(51, 39.2, 22, 1.8, "#7a4a26"),
]
HEAP = [
    rect(100 + i * 7.2 + j % 2 * 3, 88 - j * 4.2, 6.8, 3.8, BRICKS[(i + j) % 3]) for j in range(3) for i in range(4 - j)
]


def _cloud(x: float, y: float, width: float, lit: str, dark: str) -> Shapes:
    """Return a flat-bottomed storm cloud, from its lower left corner."""
    heap = Path("M0 0q-2-7 6-8 2-9 11-7 7-6 13 1 10-1 10 14z", lit)
    return [put([heap, Path("M16 0q8-3 9-12l5-2q10-1 10 14z", dark)], x, y, width / 40)]


def earthquake() -> str:
    """Return a street that tears open while the bell tower breaks and its bell falls."""
    back = event_sky(("#4a1d3f", "#7c2a45", "#b3403f", "#e2703f", "#ffc96a"), "#5c2340", "#d9a06a", 72)
    clouds = paint(_cloud(92, 26, 46, "#7a3357", "#3a1633"), _cloud(4, 20, 34, "#a5434f", "#7c2a45"))
    street: Shapes = [LEFT_HOUSE, put(RIGHT_HOUSE, 103, 80, 0.98, 7), STUMP, put(BELFRY, 77, 37, 0.94, 20)]
    return back + clouds + cast(street, 80, 0.7) + paint(CRACK, street, RUBBLE, put(BELL, 58, 22, 1, 28))


def debt_relief() -> str:
    """Return a bond torn in two, its seal broken, and coins that fall from it."""
    bands = ("#1d6a58", "#2f8f6a", "#62b381", "#a9d69a", "#fff3c4")
    back = event_sky(bands, "#155245", "#e9cf94", 74, "#dff3c0")
    bond = [put(BOND_LEFT, 56, 42, 1, -13), put(BOND_RIGHT, 77, 42, 1, 14)]
    return back + stand(88, bond, reach=0.5) + stand(90, PILES, reach=0.7) + paint(FALLING)


def reconstruction() -> str:
    """Return a house that rises again inside its scaffold, a crane that lifts bricks, and a mason's heap."""
    bands = ("#2a7f9a", "#4fa3b0", "#8ecbc0", "#d3ebc4", "#fff6d0")
    back = event_sky(bands, "#1f6478", "#d9ab72", 74, "#e9f7d8")
    site = stand(84, SHELL, SCAFFOLD, reach=0.7) + stand(86, CRANE, reach=0.5)
    return back + site + paint(LOAD) + stand(92, HEAP)


SCENES = {"earthquake": earthquake, "debt_relief": debt_relief, "reconstruction": reconstruction}
