"""The rich buildings: bank, goldsmith, cathedral."""

from san_juan.art.backdrop import grain, ground, hills, rays, side_grain, sky, tiles
from san_juan.art.masses import BRICK, DEEP, NAVY, TERRA, arcade, column, dome, finial, ledge, round_tower, wall
from san_juan.art.pencil import Line, Path, Shapes, arch, disc, glyph, paint, poly, put, rect, stand
from san_juan.art.props import coin, coins, palm

IRON = ("#54626d", "#2f3b45")
STRONGBOX: Shapes = [
    Path("M-2-30v-16q2-8 10-8h32q10 0 12 8v16z", "#3a464f"),
    Path("M3-30v-14q1-5 6-5h30q6 0 8 5v14z", "#12202a"),
    [coin(8 + i * 8, -31 - (i % 2) * 3, 5.5) for i in range(5)],
    rect(0, -28, 34, 28, IRON[0]),
    rect(34, -28, 14, 28, IRON[1]),
    [rect(-2, y, 36, 4, "#f2b43a") for y in (-29, -4)],
    [rect(34, y, 16, 4, "#a5641a") for y in (-29, -4)],
    [rect(x, -28, 4, 28, "#f2b43a") for x in (4, 26)],
    rect(12, -20, 10, 12, "#ffd873"),
    disc(17, -15, 2, NAVY),
]
"""An open iron chest full of coins, from its lower left corner."""
PEDIMENT: Shapes = [
    rect(-4, -76, 120, 10, "#fffdf6"),
    rect(-4, -69, 120, 3, "#d9b98c"),
    poly("#fffdf6", -8, -76, 56, -108, 120, -76),
    poly(TERRA, 6, -79, 56, -103, 106, -79),
    poly(BRICK, 56, -103, 106, -79, 70, -79),
    coin(56, -87, 8.5),
]
PORTICO: Shapes = [
    [rect(-4 - i * 4, i * 4 - 12, 120 + i * 8, 4, ("#fffdf6", "#efe0c4", "#dcc39c")[i]) for i in range(3)],
    rect(0, -66, 112, 54, "#3a2440"),
    arch(46, -12, 20, 42, "#f2b43a"),
    arch(49, -12, 14, 39, "#1f0d30"),
    [column(x, -12, 12, 54) for x in (8, 40, 72, 104)],
    PEDIMENT,
]
"""Steps, four columns and a pediment with a coin, 112 wide, from the lower left corner."""
HALL = [poly("#b08a62", 176, 142, 176, 76, 198, 80, 198, 142), poly(BRICK, 120, 44, 138, 44, 204, 80, 184, 76)]
SAVINGS = [put(STRONGBOX, 142, 168), coins(70, 170, 5), coins(91, 173, 3), coins(54, 174, 2)]

HOOP = "M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0zM-17.500 0a17.500 17.500 0 1 1 35 0a17.500 17.500 0 1 1-35 0z"
RING = [
    Path(HOOP, "#f2b43a"),
    Path("M8-24.700A26 26 0 0 1 6 25.300L4 17A17.500 17.500 0 0 0 5-16.800z", "#a5641a"),
    Path("M-23 2a23 23 0 0 1 13-22l2 4a19 19 0 0 0-11 18z", "#fff1bd"),
    poly("#a5641a", -12, -22, 12, -22, 15, -32, -15, -32),
    poly("#37b9b0", 0, -24, -17, -40, -10, -50, 10, -50, 17, -40),
    poly("#a8ebe0", -17, -40, -10, -50, 0, -50, -6, -40),
    poly("#7fd3c6", -6, -40, 0, -50, 10, -50, 6, -40),
    poly("#0a5566", 6, -40, 17, -40, 0, -24),
    poly("#11858a", 10, -50, 17, -40, 6, -40),
]
"""A great ring with a turquoise stone, standing upright, around its centre."""
FLAME = "M0 54q-16-14-4-30 2 8 6 9-3-15 8-24 0 12 8 18 4-4 3-10 14 18 2 37z"
FURNACE = [
    poly("#b0522f", 8, 0, 22, -60, 44, -60, 52, 0),
    poly("#7a3220", 36, 0, 36, -60, 44, -60, 60, 0),
    rect(0, 0, 44, 62, "#c8643a"),
    rect(44, 0, 22, 62, "#7a3220"),
    rect(-4, -2, 48, 6, "#e39a6a"),
    rect(44, -2, 26, 6, "#8f4228"),
    Path("".join(f"M{(i % 2) * 6} {12 + i * 10}h44v1.200h-44z" for i in range(5)), "#9b4428"),
    arch(5, 58, 38, 50, "#2d0f0a"),
]
BLAZE = [put([Path(FLAME, "#f2702c")], 18, 0), put([Path(FLAME, "#ffd24f")], 20.5, 23, 0.58)]
ROOM = [
    rect(0, 0, 240, 180, "#7a3f63"),
    rect(0, 0, 240, 22, "#552a4c"),
    Path("M0 40h240v1.500H0zM0 104h240v1.500H0z", "#64325a"),
]
WINDOW: Shapes = [
    rect(32, 30, 48, 62, "#4a2415"),
    rect(36, 34, 40, 54, "#f7b48f"),
    [disc(56, 55, radius, tone) for radius, tone in ((20, "#fbc89c"), (15, "#fddcae"), (9, "#fff8e0"))],
    rect(36, 75, 40, 13, "#1c929a"),
    Path("M44 78h22v1.500h-22zM48 83h24v1.500h-24z", "#a8ebe0"),
    [rect(54.5, 34, 3, 54, "#4a2415"), rect(36, 58, 40, 3, "#4a2415"), rect(28, 90, 56, 5, "#8a5427")],
]
TOOLS: Shapes = [
    [Line(f"M{x} 34V48", "#3a1d0b", 2.4) for x in (102, 115, 128)],
    [rect(94, 31, 42, 3, "#3a1d0b"), rect(95, 46, 14, 8, "#c9d6dc"), poly("#c9d6dc", 112, 46, 118, 46, 115, 60)],
    [disc(128, 53, 7, "#c9d6dc"), disc(128, 53, 4, "#7a3f63")],
]
BENCH = [rect(0, 142, 240, 10, "#d9935a"), rect(0, 152, 240, 30, "#8a4a28"), rect(0, 152, 240, 3, "#5a2812")]
CUSHION = [
    Path("M72 148q4-12 40-12t40 12q-2 8-40 8t-40-8z", "#8f3f9a"),
    Path("M118 136q34 2 34 12-2 8-34 8 8-10 0-20z", "#5a2470"),
]
HOARD: Shapes = [
    glyph("gold-bar", 52, 166, 44, ("#d6902c", "#ffe59a", "#5a2c0a")),
    [coins(168, 158, 3, 10), coins(188, 162, 2, 10)],
]

