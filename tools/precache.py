"""The service worker of a built site: its list of files with their hashes, and the version that follows from them."""

import hashlib
import json


def manifest(dist):
    """{path: sha256} of every file of the site, licences and the service worker itself left out."""
    files = [path for path in sorted(dist.rglob("*")) if path.is_file() and path.name != "sw.js"]
    return {
        path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
        if not path.name.startswith("LICENSE")
    }


def service_worker(template, dist):
    """The text of sw.js for the site in `dist`; equal files give an equal text, so that no needless update starts."""
    files = json.dumps(manifest(dist), indent=1)
    version = hashlib.sha256((template + files).encode()).hexdigest()[:16]
    return template.replace("@VERSION@", version).replace("{/*@FILES@*/}", files)
