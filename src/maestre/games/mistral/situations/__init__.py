"""What may be asked at the table: Battles, from the attack or from the Intensity on, and Searches."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.situations.battles import battle, battle_rest, combat, search
from maestre.situations import Kind

KINDS: Final = (
    Kind("battle", battle, battle_rest),
    Kind("combat", combat, battle_rest),
    Kind("search", search),
)
