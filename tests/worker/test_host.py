"""The worker's side of the page: whole games through its commands, what a frame may show, take-back, curtain."""

import json
import re
from collections import Counter
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.page.hosted import bots as bots
from tests.page.hosted import do, play, player, setup, step, until_mine
from worker.host import Host

SECRET_FACTS = {"drew_cards", "kept_cards", "tucked_card"}
GAMES_PLAYED = [
    (("human", "bot"), {"edition": 1}),
    (("bot", "human", "bot"), {"edition": 2, "start_hand": True}),
    (("human", "bot", "bot", "bot"), {"edition": 2, "deck": 110}),
    (("human", "human", "bot"), {"edition": 1, "start_hand": True}),
    (("human", "human"), {"edition": 2}),
    (("bot", "bot", "bot"), {"edition": 2}),
    (("human", "human", "bot"), {"edition": 1, "new_buildings": True, "events": True}),
    (("human", "bot", "bot", "bot"), {"edition": 2, "new_buildings": 33, "events": True}),
]

TELLING = [GAMES_PLAYED[1]]
"""With much that can be hidden and kept: this one is played by `make check` too."""


@pytest.mark.sample(4, first=1)
@pytest.mark.parametrize(("who", "options"), [
    pytest.param(*game, marks=() if game in TELLING else pytest.mark.slow) for game in GAMES_PLAYED
])  # fmt: skip
def test_a_whole_game_and_no_hidden_card_in_any_frame(who, options):
    host = Host()
    first = do(host, setup(*who, seed=7, **options))
    for frame in play(host, first, Random(7)):
        check_sight(host, frame)
    assert frame["turn"] == {"seat": None, "who": "none"}
    assert frame["ask"] is None
    assert frame["over"]["scores"] == host.record.game.scores(host.record.state)
    assert frame["over"]["winners"]
    assert frame["over"]["sheet"][-1]["id"] == "tie_break"


def known_tucked(state, viewer):
    """Return the cards that a person has tucked away and seen: goods go under the harbor face down."""
    return [] if viewer is None else [card for card in state.seats[viewer].tucked if card[1] != "harbor"]


def check_sight(host, frame):
    """Check that every card named in a frame is open on the table or in the hand of the person who sees it."""
    state = host.record.state
    viewer = host.viewer()
    names = set(host.record.game.catalogue(state))
    hand = state.seats[viewer].hand if viewer is not None else []
    assert [item["card"] for item in frame["table"]["hand"]] == hand
    lying = Counter(card for seat in state.seats for card in seat.city)
    lying.update(card for seat in state.seats for cards in seat.covered for card in cards)
    lying.update(state.on_table)
    lying.update(card for _, _, card in known_tucked(state, viewer))
    aside = frame["table"]["aside"]["cards"] if frame["table"]["aside"] else []
    assert not aside or frame["ask"] or state.ask.kind == "gold_mine"
    shown = Counter(word for word in words(frame["table"]).elements() if word in names)
    assert shown == lying + Counter(hand) + Counter(aside)
    reach = [*hand, *aside, *state.on_table]
    for option in words(frame["ask"]) | words(frame["proposal"]):
        card = re.split("[>@]", option)[0]
        assert card not in names or card in reach or card in state.seats[viewer].city
    for held in frame["table"]["hand"]:
        own = state.seats[viewer]
        used = [*own.city, *[card for under in own.covered for card in under]]  # a library used first, then built over
        assert {part["why"] for part in held.get("saved", [])} <= {"builder", *used}
    for fact in frame["log"]:
        assert fact["id"] not in SECRET_FACTS or fact["seat"] == viewer
    assert str(state.seed) not in words(frame["table"])


def words(value):
    """Return every text in a piece of JSON but the kinds of things and why they cost less, with its number."""
    if isinstance(value, dict):
        return sum((words(item) for key, item in value.items() if key not in ("kind", "saved")), Counter())
    if isinstance(value, list):
        return sum((words(item) for item in value), Counter())
    return Counter([value]) if isinstance(value, str) else Counter()


def test_the_first_frame_brings_the_catalogue_and_later_ones_do_not():
    host = Host()
    frame = do(host, setup("human", "bot"))
    assert frame["cards"]["indigo_plant"]["good"] == "indigo"
    assert frame["log_from"] == 0
    assert "cards" not in step(host, frame, Random(1))


