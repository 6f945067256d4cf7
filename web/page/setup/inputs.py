"""The controls of the form that the browser itself keeps: what is chosen of a group, what is on, what is written.

Each lies, without a look of its own, over the label that it is part of: the style sheets draw the label by its state.
"""

from page.kit.html import attrs, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Pairs


def only(condition: str, holds: bool) -> "list[tuple[str, Any]]":
    """Return the attributes of what is shown on a condition ("path:value,value path:value"), see `form.js`."""
    return [("data-when", condition), ("hidden", not holds)]


def control(kind: str, id: str, pairs: "Pairs") -> str:
    """Return an input of a kind."""
    return "<input" + attrs([("type", kind), ("id", id)] + pairs) + ">"


def alternative(own: str, id: str, on: bool, inner: str, pairs: "Pairs", change: str = "", kind: str = "radio") -> str:
    """Return one of several alternatives: its name and value ("seats:3"), which is what it sets if `change` is not.

    `inner` is what is seen of it, `pairs` its further attributes. The value of a radio button is the end of what it
    sets: the form is in the page for every game and language.
    """
    name, _, value = own.partition(":")
    named: Pairs = [("name", name), ("value", value if kind == "checkbox" else None), ("checked", on)]
    named.append(("data-set", change or own))
    return tag("label", [], control(kind, id, named + pairs) + inner)


def switch(id: str, on: bool, inner: str, pairs: "Pairs") -> str:
    """Return a switch; `pairs` say what pressing it does, `inner` is HTML."""
    own: Pairs = [("role", "switch"), ("checked", on)]
    return tag("label", [("class", "tog")], control("checkbox", id, own + pairs) + "<i></i>" + inner)


def text(id: str, path: str, value: str, most: int, pairs: "Pairs") -> str:
    """Return a field for text of at most so many letters, which is kept at a path of the set-up."""
    own: Pairs = [("name", path), ("data-field", path), ("value", value), ("maxlength", str(most))]
    own += [("autocomplete", "off"), ("spellcheck", "false")]
    return control("text", id, own + pairs)
