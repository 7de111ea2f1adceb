"""The page: both languages in one file that needs nothing from elsewhere, not even a script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

import msgspec

from maestre.lab.match import LabError
from maestre.lab.reports.article import article
from maestre.lab.reports.charts import plain
from maestre.lab.reports.sheet import Sheet, findings
from maestre.lab.reports.words import Words
from maestre.lab.studies.design import Design
from maestre.lab.studies.rows import Row
from maestre.lab.studies.summary import summary
from maestre.play.written.messages import LANGUAGES

_STYLE: Final = files("maestre.lab.reports") / "page.css"


class Report(msgspec.Struct, frozen=True):
    """A study in both languages."""

    title: str
    bodies: dict[str, str]
    """What the page says, by language,"""
    drawn: dict[str, str]
    """and its charts by their names."""


def report(design: Design, text: str, name: str, rows: Sequence[Row]) -> Report:
    """Put into words and charts what the games of a study say; ``name`` is what its folder is called."""
    if not rows:
        raise LabError("", "no-games-yet")
    told = findings(design, text, name, rows, summary(design, rows))
    sheets = {language: Sheet(told, language) for language in LANGUAGES}
    bodies = {language: article(sheet) for language, sheet in sheets.items()}
    drawn = {chart: svg for sheet in sheets.values() for chart, svg in sheet.drawn.items()}
    return Report(design.question or name, bodies, drawn)


def page(told: Report, language: str) -> str:
    """Give the page as one file of HTML, in this language until the reader chooses the other."""
    words = {each: Words(each) for each in LANGUAGES}
    switch = "".join(
        f'<input type="radio" name="language" id="say-{each}"{" checked" if each == language else ""}>'
        f'<label for="say-{each}" lang="{each}">{escape(words[each].say("report-language"))}</label>'
        for each in LANGUAGES
    )
    bodies = "".join(f'<article lang="{each}">{body}</article>' for each, body in told.bodies.items())
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(told.title)}</title>\n<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n{switch}\n<main>\n{bodies}\n</main>\n</body>\n</html>\n"
    )


def charts(told: Report) -> dict[str, str]:
    """Give the charts as files of SVG that stand alone, in light colours, by their names and languages."""
    return {f"{name}.svg": plain(svg) for name, svg in told.drawn.items()}