def test_the_log_goes_on_where_the_last_frame_ended():
    host = Host()
    count = 0
    for frame in play(host, do(host, setup("human", "bot", seed=3)), Random(3)):
        assert frame["log_from"] == count
        count += len(frame["log"])
    whole = do(Host(), "resume", save=frame["save"])
    assert whole["log_from"] == 0 and len(whole["log"]) == count


def test_the_curtain_falls_between_two_people_and_lifts_for_the_next():
    host = Host()
    looked = []
    before = None
    for frame in play(host, do(host, setup("human", "human", seed=4)), Random(4), lambda _: len(looked) == 6):
        if frame["curtain"] is not None:
            assert frame["ask"] is None and frame["table"]["hand"] == [] and not frame["undo"]
            assert frame["table"]["me"] == frame["curtain"]
            assert do(host, "answer", chosen=[])["error"]["id"] == "not_your_turn"
        elif before is not None:
            assert frame["ask"]["seat"] == before == frame["table"]["me"]
            assert len(frame["table"]["hand"]) == len(host.record.state.seats[before].hand)
            looked.append(before)
        before = frame["curtain"]
    assert looked == looked[:2] * 3 and set(looked) == {0, 1}


def test_without_people_everybody_watches_and_no_hand_is_shown():
    host = Host()
    for frame in play(host, do(host, setup("bot", "bot", seed=4)), Random(4)):
        assert frame["table"]["hand"] == [] and frame["ask"] is None and frame["curtain"] is None
        assert not {fact["id"] for fact in frame["log"]} & SECRET_FACTS


def test_take_back_returns_to_the_position_before():
    host = Host()
    before = until_mine(host, do(host, setup("human", "bot", seed=9)), "build")
    assert before["ask"]["kind"] == "build"
    dearest = max(before["ask"]["options"], key=lambda option: before["ask"]["prices"][option])
    after = do(host, "answer", chosen=[dearest])
    assert after["undo"] and after["ask"]["kind"] == "pay"
    back = do(host, "undo")
    assert back["table"] == before["table"] and back["ask"] == before["ask"]
    assert back["log_from"] == 0


def test_nothing_is_taken_back_after_another_player_moved_or_a_card_was_drawn():
    host = Host()
    first = do(host, setup("human", "bot", seed=9))
    for frame in play(host, first, Random(3)):
        turn = host.record.turns[-1] if host.record.turns else None
        legal = turn is not None and turn == (0, host.record.state.reveals)
        assert frame["undo"] is legal
        if not legal:
            assert do(host, "undo")["error"]["id"] == "no_undo"


@pytest.mark.parametrize(("name", "seed"), [("san_juan", 0), ("alhambra", 2), ("citadels", 0)])
def test_a_game_whose_record_was_handed_in_is_over_for_good(name, seed):
    """Games whose last answer could be taken back: after a record for oneself still, after a final one no more."""
    begun, host = setup("human", "bot", seed=seed) | {"game": name}, Host()
    begun["players"] = [player("human"), player("bot", next(iter(GAMES[name].bots)))]
    for frame in play(host, do(host, begun), Random(seed)):
        if not frame["over"]:
            do(host, "export", final=True)  # of a game that goes on none is final
    assert frame["undo"]
    kept = do(host, "export")["record"]
    assert do(host, "undo")["over"] is None
    do(host, "answer", chosen=json.loads(kept)["answers"][-1])
    assert do(host, "export", final=True)["record"] == kept
    assert do(host, "undo")["error"]["id"] == "no_undo"
    assert do(Host(), "import", record=kept)["over"] == frame["over"]


def test_paying_is_proposed_and_the_proposal_is_legal():
    host = Host()
    proposed = Counter()
    for frame in play(host, do(host, setup("human", "bot", seed=12, bot="test_random")), Random(12)):
        if frame["ask"] and frame["proposal"]:
            proposed[frame["ask"]["kind"]] += 1
            assert do(host, "check", chosen=frame["proposal"]) == {"error": None}
        if frame["ask"] and frame["ask"]["kind"] == "pay":
            assert frame["proposal"]
        if frame["ask"] and frame["ask"]["kind"] in ("role", "build", "keep", "discard"):
            assert frame["proposal"] == []
    assert proposed["pay"]
