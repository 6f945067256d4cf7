"""The worker: the engine and the other players, behind JSON text."""

from worker.host import Host

host = Host()


def call(text: str) -> str:
    """Carry out a command, see `host.Host.call`."""
    return host.call(text)


def ahead() -> bool:
    """Think for a moment of what will be asked next; return whether there is more to think."""
    return host.ahead()
