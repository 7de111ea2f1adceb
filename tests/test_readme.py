"""The README is one in two languages; what it tells a newcomer to type is run by tests/docs/test_quotations.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maestre.play import find, installed

ROOT = Path(__file__).parents[1]
READMES = [ROOT / "README.md", ROOT / "README.es.md"]
STARTS = [
    re.findall(r"^```sh\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL) for page in READMES
]


def test_the_start_takes_one_line_or_three_and_is_the_same_in_both_languages() -> None:
    assert STARTS[0] == STARTS[1]
    browser, terminal = STARTS[0]
    assert browser == "make play\n"
    assert terminal.splitlines()[0] == "make setup"
    assert len(terminal.splitlines()) == 3


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_every_game_is_named_with_its_owner(page: Path) -> None:
    rights = page.read_text(encoding="utf-8").rpartition("\n## ")[2]
    for key in installed():
        title = find(key).catalogue().title
        assert any(f"| {named.partition(':')[0]}" in rights for named in (title.es, title.en))


@pytest.mark.parametrize(
    "page", [*READMES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"], ids=lambda page: page.name
)
def test_links_and_pictures_lead_to_files_and_headings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)\s]+)\)|<(?:img|source|a) [^>]*(?:src|srcset|href)=\"([^\"]+)\"", text)
    assert links
    for link in (one or other for one, other in links):
        path, _, place = link.partition("#")
        assert (ROOT / path).is_file(), link
        headings = re.findall(r"^#+ (.*)$", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE) if place else []
        assert not place or place in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in headings}


def test_the_changelog_has_the_version_that_is_built() -> None:
    from maestre import __version__

    assert f"\n## [{__version__}] - 20" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
