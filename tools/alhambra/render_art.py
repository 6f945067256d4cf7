"""Draw the pictures of tools/alhambra/art/: poster and portraits into web/art/, what the table shows into its own art/.

The poster is a picture, by day and by night; buildings, coins and signs stay vectors, whose light the style sheet sets.
`PYTHONPATH=tools python -m alhambra.render_art`; the pictures are committed, so the build needs no browser.
"""

import base64
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tools" / "alhambra" / "art"
SYMBOLS = SOURCE / "symbols.svg"
TARGET = ROOT / "web" / "art"
TABLE = ROOT / "web" / "tables" / "alhambra" / "art"
SPRITES = {"buildings": ("b-",), "signs": ("k-", "m-", "mk-", "i-")}
"""The files of symbols, each with how the names of its symbols begin."""
GRAIN = re.compile(r'<use href="#(st-\w)"/>')
COARSE = r'<use href="#\1" style="display:var(--grain,inline)"/>'
"""The grain of the print, which small pictures go without."""
POSTER, PORTRAIT = (900, 1200, 0.72), (176, 176, 0.9)
"""Width and height in pixels, twice the size it is seen at; quality from 0 to 1."""
LIGHTS = {"": "", "night": "#3f5f9e"}
"""The colour of the light by day ("" for white) and by night, by the folder of the picture."""
WINDOWS = {"#3a1a28": "#f0a23c", "#5a2a2c": "#f7b653", "#4a2030": "#f7b653"}
"""The colours of the openings of the poster, each with that in which lamps shine from it by night."""
COLOUR = re.compile(r'(fill|stroke)="(#\w+)"')
DRAW = """async ([svg, width, height, quality, light, lamps]) => {
  const canvas = new OffscreenCanvas(width, height), pen = canvas.getContext('2d');
  const draw = async (drawing) => {
    const image = new Image();
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(drawing);
    await image.decode();
    pen.drawImage(image, 0, 0, width, height);
  };
  await draw(svg);
  if (light) {
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = light;
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = 'lighter';
    await draw(lamps);
  }
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def lamps(svg: str) -> str:
    """Return a drawing with all but its lit windows black; what is in front of a window stays there."""
    return COLOUR.sub(lambda found: f'{found[1]}="{WINDOWS.get(found[2], "#000")}"', svg)


def draw(page: Page, svg: str, size: tuple[int, int, float], light: str, file: Path) -> None:
    """Draw an SVG document of this size, in white light ("") or by lamps in light of a colour, into a file."""
    width, height, quality = size
    sized = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    picture = base64.b64decode(page.evaluate(DRAW, [sized, width, height, quality, light, lamps(sized)]))
    print(f"{file.relative_to(ROOT)}: {file.write_bytes(picture)} bytes")


def portraits(source: Path) -> dict[str, str]:
    """Return the portraits of a game as SVG documents, by their names: each is a symbol of people.svg in its folder."""
    found = re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', (source / "people.svg").read_text("utf-8"), re.S)
    return {name: f'<svg xmlns="http://www.w3.org/2000/svg"{inner}</svg>' for name, inner in found}


def sprite(source: str, prefixes: tuple[str, ...]) -> str:
    """Return the symbols with these prefixes as one file, with what they refer to."""
    found = re.findall(r'<symbol id="[^"]+".*?</symbol>', source, re.DOTALL)
    kept = [symbol for symbol in found if symbol.startswith(tuple([f'<symbol id="{prefix}' for prefix in prefixes]))]
    used = set(GRAIN.findall("".join(kept)))
    defs = [path for path in re.findall(r'<path id="st-.*?/>', source) if path.split('"')[1] in used]
    lines = [f"<defs>{''.join(defs)}</defs>"] if defs else []
    lines += [GRAIN.sub(COARSE, symbol) for symbol in kept]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(lines) + "\n</svg>\n"


def write_sprites() -> None:
    """Write the files of symbols of the table."""
    source = SYMBOLS.read_text("utf-8")
    for name, prefixes in SPRITES.items():
        size = (TABLE / f"{name}.svg").write_text(sprite(source, prefixes), encoding="utf-8")
        print(f"{name}: {size} bytes")


def main() -> None:
    """Write the symbols, and draw all pictures with the system's Chromium."""
    write_sprites()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for folder, light in LIGHTS.items():
            poster = (SOURCE / "poster.svg").read_text("utf-8")
            draw(page, poster, POSTER, light, TARGET / folder / "poster-alhambra.webp")
        for name, svg in portraits(SOURCE).items():
            draw(page, svg, PORTRAIT, "", TARGET / f"{name}.webp")
        browser.close()


if __name__ == "__main__":
    main()
