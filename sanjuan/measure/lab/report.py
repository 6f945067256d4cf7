"""The balance report: what the games of a match tell, as sections with charts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from sanjuan.measure.charts.curves import curves
from sanjuan.measure.charts.forest import Row, forest
from sanjuan.measure.charts.style import inline
from sanjuan.measure.lab.groups import Group
from sanjuan.measure.lab.study import Study
from sanjuan.measure.lab.wording import Wording

FEWEST = 10
"""Things that fewer players owned in the end are left out."""


class Report:
    """A match's games, and the sections of the report about them."""

    def __init__(self, study: Study, words: Wording) -> None:
        self.study, self.words, self.t = study, words, words.t
        self.matches, self.bots = study.matches, study.bots

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
            games=self.study.games,
            seats=match.seats,
            bots=", ".join(self.bots),
            seed=str(match.seed),
            sets=sets,
        )

    def _players(self) -> str:
        groups = self.study.by_bot.by_key
        rows = [self._row(bot, groups[bot], order, self._seats(bot)) for order, bot in enumerate(self.bots)]
        return self._section("players", self._forest("players", rows) + self._table(groups))

    def _turns(self) -> str:
        sets = self._set_names()
        rows = []
        for (number, turn), group in sorted(self.study.by_turn.by_key.items()):
            label = self.t("lab-turn", n=turn + 1)
            rows.append(self._row(f"{sets[number]} · {label}" if len(sets) > 1 else label, group, number))
        return self._section("turns", self._forest("turns", rows))

    def _options(self) -> list[str]:
        names = self.study.varied if len(self.bots) > 1 else []
        rows = [row for name in names for row in self._values(name)]
        return [self._section("options", self._forest("options", rows))] if rows else []

    def _values(self, name: str) -> list[Row]:
        """Return a row for each value of an option and each player, as far as they have been played."""
        groups = self.study.by_value.by_key
        values = {repr(match.options.get(name)): match.options.get(name) for match in self.matches}
        return [
            self._row(f"{self.words.option(name, value)} · {bot}", groups[name, key, bot], order)
            for key, value in values.items()
            for order, bot in enumerate(self.bots)
            if (name, key, bot) in groups
        ]

    def _owned(self) -> str:
        groups = self.study.by_owned.by_key
        often = {name: group for name, group in groups.items() if group.count >= FEWEST}
        if not often:
            return ""
        order = sorted(often, key=lambda name: (-often[name].share, name))
        rows = [self._row(self.words.owned(name), often[name], 1) for name in order]
        return self._section("owned", self._forest("owned", rows))

    def _rounds(self) -> str:
        series = {name: seen for name, seen in zip(self._set_names(), self.study.rounds, strict=True) if seen}
        return self._section("rounds", self._curves("rounds", series))

    def _scores(self) -> str:
        return self._section("scores", self._curves("scores", self.study.scores))

    def _set_names(self) -> list[str]:
        """Return a name for each option set: what it alone has."""
        names = self.study.varied
        return [
            self.words.options({name: match.options[name] for name in names if name in match.options})
            for match in self.matches
        ]

    def _seats(self, bot: str) -> int:
        """Return at how many seats of a game a player sits: its share is that of all of them, as in the tally."""
        match = self.matches[0]
        return sum(match.bots[match.bot_of(player)] == bot for player in range(match.seats))

    def _row(self, label: str, group: Group, series: int, seats: int = 1) -> Row:
        share, count = seats * group.share, group.count // seats
        figures = f"{self.words.percent(share)} · {self.t('lab-count', count=count)}"
        low, high = group.interval()
        return Row(label, share, seats * low, min(1.0, seats * high), figures, seats * group.fair, series)

    def _section(self, id: str, body: str) -> str:
        told = f"<h2>{escape(self.t(f'lab-{id}'))}</h2><p>{escape(self.t(f'lab-{id}.help'))}</p>"
        return f'<section id="{id}">{told}{body}</section>'

    def _forest(self, id: str, rows: Sequence[Row]) -> str:
        return self._figure(id, forest(rows, self.words.percent))

    def _curves(self, id: str, series: Mapping[str, Counter[int]]) -> str:
        return self._figure(id, curves(series, self.t(f"lab-{id}.axis"), self.words.percent))

    def _figure(self, id: str, chart: tuple[str, int, int]) -> str:
        return f'<div class="chart" tabindex="0">{inline(*chart, self.t(f"lab-{id}"))}</div>'

    def _table(self, groups: Mapping[str, Group]) -> str:
        heads = [self.t(f"lab-head-{name}") for name in ("player", "count", "share", "interval", "mean", "median")]
        head = "".join(f"<th>{escape(word)}</th>" for word in heads)
        rows = "".join(self._line(bot, groups[bot]) for bot in self.bots)
        return f'<div class="chart"><table><tr>{head}</tr>{rows}</table></div>'

    def _line(self, bot: str, group: Group) -> str:
        scores = self.study.scores[bot]
        mean = sum(score * count for score, count in scores.items()) / scores.total()
        seats, (low, high) = self._seats(bot), group.interval()
        share = self.words.percent(seats * group.share)
        interval = self.words.interval(seats * low, min(1.0, seats * high))
        figures = [self.t("lab-number", n=n) for n in (round(mean, 1), middle(scores))]
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in (str(group.count // seats), share, interval, *figures))
        return f"<tr><th>{escape(bot)}</th>{cells}</tr>"


def middle(seen: Counter[int]) -> float:
    """Return the median of values that were seen so often."""
    half, met = seen.total() / 2, 0
    before = None
    for value, count in sorted(seen.items()):
        if before is not None:
            return (before + value) / 2
        met += count
        if met > half:
            return value
        before = value if met == half else None
    return max(seen)
