"""What a study came to, at a terminal."""

from __future__ import annotations

from maestre.cli.frame.voice import Voice
from maestre.lab.reports.words import bots_of, called, change_of, changed_by, percent, range_of, verdict_of, who_of
from maestre.lab.studies import Summary
from maestre.play.written.numbers import written


def print_summary(found: Summary, voice: Voice) -> None:
    """Write a row for each cell, and what is to be said of all."""
    if found.question:
        voice.write(found.question)
    shown = voice.grid("lab-cell", "lab-games", "lab-of", "study-share", "study-interval", "lab-beside", "lab-verdict")
    for cell in found.cells:
        shown.add_row(
            called(cell, voice),
            str(cell.games),
            who_of(cell, voice),
            percent(voice, cell.share.share),
            range_of(voice, cell.share),
            change_of(voice, cell.beside) if cell.beside is not None else "-",
            verdict_of(voice, cell),
        )
    if not found.effects:  # of the points of walks none is a question of its own
        voice.out.print(shown)
    if found.swings:
        swings = voice.grid("lab-swing", "lab-low", "lab-high")
        for swing in found.swings:
            swings.add_row(swing.name, change_of(voice, swing.low), change_of(voice, swing.high))
        voice.out.print(swings)
    if found.effects:
        grid = voice.grid("lab-swing", "lab-effect", "lab-size", "lab-spread", "lab-noise")
        for path, effect in found.effects.items():
            figures = (effect.mu, effect.mu_star, effect.sigma, effect.noise)
            grid.add_row(path, *(written(100 * figure, voice.language, 1) for figure in figures))
        voice.out.print(grid)
        voice.print("lab-effects-foot")
    if not found.by_the_book:
        voice.print("lab-not-the-book", values=changed_by(found))
    voice.print("lab-balanced", agents=bots_of(found))
    voice.print(
        "lab-foot", game=found.game, rules=found.rules, seed=str(found.seed), games=found.games, hash=found.hash
    )
