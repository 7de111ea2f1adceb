"""The few weights that are a captain's own judgement, each with its reason; every other figure comes from the charts.

They are in points of victory unless they say otherwise, and were tuned in some thousands of games of this doctrine
against itself.
"""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import Side

TEETH: Final = 1.5
CAUTION: Final[dict[Side, float]] = {Side.CHRISTIAN: 0.1, Side.ISLAMIC: 0.04}
KEEP_CAUTION: Final = 2.0
HUNT_CAUTION: Final = 0.5
PULL: Final = 0.12
EXHAUSTION: Final = 0.2
REPULSE: Final = 1.6
STUCK: Final = 0.5
AWAIT_GAP: Final = 7
TOW_GAP: Final = 5
CAST_OFF_GAP: Final = 5
WITHDRAW: Final = 1.5
LATE: Final = 3
RALLIES: Final = 0.5
COMPANY: Final = 0.4
SAFE_GAP: Final = 9
ARMS: Final = 0.7
BEARING: Final = 3.0
FLANK: Final = 1.0
FAIR_WIND: Final = 0.02
DRESS: Final = 3.0
OUT_OF_LINE: Final = 0.25
