"""Pages that are slower than this machine's, to find tests that do not wait for what they look at.

SLOWER=6 makes the pages' own threads so many times slower; with LATER=300 a worker hears what a page asks of it so many
milliseconds later.
"""

import os

SLOWER = float(os.environ.get("SLOWER", "1"))
LATER = int(os.environ.get("LATER", "0"))
HOLD_BACK = f"""{{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) {{ setTimeout(() => post.apply(this, given), {LATER}); }};
}}"""
"""Worker's messages come later, in the order in which they were sent."""


def slow(page):
    """Slow a page down as the environment says."""
    if SLOWER > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if LATER:
        page.add_init_script(HOLD_BACK)
