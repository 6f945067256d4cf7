"""Runs a program and sees to its end: nothing that it has started stays behind, however whoever asked for it ends.

Started as a script with the number of the asking process, then the program and its arguments; input, output and errors
are the program's. It ends with the program's exit status, and the program with the asking process.
"""

import os
import signal
import subprocess
import sys
from threading import Thread
from time import sleep

WATCH_SECONDS = 0.5
NOT_FOUND = 127


def main(arguments: list[str]) -> int:
    """Run the program to its end; returns its exit status, as a shell reports it where a signal ended it."""
    try:
        program = subprocess.Popen(arguments[1:], start_new_session=True)
    except OSError as error:
        print(f"{arguments[1]}: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _leave(program.pid))
    Thread(target=_end_with, args=(int(arguments[0]), program.pid), daemon=True).start()
    status = program.wait()
    _kill(program.pid)
    return status if status >= 0 else 128 - status


def _end_with(asking: int, group: int) -> None:
    while os.getppid() == asking:
        sleep(WATCH_SECONDS)
    _leave(group)


def _leave(group: int) -> None:
    _kill(group)
    os._exit(128 + signal.SIGTERM)


def _kill(group: int) -> None:
    """Kill the program's session, as far as any of it is left."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
