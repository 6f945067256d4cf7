"""Pyodide's program and script without the exports that nobody uses."""

import pytest

from runtime import strip_exports

HEAD = b"\0asm\1\0\0\0"


def module(*names):
    """Return a program of one function that is exported under some names, with a section before and one after."""
    listed = b"".join(strip_exports.leb(len(name)) + name.encode() + b"\0\0" for name in names)
    inner = strip_exports.leb(len(names)) + listed
    return (
        HEAD
        + b"\3\2\1\0"
        + bytes([strip_exports.EXPORTS])
        + strip_exports.leb(len(inner))
        + inner
        + b"\x0a\4\1\2\0\x0b"
    )


SCRIPT = (
    "function other(){return _used(Module._malloc)}"
    "var _used,_unused,__used,memory;"
    "function assignWasmExports(wasmExports){"
    '_used=Module["_used"]=wasmExports["used"];_unused=Module["_unused"]=wasmExports["unused"];'
    '__used=Module["__used"]=wasmExports["_used"].value>>>0;memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
    "var after=1"
)


def test_what_a_script_names_stays_exported_and_nothing_else():
    data = module("used", "malloc", "unused", "after", "memory")
    assert strip_exports.kept(data, SCRIPT) == {"used", "malloc", "after"}
    assert strip_exports.kept(data, SCRIPT, 'wasm["memory"]') == {"used", "malloc", "after", "memory"}


def test_a_trimmed_program_differs_only_in_its_exports():
    assert strip_exports.trimmed(module("a", "b", "c"), {"a", "c"}) == module("a", "c")
    long = [f"function_{number}" for number in range(200)]
    assert strip_exports.trimmed(module(*long), set(long)) == module(*long)


def test_the_script_neither_takes_up_nor_declares_what_is_not_exported():
    text = strip_exports.without(SCRIPT, {"used", "memory"}.__contains__)
    assert 'wasmExports["used"]' in text and 'wasmExports["memory"]' in text
    assert 'wasmExports["unused"]' not in text and 'wasmExports["_used"]' not in text
    assert "var _used,memory;" in text
    assert text.endswith("}var after=1")


def test_a_script_of_another_make_is_left_alone():
    assert strip_exports.without("export default 1", lambda name: False) == "export default 1"


@pytest.mark.parametrize("number", [0, 127, 128, 300, 1 << 21])
def test_numbers_are_read_as_they_were_written(number):
    assert strip_exports.unsigned(strip_exports.leb(number), 0) == (number, len(strip_exports.leb(number)))
