"""The words of a language for the page: its message files as one text, with English for what the language lacks."""

import re
from collections.abc import Callable, Iterable, Mapping

from fluent.syntax import FluentSerializer, ast, parse

from sanjuan.games import GAMES
from sanjuan.words.bundles import COMMON, texts
from sanjuan.words.bundles import locales as folder_of
from sanjuan.words.languages import BASE

NOT_FOR_THE_PAGE = {"about.ftl", "lab.ftl", "manifest.ftl", "rules.ftl", "terminal.ftl"}


def page(lang: str, game: str = "", parts: Iterable[str] = ()) -> str:
    """The text that the page fetches for one language, without the files of the parts that it fetches later.

    Without a game it is the words that all games share.
    """
    left_out = NOT_FOR_THE_PAGE | {f"{name}.ftl" for name in parts}
    return whole(lang, game, lambda name: name not in left_out)


def part(lang: str, part: str, game: str = "") -> str:
    """The text that the page fetches for one language with a part."""
    return whole(lang, game, lambda name: name == f"{part}.ftl")


def whole(lang: str, game: str, wanted: Callable[[str], bool]) -> str:
    """Some message files of a language as one text, with English for what it lacks."""
    folder = folder_of(GAMES[game]) if game else COMMON
    base, own = ({name: text for name, text in texts(code, folder).items() if wanted(name)} for code in (BASE, lang))
    return joined(own) if lang == BASE else filled(joined(own), joined(base))


def joined(files: Mapping[str, str]) -> str:
    """The message files of a language that the page wants, as one text; `files` is {name: text}."""
    return "\n".join(short(text) for name, text in files.items() if name not in NOT_FOR_THE_PAGE)


def short(text: str) -> str:
    """Return a text without its comments and most of the space before its lines, which say nothing to the page."""
    return re.sub(r"(?m)^ +", " ", re.sub(r"(?m)^#.*\n?", "", text))


def filled(own: str, base: str) -> str:
    """The text `own` with every message and attribute of `base` that it lacks: a reader sees English, never an id."""
    mine, lacking = messages(own), []
    for name, message in messages(base).items():
        if name not in mine:
            lacking.append(FluentSerializer().serialize_entry(message))
        elif missing(mine[name], message):
            return filled(completed(own, mine[name], message), base)
    return "\n".join([own, *lacking])


def messages(text: str) -> dict[str, ast.Message]:
    """{id: syntax tree} of the messages in a text."""
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


def missing(message: ast.Message, other: ast.Message) -> list[ast.Attribute]:
    """The attributes that a message lacks and another has."""
    have = {attribute.id.name for attribute in message.attributes}
    return [attribute for attribute in other.attributes if attribute.id.name not in have]


def completed(text: str, message: ast.Message, other: ast.Message) -> str:
    """A text with one of its messages completed by the attributes of another one."""
    assert message.span  # a parsed message knows where it stood
    start, end = message.span.start, message.span.end
    message.attributes += missing(message, other)
    return text[:start] + FluentSerializer().serialize_entry(message) + text[end:]
