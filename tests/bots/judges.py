"""Games that can advise, with advice that tests know beforehand, and a clock that only advice moves."""

from sanjuan.bots.candidates import answers
from sanjuan.bots.estimate import missing
from sanjuan.games.san_juan.game import SanJuan
from sanjuan.table.advice import Advice


class Judged(SanJuan):
    """San Juan with a judge: `worth` says how good an answer is (0 to 1), `noise` how far one look may be off,
    `admits` whether its advice says so.

    Every advice takes `seconds` by the clock `time`; `asked` counts them by answer number of the round and seat.
    """

    def __init__(self, worth, noise=0.0, seconds=0.0, most=8, admits=True):
        self.worth, self.noise, self.seconds, self.most = worth, noise, seconds, most
        self.admits, self.now, self.asked = admits, 0.0, []

    @property
    def adviser(self):
        return self

    def clock(self):
        return self.now

    def advise(self, view, rng, also=()):
        assert view.viewer == view.ask.seat, "advice is given on views only"
        self.now += self.seconds
        self.asked.append(view)
        tried = answers(view, rng, self.most)
        tried += missing(tried, also)
        found = {one: self.worth(view, one) + self.noise * (rng.random() - 0.5) for one in tried}
        best, error = max(found.values()), self.noise / 12**0.5 * self.admits
        told = [Advice(one, chance, (why(one),), error, best - chance, error) for one, chance in found.items()]
        return sorted(told, key=lambda one: -one.chance)

    def chances(self, state):
        points = [points + 1 for points in self.scores(state)]
        return tuple(own / sum(points) for own in points)


def why(chosen):
    return {"id": "because", "args": {"cards": list(chosen)}}
