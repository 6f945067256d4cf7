"""A Dask cluster on this machine for the tests: a scheduler and two workers, each a process of its own."""

import json
import subprocess
import sys
import time
from contextlib import contextmanager

from distributed import Client

SECONDS = 60


@contextmanager
def cluster(folder, workers=2):
    """Yield the address of a scheduler whose workers run in `folder`, where nothing of ours can be imported."""
    file = folder / "scheduler.json"
    common = ["--scheduler-file", file, "--no-dashboard"]
    commands = [["scheduler", *common, "--host", "127.0.0.1", "--port", "0"]]
    commands += [["worker", *common, "--nthreads", "1", "--no-nanny", "--local-directory", folder]] * workers
    processes = [_start(command, folder / f"log{number}.txt") for number, command in enumerate(commands)]
    try:
        address = _address(file)
        with Client(address, timeout=SECONDS, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=SECONDS)
        yield address
    finally:
        for process in processes:
            process.kill()
            process.wait(SECONDS)


def _start(command, log):
    with log.open("w") as out:
        return subprocess.Popen([sys.executable, "-m", "dask", *command], cwd=log.parent, stdout=out, stderr=out)


def _address(file):
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        if file.exists() and (text := file.read_text("utf-8")):
            return json.loads(text)["address"]
        time.sleep(0.05)
    raise TimeoutError(f"no scheduler after {SECONDS} s; see the logs in {file.parent}")
