"""The plan by which a network of the base game is trained: its settings, and how the compiled game reads them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches

PLAY_SETTINGS = ("seed", "deals", "ahead", "lambda_", "soft", "warmth", "mistakes", "against_greedy")
"""Settings that playing depends on; the names are those of plan.json, `--set` and the compiled game."""
LEARN_SETTINGS = ("seed", "generations", "hidden", "rate", "last_rate", "replay", "first_replay")
"""Settings that learning depends on."""
WIDTHS = (32, 64)
"""Hidden neurons that the compiled game can train."""


class NoSetting(ValueError):
    """A setting that does not exist, or no number; the message says which there are."""


@dataclass(frozen=True)
class Plan:
    """The settings of a run, with their defaults."""

    seats: int
    seed: int = 1
    generations: int = 60
    games: int = 4_000
    first_games: int = 60_000
    """Games of greedy players to begin with."""
    deals: int = 2
    """Determinizations for a decision of a training game, and the choices of roles it looks ahead."""
    ahead: int = 1
    late: int = 0
    """Generations that follow, in which the governor deals and looks ahead so much more."""
    late_deals: int = 6
    late_ahead: int = 4
    lambda_: float = 0.9
    """The weight of the later outcome in a sample, beyond the next choice of a role (TD lambda)."""
    soft: float = 0.5
    """The share of a target that measures how clear the win was."""
    warmth: float = 0.025
    """Temperature: smaller differences of the win chance are left to chance when a role is chosen."""
    mistakes: float = 0.03
    """Epsilon: the share of the other answers that are drawn at random (four times as many in greedy games)."""
    against_greedy: float = 0.5
    """Share of the games in which all seats but one are greedy."""
    hidden: int = 32
    """Neurons of the first layer, one of `WIDTHS`; the second one has half as many."""
    rate: float = 1e-3
    """Rate of learning in the first generation and in the last."""
    last_rate: float = 1.5e-4
    replay: float = 3
    """The number of times a sample is learned from, in later generations and in the first."""
    first_replay: float = 4
    window: float = 12e6
    """Samples to learn from: the latest."""

    def of(self, generation: int) -> "Plan":
        """Return the plan as it is played in a generation."""
        return self if generation <= self.generations else replace(self, deals=self.late_deals, ahead=self.late_ahead)

    def words(self, names: Sequence[str]) -> list[str]:
        """Return some settings as the compiled game reads them."""
        return [f"{name.rstrip('_')}={getattr(self, name)}" for name in names]

    def changed(self, words: Sequence[str]) -> "Plan":
        """Return the plan with settings NAME=NUMBER; raises `NoSetting`."""
        kinds = {field.name.rstrip("_"): field for field in fields(self) if field.name != "seats"}
        changes: dict[str, float] = {}
        for word in words:
            name, _, number = word.partition("=")
            if name not in kinds:
                near = get_close_matches(name, kinds, 1, 0.0)[0]
                raise NoSetting(f"there is no setting {name!r}; did you mean {near!r}?")
            try:
                changes[kinds[name].name] = int(number) if kinds[name].type is int else float(number)
            except ValueError:
                raise NoSetting(f"setting {name} is a number, not {number!r}") from None
        if changes.get("hidden", WIDTHS[0]) not in WIDTHS:
            raise NoSetting(f"setting hidden is {' or '.join(map(str, WIDTHS))}, not {changes['hidden']}")
        return replace(self, **changes)  # type: ignore[arg-type]  # a number of its field's type, as chosen above
