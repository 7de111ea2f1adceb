"""Writing what a study came to as a page, and its charts as files."""

from __future__ import annotations

from pathlib import Path

from maestre.cli.frame.names import find_game
from maestre.cli.frame.voice import Voice
from maestre.lab.reports import charts, page, report
from maestre.lab.studies import Folder, check_parts


def write_report(study: Path, output: Path | None, folder: Path | None, *, lang: str) -> None:
    """Write the page of a study, beside its games unless it is said where, and its charts where they are wanted."""
    check_parts()
    kept = Folder(study)
    design, text = kept.design()
    voice = Voice(lang, find_game(design.game))
    told = report(design, text, study.resolve().name, kept.rows())
    file = output or study / "report.html"
    file.write_text(page(told, voice.language), encoding="utf-8")
    voice.print("lab-reported", file=str(file))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        drawn = charts(told)
        for name, svg in drawn.items():
            (folder / name).write_text(svg, encoding="utf-8")
        voice.print("lab-charted", folder=str(folder), count=len(drawn))
