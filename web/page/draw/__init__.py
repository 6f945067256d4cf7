"""Drawing: pure functions from a frame and the page's state to HTML."""
