"""The small buildings of the town: office building, guard room, tavern."""

from san_juan.art.backdrop import ground, hills, sea, side_grain, sky, tiles
from san_juan.art.masses import BRICK, DEEP, NAVY, TERRA, arcade, dome, finial, roof, round_tower, wall
from san_juan.art.pencil import Line, Path, Shapes, arch, disc, glyph, oval, paint, poly, put, rect, stand
from san_juan.art.props import barrel, crate, person

HOIST: Shapes = [
    poly("#fbe6b8", -17, 26, -17, 4, 0, -10, 17, 4, 17, 26),
    poly("#c79a63", 9, 26, 9, -3, 17, 4, 17, 26),
    Line("M-20 5L0-11", TERRA, 4),
    Line("M0-11L20 5", BRICK, 4),
    arch(-9, 26, 15, 20, "#4a2415"),
    rect(-34, 2, 34, 4, "#5c371a"),
    rect(-31.5, 4, 2, 26, "#3b1a0c"),
    glyph("cargo-crate", -30.5, 60, 32, ("#9c6430", "#eebd7c", "#3d210c")),
]
"""The gable over the loft door with its beam, rope and hanging crate, around the foot of the gable."""
GATE: Shapes = [
    arch(114, 150, 32, 44, "#4a2415"),
    [arch(x, 150, 7, 42, "#11858a") for x in (108, 145)],
    rect(116, 122, 28, 28, "#4a2415"),
    [crate(118, 150, 15, "#c98f4e", "#7d4d24"), crate(120, 135, 10, "#b57a3c", "#6b3f1c")],
]
OFFICE: Shapes = [
    wall(56, 150, 132, 66, "#fbe6b8", "#c79a63", 0.24),
    roof(56, 84, 132, 26, side=0.24),
    rect(56, 87, 100, 3, "#d9b06f"),
    put(HOIST, 104, 62),
    arcade(164, 126, 1, 0, 12, 22, "#4a2415", "#9b6a3c"),
    rect(56, 144, 100, 6, "#37a9b0"),
    rect(156, 144, 32, 6, "#0f6f78"),
    GATE,
]
LEDGER = [
    glyph("open-book", 78, 176, 54, ("#e9d3a4", "#fffaf0", "#3a1b12")),
    glyph("quill-ink", 114, 172, 32, ("#4a2767", "#a678c4", "#1f0d30")),
]

STONE = ("#f3dcae", "#d8b782", "#a9855a")
RIM = ("#fff0cc", "#e0c491", "#b08d60")
TURRET: Shapes = [
    poly(STONE[0], -6, 24, -17, 0, 2, 0, 2, 24),
    poly(STONE[2], 2, 24, 2, 0, 17, 0, 6, 24),
    round_tower(0, 0, 30, 42, STONE),
    [round_tower(0, y, 36, 4, RIM) for y in (2, -40)],
    dome(0, -43, 17, TERRA, BRICK),
    finial(0, -60, 10),
    [arch(x, -12, width, 17, NAVY) for x, width in ((-11, 5), (-2, 6), (8, 4))],
]
"""The domed turret at the corner of the fort, around the point where its axis meets the rampart."""
RAMPART: Shapes = [
    rect(0, 120, 240, 40, "#e8c88f"),
    rect(0, 120, 240, 4, RIM[0]),
    [rect(i * 26 - 6, 110, 15, 11, STONE[0]) for i in range(10)],
    [rect(i * 26 + 5, 110, 4, 11, RIM[2]) for i in range(10)],
    Path("M0 132h240v1H0zM0 142h240v1H0z", "#c39a62"),
]
GUARD_HOUSE: Shapes = [
    wall(108, 152, 84, 54, side=0.28),
    roof(108, 98, 84, 20, side=0.28),
    arch(120, 152, 26, 38, "#7d4627"),
    arch(123, 152, 20, 35, NAVY),
    rect(152, 114, 15, 18, NAVY),
    [rect(155 + i * 4, 113, 1.5, 20, "#c9d6dc") for i in range(3)],
    rect(108, 146, 60.5, 6, TERRA),
    rect(168.5, 146, 23.5, 6, BRICK),
    arcade(176, 130, 1, 0, 9, 16, NAVY),
]
SENTRY: Shapes = [
    put(person("#2b5fae", "#183c78"), 0, 0, 1.2),
    Line("M12-4V-48", "#5c371a", 2.6),
    Line("M12-30V-52", "#2a343c", 1.8),
    Line("M12-54V-64", "#f0f4f6", 1.6),
    Line("M-6-36L6-16", "#fffaf0", 2),
    Line("M8-33L12-25", "#183c78", 4),
]

