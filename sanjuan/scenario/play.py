"""Playing scenarios: each step must meet the open question, and the last position must be the expected one."""

from collections import Counter
from collections.abc import Iterable, Mapping

from sanjuan.scenario import expect
from sanjuan.scenario.load import Scenario, Step
from sanjuan.scenario.shapes import Unfit
from sanjuan.scenario.stand import Stage, stand
from sanjuan.table.flow import Ask, Refused, answer
from sanjuan.table.game import Game


def play(scenario: Scenario, games: Mapping[str, Game]) -> list[str]:
    """Play a scenario; returns a sentence for each thing that is wrong: the first wrong step, or wrong expectations."""
    try:
        stage = stand(scenario, games)
        expect.check(scenario.expect, stage)
        for step in scenario.steps:
            take(step, stage)
        return expect.differences(scenario.expect, stage)
    except Unfit as error:
        return [str(error)]


def take(step: Step, stage: Stage) -> None:
    """Play one step; raises `Unfit` when the open question or its options are not those of the step."""
    question = _question(step, stage)
    _offered(step, question, stage)
    if step.answer is None:
        return
    before = stage.game.copy(stage.state)
    before.facts = stage.state.facts
    try:
        answer(stage.state, tuple(step.answer))
    except Refused as error:
        _refused(step, stage, before, error)
        return
    if step.refused:
        raise Unfit(f"{step.where}: {step.answer} should be refused, but the engine took it")


def _question(step: Step, stage: Stage) -> Ask:
    question: Ask | None = stage.state.ask
    if question is None:
        raise Unfit(f"{step.where}: {step.kind!r} of seat {step.seat} is answered, but the game is over")
    if (question.seat, question.kind) != (step.seat, step.kind):
        raise Unfit(
            f"{step.where}: {step.kind!r} of seat {step.seat} is answered, but the open question is "
            f"{question.kind!r} of seat {question.seat} (options: {_list(question.options)})"
        )
    return question


def _offered(step: Step, question: Ask, stage: Stage) -> None:
    expect.check_words(step.has, stage, f"{step.where}, has")
    expect.check_words(step.hasnt, stage, f"{step.where}, hasnt")
    missing = Counter(step.has) - Counter(question.options)
    if missing:
        raise Unfit(f"{step.where}: {_list(missing)} should be offered; the options are {_list(question.options)}")
    extra = [option for option in step.hasnt if option in question.options]
    if extra:
        raise Unfit(f"{step.where}: {_list(extra)} should not be offered; the options are {_list(question.options)}")


def _refused(step: Step, stage: Stage, before: object, error: Refused) -> None:
    if not step.refused:
        expect.check_words(step.answer or (), stage, f"{step.where}, answer")
        question: Ask = stage.state.ask
        raise Unfit(f"{step.where}: {error}; the options are {_list(question.options)}") from error
    if stage.state != before:
        raise Unfit(f"{step.where}: the refused answer {step.answer} changed the position")
    if not str(error):
        raise Unfit(f"{step.where}: {step.answer} is refused without saying why")


def _list(options: Iterable[str]) -> str:
    return ", ".join(options) or "none"
