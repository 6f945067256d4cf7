"""The games as PettingZoo environments, for learning programs: `from sanjuan.env import env`.

PettingZoo, Gymnasium and NumPy come with the extra `env`; nothing else in `sanjuan` needs them.
"""

from importlib.util import find_spec

from sanjuan.program import install

MISSING = [name for name in ("pettingzoo", "gymnasium", "numpy") if find_spec(name) is None]
if MISSING:
    raise ModuleNotFoundError(f"sanjuan.env needs {' and '.join(MISSING)}:  {install('env')}")

from sanjuan.env.aec import env, parallel_env, raw_env  # noqa: E402 (what is missing is told first)

__all__ = ["env", "parallel_env", "raw_env"]
