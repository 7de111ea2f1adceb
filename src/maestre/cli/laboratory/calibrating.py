"""`maestre lab calibrate`: a search over rebuilt values, and the study that is to confirm what it finds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import tomli_w
import typer

from maestre.cli.frame.codes import INTERRUPTED
from maestre.cli.frame.names import find_game
from maestre.cli.frame.voice import Voice
from maestre.cli.laboratory.studying import bar_of_study, read_file
from maestre.lab import workers
from maestre.lab.reports.words import percent
from maestre.lab.studies import Calibration, Stop, Trial, calibrate, check_parts
from maestre.play.written.numbers import written

FRESH: Final = 1_000_000
"""By how much the seed of the study that confirms is moved on: no trial has played a game of it."""
CONFIRMING: Final = 400
"""How many games of each cell confirm."""
_SHOWN: Final = 8
PROPOSED: Final = "proposed.toml"


def calibrate_file(file: Path, folder: Path | None, count: int, *, lang: str) -> None:
    """Search, or go on with it; say what is best, and write the study that is to confirm it."""
    check_parts()
    wanted = Calibration.read(read_file(file))
    voice = Voice(lang, find_game(wanted.study.game))
    kept = folder or file.with_suffix("")
    with bar_of_study(voice) as bar, workers("processes", count=count) as ready:
        task = bar.add_task(voice.say("lab-playing"), total=wanted.search.trials, told="")
        losses: list[float] = []

        def heard(trial: Trial) -> None:
            losses.append(trial.loss)
            best = written(min(losses), voice.language, 3)
            told = voice.say("lab-trials", played=trial.number + 1, trials=wanted.search.trials, loss=best)
            bar.update(task, completed=trial.number + 1, told=told)

        try:
            found = calibrate(wanted, kept, ready, heard)
        except KeyboardInterrupt:
            bar.stop()
            voice.complain(voice.say("lab-stopped", file=str(file)))
            raise typer.Exit(INTERRUPTED) from None
    grid = voice.grid("lab-trial", "lab-loss", "lab-shares", "lab-values")
    for trial in found[:_SHOWN]:
        shares = ", ".join(percent(voice, share.share) for share in trial.shares)
        values = ", ".join(f"{path} = {value}" for path, value in trial.values.items())
        grid.add_row(str(trial.number), written(trial.loss, voice.language, 3), shares, values)
    voice.out.print(grid)
    proposed = kept / PROPOSED
    proposed.write_text(confirming(wanted, found[0], voice.say("lab-question", name=file.stem)), encoding="utf-8")
    voice.print("lab-proposed", file=str(proposed))


def confirming(wanted: Calibration, best: Trial, question: str) -> str:
    """Write the study that confirms: the game as it is and as it is proposed, on seeds that no trial has played."""
    design = msgspec.structs.replace(
        wanted.study,
        question=question,
        seed=wanted.study.seed + FRESH,
        games=max(CONFIRMING, wanted.study.games),
        stop=Stop(every=CONFIRMING, band=wanted.target.band),
    )
    told = msgspec.to_builtins(design)
    told["variants"] |= {"book": {}, "proposed": {"values": best.values}}
    told["grid"]["variant"] = ["book", "proposed"]
    return tomli_w.dumps(_said(told))


def _said(told: dict[str, object]) -> dict[str, object]:
    """Leave out what says nothing, which TOML has no word for."""
    bare = {name: _said(value) if isinstance(value, dict) else value for name, value in told.items()}
    return {name: value for name, value in bare.items() if value not in (None, "", (), [], {}) or name == "book"}
