"""Situations of real tables as a process of the pool weighs them: nothing is known but what was answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from maestre.play import Game, State
from maestre.server.wire import Situated
from maestre.situations import Form, figured, kind_of

_SECONDS: Final = 2.5
"""How long exact odds may take, of the time that the lane allows; half as long is chance's."""


def situated(game: Game[State], kind: str, answers: Mapping[str, str], lists: Mapping[str, str]) -> Situated:
    """Say what may come of a situation; answers that do not fit the others give way to their presets, and are named."""
    form = Form(answers, lists=lists, lenient=True)
    return Situated(figured(game, kind_of(game, kind), form, seconds=_SECONDS))
