"""Tests of the memory that goes with a program's second half, on a small program and an image of it."""

from array import array

import pytest

from runtime import deferred_data, split_module
from runtime.strip_exports import leb

HEAD = b"\0asm\1\0\0\0"
SIZE = 5 * deferred_data.BLOCK
TEXTS = 1 << 16
"""The address of the texts that the pointers point to, far enough before the pointers."""
POINTERS = 1 << 18
WARM, COLD, SHOWN, HEAPED = 0x4000, 0x8000, 0xC000, 0x14000
"""The addresses of tables: of the first function, of the second one, of a script, of the engine."""


def section(number, *entries):
    """Return a section of a program."""
    content = split_module.listed(entries)
    return bytes([number]) + leb(len(content)) + content


def reading(place):
    """Return a function that reads from a place."""
    code = b"\0\x41" + split_module.signed(place) + b"\x28\2\0\x1a\x0b"
    return leb(len(code)) + code


def content(pointed):
    """Memory at the beginning: no byte of it is zero but in the pointers, the first of which is given."""
    texts = b"".join(b"text%d\0" % number for number in range(deferred_data.TEXTS + 1))
    pointers = array("I", [TEXTS + 6 * number for number in range(1, deferred_data.TEXTS + 1)])
    out = bytearray(b"\x7f" * (POINTERS + deferred_data.BLOCK))
    out[TEXTS : TEXTS + len(texts)] = texts
    out[POINTERS : POINTERS + 4 * len(pointers) + 8] = bytes(pointers) + bytes(array("I", [pointed, 0]))
    return bytes(out)


def program(pointed=1):
    """Functions that read a table each, or the pointers, and a global that shows a script where a table is."""
    data = content(pointed)
    return b"".join([
        HEAD, section(1, b"\x60\0\0"), section(2, b"\3env\4call\0\0"), section(3, b"\0", b"\0", b"\0"),
        section(4, b"\x70\0\2"), section(5, b"\0\x10"), section(13),
        section(6, b"\x7f\0\x41" + split_module.signed(SHOWN) + b"\x0b"),
        section(7, b"\6memory\2\0", b"\1x\3\0"), section(9),
        section(10, reading(WARM), reading(COLD), reading(POINTERS + 4 * deferred_data.TEXTS), reading(HEAPED)),
        section(11, b"\0\x41\0\x0b" + leb(len(data)) + data),
    ])  # fmt: skip


def image(*heap):
    """Return an image of the engine in which the memory above that of the program begins with some words."""
    base = len(content(1)) + -len(content(1)) % deferred_data.BLOCK
    block = array("I", [*heap, *[0] * (deferred_data.BLOCK // 4 - len(heap))])
    return bytes(array("I", [0, 0, base + deferred_data.BLOCK, base, 1, base // deferred_data.BLOCK])) + bytes(block)


def is_cold(pieces, place):
    """Return whether all that belongs to a table is among the pieces."""
    return any(
        start <= place + deferred_data.MARGIN and place + 2 * deferred_data.MARGIN < end for start, end in pieces
    ) and any(start <= place < end for start, end in pieces)


def stays(pieces, place):
    """Return whether no part of a table, within the reach of an offset, is among the pieces."""
    return all(end <= place or start >= place + deferred_data.MARGIN for start, end in pieces)


def test_what_only_the_second_half_reads_goes_with_it():
    pieces = deferred_data.unread(program(), [0], image())
    assert is_cold(pieces, COLD) and is_cold(pieces, HEAPED)
    assert stays(pieces, WARM) and stays(pieces, SHOWN), "read by the first half, shown to a script"
    assert all(end - start >= deferred_data.LEAST for start, end in pieces)
    assert stays(deferred_data.unread(program(), [0, 1], image()), COLD)


def test_what_the_image_points_to_stays():
    assert stays(deferred_data.unread(program(), [0], image(5, HEAPED)), HEAPED)
    assert is_cold(deferred_data.unread(program(), [0], image(5, HEAPED + 4)), HEAPED), (
        "a number that is nobody's address"
    )


def test_what_is_pointed_to_from_what_is_read_stays():
    assert stays(deferred_data.unread(program(COLD), [2], image()), COLD)
    assert is_cold(deferred_data.unread(program(COLD), [0], image()), COLD), "the pointer itself is read by nobody"


def test_an_address_is_found_behind_every_kind_of_instruction():
    code = b"\2\x40\x0b\x0e\2\0\1\2\x43\0\0\0\0\x44" + bytes(8) + b"\x42\x7f\x1c\1\x7f\xfc\x0a\0\0\x11\1\0\x6a"
    number = b"\x41" + split_module.signed(COLD)
    assert list(deferred_data.operands(b"\1\2\x7f" + code + number + b"\x36\2\x88\1\x23\1\x0b", [3, 9])) == [
        COLD,
        136,
        9,
    ]
    assert list(deferred_data.operands(b"\0\x41\x7f\x0b", [])) == [0xFFFFFFFF]
    with pytest.raises(ValueError, match="0xfd is not expected"):
        list(deferred_data.operands(b"\0\xfd\0\x0b", []))


def test_the_second_half_fills_in_what_the_first_memory_lacks():
    data = program()
    pieces = deferred_data.unread(data, [0], image())
    whole, out = split_module.memory(data), bytearray(split_module.emptied(split_module.memory(data), pieces))
    assert not any(out[start:end].strip(b"\0") for start, end in pieces)
    brought = split_module.memory(split_module.second(data, [0], pieces))
    for start, end in pieces:
        out[start:end] = brought[start:end]
    assert bytes(out) == whole
