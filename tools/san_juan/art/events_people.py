"""The events that people bring: taxes, general amnesty, governor's visit.

An event has the shape of a role tile, 140 by 96. What matters lies between x = 15 and x = 125: a card shows no more.
"""

from san_juan.art.backdrop import event_sky
from san_juan.art.pencil import Line, Path, Shapes, arch, disc, glyph, oval, paint, poly, put, rect, stand
from san_juan.art.props import DOVE, coins, flag, person, ship

LOCKS = [oval(x, y, 2.6, 2.1, tone) for y in (32, 35, 38, 41) for x, tone in ((62.8, "#fff6e6"), (77.2, "#cfc3b4"))]
ARMS: Shapes = [
    [Line("M62 46L50 62", "#5a2d78", 6), Line("M79 46l9 14", "#371a4e", 6)],
    [disc(49, 63.5, 3, "#a8653f"), disc(89, 62, 3, "#7d4627")],
]
TABLE: Shapes = [
    rect(16, 66, 112, 5, "#2f8f6a"),
    Path("M16 71h78v18l-4-3" + "-5 3-5-3" * 7 + "-4 3z", "#1f6f55"),
    Path("M94 71h34v18l-4-3" + "-5 3-5-3" * 3 + "z", "#0f4a3c"),
    rect(16, 80, 112, 2, "#f2b43a"),
    [rect(x, 86, 4, 8, "#5a2812") for x in (20, 120)],
]
LEVY = [coins(27, 66, 5, 6.5), coins(40, 67, 3, 6.5), coins(33, 70, 1, 6.5)]
DECREE: Shapes = [
    Path("M92 66q-2-26 2-28h22q4 2 2 6v22z", "#fff6df"),
    Path("M110 38h6q4 2 2 6v22h-6q2-18-2-28z", "#e0c48e"),
    Line("M97 45h13M97 50h12M97 55h9", "#b08a5a", 1.5),
    disc(112, 60, 5.5, "#cf3f33"),
    Path("M113 54.600a5.500 5.500 0 0 1 0 10.800z", "#8f2520"),
]
QUILL: Shapes = [Line("M50 64L57 50", "#fffaf0", 1.4), Path("M53 56q0-10 10-14-1 10-8 14z", "#ffd873")]

COURSES = "M14 46h20M74 46h18M14 58h20M74 58h18M14 70h20M74 70h18"
JOINTS = "M28 36v10M82 36v10M22 46v12M86 46v12M28 58v12M80 58v12M22 70v12M86 70v12"
PRISON: Shapes = [
    rect(14, 33, 78, 49, "#9fb0bb"),
    poly("#5d7080", 92, 33, 128, 40, 128, 82, 92, 82),
    Line(COURSES + JOINTS, "#8798a5", 1),
    [rect(12 + i * 14, 26, 9, 8, "#9fb0bb") for i in range(6)],
    [rect(18.5 + i * 14, 26, 2.5, 8, "#5d7080") for i in range(6)],
    rect(12, 33, 82, 3, "#c3ced4"),
    [arch(34, 82, 40, 46, "#5d7080"), arch(37, 82, 34, 43, "#ffd873"), arch(42, 82, 24, 34, "#fff1bd")],
    [arch(x, 64, 7, 13, "#1c2c40") for x in (102, 115)],
]
GATE_LEAF: Shapes = [
    Path("M0 0V-40L17-46V6z", "#1c262d", 0.25),
    Line("".join(f"M{17 * i / 4:g} {1.5 * i:g}V{-40 - 1.5 * i:g}" for i in range(5)), "#243039", 2.2),
    Line("M0-40L17-46M0-22L17-22M0 0L17 6", "#243039", 2.2),
]
"""One leaf of the iron gate, swung open to the right, around the foot of its hinge."""
CHAIN = [Line(f"M{x} 90a3.500 2 0 1 0 7 0a3.500 2 0 1 0-7 0", "#3a464f", 1.7) for x in (88, 93.5, 108, 113.5)]
FLOCK = [put(DOVE, 60, 60, 0.78), put(DOVE, 92, 24, 0.86, -6), put(DOVE, 113, 47, 0.6, 6)]

RIPPLES = Path("M4 71h30v1.200H4zM28 76h44v1.200H28zM84 73h40v1.200H84zM100 78h34v1.200h-34z", "#8fd9cf")
CREST: Shapes = [
    glyph("imperial-crown", 72.5, 54, 16, ("#f2a42c", "#ffd24f", "#8a2f1c")),
    Line("M62.500 55.500h20", "#cf3f33", 2),
    [flag(72, 9, 36, 12, "#ffc93c", "#d9932a"), disc(81, 14, 3.2, "#b0306a")],
]
CARPET: Shapes = [
    [rect(0, 82, 140, 14, "#f0d6a4"), rect(0, 82, 140, 2, "#fff3d0")],
    [Path("M62 82h16L96 96H44z", "#cf3f33"), Path("M72 82h6L96 96H78z", "#8f2520")],
    Line("M64 82L48 96M76 82L92 96", "#ffd24f", 1.2),
]
GUARD: Shapes = [
    put(person("#2b5fae", "#183c78"), 0, 0, 0.52),
    Line("M6 0V-32", "#5a2812", 1.3),
    poly("#f0f4f6", 4.5, -31, 6, -37, 7.5, -31),
]


def taxes() -> str:
    """Return the tax collector behind his table: coins in stacks, the quill, the sealed decree."""
    bands = ("#6d3038", "#96453c", "#c0683f", "#e39a4a", "#ffe09a")
    back = event_sky(bands, "#542430", "#8f5a3a", 70, "#ffd98a")
    man = stand(92, put(person("#5a2d78", "#371a4e", "#1f0d30"), 70, 88, 1.42)) + paint(LOCKS, ARMS)
    return back + man + stand(92, TABLE) + paint(LEVY, DECREE, QUILL)


def general_amnesty() -> str:
    """Return the prison gate thrown open: light and doves come out, a broken chain lies on the ground."""
    bands = ("#23406b", "#3f679a", "#7fa6c4", "#f0cf9a", "#fff6d8")
    back = event_sky(bands, "#2a3f66", "#d9bd8c", 76, "#ffe9b8")
    light = paint(Path("M37 82h34l26 14H16z", "#fff1bd", 0.6))
    gates = [put(GATE_LEAF, 36, 82, 0.92, flip=True), put(GATE_LEAF, 72, 82, 0.92)]
    return back + stand(82, PRISON, reach=0.6) + light + paint(gates, CHAIN, FLOCK)


def governors_visit() -> str:
    """Return the governor's galleon under a great banner, and the red carpet laid out on the quay."""
    bands = ("#b0406a", "#cf5f66", "#ee8a5f", "#ffbf73", "#fff0c0")
    back = event_sky(bands, "#7a2f5a", "#14808a", 66, "#ffd98a")
    vessel = put(ship("#fff4dc", "#e0b890", "#ffc93c"), 66, 81, 0.74)
    guards = [put(GUARD, x, 92) for x in (28, 42, 98, 112)]
    return back + paint(RIPPLES, vessel, CREST, CARPET) + stand(92, guards, reach=0.7)


SCENES = {"taxes": taxes, "general_amnesty": general_amnesty, "governors_visit": governors_visit}
