"""Further states of every game, made of those of tests/page/frames and of games that are played here to their end.

A window or a note that any table can have is drawn over the table that leaves it the least room.
"""

import functools
from random import Random

from page.catalog import people
from page.screen import layout
from positions import call, started
from sanjuan.games import GAMES
from sanjuan.table.replay import play_on
from tests.page.drawing import NAMES, game_of, load, screen, speak
from tests.page.learn.test_draw import ui_of

SEED = 3
CAN = {"full": True, "awake": True, "sound": True}
RESULT = {"day": "2026-11-23", "points": 37, "won": 1, "row": 4, "house": 34, "who": "governor"}
WINDOWS = ("menu", "settings", "keys")


@functools.cache
def questions(game):
    """By kind of question, the name of the drawn state of most seats in which it is open and nothing is chosen."""
    found = {}
    for name in NAMES:
        state = load(name)
        frame, ui = state["frame"], state["ui"]
        if not frame or not frame["ask"] or game_of(state) != game:
            continue
        if frame["curtain"] is not None or any(ui.get(name) for name in ("dialog", "review", "hint", "chosen")):
            continue
        kind, seats = frame["ask"]["kind"], frame["table"]["seats"]
        if seats >= found.get(kind, (0, ""))[0]:  # the last of them: what is special comes before the turn itself
            found[kind] = (seats, name)
    return {kind: name for kind, (_, name) in found.items()}


def drawn(name, more, lang, undo=False):
    """Return a drawn state with more in it."""
    state = load(name)
    frame = state["frame"] | ({"undo": True} if undo else {})
    return screen(frame, state["ui"] | {"lang": lang} | more, speak(state, lang))


def over(game, dialog):
    """Return the drawer of a window over the question at the most seats."""
    most = max(questions(game).values(), key=lambda name: load(name)["frame"]["table"]["seats"])
    more = {"dialog": dialog, "able": CAN, "zoom": None}
    return lambda lang: drawn(most, more, lang, undo=True)


def noted(game):
    """Return the drawer of the first question, beside which it says that this device keeps nothing."""
    return lambda lang: drawn(beginning(game), {"note": "msg-storage"}, lang)


@functools.cache
def ended(game):
    """(engine, last frame) of a game of the most seats."""
    host, frame = started(max(GAMES[game].seats), SEED, {}, game)
    cards = frame["cards"]
    while not frame["over"]:
        if frame["ask"]:
            chosen = host.record.game.bots["greedy"](host.record.game.view(host.record.state, 0), None)
            frame = call(host, do="answer", chosen=list(chosen))
        else:
            frame = call(host, do="bot")
    return host, frame | {"cards": cards}


def page_of(frame, game, lang):
    """Return the page's state at a frame of the engine, everybody named as on the page."""
    task = frame if frame.get("task") else frame | {"task": {"id": ""}}
    ui, t = ui_of(task, game, "lesson", 1, 1), speak({"frame": frame, "ui": {}}, lang)
    names = people.names(frame["players"], GAMES[game].characters, t)
    names += [t("dummy-" + id) for id in frame.get("dummies", [])]
    return ui.but(lang=lang, learn=None, names=names)


def pieces(frame, ui):
    """Return the HTML of the whole page."""
    return "".join(layout.pieces(frame, ui, speak({"frame": frame, "ui": {}}, ui.lang)))


def result(game):
    """Return the drawer of the result at the most seats, of a deal of the day."""

    def draw(lang):
        _, frame = ended(game)
        return pieces(frame, page_of(frame, game, lang).but(dialog="score", result=RESULT))

    return draw


@functools.cache
def stepped(game):
    """(reasons, frame, best answer) of the last question to the first seat at the most seats that has reasons."""
    host = ended(game)[0]
    for at in reversed(range(len(host.record.answers))):
        state = play_on(host.record, at).state
        if state.ask.seat == 0 and len(state.ask.options) > 1:
            best = GAMES[game].adviser.advise(GAMES[game].view(state, 0), Random(at))[0]
            if best.reasons:
                past = call(host, do="review_at", at=at, seat=0, hands=False)
                return best.reasons, past, list(best.answer)
    raise LookupError(game)


def stepping(game):
    """Return the drawer of a step back to a question at the most seats, at which something else was better."""

    def draw(lang):
        frame, (reasons, past, best) = ended(game)[1], stepped(game)
        at, seats = past["past"]["at"], len(past["players"])
        advice = {"answer": best, "chance": 0.62, "reasons": reasons}
        made = {"at": at, "seat": 0, "round": past["table"]["round"], "question": past["ask"], "advice": [advice]}
        made |= {"played": past["past"]["chosen"], "best": best, "reasons": reasons}
        made["chance"] = {"best": 0.62, "played": 0.31}
        if sorted(best) == sorted(made["played"]):  # by more money, or another card, as it may have been
            made["best"] = made["advice"][0]["answer"] = [*best, past["ask"]["options"][-1]]
        curve = [{"at": 0, "round": 1, "chances": [1 / seats] * seats}]
        report = {"game": game, "seats": seats, "answers": past["past"]["of"], "of": [0], "curve": curve}
        report |= {"rounds": [0], "decisions": [made], "costliest": [at], "seconds": 1}
        look = {"share": 1, "report": report, "seats": [0], "at": at, "past": past, "hands": False, "want": None}
        return pieces(frame, page_of(frame, game, lang).but(review=look))

    return draw


def beginning(game):
    """Return the drawn state of the kind of question with which a game begins, where it says what it keeps."""
    host, frame = started(max(GAMES[game].seats), SEED, {}, game)
    while not frame["ask"]:
        frame = call(host, do="bot")
    return questions(game)[frame["ask"]["kind"]]


def advised(game, ask):
    """Return made-up advice, the best answer first: each option if one is chosen, else the first and the last ones."""
    options, many = ask["options"], max(ask["least"], 1)
    answers = [[option] for option in options] if ask["most"] == 1 else [options[:many], options[-many:]]
    answers += [] if ask["least"] else [[]]
    advice = [{"answer": one, "chance": 0.62 / (1 + at / 4), "reasons": []} for at, one in enumerate(answers)]
    advice[0] |= {"error": 0.02, "reasons": stepped(game)[0]}
    return advice


def hinted(game, name):
    """Return the drawer of a state at whose question a hint is open."""

    def draw(lang):
        return drawn(name, {"hint": {"advice": advised(game, load(name)["frame"]["ask"]), "at": 0}}, lang)

    return draw


def of_game(game):
    """By name, a function of the language that draws a state of a game."""
    makers = {f"{game}-{dialog}-over": over(game, dialog) for dialog in WINDOWS}
    return makers | {f"{game}-unkept": noted(game), f"{game}-result": result(game), f"{game}-stepping": stepping(game)}


VARIED = {name: (game, draw) for game in GAMES for name, draw in of_game(game).items()}
"""By name, the game of a state and a function of the language that returns its HTML."""
HINTED = {f"{game}-hint-{kind}": (game, hinted(game, name)) for game in GAMES for kind, name in questions(game).items()}
"""The same of a hint at every kind of question."""
