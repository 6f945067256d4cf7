"""The environments: seats are agents `player_0`..., a step is one action of the seat to act."""

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sanjuan.env.choosing import Choosing
from sanjuan.env.observing import Observation, Observer
from sanjuan.games import DEFAULT, GAMES
from sanjuan.table.answers import default
from sanjuan.table.errors import meant
from sanjuan.table.game_options import resolve
from sanjuan.table.record import Record
from sanjuan.transcript import Teller, story

SEEDS = 2**31


def env(game: str = DEFAULT, seats: int = 3, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """Return the environment of a game; the settings are those of `raw_env`, and the options of the game."""
    return OrderEnforcingWrapper(raw_env(game, seats, **settings))


def parallel_env(
    game: str = DEFAULT, seats: int = 3, max_cycles: int | None = None, **settings: Any
) -> turn_based_aec_to_parallel_wrapper[str, Observation, int]:
    """Return the environment for programs that act for all seats at once: only the action of the seat asked counts.

    It is truncated after `max_cycles` steps.
    """
    return turn_based_aec_to_parallel_wrapper(raw_env(game, seats, max_steps=max_cycles, **settings))


class raw_env(AECEnv[str, Observation, int]):
    """One game. A question is answered option by option: action n chooses the n-th word of `actions`, 0 is "done".

    An answer with as many options as the question allows needs no "done". An action outside the mask is not carried
    out: the answer is completed by the first options that make it legal, and counted in `infos[agent]["faults"]`.
    `infos[agent]["action_mask"]` is the mask of the observation.
    At the end the winners share 1 and the others share -1; if all win, all get 0.
    A seat that has made `max_cycles` actions is truncated: it leaves the table, and its questions get default answers.
    After `max_steps` actions of all seats together, all are truncated.
    `record` is the game so far, `columns` and `actions` name the numbers. Raises ValueError on unknown settings.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = DEFAULT,
        seats: int = 3,
        max_cycles: int | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = GAMES[_known(game, "game", list(GAMES))]
        self.metadata = {**raw_env.metadata, "name": f"{game}_v{self.game.rules}"}
        self.render_mode = render_mode and _known(render_mode, "render_mode", self.metadata["render_modes"])
        self.max_cycles, self.max_steps = _positive("max_cycles", max_cycles), _positive("max_steps", max_steps)
        resolve(self.game.options, options)
        self.seats, self.options = seats, options
        self.observer = Observer(self.game, seats, **options)
        self.actions, self.columns = self.observer.actions, self.observer.columns
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations are: {"observation": figures, "action_mask": 0 or 1 for each action}."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent's actions are."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of this seed, which also decides the games of later resets without one.

        `seed` is any whole number, the one of `GAMES[...].new`; `options` are ignored, as PettingZoo allows.
        """
        if seed is not None:
            self._seeds = Random(seed)
        dealt = self._seeds.randrange(SEEDS) if seed is None else seed
        self.record = Record(self.game, self.seats, dealt, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"faults": 0} for agent in self.agents}
        self._made = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._told = 0
        self._choosing = self._ask()
        self._offer()

    def _offer(self) -> None:
        """Put the mask of every seat into its info."""
        for agent in self.agents:
            acts = self._choosing is not None and agent == self.possible_agents[self.record.state.ask.seat]
            self.infos[agent]["action_mask"] = self.observer.mask(self._choosing if acts else None)

    def _ask(self) -> Choosing | None:
        """Select the seat to act now; returns its empty answer, None when the game is over."""
        state = self.record.state
        if state.ask is None:
            return None
        self.agent_selection = self.possible_agents[state.ask.seat]
        return self.observer.choosing(self.game.view(state, state.ask.seat))

    def observe(self, agent: str) -> Observation:
        """Return what an agent may see now; its mask is empty unless it is to act."""
        seat = self.possible_agents.index(agent)
        state = self.record.state
        if self._choosing is not None and state.ask.seat == seat:
            return self.observer.observation(self._choosing.view, seat, self._choosing)
        return self.observer.observation(self.game.view(state, seat), seat, None)

    def step(self, action: int | None) -> None:
        """Carry out an action of `agent_selection`, None for one that is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._told = len(self.record.log)
        self._act(agent, action)
        self._made[agent] += 1
        self._truncate(agent)
        self._stand_in()
        self._offer()
        self._accumulate_rewards()
        self._deads_step_first()

    def _act(self, agent: str, action: int | None) -> None:
        choosing = self._choosing
        assert choosing is not None
        if action is None or int(action) not in choosing.legal():
            self.infos[agent]["faults"] += 1
            answer: tuple[str, ...] | None = choosing.filled()
        else:
            answer = choosing.take(int(action))
        if answer is not None:
            self._answer(answer)

    def _answer(self, answer: tuple[str, ...]) -> None:
        self.record.answer(answer)
        self._choosing = self._ask()
        if self._choosing is None:
            self._end()

    def _truncate(self, agent: str) -> None:
        if self._made[agent] == self.max_cycles:
            self.truncations[agent] = not self.terminations[agent]
        if sum(self._made.values()) == self.max_steps:
            self.truncations = {agent: not self.terminations[agent] for agent in self.agents}

    def _stand_in(self) -> None:
        """Answer for the seats that have left the table, as long as anybody plays on."""
        while self._choosing is not None and self._is_out(self.agent_selection) and not self._empty():
            self._answer(default(self._choosing.view))

    def _empty(self) -> bool:
        return all(self._is_out(agent) for agent in self.agents)

    def _is_out(self, agent: str) -> bool:
        return agent not in self.agents or self.truncations[agent] or self.terminations[agent]

    def _end(self) -> None:
        state = self.record.state
        scores, winners = self.game.scores(state), self.game.winners(state)
        for agent in [agent for agent in self.agents if not self.truncations[agent]]:
            won = self.possible_agents.index(agent) in winners
            self.rewards[agent] = _reward(won, len(winners), self.seats)
            self.terminations[agent] = True
        for agent in self.agents:
            self.infos[agent] |= {"scores": scores, "winners": winners}

    def render(self) -> str | None:
        """Return what has happened since the last action, a line each, where `render_mode` is "ansi".

        Where it is "human", print that; returns None then, and without a mode.
        """
        if self.render_mode is None:
            return None
        told = "\n".join(story(self.record, None, Teller(self.record), self._told))
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def _reward(won: bool, winners: int, seats: int) -> float:
    if winners == seats:
        return 0.0
    return 1 / winners if won else -1 / (seats - winners)


def _known(word: str, what: str, words: list[str]) -> str:
    if word not in words:
        raise ValueError(f"unknown {what} {word!r}; {meant(word, words)}")
    return word


def _positive(name: str, number: int | None) -> int | None:
    if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
        raise ValueError(f"{name} is a whole number, not {number!r}")
    if number is not None and number < 1:
        raise ValueError(f"{name} is at least 1, not {number}")
    return number
