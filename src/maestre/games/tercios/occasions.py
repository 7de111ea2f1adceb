"""What happens at each moment, in order: the one place where special rules meet the chapters that call them."""

from __future__ import annotations

from maestre.games.tercios.abilities.infantry import elite_needs_no_leader, elite_sheds_all, numerous_shed
from maestre.games.tercios.activation import fresh_obeys
from maestre.games.tercios.moments import CHECK_WAIVED, IN_COMMAND, MAY_ACT, WEAR_KEPT, WEAR_SHED
from maestre.games.tercios.reach import led
from maestre.games.tercios.troops import holds_card

__all__ = ["set_out"]


def set_out() -> None:
    """Fill every moment; whoever adds a rule puts it in its place here."""
    MAY_ACT.checks = (holds_card,)
    CHECK_WAIVED.sayings = (fresh_obeys,)
    IN_COMMAND.sayings = (elite_needs_no_leader, led)
    WEAR_SHED.sayings = (numerous_shed,)
    WEAR_KEPT.sayings = (elite_sheds_all,)
