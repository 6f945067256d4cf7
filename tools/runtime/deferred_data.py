"""The unread parts of a program's first memory: tables of encodings, names of letters, frozen modules, documentation.

It travels with the second half of the program (`split_module`), which alone reads it; until then zeros are in its
place. Read is what the functions of the first half or an image of the engine point to, and what that points to in
turn. An address counts as pointing to all that lies between it and the next address that is known to anything; so that
an address from which the compiler has taken something off already does not mislead, also to MARGIN bytes from there.
"""

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from runtime.split_module import KINDS, memory, parts
from runtime.strip_exports import EXPORTS, exports, sections, unsigned

BLOCK = 4096
"""Bytes of a block of the image."""
MARGIN = 4096
"""Bytes from an address on that stay, whatever is known to begin there."""
BEFORE = 64
"""Bytes before an address that stay."""
LEAST = 1024
"""Bytes from which on a piece is worth a place of its own."""
TEXTS = 4
"""So many addresses of texts in a row are a table of pointers, as a compiler makes it."""
ROOM = 1 << 16
"""Bytes before the first such table from which on anything may be an address."""
NUMBER, GET, MEMORY_FIRST, MEMORY_LAST, PLAIN_FIRST, PLAIN_LAST = 0x41, 0x23, 0x28, 0x3E, 0x45, 0xC4
MANY, TYPED, MORE = 0x0E, 0x1C, 0xFC
FOLLOWING = {
    **dict.fromkeys((0x00, 0x01, 0x05, 0x0A, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1), 0),
    **dict.fromkeys((0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0C, 0x0D, 0x10, 0x12, 0x18), 1),
    **dict.fromkeys((0x20, 0x21, 0x22, 0x24, 0x25, 0x26, 0x3F, 0x40, 0x42, 0xD0, 0xD2), 1),
    **dict.fromkeys((0x11, 0x13), 2),
}
"""{instruction: how many numbers in LEB128 follow it}."""
FOLLOWING_MORE = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
"""The same of those that differ in the number after MORE."""
FIXED = {0x43: 4, 0x44: 8}
"""{instruction: bytes that follow it}."""


def signed(data: bytes, at: int) -> tuple[int, int]:
    """Return (a number in signed LEB128, as it is without a sign in 32 bits; the place after it)."""
    number, end = unsigned(data, at)
    bits = 7 * (end - at)
    return (number - (1 << bits) if data[end - 1] & 64 else number) & 0xFFFFFFFF, end


def operands(body: bytes, values: list[int]) -> Iterator[int]:
    """Yield every number that may be an address in a function's body; values are those of the globals."""
    groups, at = unsigned(body, 0)
    for _ in range(groups):
        at = unsigned(body, at)[1] + 1
    while at < len(body):
        code, at = body[at], at + 1
        if code == NUMBER:
            number, at = signed(body, at)
            yield number
        elif MEMORY_FIRST <= code <= MEMORY_LAST:
            number, at = unsigned(body, unsigned(body, at)[1])
            yield number
        elif code == GET:
            number, at = unsigned(body, at)
            yield from values[number : number + 1]
        elif not PLAIN_FIRST <= code <= PLAIN_LAST:
            at = after(body, code, at)


def after(body: bytes, code: int, at: int) -> int:
    """The place after an instruction that holds no address. Errors: ValueError, it is not known."""
    if code in FIXED:
        return at + FIXED[code]
    if code == MORE:
        code, at = unsigned(body, at)
        count = FOLLOWING_MORE.get(code, -1)
    elif code in (MANY, TYPED):
        count, at = unsigned(body, at)
        count += code == MANY
    else:
        count = FOLLOWING.get(code, -1)
    if count < 0:
        raise ValueError(f"an instruction of number {code:#x} is not expected in the program")
    for _ in range(count):
        at = unsigned(body, at)[1]
    return at


@dataclass(frozen=True)
class Image:
    """Of an image of the engine (see snapshot.js): the words of its memory, and which of the base differ from it."""

    words: "array[int]"
    changed: set[int]
    above: set[int]


def blocks(image: bytes) -> Iterator[tuple[int, int]]:
    """Yield (number, content) of the blocks of an image or of a part of one, the content as one integer."""
    head, count = array("I", image[:20])[1::3]
    start = 20 + head
    first = start + 4 * count
    for number, place in enumerate(array("I", image[start:first])):
        yield place, int.from_bytes(image[first + number * BLOCK : first + (number + 1) * BLOCK], "little")


