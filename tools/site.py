"""Builds the documentation: a site in Spanish and one in English, whose pages lead to each other.

    python -m tools.site build/site

Each has the pages of its tree under docs and one for each chapter of each game's rules; the decisions stand in the
English one, pictures beside both. A warning of MkDocs is an error, and so is a link that leads nowhere.
"""

from __future__ import annotations

import logging
import os
import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from html import escape, unescape
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

os.environ["NO_MKDOCS_2_WARNING"] = "1"  # read when the theme is imported; we are on MkDocs 1 on purpose

from mkdocs.commands.build import build as build_pages
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.plugins import BasePlugin
from mkdocs.structure.pages import Page

from tools.rulebook import rule_pages

ROOT: Final = Path(__file__).parents[1]
PLANS: Final = {"es": "mkdocs.yml", "en": "mkdocs.en.yml"}
STYLE: Final = Path(__file__).with_suffix(".css")
NAMES: Final = {"es": "Español", "en": "English"}
DECISIONS: Final = "decisions/"
"""Pages that stand beside the two trees and are read in the English one."""
SHARED: Final = ("images", "schema")
"""Folders of docs that stand beside both sites."""
_LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|[/#])([^)\s#]+)(#[^)\s]*)?(?=\))")
BAR: Final = r"\|"
_BARRED: Final = re.compile(r"`([^`\n]*\\\|[^`\n]*)`")
"""Code in a table with a bar in it, before which a code host wants a backslash and MkDocs none."""
_ADDRESS: Final = re.compile(r"<(?:a|link|img|script)\s[^>]*?(?:href|src)=\"?([^\">\s]+)")
_ROOTED: Final = re.compile(r"((?:href|src)=\"?)/(?!/)")
_ID: Final = re.compile(r"\s(?:id|name)=\"?([^\"\s>]+)")

COVER: Final = """<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maestre</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 90vh; gap: 1.5rem; padding: 1rem; text-align: center; }
p { margin: 0 0 .75rem; }
a { display: inline-block; padding: .6rem 1.4rem; border: 1px solid; border-radius: .4rem; text-decoration: none; }
</style>
</head>
<body>
<h1>Maestre</h1>
<div><p>Wargames históricos, exactamente como dicen sus reglamentos</p>
<a href="es/index.html" hreflang="es">Español</a></div>
<div lang="en"><p>Historical wargames, exactly as their rulebooks say</p>
<a href="en/index.html" hreflang="en">English</a></div>
</body>
</html>
"""


def main(site: Path, root: Path = ROOT) -> int:
    """Build the site of a checkout into a folder; the exit code says whether there was nothing to complain of."""
    site = site.resolve()
    staged = site.with_name(f"{site.name}-pages")
    for folder in (site, staged):
        shutil.rmtree(folder, ignore_errors=True)
    stage(root / "docs", staged)
    navs = plans(root, staged)
    with ProcessPoolExecutor(len(PLANS)) as pool:
        codes = [pool.submit(_build, language, root, staged, site, navs) for language in PLANS]
    if code := max(done.result() for done in codes):
        return code
    for shared in SHARED:
        if (root / "docs" / shared).is_dir():
            shutil.copytree(root / "docs" / shared, site / shared)
    (site / "index.html").write_text(COVER, encoding="utf-8")
    lost = list(astray(site))
    sys.stderr.writelines(f"{page}: nothing is at {address}\n" for page, address in lost)
    return int(bool(lost))


# ------------------------------------------------------------------------------------------ where a page comes to stand


def stage(docs: Path, staged: Path) -> None:
    """Copy both trees to where MkDocs finds them, with links that fit: one to beyond its site begins with a slash."""
    for page in sorted(docs.rglob("*.md")):
        source = page.relative_to(docs).as_posix()
        target = staged / _place(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_relinked(page.read_text(encoding="utf-8"), source), encoding="utf-8")
    for language in PLANS:
        shutil.copy(STYLE, staged / language / STYLE.name)


def _place(path: str) -> str:
    return f"en/{path}" if path.startswith(DECISIONS) else path


def _relinked(text: str, source: str) -> str:
    here = _place(source)

    def moved(link: re.Match[str]) -> str:
        there = _place(posixpath.normpath(posixpath.join(posixpath.dirname(source), link[1])))
        if there.partition("/")[0] == here.partition("/")[0]:
            return posixpath.relpath(there, posixpath.dirname(here)) + (link[2] or "")
        return f"/{_built(there)}{link[2] or ''}"

    text = _BARRED.sub(lambda code: f"<code>{escape(code[1]).replace(BAR, '&#124;')}</code>", text)
    return _LINK.sub(moved, text)


def _built(page: str) -> str:
    return re.sub(r"README\.html$", "index.html", re.sub(r"\.md$", ".html", page))


# -------------------------------------------------------------------------------------------------------- two languages


class Switch(BasePlugin):  # type: ignore[no-untyped-call,type-arg]  # MkDocs types neither
    """Leads from a page to itself in the other language, and from a slash to the root of both sites."""

    def __init__(self, pages: dict[str, dict[str, str]]) -> None:
        """Take the addresses of every page, by language."""
        self.pages = pages

    def on_page_context(self, context: Any, *, page: Page, config: MkDocsConfig, nav: Any) -> Any:
        """Tell the header where the other language is."""
        del nav
        config.extra["alternate"] = [
            {"name": NAMES[language], "link": f"/{language}/{address}", "lang": language}
            for language, address in self._where(page).items()
        ]
        return context

    def _where(self, page: Page) -> dict[str, str]:
        if page.file.src_uri in self.pages:
            return self.pages[page.file.src_uri]
        number = Path(page.file.src_uri).stem.partition("-")[0]  # a decision, which in Spanish is a line of one page
        return {"es": f"{self.pages[f'{DECISIONS}README.md']['es']}#{number}", "en": page.url}

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Make links from the root of both sites lead from the page."""
        del config
        return _ROOTED.sub(rf"\g<1>{'../' * (page.url.count('/') + 1)}", output)


def plans(root: Path, staged: Path) -> dict[str, list[Any]]:
    """Read the plan of each site, with the pages of the rules written and put in."""
    return {
        language: _filled(load_config(str(root / plan)).nav or [], language, staged / language)
        for language, plan in PLANS.items()
    }


def _filled(entries: list[Any], language: str, pages: Path) -> list[Any]:
    filled: list[Any] = []
    for entry in entries:
        if entry == "rules":
            filled += rule_pages(language, pages)
        elif isinstance(entry, dict):
            filled += [
                {
                    title: _filled(below, language, pages) if isinstance(below, list) else below
                    for title, below in entry.items()
                }
            ]
        else:
            filled.append(entry)
    return filled


def listed(nav: list[Any]) -> Iterator[str]:
    """List the pages of a plan in their order."""
    for entry in nav:
        for below in entry.values() if isinstance(entry, dict) else [entry]:
            yield from listed(below) if isinstance(below, list) else [below]


def _build(language: str, root: Path, staged: Path, site: Path, navs: dict[str, list[Any]]) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    docs, built = str(staged / language), str(site / language)
    config = load_config(str(root / PLANS[language]), docs_dir=docs, site_dir=built, strict=True)
    config.nav = navs[language]
    pairs = [dict(zip(PLANS, map(_built, pair), strict=True)) for pair in zip(*map(listed, navs.values()), strict=True)]
    config.extra_css = [STYLE.name]
    config.plugins["switch"] = Switch(dict(zip(listed(navs[language]), pairs, strict=True)))
    try:
        build_pages(config)
    except Abort as error:
        return error.exit_code
    for left_over in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (site / language / left_over).unlink(missing_ok=True)
    return 0


# ---------------------------------------------------------------------------------------------------------------- links


def astray(site: Path) -> Iterator[tuple[str, str]]:
    """Find links of finished pages that lead to no file, or to no place in it."""
    pages = {page: page.read_text(encoding="utf-8") for page in sorted(site.rglob("*.html"))}
    ids = {page: set(_ID.findall(text)) for page, text in pages.items()}
    for page, text in pages.items():
        for address in sorted(set(_ADDRESS.findall(text))):
            path, _, place = unquote(unescape(address)).partition("#")
            if re.match(r"[a-z]+:", path) or place.startswith("__"):
                continue
            there = (page.parent / path.partition("?")[0]).resolve() if path else page
            if not there.is_file() or (place and place not in ids.get(there, ())):
                yield page.relative_to(site).as_posix(), address


if __name__ == "__main__":
    sys.exit(main(*(Path(word) for word in sys.argv[1:] or ["build/site"])))
