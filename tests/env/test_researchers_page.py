"""docs/researchers.md: its programs run, and it names what there is."""

import re
from pathlib import Path

import pytest

from sanjuan.env import raw_env

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "researchers.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


POINTS_AND_WINNERS = r"\[\d+, \d+.*\] \[\d.*\]\n"
SHARES = r"(\([\d.]+, [\d.]+\)\n){4}"


@pytest.mark.parametrize(
    "program, printed",
    list(zip(PROGRAMS, [POINTS_AND_WINNERS, POINTS_AND_WINNERS, "", SHARES], strict=True)),
    ids=["environment", "engine", "player", "pool"],
)
def test_the_programs_run(program, printed, capsys):
    exec(compile(program, "docs/researchers.md", "exec"), {})
    assert re.fullmatch(printed, capsys.readouterr().out)


@pytest.mark.parametrize("options", [{"new_buildings": True, "events": True}, {"game": "alhambra"}])
def test_every_family_of_columns_is_named(options):
    table = raw_env(seats=2, **options)
    for family in {re.match(r"[a-z_]+", column)[0] for column in table.columns}:
        assert re.search(rf"`{family}[.`]", PAGE), family