def picture(image: bytes, part: bytes, base: bytes) -> Image:
    """Read an image, with the part of a game in it (b"": none).

    Of the base: the words as they are then, and the places of those that differ; of all others the values.
    """
    words, changed, above = array("I", base), set[int](), set[int]()
    found = dict(blocks(image))
    for place, content in blocks(part) if part else ():
        found[place] = found.get(place, 0) ^ content
    for place, content in found.items():
        first, block = place * BLOCK // 4, array("I", content.to_bytes(BLOCK, "little"))
        if 4 * first >= len(base):
            above.update(block)
            continue
        for at, word in enumerate(block, first):
            if word:
                words[at] ^= word
                changed.add(at)
    return Image(words, changed, above)


def pointing(base: bytes, words: "array[int]") -> int:
    """From which word on the base may hold addresses: a little before the first table of texts."""
    row, last = 0, 0
    for at, word in enumerate(words):
        text = 0 < word < len(base) - 3 and word != last and not base[word - 1] and base[word : word + 3].isascii()
        row = row + 1 if text and base[word : word + 3].decode().isprintable() else 0
        last = word
        if row == TEXTS:
            return max(0, at - ROOM // 4)
    return 0


def reached(starts: list[int], roots: Iterable[int], words: "array[int]", begin: int) -> set[int]:
    """Numbers of the pieces that some root points to, or a word of such a piece from `begin` on; starts are sorted."""
    end, found, todo = 4 * len(words), set[int](), list[int]()

    def hit(value: int) -> None:
        piece = bisect_right(starts, value) - 1
        if piece not in found:
            found.add(piece)
            todo.append(piece)

    for root in roots:
        hit(root)
    while todo:
        piece = todo.pop()
        stop = starts[piece + 1] if piece + 1 < len(starts) else end
        for value in words[max(begin, (starts[piece] + 3) // 4) : stop // 4]:
            if 0 < value < end:
                hit(value)
    return found


def gaps(kept: Iterable[tuple[int, int]], end: int) -> list[tuple[int, int]]:
    """(first byte, the one after the last) of what is between pieces that are kept, where it is worth it."""
    found, at = [], 0
    for first, last in sorted([*kept, (end, end)]):
        if first - at >= LEAST:
            found.append((at, first))
        at = max(at, last)
    return found


def globals_values(entries: Iterable[bytes], imported: int) -> list[int]:
    """Return what every global holds at first, imported ones and those that are no plain number as 0."""
    return [0] * imported + [signed(entry, 3)[0] if entry[2] == NUMBER else 0 for entry in entries]


def exported(program: bytes, values: list[int]) -> Iterator[int]:
    """Yield the addresses that scripts get from exported globals."""
    for number, content in sections(program):
        for name, entry in exports(content) if number == EXPORTS else ():
            at = unsigned(entry, 0)[1] + len(name.encode())
            if KINDS[entry[at]] == "g":
                yield values[unsigned(entry, at + 1)[0]]


def read(seen: Image, base: bytes, code: Iterable[set[int]], fixed: set[int]) -> Iterator[tuple[int, int]]:
    """Yield (first byte, the one after the last) of what is read with one image.

    `code` are the numbers in all functions, `fixed` the addresses that scripts and hot functions hold.
    """
    at_first = array("I", base)
    begin = pointing(base, at_first)
    pointed = {at_first[at] for at in seen.changed} | {seen.words[at] for at in seen.changed}
    known = pointed.union(fixed, seen.words[begin:], *code)
    roots = pointed.union(fixed, seen.above & known, (4 * at for at in seen.changed))
    starts = sorted({0, *(value for value in known if 0 < value < len(base))})
    found = reached(starts, (root for root in roots if 0 < root < len(base)), seen.words, begin) | {0}
    ends = [*starts[1:], len(base)]
    for at in found:
        yield starts[at] - BEFORE, max(ends[at], starts[at] + MARGIN)


def unread(program: bytes, hot: Collection[int], image: bytes, *games: bytes) -> list[tuple[int, int]]:
    """(first byte, the one after the last) of what only the second half reads, whichever part of a game the image has.

    `hot` are the functions of the first half.
    """
    of, base = parts(program), memory(program)
    base += bytes(-len(base) % BLOCK)
    values = globals_values(of.globals, of.imports[3])
    code = [set(operands(body, values)) for body in of.bodies]
    fixed = set(exported(program, values)).union(*(code[number] for number in hot))
    kept = [piece for game in (games or (b"",)) for piece in read(picture(image, game, base), base, code, fixed)]
    return gaps(kept, len(memory(program)))
