"""Tests that every lesson can be solved as it says, and that every wrong try it names gets its explanation."""

import tomllib

import pytest

import learn_files
from sanjuan.games import GAMES
from sanjuan.lessons.attempt import Attempt, play
from sanjuan.lessons.load import lesson
from sanjuan.scenario.shapes import Unfit
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

FOLDERS = {name: learn_files.folder(game) for name, game in GAMES.items() if game.lessons}
COUNTS = {"san_juan": 10, "alhambra": 5, "citadels": 9}
FILES = {name: sorted(folder.glob("*.toml")) for name, folder in FOLDERS.items()}
LESSONS = [lesson(tomllib.loads(path.read_text("utf-8"))) for paths in FILES.values() for path in paths]
KINDS = {one.id: {row.kind for row in one.hints} for one in LESSONS}
"""The kinds of questions for which a lesson has several hints, by its name."""
STILL_TRUE = {"last": {"turn"}, "exact": {"pay"}}
"""The kinds of questions at which one hint stays true at every step, by lesson."""
TRIES = [(one, miss.id, tries) for one in LESSONS for miss in one.misses for tries in miss.tries]


def test_every_game_has_its_lessons_each_with_its_own_name():
    assert {name: len(paths) for name, paths in FILES.items()} == COUNTS
    assert len({(one.scenario.game, one.id) for one in LESSONS}) == len(LESSONS) == sum(COUNTS.values())


def test_a_lesson_lies_in_the_folder_of_its_game():
    games = [name for name, paths in FILES.items() for _ in paths]
    assert [one.scenario.game for one in LESSONS] == games


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_is_open_to_begin_with_and_its_solution_solves_it(one):
    assert Attempt(one).verdict() == ("open", "")
    attempt = play(one, one.solution)
    assert attempt.verdict() == ("solved", "")
    assert [chosen for _, chosen in attempt.mine] == list(one.solution), "no answer of the solution is left over"


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_hint_belongs_to_its_step(one):
    """If a kind of question comes again, the lesson has a hint for each; a hint that was followed is not repeated."""
    attempt, said = Attempt(one), []
    for chosen in one.solution:
        while attempt.state.ask.seat != one.me:
            attempt.answer(attempt.other())
        ask = attempt.state.ask
        fits = [row for row in one.hints if row.kind == ask.kind and {*row.has} <= {*ask.options}]
        said.append((ask.kind, attempt.hint()))
        assert attempt.hint() == (fits[0].id if fits else "" if said[-1][0] in KINDS[one.id] else said[-1][0])
        attempt.answer(chosen)
    twice = {kind for kind in dict(said) if [one for one, _ in said].count(kind) > 1}
    assert twice <= KINDS[one.id] | STILL_TRUE.get(one.id, set())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_words(lang):
    for one in LESSONS:
        t = words(lang, one.scenario.game)
        assert [row.id for row in one.hints if not t.has(f"lesson-{one.id}.hint-{row.id}")] == []


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_every_miss_of_a_lesson_has_a_try_that_leads_to_it(one):
    assert [miss.id for miss in one.misses if not miss.tries] == []


@pytest.mark.parametrize(("one", "id", "tries"), TRIES, ids=lambda value: getattr(value, "id", str(value)))
def test_a_wrong_try_is_told_why_it_misses(one, id, tries):
    assert play(one, tries).verdict() == ("missed", id)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_always_giving_the_shortest_first_answer_never_solves_a_lesson(one):
    attempt = Attempt(one)
    while attempt.verdict()[0] == "open":
        ask = attempt.state.ask
        attempt.answer(ask.options[: ask.least] if ask.seat == one.me else attempt.other())
    assert attempt.verdict()[0] == "missed"


def test_the_last_answer_of_a_try_can_be_taken_back_with_all_it_counted_for():
    one = LESSONS[1]
    attempt = play(one, [("builder",), ("tower",)])
    assert attempt.verdict() == ("missed", "other")
    attempt.take_back()
    assert attempt.verdict() == ("open", "")
    attempt.answer(("silver_smelter",))
    attempt.answer(one.solution[2])
    assert attempt.verdict() == ("solved", "")


def changed(**parts):
    """Return a lesson's tables with some of them replaced."""
    return tomllib.loads(FILES["san_juan"][0].read_text("utf-8")) | parts


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"goals": []}, "did you mean 'goal'?"),
        ({"goal": [{"fakt": "sold"}]}, "a condition needs one of the keys name, fact, answered, not fakt"),
        ({"goal": [{"fact": "sold", "plases": 2}]}, "unknown key 'plases'"),
        ({"lesson": {"id": "x", "others": []}}, "1 players are wanted, not 0"),
        ({"miss": [{"id": "x", "wenn": []}]}, "did you mean 'when'?"),
        ({"other": [{"seat": "1"}]}, "a whole number is wanted"),
        ({"lesson": {"id": "x", "others": ["apprentice"], "me": 2}}, "a number from 0 to 1"),
    ],
)
def test_a_mistake_in_a_lesson_is_one_sentence_that_names_the_place(parts, said):
    with pytest.raises(Unfit, match=said.replace("?", r"\?")):
        lesson(changed(**parts))


def test_a_name_that_no_position_has_is_told_when_the_lesson_is_played():
    one = lesson(changed(goal=[{"name": "seat.0.hands", "is": []}]))
    with pytest.raises(Unfit, match=r"did you mean 'seat\.0\.hand'"):
        Attempt(one).verdict()
