"""The site builds without a warning, and whoever follows a rule's id finds the rule."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maestre.cli.games import tables_of
from maestre.play import Game, find, installed
from tools.rulebook import chapter_of

ROOT = Path(__file__).parents[2]
FOLDERS = {"es": "es/reglas", "en": "en/rules"}
BUILT = "MAESTRE_SITE"
"""Names a site that has been built from this very checkout, so that it need not be built again."""
SMALL = {
    "mkdocs.yml": "theme: {name: material, language: es}\nsite_name: x\nstrict: true\n"
    "validation: {links: {anchors: warn, absolute_links: ignore}}\nuse_directory_urls: false\nnav: [Uno: index.md]\n",
    "mkdocs.en.yml": "INHERIT: mkdocs.yml\ntheme: {language: en}\nnav: [One: index.md]\n",
    "docs/es/index.md": "# Uno\n\n## Dos\n\n[allí](../en/index.md#two) [aquí](index.md#dos) ![p](../images/p.png)\n",
    "docs/en/index.md": "# One\n\n## Two\n\n[there](../es/index.md#dos)\n",
    "docs/images/p.png": "",
}


def _build(site: Path, root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.site", site, root],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if built := os.environ.get(BUILT):
        return Path(built)
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = _build(folder, ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


def _chapters(site: Path, game: Game[Any], language: str) -> dict[str, str]:
    pages = (site / FOLDERS[language] / game.key).glob("*.html")
    return {page.stem: page.read_text(encoding="utf-8") for page in pages}


@pytest.mark.parametrize("language", FOLDERS)
@pytest.mark.parametrize("key", installed())
def test_every_rule_has_an_anchor_in_the_page_of_its_chapter(site: Path, key: str, language: str) -> None:
    game = find(key)
    pages = _chapters(site, game, language)
    astray = [
        rule.id for rule in game.catalogue().rules.values() if pages[chapter_of(rule)].count(f'id="{rule.id}"') != 1
    ]
    assert not astray


@pytest.mark.parametrize("language", FOLDERS)
@pytest.mark.parametrize("key", installed())
def test_every_ruling_stands_marked_under_its_rule(site: Path, key: str, language: str) -> None:
    game = find(key)
    pages = _chapters(site, game, language)
    ruled = [rule for rule in game.catalogue().rules.values() if rule.ruling]
    assert sum(page.count('class="admonition note"') for page in pages.values()) == len(ruled) > 0


@pytest.mark.parametrize(
    ("rule", "told"), [("2.523", "Resolución nuestra"), ("2.143", "Deducido por nosotros"), ("1.2", "Reconstruido por")]
)
def test_a_ruling_says_whether_it_reads_the_book_infers_or_rebuilds(site: Path, rule: str, told: str) -> None:
    page = _chapters(site, find("mistral"), "es")[rule.partition(".")[0]]
    assert told in page.partition(f'id="{rule}"')[2].partition("<h3")[0]


def test_a_table_that_is_not_of_the_book_gives_its_reason(site: Path) -> None:
    page = _chapters(site, find("mistral"), "es")["index"]
    row = page.partition("<code>calendar.names</code>")[2].partition("</tr>")[0]
    assert tables_of(find("mistral"))["calendar.names"].reason_es in row


def test_figures_that_we_rebuilt_are_marked(site: Path) -> None:
    page = _chapters(site, find("lepanto"), "es")["7"]
    rule = page.partition('id="7.1.h"')[2].partition("<h3")[0]
    assert "cifras reconstruidas por nosotros" in rule
    assert "cifras reconstruidas por nosotros" not in page.partition('id="7.4.a"')[2].partition("<h3")[0]


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    fetched = [
        (page.name, address)
        for page in site.rglob("*.html")
        for address in re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]*)"', page.read_text("utf-8"))
        if "://" in address or address.startswith("//")
    ]
    assert not fetched


@pytest.mark.parametrize("language", FOLDERS)
def test_a_page_leads_to_itself_in_the_other_language(site: Path, language: str) -> None:
    pairs = {"es/alojar/copias.html": "en/host/backups.html", "es/reglas/lepanto/6.html": "en/rules/lepanto/6.html"}
    for spanish, english in pairs.items():
        here, there = (spanish, english) if language == "es" else (english, spanish)
        page = (site / here).read_text(encoding="utf-8")
        links = re.findall(r'<a href="([^"]+)" hreflang="(\w+)"', page)
        led = {named: (site / here).parent.joinpath(link).resolve() for link, named in links}
        assert led[language] == (site / here).resolve()
        assert led["en" if language == "es" else "es"] == (site / there).resolve()


def test_each_site_speaks_its_own_language(site: Path) -> None:
    told = {"es": ("Buscar", "Siguiente"), "en": ("Search", "Next")}
    for language, words in told.items():
        page = (site / language / "index.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}"' in page
        assert all(word in page for word in words)
        other = told["en" if language == "es" else "es"]
        assert not [word for word in other if f'"{word}"' in page]


def test_the_first_page_leads_to_both_languages(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'href="([^"]+)" hreflang', page) == ["es/index.html", "en/index.html"]


def test_pictures_are_there_once(site: Path) -> None:
    assert len(list(site.rglob("odds.png"))) == 1


def _small(folder: Path, **changed: str) -> subprocess.CompletedProcess[str]:
    for name, text in SMALL.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + changed.get(name.partition("/")[2].replace("/", "_").removesuffix(".md"), ""))
    return _build(folder / "site", folder)


def test_a_small_site_with_good_links_is_built(tmp_path: Path) -> None:
    done = _small(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("[nowhere](nowhere.md)", "'nowhere.md'"),
        ("[no such heading](index.md#zz)", "'index.md#zz'"),
        ("[no such page](../en/nowhere.md)", "en/nowhere.html"),
        ("[no such heading](../en/index.md#zz)", "en/index.html#zz"),
        ("![no such picture](../images/nowhere.png)", "images/nowhere.png"),
    ],
)
def test_a_link_that_leads_nowhere_breaks_the_build(tmp_path: Path, link: str, told: str) -> None:
    done = _small(tmp_path, es_index=f"\n{link}\n")
    assert done.returncode != 0
    assert told in done.stderr
