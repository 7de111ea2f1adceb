"""What a captain holds to be worth how much: the few weights of judgement, each with its reason. All else is in the charts."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import Side

TEETH: Final = 1.5
CAUTION: Final = {Side.CHRISTIAN: 0.4, Side.ISLAMIC: 0.4}
PULL: Final = 0.12
EXHAUSTION: Final = 0.2
RALLY: Final = 0.8
STUCK: Final = 0.5
AWAIT_GAP: Final = 7
CAST_OFF_GAP: Final = 5
DRESS: Final = 1.0
OUT_OF_LINE: Final = 0.2
WITHDRAW: Final = 1.5
LATE: Final = 3
SHARE: Final = 4.0
SHARE_RADIUS: Final = 4
OVERKILL: Final = 1.0
BOARDING: Final = 1.0
