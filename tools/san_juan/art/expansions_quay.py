"""The buildings at the water: customs office, harbor."""

from san_juan.art.backdrop import grain, ground, hills, sea, side_grain, sky
from san_juan.art.masses import BRICK, DEEP, NAVY, TERRA, arcade, dome, finial, ledge, roof, round_tower, wall
from san_juan.art.pencil import Line, Path, Shapes, disc, oval, paint, poly, put, rect, stand
from san_juan.art.props import barrel, crate, flag, ship

SCALES: Shapes = [
    poly("#5a2812", -16, 54, -9, 47, 9, 47, 16, 54),
    rect(-3, -8, 6, 60, "#8a4a28"),
    rect(0.6, -8, 2.4, 60, "#4a2412"),
    Line("M-33 2L33-4", "#c9861f", 4.5),
    disc(0, -1, 4.5, "#ffd873"),
    Line("M-32 2l-13 29h26zM32-4l-13 22h26z", "#5a3508", 1.3),
    crate(-42, 31, 17),
    [rect(23, 6, 9, 12, "#54626d"), rect(33, 9, 8, 9, "#2a343c")],
    Path("M-51 31h38q-4 8-19 8t-19-8z", "#f2b43a"),
    Path("M13 18h38q-4 8-19 8t-19-8z", "#c9861f"),
]
"""The great scales of the quay, a crate in one pan, weights in the other, around the axle of the beam."""
CUSTOMS: Shapes = [
    wall(40, 148, 92, 60, "#ffd9a8", "#d08a62", 0.26),
    ledge(40, 88, 92, 6, "#fffaf0", "#c8a68c", 0.26),
    roof(44, 82, 84, 16, side=0.26),
    arcade(46, 148, 3, 20, 15, 34, DEEP),
    rect(40, 110, 68, 3, "#fffaf0"),
    arcade(50, 106, 3, 20, 8, 13, DEEP, "#fffaf0"),
    arcade(114, 148, 1, 0, 11, 26, "#4a2415"),
    rect(84, 34, 2.4, 34, NAVY),
    [flag(86.4, 36, 40, 20, TERRA, BRICK), flag(86.4, 43, 40, 6, "#fffaf0", "#d9c3a8")],
]

BANDS = (("#fffaf0", "#e6d9c8", "#b39a90"), ("#e2683c", "#c04c2a", "#8a2f1c"))
"""The tones of the white and the red bands of the lighthouse, from left to right."""
LIGHTHOUSE: Shapes = [
    [round_tower(0, -11 * i, 20 - i * 2, 11, BANDS[i % 2]) for i in range(5)],
    rect(-9, -58, 18, 4, NAVY),
    [rect(-5, -69, 10, 11, "#ffe59a"), rect(2, -69, 3, 11, "#f2a42c")],
    dome(0, -69, 7, TERRA, BRICK),
    finial(0, -76, 6),
]
"""The striped lighthouse, around its foot."""
MOLE = [
    Path("M240 104H150q-10 0-10 6v6h100z", "#f3dcae"),
    Path("M240 116H140v8q2 6 12 6h88z", "#b08d60"),
    Path("M140 116h100v2H140z", "#fff0cc"),
]
WAKE = Path("M40 134q20-4 50 0t54 0v3q-24 4-54 0t-50 0zM30 142q20-3 40 0t40 0v2q-20 3-40 0t-40 0z", "#c9f2e8")
EDGE = [Path("M0 156l240-8v40H0z", "#e6c78f"), Path("M0 156l240-8v4L0 160z", "#fff0cc")]
BOLLARD = [rect(64, 146, 10, 14, "#3a464f"), rect(70, 146, 4, 14, "#1c262d"), oval(69, 146, 7, 3, "#54626d")]
CARGO: Shapes = [crate(150, 168, 18), crate(176, 166, 14), barrel(134, 172, 26)]


def customs_office() -> str:
    """Return the quay house under its flag, the great scales before it, a ship in the roads."""
    back = sky("pale", 92, 50, 17) + sea(104, 36, "#1c929a", "#a8ebe0", 92) + paint(put(ship(), 182, 110, 0.5))
    quay = ground(132, "#e9cf9f", "#d3b07a") + paint(rect(0, 130, 240, 5, "#fff0cc"))
    front = stand(148, CUSTOMS) + stand(162, put(SCALES, 154, 114), reach=0.7) + paint(barrel(70, 172, 32))
    return back + quay + front + side_grain()


def harbor() -> str:
    """Return the harbour: the mole with its lighthouse, a galleon entering, quay and cargo in front."""
    back = sky("morn", 70, 50, 19) + hills(96, "#e3a07c", "#c07a68", 2) + sea(94, 90, "#14808a", "#8fd9cf", 70)
    mole = paint(put(ship("#fffaf0", "#e3c9a8"), 198, 100, 0.26), MOLE)
    light = stand(112, put(LIGHTHOUSE, 162, 112), reach=0.6)
    quay = (
        paint(EDGE) + grain(0, 148, 240, 32, "b", 0.35) + stand(160, BOLLARD, reach=0.7) + stand(168, CARGO, reach=0.7)
    )
    return back + mole + light + paint(WAKE, put(ship(), 86, 139)) + quay + side_grain()


SCENES = {"customs_office": customs_office, "harbor": harbor}
