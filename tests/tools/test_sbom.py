"""The bill of materials is true: it names what the locks name and nothing else, under licences that we know."""

import functools
import json
import re
from pathlib import Path

import pytest

import sbom
import vendor

ROOT = Path(__file__).resolve().parents[2]
MADE = sbom.bill(ROOT)
PARTS = {(part["name"], part.get("version")): part for part in MADE["components"]}
LICENCES = {"0BSD", "Apache-2.0", "BSD-3-Clause", "CC-BY-3.0", "ISC", "MIT", "MPL-2.0", "OFL-1.1", "PSF-2.0"} | {
    "Python-2.0.1"
}


def test_it_is_cyclonedx():
    assert (MADE["bomFormat"], MADE["specVersion"], MADE["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", MADE["serialNumber"])
    kinds = {"library", "data", "platform"}
    assert all(part["type"] in kinds and part["scope"] in ("required", "excluded") for part in MADE["components"])
    refs = [part["bom-ref"] for part in MADE["components"]]
    assert len(refs) == len(set(refs))


@functools.cache
def official():
    """Return the official schema's validator, imported only here because that takes a second."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    assert sbom.SPEC == SchemaVersion.V1_6.to_version()
    return JsonStrictValidator(SchemaVersion.V1_6)


@pytest.mark.slow
def test_it_holds_by_the_official_schema():
    assert official().validate_str(json.dumps(MADE)) is None


@pytest.mark.slow
@pytest.mark.parametrize("damage", [{"version": "1"}, {"serialNumber": "7"}, {"colour": "red"}])
def test_the_official_schema_would_find_a_fault(damage):
    assert official().validate_str(json.dumps(MADE | damage)) is not None
    part = MADE["components"][0] | {"licenses": [{"license": {"id": "NOASSERTION"}}]}
    assert official().validate_str(json.dumps(MADE | {"components": [part]})) is not None


def test_equal_locks_give_an_equal_bill():
    assert sbom.bill(ROOT) == MADE


def test_it_names_every_package_of_the_locks():
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    npm = {(path.rpartition("node_modules/")[2], package["version"]) for path, package in packages.items() if path}
    lock = (ROOT / "tools" / "locks" / "build.txt").read_text("utf-8")
    pypi = set(re.findall(r"^(\S+)==(\S+)", lock, re.MULTILINE))
    named = {key for key, part in PARTS.items() if part.get("purl")}
    assert named == npm | pypi


def test_every_package_is_pinned_by_a_hash_and_may_be_given_away():
    for key, part in PARTS.items():
        assert part["licenses"][0]["license"]["id"] in LICENCES, key
        if part.get("purl", "").startswith("pkg:npm/"):
            assert re.fullmatch("[0-9a-f]{128}", part["hashes"][0]["content"]), key


def test_everything_that_is_copied_into_the_site_is_named_as_a_part_of_it():
    for package, _, _ in vendor.PACKAGES.values():
        [part] = [part for (name, _), part in PARTS.items() if name == package]
        assert part["scope"] == "required"
    credits = (ROOT / "CREDITS.md").read_text("utf-8")
    assert all(name in credits for name in ("Grenze", "Figtree", "game-icons.net"))
    assert {name for name, _, _ in sbom.rows(ROOT)} >= {"Grenze", "Figtree", "game-icons.net", "CPython"}
