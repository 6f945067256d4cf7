"""Standing up the position of a scenario: the game and its seats are checked here, the rest by the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sanjuan.scenario.load import Scenario
from sanjuan.scenario.scenes import scenes_of
from sanjuan.scenario.shapes import Unfit, known, known_keys, tables, whole
from sanjuan.table.game import Game
from sanjuan.table.scenes import Scenes


@dataclass(frozen=True)
class Stage:
    """A scenario standing on the table."""

    game: Game
    scenes: Scenes
    state: Any


def stand(scenario: Scenario, games: Mapping[str, Game]) -> Stage:
    """Return the stage of a scenario; raises `Unfit` when game, options or position cannot be."""
    game = games[known(scenario.game, games, "game", "game")]
    if scenario.seats not in game.seats:
        raise Unfit(f"seats: {game.name} has {' or '.join(map(str, game.seats))} seats, not {scenario.seats}")
    scenes = scenes_of(game)
    for step in scenario.steps:
        known(step.kind, scenes.KINDS, f"{step.where}, kind", "kind of question")
    try:
        return Stage(game, scenes, _state(scenario, game, scenes))
    except Unfit:
        raise
    except ValueError as error:
        raise Unfit(f"options: {error}") from error


def _state(scenario: Scenario, game: Game, scenes: Scenes) -> Any:
    position = scenario.position
    if position is None:
        return game.new(scenario.seats, 0, **scenario.options)
    known_keys(position, ("seed", "seat", *scenes.POSITION), "position")
    seats = tables(position.get("seat", []), "position.seat")
    if len(seats) > scenario.seats:
        raise Unfit(f"position: {len(seats)} seats are given, but seats = {scenario.seats}")
    for number, seat in enumerate(seats):
        known_keys(seat, scenes.SEAT, f"position, seat {number}")
    seats = seats + [{} for _ in range(scenario.seats - len(seats))]
    seed = whole(position.get("seed", 0), "position, seed")
    return scenes.stand(scenario.seats, scenario.options, {**position, "seed": seed, "seat": seats})
