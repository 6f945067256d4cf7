"""The machine that was measured."""

from pathlib import Path


def processor() -> str:
    """Return what the processor is called."""
    info = Path("/proc/cpuinfo")
    names = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    return names[0].partition(":")[2].strip() if names else "an unnamed processor"
