"""The buildings among trees: hut, park, residence."""

from san_juan.art.backdrop import ground, hills, sea, side_grain, sky
from san_juan.art.masses import BRICK, DEEP, TERRA, arcade, basin, ledge, roof, round_tower, wall
from san_juan.art.pencil import Line, Path, Shapes, arch, disc, glyph, oval, paint, put, rect, stand
from san_juan.art.props import bush, cypress, palm

FRINGE = "l-4.330 4l-4.330-4" * 12
THATCH: Shapes = [
    Path(f"M0-58Q26-23 52 0{FRINGE}Q-26-23 0-58z", "#e3b862"),
    Path(f"M0-58Q26-23 52 0{FRINGE[: len(FRINGE) // 3]}Q15-29 0-58z", "#a87a32"),
    Line("M-39-4Q-20-29-5-50M-26-4Q-13-29-3-50M-13-4Q-6-29-2-50M0-4V-50", "#c2913f", 1.2),
]
"""A cone of thatch with a ragged edge, around the middle of that edge."""
HUT: Shapes = [
    rect(84, 116, 72, 38, "#c98f4e"),
    rect(134, 116, 22, 38, "#85552a"),
    [rect(84 + i * 6, 116, 1.2, 38, "#9c6430") for i in range(1, 9)],
    [rect(134 + i * 6, 116, 1.2, 38, "#5c371a") for i in range(1, 4)],
    arch(94, 154, 20, 32, "#3a1d0b"),
    rect(120, 124, 10, 11, "#3a1d0b"),
    put(THATCH, 120, 118),
]
SURF = Path("M0 126q30-5 60 0t60 0 60 0 60 0v4q-30-5-60 0t-60 0-60 0-60 0z", "#f4fff4")

MARBLE = ("#fffaf0", "#dfe6e2", "#9dbac4")
JETS: Shapes = [
    [Line(f"M{x} -44q{x * 0.4:g} 8 {x * 0.5:g} 24", "#ffffff", 2.4) for x in (-22, -13, 13, 22)],
    [Line(f"M0-60c{x * 0.3:g} -34 {x} -26 {x} 10", "#ffffff", 2.4) for x in (-15, -7, 7, 15)],
    Line("M0-58v-30", "#ffffff", 3),
]
FOUNTAIN = [
    basin(0, 0, 92, 18, "#fffaf0", "#a9c4cc", "#37b9b0"),
    round_tower(0, -14, 9, 32, MARBLE),
    basin(0, -34, 46, 12, "#fffaf0", "#a9c4cc", "#7fd3c6"),
    round_tower(0, -44, 6, 16, MARBLE),
    JETS,
]
"""A fountain of two basins, around its foot."""
PATHS = [
    Path("M112 108h16L176 180H64z", "#f6e0b0"),
    Path("M128 108L176 180h-22L122 108z", "#e2c38a"),
    oval(120, 148, 74, 14, "#f6e0b0"),
    Path("M120 134q74 0 74 14-6 14-74 14 40-6 40-14t-40-14z", "#e2c38a"),
]
HEDGE: Shapes = [
    [cypress(x, 114, 50 - abs(120 - x) * 0.35, "#2f8a62", "#17584a") for x in (92, 106, 120, 134, 148)],
    [rect(0, 100, 104, 14, "#3f9a62"), rect(0, 100, 104, 4, "#7cc07a")],
    [rect(136, 100, 104, 14, "#1d6450"), rect(136, 100, 104, 4, "#3f9a62")],
]
LAWN = [bush(92, 122, 9), bush(148, 122, 9), bush(76, 128, 10), bush(164, 128, 10)]
POTS = [glyph("flower-pot", x, 182, 40, (TERRA, "#f0a27c", "#5a1f10")) for x in (40, 202)]

