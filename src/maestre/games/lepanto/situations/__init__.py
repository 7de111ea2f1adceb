"""What may be asked at the table: guns, small arms, boarding and rams by the charts."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.situations.attacks import arms, arms_rest, board, board_rest, guns, guns_rest, ram, ram_rest
from maestre.situations import Kind

KINDS: Final = (
    Kind("guns", guns, guns_rest),
    Kind("arms", arms, arms_rest),
    Kind("boarding", board, board_rest),
    Kind("ram", ram, ram_rest),
)
