"""The mutants of a module, as Cosmic Ray makes them: small changes of its text, each in one place."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Operators whose mutants say nothing: `|` in type hints, sums that become powers and shifts, `is` for `==`, and steps
# that are not entered in the register (found at once by the properties, which are not among the quick tests).
SENSELESS = re.compile(
    r"core/ReplaceBinaryOperator_(?!Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_Sub)"
    r"|core/ReplaceComparisonOperator_\w+_(Is|IsNot)$"
    r"|core/RemoveDecorator"
    r"|core/ReplaceUnaryOperator_\w+_(Invert|UAdd)|core/ReplaceUnaryOperator_Delete"
    r"|core/ExceptionReplacer"
)


class Mutant(NamedTuple):
    """A changed text of a module, and the line where it begins to differ."""

    line: int
    text: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Make the mutants of a module, one after the other."""
    import cosmic_ray.plugins  # brought by `make mutate` only
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code

    text = path.read_text(encoding="utf-8")
    nodes = list(ast_nodes(get_ast(text)))
    for name in sorted(cosmic_ray.plugins.operator_names()):
        kind = cosmic_ray.plugins.get_operator(name)
        if SENSELESS.match(name) or kind.arguments():
            continue
        places = [start for node in nodes for start, _ in kind().mutation_positions(node)]
        for number, (line, _) in enumerate(places):
            changed = mutate_code(text, kind(), number)
            if changed is not None and changed != text:
                yield Mutant(line, changed)
