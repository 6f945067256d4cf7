"""Which modules a page script needs: the closure of its imports over the flat modules of web/."""

import ast


def imported(path):
    """Names of all modules that one file imports, at any depth of its code."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def closure(folder, entry):
    """Sorted file names of the modules in `folder` that `entry` needs, itself left out."""
    found, waiting = set(), [entry]
    while waiting:
        for name in imported(folder / waiting.pop()):
            file = f"{name}.py"
            if file not in found and file != entry and (folder / file).exists():
                found.add(file)
                waiting.append(file)
    return sorted(found)
