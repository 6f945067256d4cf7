"""The host's camera reads the reply of a guest from the screen of that guest's device."""

from meeting import invitation, reply_of, seat_elsewhere, start
from playing import SEEN, wait_until

FILM = """
image => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const pen = canvas.getContext("2d"), picture = new Image();
  const draw = () => {
    Object.assign(pen, { fillStyle: "#777" }).fillRect(0, 0, 640, 480);
    pen.imageSmoothingEnabled = false;
    pen.drawImage(picture, 120, 40, 400, 400);
  };
  picture.onload = draw;
  picture.src = image;
  setInterval(draw, 50);
  const stream = canvas.captureStream(20);
  navigator.mediaDevices.getUserMedia = async asked => { window.filmed = { asked, stream }; return stream; };
}
"""
"""Has the camera show a picture, a little smaller than the view."""
DENIED = """
() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("no", "NotAllowedError"); }; }
"""
CLOSED = "() => window.filmed.stream.getTracks().every(track => track.readyState === 'ended')"
OPEN = "() => document.documentElement.dataset.seat !== undefined"


def lobby(open_page, **more):
    """Return the page of a host in the lobby, with the invitation to chair 1 out, and what it has asked for."""
    asked = []
    more["before"] = lambda page: page.on("request", lambda request: asked.append(request.url))
    host = open_page(**more)
    seat_elsewhere(host, 1)
    start(host)
    return host, invitation(host, 1), asked


def scan(host):
    """Press the button that reads a reply."""
    host.evaluate(SEEN)
    host.locator('[data-act="scan"]').click()


def test_the_camera_reads_the_reply_and_is_off_after_that(open_page):
    host, link, asked = lobby(open_page)
    guest = open_page(link)
    reply_of(guest)
    guest.locator(".qr img").wait_for()
    host.evaluate(FILM, guest.locator(".qr img").get_attribute("src"))
    assert [url for url in asked if "scan" in url or "decode" in url] == []
    scan(host)
    wait_until(guest, OPEN)
    wait_until(host, CLOSED)
    assert host.locator("video").count() == 0
    assert host.evaluate("window.filmed.asked.audio") is None


def test_the_camera_is_off_where_it_is_stopped_or_the_table_left(open_page):
    for leave in ('[data-act="scan"]', '[data-act="home"]'):
        host, _, _ = lobby(open_page)
        host.evaluate(FILM, "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/%3E")
        scan(host)
        host.locator("#camera").wait_for()
        wait_until(host, "() => document.getElementById('camera').videoWidth > 0")
        host.evaluate(SEEN)
        host.locator(leave).first.click()
        wait_until(host, CLOSED)
        assert host.locator("video").count() == 0


def test_a_camera_that_is_denied_is_told(open_page):
    host, _, _ = lobby(open_page)
    host.evaluate(DENIED)
    scan(host)
    host.get_by_text("The camera cannot be used here").wait_for()
    assert host.locator("video").count() == 0 and host.locator('[data-act="scan"]').is_enabled()
