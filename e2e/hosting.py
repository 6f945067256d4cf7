"""Pages of other people that show the game in a frame: on `localhost`, while the game is on 127.0.0.1, another site.

Chromium denies a frame on another site all storage, which makes these the worst case without further ado.
"""

from playing import PATIENCE
from serving import Site

HEAD = '<meta charset="utf-8"><link rel="icon" href="data:,"><title>A host</title>'
PAGE = '<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


class Host(Site):
    """A folder of pages on a site other than the game's; `write` adds one and returns its address."""

    def __init__(self, folder):
        super().__init__(folder)
        self.folder = folder
        self.origin = self.origin.replace("127.0.0.1", "localhost")

    def write(self, body, name="index.html"):
        """Write a page with this body."""
        (self.folder / name).write_text(PAGE.format(head=HEAD, body=body), "utf-8")
        return f"{self.origin}/{name}"


def wait_in(frame, *states, timeout=PATIENCE):
    """Wait until the game in a frame is in one of the states; returns which."""
    selector = ", ".join(f'html[data-state="{state}"]:not([data-early])' for state in states)
    frame.locator(selector).wait_for(state="attached", timeout=timeout)
    return frame.locator("html").get_attribute("data-state")
