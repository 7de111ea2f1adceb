"""What a study came to, at a terminal."""

from __future__ import annotations

from maestre.cli.frame.voice import Voice
from maestre.lab.reports.words import bots_of, called, change_of, changed_by, percent, range_of, verdict_of, who_of
from maestre.lab.studies import Summary


def print_summary(found: Summary, voice: Voice) -> None:
    """Write a row for each cell, and what is to be said of all."""
    if found.question:
        voice.write(found.question)
    grid = voice.grid("lab-cell", "lab-games", "lab-of", "study-share", "study-interval", "lab-beside", "lab-verdict")
    for cell in found.cells:
        grid.add_row(
            called(cell, voice),
            str(cell.games),
            who_of(cell, voice),
            percent(voice, cell.share.share),
            range_of(voice, cell.share),
            change_of(voice, cell.beside) if cell.beside is not None else "-",
            verdict_of(voice, cell),
        )
    voice.out.print(grid)
    if not found.by_the_book:
        voice.print("lab-not-the-book", values=changed_by(found))
    voice.print("lab-balanced", agents=bots_of(found))
    voice.print(
        "lab-foot", game=found.game, rules=found.rules, seed=str(found.seed), games=found.games, hash=found.hash
    )