MUG: Shapes = [
    Line("M8-14q8.400 0 7.600 5.600t-8 5.600", "#a5641a", 2.6),
    rect(-8.4, -17, 16.8, 17, "#f2b43a"),
    rect(2.8, -17, 5.6, 17, "#a5641a"),
    [disc(x, -18, 4.8, "#fffaf0") for x in (-6.8, 0, 6.8)],
]
SIGN: Shapes = [
    rect(0, -92, 5, 92, "#5a2812"),
    rect(3.2, -92, 1.8, 92, "#2d1408"),
    rect(-4, -88, 46, 4, "#5a2812"),
    Line("M4-70L20-86", "#5a2812", 2.4),
    [rect(x, -86, 1.4, 8, "#2d1408") for x in (13, 34)],
    rect(8, -78, 32, 32, "#fff0d0"),
    rect(10, -76, 28, 28, DEEP),
    put(MUG, 22, -50, 0.9),
]
"""The post of the inn with the painted sign of a mug, from the foot of the post."""
TABLE: Shapes = [
    [rect(x - 7, -10, 14, 4, "#c8743f") for x in (-30, 31)],
    [rect(x - 5, -6, 2.4, 7, "#5a2812") for x in (-30, 31)],
    [rect(x + 3, -6, 2.4, 7, "#3b1a0c") for x in (-30, 31)],
    rect(-2.5, -18, 5, 19, "#5a2812"),
    rect(-11, 0, 22, 3, "#3b1a0c"),
    oval(0, -17, 24, 5, "#7d3d1f"),
    oval(0, -19, 24, 5, "#e39a5a"),
    [put(MUG, -8, -19, 0.65), put(MUG, 10, -18, 0.6)],
]
"""A round table with two mugs and two stools, around its foot."""
INN: Shapes = [
    wall(76, 146, 118, 54, "#fff0dc", "#b394bd", 0.24),
    roof(76, 92, 118, 26, side=0.24),
    [rect(158, 58, 11, 22, "#fff0dc"), rect(164, 58, 5, 22, "#b394bd"), rect(155, 56, 17, 4, BRICK)],
    [arch(92, 146, 30, 42, "#9b3a23"), arch(95, 146, 24, 39, "#ffc95a"), arch(99, 146, 16, 30, "#ffe9a8")],
    [rect(131, 114, 20, 17, "#ffd873"), rect(140, 114, 2, 17, "#9b3a23"), rect(129, 131, 24, 3, "#9b3a23")],
    [rect(174, 114, 11, 16, "#f2a42c"), rect(179, 114, 1.6, 16, "#4a1f3c")],
    rect(76, 95, 90, 3, "#d9b5b0"),
]


def office_building() -> str:
    """Return the supplier's warehouse: a loft with a hoist, crates at the gate, the ledger in front."""
    back = sky("noon", 60, 56, 18) + hills(112, "#6cbfae", "#3d9a7c", 1) + ground(114, "#f2ddb0", "#e2c38a")
    heap = [crate(150, 162, 22), crate(180, 163, 17), crate(156, 140, 16)]
    return back + tiles(122, "#c98e54") + stand(150, OFFICE) + stand(162, heap) + paint(LEDGER) + side_grain()


def guard_room() -> str:
    """Return the guard house on the bastion: the domed turret over the sea and a sentry before the gate."""
    back = sky("teal", 112, 52, 20) + sea(104, 30, "#0a5566", "#37b9b0", 112)
    fort = paint(RAMPART) + stand(140, put(TURRET, 64, 112)) + ground(146, "#f0d2a0", "#dcb57c")
    return back + fort + stand(152, GUARD_HOUSE) + stand(164, put(SENTRY, 96, 164), reach=0.7) + side_grain()


def tavern() -> str:
    """Return the inn at dusk: lit arch and windows, the sign of a mug, a table before the door."""
    back = sky("dusk", 106, 50, 20) + hills(114, "#a45a7e", "#6b3a68", 0) + ground(116, "#e8a97f", "#cf8359")
    light = paint(Path("M95 146h24l20 26H92z", "#ffd873", 0.45))
    yard = stand(162, put(SIGN, 56, 162), reach=0.7) + stand(164, put(TABLE, 142, 164), reach=0.6)
    return (
        back + tiles(124, "#9c5a3c", 0.3) + stand(146, INN) + light + yard + paint(barrel(198, 168, 34)) + side_grain()
    )


SCENES = {"office_building": office_building, "guard_room": guard_room, "tavern": tavern}
