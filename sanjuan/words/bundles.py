"""The words of a language outside the browser, by fluent.runtime: for the terminal, the tests and the build."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from sanjuan.words import plain_wording
from sanjuan.words.languages import BASE, LANGUAGES
from sanjuan.words.wording import Wording
from sanjuan.words.words import Words

COMMON = files("sanjuan.words") / "locales"
"""The words that all games share."""
MOST = 20_000
"""Texts that are kept of a language and game at most."""


def locales(game: Any) -> Traversable:
    """Return the folder of a game's own words: its attribute `locales`, else "locales" beside its rules."""
    own: Traversable = getattr(game, "locales", None) or _home(game) / "locales"
    return own


def wording_of(game: Any) -> Wording:
    """Return what is special in a game's sentences: its attribute `wording`, else the module beside its rules."""
    if getattr(game, "wording", None):
        own: Wording = game.wording
        return own
    if not game or not (_home(game) / "wording.py").is_file():
        return plain_wording
    module: Any = import_module(f"sanjuan.games.{_name(game)}.wording")
    found: Wording = module
    return found


def _name(game: Any) -> str:
    return str(getattr(game, "name", game))


def _home(game: Any) -> Traversable:
    return files("sanjuan.games") / _name(game)


def texts(lang: str, folder: Traversable = COMMON) -> dict[str, str]:
    """Return the message files of a language by name, sorted; raises ValueError on a language that is not there.

    `folder` holds a folder for each language: the common words, or a game's own (see `locales`), which may lack some.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r} (there are {', '.join(LANGUAGES)})")
    if not (folder / lang).is_dir():
        return {}
    entries = [entry for entry in (folder / lang).iterdir() if entry.name.endswith(".ftl")]
    return dict(sorted((entry.name, entry.read_text(encoding="utf-8")) for entry in entries))


def words(lang: str, game: Any = "", variant: str = "") -> Words:
    """Return the words of a language, a game's own before those that all share; what it lacks is said in English.

    `game` is a game or the name of one, "" for the common words alone; `variant` is what `game.variant(options)` says.
    Raises ValueError on an unknown language, and when a message is formatted without an argument that it needs;
    ModuleNotFoundError where fluent.runtime is not installed.
    """
    folders: list[Any] = [locales(game), COMMON] if game else [COMMON]
    has, format = _spoken(lang, tuple(folders))
    return Words(has, format, lang, variant, wording_of(game))


@cache
def _spoken(lang: str, folders: tuple[Any, ...]) -> tuple[Callable[..., bool], Callable[..., str]]:
    """Return what finds and what makes texts: each is found once, and made once for the same arguments."""
    bundles = [_bundle(code, folder) for folder in folders for code in (lang, BASE)]
    found: dict[tuple[str, str], Any] = {}
    made: dict[tuple[object, ...], str] = {}

    def speaker(message: str, attribute: str) -> Any:
        if (message, attribute) not in found:
            found[message, attribute] = _speaker(bundles, message, attribute)
        return found[message, attribute]

    def has(message: str, attribute: str) -> bool:
        return speaker(message, attribute) is not None

    def format(message: str, attribute: str, args: Mapping[str, object]) -> str:
        key = (message, attribute, *[(name, type(value), value) for name, value in args.items()])
        if key not in made:
            bundle = speaker(message, attribute)
            text, errors = bundle.format_pattern(_pattern(bundle, message, attribute), dict(args))
            if errors:
                raise ValueError(f"{lang}: {message}.{attribute}: {errors[0]}")
            if len(made) >= MOST:
                made.clear()
            made[key] = str(text)
        return made[key]

    return has, format


def _speaker(bundles: Sequence[Any], message: str, attribute: str) -> Any:
    return next((bundle for bundle in bundles if _pattern(bundle, message, attribute) is not None), None)


@cache
def _bundle(lang: str, folder: Any) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts(lang, folder).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _pattern(bundle: Any, message: str, attribute: str) -> Any:
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value
