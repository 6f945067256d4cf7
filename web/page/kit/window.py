"""The parts of every window over the table: a veil behind it, a title, the way back."""

from page.kit.html import button, esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Frame
    from sanjuan.words.words import Words

    Screen = str | list[str]


def veil(inner: str, title: str, css: str) -> str:
    """Return a dialog over the table, named by its title."""
    pairs = [
        ("class", "veil " + css),
        ("id", "dialog"),
        ("role", "dialog"),
        ("aria-modal", "true"),
        ("aria-label", title),
    ]
    return tag("div", pairs + [("data-act", "veil")], inner)


def closing(t: "Words", css: str = "btn go", act: str = "act-back") -> str:
    """Return the button back to the table, or on to what comes next, by the id of its label."""
    return button(t(act), [("data-act", "close"), ("id", "close")], css)


def leaving(frame: "Frame | None", t: "Words") -> str:
    """Return the button back to what is under a window: a table, or home or a form."""
    return closing(t) if frame else button(t("act-close"), [("data-act", "close"), ("id", "close")], "btn go")


def window(title: str, body: str, t: "Words", css: str = "") -> str:
    """Return a plate with a title, what it holds and the way back."""
    head = tag("h2", [], esc(title))
    return veil(tag("div", [("class", "window plate " + css)], head + body), title, "windowv")


def part(title: str, inner: str) -> str:
    """Return a titled part of a window."""
    return tag("div", [("class", "fld")], tag("h3", [], esc(title)) + inner)


def under(screen: "Screen", window: str) -> "Screen":
    """Return a screen with the window over it; neither focus nor screen reader finds what is behind an open window.

    The screen is HTML or, for the table, its pieces; so is the result.
    """
    if isinstance(screen, list):
        return [aside(screen[0]) if window else screen[0]] + screen[1:-1] + [screen[-1] + window]
    return (aside(screen) if window else screen) + window


def aside(screen: str) -> str:
    """Return the HTML of a screen, or its opening tag, as it is behind a window."""
    return screen.replace("<main", "<main inert", 1)
