"""The report as one HTML file that needs nothing else: no script, no request, colours of day and night."""

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.measure.arena import Match
from sanjuan.measure.charts.style import CHART, TEXT, colours
from sanjuan.measure.lab.report import Report
from sanjuan.measure.lab.study import Study
from sanjuan.measure.lab.wording import Wording
from sanjuan.program import install
from sanjuan.text_files import Output
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

META = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"""
)
PAGE = f"""
* {{ box-sizing: border-box; }}
html {{ color-scheme: light dark; }}
body {{ margin: 0; padding: 24px 16px 48px; background: var(--table); color: var(--ink); font: 500 15px/1.5 {TEXT}; }}
main {{ max-width: 880px; margin: 0 auto; display: grid; gap: 20px; }}
h1, h2 {{ font-family: Grenze, "Young Serif", Georgia, serif; font-weight: 600; line-height: 1.1; margin: 0; }}
h1 {{ font-size: 44px; }}
h2 {{ font-size: 24px; color: var(--head); }}
p {{ margin: 6px 0 12px; color: var(--ink-2); max-width: 70ch; }}
section {{
  background: var(--wall); border-radius: 12px; padding: 18px 20px; min-width: 0;
  box-shadow: 5px 7px 0 rgb(6 40 58 / .18);
}}
.chart {{ overflow-x: auto; }}
.chart svg {{ display: block; width: 100%; min-width: 640px; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; margin-top: 12px; white-space: nowrap; }}
th, td {{ padding: 5px 18px 5px 0; text-align: right; border-bottom: 1px solid var(--edge); }}
th:first-child {{ text-align: left; }}
tr:first-child th {{ color: var(--ink-2); font-weight: 500; }}
:focus-visible {{ outline: 3px solid var(--s3); outline-offset: 2px; }}
"""


class Page:
    """A report that is written when its games have been played: whether it can be is known before."""

    def __init__(self, path: Path, lang: str, matches: Sequence[Match]) -> None:
        """Open the file; raises ValueError with the reason where the report could not be written."""
        if lang not in LANGUAGES:
            raise ValueError(f"--lang is one of {', '.join(LANGUAGES)}, not {lang!r}")
        if find_spec("fluent") is None:
            raise ValueError(f"--report needs fluent.runtime: {install('terminal')}")
        self.study, self._lang = Study(matches), lang
        self._file = Output(path, "--report")

    def write(self) -> None:
        """Write the report about the games that were counted, if there are any; raises OSError."""
        if self.study.games:
            self._file.write(page(self.study, self._lang))
        else:
            self._file.give_up()


def page(study: Study, lang: str) -> str:
    """Return the report as an HTML document."""
    game = GAMES[study.matches[0].game]
    t = words(lang, game, min(game.variant(match.options) for match in study.matches))
    report = Report(study, Wording(t))
    title = escape(t("lab-title", game=t("title") if t.has("title") else game.name))
    head = f"{META}<title>{title}</title><style>{colours()}{PAGE}{CHART}</style>"
    body = f"<header><h1>{title}</h1><p>{escape(report.heading())}</p></header>{''.join(report.sections())}"
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body><main>{body}</main></body></html>\n'
