"""The built site on a plain static host, opened in the system's Chromium."""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from drawn import drawings as drawings
from drawn import rooms as rooms
from kept_page import FAILED
from kept_page import standing as standing
from kept_page import table as table
from playing import FORM, PATIENCE
from serving import Site
from slowness import slow
from tests.thinned import thin_out
from watching import ORDINARY, Watch

DIST = Path(__file__).resolve().parent.parent / "dist"
BROWSER = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Chromium without windows of its own, where the machine has it: a seventh of the work of the tests was for them."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run"]
FLAGS += ["--font-render-hinting=slight"]
"""As whole Chromium on Debian: a browser without windows would make some letters a pixel wider."""
UNUSED = (
    "AimEnabled,AutoDeElevate,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "BlockOriginHeaderModificationOnRedirect,DestroyProfileOnBrowserClose,DialMediaRouteProvider,GlobalMediaControls,"
    "HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,"
    "ThirdPartyStoragePartitioning,Translate,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess"
)
"""The features that Playwright disables (only the last list counts), then those that draw windows nobody sees.

The list of the address bar is a page, with a process of its own, in every window: a third of the work of a start."""
FLAGS += [f"--disable-features={UNUSED}"]
FLAGS += ["--process-per-site"]
"""Else a page that is opened in a warm context would not find the process that is kept for it (see `Warm`)."""
FLAGS += ["--js-flags=--liftoff-only"]
"""The Pythons are compiled quickly and not a second time for speed: a test ends before that work has paid for itself.

Of the 2.1 processor seconds from the address to the first question it was 0.4."""
MOVED = """addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")))"""
"""A first move of the pointer, as by a person who has come to play: the page need not wait some seconds for one."""
UNMOVED = """addEventListener("pointermove", event => {
  if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
}, true)"""
"""A browser without windows moves a pointer into the corner of each page that comes: nobody did."""
TOUCH = ("has_touch", "is_mobile")
USUAL = {"width": 1280, "height": 720}


class Warm:
    """A context for the pages of one test after the other, emptied after each.

    A page of the site without Python stays open in it: its process lives on, and with it the compiled Python, which
    is half of the work of a start.
    """

    def __init__(self, chromium, site, touch):
        self.site = site
        self.context = chromium.new_context(**ORDINARY, **touch)
        self.resident = self.context.new_page()
        self.resident.goto(site.url + "rules.en.html")
        self.devtools = self.context.new_cdp_session(self.resident)

    def empty(self):
        """Close what a test has opened and forget what it has stored.

        What a page puts into localStorage as it is closed may come to the browser after the command that clears it:
        the page that stays, in the same process, clears it by the way that those puts take, now and after that.
        """
        for page in self.context.pages:
            if page != self.resident:
                page.close()
        self.context.set_offline(False)
        self.resident.evaluate("localStorage.clear()")
        self.devtools.send("Storage.clearDataForOrigin", {"origin": self.site.origin, "storageTypes": "all"})
        self.resident.evaluate("localStorage.clear()")


LONG = ["test_four_browsers", "test_relay", "test_together"]
LONG += ["test_front", "test_sizes", "test_access", "test_memory", "test_update", "test_hints", "test_stillness"]
LONG += ["test_site", "test_routes", "test_offline", "test_start", "test_play"]
"""The files whose single tests take longest. They come first, so that two processes end together."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Have the long files of this folder before the others, and leave variants of tests to the longer run."""
    thin_out(items, "sample", pytest.mark.wide)
    here = [at for at, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    place = {name: at for at, name in enumerate(LONG)}
    ordered = sorted((items[at] for at in here), key=lambda item: place.get(item.path.stem, len(LONG)))
    for at, item in zip(here, ordered, strict=True):
        items[at] = item


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Note on a test that it has failed, for the fixtures that it used."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def playwright():
    """Playwright, which starts the browsers."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright):
    """One browser for all tests of a worker process."""
    browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def dist():
    """The built site's folder; `make build` writes it."""
    assert (DIST / "index.html").exists(), "no dist/: run make build first"
    return DIST


@pytest.fixture(scope="session")
def sites(dist):
    """The static hosts of dist/; the last one is the one to go to."""
    served = [Site(dist)]
    yield served
    served[-1].stop()


@pytest.fixture
def site(sites, dist):
    """dist/ at the root of a static host, the same one until a test stops it."""
    if not sites[-1].server:
        sites.append(Site(dist))
    return sites[-1]


@pytest.fixture(scope="session")
def warm_contexts():
    """The warm contexts: by what a hand is to the device, and as how many of a test's visitors they come."""
    return {}


@pytest.fixture
def warm(chromium, site, warm_contexts):
    """A warm context of a site for each visitor of a test, made when it is first needed."""

    def found(touch, host):
        key = (host is site, *sorted(touch.items()), len(used))
        if key in warm_contexts and warm_contexts[key].site is not host:
            warm_contexts.pop(key).context.close()
        if key not in warm_contexts:
            warm_contexts[key] = Warm(chromium, host, touch)
        used.append(warm_contexts[key])
        return used[-1].context

    used = []
    yield found
    for one in used:
        one.empty()


@pytest.fixture
def nested_site(dist, tmp_path):
    """dist/ two folders deep on a static host."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "san-juan").symlink_to(dist)
    served = Site(tmp_path, "games/san-juan/")
    yield served
    served.stop()


def new_page(context, rests):
    """Return a page in a context, at which a person comes who moves the pointer, or `rests`."""
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    slow(page)
    page.add_init_script(UNMOVED if rests else MOVED)
    return page


@pytest.fixture
def open_page(chromium, site, warm):
    """open_page(url, before=..., also=..., excused=..., **context options) -> page; fails where anything went wrong.

    Without `url` it is what the site has `at` a place: the set-up of a game. `before` gets the empty page, to prepare
    it before it goes to the site; `also` are other origins that may be asked, `excused` parts of what the console may
    say. Each page is that of another visitor, who has never been here. A page of the site comes in a warm context where
    the options are about its size and fingers at most, and it is not to be `alone`; `host` is another site to go to.
    A person moves the pointer as the page comes, unless it `rests`.
    """
    contexts, watches, allowed = [], [], []

    def opened(url=None, before=None, also=(), excused=(), at=FORM, host=site, alone=False, rests=False, **options):
        url = url or host.url + at
        if alone or not url.startswith(host.url) or not options.keys() <= {"viewport", *TOUCH}:
            context = chromium.new_context(**{**ORDINARY, **options})
            contexts.append(context)
            page = new_page(context, rests)
        else:
            page = new_page(warm({name: options[name] for name in TOUCH if name in options}, host), rests)
            page.set_viewport_size(options.get("viewport", USUAL))
        watches.append(Watch(page, "://".join(urlsplit(url)[:2]), *also))
        allowed.extend(excused)
        if before:
            before(page)
        page.goto(url, wait_until="commit")
        return page

    yield opened
    troubles = [trouble for watch in watches for trouble in watch.troubles]
    for watch in watches:
        watch.end()
    for context in contexts:
        context.close()
    left = [trouble for trouble in troubles if not any(part in trouble for part in allowed)]
    assert not left, "\n".join(left)


@pytest.fixture
def page(open_page):
    """The set-up of a game, opened in a fresh context."""
    return open_page()
