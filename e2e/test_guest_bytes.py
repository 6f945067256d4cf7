"""Guests fetch little before the table, by a link and by a word: the files as a host sends them, made smaller.

Pictures and portraits are not counted: whether they come before the table depends on how long a guest waits for others.
"""

import functools
import gzip
import re
from urllib.parse import urlsplit

import pytest

from laptop import Laptop
from meeting import accept, instant, invitation, reply_of, seat_elsewhere, start
from playing import PATIENCE, wait_for_state
from sanjuan.games import GAMES

MOST = 600_000
PICTURE = re.compile(r"web/(tables/\w+/)?art/.*\.webp")
TABLE = """
{
  const watched = (place, name, key) => {
    const found = Object.getOwnPropertyDescriptor(place, name), real = found[key];
    Object.defineProperty(place, name, { ...found, [key]: function (...given) {
      const now = performance.now(), result = real.apply(this, given);
      if (document.querySelector("main.table:not([aria-busy])")) window.laid ??= now;
      return result;
    } });
  };
  watched(Element.prototype, "innerHTML", "set");
  for (const name of ["append", "replaceWith", "replaceChildren", "after", "before", "setAttribute", "removeAttribute"])
    watched(Element.prototype, name, "value");
  for (const name of ["appendChild", "insertBefore", "replaceChild"]) watched(Node.prototype, name, "value");
}
"""
"""Notes when the table is put into the page: what the table itself then asks for may come while it is still drawn."""
FETCHED = """
() => performance.getEntries().filter(({ entryType }) => ["resource", "navigation"].includes(entryType))
  .filter(({ responseEnd }) => responseEnd <= window.laid).map(({ name }) => name)
"""


@pytest.fixture(scope="module")
def laptop():
    """The laptop of one of the players."""
    made = Laptop()
    yield made
    made.stop()


def weighed(page, laptop, dist):
    """Return the bytes of what a page fetched before its table, and the names of the files."""

    @functools.cache
    def size(name):
        data = (dist / name).read_bytes()
        return min(len(data), len(gzip.compress(data, 9)))

    page.wait_for_function("() => window.laid", timeout=PATIENCE)
    names = [urlsplit(address).path[1:] for address in page.evaluate(FETCHED) if address.startswith(laptop.url)]
    files = [name for name in names if not name.startswith("socket.io/") and not PICTURE.match(name)]
    return sum(size(name) for name in files), files


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_fetches_little_before_the_table(open_page, laptop, dist, game):
    def opened(place, *scripts):
        def before(page):
            instant(page)
            for script in scripts:
                page.add_init_script(script)

        return open_page(laptop.url + place, before=before, service_workers="block")

    host = opened(f"#game={game}")
    wait_for_state(host, "setup")
    host.locator('[data-set="seats:3"]').click(force=True)
    seat_elsewhere(host, 1, 2)
    start(host)
    word = host.locator("#copy-word").get_attribute("data-value", timeout=PATIENCE)
    places = [invitation(host, 1), word]
    by_link = opened(places[0].removeprefix(laptop.url), TABLE)
    accept(host, reply_of(by_link))
    host.locator('[data-invitation="1"]').wait_for(
        state="detached", timeout=PATIENCE
    )  # who comes by a word takes another chair
    by_word = opened(places[1].removeprefix(laptop.url), TABLE)
    for page in (by_link, by_word):
        total, files = weighed(page, laptop, dist)
        assert any(name.endswith("micropython.wasm") for name in files) and "guests.gz" in files
        assert 400_000 < total <= MOST, (total, sorted(files))
        assert not [name for name in files if name.startswith(("engine/", "laid/")) or name == "page.gz"]
