"""Which modules a page script needs: the closure of its imports over the flat modules of web/ and the package."""

import ast


def nodes(tree, deep):
    """Every node of a piece of code; not those inside of functions, unless all are wanted."""
    for node in ast.iter_child_nodes(tree):
        yield node
        if deep or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from nodes(node, deep)


def imported(path, deep=True):
    """Names of all modules that one file may import: `from a import b` gives a and a.b.

    Those that its functions import are among them unless `deep` is false.
    """
    names = set()
    for node in nodes(ast.parse(path.read_text("utf-8")), deep):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return names


def files_of(name, root):
    """The files under `root` that importing one module runs: the module, and the packages it lies in."""
    parts = name.split(".")
    packages = [root.joinpath(*parts[:count], "__init__.py") for count in range(1, len(parts) + 1)]
    candidates = [root / "web" / f"{name}.py", root.joinpath(*parts[:-1], f"{parts[-1]}.py"), *packages]
    return [path for path in candidates if path.is_file() and path.parent != root]


def closure(root, entry):
    """Sorted paths of the modules that `entry` needs, itself left out; `root` is the project's folder."""
    found, waiting = set(), [entry]
    while waiting:
        for name in imported(waiting.pop()):
            new = [path for path in files_of(name, root) if path not in found and path != entry]
            found.update(new)
            waiting += new
    return sorted(found)


def order(root, entry, deep):
    """Names of the modules that `entry` needs, each after those that it imports itself; `deep` as above."""
    found = {entry: None}

    def visit(path):
        for needed in [file for name in sorted(imported(path, deep)) for file in files_of(name, root)]:
            if needed not in found:
                found[needed] = None
                visit(needed)
                found[needed] = found.pop(needed)  # now it comes after what it needs

    visit(entry)
    return [name_of(root, path) for path in found if path != entry]


def name_of(root, path):
    """The name under which a module is imported."""
    inside = path.relative_to(root).as_posix().removeprefix("web/")
    return inside.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def places(root, paths):
    """PyScript's `files` table: modules of web/ go flat to where Python looks, the package keeps its folders."""
    names = [path.relative_to(root).as_posix() for path in paths]
    return {f"./{name}": f"./{name.removeprefix('web/')}" for name in names}
