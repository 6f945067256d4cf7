"""Options of games: fixed values, and lists of names out of groups."""

import pytest

from sanjuan.table import names
from sanjuan.table.game_options import GameOption, resolve
from sanjuan.table.untrusted import InvalidInput

CAST = GameOption(
    "cast",
    ("",),
    "",
    groups=(
        names.group(["witch", "thief"]),
        names.group(["king", "emperor", "patrician"]),
        names.group(["queen", "artist"], 0, 1),
    ),
    by="preset",
    lists={"first": "witch,king", "grand": "thief,emperor,queen"},
    at={"queen": (5, 6), "emperor": (3, 4, 5, 6)},
    instead={"queen": "artist", "emperor": "king"},
)
FAIR = GameOption("fair", ("",), "", groups=(names.group(["a", "b", "c", "d", "e", "f"], 4, 4),))
ROWS = (GameOption("preset", ("first", "grand", "random"), "first"), CAST, FAIR)


def test_a_list_of_names_is_put_in_canonical_order():
    full = resolve(ROWS, {"cast": "artist, king,witch", "fair": "f,b,a,e"})
    assert (full["cast"], full["fair"]) == ("witch,king,artist", "a,b,e,f")


def test_nothing_given_is_nothing():
    assert resolve(ROWS, {}) == {"preset": "first", "cast": "", "fair": ""} == resolve(ROWS, {"cast": ""})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("witch,kign", "option 'cast': unknown name 'kign'; did you mean 'king'?"),
        ("witch,king,witch", "option 'cast': 'witch' is there twice"),
        ("witch", "option 'cast' has exactly 1 of king, emperor, patrician, not 0"),
        ("witch,thief,king", "option 'cast' has exactly 1 of witch, thief, not 2"),
        ("witch,king,queen,artist", "option 'cast' has 0 to 1 of queen, artist, not 2"),
        (",", "option 'cast': unknown name ''"),
        (["witch", "king"], "option 'cast' is a list of names with commas, not"),
        (7, "option 'cast' is a list of names with commas, not 7"),
    ],
)
def test_what_is_no_whole_list_is_refused_with_a_reason(text, why):
    with pytest.raises(InvalidInput) as refused:
        resolve(ROWS, {"cast": text})
    assert str(refused.value).startswith(why)


def test_the_usual_list_is_that_of_another_option_and_may_be_drawn_by_the_seed():
    assert CAST.listed(resolve(ROWS, {})) == ["witch", "king"]
    assert CAST.listed(resolve(ROWS, {"preset": "grand"})) == ["thief", "emperor", "queen"]
    assert CAST.listed(resolve(ROWS, {"preset": "random"})) == []
    assert CAST.listed(resolve(ROWS, {"preset": "grand", "cast": "witch,patrician"})) == ["witch", "patrician"]


@pytest.mark.parametrize(
    ("seats", "plays"), [(2, "thief,king,artist"), (4, "thief,emperor,artist"), (5, "thief,emperor,queen")]
)
def test_who_does_not_play_at_a_number_of_seats_is_replaced(seats, plays):
    assert ",".join(CAST.seated(["thief", "emperor", "queen"], seats)) == plays


def test_of_a_group_that_gives_one_another_name_takes_the_place():
    groups = CAST.groups
    assert names.toggled(groups, ["witch", "king"], "emperor") == ["witch", "emperor"]
    assert names.toggled(groups, ["witch", "king"], "king") == ["witch", "king"], "one of them must be there"
    assert names.toggled(groups, ["witch", "king"], "queen") == ["witch", "king", "queen"]
    assert names.toggled(groups, ["witch", "king", "queen"], "queen") == ["witch", "king"]
    assert names.toggled(FAIR.groups, ["a", "b"], "b") == ["a"]
    assert names.toggled(FAIR.groups, ["a", "b"], "f") == ["a", "b", "f"]


@pytest.mark.parametrize(("chosen", "lacks"), [("a,b,c", 1), ("a,b,c,d", 0), ("a,b,c,d,e,f", -2), ("", 4)])
def test_a_group_tells_how_many_are_missing_or_too_many(chosen, lacks):
    assert names.lacking(FAIR.groups[0], names.split(chosen)) == lacks
    assert names.whole(FAIR.groups, names.split(chosen)) is (lacks == 0)


@pytest.mark.parametrize("text", ["", "witch,king", "thief,emperor,artist", "witch,patrician,queen"])
def test_a_list_can_be_written_short_and_read_again(text):
    short = names.code(CAST.groups, text)
    assert len(short) <= 3 and names.decoded(CAST.groups, short) == text == names.decoded(CAST.groups, text)


@pytest.mark.parametrize("text", ["~", "~!", "~zz", "~0000001", "~0g", "~é"])
def test_what_is_no_list_written_short_is_refused(text):
    with pytest.raises(ValueError, match="not a list"):
        names.decoded(CAST.groups, text)


def test_names_added_behind_the_others_leave_what_was_written_short_as_it_was():
    longer = (*CAST.groups, names.group(["newcomer"], 0, 1))
    assert names.decoded(longer, names.code(CAST.groups, "thief,emperor,artist")) == "thief,emperor,artist"
