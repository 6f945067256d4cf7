"""The backdrop of a picture: sky bands around the sun, hills, sea, ground, print grain."""

import math
import random

from san_juan.art.pencil import Path, disc, paint, rect

WIDTH, HEIGHT = 240, 180
SKIES = {
    "noon": ("#8ed8d2", "#a9e3d6", "#c9eed9", "#eef6d8", "#fff3c4"),
    "morn": ("#f7b48f", "#fbc89c", "#fddcae", "#feebc4", "#fff8e0"),
    "gold": ("#f0a13c", "#f5b650", "#f9cb6a", "#fddf8f", "#fff1bd"),
    "teal": ("#0f7d86", "#1c929a", "#37aaab", "#66c4ba", "#fbe3a0"),
    "dusk": ("#7c4a8a", "#a75f90", "#d67c85", "#f2a077", "#ffd27a"),
    "pale": ("#bfe3e6", "#d0ece6", "#e2f3e2", "#f5f6df", "#fffdf0"),
}
"""Five colours from the farthest band to the sun itself."""
FADES = {"t": "gt", "b": "gb", "r": "gr", "l": "gl"}
HILLS = (
    ("M0 {y}v-30q40-22 84 4t86-8 70 12v22z", "M0 {y}v-10q70-24 130 2t110-8v16z"),
    ("M0 {y}v-12q60-34 120-8t120-20v40z", "M0 {y}v-24q50-6 110 18t130-6v12z"),
    ("M0 {y}v-40q50-18 96 22t94 4 50-16v30z", "M0 {y}v-14q90 12 150-6t90 12v8z"),
)


def grain(x: float, y: float, width: float, height: float, side: str, opacity: float) -> str:
    """Return stippled print grain, densest at one side: t, b, r or l."""
    box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<rect class="grain" {box} fill="url(#{FADES[side]})" filter="url(#st-d)" opacity="{opacity}"/>'


def sky(kind: str, x: float, y: float, sun: float, horizon: float = 110) -> str:
    """Return sky bands around a sun of radius `sun` at (x, y), with grain down to the horizon."""
    bands = SKIES[kind]
    rings = [disc(x, y, radius, bands[i]) for i, radius in ((1, 118), (2, 82), (3, 52), (4, sun)) if radius]
    return paint(rect(0, 0, WIDTH, HEIGHT, bands[0]), rings) + grain(0, 0, WIDTH, horizon, "t", 0.26)


def rays(x: float, y: float, fill: str, opacity: float, count: int = 16, length: float = 300) -> str:
    """Return wedges of light around (x, y)."""
    outline = ""
    for i in range(count):
        ends = [2 * math.pi * (i + half) / count for half in (0, 0.5)]
        tips = " ".join(f"{x + length * math.cos(a):.0f} {y + length * math.sin(a):.0f}" for a in ends)
        outline += f"M{x} {y}L{tips}z"
    return paint(Path(outline, fill, opacity))


def hills(base: float, far: str, near: str, kind: int = 0) -> str:
    """Return two rows of hills that end on the line y = `base`."""
    back, front = HILLS[kind]
    return paint(Path(back.format(y=base), far), Path(front.format(y=base), near))


def sea(top: float, height: float, fill: str, glint: str, sun: float) -> str:
    """Return the sea with glints, the longest under the sun at x = `sun`."""
    luck, outline = random.Random(top), ""
    for i in range(9):
        y, wide = top + 2 + i * (height - 4) / 9, 10 + i * 5
        outline += f"M{sun - wide / 2 + luck.uniform(-14, 14):.0f} {y:.1f}h{wide}v1.5h{-wide}z"
        outline += f"M{luck.uniform(0, 220):.0f} {y:.1f}h{8 + i * 2}v1h{-8 - i * 2}z"
    return paint(rect(0, top, WIDTH, height, fill), Path(outline, glint))


def ground(top: float, fill: str, near: str) -> str:
    """Return the ground from the line y = `top` to the foot, with a nearer fold and grain."""
    deep = HEIGHT - top
    fold = f"M0 {HEIGHT}V{top + deep * 0.55:.1f}Q90 {top + deep * 0.3:.1f} 150 {top + deep * 0.62:.1f}"
    fold += f"T{WIDTH} {top + deep * 0.5:.1f}V{HEIGHT}z"
    return paint(rect(0, top, WIDTH, deep, fill), Path(fold, near)) + grain(0, top, WIDTH, deep, "b", 0.35)


def tiles(top: float, fill: str, opacity: float = 0.35) -> str:
    """Return the joints of paving stones that run to the horizon."""
    outline = "".join(f"M{120 + i * 14} {top}L{120 + i * 40} {HEIGHT}h2L{121 + i * 14} {top}z" for i in range(-12, 13))
    y, step = top, 3.0
    while y < HEIGHT:
        outline += f"M0 {y:.1f}H{WIDTH}v1.2H0z"
        y, step = y + step, step * 1.45
    return paint(Path(outline, fill, opacity))


def furrows(top: float, fill: str) -> str:
    """Return the rows of a field that run to the horizon."""
    rows = ((120 + i * 7, 120 + i * 34) for i in range(-9, 10))
    return paint(Path("".join(f"M{far} {top}L{near + 9} {HEIGHT}H{near - 9}z" for far, near in rows), fill))


def side_grain() -> str:
    """Return the grain that thickens to the right, away from the sun."""
    return grain(120, 20, 120, HEIGHT - 20, "r", 0.17)


EVENT_SUN = (42, 36)
BEAMS = (
    "200-30 200 0", "200 24 200 54", "170 96 110 120", "70 120 30 120", "-10 110-40 80",
    "-40 40-40 14", "-20-20 6-30", "36-30 66-30", "104-40 150-40",
)  # fmt: skip
"""The ends of the beams that spread from the sun of an event."""


def event_sky(bands: tuple[str, str, str, str, str], hill: str, floor: str, top: float, beams: str = "") -> str:
    """Return the sky of an event (140 by 96), its farthest band first, with a hill and the ground from y = `top`."""
    x, y = EVENT_SUN
    rings = [disc(x, y, radius, fill) for radius, fill in zip((76, 56, 37, 19), bands[1:], strict=True)]
    light = [Path(f"M{x} {y}L{end}z", beams, 0.35) for end in BEAMS] if beams else []
    ridge = Path(f"M0 {top + 4}V{top - 14}Q36 {top - 32} 76 {top - 14}T140 {top - 20}V{top + 4}z", hill)
    whole = paint(rect(0, 0, 140, 96, bands[0]), rings[0], light, rings[1:], ridge, rect(0, top, 140, 96 - top, floor))
    return whole + '<rect width="140" height="96" fill="url(#gb)" filter="url(#st-d)" opacity=".3"/>'