PINK, ROSE, SHUTTER = "#f9bfa0", "#cb8272", "#2f8f7a"
UPSTAIRS: Shapes = [
    arcade(10, -39, 2, 22, 9, 19, DEEP),
    arcade(90, -39, 2, 15, 9, 19, DEEP),
    arcade(125, -39, 1, 0, 9, 19, "#5a2018"),
    [rect(x, -56, 4, 17, SHUTTER) for x in (6, 19, 28, 41)],
    arcade(47, -40, 3, 12, 9, 26, DEEP),
    disc(62, -74, 4, "#fffaf0"),
]
BALCONY: Shapes = [
    rect(40, -40, 46, 4, "#fffaf0"),
    rect(40, -50, 46, 2, "#fffaf0"),
    [rect(41 + i * 5.5, -50, 1.6, 10, "#fffaf0") for i in range(9)],
]
MANSION: Shapes = [
    wall(0, 0, 148, 66, PINK, ROSE, 0.2),
    ledge(0, -64, 148, 4, "#fffaf0", "#d9b3a2", 0.2),
    roof(0, -66, 148, 20, side=0.2),
    wall(44, 0, 42, 84, "#fbcdb2", ROSE, 0.16),
    roof(44, -84, 42, 16, TERRA, BRICK, 0.16),
    rect(0, -34, 118, 3, "#fffaf0"),
    [arcade(5, 0, 2, 20, 13, 28, DEEP), arcade(88, 0, 2, 15, 11, 28, DEEP), arcade(125, 0, 1, 0, 11, 28, "#5a2018")],
    arch(55, 0, 17, 32, "#7a2f24"),
    UPSTAIRS,
    BALCONY,
]
"""Two wings and a raised middle with a loggia, from the lower left corner."""
GARDEN = [
    [Path("M98 138h20l22 44H76z", "#f9e6bb"), Path("M112 138h6l22 44h-18z", "#e2c38a")],
    [Path("M34 152h48l-10 14H18z", "#2a7a58"), Path("M38 150h46l-9 12H24z", "#5fae6a")],
    [Path("M136 150h52l14 12h-58z", "#5fae6a"), Path("M144 162h58v4h-56z", "#2a7a58")],
]
BLOOMS = [
    disc(x, y, 2.2, ("#ffc93c", "#f2805c", "#fffaf0")[(x + y) % 3])
    for y in (153, 158)
    for x in (36, 45, 55, 66, 147, 158, 170, 181)
]
CLIPPED = [
    [cypress(32, 148, 62), cypress(206, 150, 66)],
    [bush(88, 152, 9), bush(130, 152, 9), bush(84, 174, 12), bush(140, 176, 12)],
]


def hut() -> str:
    """Return a thatched hut on the beach, two palms leaning over it."""
    back = sky("noon", 62, 54, 18) + hills(104, "#79c7bb", "#3fa08f", 2) + sea(102, 30, "#1c9da0", "#a8ebe0", 62)
    beach = ground(126, "#f8e3b4", "#ecc98c") + paint(SURF)
    trees = [palm(62, 158, 108), palm(182, 160, 116, flip=True)]
    return back + beach + stand(158, trees, reach=0.6) + stand(154, HUT) + side_grain()


def park() -> str:
    """Return the park: a fountain where the paths meet, clipped hedges, palms on both sides."""
    back = sky("noon", 64, 56, 18) + hills(110, "#6fc4bc", "#3a9c98", 0) + ground(108, "#8cc474", "#6fb063")
    still = stand(114, HEDGE, reach=0.3) + paint(PATHS) + stand(128, LAWN, reach=0.6)
    trees = [palm(56, 150, 98), palm(186, 150, 98, flip=True)]
    front = stand(150, trees, reach=0.7) + stand(156, put(FOUNTAIN, 120, 156)) + paint(POTS)
    return back + still + front + side_grain()


def residence() -> str:
    """Return the grand mansion behind its garden: parterres, clipped trees and the path to the stairs."""
    back = sky("noon", 66, 52, 17) + hills(112, "#6cbfae", "#3d9a7c", 2) + ground(120, "#a9d082", "#86bb6a")
    house = stand(140, palm(190, 146, 92, flip=True), put(MANSION, 46, 140), reach=0.7)
    return back + house + paint(GARDEN, BLOOMS) + stand(152, CLIPPED, reach=0.4) + side_grain()


SCENES = {"hut": hut, "park": park, "residence": residence}