MARBLE = ("#fffaf0", "#dfe6e2", "#9dbac4")
BELL_TOWER: Shapes = [
    wall(0, 0, 36, 76, side=0.32),
    ledge(0, -76, 36, 4, side=0.32),
    wall(3, -80, 30, 24, side=0.32),
    ledge(3, -104, 30, 3, side=0.32),
    arch(10, -82, 10, 18, DEEP),
    Path("M12-86q0-7 3-7t3 7z", "#f2b43a"),
    dome(18, -107, 13),
    finial(18, -121, 7),
    [arch(9, y, 7, 15, DEEP) for y in (-46, -14)],
    [rect(0, -34, 24.5, 2.5, "#37a9b0"), rect(24.5, -34, 11.5, 2.5, DEEP)],
]
"""A bell tower of two storeys under a small dome, 36 wide, from its lower left corner."""
CROSSING: Shapes = [
    round_tower(120, 92, 54, 20, MARBLE),
    arcade(98, 90, 4, 12, 7, 13, DEEP),
    dome(120, 73, 27),
    round_tower(120, 46, 9, 7, MARBLE),
    dome(120, 39, 5.5, "#f2b43a", "#a5641a"),
    [rect(119, 20, 2, 14, NAVY), rect(115.5, 24, 9, 2, NAVY)],
]
NAVE: Shapes = [
    rect(90, 92, 60, 62, "#fffdf6"),
    Path("M90 94q8-2 10-10 6-14 20-14t20 14q2 8 10 10z", "#fffdf6"),
    Path("M132 76q6 4 8 8 2 8 10 10h-12z", "#b9d0d6"),
    [disc(120, 98, 10, "#f2b43a"), disc(120, 98, 7.5, DEEP)],
    Line("M120 91v14M113 98h14M115 93l10 10M125 93l-10 10", "#fffaf0", 1),
    rect(90, 114, 60, 3, "#37a9b0"),
    [arch(107, 154, 26, 34, "#f2b43a"), arch(110, 154, 20, 31, "#7a2f24"), rect(119, 124, 1.6, 30, "#4a1710")],
    [arch(x, 150, 7, 20, DEEP) for x in (95, 138)],
]
CHURCH: Shapes = [CROSSING, NAVE, put(BELL_TOWER, 58, 154), put(BELL_TOWER, 146, 154)]
STAIR = [rect(54 - i * 5, 150 + i * 4, 132 + i * 10, 4, ("#fffdf6", "#efe0c4", "#d8c09a")[i]) for i in range(3)]


def bank() -> str:
    """Return the bank: a columned portico, the strongbox open before its steps, stacks of coins."""
    back = sky("gold", 50, 62, 20) + hills(116, "#c98542", "#8a5a3a", 0) + ground(118, "#f0d2a0", "#dcb57c")
    front = stand(150, HALL, put(PORTICO, 64, 150)) + stand(168, SAVINGS, reach=0.7)
    return back + tiles(126, "#9c5a2c") + front + side_grain()


def goldsmith() -> str:
    """Return the goldsmith's workshop: the furnace at work, a great ring on the bench, gold beside it."""
    sunbeam = Path("M36 90h40l62 62H66z", "#ffe6a8", 0.2)
    glow = paint(Path("M140 132l-40 48h120l-20-48z", "#ff9a4a", 0.28))
    furnace = put([*FURNACE, *BLAZE], 148, 72)
    room = paint(ROOM) + grain(0, 0, 240, 180, "t", 0.3) + paint(WINDOW, TOOLS, furnace, sunbeam)
    bench = paint(BENCH) + grain(0, 142, 240, 38, "b", 0.35) + glow
    things = stand(152, CUSHION, put(RING, 112, 116), reach=0.8) + stand(164, HOARD, reach=0.6)
    return room + bench + things + side_grain()


def cathedral() -> str:
    """Return the white cathedral: two bell towers, the dome behind them, a plaza with a stair in front."""
    back = sky("teal", 92, 62, 24) + rays(92, 70, "#fff3c4", 0.16, 18) + hills(124, "#1b7a78", "#0f5f64", 0)
    plaza = ground(124, "#f3dcae", "#dfbd84") + tiles(130, "#9c5a3c")
    palms = [palm(34, 162, 62), palm(210, 164, 66, flip=True)]
    return back + plaza + stand(156, palms, CHURCH, reach=0.8) + paint(STAIR) + side_grain()


SCENES = {"bank": bank, "goldsmith": goldsmith, "cathedral": cathedral}
