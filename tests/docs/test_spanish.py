"""Spanish speaks to its reader in one way: as "usted", or to nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = [
    *sorted(ROOT.glob("src/**/es.ftl")),
    *sorted(ROOT.glob("web/src/**/es.ftl")),
    *sorted(ROOT.glob("docs/es/**/*.md")),
    ROOT / "README.es.md",
]
FAMILIAR = re.compile(
    r"(?<![\w-])(?:tú|tus?|te|ti|contigo|tuy[oa]s?|eres|has|puedes|tienes|quieres|debes|llevas|eliges|os|vuestr[oa]s?)(?![\w-])",
    re.IGNORECASE,
)
"""Words that only a friend says; those joined by a dash are keys."""
_CODE = re.compile(r"^ *```(?!console).*?^ *```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
"""What is written for machines on a page."""


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_says_tu_to_its_reader(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = (_CODE.sub("", text) if file.suffix == ".md" else text).splitlines()
    assert [line for line in lines if FAMILIAR.search(line)] == []
