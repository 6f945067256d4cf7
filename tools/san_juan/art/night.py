"""The same scenes by night: another sky with a moon and stars, moonlight on what was in the sun, lamps behind windows.

Works on the text of a symbol, whose first five shapes are always sky, three bands and the sun; arches are openings.
"""

import random
import re

SKY = ("#0a2140", "#0f2c50", "#173b63", "#23507a")
"""The farthest band to the one around the moon."""
MOON, MARE = "#fff3cf", "#e3d3a4"
MOONLIGHT = (0.5, 0.54, 0.62)
HAZE = (6, 18, 40)
"""The shares of red, green and blue that are left, and what the dark air adds to each (0 to 255)."""
LAMP, LAMP_EDGE, FLAME = "#ffcf6b", "#f2992e", "#fff0b8"
GLEAMS = {
    "art-smithy": "#ffd27a #ffc93c #f2a42c #ff8a3c #ffe59a",
    "art-silver_smelter": "#ffc93c #f2a42c #ffd873 #ffb347 #ffe59a",
    "art-coffee_roaster": "#ffc93c #f2a42c #ffb347 #ffe59a",
    "art-black_market": "#ffd27a #f2a42c #ffc93c #ffe59a",
    "art-tavern": "#ffd27a #f2a42c #ffc93c #ffe59a #ffe9a8 #fff0c0",
    "art-tobacco_storage": "#ffd766 #d9972c #e9b04a #b5742a",
    "art-market_stand": "#f7b03e #ffc84f #f2952e #7ad07a #58b85e #e0485a #ef6a70",
}
"""Colours that shine by themselves in a scene: fire, molten metal, what hangs right before a lamp."""
GOLD = {"#ffd873", "#f2b43a", "#ffdf7a", "#fff1bd"}
"""Gold catches the lamps in every scene."""
REPAINTED = {
    "art-library": {"#a9e3d6": SKY[2], "#fff3c4": MOON, "#66c4ba": SKY[1]},
    "art-archive": {"#a9e3d6": SKY[2], "#8ed8d2": SKY[2], "#fff3c4": MOON},
    "art-goldsmith": {"#f7b48f": SKY[1], "#fbc89c": SKY[2], "#fddcae": SKY[3], "#fff8e0": MOON, "#1c929a": SKY[0]},
    "art-statue": {"#fff3c4": MOON},
    "art-victory_column": {"#ffd27a": MOON},
    "art-hero": {"#fff1bd": MOON},
    "art-triumphal_arch": {"#ffd27a": MOON},
}
"""Colours that are something else by night: the disc behind a monument is the moon, a window shows the night."""
INDOORS = {"art-library", "art-archive", "art-goldsmith"}
"""Rooms: lamplight instead of moonlight, and no sky to speak of."""
DARK_PANES = {"art-indigo_plant", "art-harbor", "role-taxes", "art-guild_hall", "role-governors_visit"}
"""Scenes whose upright dark rectangles are no windows."""
LANTERNS = {
    "art-indigo_plant": ((42, 150, 30),),
    "art-market_stand": ((24, 166, 44),),
    "art-well": ((70, 152, 34),),
    "art-crane": ((196, 158, 34),),
    "art-quarry": ((150, 158, 34),),
    "art-carpenter": ((150, 150, 30),),
    "art-aqueduct": ((84, 166, 36),),
    "art-statue": ((66, 158, 32), (174, 158, 32)),
    "art-victory_column": ((66, 160, 32), (174, 160, 32)),
    "art-hero": ((60, 158, 32), (182, 158, 32)),
    "art-triumphal_arch": ((64, 168, 38), (176, 168, 38)),
    "art-gold_mine": ((176, 152, 34),),
    "art-smithy": ((160, 150, 26),),
    "art-bank": ((44, 150, 34),),
    "art-park": ((58, 150, 34), (186, 150, 34)),
    "art-harbor": ((98, 158, 34),),
    "art-trading_post": ((160, 152, 30),),
    "art-tobacco_storage": ((30, 150, 32),),
    "role-builder": ((64, 84, 20),),
    "role-producer": ((60, 84, 22),),
    "role-trader": ((64, 84, 20),),
    "role-councillor": ((84, 84, 22),),
    "role-prospector": ((84, 84, 20),),
    "role-debt_relief": ((20, 84, 24),),
    "role-reconstruction": ((70, 86, 24),),
    "role-general_amnesty": ((112, 84, 26),),
    "role-earthquake": ((74, 86, 20),),
}
"""The places of lanterns on the ground: x, y, height."""
LAMPLIGHT, DUSK = (0.78, 0.64, 0.46), (16, 8, 4)
DARKEST = 88
"""Openings are darker than this (the mean of red, green and blue); a lamp burns behind them."""
LIT_SHARE = 0.85
DISC = re.compile(
    r'<path d="M(-?[\d.]+) (-?[\d.]+)a([\d.]+) \3 0 1 0 [\d.]+ 0a[^"]+z" fill="[^"]+"/>'
    r'|<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="[^"]+"/>'
)
BACK = re.compile(r'<path d="M0 0h\d+v\d+h-\d+z" fill="[^"]+"/>|<rect width="\d+" height="\d+" fill="#[^"]+"/>')
BEAM = re.compile(r'<path d="M[\d.]+ [\d.]+L[^"]+z" fill="[^"]+" opacity="0.35"/>')
ARCH = re.compile(
    r'<path d="M(-?[\d.]+) (-?[\d.]+)v-[\d.]+a[\d.]+ [\d.]+ 0 0 1 ([\d.]+) 0v([\d.]+)z" fill="(#[0-9a-f]{6})"/>'
)
PANE = re.compile(r'<path d="M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z" fill="(#[0-9a-f]{6})"/>')
GLINT = re.compile(r'(<path d="M-?[\d.]+ [\d.]+h[\d.]+v1\.[\d]+h-[^"]*" )fill="[^"]+"')
COLOUR = re.compile(r'(fill|stroke)="(#[0-9a-f]{6}|#[0-9a-f]{3})"')
"""Colours in double quotes still have to be put into the light of the night; this module draws with single ones."""


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour (0 to 255); three digits count double, as in SVG."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def under(colour: str, light: tuple[float, float, float], haze: tuple[int, int, int]) -> str:
    """Return a colour in another light: of each channel a share, and what the air adds to it."""
    mixed = (min(255, round(c * part + more)) for c, part, more in zip(channels(colour), light, haze, strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def dark(colour: str) -> bool:
    """Return whether an opening of this colour leads into a room."""
    return sum(channels(colour)) / 3 < DARKEST


def shape(name: str, fill: str, opacity: float = 1, **measures: object) -> str:
    """Return one element of the night's own, which is not put into another light again."""
    if opacity < 1:
        measures["opacity"] = opacity
    texts = {key: f"{value:.2f}" if isinstance(value, float) else value for key, value in measures.items()}
    return f"<{name} fill='{fill}'" + "".join(f" {key}='{text}'" for key, text in texts.items()) + "/>"


def halo(x: float, y: float, radius: float, strength: float = 1) -> str:
    """Return the light around a lamp, in the steps of the sky's bands."""
    steps = ((1, 0.09), (0.66, 0.13), (0.38, 0.22))
    return "".join(shape("circle", "#ffb347", depth * strength, cx=x, cy=y, r=radius * part) for part, depth in steps)


def pool(x: float, y: float, across: float) -> str:
    """Return lamplight that lies on the ground."""
    ovals = ((1, 0.16), (0.6, 0.24))
    return "".join(
        shape("ellipse", "#ffbe5c", depth, cx=x, cy=y, rx=across * part, ry=across * part * 0.24)
        for part, depth in ovals
    )


def star(x: float, y: float, size: float, arms: bool, depth: float) -> str:
    """Return one star, perhaps with four rays."""
    out = shape("circle", "#fff6dc", depth, cx=x, cy=y, r=size)
    if not arms:
        return out
    a, b = size * 3.2, size * 0.45
    outline = f"M{x - a:.1f} {y:.1f}L{x:.1f} {y - b:.1f} {x + a:.1f} {y:.1f} {x:.1f} {y + b:.1f}z"
    outline += f"M{x:.1f} {y - a:.1f}L{x + b:.1f} {y:.1f} {x:.1f} {y + a:.1f} {x - b:.1f} {y:.1f}z"
    return out + shape("path", "#fff6dc", 0.8, d=outline)


def stars(name: str, width: float, height: float, count: int) -> str:
    """Return stars above the line y = `height`, the same at every drawing of a scene."""
    luck = random.Random(name)
    sizes = (0.55, 0.7, 0.9, 1.2)
    return "".join(
        star(luck.uniform(0, width), luck.uniform(4, height), luck.choice(sizes), i % 6 == 0, luck.uniform(0.5, 1))
        for i in range(count)
    )


def moon(x: float, y: float, radius: float) -> str:
    """Return a full moon with its seas and a ring in the haze."""
    seas = ((-0.3, -0.25, 0.3), (0.25, 0.1, 0.22), (-0.15, 0.42, 0.16), (0.38, -0.4, 0.12))
    out = shape("circle", MOON, 0.14, cx=x, cy=y, r=radius * 1.45) + shape("circle", MOON, cx=x, cy=y, r=radius)
    return out + "".join(shape("circle", MARE, cx=x + a * radius, cy=y + b * radius, r=c * radius) for a, b, c in seas)


def lamp_behind(x: float, top: float, width: float, height: float, outline: str) -> str:
    """Return an opening with a lamp behind it: its light on the wall, a bright lower part, a bar if there is room."""
    middle, flame = x + width / 2, top + height * 0.62
    glow = halo(middle, flame, max(width, height * 0.7) * 1.2, 0.8)
    shine = shape("circle", FLAME, 0.75, cx=middle, cy=flame, r=min(width, height) * 0.32)
    bar = max(0.7, width * 0.08)
    cross = shape("rect", "#8a4a1c", x=middle - bar / 2, y=top, width=bar, height=height) if 6 <= width <= 14 else ""
    return glow + shape("path", LAMP, d=outline) + shine + cross


def lit_window(found: re.Match[str], luck: random.Random, arch: bool, share: float) -> str:
    """Return the look of an opening: some are lit, some stay dark."""
    x, y, width, height = (float(found[i]) for i in range(1, 5))
    fits = arch or (4 <= width <= 16 and 4 <= height <= 26)
    if not fits or not dark(found[5]) or luck.random() > share:
        return found[0]
    radius = width / 2 if arch else 0
    top = y - height - radius if arch else y
    return lamp_behind(x, top, width, height + radius, found[0].split('"')[1])


def heaven(body: str) -> tuple[float, float, list[float], str]:
    """Return the place of the sun, the radii of its bands (the sun's last), and what is in front of the sky."""
    place, radii = (0.0, 0.0), []
    while found := BACK.match(body) or BEAM.match(body) or DISC.match(body):
        if found.re is DISC:
            x, y, radius = (float(part) for part in (found.groups()[:3] if found[1] else found.groups()[3:]))
            place = (x + radius, y) if found[1] else (x, y)
            radii.append(radius)
        elif found.re is BACK and radii:
            break
        body = body[found.end() :]
    return *place, radii, body


def night_sky(name: str, x: float, y: float, radii: list[float], size: tuple[int, int]) -> str:
    """Return sky bands around a moon where the sun was; one that hid behind a monument is larger."""
    width, height = size
    out = shape("rect", SKY[0], width=width, height=height)
    rings = zip(radii[:-1], SKY[-len(radii) + 1 :], strict=True)
    out += "".join(shape("circle", fill, cx=x, cy=y, r=radius) for radius, fill in rings)
    return (
        out
        + stars(name, width, height * 0.56, 70 if height > 200 else 26 if width > 200 else 16)
        + moon(x, y, radii[-1] or 30.0)
    )


def graded(body: str, name: str) -> str:
    """Return shapes in the light of the night; what shines by itself stays, some things are others by night."""
    kept = {colour: colour for colour in GLEAMS.get(name, "").split()} | REPAINTED.get(name, {})
    light, air = (LAMPLIGHT, DUSK) if name in INDOORS else (MOONLIGHT, HAZE)
    kept = {colour: under(colour, LAMPLIGHT, DUSK) for colour in GOLD} | kept
    return COLOUR.sub(lambda found: f"{found[1]}='{kept.get(found[2]) or under(found[2], light, air)}'", body)


def lantern(x: float, base: float, height: float, reach: float = 1.15) -> str:
    """Return a lantern on a post, with its light in the air (`reach` times its height) and on the ground."""
    head, half = height * 0.36, height * 0.11
    top = base - height
    glass = (
        f"M{x - half:.1f} {top + head * 0.3:.1f}h{2 * half:.1f}l{-half * 0.4:.1f} {head * 0.7:.1f}h{-half * 1.2:.1f}z"
    )
    cap = f"M{x - half * 1.4:.1f} {top + head * 0.34:.1f}L{x:.1f} {top:.1f}l{half * 1.4:.1f} {head * 0.34:.1f}z"
    post = shape("rect", "#071a2c", x=x - height * 0.03, y=top + head, width=height * 0.06, height=height - head)
    foot = shape("rect", "#071a2c", x=x - half * 0.9, y=base - 2.0, width=half * 1.8, height=2)
    light = pool(x, base, height * 1.25) + halo(x, top + head * 0.6, height * reach)
    lamp = shape("path", LAMP, d=glass) + shape("circle", FLAME, cx=x, cy=top + head * 0.66, r=half * 0.55)
    return light + post + foot + lamp + shape("path", "#071a2c", d=cap)


def by_night(name: str, body: str, size: tuple[int, int]) -> str:
    """Return the inside of a symbol by night; `size` is the width and height that its sky fills."""
    if name in INDOORS:
        return graded(body, name)
    x, y, radii, rest = heaven(body)
    luck, share = random.Random(name), 1 if size[0] < 200 else LIT_SHARE
    rest = ARCH.sub(lambda found: lit_window(found, luck, True, share), rest)
    if name not in DARK_PANES:
        rest = PANE.sub(lambda found: lit_window(found, luck, False, share), rest)
    rest = GLINT.sub(rf"\1fill='{MOON}' opacity='.6'", rest)
    posts = "".join(lantern(*place) for place in LANTERNS.get(name, ()))
    return night_sky(name, x, y, radii, size) + graded(rest, name) + posts
