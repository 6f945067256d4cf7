"""Scenes drawn again because their first version was pale or hard to tell apart on small cards."""

from san_juan.art.backdrop import ground, hills, rays, side_grain, sky, tiles
from san_juan.art.masses import BRICK, TERRA, column
from san_juan.art.pencil import Line, Path, Shapes, disc, glyph, oval, paint, poly, put, rect, stand, stretch
from san_juan.art.props import barrel, crate, palm

IRON = ("#54626d", "#dfe8ec", "#1c262d")
GRASS = ("#2f8a5c", "#6cc07a", "none")


def _block(x: float, base: float, width: float, height: float, deep: float = 14) -> Shapes:
    """Return a hewn stone with its top, its lit front and its shaded side."""
    back = (x + deep, base - height - deep * 0.55, x + width + deep, base - height - deep * 0.55)
    return [
        rect(x, base - height, width, height, "#f6dcae"),
        poly("#fff6df", x, base - height, *back, x + width, base - height),
        poly("#a9703f", x + width, base, x + width, base - height, *back[2:], x + width + deep, base - deep * 0.55),
        Line(f"M{x + 5:g} {base - height * 0.3:g}h{width * 0.3:g}", "#d9ae72", 1.6),
        Line(f"M{x + width * 0.5:g} {base - height * 0.62:g}h{width * 0.32:g}", "#d9ae72", 1.6),
    ]


CLIFF: Shapes = [
    poly("#d98a4e", 0, 132, 0, 34, 46, 34, 46, 54, 84, 54, 84, 78, 120, 78, 120, 132),
    poly("#8f4a2a", 46, 34, 58, 42, 58, 62, 46, 54),
    poly("#8f4a2a", 84, 54, 96, 62, 96, 86, 84, 78),
    poly("#8f4a2a", 120, 78, 134, 88, 134, 132, 120, 132),
    [rect(0, y, x, 5, "#f2b878") for y, x in ((34, 46), (54, 84), (78, 120))],
    Line("M8 52v24M22 62v30M34 70v18M60 72v22M14 98v20M72 96v22M100 94v20M44 104v18", "#b5683a", 2.4),
]
"""Steps cut into a red hill."""
HOIST: Shapes = [
    [Line(f"M{foot} 0L192 -104", "#5a3318", 5) for foot in (168, 216)],
    Line("M178 -46h28", "#5a3318", 4),
    Line("M192 -104v36", "#3a1d0b", 1.8),
    Line("M192 -68l-13 14M192 -68l13 14", "#3a1d0b", 1.6),
    disc(192, -102, 5, "#9c6430"),
]
"""Two legs with a pulley, feet on y = 0."""


def quarry() -> str:
    """Return the quarry: a red hill cut in steps, a stone that hangs from the hoist, a pick among blocks."""
    back = sky("noon", 196, 46, 17, 120) + hills(122, "#7cc2a6", "#4f9f86", 2)
    floor = ground(120, "#f0d39a", "#dcb26c")
    hung = stand(150, put(HOIST, 0, 150), put(_block(176, -22, 28, 20, 9), 0, 138))
    heap = stand(160, _block(78, 160, 40, 26), _block(92, 134 + 4, 30, 20), _block(128, 166, 30, 20))
    pick = [glyph("war-pick", 42, 168, 66, IRON)]
    return back + floor + stand(132, CLIFF) + hung + heap + stand(164, pick) + side_grain()


