"""The harbour at night: the poster of the set-up, and the view behind the table."""

import random

from san_juan.art.night import FLAME, LAMP, MOON, SKY, by_night, graded, halo, lantern, moon, pool, shape, stars
from san_juan.art.pencil import Path, Shapes, paint, put, rect
from san_juan.art.props import ship

POSTER_SIZE = (480, 640)
QUAY_LAMPS = (68, 152, 232, 314, 396, 470)
ROOFS = ("#18304a", "#122a44", "#1c3550", "#152c46")
WIDTH, HEIGHT, SHORE, QUAY = 800, 500, 214, 418
"""The view behind the table: its size, the line where the water begins, and the one where the quay does."""
MOON_AT = (468, 96)


def gleam(x: float, top: float, wide: float, count: int, fill: str, gap: float = 4.6) -> str:
    """Return the light of a lamp on the water below it: dashes that grow shorter."""
    luck, outline = random.Random(f"{x}/{top}"), ""
    for i in range(count):
        length = wide * (1 - i / count) * luck.uniform(0.6, 1.1)
        outline += f"M{x - length / 2 + luck.uniform(-2, 2):.1f} {top + i * gap:.1f}h{length:.1f}v1.5h-{length:.1f}z"
    return shape("path", fill, 0.62, d=outline)


def lamps(*places: tuple[float, float], size: float = 2.2) -> str:
    """Return small lamps with their light."""
    return "".join(
        halo(x, y, size * 6.5)
        + shape("circle", LAMP, cx=x, cy=y, r=size)
        + shape("circle", FLAME, cx=x, cy=y, r=size * 0.55)
        for x, y in places
    )


def galleon(x: float, y: float, scale: float, flip: bool = False) -> str:
    """Return a ship at anchor with lamps at stern, bow and top, and their light in the water; `y` is the waterline."""
    hull = graded(paint(put(ship(), x, y, scale, 0, flip)), "ship")
    side = -1 if flip else 1
    spots = ((-48, -36), (8, -97), (52, -30), (-24, -86))
    places = [(x + side * a * scale, y + b * scale) for a, b in spots]
    ports = [(x + side * a * scale, y - 11 * scale) for a in (-31, -19, -7, 5)]
    glow = "".join(shape("circle", LAMP, cx=a, cy=b, r=1.9 * scale) for a, b in ports)
    water = "".join(gleam(a, y + 3, 15 * scale, 7, "#ffbe5c") for a, _ in places[::2])
    return water + hull + glow + lamps(*places, size=2.6 * scale)


