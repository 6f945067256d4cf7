"""The figures of the report, counted game by game: its size does not grow with their number."""

from collections import Counter
from collections.abc import Sequence

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.lab.groups import Case, Groups, cases, varied


class Study:
    """The games of matches that differ in their options only."""

    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = matches
        self.games = 0
        self.bots = list(dict.fromkeys(matches[0].bots))
        self.varied = varied(matches)
        self.by_bot: Groups[str] = Groups(lambda case: [case.bot])
        self.by_turn: Groups[tuple[int, int]] = Groups(lambda case: [(case.rules, case.turn)])
        self.by_value: Groups[tuple[str, str, str]] = Groups(self._values)
        self.by_owned: Groups[str] = Groups(lambda case: case.owned)
        self.rounds: list[Counter[int]] = [Counter() for _ in matches]
        self.scores: dict[str, Counter[int]] = {bot: Counter() for bot in self.bots}
        self._numbers = {id(match): number for number, match in enumerate(matches)}

    def add(self, match: Match, result: Result) -> None:
        """Count a game of one of the matches, played after all games of earlier deals."""
        self.games += 1
        number = self._numbers[id(match)]
        self.rounds[number][result.lab["rounds"]] += 1
        for case in cases(match, result, number):
            self.scores[case.bot][case.score] += 1
            for groups in (self.by_bot, self.by_turn, self.by_value, self.by_owned):
                groups.add(case)

    def _values(self, case: Case) -> list[tuple[str, str, str]]:
        return [(name, repr(case.options.get(name)), case.bot) for name in self.varied]
