"""The message files as syntax trees: ids, attributes, arguments, texts."""

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sanjuan.games import GAMES
from sanjuan.words.bundles import COMMON, locales, texts

VARIANT = "ed2"
SOURCES = ("", *GAMES)
"""The folders of messages: "" for those that all games share, and each game's own."""


class Found(Visitor):
    """The argument names and the texts of a pattern; `tested` are the arguments that are compared with variants."""

    def __init__(self):
        self.arguments = set()
        self.texts = []
        self.tested = {}

    def visit_VariableReference(self, node):
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):
        keys = {getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants}
        self.tested.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def folder(source):
    """Return the folder of the words of a source."""
    return locales(GAMES[source]) if source else COMMON


@cache
def parsed(lang, source=""):
    """Return {file name: syntax tree} of a language, of one source."""
    return {name: parse(text) for name, text in texts(lang, folder(source)).items()}


@cache
def patterns(lang, source=""):
    """Return {id: what its pattern uses} of a language; an id is "message" or "message.attribute"."""
    found = {}
    for tree in parsed(lang, source).values():
        for entry in tree.body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = used(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = used(attribute.value)
    return found


def used(pattern):
    """Return what one pattern uses."""
    visitor = Found()
    visitor.visit(pattern)
    return visitor


def base(id):
    """Return an id without its variant: "card-well-ed2.power" is a wording of "card-well.power"."""
    return id.replace(f"-{VARIANT}", "")


def ids(lang, source=""):
    """Return the ids of a language, of one source, without the variants."""
    return {base(id) for id in patterns(lang, source)}


def sample(keys):
    """Return values for an argument that is compared with these keys: each key, and another one."""
    if "yes" in keys:
        return ["yes", "no"]
    if all(key.isdigit() or key in ("one", "other") for key in keys):
        return [0, 1, 2, 7, *(int(key) for key in sorted(keys) if key.isdigit() and key not in "012")]
    return [*sorted(keys), "other"]


def cases(pattern):
    """Yield arguments for a pattern, so that every value of every argument that is compared comes up."""
    samples = {name: sample(keys) for name, keys in pattern.tested.items()}
    for choice in range(max([4, *map(len, samples.values())])):
        args = dict.fromkeys(pattern.arguments, "Ana")
        yield args | {name: values[choice % len(values)] for name, values in samples.items()}


def family(name, members, *parts):
    """Return the ids of a family of messages: "role-builder", "role-builder.the" ..."""
    return {f"{name}-{member}{part}" for member in members for part in ("", *(f".{part}" for part in parts))}
