"""What a captain does with each question that he is asked."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.table.state import State
from maestre.opponents import Counsel
from maestre.play import ByQuestion


class Bridge(NamedTuple):
    """What a captain has before him: what he makes of the enemy, and the sea as it is."""

    sea: Lookout
    state: State


INSTRUCTIONS: Final = ByQuestion[Bridge, Counsel]()
