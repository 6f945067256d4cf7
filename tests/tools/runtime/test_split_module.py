"""Pyodide's program in two halves, on a small program that Node runs both ways."""

import json
import subprocess

import pytest

from prepare import node_environment
from runtime import profile, split_module
from runtime.strip_exports import leb

HEAD = b"\0asm\1\0\0\0"
SUM, ONE, NOTHING = b"\x60\2\x7f\x7f\1\x7f", b"\x60\0\1\x7f", b"\x60\0\0"


def section(number, *entries):
    """Return a section of a program."""
    content = split_module.listed(entries)
    return bytes([number]) + leb(len(content)) + content


def body(code):
    """Return a function without local variables."""
    return leb(len(code) + 2) + b"\0" + code + b"\x0b"


def small():
    """Return a program: `sum` of two numbers, `count` changes a global, `all` calls both; one function is imported.

    Its memory begins with "abc" at 3; its table holds `count`.
    """
    called = b"\x41\5\x41\7\x10\1\x10\2\x6a\x10\0"  # sum(5, 7) + count(), then the imported one
    return b"".join(
        [
            HEAD,
            section(1, SUM, ONE, NOTHING),
            section(2, b"\3env\4call\0\2", b"\7GOT.mem\1x\3\x7f\1"),
            section(3, b"\0", b"\1", b"\1"),
            section(4, b"\x70\0\2"),
            section(5, b"\0\1"),
            section(13),
            section(6, b"\x7f\1\x41\x28\x0b", b"\x7f\0\x41\2\x0b"),
            section(7, b"\3sum\0\1", b"\5count\0\2", b"\3all\0\3", b"\6memory\2\0", b"\5table\1\0"),
            section(9, b"\0\x41\1\x0b\1\2"),
            section(12)[:1] + b"\1\1",
            section(10, body(b"\x20\0\x20\1\x6a"), body(b"\x23\1\x23\2\x6a\x24\1\x23\1"), body(called)),
            section(11, b"\0\x41\3\x0b\3abc"),
        ]
    )


SCRIPT = """
const [first, second] = %s.map(code => new WebAssembly.Module(Uint8Array.from(code)));
const said = [];
const x = new WebAssembly.Global({ value: "i32", mutable: true }, 0);
const imports = { env: { call() { said.push("called"); } }, "GOT.mem": { x } };
const { exports } = new WebAssembly.Instance(first, imports);
const passing = new WebAssembly.Module(Uint8Array.from(
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 97, 0, 0, 7, 5, 1, 1, 97, 0, 0]));
function a() {
  said.push("asked");
  new WebAssembly.Instance(second, { ...imports, first: exports });
}
exports.slots?.set(0, new WebAssembly.Instance(passing, { a: { a } }).exports.a);
const found = [exports.sum(2, 3), exports.count(), exports.table.get(1)(), exports.all(), exports.count()];
console.log(JSON.stringify({ found, said, memory: [...new Uint8Array(exports.memory.buffer, 0, 7)] }));
"""


def run(*programs):
    """Run programs in Node, and return what they report."""
    script = SCRIPT % json.dumps([list(program) for program in programs])
    done = subprocess.run(["node", "-e", script], env=node_environment(), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_a_program_in_halves_does_the_same_and_asks_for_the_second_one_once():
    whole, data = run(small(), small()), small()
    assert whole["found"] == [5, 42, 44, 58, 48] and whole["said"] == ["called"]
    for hot_ones, asked in [([0, 1, 2], []), ([0, 2], ["asked"]), ([2], ["asked"]), ([], ["asked"])]:
        made = run(split_module.first(data, hot_ones), split_module.second(data, hot_ones))
        assert made["found"] == whole["found"]
        assert sorted(made["said"]) == [*asked, "called"]
        assert made["memory"] == [0] * 7, "what memory holds at the beginning is a file of its own"


def test_memory_at_the_beginning_is_what_the_program_would_fill_in():
    assert list(split_module.memory(small())) == run(small(), small())["memory"][:6]
    with pytest.raises(ValueError, match="fixed places"):
        split_module.memory(HEAD + section(11, b"\1\1a"))


def test_functions_that_note_do_what_they_did():
    noting = profile.noting(small())
    assert run(noting, noting)["found"] == [5, 42, 44, 58, 48]


def test_the_functions_of_another_pyodide_are_not_taken(tmp_path):
    (tmp_path / "pyodide.asm.wasm").write_bytes(b"another")
    with pytest.raises(profile.Stop, match="another Pyodide"):
        profile.functions(tmp_path)
