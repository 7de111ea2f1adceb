"""What a study came to, at a terminal."""

from __future__ import annotations

from maestre.cli.frame.voice import Voice
from maestre.lab.statistics import Difference, Finding, Share, Verdict
from maestre.lab.studies import Summary, Told
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
        changed = dict.fromkeys(path for cell in found.cells for path in cell.printed)
        voice.print("lab-not-the-book", values=", ".join(changed))
    agents = dict.fromkeys(agent for cell in found.cells for agent in cell.agents)
    voice.print("lab-balanced", agents=", ".join(agents))
    voice.print(
        "lab-foot", game=found.game, rules=found.rules, seed=str(found.seed), games=found.games, hash=found.hash
    )


def called(cell: Told, voice: Voice) -> str:
    """Name a cell by what sets it off from the others."""
    return ", ".join(f"{axis}: {value}" for axis, value in cell.settings.items()) or voice.say("lab-only-cell")


def who_of(cell: Told, voice: Voice) -> str:
    """Name whose share it is."""
    return voice.name(f"seat-{cell.of}", cell.of)


def percent(voice: Voice, share: float) -> str:
    """Say a share in percent."""
    return voice.say("study-percent", percent=written(100 * share, voice.language, 1))


def range_of(voice: Voice, share: Share) -> str:
    """Say an interval."""
    return f"{percent(voice, share.low)} - {percent(voice, share.high)}"


def change_of(voice: Voice, change: Difference) -> str:
    """Say by how many points a share changed, and between what."""
    numbers = (written(100 * one, voice.language, 1) for one in (change.difference, change.low, change.high))
    middle, low, high = numbers
    return voice.say("lab-change", change=middle, low=low, high=high)


def verdict_of(voice: Voice, cell: Told) -> str:
    """Say on which side of the study's mark a cell lies, or that its games are not enough to tell."""
    return finding_of(voice, cell.verdict, "lab-verdict")


def finding_of(voice: Voice, verdict: Verdict, key: str) -> str:
    """Say what is found, or about how many more games it takes."""
    if verdict.finding is Finding.OPEN:
        return voice.say("lab-open", more=verdict.more) if verdict.more is not None else voice.say("lab-open-for-long")
    return voice.say(f"{key}-{verdict.finding.value}")