STRIPES = ((30, TERRA), (54, "#fffaf0"), (78, TERRA), (102, "#fffaf0"), (126, TERRA), (150, "#fffaf0"), (174, TERRA))
AWNING: Shapes = [
    [poly(fill, 44 + i * 20, 46, 64 + i * 20, 46, x + 24, 84, x, 84) for i, (x, fill) in enumerate(STRIPES)],
    [Path(f"M{x} 84h24v2a12 9 0 0 1-24 0z", "#b8441f" if fill == TERRA else "#d9ccb4") for x, fill in STRIPES],
    rect(42, 43, 144, 5, "#7a2f16"),
]
"""A striped awning with a scalloped hem, 168 wide."""
FRUIT = (
    (58, 110, "#f2952e"), (68, 110, "#f7b03e"), (63, 102, "#ffc84f"), (78, 110, "#f2952e"), (73, 102, "#f7b03e"),
    (100, 110, "#3f9a4e"), (111, 110, "#58b85e"), (105, 101, "#7ad07a"), (122, 110, "#3f9a4e"), (116, 101, "#58b85e"),
    (144, 110, "#c2303a"), (154, 110, "#e0485a"), (149, 102, "#ef6a70"), (164, 110, "#c2303a"), (159, 102, "#e0485a"),
)  # fmt: skip
STALL: Shapes = [
    [rect(x, 80, 6, 72, fill) for x, fill in ((36, "#8a5427"), (182, "#5a3018"))],
    rect(42, 84, 140, 34, "#6a2f3a"),
    [disc(x, y, 6.5, fill) for x, y, fill in FRUIT],
    [disc(x - 2, y - 2, 1.8, "#fff6d8") for x, y, _ in FRUIT],
    rect(34, 114, 156, 7, "#f3cf93"),
    [rect(38 + i * 24.6, 121, 21, 30, "#c98f4e" if i < 4 else "#8a5427") for i in range(6)],
    [rect(38 + i * 24.6, 134, 21, 2.4, "#7a4a22") for i in range(6)],
]


def market_stand() -> str:
    """Return the stand: heaps of oranges, limes and peppers under a striped awning before the sea."""
    back = sky("noon", 44, 44, 16, 110) + hills(112, "#57b0a6", "#2f8f8a", 1)
    front = paint(barrel(206, 168, 34), crate(14, 168, 26))
    return back + ground(112, "#f6dda6", "#e2b873") + stand(152, STALL, AWNING) + front + side_grain()


ARCH_LEGS = "M50 156V58h140v98h-40V108a30 32 0 0 0-60 0v48z"
ARCH_SHADE = "M150 156v-48a30 32 0 0 0-10-24l12-26h38v98z"
GATE: Shapes = [
    Path(ARCH_LEGS, "#fffaf0"),
    Path(ARCH_SHADE, "#c58a72"),
    rect(42, 48, 112, 11, "#fffdf6"),
    rect(152, 48, 46, 11, "#a86a55"),
    rect(54, 26, 98, 22, "#ffeccf"),
    rect(150, 26, 36, 22, "#c58a72"),
    [rect(x, 80, 3, 76, fill) for x, fill in ((62, "#ecd2b8"), (94, "#ecd2b8"), (178, "#9c6250"))],
    rect(50, 74, 100, 4, TERRA),
    rect(150, 74, 40, 4, BRICK),
    [disc(x, 92, 8, fill) for x, fill in ((78, TERRA), (162, BRICK))],
    [disc(x, 92, 4.5, fill) for x, fill in ((78, "#ffc93c"), (162, "#d18f1e"))],
]
"""The arch with an attic, pilasters and roundels."""
WREATH = glyph("laurel-crown", 104, 48, 24, ("#b9741c", "#ffc93c", "#7a3a12"))
CARPET = [poly("#b8353a", 104, 156, 136, 156, 168, 182, 72, 182), poly("#f2b43a", 104, 156, 107, 156, 80, 182, 74, 182)]


def triumphal_arch() -> str:
    """Return the arch at sunset, violet hills and the sun seen through it."""
    back = sky("dusk", 120, 84, 0, 120) + rays(120, 98, "#ffe6a8", 0.32, 16) + paint(disc(120, 98, 40, "#ffd27a"))
    view = hills(126, "#8d4f72", "#5b2f5c", 1) + ground(124, "#f0b98a", "#d98f5e") + tiles(130, "#8a4a3c", 0.3)
    trees = paint(palm(24, 164, 88), palm(218, 164, 92, True))
    return back + view + paint(CARPET) + stand(156, GATE, WREATH) + trees + side_grain()


