"""Each page has its pair in the other language: the same headings, blocks of code, pictures, tables and links."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.docs.quoting import ROOT, Block, blocks, commands, quotations

PLANS = {"es": "mkdocs.yml", "en": "mkdocs.en.yml"}
SHARED = ("images/", "decisions/")
LATE = {"decisions/README.md": "of decisions Spanish has a sentence each, tried below"}


def _nav(language: str) -> list[Any]:
    nav: list[Any] = msgspec.yaml.decode((ROOT / PLANS[language]).read_bytes())["nav"]
    return nav


def _shape(nav: list[Any]) -> list[Any]:
    return [
        _shape(below) if isinstance(below, list) else "page"
        for entry in nav
        for below in (entry.values() if isinstance(entry, dict) else [entry])
    ]


def _listed(nav: list[Any]) -> list[str]:
    found: list[str] = []
    for entry in nav:
        for below in entry.values() if isinstance(entry, dict) else []:
            found += _listed(below) if isinstance(below, list) else [below]
    return found


PAIRS = dict(zip(_listed(_nav("en")), _listed(_nav("es")), strict=True))
TOLD = [pair for pair in PAIRS.items() if pair[0] not in LATE]
every = pytest.mark.parametrize(("english", "spanish"), TOLD, ids=[english for english, _ in TOLD])
READMES = ("README.md", "README.es.md")


def _page(language: str, name: str) -> Path:
    return ROOT / name if name in READMES else ROOT / "docs" / language / name


def _text(page: Path) -> str:
    """Give a page without its code."""
    return re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def _both(english: str, spanish: str) -> tuple[str, str]:
    return _text(_page("en", english)), _text(_page("es", spanish))


def test_both_plans_have_the_same_shape() -> None:
    assert _shape(_nav("en")) == _shape(_nav("es"))
    assert len(PAIRS) > 40


@every
def test_headings_have_the_same_levels(english: str, spanish: str) -> None:
    one, other = (re.findall(r"^(#+) ", text, re.MULTILINE) for text in _both(english, spanish))
    assert one == other


@every
def test_tables_have_as_many_rows(english: str, spanish: str) -> None:
    one, other = (re.findall(r"^\|(.*)\|$", text, re.MULTILINE) for text in _both(english, spanish))
    assert len(one) == len(other)


@every
def test_pictures_are_the_same(english: str, spanish: str) -> None:
    one, other = (re.findall(r"([a-z][a-z-]*?)(?:-en)?\.png", text) for text in _both(english, spanish))
    assert one == other


def _led_to(language: str, name: str) -> list[str]:
    """List where the links of a page lead, each page by its English name; in Spanish all decisions are on one."""
    text, found = _text(_page(language, name)), []
    for link in re.findall(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)", text):
        path, _, _ = link.partition("#")
        if re.match(r"[a-z]+:", path) or not path:
            found.append(path or "here")
            continue
        there = posixpath.normpath(posixpath.join("docs", language, posixpath.dirname(name), path))
        there = there.removeprefix(f"docs/{language}/").removeprefix("docs/")
        there = _english(there) if language == "es" else there
        found.append("decisions" if there.startswith("decisions/") else there)
    return sorted(found)


def _english(page: str) -> str:
    """Give the English name of a Spanish page."""
    back = {spanish: english for english, spanish in PAIRS.items()}
    return back.get(page, re.sub(r"^reglas/", "rules/", page))


@every
def test_links_lead_to_the_same_pages(english: str, spanish: str) -> None:
    assert _led_to("en", english) == _led_to("es", spanish)


def _bare(block: Block) -> tuple[str, Any]:
    """Give what is the same of a block in both languages: names of files are not, nor is what a program says."""
    if block.kind == "sh":
        return block.kind, [_nameless(command) for command in commands(block.text)]
    if block.kind == "console":
        return block.kind, [(_nameless(each.command), len(each.typed)) for each in quotations(block.text)]
    if block.kind == "pycon":
        return block.kind, re.findall(r"^(?:>>>|\.\.\.) (.*)$", block.text.replace('"es"', '"en"'), re.MULTILINE)
    return block.kind, len(block.text.splitlines())


def _nameless(command: str) -> str:
    line = command.partition("\n")[0]
    line = re.sub(r"[\w./@-]*[\w-]+\.(?:jsonl|json|txt|backup)\b", "FILE", line)
    line = re.sub(r'"language": "\w+"', "", line)
    line = re.sub(r"(--records|--folder|--lang|createdb) \S+", r"\1 WORD", line)
    return re.sub(r"postgresql://\S+", "DATABASE", line)


@every
def test_blocks_of_code_are_the_same_but_for_the_language(english: str, spanish: str) -> None:
    one, other = ([_bare(block) for block in blocks(_page(*pair))] for pair in (("en", english), ("es", spanish)))
    assert one == other


@pytest.mark.parametrize(
    "test",
    [
        test_headings_have_the_same_levels,
        test_tables_have_as_many_rows,
        test_pictures_are_the_same,
        test_blocks_of_code_are_the_same_but_for_the_language,
    ],
    ids=lambda test: test.__name__,
)
def test_the_readme_is_mirrored_too(test: Any) -> None:
    test(*READMES)


def test_the_readmes_lead_to_the_same_pages() -> None:
    found = {}
    for language, name in zip(("en", "es"), READMES, strict=True):
        links = re.findall(r"\]\(([^)\s]+)\)", (ROOT / name).read_text(encoding="utf-8"))
        pages = [link.removeprefix(f"docs/{language}/") for link in links if link not in READMES]
        found[language] = [_english(page) if language == "es" else page for page in pages]
    assert found["en"] == found["es"]
    assert len(found["en"]) > 20


def test_every_decision_has_its_sentence_in_spanish() -> None:
    page = (ROOT / "docs/es" / PAIRS["decisions/README.md"]).read_text(encoding="utf-8")
    told = re.findall(
        r"^\| <a id=\"(\d+)\"></a>\[\1\]\(\.\./\.\./(decisions/\1-.*\.md)\) \| \*\*.+\*\* .+ \|$", page, re.MULTILINE
    )
    assert [path for _, path in told] == [
        path.relative_to(ROOT / "docs").as_posix() for path in sorted((ROOT / "docs/decisions").glob("0*.md"))
    ]


@pytest.mark.parametrize("language", PLANS)
def test_every_page_is_in_the_plan(language: str) -> None:
    tree = ROOT / "docs" / language
    written = {page.relative_to(tree).as_posix() for page in tree.rglob("*.md")}
    assert written == {page for page in _listed(_nav(language)) if not page.startswith(SHARED)}
