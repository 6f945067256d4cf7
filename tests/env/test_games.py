"""Tests that an agent sees and does what its seat sees and does at the table."""

import subprocess
import sys
from itertools import islice
from random import Random

import numpy as np
import pytest

from sanjuan.env import env, raw_env
from sanjuan.env.choosing import DONE
from sanjuan.games import GAMES
from sanjuan.games.san_juan.positions.scenario import stand
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]
TABLES = [(2, {"edition": 1}), (3, {"new_buildings": True, "events": True}), (4, {"start_hand": True})]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def play(table, seed):
    """Play a game of random legal actions; yields agent, observation and action before each of them."""
    rng = Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        legal = [int(action) for action in np.flatnonzero(seen["action_mask"])]
        action = None if terminated or truncated else rng.choice(legal)
        yield agent, seen, action
        table.step(action)


def named(table, seen):
    """Return an observation as {column: figure}, zeros left out."""
    figures = seen["observation"]
    return {table.columns[at]: int(figures[at]) for at in np.flatnonzero(figures)}


@each_table
def test_every_game_ends_and_the_rewards_are_those_of_its_winners(seats, options):
    table = raw_env(seats=seats, **options)
    for seed in range(3):
        rewards = {}
        for agent, _, action in play(table, seed):
            if action is None:
                rewards[agent] = table.rewards[agent] or table._cumulative_rewards[agent]
        state = table.record.state
        winners = GAME.winners(state)
        assert GAME.over(state) and table.agents == []
        assert sum(rewards.values()) == pytest.approx(0)
        for seat in range(seats):
            expected = 1 / len(winners) if seat in winners else -1 / (seats - len(winners))
            assert rewards[f"player_{seat}"] == pytest.approx(0 if len(winners) == seats else expected)


@each_table
def test_a_game_played_in_the_environment_is_a_game_of_the_engine(seats, options):
    table = raw_env(seats=seats, **options)
    for _ in play(table, 5):
        pass
    state = GAME.new(seats, 5, **options)
    for chosen in table.record.answers:
        answer(state, chosen)
    assert state == table.record.state


@each_table
def test_the_mask_offers_what_the_question_offers(seats, options):
    table = raw_env(seats=seats, **options)
    for agent, seen, action in play(table, 6):
        ask = table.record.state.ask
        if action is None or table._choosing.chosen:
            continue
        assert agent == f"player_{ask.seat}"
        words = {table.actions[at] for at in np.flatnonzero(seen["action_mask"])} - {"done"}
        assert len(words) == len(set(ask.options))
        assert bool(seen["action_mask"][DONE]) == (ask.least == 0)


@each_table
def test_only_the_seat_that_is_asked_has_actions(seats, options):
    table = raw_env(seats=seats, **options)
    for agent, _, _ in islice(play(table, 7), 200):
        for other in table.agents:
            assert table.observe(other)["action_mask"].any() == (other == agent and table._choosing is not None)


@each_table
def test_an_observation_depends_on_what_the_seat_may_see_alone(seats, options):
    """Mixing the hidden cards changes nothing that an agent observes."""
    table = raw_env(seats=seats, **options)
    observer, rng = table.observer, Random(8)
    for _ in islice(play(table, 8), 0, 300, 15):
        state = table.record.state
        for seat in range(seats):
            view = GAME.view(state, seat)
            own = observer.choosing(view) if state.ask and state.ask.seat == seat else None
            other = GAME.view(GAME.guess(view, rng), seat)
            same = observer.choosing(other) if own else None
            first, second = observer.observation(view, seat, own), observer.observation(other, seat, same)
            assert np.array_equal(first["observation"], second["observation"])
            assert np.array_equal(first["action_mask"], second["action_mask"])


@each_table
def test_the_figures_are_those_of_the_table(seats, options):
    table = raw_env(seats=seats, **options)
    for agent, seen, _ in islice(play(table, 9), 0, 400, 10):
        figures, seat = named(table, seen), int(agent[-1])
        shown = GAME.show(GAME.view(table.record.state, seat), seat)
        assert figures.get("round", 0) == shown["round"]
        assert figures.get("draw", 0) == shown["draw"]
        assert sum(count for name, count in figures.items() if name.startswith("hand.")) == len(shown["hand"])
        for player in shown["players"]:
            number = (player["seat"] - seat) % seats
            assert figures.get(f"seat.{number}.points", 0) == player["score"]
            assert figures.get(f"seat.{number}.cards", 0) == player["hand"]
            city = [figures.get(f"seat.{number}.city.{place['card']}", 0) for place in player["city"]]
            assert all(city)
        for index, place in enumerate(shown["players"][seat]["city"]):
            assert figures[f"place.{index}.{place['card']}"] == 1
            assert figures.get(f"place.{index}.good", 0) == place["good"]


def test_marks_are_seen_by_their_own_seat_only():
    table = raw_env(seats=2)
    for agent, _, action in play(table, 10):
        if action is not None and table._choosing.chosen:
            marked = [name for name in named(table, table.observe(agent)) if name.startswith("marked.")]
            assert len(marked) == len(set(table._choosing.chosen))
            (other,) = set(table.agents) - {agent}
            assert not [name for name in named(table, table.observe(other)) if name.startswith("marked.")]
            return
    raise AssertionError("nobody was asked for two options")


