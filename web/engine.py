"""The worker: the engine and the other players, behind JSON text."""

from host import Host

__export__ = ["ping", "call"]

host = Host()


def ping():
    """Tell that the engine is up."""
    return "up"


def call(text):
    """Carry out a command, see `host.Host.call`."""
    return host.call(text)
