"""The workloads under this CPython: reads lines "COUNT NAME", answers each with the seconds it took."""

import sys

from bench.workloads import Bench

bench = Bench()
print(f"CPython {sys.version.split()[0]}", flush=True)
for line in sys.stdin:
    count, _, name = line.strip().partition(" ")
    print(bench.seconds(name, int(count)), flush=True)
