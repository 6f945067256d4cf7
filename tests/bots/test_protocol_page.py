"""docs/bot-protocol.md shows messages that were really exchanged."""

import json
import re
from pathlib import Path
from random import Random

from sanjuan.bots.external import protocol
from sanjuan.bots.external.player import RESTARTS, SECONDS, SLOW_IN_A_ROW
from sanjuan.games import GAMES
from sanjuan.table.answers import default
from sanjuan.table.flow import answer, refusal

GAME = GAMES["san_juan"]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md"
CHOSEN = [["builder"], ["poor_house"], ["castle"], ["indigo_plant@0"], ["councillor"], ["guild_hall"]]
OTHER = {"role": ["producer", "trader"], "produce": ["indigo_plant@0"]}
LEFT_OUT = "…"


def short(message):
    """Return a line of the session, shortened."""
    left_out = {key: LEFT_OUT for key in ("cards", "view", "position") if key in message}
    return protocol.line_of(message | left_out).strip()


def session():
    """Yield the lines of a game of two in which the program sits at seat 0 and names a card that does not exist."""
    state, rng = GAME.new(2, 5, edition=1), Random(1)
    yield "table", protocol.hello("san_juan")
    yield "bot", {"type": "hello", "protocol": 1, "name": "example"}
    yield "table", protocol.cards(GAME, GAME.view(state, 0))
    number, others = 0, {kind: iter(chosen) for kind, chosen in OTHER.items()}
    while number < len(CHOSEN):
        view = GAME.view(state, state.ask.seat)
        if view.ask.seat == 1:
            wanted = next(others.get(view.ask.kind, iter(())), None)
            answer(state, default(view) if wanted is None else [wanted])
            continue
        number += 1
        chosen = CHOSEN[number - 1]
        yield "table", protocol.ask(GAME, view, number, SECONDS, rng)
        yield "bot", {"type": "answer", "id": number, "options": chosen}
        refused = refusal(view, chosen)
        if refused:
            chosen = list(default(view))
            yield "table", {"type": "refused", "id": number, "error": str(refused), "played": chosen}
        answer(state, chosen)


def blocks(kind):
    """Return the code blocks of the page in this language."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_session_of_the_page_is_what_is_really_said():
    said = [f"{who + ':':6} {short(message)}" for who, message in session()]
    assert blocks("text")[0].strip().splitlines() == said


def test_the_question_of_the_page_is_the_first_of_the_session():
    question = next(message for _, message in session() if message["type"] == "ask")
    assert json.loads(blocks("json")[0]) == question | {"position": LEFT_OUT}


def test_the_page_names_every_field_and_figure():
    page = PAGE.read_text("utf-8")
    question = next(message for _, message in session() if message["type"] == "ask")
    for field in (*question, *question["view"]):
        assert f"`{field}`" in page, field
    assert f"{SECONDS:g} seconds" in page
    assert f"{SLOW_IN_A_ROW} times in a row" in page
    assert f"{RESTARTS} times" in page
