"""What the repository promises about itself."""

import re
import tomllib
from pathlib import Path

import pytest

import maestre

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def names(lines: list[str]) -> list[str]:
    """The distributions that requirement lines name, as packaging tools spell them."""
    found = [re.match(r"[A-Za-z0-9._-]+", line) for line in lines]
    return sorted(re.sub(r"[._-]+", "-", match[0]).lower() for match in found if match and match[0][0].isalnum())


def test_the_version_is_a_number_of_three_parts() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", maestre.__version__)


def test_the_lock_is_made_from_what_the_package_declares() -> None:
    locked = (ROOT / "requirements/runtime.in").read_text(encoding="utf-8").splitlines()
    assert names(locked) == names(PROJECT["project"]["dependencies"])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_registry_and_no_folder(lock: Path) -> None:
    assert not re.search(
        r"://|index-url|find-links|(^|[\s\"'@=])(/|file:)", lock.read_text(encoding="utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_distribution_carries_a_hash(lock: Path) -> None:
    pinned = re.split(r"\n(?=[a-z0-9])", lock.read_text(encoding="utf-8"))
    bare = [pin.split()[0] for pin in pinned if "==" in pin and "--hash=sha256:" not in pin]
    assert not bare
