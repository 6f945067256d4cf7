"""The runtime files of the page: what of each npm package goes to dist/vendor, and under which name."""

import json
import re
import shutil

PACKAGES = {
    "pyscript": ("@pyscript/core", "dist", r"core\.(js|css)|(core|error)-\w+\.js"),
    "micropython": ("@micropython/micropython-webassembly-pyscript", ".", r"micropython\.(mjs|wasm)"),
    "pyodide": ("pyodide", ".", r"pyodide\.(asm\.mjs|asm\.wasm|mjs)|python_stdlib\.zip|pyodide-lock\.json"),
    "idiomorph": ("idiomorph", "dist", r"idiomorph\.esm\.js"),
    "fluent": ("@fluent/bundle", "esm", r"\w+\.js"),
}
SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")


def version(modules, package):
    """Version of an installed npm package."""
    return json.loads((modules / package / "package.json").read_text("utf-8"))["version"]


def folders(modules):
    """Short name -> versioned folder name: {"pyodide": "pyodide-314.0.7", ...}."""
    return {name: f"{name}-{version(modules, package)}" for name, (package, _, _) in PACKAGES.items()}


def copy(modules, target):
    """Copy the files the page needs from node_modules to dist/vendor; source-map comments go, the maps stay behind."""
    for name, folder in folders(modules).items():
        package, inside, wanted = PACKAGES[name]
        (target / folder).mkdir(parents=True)
        for path in sorted((modules / package / inside).iterdir()):
            if re.fullmatch(wanted, path.name):
                copy_file(path, target / folder / path.name)
        for licence in (modules / package).glob("LICENSE*"):
            shutil.copyfile(licence, target / folder / licence.name)


def copy_file(path, target):
    """Copy one file; of a script without its source-map comment, which would name a file that is not there."""
    data = path.read_bytes()
    target.write_bytes(SOURCE_MAP.sub(b"\n", data) if path.suffix in {".js", ".mjs"} else data)


def versioned(text, names):
    """Replace `vendor/pyodide/` by `vendor/pyodide-314.0.7/`, and so on, in a text of ours."""
    return re.sub(r"\bvendor/(\w+)/", lambda found: f"vendor/{names[found[1]]}/", text)
