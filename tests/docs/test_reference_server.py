"""The reference of a server is what the program says, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maestre.play.written.messages import LANGUAGES
from maestre.server.operating.variables import VARIABLES
from tools.reference_server import pages

ROOT = Path(__file__).parents[2]
PAGES = [(language, path) for language in LANGUAGES for path in pages(language)]


@pytest.mark.parametrize(("language", "path"), PAGES)
def test_a_page_is_what_the_program_says(language: str, path: str) -> None:
    """If not: python -m tools.reference_server."""
    assert (ROOT / "docs" / language / path).read_text(encoding="utf-8") == pages(language)[path]


def test_every_page_exists_in_both_languages() -> None:
    assert len(pages("es")) == len(pages("en"))


@pytest.mark.parametrize("page", ["en/reference/settings.md", "es/referencia/ajustes.md"])
def test_the_page_of_settings_has_every_one(page: str) -> None:
    found = re.findall(r"^### (MAESTRE_[A-Z_]+)", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.MULTILINE)
    assert found == [variable.name for variable in VARIABLES]
