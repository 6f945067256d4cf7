"""Pyodide's program in two: the functions that games run, and a second program with all, for what else is called.

A game runs a tenth of Python's functions (`profile` has seen which, profile.txt names them). The first program has
the others as stubs: each calls its function through a table of its own, which is empty until the first of them is
called; then the first program asks for the second one (slot 0 of that table), which fills the table and goes on with
the same memory, tables and globals. Numbers of functions, and with them all that is in memory, are the same in both.
What memory holds at the beginning is a file of its own, but for what the second program alone reads (`deferred_data`),
which it fills in when it comes.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from runtime.strip_exports import HEAD, leb, sections, unsigned

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, CODE, DATA, TAG = 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13
FIRST = "first"
"""Under this name the second program imports what it shares with the first one, each by its letter and number."""
SLOTS = "slots"
"""The table of the functions in the second program, as the first one exports it."""
I32, FUNCREF, END = b"\x7f", b"\x70", b"\x0b"
KINDS = {0: "f", 1: "t", 2: "m", 3: "g", 4: "e"}


@dataclass(frozen=True)
class Parts:
    """A program taken apart: its sections, and of functions, tables and globals what the halves need."""

    sections: dict[int, bytes]
    types: list[bytes]
    imports: dict[int, int]
    kinds: list[int]
    bodies: list[bytes]
    globals: list[bytes]
    tables: list[bytes]
    tags: list[bytes]


def vector(content: bytes) -> tuple[int, int]:
    """Return (number of entries, the place of the first) of a section."""
    return unsigned(content, 0)


def listed(entries: Collection[bytes]) -> bytes:
    """Return entries as the content of a section."""
    return leb(len(entries)) + b"".join(entries)


def types(content: bytes) -> list[bytes]:
    """Every type of a function, as its bytes."""
    count, at = vector(content)
    found = []
    for _ in range(count):
        start, at = at, at + 1
        for _ in range(2):
            size, at = unsigned(content, at)
            at += size
        found.append(content[start:at])
    return found


def imports(content: bytes) -> dict[int, int]:
    """{kind: number} of what a program imports; it may be functions and globals."""
    count, at = vector(content)
    found = dict.fromkeys(KINDS, 0)
    for _ in range(count):
        for _ in range(2):
            size, at = unsigned(content, at)
            at += size
        kind = content[at]
        at = unsigned(content, at + 1)[1] if kind == 0 else at + 3
        found[kind] += 1
    return found


def bodies(content: bytes) -> Iterator[bytes]:
    """Yield the body of every function, without its length."""
    count, at = vector(content)
    for _ in range(count):
        size, at = unsigned(content, at)
        yield content[at : at + size]
        at += size


def globals_of(content: bytes) -> Iterator[bytes]:
    """Yield every global, type and value; values are constants."""
    count, at = vector(content)
    for _ in range(count):
        end = at + 3
        while content[end] & 128:
            end += 1
        yield content[at : end + 2]
        at = end + 2


def tables_of(content: bytes) -> Iterator[bytes]:
    """Yield the type of every table."""
    count, at = vector(content)
    for _ in range(count):
        end = unsigned(content, at + 2)[1]
        end = unsigned(content, end)[1] if content[at + 1] & 1 else end
        yield content[at:end]
        at = end


def tags_of(content: bytes) -> Iterator[bytes]:
    """Yield every tag of an exception."""
    count, at = vector(content)
    for _ in range(count):
        end = unsigned(content, at + 1)[1]
        yield content[at:end]
        at = end


def parts(program: bytes) -> Parts:
    """Take a program apart."""
    found = dict(sections(program))
    count, at = vector(found[FUNCTION])
    kinds = []
    for _ in range(count):
        kind, at = unsigned(found[FUNCTION], at)
        kinds.append(kind)
    return Parts(
        found, types(found[TYPE]), imports(found[IMPORT]), kinds, list(bodies(found[CODE])),
        list(globals_of(found[GLOBAL])), list(tables_of(found[TABLE])), list(tags_of(found[TAG])),
    )  # fmt: skip


def changing(of: Parts) -> int:
    """The number of globals up to the last that changes: those both halves must share."""
    return max((number + 1 for number, entry in enumerate(of.globals) if entry[1]), default=0)


def shared(of: Parts) -> list[tuple[int, int, bytes]]:
    """(kind, number, type) of what the second half has from the first, in the order of an import section."""
    first = of.imports[3]
    own = [(1, number, entry) for number, entry in enumerate(of.tables)]
    own.append((1, len(of.tables), FUNCREF + b"\0\0"))
    own.append((2, 0, of.sections[MEMORY][1:]))
    own += [(4, number, entry) for number, entry in enumerate(of.tags)]
    return own + [(3, first + number, of.globals[number][:2]) for number in range(changing(of))]


def stub(kind: bytes, number: int, slot: int, need: int, table: int) -> bytes:
    """Return a function that hands its arguments on to the one in a slot, asking for it where it is not there."""
    count, _ = unsigned(kind, 1)
    given = b"".join(b"\x20" + leb(place) for place in range(count))
    called = b"\x41" + signed(slot) + b"\x10" + leb(need) + b"\x11" + leb(number) + leb(table)
    return b"\0" + given + called + END


def piece(content: bytes, start: int, end: int) -> bytes:
    """Return an entry of a data section, which fills a piece of memory in."""
    return b"\0\x41" + signed(start) + END + leb(end - start) + content[start:end]


def signed(number: int) -> bytes:
    """Return a number that is not negative as signed LEB128."""
    out = bytearray()
    while number > 63:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def needing(empty: int, table: int) -> bytes:
    """Return the function that answers its argument, the number of a slot, once the slots are filled."""
    is_empty = b"\x20\0\x25" + leb(table) + b"\xd1"
    ask = b"\x41\0\x11" + leb(empty) + leb(table)
    return b"\0" + is_empty + b"\x04\x40" + ask + END + b"\x20\0" + END


def with_type(known: list[bytes], wanted: bytes) -> int:
    """The number of a type, which is added where it is missing."""
    if wanted not in known:
        known.append(wanted)
    return known.index(wanted)


def written(content: dict[int, bytes], order: list[int], custom: bytes = b"") -> bytes:
    """Return a program with these sections."""
    out = b"\0asm\1\0\0\0" + custom
    return out + b"".join(bytes([one]) + leb(len(content[one])) + content[one] for one in order if one in content)


ORDER = [TYPE, IMPORT, FUNCTION, TABLE, MEMORY, TAG, GLOBAL, EXPORT, ELEMENT, CODE, DATA]


def first(program: bytes, hot: Collection[int]) -> bytes:
    """Return the first half: the functions `hot` (by their number among those that it does not import) and stubs."""
    of = parts(program)
    known, table = list(of.types), len(of.tables)
    empty, asking = with_type(known, b"\x60\0\0"), with_type(known, b"\x60\1\x7f\1\x7f")
    need = of.imports[0] + len(of.bodies)
    slots = {number: slot for slot, number in enumerate(cold(of, hot), 1)}
    made = [
        stub(known[of.kinds[number]], of.kinds[number], slots[number], need, table) if number in slots else body
        for number, body in enumerate(of.bodies)
    ]
    made.append(needing(empty, table))
    count, at = vector(of.sections[EXPORT])
    more = [(f"{KINDS[kind]}{number}", kind, number) for kind, number, _ in shared(of) if (kind, number) != (1, table)]
    more.append((SLOTS, 1, table))
    exports = b"".join(leb(len(name)) + name.encode() + bytes([kind]) + leb(number) for name, kind, number in more)
    changed = {
        TYPE: listed(known),
        FUNCTION: listed([leb(kind) for kind in [*of.kinds, asking]]),
        TABLE: listed([*of.tables, FUNCREF + b"\0" + leb(len(slots) + 1)]),
        EXPORT: leb(count + len(more)) + of.sections[EXPORT][at:] + exports,
        CODE: listed([leb(len(body)) + body for body in made]),
    }
    kept = {number: content for number, content in of.sections.items() if number != DATA}
    return written(kept | changed, ORDER, custom(program))


def cold(of: Parts, hot: Collection[int]) -> list[int]:
    """Numbers of the functions that the second half brings."""
    return [number for number in range(len(of.bodies)) if number not in hot]


def custom(program: bytes) -> bytes:
    """The section at the beginning that describes this program's memory and table to a loader."""
    size, start = unsigned(program, HEAD + 1)
    return program[HEAD : start + size] if program[HEAD] == 0 else b""


