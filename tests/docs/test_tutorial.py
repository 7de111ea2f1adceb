"""The page that builds a game shows the game that `maestre new` writes: all of it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.quoting import ROOT, TEMPLATE, blocks

PAGES = {"en": ROOT / "docs/en/contribute/add-a-game.md", "es": ROOT / "docs/es/contribuir/anadir-un-juego.md"}
WHOLE = ("src/contraband/__init__.py", "src/contraband/doctrine.py")
every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("# ---")]


@every_page
def test_every_block_of_code_stands_in_the_file_that_it_names(page: Path) -> None:
    shown = blocks(page, "python", "toml", "ftl")
    assert len(shown) > 15
    for block in shown:
        file = block.file()
        assert file is not None, block.text
        assert file.is_relative_to(TEMPLATE)
        assert block.stands_in(file), block.text


@every_page
@pytest.mark.parametrize("name", WHOLE)
def test_whoever_types_all_blocks_has_the_whole_game(page: Path, name: str) -> None:
    file = TEMPLATE / name
    shown = [block.quoted() for block in blocks(page, "python") if block.file() == file]
    assert sorted(line for block in shown for line in _lines(block)) == sorted(_lines(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", PAGES)
def test_the_help_is_shown_as_it_is(language: str) -> None:
    (shown,) = blocks(PAGES[language], "markdown")
    assert shown.text == (TEMPLATE / f"src/contraband/help/{language}.md").read_text(encoding="utf-8")


def test_a_block_that_differs_in_a_word_is_noticed() -> None:
    block = next(block for block in blocks(PAGES["en"], "python") if "def silver_known" in block.text)
    file = block.file()
    assert file is not None
    assert not block._replace(text=block.text.replace("smuggler", "guard")).stands_in(file)
