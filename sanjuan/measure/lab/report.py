"""The balance report: what the games of a match tell, as sections with charts."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from statistics import fmean, median

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.charts.curves import curves
from sanjuan.measure.charts.forest import Row, forest
from sanjuan.measure.charts.style import inline
from sanjuan.measure.lab.groups import Group, cases, grouped, varied
from sanjuan.measure.lab.wording import Wording

FEWEST = 10
"""Things that fewer players owned in the end are left out."""


class Report:
    """A match's games, and the sections of the report about them."""

    def __init__(self, played: Sequence[tuple[Match, Result]], words: Wording) -> None:
        self.played, self.words, self.t = played, words, words.t
        self.matches = [next(pairs)[0] for _, pairs in groupby(played, key=lambda pair: id(pair[0]))]
        self.cases = cases(played)
        self.bots = list(dict.fromkeys(self.matches[0].bots))

    def sections(self) -> list[str]:
        """Return the sections as HTML, in reading order."""
        found = [self._players(), self._turns(), *self._options(), self._owned(), self._rounds(), self._scores()]
        return [section for section in found if section]

    def heading(self) -> str:
        """Return what was played, as a sentence."""
        match = self.matches[0]
        sets = " / ".join(self.words.options(match.options) for match in self.matches)
        return self.t(
            "lab-played",
            games=len(self.played),
            seats=match.seats,
            bots=", ".join(self.bots),
            seed=str(match.seed),
            sets=sets,
        )

    def _players(self) -> str:
        groups = grouped(self.cases, lambda case: [case.bot])
        rows = [self._row(bot, groups[bot], order) for order, bot in enumerate(self.bots)]
        return self._section("players", self._forest("players", rows) + self._table(groups))

    def _turns(self) -> str:
        sets = self._set_names()
        groups = grouped(self.cases, lambda case: [(case.rules, case.turn)])
        rows = []
        for (number, turn), group in sorted(groups.items()):
            label = self.t("lab-turn", n=turn + 1)
            rows.append(self._row(f"{sets[number]} · {label}" if len(sets) > 1 else label, group, number))
        return self._section("turns", self._forest("turns", rows))

    def _options(self) -> list[str]:
        names = varied(self.matches) if len(self.bots) > 1 else []
        rows = [row for name in names for row in self._values(name)]
        return [self._section("options", self._forest("options", rows))] if rows else []

    def _values(self, name: str) -> list[Row]:
        """Return a row for each value of an option and each player."""
        groups = grouped(self.cases, lambda case: [(repr(case.options.get(name)), case.bot)])
        values = {repr(match.options.get(name)): match.options.get(name) for match in self.matches}
        return [
            self._row(f"{self.words.option(name, value)} · {bot}", groups[key, bot], order)
            for key, value in values.items()
            for order, bot in enumerate(self.bots)
        ]

    def _owned(self) -> str:
        groups = grouped(self.cases, lambda case: case.owned)
        often = {name: group for name, group in groups.items() if group.count >= FEWEST}
        if not often:
            return ""
        order = sorted(often, key=lambda name: (-often[name].share, name))
        rows = [self._row(self.words.owned(name), often[name], 1) for name in order]
        return self._section("owned", self._forest("owned", rows))

    def _rounds(self) -> str:
        sets = self._set_names()
        numbers = {id(match): number for number, match in enumerate(self.matches)}
        series: dict[str, list[int]] = {name: [] for name in sets}
        for match, result in self.played:
            series[sets[numbers[id(match)]]].append(result.lab["rounds"])
        return self._section("rounds", self._curves("rounds", series))

    def _scores(self) -> str:
        series = {bot: [case.score for case in self.cases if case.bot == bot] for bot in self.bots}
        return self._section("scores", self._curves("scores", series))

    def _set_names(self) -> list[str]:
        """Return a name for each option set: what it alone has."""
        names = varied(self.matches)
        return [
            self.words.options({name: match.options[name] for name in names if name in match.options})
            for match in self.matches
        ]

    def _row(self, label: str, group: Group, series: int) -> Row:
        figures = f"{self.words.percent(group.share)} · {self.t('lab-count', count=group.count)}"
        return Row(label, group.share, group.low, group.high, figures, group.fair, series)

    def _section(self, id: str, body: str) -> str:
        told = f"<h2>{escape(self.t(f'lab-{id}'))}</h2><p>{escape(self.t(f'lab-{id}.help'))}</p>"
        return f'<section id="{id}">{told}{body}</section>'

    def _forest(self, id: str, rows: Sequence[Row]) -> str:
        return self._figure(id, forest(rows, self.words.percent))

    def _curves(self, id: str, series: Mapping[str, Sequence[int]]) -> str:
        return self._figure(id, curves(series, self.t(f"lab-{id}.axis"), self.words.percent))

    def _figure(self, id: str, chart: tuple[str, int, int]) -> str:
        return f'<div class="chart" tabindex="0">{inline(*chart, self.t(f"lab-{id}"))}</div>'

    def _table(self, groups: Mapping[str, Group]) -> str:
        heads = [self.t(f"lab-head-{name}") for name in ("player", "count", "share", "interval", "mean", "median")]
        head = "".join(f"<th>{escape(word)}</th>" for word in heads)
        rows = "".join(self._line(bot, groups[bot]) for bot in self.bots)
        return f'<div class="chart"><table><tr>{head}</tr>{rows}</table></div>'

    def _line(self, bot: str, group: Group) -> str:
        scores = [case.score for case in self.cases if case.bot == bot]
        share, interval = self.words.percent(group.share), self.words.interval(group.low, group.high)
        figures = [self.t("lab-number", n=n) for n in (round(fmean(scores), 1), median(scores))]
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in (str(group.count), share, interval, *figures))
        return f"<tr><th>{escape(bot)}</th>{cells}</tr>"
