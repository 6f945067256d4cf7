"""The worker's side of the page: whole games through its commands, what a frame may show, saves, take-back, curtain."""

import base64
import json
import re
import zlib
from collections import Counter
from random import Random

import pytest
from host import Host, seed_of
from save import pack

from sanjuan.games import GAMES
from sanjuan.table.flow import problem

SECRET_FACTS = {"drew_cards", "kept_cards", "tucked_card"}


def random_bot(view, rng):
    """Answer anything legal at random."""
    ask = view.ask
    while True:
        chosen = tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most)))
        if problem(view, chosen) is None:
            return chosen


def broken_bot(view, rng):
    raise RuntimeError("a fault in a player")


def lawless_bot(view, rng):
    return ("no such option",)


@pytest.fixture(autouse=True)
def bots(monkeypatch):
    more = {"test_random": random_bot, "test_broken": broken_bot, "test_lawless": lawless_bot}
    monkeypatch.setattr(type(GAMES["san_juan"]), "bots", {**GAMES["san_juan"].bots, **more})


def player(who, bot="test_random", name=""):
    return {"name": name, "who": who, "bot": bot}


def setup(*who, seed=1, bot="test_random", **options):
    players = [player(kind, bot) for kind in who]
    return {"do": "start", "game": "san_juan", "seats": len(who), "seed": seed, "options": options, "players": players}


def do(host, command, **more):
    command = {"do": command, **more} if isinstance(command, str) else command
    return json.loads(host.call(json.dumps(command)))


def step(host, frame, rng):
    """Make the next move of whoever is to move, a person's at random."""
    if frame["curtain"] is not None:
        return do(host, "look")
    if frame["turn"]["who"] == "bot":
        return do(host, "bot")
    return do(host, "answer", chosen=list(random_bot(host.record.game.view(host.record.state, host.viewer()), rng)))


def play(host, frame, rng, stop=lambda frame: False):
    """Yield every frame to the end of the game, or until `stop` says so."""
    yield frame
    while not frame["over"] and not stop(frame):
        frame = step(host, frame, rng)
        assert frame["error"] is None, frame["error"]
        yield frame


def until_mine(host, frame, kind=None, rng=None):
    """Play on to a question (of a kind) that a person can answer now."""
    asked = play(host, frame, rng or Random(1), lambda f: f["ask"] is not None and kind in (None, f["ask"]["kind"]))
    return list(asked)[-1]


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


@pytest.mark.parametrize(("who", "options"), GAMES_PLAYED)
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
    """What a person has tucked away with open eyes: goods under the harbor are laid there unseen."""
    return [] if viewer is None else [card for card in state.seats[viewer].tucked if card[1] != "harbor"]


def check_sight(host, frame):
    """Every card named in a frame lies open on the table or is in the hand of the person who sees it."""
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
    for fact in frame["log"]:
        assert fact["id"] not in SECRET_FACTS or fact["seat"] == viewer
    assert str(state.seed) not in words(frame["table"])


def words(value):
    """Return every text in a piece of JSON but the kinds of things, with its number."""
    if isinstance(value, dict):
        return sum((words(item) for key, item in value.items() if key != "kind"), Counter())
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


@pytest.mark.parametrize("who", [("human", "bot"), ("human", "bot", "human")])
def test_a_resumed_game_stands_where_it_was_saved(who):
    host = Host()
    for frame in play(host, do(host, setup(*who, seed=5)), Random(5)):
        again = do(Host(), "resume", save=frame["save"])
        assert again["turn"] == frame["turn"]
        assert again["table"]["players"] == frame["table"]["players"]
        if len(host.humans()) == 1:
            same = ("table", "ask", "proposal", "undo", "over", "players", "save")
            assert {key: again[key] for key in same} == {key: frame[key] for key in same}


def test_a_resumed_game_of_several_people_begins_behind_the_curtain():
    host = Host()
    frame = until_mine(host, do(host, setup("human", "human", seed=2)))
    again = do(Host(), "resume", save=frame["save"])
    assert again["curtain"] == frame["ask"]["seat"]
    assert again["ask"] is None and again["table"]["hand"] == []


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


def test_a_refused_answer_says_why_and_changes_nothing():
    host = Host()
    frame = until_mine(host, do(host, setup("human", "bot")))
    for chosen in (["no such option"], [], frame["ask"]["options"][:2]):
        assert do(host, "answer", chosen=chosen)["error"]["id"] in ("no_option", "wrong_count")
        assert do(host, "check", chosen=chosen)["error"]["id"] in ("no_option", "wrong_count")
    assert do(host, "check", chosen=frame["ask"]["options"][:1]) == {"error": None}
    assert do(host, "answer", chosen=frame["ask"]["options"][:1])["error"] is None


@pytest.mark.parametrize("chosen", [None, "builder", [1], {"builder": 1}])
def test_an_answer_that_is_no_list_of_texts_is_refused(chosen):
    host = Host()
    until_mine(host, do(host, setup("human", "bot")))
    assert do(host, "answer", chosen=chosen)["error"]["id"] == "bad_command"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"do": "cheat"}', '{"do": ["start"]}', "3"])
def test_a_command_that_is_none_is_refused(text):
    assert json.loads(Host().call(text))["error"]["id"] == "bad_command"


