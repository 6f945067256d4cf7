"""The network: whole numbers side by side give exactly what a plain computation gives."""

import zlib
from random import Random

import pytest

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural import weights
from sanjuan.games.san_juan.players.neural.features import SIZE, active
from sanjuan.games.san_juan.players.neural.network import FINE, HEADER, MARGIN, ONE, read, write
from tests.san_juan.randomly import GAME, some_plies

SIZES = (SIZE, 5, 3)


def numbers(seed=1, most=300):
    """Weights of a small network, positive and negative."""
    rng = Random(seed)
    features, hidden, second = SIZES
    count = (features + 1) * (hidden + 2) + (hidden + 1) * second + 2 * (second + 1)
    return [rng.randint(-most, most) for _ in range(count)]


def rows(values, width):
    return [values[at : at + width] for at in range(0, len(values), width)]


def plain(values, on):
    """Return the same network in floating point, neuron by neuron: (logit of the win, margin)."""
    features, hidden, second = SIZES
    first, values = rows(values[: (features + 1) * (hidden + 2)], hidden + 2), values[(features + 1) * (hidden + 2) :]
    then, values = rows(values[: (hidden + 1) * second], second), values[(hidden + 1) * second :]
    *out, bias = [values[:second], values[second : 2 * second], values[2 * second :]]
    sums = [sum(first[row][lane] for row in [*on, features]) for lane in range(hidden + 2)]
    inner = [max(0, one / ONE) for one in sums[:hidden]]
    outer = [
        max(0, sum(value * then[lane][to] / ONE for lane, value in enumerate(inner)) + then[hidden][to] / ONE)
        for to in range(second)
    ]
    found = [
        sum(value * weight / ONE for value, weight in zip(outer, row, strict=True))
        + own / ONE
        + sums[hidden + at] / FINE
        for at, (row, own) in enumerate(zip(out, bias, strict=True))
    ]
    return found[0], MARGIN * found[1]


def positions():
    options = {"edition": 2, "new_buildings": 33, "events": True, "start_hand": True}
    return [state.copy() for state in some_plies(3, 4, options, 6)]


@pytest.mark.slow
@pytest.mark.parametrize("most", [300, 32767])
def test_it_computes_what_a_plain_network_computes(most):
    values = numbers(most=most)
    network = read(write(SIZES, values))
    for state in positions():
        for seat in range(3):
            assert network.outputs(state, seat) == pytest.approx(plain(values, active(state, seat)), rel=1e-9, abs=1e-9)


def test_the_neurons_matter():
    """Else the comparison above would prove little: some are above zero, some below."""
    values = numbers()
    found = {plain(values, active(state, 0)) for state in positions()}
    linear = [0] * len(values)
    linear[: (SIZE + 1) * 7] = [value if at % 7 >= 5 else 0 for at, value in enumerate(values[: (SIZE + 1) * 7])]
    assert len(found) > 5 and found != {plain(linear, active(state, 0)) for state in positions()}


def test_what_is_remembered_changes_no_output():
    data, states = write(SIZES, numbers()), positions()
    warm = read(data)
    first = [warm.outputs(state, 0) for state in states]
    assert len(warm.known) > 20
    assert [warm.outputs(state, 0) for state in states] == first
    assert [read(data).outputs(state, 0) for state in reversed(states)] == first[::-1]


def test_memory_is_bounded(monkeypatch):
    monkeypatch.setattr("sanjuan.games.san_juan.players.neural.network.CACHE", 10)
    data, states = write(SIZES, numbers()), positions()
    small = read(data)
    found = []
    for state in states:
        found.append(small.outputs(state, 0))
        assert len(small.known) <= 10
    monkeypatch.undo()
    roomy = read(data)
    assert found == [roomy.outputs(state, 0) for state in states]


def test_it_counts_its_evaluations():
    network = read(write(SIZES, numbers()))
    state = GAME.new(2, 1)
    for _ in range(3):
        network.outputs(state, 1)
    assert network.evaluations == 3


def test_what_is_written_is_read():
    values = numbers(most=32767)[:-2] + [-32768, 32767]
    network = read(write(SIZES, values))
    assert (len(network.rows), len(network.second), len(network.win)) == SIZES
    assert (network.win_bias, network.margin_bias) == (-32768 * ONE, 32767 * ONE)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: b"", "cannot be read"),
        (lambda data: b"no network at all", "cannot be read"),
        (lambda data: data[:-20], "cannot be read"),
        (lambda data: zlib.compress(b"\x01"), "cannot be read"),
        (lambda data: zlib.compress(zlib.decompress(data)[:-1]), "not as many weights as it says"),
        (lambda data: zlib.compress(zlib.decompress(data) + b"\0\0"), "not as many weights as it says"),
        (lambda data: zlib.compress(HEADER.pack(1, 1, 1)), "not as many weights as it says"),
    ],
    ids=["empty", "other", "cut", "short", "a byte less", "a weight more", "no weights"],
)
def test_a_damaged_file_is_refused(damage, why):
    with pytest.raises(ValueError, match=why):
        read(damage(write(SIZES, numbers())))


BASE_GAME, EXPANDED = open_box(edition=1), open_box(new_buildings=33, events=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", [BASE_GAME, EXPANDED], ids=["base", "expanded"])
def test_the_trained_networks_fit_the_features(box, seats):
    assert len(weights.network(box, seats).rows) == SIZE


def test_the_base_game_and_the_expansions_have_networks_of_their_own():
    found = [[weights.name_of(box, seats) for seats in (2, 3, 4)] for box in (BASE_GAME, EXPANDED)]
    assert found == [["base_2.bin", "base_4.bin", "base_4.bin"], ["seats_2.bin", "seats_4.bin", "seats_4.bin"]]
    assert {name for names in found for name in names} == set(weights.FILES)
    either = [open_box(new_buildings=True), open_box(events=True)]
    assert [weights.name_of(box, 2) for box in either] == ["seats_2.bin", "seats_2.bin"]


def test_a_network_of_other_features_is_refused(monkeypatch):
    count = (SIZE + 2) * 4 + 3 * 2 + 2 * 3
    monkeypatch.setitem(weights.WRITTEN, "seats_2.bin", write((SIZE + 1, 2, 2), [0] * count))
    weights._of_file.cache_clear()
    with pytest.raises(ValueError, match="seats_2.bin was trained for other features"):
        weights.network(EXPANDED, 2)


def test_networks_do_not_need_their_files_once_the_module_is_imported(monkeypatch):
    weights._of_file.cache_clear()
    monkeypatch.setattr(weights, "FOLDER", "nowhere")
    for box in (BASE_GAME, EXPANDED):
        assert weights.network(box, 2).rows


def test_all_weights_together_take_at_most_300_kilobytes():
    assert sum(map(len, weights.WRITTEN.values())) <= 300_000
