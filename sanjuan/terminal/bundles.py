"""The words of a language outside the browser, by fluent.runtime: for the terminal, the tests and the build."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from sanjuan.languages import BASE, LANGUAGES
from sanjuan.words import Words


def texts(lang: str) -> dict[str, str]:
    """Return the message files of a language by name, sorted; raises ValueError on a language that is not there."""
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r} (there are {', '.join(LANGUAGES)})")
    folder = files("sanjuan") / "locales" / lang
    found = {entry.name: entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".ftl")}
    return dict(sorted(found.items()))


def words(lang: str, edition: int = 2) -> Words:
    """Return the words of a language, in the names of an edition; what it lacks is said in English.

    Raises ValueError on an unknown language, and when a message is formatted without an argument that it needs;
    ModuleNotFoundError where fluent.runtime is not installed.
    """
    bundles = [_bundle(lang), _bundle(BASE)]

    def has(message: str, attribute: str) -> bool:
        return _speaker(bundles, message, attribute) is not None

    def format(message: str, attribute: str, args: Mapping[str, object]) -> str:
        bundle = _speaker(bundles, message, attribute)
        text, errors = bundle.format_pattern(_pattern(bundle, message, attribute), dict(args))
        if errors:
            raise ValueError(f"{lang}: {message}.{attribute}: {errors[0]}")
        return str(text)

    return Words(has, format, lang, edition)


def _speaker(bundles: Sequence[Any], message: str, attribute: str) -> Any:
    return next((bundle for bundle in bundles if _pattern(bundle, message, attribute) is not None), None)


@cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _pattern(bundle: Any, message: str, attribute: str) -> Any:
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value
