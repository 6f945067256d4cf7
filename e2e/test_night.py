"""The harbour at night: only the pictures of the light that is on are loaded; and small pictures stay free."""

from playing import FORM, wait_for_state, wait_until
from serving import Site
from user import at_once, begin

NIGHT = "/art/night/"
SCENES = "[...document.querySelectorAll('img.scene')]"
DRAWN = f"() => {SCENES}.length > 8 && {SCENES}.every(image => image.complete && image.naturalWidth > 0)"


def pictures(open_page, site, theme):
    """Start a game in a light; return the pictures that were asked for until the first decision is drawn."""
    asked = []

    def listen(page):
        at_once(page)
        page.on("request", lambda request: asked.append(request.url.removeprefix(site.origin)))

    page = open_page(f"{site.url}?theme={theme}{FORM}", before=listen)
    begin(page, seed=5)
    wait_until(page, DRAWN)
    return [path for path in asked if "/art/" in path]


def test_each_light_loads_its_own_pictures_only(open_page, site):
    by_day, by_night = (pictures(open_page, site, theme) for theme in ("day", "night"))
    assert not [path for path in by_day if NIGHT in path]
    both = {path.replace(NIGHT, "/art/") for path in by_night if NIGHT in path} & set(by_night)
    assert not both, "what there is by night is not loaded by day's drawing as well"
    assert {f"/web{NIGHT}{name}.webp" for name in ("harbour", "poster")} <= set(by_night)


def test_who_has_played_by_day_can_switch_the_light_offline(open_page, dist):
    served = Site(dist)
    page = open_page(served.url + FORM, before=at_once, excused=["ERR_", "Failed to load"], service_workers="allow")
    begin(page, seed=5)
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    kept = "async () => Boolean(await caches.match('./web/art/p-me.webp'))"
    wait_until(page, kept)
    assert not page.evaluate("async () => Boolean(await caches.match('./web/art/night/poster.webp'))")
    served.stop()
    page.evaluate("document.querySelector('[data-act=\"menu\"]').click()")
    page.locator('#dialog [data-act="theme"][data-value="night"]').click()
    wait_until(page, f"() => {SCENES}.every(image => image.src.includes('{NIGHT}'))")
    wait_until(page, DRAWN)


def overlap(page, on, under):
    """Return the largest share (0 to 1) of the area of a card's element `under` that an element `on` covers."""
    return page.evaluate(
        """([on, under]) => Math.max(0, ...[...document.querySelectorAll(on)].map(one => {
          const a = one.getBoundingClientRect();
          const b = one.closest(".card").querySelector(under).getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return Math.max(0, wide) * Math.max(0, high) / (b.width * b.height);
        }))""",
        [on, under],
    )


def test_goods_leave_the_small_pictures_free(open_page):
    page = open_page(before=at_once, viewport={"width": 390, "height": 844})
    begin(page, seed=5)
    page.evaluate(
        """() => { const card = document.querySelector("#mine .card"), token = document.createElement("img");
        token.className = "tok good"; card.append(token); }"""
    )
    assert 0 < overlap(page, "#mine .good", ".pic") < 0.25
    assert wait_for_state(page, "your-turn")