def second(program: bytes, hot: Collection[int], cold_memory: Collection[tuple[int, int]] = ()) -> bytes:
    """Return the second half: every function, the cold ones of them for the slots, and cold pieces of memory."""
    of = parts(program)
    count, at = vector(of.sections[IMPORT])
    own = shared(of)
    named = [
        leb(len(FIRST)) + FIRST.encode() + leb(len(name)) + name.encode() + bytes([kind]) + entry
        for kind, number, entry in own
        for name in [SLOTS if (kind, number) == (1, len(of.tables)) else f"{KINDS[kind]}{number}"]
    ]
    numbers = [leb(of.imports[0] + number) for number in cold(of, hot)]
    filled = b"\2" + leb(len(of.tables)) + b"\x41\1\x0b\0" + listed(numbers)
    changed = {
        IMPORT: leb(count + len(named)) + of.sections[IMPORT][at:] + b"".join(named),
        GLOBAL: listed(of.globals[changing(of) :]),
        ELEMENT: listed([filled]),
        DATA: listed([piece(memory(program), start, end) for start, end in cold_memory]),
    }
    kept = {number: of.sections[number] for number in (TYPE, FUNCTION, CODE)}
    return written(kept | changed, ORDER)


def memory(program: bytes) -> bytes:
    """Return what memory holds at the beginning, from its first byte on."""
    [content] = [content for number, content in sections(program) if number == DATA]
    count, at = vector(content)
    out = bytearray()
    for _ in range(count):
        place, at = offset(content, at)
        size, at = unsigned(content, at)
        out.extend(bytes(max(0, place + size - len(out))))
        out[place : place + size] = content[at : at + size]
        at += size
    return bytes(out)


def offset(content: bytes, at: int) -> tuple[int, int]:
    """(where a piece of memory goes, the place after that). Errors: ValueError, it is not a plain number."""
    if content[at : at + 2] != b"\0\x41":
        raise ValueError("pieces of memory are expected to have fixed places")
    place, end = unsigned(content, at + 2)
    if content[end] != END[0]:
        raise ValueError("pieces of memory are expected to have fixed places")
    return place, end + 1


def emptied(content: bytes, pieces: Collection[tuple[int, int]]) -> bytes:
    """Return the content of memory with zeros in the place of some pieces."""
    out = bytearray(content)
    for start, end in pieces:
        out[start:end] = bytes(end - start)
    return bytes(out)


def put_into(folder: Path, hot: Collection[int], cold_memory: Collection[tuple[int, int]]) -> Path:
    """Write both halves and the memory beside a program; return the path of the second half."""
    program = (folder / "pyodide.asm.wasm").read_bytes()
    (folder / "first.asm.wasm").write_bytes(first(program, hot))
    (folder / "first.data").write_bytes(emptied(memory(program), cold_memory))
    (folder / "second.asm.wasm").write_bytes(second(program, hot, cold_memory))
    return folder / "second.asm.wasm"
