"""The parts of the seed, where a guest's page is loaded again before the cards are dealt; and a guest's name."""

from tests.worker.together.guests import Person, Table


class Silent(Person):
    """The page of a guest that leaves a message of the host without its answer."""

    def __init__(self, seat, to):
        super().__init__(seat)
        self.to = to

    def take(self, message):
        return None if message["do"] == self.to else super().take(message)


def test_a_guest_who_loads_the_page_again_while_parts_are_shown_brings_another_one():
    table = Table("san_juan", ["elsewhere", "human", "elsewhere"])
    table.people[0] = Silent(0, "show")
    table.arrive()
    assert table.host.opened is None and table.host.room.stage == "showing"
    table.command("lost", seat=0)
    table.people[0] = Person(0)
    table.send(0, table.people[0].hello())
    assert table.frame and all(person.frame for person in table.people.values())
    [dealt] = [message for message in table.people[0].got if message["do"] == "dealt"]
    assert dealt["parts"]["0"] == table.people[0].part


def test_the_hash_of_an_earlier_page_counts_no_more():
    table = Table("san_juan", ["elsewhere", "human", "elsewhere"])
    table.send(0, table.people[0].hello())
    table.command("lost", seat=0)
    table.people[0] = Silent(0, "mix")
    table.arrive()
    assert table.host.room.stage == "waiting"


def test_a_guest_has_no_longer_name_than_people_at_the_device():
    table = Table("san_juan", ["elsewhere", "human"])
    table.arrive()
    table.send(0, {"do": "name", "name": "N" * 100})
    assert table.host.players[0]["name"] == "N" * 40
