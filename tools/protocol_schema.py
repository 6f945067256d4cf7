"""A JSON Schema of the messages of the bot protocol in one game: `python tools/reference.py` writes it."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from sanjuan.bots.external import protocol
from sanjuan.bots.random_bot import random
from sanjuan.table.record import Record

TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}
FEW = 30
"""Keys that objects of one shape have at most; one with more is a map, whose keys are names of cards or options."""
Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
TEXTS: Schema = {"type": "array", "items": TEXT}
WHOLE: Schema = {"type": "integer", "minimum": 0}


def shape(values: Iterable[Any]) -> Schema:
    """Return a schema that holds for all of the values: their types, and of objects and lists the types inside."""
    found = list(values)
    objects = [value for value in found if isinstance(value, dict)]
    lists = [value for value in found if isinstance(value, list | tuple)]
    plain = sorted({TYPES[type(value)] for value in found if not isinstance(value, dict | list | tuple)})
    made: list[Schema] = [{"type": name} for name in plain]
    made += [_object(objects)] if objects else []
    made += [{"type": "array", "items": shape(one for value in lists for one in value)}] if lists else []
    return {"anyOf": made} if len(made) > 1 else made[0] if made else {}


def _object(values: list[dict[str, Any]]) -> Schema:
    """Return the schema of objects: with their fields, or as a map where the keys are different ones."""
    always = set.intersection(*[set(value) for value in values])
    keys = list(dict.fromkeys(key for value in values for key in value))
    if len(keys) > FEW or (len(values) > 1 and not always):
        return {"type": "object", "additionalProperties": shape(one for value in values for one in value.values())}
    fields = {key: shape(value[key] for value in values if key in value) for key in keys}
    return {"type": "object", "properties": fields, "required": [key for key in keys if key in always]}


def message(kind: str, fields: dict[str, Schema], more: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of a message: the fields that it always has, and those that it may have."""
    properties = {"type": {"const": kind}, **fields, **(more or {})}
    return {"type": "object", "properties": properties, "required": ["type", *fields]}


def question(kinds: Iterable[str], view: Schema) -> Schema:
    """Return the schema of a question."""
    number: Schema = {"type": "number", "exclusiveMinimum": 0}
    fields = {
        "id": WHOLE, "seat": WHOLE, "kind": {"enum": list(kinds)}, "options": TEXTS, "least": WHOLE, "most": WHOLE,
        "rule": TEXT, "args": {"type": "object"}, "prices": {"type": "object", "additionalProperties": WHOLE},
        "deadline": number, "seed": WHOLE, "view": view, "position": TEXT,
    }  # fmt: skip
    more = {
        "gives": {"type": "object", "additionalProperties": {"type": "object"}}, "sure": TEXTS, "moot": TEXTS,
        "alone": TEXTS, "budget": WHOLE, "bonus": {"type": "array", "items": {"type": "integer"}},
    }  # fmt: skip
    return message("ask", fields, more)


def seen(game: Any, sets: list[dict[str, Any]], games: int) -> Any:
    """Return the views, and the catalogues of cards, that random games of all sizes and options bring."""
    views: list[Any] = []
    cards: list[Any] = []
    for number in range(games):
        seats, rng = game.seats[number % len(game.seats)], Random(number)
        record = Record(game, seats, number, sets[number % len(sets)])
        cards.append(game.catalogue(game.view(record.state, 0)))
        while record.state.ask is not None:
            view = game.view(record.state, record.state.ask.seat)
            views.append(game.show(view, view.ask.seat))
            record.answer(random(view, rng))
    return json.loads(json.dumps([views, cards]))


def schema(game: Any, title: str, sets: list[dict[str, Any]], games: int) -> Schema:
    """Return the schema of all messages of the protocol in a game."""
    views, cards = seen(game, sets, games)
    version: Schema = {"const": protocol.VERSION}
    messages = {
        "hello_of_the_table": message("hello", {"protocol": version, "game": {"const": game.name}}),
        "hello_of_the_bot": message("hello", {"protocol": version, "name": TEXT}),
        "cards": message("cards", {"cards": {"$ref": "#/$defs/catalogue"}}),
        "ask": question(game.parts()["State"].KINDS, {"$ref": "#/$defs/view"}),
        "answer": message("answer", {"id": WHOLE, "options": TEXTS}),
        "refused": message("refused", {"id": WHOLE, "error": TEXT, "played": TEXTS}),
        "error": message("error", {"error": TEXT}),
    }
    rows = [row for one in cards for row in one.values()]
    catalogue: Schema = {"type": "object", "additionalProperties": shape(rows)}
    return {
        "$comment": "JSON Schema, draft 2020-12",
        "title": f"Messages of the bot protocol, version {protocol.VERSION}, in a game of {title}",
        "description": "docs/bot-protocol.md says what the fields mean. A later version may add types and fields.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in messages],
        "$defs": {**messages, "catalogue": catalogue, "view": shape(views)},
    }


def text(game: Any, title: str, sets: list[dict[str, Any]], games: int) -> str:
    """Return the schema of a game as it is written."""
    return json.dumps(schema(game, title, sets, games), indent=2, ensure_ascii=False) + "\n"