def _span(x: float) -> Shapes:
    """Return one bay of the aqueduct, 56 wide, its pier to the right."""
    bay = f"M{x} 156V72h56v84h-13V112a15 17 0 0 0-30 0v44z"
    under = f"M{x + 43} 156V112a15 17 0 0 0-9-15l14-25h8v84z"
    return [
        Path(bay, "#fff0d2"),
        Path(under, "#bb7d50"),
        rect(x, 118, 13, 3, "#d9a878"),
        rect(x + 43, 118, 13, 3, "#8f5a36"),
    ]


CHANNEL: Shapes = [
    rect(0, 58, 240, 16, "#ffe2b4"),
    rect(0, 56, 240, 5, "#37b9b0"),
    Line("M10 58h22M58 58h30M116 58h18M160 58h34M212 58h16", "#d4fbf2", 1.6),
    rect(0, 72, 240, 4, "#b5743f"),
]
SPRING = [Path("M196 60q18 2 20 20v70h-12V84q0-10-9-12z", "#9beadd"), Path("M206 70q6 6 6 16v64h-5V86z", "#fffaf0")]
"""Water that falls from the channel at its end."""


def aqueduct() -> str:
    """Return the aqueduct: sunlit bays against blue hills, water along the top that falls into a pool."""
    back = sky("gold", 52, 40, 15, 110) + hills(122, "#4f9fb0", "#2a7a8a", 2)
    field = ground(118, "#7fbf6a", "#549a52")
    bays = stand(156, [_span(x) for x in (-44, 12, 68, 124)], CHANNEL[0])
    water = paint(CHANNEL, SPRING, oval(210, 154, 30, 8, "#1f97a0"), oval(210, 153, 22, 5, "#9beadd"))
    plants = paint(palm(18, 170, 74), [glyph("sugar-cane", x, 176, 34, GRASS) for x in (96, 152)])
    return back + field + bays + water + plants + side_grain()


SHAFT: Shapes = [
    stretch([column(0, 0, 20, 84, "#fffaf0", "#f3d9d0", "#b07fa0")], 120, 140, 1, 1),
    Line("M111 68q10 8 19 4M111 88q10 8 19 4M111 108q10 8 19 4M111 128q10 8 19 4", "#e0907a", 3),
    rect(103, 50, 23, 7, "#fffdf6"),
    rect(126, 50, 11, 7, "#b07fa0"),
]
PLINTH = [
    rect(100, 138, 26, 12, "#fffdf6"), rect(126, 138, 14, 12, "#a5749a"),
    rect(90, 148, 38, 12, "#ffeede"), rect(128, 148, 22, 12, "#94638c"),
]  # fmt: skip
WINGED: Shapes = [
    Path("M0-2q-4-12-2-18l4 0q3 8 1 18z", "#ffd873"),
    disc(0.4, -23, 3.4, "#ffd873"),
    Path("M-2-17q-10-2-17-12 2 14 15 17z", "#ffc93c"),
    Path("M2-17q8-2 15-12-1 14-13 17z", "#c9861f"),
    Line("M2-16l9-9", "#ffd873", 2.2),
    oval(13, -27, 4, 3, "#8fc25a"),
]
"""A winged victory that holds up a wreath, around her feet."""


def victory_column() -> str:
    """Return the column before the setting sun, a winged victory on its head."""
    back = sky("dusk", 120, 80, 0) + rays(120, 80, "#ffe6a8", 0.35) + paint(disc(120, 84, 46, "#ffd27a"))
    view = hills(126, "#8d4f72", "#5b2f5c", 1) + ground(124, "#f0b98a", "#d98f5e") + tiles(130, "#8a4a3c", 0.3)
    trees = paint(palm(30, 162, 76), palm(212, 164, 82, True))
    return back + view + trees + stand(158, PLINTH, SHAFT, put(WINGED, 120, 50, 1.05)) + side_grain()


SCENES = {
    "quarry": quarry,
    "market_stand": market_stand,
    "triumphal_arch": triumphal_arch,
    "aqueduct": aqueduct,
    "victory_column": victory_column,
}