@pytest.mark.parametrize("command", ["answer", "check", "bot", "undo", "look", "export"])
def test_without_a_game_there_is_nothing_to_do(command):
    assert do(Host(), command, chosen=[])["error"]["id"] == "no_game"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 3}, {"players": []}, {"players": None}, {"players": [1, 2]}, {"game": "chess"},
        {"options": {"edition": 9}}, {"options": {"unknown": 1}}, {"options": None},
        {"players": [player("human"), player("nobody")]},
        {"players": [player("human")] * 5, "seats": 5},
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_refused_and_the_running_game_goes_on(wrong):
    host = Host()
    frame = do(host, setup("human", "bot"))
    assert do(host, setup("human", "bot") | wrong)["error"]["id"] == "bad_setup"
    assert step(host, frame, Random(1))["error"] is None


def test_an_unknown_opponent_is_refused():
    assert do(Host(), setup("human", "bot", bot="nobody"))["error"] == {"id": "no_bot", "args": {"bot": "nobody"}}


def test_a_bot_is_asked_only_when_it_is_its_turn():
    host = Host()
    until_mine(host, do(host, setup("human", "bot")))
    assert do(host, "bot")["error"]["id"] == "no_bot_turn"


@pytest.mark.parametrize("bot", ["test_broken", "test_lawless"])
def test_an_opponent_with_a_fault_makes_a_legal_move_and_the_log_tells_it(bot):
    host = Host()
    told = []
    for frame in play(host, do(host, setup("human", "bot", bot=bot, seed=6)), Random(6)):
        told += [fact for fact in frame["log"] if fact["id"] == "stumbled"]
    assert frame["over"] and told and {fact["seat"] for fact in told} == {1}


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


def test_an_exported_game_goes_on_after_import_with_its_players():
    host = Host()
    frame = do(
        host, setup("human", "bot", seed=2) | {"players": [player("human", name="Ana"), player("bot", name="Inés")]}
    )
    frame = until_mine(host, frame)
    record = do(host, "export")["record"]
    again = do(Host(), "import", record=record)
    assert again["table"] == frame["table"] and again["ask"] == frame["ask"]
    assert [p["name"] for p in again["players"]] == ["Ana", "Inés"]
    assert json.loads(record)["answers"] is not None


def test_a_record_without_players_is_played_by_one_person():
    host = Host()
    do(host, setup("bot", "bot", seed=2))
    record = json.loads(do(host, "export")["record"]) | {"tags": {}}
    if "greedy" not in GAMES["san_juan"].bots:
        record["tags"] = {"plays1": "test_random"}
    again = do(Host(), "import", record=json.dumps(record))
    assert [p["who"] for p in again["players"]] == ["human", "bot"]


def good_save():
    host = Host()
    until_mine(host, do(host, setup("human", "bot", seed=2)), "build")
    return host, pack(host.record, host.players)


def packed(body, version="1", mark="sanjuan"):
    text = base64.b64encode(zlib.compress(body)).decode()
    return f"{mark}.{version}.{zlib.crc32(text.encode()):08x}.{text}"


def reworked(**changes):
    host, _ = good_save()
    record = json.loads(host.record.to_json()) | changes
    return packed(json.dumps({"record": json.dumps(record), "players": host.players}).encode())


DAMAGED = {
    "empty": lambda: "",
    "no text": lambda: None,
    "a number": lambda: 7,
    "json": lambda: '{"answers": []}',
    "cut off": lambda: good_save()[1][:-9],
    "one letter changed": lambda: good_save()[1][:-9] + "A" + good_save()[1][-8:],
    "cut to the mark": lambda: "sanjuan.1",
    "not base64": lambda: f"sanjuan.1.{zlib.crc32(b'!!!!'):08x}.!!!!",
    "not packed": lambda: f"sanjuan.1.{zlib.crc32(b'QUJD'):08x}.QUJD",
    "other mark": lambda: packed(b"{}", mark="chess"),
    "no record in it": lambda: packed(b"{}"),
    "a list": lambda: packed(b"[]"),
    "not utf-8": lambda: packed(b"\xff\xfe"),
    "record no text": lambda: packed(b'{"record": 3, "players": []}'),
    "an illegal answer": lambda: reworked(answers=[["palace"]]),
    "answers of numbers": lambda: reworked(answers=[[1]]),
    "wrong number of seats": lambda: reworked(seats=9),
    "one seat more than players": lambda: reworked(seats=3, answers=[]),
    "seed a text": lambda: reworked(seed="x"),
    "wrong options": lambda: reworked(options={"edition": 7}),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_save_is_refused_with_a_clear_error(kind):
    host, good = good_save()
    before = do(host, "export")
    assert do(host, "resume", save=DAMAGED[kind]())["error"]["id"] == "save_damaged"
    assert do(host, "export") == before
    assert do(host, "resume", save=good)["error"] is None


@pytest.mark.parametrize(
    "save", [lambda: reworked(rules=99), lambda: reworked(game="go"), lambda: packed(b"{}", version="2")]
)
def test_a_save_of_other_rules_says_so(save):
    assert do(Host(), "resume", save=save())["error"]["id"] == "save_other_rules"


@pytest.mark.parametrize("record", [None, "", "[]", "{", '{"game": "san_juan"}'])
def test_a_damaged_record_file_is_refused(record):
    assert do(Host(), "import", record=record)["error"]["id"] == "save_damaged"


def test_a_save_is_opaque():
    _, save = good_save()
    assert re.fullmatch(r"sanjuan\.1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+", save)


def test_a_seed_may_be_a_number_a_word_or_nothing():
    assert seed_of(" 42 ") == seed_of(42) == 42
    assert seed_of("palms") == seed_of("palms") != seed_of("Palms")
    assert seed_of("") != seed_of(None)


def test_the_same_seed_and_answers_give_the_same_game():
    saves = []
    for _ in range(2):
        host = Host()
        *_, last = play(host, do(host, setup("human", "bot", "bot", seed="palms")), Random(8))
        saves.append(last["save"])
    assert saves[0] == saves[1]
