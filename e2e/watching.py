"""Watches pages for things that must not happen in any test."""


class Watch:
    """Collects what must not happen on a page: console errors, exceptions, requests to other origins."""

    def __init__(self, page, *origins):
        self.troubles, self.origins, self.page, self.context = [], origins, page, page.context
        page.on("console", self.hear)
        page.on("pageerror", self.fear)
        self.context.on("request", self.check)

    def hear(self, said):
        """Note an error of the console."""
        if said.type == "error":
            self.troubles.append(f"console: {said.text}")

    def fear(self, error):
        """Note an exception that nobody has caught."""
        self.troubles.append(f"exception: {error}")

    def check(self, request):
        """Note a request that leaves the site's own origin."""
        allowed = [start for origin in self.origins for start in (origin + "/", f"blob:{origin}/")]
        if not request.url.startswith((*allowed, "data:")):
            self.troubles.append(f"request: {request.url}")

    def end(self):
        """Stop watching."""
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.fear)
        self.context.remove_listener("request", self.check)


ORDINARY = {"service_workers": "block", "locale": "en-GB"}
"""The context of a page that asks for nothing else."""
