"""People elsewhere at a table in a frame on somebody else's page: as host, and as guest."""

import pytest

from hosting import Host, wait_in
from meeting import ELSEWHERE, seat_elsewhere, start
from meeting import invitation as invitation_of
from playing import PATIENCE, SEEN, wait_until

SEATED = "() => document.documentElement.dataset.seat !== undefined"
DENIED = "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };"


@pytest.fixture
def around(tmp_path):
    """A site of somebody else's."""
    served = Host(tmp_path)
    yield served
    served.stop()


def framed(open_page, site, around, address, **more):
    """Open a page of somebody else's with an address of the site in a frame; return (page, frame)."""
    attributes = 'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"'
    body = f'<iframe {attributes} width="1000" height="700" src="{address}"></iframe>'
    page = open_page(around.write(body), also=[site.origin], **more)
    return page, page.frame_locator("iframe")


def test_a_host_in_a_frame_invites_to_the_whole_page(open_page, site, around):
    page, frame = framed(
        open_page, site, around, site.url + "embed.html?game=san_juan", before=lambda page: page.add_init_script(DENIED)
    )
    wait_in(frame, "setup")
    frame.locator("#chair-1").click()
    frame.locator(f'#tray-1 [data-set^="{ELSEWHERE.format(1)}"]').click(force=True)
    page.keyboard.press("Escape")
    frame.locator('[data-act="start"]').first.click()
    frame.locator('html[data-link^="host"]').wait_for(state="attached", timeout=PATIENCE)
    page.evaluate(SEEN)
    frame.locator('[data-act="invite"]').click()
    link = frame.locator("[data-invitation]").get_attribute("href")
    assert link.startswith(site.url + "join.html#join=")
    page.evaluate(SEEN)
    frame.locator('[data-act="copy-link"]').click()  # which is forbidden here
    wait_until(page.frames[1], "link => String(getSelection()).trim() === link", link)
    guest = open_page(link)
    frame.locator('[data-field="reply"]').fill(guest.locator("[data-reply]").get_attribute("href"))
    page.evaluate(SEEN)
    frame.locator('[data-act="accept"]').click()
    wait_until(guest, SEATED)
    assert wait_in(frame, "your-turn", "thinking") and frame.locator("main.table").count() == 1


def test_a_guest_in_a_frame_comes_to_the_table(open_page, site, around):
    host = open_page()
    seat_elsewhere(host, 1)
    start(host)
    page, frame = framed(open_page, site, around, invitation_of(host, 1))
    reply = frame.locator("[data-reply]").get_attribute("href")
    assert reply.startswith(site.url + "#reply=")
    host.locator('[data-field="reply"]').fill(reply)
    host.evaluate(SEEN)
    host.locator('[data-act="accept"]').click()
    frame.locator("main.table:not([aria-busy])").wait_for(timeout=PATIENCE)
    assert frame.locator("html").get_attribute("data-seat") == "1"
