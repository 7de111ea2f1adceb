"""The reference pages and the schemas that are committed are what the program says now."""

from __future__ import annotations

import re

import pytest
from typer.main import get_command

import maestre
import maestre.play
from maestre import testing
from maestre.cli.app import app
from maestre.cli.frame.codes import CODES
from maestre.cli.frame.examples import EXAMPLES
from maestre.cli.frame.outputs import COMMANDS, outputs
from maestre.play.written.messages import LANGUAGES, problems
from tools.reference import ROOT, WORDS, all_pages, generated, pages
from tools.reference_python import pages as python_pages
from tools.wheel import leaves

GENERATED = generated()


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_committed_is_what_the_program_says(path: object) -> None:
    file = next(each for each in GENERATED if each == path)
    assert file.is_file(), "make reference writes it"
    assert file.read_text(encoding="utf-8") == GENERATED[file], "make reference writes it anew"


def test_no_schema_stands_there_that_nothing_gives() -> None:
    there = {file.stem for file in (ROOT / "docs" / "schema").glob("*.json")}
    assert there == set(outputs()) == set(COMMANDS)


def test_the_words_of_the_reference_are_in_order_in_both_languages() -> None:
    assert problems(WORDS) == ()


def test_every_command_has_an_example_that_begins_with_it() -> None:
    names = {name for name, _ in leaves(get_command(app))}
    assert set(EXAMPLES) == names
    assert [line for name, lines in EXAMPLES.items() for line in lines if not line.startswith(f"maestre {name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_name_every_command_every_code_and_every_output(language: str) -> None:
    commands, codes, json = pages(language).values()
    assert all(f"## maestre {name}\n" in commands for name in EXAMPLES)
    assert re.findall(r"^\| `(\d+)` ", codes, re.MULTILINE) == [str(code) for code in CODES.values()]
    assert all(f"## {command}\n" in json for command in COMMANDS.values())
    assert set(pages(language)) <= set(all_pages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_python_has_every_name_that_is_promised(language: str) -> None:
    (page,) = python_pages(language).values()
    titles = set(re.findall(r"^### (\w+)$", page, re.MULTILINE))
    assert titles >= {*maestre.__all__, *maestre.play.__all__, *testing.__all__, "Scene", "Piece", "Board"}
    assert maestre.run.__doc__ is not None
    assert maestre.run.__doc__ in page
