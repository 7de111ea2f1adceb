"""What may be asked at the table: shots, charges, what answers them, and checks of orders."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.situations.charges import answered, charge, defended
from maestre.games.tercios.situations.orders import order
from maestre.games.tercios.situations.shots import shot
from maestre.situations import Kind

KINDS: Final = (
    Kind("shot", shot),
    Kind("charge", charge),
    Kind("reaction", answered),
    Kind("defence", defended),
    Kind("order", order),
)
