"""Draw the pictures from tools/san_juan/art/ (symbols.svg and the modules) into web/art/ or a table's art/.

The scenes are full of grain filters, too slow to draw on every change of the page; so they are pictures, drawn
once and kept in the repository: scenes by day and, in night/ beside them, by night. Icons that take the colour of
the text stay vectors, in web/art/sprite.svg.
Usage: PYTHONPATH=tools python -m san_juan.render_art [name ...]   (needs the group `dev` and Chromium; no name: all;
`chapel` draws the symbol `art-chapel`)
"""

import base64
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from san_juan.art import expansions, night, night_harbour

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tools" / "san_juan" / "art" / "symbols.svg"
TARGET = ROOT / "web" / "art"
TABLE = ROOT / "web" / "tables" / "san_juan" / "art"
OF_TABLE = ("art-", "role-", "tok-")
"""Prefixes of the drawings that belong to the table of a game."""
CHROMIUM = "/usr/bin/chromium"
ICONS = ("i-", "seal")
SIZES = {"art": (480, 370, 0.74), "role": (420, 288, 0.74), "p": (176, 176, 0.9), "tok": (120, 126, 0.9)}
"""Width and height in pixels and quality (0 to 1) of the drawings of a prefix; twice the size they are seen at."""
POSTER = (840, 1120, 0.6)
HARBOUR = (1600, 1000, 0.7)
SCENES = ("art", "role", "poster")
"""Prefixes of the drawings that there are by night as well, in web/art/night/."""
SKIES = {"art": (240, 180), "role": (140, 96)}
"""The width and height that the sky of a scene fills, in its own units."""

DRAW = """async ([svg, width, height, quality]) => {
  document.body.innerHTML = svg;
  await document.fonts.load('800 20px Figtree');
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({type: 'image/webp', quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def font_face() -> str:
    """Return the style that gives a drawing the page's font, inside the drawing (an image loads no other file)."""
    data = base64.b64encode((ROOT / "web" / "fonts" / "figtree-var.woff2").read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return f"<style>@font-face{{font-family:Figtree;src:{source};font-weight:300 900}}</style>"


def symbols(source: str) -> dict[str, str]:
    """Return the symbols of the source by id, each as its whole element."""
    found = re.findall(r'<symbol id="([^"]+)".*?</symbol>', source, re.S)
    whole = re.findall(r"<symbol .*?</symbol>", source, re.S)
    return dict(zip(found, whole, strict=True))


def shared(source: str) -> str:
    """Return what the symbols refer to: glyphs, filters, gradients and clips."""
    clips = "".join(re.findall(r"<clipPath .*?</clipPath>", source.split("</defs>")[1], re.S))
    return source[source.index("<defs>") : source.index("</defs>")] + clips + "</defs>"


def inside(symbol: str) -> str:
    """Return what is drawn in a symbol."""
    return symbol[symbol.index(">") + 1 : symbol.rindex("<")]


def standalone(name: str, symbol: str, defs: str, size: tuple[int, int]) -> str:
    """Return one symbol as an SVG document of `size` pixels."""
    width, height = size
    ratio = re.search(r'preserveAspectRatio="[^"]+"', symbol)
    box = re.search(r'viewBox="[^"]+"', symbol)
    assert box, name
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" {box[0]} '
        f"{ratio[0] if ratio else ''}>{font_face() if name.startswith('tok') else ''}{defs}{inside(symbol)}</svg>"
    )


def by_night(name: str, symbol: str) -> str:
    """Return the symbol of the same scene by night."""
    body = inside(symbol)
    prefix = name.split("-")[0]
    drawn = night_harbour.poster(body) if name == "poster" else night.by_night(name, body, SKIES[prefix])
    return symbol.replace(body, drawn)


def size_of(name: str) -> tuple[int, int, float]:
    """Return width and height in pixels and the quality of a drawing."""
    return {"poster": POSTER, "harbour": HARBOUR}.get(name) or SIZES[name.split("-")[0]]


def file_of(name: str) -> str:
    """Return the file of a drawing: buildings are called as the engine calls their cards."""
    return name.removeprefix("art-") + ".webp"


def folder_of(name: str) -> Path:
    """Return the folder of a drawing by day."""
    return TABLE if name.startswith(OF_TABLE) else TARGET


def drawings(source: str, wanted: list[str]) -> Iterator[tuple[str, Path, str]]:
    """Yield (name, file, symbol) of the pictures, all or those wanted; scenes once by day and once by night."""
    for name, symbol in symbols(source).items():
        if name.startswith((*ICONS, "palm")) or (wanted and name.removeprefix("art-") not in wanted):
            continue
        yield name, folder_of(name) / file_of(name), symbol
        if name.startswith(SCENES):
            yield name, folder_of(name) / "night" / file_of(name), by_night(name, symbol)
    if not wanted or "harbour" in wanted:
        box = 'viewBox="0 0 800 500"'
        yield "harbour", TARGET / "night" / "harbour.webp", f"<symbol {box}>{night_harbour.harbour()}</symbol>"


def draw(page: Page, source: str, wanted: list[str]) -> int:
    """Draw the pictures, all or those wanted, and return their size in bytes together."""
    defs, total = shared(source), 0
    for name, file, symbol in drawings(source, wanted):
        width, height, quality = size_of(name)
        text = page.evaluate(DRAW, [standalone(name, symbol, defs, (width, height)), width, height, quality])
        total += file.write_bytes(base64.b64decode(text))
    return total


def sprite(source: str) -> str:
    """Return the icons as one SVG file, with the glyphs that they use."""
    icons = [text for name, text in symbols(source).items() if name.startswith(ICONS)]
    used = set(re.findall(r'href="#(gi-[^"]+)"', "".join(icons)))
    glyphs = re.findall(r'<path id="(gi-[^"]+)" d="[^"]+"/>', source)
    kept = [re.search(rf'<path id="{name}" d="[^"]+"/>', source) for name in glyphs if name in used]
    lines = ["<defs>", *(found[0] for found in kept if found), "</defs>", *icons]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(line.strip() for line in lines) + "\n</svg>\n"


def palm(source: str) -> str:
    """Return the shadow that a palm throws on the table, as an SVG file."""
    glyph = re.search(r'<path id="gi-palm-tree" d="([^"]+)"/>', source)
    assert glyph
    path = f'<path fill="#0a4a66" d="{glyph[1]}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{path}</svg>\n'


def main(wanted: list[str]) -> None:
    """Write the pictures and the sprite."""
    for folder in (TARGET, TABLE):
        (folder / "night").mkdir(exist_ok=True)
    source = SOURCE.read_text(encoding="utf-8") + expansions.symbols()
    unknown = set(wanted) - {name.removeprefix("art-") for name in symbols(source)} - {"harbour"}
    if unknown:
        sys.exit(f"no symbol of {SOURCE.relative_to(ROOT)} or its modules is called {', '.join(sorted(unknown))}")
    (TARGET / "sprite.svg").write_text(sprite(source), encoding="utf-8")
    (TARGET / "palm.svg").write_text(palm(source), encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        size = draw(browser.new_page(), source, wanted)
        browser.close()
    print(f"{size / 1000:.0f} kB of pictures")


if __name__ == "__main__":
    main(sys.argv[1:])
