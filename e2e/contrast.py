"""Contrast as it is seen: the ink of words against the ground that a photograph shows around them.

axe judges plain grounds only; here most words are on drawings, tiles and stripes.
"""

import io

import numpy
from PIL import Image

WORDS = """
() => [...document.querySelectorAll("#app *")].filter(element => {
  const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const dialog = document.getElementById("dialog");
  return own && element.checkVisibility({ opacityProperty: true }) && (!dialog || dialog.contains(element)) &&
    !element.closest(".sr, [disabled], [aria-disabled], .off, .taken, .none, .shut, #log, option");
}).map(element => {
  const box = element.getBoundingClientRect(), { color, fontSize, fontWeight } = getComputedStyle(element);
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const free = top && (element.contains(top) || top.contains(element));
  const [x, y, w, h] = [box.x, box.y, box.width, box.height].map(Math.round);
  return { text: element.textContent.trim().slice(0, 40), color, size: parseFloat(fontSize), weight: +fontWeight,
    box: [x, y, w, h], free, ground: element.className };
}).filter(one => one.free && one.box[2] > 3 && one.box[3] > 3)
"""
LARGE, LARGE_BOLD = 24, 18.66


def brightness(colour):
    """Return the relative luminance of colours, an array (..., 3) of 0 to 255."""
    part = numpy.asarray(colour, float) / 255
    part = numpy.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return part @ numpy.array([0.2126, 0.7152, 0.0722])


def contrast(one, other):
    """Return the contrast of two colours, from 1 to 21."""
    light, dark = sorted([float(brightness(one)), float(brightness(other))], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_of(color):
    """Return the colour of a style sheet's rgb(...)."""
    return [float(part) for part in color[color.index("(") + 1 : -1].replace(",", " ").split()[:3]]


def ground_of(picture, box, ink):
    """Return the most frequent colour around words except their ink: the mean of the fullest of 16 steps a channel."""
    x, y, wide, high = box
    part = picture[max(0, y) : y + high, max(0, x) : x + wide].reshape(-1, 3).astype(int)
    part = part[numpy.abs(part - ink).sum(axis=1) > 60]
    if not len(part):
        return ink
    kinds, counts = numpy.unique(part // 16, axis=0, return_counts=True)
    return part[(part // 16 == kinds[counts.argmax()]).all(axis=1)].mean(axis=0)


def pale(page):
    """Return the words on the page whose contrast is below 4.5, or 3 where they are large."""
    picture = numpy.array(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    out = []
    for one in page.evaluate(WORDS):
        ink = ink_of(one["color"])
        large = one["size"] >= LARGE or (one["size"] >= LARGE_BOLD and one["weight"] >= 700)
        seen = contrast(ink, ground_of(picture, one["box"], ink))
        if seen < (3 if large else 4.5):
            out.append(f"{seen:.1f} {one['text']!r} {one['color']} {one['size']} {one['ground']}")
    return out
