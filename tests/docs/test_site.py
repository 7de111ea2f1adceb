"""The site builds without a warning, and whoever follows a rule's id finds the rule."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maestre.cli.games import tables_of
from maestre.play import Game, find, installed
from maestre.server.notices import Settings
from maestre.server.settings import PREFIX

ROOT = Path(__file__).parents[2]
FOLDERS = {"es": "es/reglas", "en": "en/rules"}
SETTINGS = (ROOT / "src/maestre/server/settings.py").read_text(encoding="utf-8")
SERVERS = ("docs/es/alojar/servidor.md", "docs/en/host/server.md")


def _build(site: Path, root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools/site.py", site, root], capture_output=True, text=True, check=False, timeout=180
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
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
        rule.id
        for rule in game.catalogue().rules.values()
        if pages[rule.section.partition(".")[0]].count(f'id="{rule.id}"') != 1
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


def test_links_that_lead_nowhere_break_the_build(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    with (tmp_path / "docs/index.md").open("a", encoding="utf-8") as page:
        page.write("\n[nowhere](nowhere.md) [no such rule](es/reglas/lepanto/6.md#6.2.zz)\n")
    done = _build(tmp_path / "site", tmp_path)
    assert done.returncode != 0
    assert "'nowhere.md'" in done.stderr
    assert "'#6.2.zz'" in done.stderr


@pytest.mark.parametrize("page", SERVERS)
def test_the_page_of_the_server_lists_the_settings_that_exist(page: str) -> None:
    read = {f"{PREFIX}{name}" for name in re.findall(r'(?:_needed\(environ, "|\{PREFIX\})([A-Z_]+?[A-Z])"', SETTINGS)}
    mail = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__ if name.startswith("smtp_")}
    listed = set(re.findall(r"`(MAESTRE_[A-Z_]+)`", (ROOT / page).read_text(encoding="utf-8").split("## ")[3]))
    assert len(read) >= 4
    assert listed == read | mail


def _shell_commands() -> list[str]:
    pages = [*(ROOT / "docs").rglob("*.md")]
    return sorted(
        {
            found
            for page in pages
            for found in re.findall(
                r"\bmaestre ((?:database |bench )?[a-z]+)(?= |`|\n)", _code(page.read_text("utf-8"))
            )
        }
    )


def _code(text: str) -> str:
    return "\n".join([*re.findall(r"```sh\n(.*?)```", text, re.DOTALL), *re.findall(r"`([^`\n]+)`", text)]) + "\n"


@pytest.mark.parametrize("command", _shell_commands())
def test_a_command_that_a_page_names_exists(command: str) -> None:
    maestre = Path(sys.executable).with_name("maestre")
    done = subprocess.run([maestre, *command.split(), "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