def test_a_payment_with_goods_never_leads_into_a_dead_end():
    """The black market takes two goods: after two of three the third is masked."""
    city = ["indigo_plant", "sugar_mill", "coffee_roaster", "black_market"]
    rich = {"city": city, "goods": [f"{city[at]}@{at}" for at in range(3)], "hand": ["quarry", "well", "smithy"]}
    poor = {"city": ["indigo_plant"], "hand": []}
    state = stand(2, {"edition": 1}, {"seed": 1, "governor": 0, "seat": [rich, poor]})
    answer(answer(state, ("builder",)), ("quarry",))
    assert (state.ask.kind, state.ask.least, state.ask.rule) == ("pay", 3, "goods_in_payment")
    table = raw_env(seats=2, edition=1)
    choosing = table.observer.choosing(GAME.view(state, 0))
    for word, then in (("@0", {"@1", "@2", "well", "smithy"}), ("@2", {"well", "smithy"})):
        assert choosing.take(table.actions.index(word)) is None
        assert {table.actions[at] for at in choosing.legal()} == then
    assert choosing.take(table.actions.index("well")) == ("indigo_plant@0", "coffee_roaster@2", "well")


@pytest.mark.parametrize("name", GAMES)
def test_the_info_has_the_mask_of_the_observation(name):
    table = raw_env(name, 3)
    table.reset(seed=2)
    for agent in table.agent_iter(40):
        seen, _, terminated, truncated, info = table.last()
        for other in table.agents:
            assert np.array_equal(table.infos[other]["action_mask"], table.observe(other)["action_mask"])
        assert info["action_mask"].any() and table.agent_selection == agent
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))


def test_an_action_outside_the_mask_is_replaced_and_counted():
    table = raw_env(seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(table.actions.index("@11"))
    assert table.infos[agent]["faults"] == 1
    assert table.record.answers == [("builder",)]


def test_a_seat_that_has_made_its_actions_leaves_the_table_and_the_others_play_on():
    table = raw_env(seats=3, max_cycles=2)
    made = [agent for agent, _, action in play(table, 11) if action is not None]
    assert sorted(made) == sorted([f"player_{seat}" for seat in range(3)] * 2)
    assert not GAME.over(table.record.state)


def test_the_same_seed_deals_the_game_of_the_engine_and_later_resets_follow_from_it():
    one, other = env(seats=3), env(seats=3)
    dealt = []
    for table in (one, other):
        for seed in (4, None, None):
            table.reset(seed=seed)
            dealt.append(table.unwrapped.record.seed)
    assert dealt[:3] == dealt[3:]
    assert dealt[0] == 4 and len(set(dealt)) == 3
    one.reset(seed=4)
    assert one.unwrapped.record.state == GAME.new(3, 4)


def test_every_game_has_an_environment_of_its_own_name_with_an_agent_for_each_seat():
    names = set()
    for game, rules in GAMES.items():
        table = raw_env(game=game, seats=max(rules.seats))
        names.add(table.metadata["name"])
        assert table.metadata["name"] == f"{game}_v{rules.rules}"
        assert table.possible_agents == [f"player_{seat}" for seat in range(max(rules.seats))]
    assert len(names) == len(GAMES)


def test_what_has_happened_can_be_read():
    table = raw_env(seats=2, render_mode="ansi")
    table.reset(seed=1)
    assert "   0  round round=1 governor=" in table.render()
    table.step(table.actions.index("prospector"))
    assert table.render().startswith("   1  role seat=")
    assert raw_env(seats=2).render() is None


def test_people_are_told_what_has_happened(capsys):
    table = raw_env(seats=2, render_mode="human")
    table.reset(seed=1)
    assert table.render() is None
    assert "   0  round round=1 governor=" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "san_jaun"}, "unknown game 'san_jaun'; did you mean 'san_juan'?"),
        ({"seats": 5}, "San Juan seats 2 to 4 players, not 5"),
        ({"editon": 1}, "unknown option 'editon'; did you mean 'edition'?"),
        ({"max_cycles": 0}, "max_cycles is at least 1, not 0"),
        ({"render_mode": "humna"}, "unknown render_mode 'humna'; did you mean 'human'?"),
        ({"max_cycles": "x"}, "max_cycles is a whole number, not 'x'"),
        ({"seed": 3}, "unknown option 'seed'"),
    ],
)
def test_wrong_settings_are_refused(settings, sentence):
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        env(**settings)


def test_a_wrong_seed_is_refused():
    with pytest.raises(ValueError, match="the seed is a whole number, not 1.5"):
        env().reset(seed=1.5)


def test_without_pettingzoo_the_extra_is_named():
    code = "import sys; sys.modules['pettingzoo'] = None; import importlib.util as u; real = u.find_spec\n"
    code += "u.find_spec = lambda name: None if name == 'pettingzoo' else real(name)\nimport sanjuan.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "sanjuan.env needs pettingzoo:  pip install '.[env]'" in done.stderr
