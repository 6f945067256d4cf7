"""Answers that are tried in the same deals: as many as are needed, the worse ones in fewer, and the first of equals."""

from itertools import count
from random import Random

from sanjuan.bots.trials import Limits, Searcher, best
from sanjuan.table.last_word import LastWord
from sanjuan.table.run_out import run_out

GOOD, BAD, FAIR = ("good",), ("bad",), ("fair",)
WORTH = {GOOD: 0.6, BAD: 0.1, FAIR: 0.59}


class Trials:
    """Deals that are numbered, and a list of what was tried in which."""

    def __init__(self, worth):
        self.worth, self.tried, self.numbers = worth, [], count()

    def best(self, found, limits):
        return run_out(best(found, lambda: next(self.numbers), self.after, limits))

    def after(self, world, chosen):
        self.tried.append((world, chosen))
        return self.worth[chosen]

    def deals_of(self, chosen):
        return [world for world, one in self.tried if one == chosen]


def test_all_are_tried_in_the_same_deals_and_what_is_clearly_worse_in_the_first_ones_alone():
    trials = Trials(WORTH)
    assert trials.best([BAD, FAIR, GOOD], Limits(30, deals=4)) == GOOD
    assert trials.deals_of(BAD) == [0, 1, 2, 3]
    assert trials.deals_of(GOOD) == trials.deals_of(FAIR) == [*range(13)], "12 tries, then 18 of the two that are left"


def test_the_search_ends_when_one_answer_is_left():
    trials = Trials(WORTH)
    assert trials.best([BAD, GOOD], Limits(1000, deals=2)) == GOOD and len(trials.tried) == 4


def test_every_answer_is_tried_in_the_least_deals_however_small_the_effort():
    trials = Trials(WORTH)
    trials.best([GOOD, FAIR], Limits(0, deals=3))
    assert len(trials.tried) == 6


def test_of_equal_answers_the_first_is_taken_and_a_single_one_is_not_tried():
    assert Trials(dict.fromkeys(WORTH, 0.5)).best([FAIR, GOOD, BAD], Limits(20)) == FAIR
    trials = Trials(WORTH)
    assert trials.best([BAD], Limits(20)) == BAD and trials.tried == []


def test_a_chance_that_varies_counts_in_its_mean():
    trials = Trials(WORTH)
    trials.after = lambda world, chosen: 0.9 * (world % 2) if chosen == BAD else 0.5
    assert trials.best([BAD, FAIR], Limits(40, clear=5.0)) == FAIR


def test_a_searcher_thinks_in_pieces_and_has_the_last_word():
    def search(view, rng):
        yield
        yield
        return BAD

    said = []
    word = LastWord(lambda view: said.append(view), None, None, None)
    player = Searcher(search, word)
    assert player("view", Random(1)) == BAD and said == ["view"]
    assert len([*player.pieces("view", Random(1))]) == 2
