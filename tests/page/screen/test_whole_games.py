"""Whole games drawn as they go: whatever happens has words and says nothing twice, in every game, also a shared end."""

import pytest

from page.catalog import people, settings
from page.kit.html import DUMMY
from page.screen import layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.table.game_options import resolve
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.repeats import in_questions
from tests.worker.test_tasks import call
from worker.host import Host

LANGUAGES_IN_TURN = [*LANGUAGES]
EVERY = 6
"""So many frames from one that is drawn to the next: all of them take a minute."""
SIZES = [(name, seats) for name, game in GAMES.items() for seats in (min(game.seats), max(game.seats))]


def played(game, seats, seed=3):
    """Yield the frames of a game in which one person gives the answers of the weakest player."""
    host, weakest = Host(), [*game.bots][0]
    players = [{"name": "", "who": "human"}, *[{"name": "", "who": "bot", "bot": weakest}] * (seats - 1)]
    cards = None
    frame = call(host, do="start", game=game.name, seats=seats, seed=seed, options={}, players=players)
    while frame["over"] is None:
        cards = frame.get("cards", cards)
        yield frame | {"cards": cards}
        if frame["turn"]["who"] == "bot":
            frame = call(host, do="bot")
        else:
            view = game.view(host.record.state, host.viewer())
            frame = call(host, do="answer", chosen=list(game.bots[weakest](view, host.record.chance())))
    yield frame | {"cards": cards}


def ui_of(frame, game, log, **more):
    """Return the page's state at a frame."""
    bots, nobody = [*game.characters], frame["dummies"]
    faces = people.faces(frame["players"], bots) + [DUMMY for _ in nobody]
    names = people.names(frame["players"], bots, words("en", game)) + ["Martin" for _ in nobody]
    cast = people.cast(frame["players"], bots) + ["" for _ in nobody]
    given = {"names": names, "faces": faces, "cast": cast, "bots": bots, "log": log, "cards": frame["cards"]}
    return Ui(**given | {"chosen": [], "marks": [], "preferences": settings.preferences("")} | more)


def drawn(frame, game, log, lang, **more):
    """Return the ids without words that drawing a frame has asked for, and what its question says twice."""
    t, ui = words(lang, game, game.variant(resolve(game.options, {}))), ui_of(frame, game, log, **more)
    layout.pieces(frame, ui, t)
    return t.missing + in_questions(frame, ui, t)


def shared(frame):
    """Return the end of a game as if all had won it together."""
    over = frame["over"]
    most = max(over["scores"])
    rows = [row | {"points": [most for _ in row["points"]]} if row["id"] == "total" else row for row in over["sheet"]]
    everybody = list(range(len(over["scores"])))
    return frame | {"over": over | {"scores": [most for _ in everybody], "winners": everybody, "sheet": rows}}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_whatever_happens_in_a_game_has_its_words_once(name, seats):
    game, log, missing = GAMES[name], [], set()
    for number, frame in enumerate(played(game, seats)):
        log += frame["log"]
        if number % EVERY == 0 or frame["over"]:
            missing |= {*drawn(frame, game, log, LANGUAGES_IN_TURN[number % len(LANGUAGES_IN_TURN)])}
    assert missing == set()
    for lang in LANGUAGES:
        for end in (frame, shared(frame)):
            assert drawn(end, game, log, lang, dialog="score") == [] == drawn(end, game, log, lang)
