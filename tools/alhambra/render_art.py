"""Draw the poster of the game from tools/alhambra/art/poster.svg into web/art/, by day and by night.

`PYTHONPATH=tools python -m alhambra.render_art`; the pictures are committed, so the build needs no browser.
"""

import base64
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tools" / "alhambra" / "art" / "poster.svg"
TARGET = ROOT / "web" / "art"
SIZE, QUALITY = (900, 1200), 0.72
"""Width and height in pixels, twice the size it is seen at; quality from 0 to 1."""
LIGHTS = {"": "#ffffff", "night": "#3f5f9e"}
"""The colour of the light by day and by night, by the folder of the picture."""
DRAW = """async ([svg, width, height, quality, light]) => {
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(width, height), pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, width, height);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def main() -> None:
    """Draw both pictures with the system's Chromium."""
    svg = SOURCE.read_text("utf-8").replace("<svg ", f'<svg width="{SIZE[0]}" height="{SIZE[1]}" ', 1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for folder, light in LIGHTS.items():
            picture = base64.b64decode(page.evaluate(DRAW, [svg, *SIZE, QUALITY, light]))
            size = (TARGET / folder / "poster-alhambra.webp").write_bytes(picture)
            print(f"{folder or 'day'}: {size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