def far_town(left: float, right: float, base: float, name: str, tall: float = 1) -> str:
    """Return houses far away along the shore, dark, with a few lit windows and their light in the water."""
    luck, x, out, lights = random.Random(name), left, "", ""
    while x < right:
        wide, high = luck.uniform(11, 22), luck.uniform(9, 22) * tall
        out += shape("rect", luck.choice(ROOFS), x=x, y=base - high, width=wide, height=high)
        if luck.random() < 0.3:
            out += shape("path", "#1f3a55", d=f"M{x:.1f} {base - high:.1f}l{wide / 2:.1f}-6 {wide / 2:.1f} 6z")
        for i in range(int(wide // 5)):
            if luck.random() < 0.5:
                at = (x + 2.5 + i * 5, base - high + luck.choice((4, 8)))
                lights += shape("rect", LAMP, luck.uniform(0.7, 1), x=at[0], y=at[1], width=1.9, height=2.8)
        if luck.random() < 0.35:
            lights += gleam(x + wide / 2, base + 3, 9, 5, "#ffbe5c", 3.4)
        x += wide + luck.choice((0, 0, 0, 3))
    return out + lights


def poster(body: str) -> str:
    """Return the poster by night; `body` is the inside of its symbol by day."""
    scene = by_night("poster", body, POSTER_SIZE)
    sea_lights = "".join(gleam(x, 500, 22, 4, "#ffbe5c") for x in (262, 320))
    rigging = lamps((246, 372), (291, 334), (340, 408), (276, 424), size=2.4)
    tower = halo(133, 268, 62) + shape("path", LAMP, d="M124 300v-35a9 9 0 0 1 18 0v35z")
    tower += shape("circle", FLAME, cx=133, cy=284, r=6) + lamps((146, 158), size=4)
    quay = "".join(lantern(x, 630, 74) for x in QUAY_LAMPS)
    return scene + tower + galleon(424, 452, 0.5, True) + rigging + sea_lights + quay


def sky() -> str:
    """Return the sky of the view: bands around the moon, stars."""
    x, y = MOON_AT
    rings = zip((330, 220, 130), SKY[1:], strict=True)
    out = shape("rect", SKY[0], width=WIDTH, height=HEIGHT)
    out += "".join(shape("circle", fill, cx=x, cy=y, r=radius) for radius, fill in rings)
    return out + stars("harbour", WIDTH, SHORE - 30, 90) + moon(x, y, 40.0)


def sea() -> str:
    """Return the water with the moon's broad path and small waves."""
    luck, path, waves = random.Random(7), "", ""
    for i in range(38):
        y = SHORE + 3 + i * 5.3
        wide = 16 + i * 4.2
        for _ in range(2):
            length = wide * luck.uniform(0.25, 0.75)
            left = MOON_AT[0] - length / 2 + luck.uniform(-wide, wide) * 0.4
            path += f"M{left:.0f} {y:.1f}h{length:.0f}v1.7h-{length:.0f}z"
        waves += f"M{luck.uniform(0, WIDTH):.0f} {y:.1f}h{luck.uniform(8, 34):.0f}v1.1h-30z"
    out = shape("rect", "#0c2b49", y=SHORE, width=WIDTH, height=HEIGHT - SHORE)
    out += shape("rect", "#0a2440", y=SHORE + 70, width=WIDTH, height=HEIGHT)
    return out + shape("path", "#2d5f86", 0.6, d=waves) + shape("path", MOON, 0.6, d=path)


def hills() -> str:
    """Return the dark hills beyond the bay, with the fort on the left one and its light."""
    back = f"M0 {SHORE}v-52q90-46 190-8t190 22 190-4 230-34v76z"
    near = f"M0 {SHORE}v-24q120-34 240-4t260 8 300-26v46z"
    walls = [rect(70, 118, 74, 40, "#24405c"), rect(120, 118, 24, 40, "#182f49"), rect(98, 92, 22, 30, "#2b4866")]
    fort: Shapes = [*walls, Path("M96 92a13 15 0 0 1 26 0z", "#7a3b34")]
    fort.append([rect(70 + i * 16, 112, 9, 8, "#24405c") for i in range(5)])
    plain = paint(fort).replace('"', "'")
    return shape("path", "#173553", d=back) + plain + shape("path", "#112a46", d=near) + lamps((109, 106), size=3)


def quay() -> str:
    """Return the quay in front: its edge, paving in the light of a row of lanterns, bollards, barrels."""
    stones = "".join(
        f"M{x} {QUAY + 10}L{400 + (x - 400) * 1.9:.0f} {HEIGHT}h2L{x + 1.4} {QUAY + 10}z" for x in range(-40, 850, 26)
    )
    rows = "".join(f"M0 {QUAY + 10 + y}h{WIDTH}v1.4H0z" for y in (0, 8, 20, 38, 62))
    out = shape("rect", "#1d3148", y=QUAY, width=WIDTH, height=HEIGHT - QUAY)
    out += shape("rect", "#324860", y=QUAY, width=WIDTH, height=7) + shape(
        "rect", "#0b1c30", y=QUAY + 7, width=WIDTH, height=4
    )
    out += shape("path", "#0f2238", 0.7, d=stones + rows)
    out += "".join(pool(x, QUAY + 44, 84) for x in range(64, WIDTH, 168))
    return out + "".join(lantern(x, QUAY + 34, 76, 0.75) for x in range(64, WIDTH, 168))


def harbour() -> str:
    """Return the view behind the table, 800 by 500."""
    town = far_town(-6, 300, SHORE + 2, "west") + far_town(560, WIDTH, SHORE + 2, "east", 1.25)
    fleet = (
        galleon(212, 306, 0.92) + galleon(640, 296, 0.8, True) + galleon(366, 250, 0.42) + galleon(724, 352, 1.05, True)
    )
    return sky() + hills() + sea() + town + fleet + quay()
