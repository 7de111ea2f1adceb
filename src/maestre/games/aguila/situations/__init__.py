"""What may be asked at the table: shots, charges, reactions, orders, changes of formation, rallies."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.situations.charges import answered, charge
from maestre.games.aguila.situations.orders import formation, order, rally
from maestre.games.aguila.situations.shots import shot
from maestre.situations import Kind

KINDS: Final = (
    Kind("shot", shot),
    Kind("charge", charge),
    Kind("reaction", answered),
    Kind("order", order),
    Kind("formation", formation),
    Kind("rally", rally),
)
