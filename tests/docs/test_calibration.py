"""What the page of figures says of the chances of winning is what stands beside their weights, and they are honest."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any, Final

import pytest

from maestre.opponents.agents import evaluated
from maestre.play import find

ROOT = Path(__file__).parents[2]
GAMES: Final = {"lepanto": "Lepanto", "tercios": "Tercios", "mistral": "Mistral"}
"""The games whose chances were tried on games that were held out, band by band."""
EDGES: Final = (0.0, 0.2, 0.4, 0.6, 0.8)
MANY: Final = 100
"""From so many positions on a band says something,"""
OFF: Final = 0.1
"""and by so much chances may be off there."""


def fitted(key: str) -> dict[str, Any]:
    return tomllib.loads((files(find(key).package) / "evaluation.toml").read_text(encoding="utf-8"))


def cells(told: dict[str, Any]) -> Iterator[str]:
    """What each band says, what came of it and of how many positions, in percent."""
    bands = {band["from"]: band for band in told["bands"]}
    for edge in EDGES:
        band = bands.get(edge)
        yield f"{band['said']:.0%}, {band['won']:.0%} ({band['positions']})" if band else "-"


def row(key: str, *, comma: bool) -> str:
    told = fitted(key)
    loss = f"{told['held_out_loss']:.3f}"
    figures = (str(told["games"]), str(told["positions"]), loss.replace(".", ",") if comma else loss)
    shown = (cell.replace("%", " %") if comma else cell for cell in cells(told))
    return f"| {' | '.join((GAMES[key], *figures, *shown))} |"


@pytest.mark.parametrize("key", GAMES)
def test_the_page_says_how_chances_fitted_games_that_they_were_not_weighed_by(key: str) -> None:
    assert row(key, comma=False) in (ROOT / "docs/en/design/figures.md").read_text(encoding="utf-8")
    assert row(key, comma=True) in (ROOT / "docs/es/diseno/cifras.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", [key for key in GAMES if evaluated(find(key))])
def test_chances_are_what_comes_of_them(key: str) -> None:
    told = fitted(key)
    assert told["held_out_loss"] < log(2)
    bands = [band for band in told["bands"] if band["positions"] >= MANY]
    assert len(bands) > 1
    assert all(abs(band["said"] - band["won"]) <= OFF for band in bands)
    assert all(one["won"] < other["won"] for one, other in pairwise(bands)), "more is said where more came of it"
