"""How lines of the log are shown on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.lepanto.data import Figures
from maestre.games.lepanto.fighting.close_combat import OddsChart
from maestre.games.lepanto.fighting.gunnery import GunChart
from maestre.games.lepanto.fighting.ramming import RamTable
from maestre.play import Beat, Reading, Told
from maestre.play.beats import Kind, Needed, Tone


def _faces(chart: Callable[[Figures, Told], Reading[str]], wanted: str) -> Needed:
    """Give the faces that bring one of these letters on the row that a line was read from, ``1-2``; empty if none."""

    def needed(told: Told, figures: object) -> str:
        assert isinstance(figures, Figures)
        reading = chart(figures, told)
        faces = [face for face in figures.die if reading.read((face,)) in wanted]
        runs = [face for face in faces if face - 1 not in faces], [face for face in faces if face + 1 not in faces]
        return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in zip(*runs, strict=True))

    return needed


def _odds(figures: Figures, told: Told) -> OddsChart:
    _, _, *shift = told.because
    return OddsChart.at(figures, str(dict(told.message.args)["odds"]), shift[0].whole if shift else 0)


_SINKS: Final = _faces(lambda figures, told: GunChart.of(figures, told.because[0].whole), "S")
_RAMS: Final = _faces(lambda figures, told: RamTable.of(figures, told.because[0].whole), "E")
_TAKES: Final = _faces(_odds, "EB")


def _fought(kind: Kind, needs: Needed, result: str, tone: Tone = "plain") -> Beat:
    return Beat(kind, by="ship", to="target", needs=needs, result=result, tone=tone)


BEATS: Final = {
    "moved": Beat("move", by="ship", way="way"),
    "reoriented": Beat("move", by="ship"),
    "drifted": Beat("move", by="ship", result="did-drifts"),
    "drift-blocked": Beat("move", by="ship", result="did-held"),
    "drift-lost": Beat("loss", by="ship", to="ship", result="did-lost", tone="bad"),
    "ram-entered": Beat("move", by="ship", to="target", way="way", result="did-rams"),
    "guns-sink": _fought("shot", _SINKS, "did-sunk", "good"),
    "guns-miss": _fought("shot", _SINKS, "did-miss"),
    "arms-repulsed": _fought("shot", _TAKES, "did-repulsed", "bad"),
    "arms-eliminate": _fought("shot", _TAKES, "did-eliminated", "good"),
    "arms-both-lost": _fought("shot", _TAKES, "did-both-lost", "bad"),
    "board-repulsed": _fought("fight", _TAKES, "did-repulsed", "bad"),
    "board-eliminate": _fought("fight", _TAKES, "did-eliminated", "good"),
    "board-both-lost": _fought("fight", _TAKES, "did-both-lost", "bad"),
    "ram-sinks": _fought("fight", _RAMS, "did-sunk", "good"),
    "ram-stuck": _fought("fight", _RAMS, "did-stuck", "bad"),
    "recovered": Beat("gain", by="ship", to="ship", result="did-recovers", tone="good"),
    "removed": Beat("loss", by="ship", to="ship", result="did-lost", tone="bad"),
    "tow-made": Beat("mark", by="galley", to="ship", result="did-tows"),
    "cable-cut": Beat("mark", by="ship", to="ship", result="did-cable-cut"),
    "anchored": Beat("mark", by="ship", to="ship", result="did-anchored"),
    "tow-parts": Beat("mark", by="ship", to="ship", result="did-tow-parts"),
    "wind-shifts": Beat("phase"),
    "wind-holds": Beat("phase"),
    "wind-calm": Beat("phase"),
    "doria-stuck": Beat("phase"),
    "doria-spared": Beat("phase"),
    "phase-ends": Beat("phase"),
    "turn-begins": Beat("phase"),
}
