"""Letters of names: what crosses between the page and the engine keeps emoji whole, as MicroPython reads it."""

import json
import re
import subprocess
from pathlib import Path

from prepare import node_environment
from tests.page.hosted import bots as bots
from tests.page.hosted import player, setup
from worker.host import Host

NAME = "👨‍👩‍👧‍👦🐉🎲 Zoë"
HALF = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a letter that JSON has escaped in two: the page's Python reads each half as a letter of its own."""
MICROPYTHON = (
    Path(__file__).resolve().parents[2] / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
)
READ = """
const { loadMicroPython } = await import(process.argv[1]);
const python = await loadMicroPython({ linebuffer: true });
let text = "";
for await (const piece of process.stdin.setEncoding("utf-8")) text += piece;
python.globals.set("text", text);
python.runPython(`
import json
frame = json.loads(text)
name = frame["players"][0]["name"]
letters = len(name)
again = json.dumps({"do": "start", "name": name})
`);
console.log(JSON.stringify([python.globals.get("name"), python.globals.get("letters"), python.globals.get("again")]));
"""


def told(*commands):
    """Return the texts in which the engine answers these commands, the first of which opens a game."""
    host = Host()
    return [host.call(json.dumps(command, ensure_ascii=False)) for command in commands]


def opening():
    return setup("human", "bot") | {"players": [player("human", name=NAME), player("bot", name=NAME)]}


def test_no_letter_crosses_in_two_halves():
    save = json.loads(told(opening())[0])["save"]
    texts = told(opening(), {"do": "export"}, {"do": "nobody", "name": NAME}, {"do": "resume", "save": save})
    assert [text for text in texts if HALF.search(text)] == []
    assert [NAME in text for text in texts] == [True, True, False, True]


def test_a_command_with_escaped_letters_comes_to_the_same():
    escaped = Host().call(json.dumps(opening()))
    assert HALF.search(json.dumps(opening()))
    assert escaped == told(opening())[0]


def test_micropython_reads_the_name_whole_and_sends_it_whole():
    assert MICROPYTHON.is_file(), "run `make build` first: it brings MicroPython"
    command = ["node", "--input-type=module", "--eval", READ, MICROPYTHON.as_uri()]
    ran = subprocess.run(
        command, input=told(opening())[0], capture_output=True, encoding="utf-8", env=node_environment(), timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    name, letters, again = json.loads(ran.stdout)
    assert (name, letters) == (NAME, len(NAME))
    assert NAME in again
