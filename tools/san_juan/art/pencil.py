"""The pencil of the pictures: flat shapes, recoloured glyphs, and the one hard shadow to the lower right.

A shape knows its SVG text in colour (`lit`) and as a silhouette (`dark`, for the shadow). Lists of shapes may nest.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

INK = "#06283a"


class Shape(Protocol):
    """A drawing."""

    def lit(self) -> str:
        """Return it in colour."""

    def dark(self) -> str:
        """Return its silhouette."""


Drawing = Shape | Sequence["Drawing"]
"""A shape, or shapes in nested lists."""
Shapes = list[Drawing]


@dataclass(frozen=True)
class Path:
    """A filled outline."""

    outline: str
    fill: str
    opacity: float = 1

    def lit(self) -> str:
        """Return the outline in its colour."""
        veil = f' opacity="{self.opacity}"' if self.opacity < 1 else ""
        return f'<path d="{self.outline}" fill="{self.fill}"{veil}/>'

    def dark(self) -> str:
        """Return the silhouette; a veil throws no shadow."""
        return f'<path d="{self.outline}"/>' if self.opacity == 1 else ""


@dataclass(frozen=True)
class Line:
    """A stroke with round ends: ropes, rails, cracks."""

    outline: str
    colour: str
    width: float

    def _stroke(self, colour: str) -> str:
        style = f'stroke="{colour}" stroke-width="{self.width}" stroke-linecap="round" stroke-linejoin="round"'
        return f'<path d="{self.outline}" fill="none" {style}/>'

    def lit(self) -> str:
        """Return the stroke in its colour."""
        return self._stroke(self.colour)

    def dark(self) -> str:
        """Return the stroke in the colour of shadows."""
        return self._stroke(INK)


@dataclass(frozen=True)
class Glyph:
    """A glyph of the definitions, outlined, its left part lit; see `glyph`."""

    name: str
    transform: str
    fill: str
    left: str
    edge: str
    flipped: bool

    def lit(self) -> str:
        """Return the glyph as an outline, a fill and a lit left part."""
        use, clip = f'<use href="#gi-{self.name}"', "cr" if self.flipped else "cl"
        outline = f'{use} fill="{self.edge}" stroke="{self.edge}" stroke-width="20" stroke-linejoin="round"/>'
        bright = f'<g clip-path="url(#{clip})">{use} fill="{self.left}"/></g>'
        return f'<g transform="{self.transform}">{outline}{use} fill="{self.fill}"/>{bright}</g>'

    def dark(self) -> str:
        """Return the glyph as a silhouette."""
        return f'<use href="#gi-{self.name}" transform="{self.transform}"/>'


@dataclass(frozen=True)
class Group:
    """Shapes drawn in their own units and put in place by an SVG transform."""

    shapes: Sequence[Drawing]
    transform: str

    def lit(self) -> str:
        """Return the group in colour."""
        return f'<g transform="{self.transform}">{paint(self.shapes)}</g>'

    def dark(self) -> str:
        """Return the silhouette of the group."""
        return f'<g transform="{self.transform}">{"".join(shape.dark() for shape in flat(self.shapes))}</g>'


def flat(shapes: Iterable[Drawing]) -> Iterator[Shape]:
    """Give the shapes of nested lists one by one."""
    for shape in shapes:
        if isinstance(shape, Sequence):
            yield from flat(shape)
        else:
            yield shape


def paint(*shapes: Drawing) -> str:
    """Return shapes in colour, the first lowest."""
    return "".join(shape.lit() for shape in flat(shapes))


def cast(shapes: Iterable[Drawing], base: float, reach: float = 0.95, fall: float = 0.26, depth: float = 0.3) -> str:
    """Return the shadow of shapes that rise from the line y = `base`.

    A point of height h throws its shadow `reach` * h to the right and `fall` * h down; `depth` is the opacity.
    """
    matrix = f"matrix(1 0 {-reach} {-fall} {reach * base:.2f} {(1 + fall) * base:.2f})"
    dark = "".join(shape.dark() for shape in flat(shapes))
    return f'<g fill="{INK}" opacity="{depth}" transform="{matrix}">{dark}</g>'


def stand(base: float, *shapes: Drawing, reach: float = 0.95) -> str:
    """Return shapes that rise from the line y = `base`, with their shadow under them."""
    return cast(shapes, base, reach) + paint(*shapes)


def put(shapes: Sequence[Drawing], x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Group:
    """Return shapes with their origin moved to (x, y), scaled, turned by degrees, perhaps mirrored."""
    across = -scale if flip else scale
    return Group(shapes, f"translate({x} {y}) rotate({turn}) scale({across:.4g} {scale:.4g})")


def stretch(shapes: Sequence[Drawing], x: float, y: float, across: float, down: float) -> Group:
    """Return shapes with their origin moved to (x, y), scaled by `across` in width and `down` in height."""
    return Group(shapes, f"translate({x} {y}) scale({across:.4g} {down:.4g})")


def glyph(
    name: str, x: float, base: float, size: float, colours: tuple[str, str, str], flip: bool = False, turn: float = 0
) -> Glyph:
    """Return a glyph centred at `x`, standing on `base`, `size` wide and high; colours: fill, lit left part, edge."""
    scale = size / 512
    left = f"translate({x + size / 2:.1f} {base - size:.1f}) scale({-scale:.4f} {scale:.4f})"
    right = f"translate({x - size / 2:.1f} {base - size:.1f}) scale({scale:.4f})"
    rotated = f"rotate({turn} {x} {base - size / 2}) " if turn else ""
    return Glyph(name, rotated + (left if flip else right), *colours, flip)


def poly(fill: str, *points: float) -> Path:
    """Return a polygon; `points` are x, y, x, y and so on."""
    pairs = zip(points[::2], points[1::2], strict=True)
    return Path("M" + "L".join(f"{x:g} {y:g}" for x, y in pairs) + "z", fill)


def rect(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> Path:
    """Return a rectangle by its upper left corner."""
    return Path(f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z", fill, opacity)


def oval(x: float, y: float, across: float, down: float, fill: str, opacity: float = 1) -> Path:
    """Return an ellipse by its centre and half axes."""
    half = f"a{across:g} {down:g} 0 1 0 "
    return Path(f"M{x - across:g} {y:g}{half}{2 * across:g} 0{half}{-2 * across:g} 0z", fill, opacity)


def disc(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> Path:
    """Return a circle by its centre."""
    return oval(x, y, radius, radius, fill, opacity)


def arch(x: float, base: float, width: float, height: float, fill: str) -> Path:
    """Return an opening with a round head, from its left foot on the line y = `base`."""
    r = width / 2
    return Path(f"M{x:g} {base:g}v{r - height:g}a{r:g} {r:g} 0 0 1 {width:g} 0v{height - r:g}z", fill)
