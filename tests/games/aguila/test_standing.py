"""Standing orders: what answers a charge in a seat's name, and what nobody would understand."""

from __future__ import annotations

import pytest

from maestre.games.aguila.game import game
from maestre.play import Ask, Order, Refused, Table
from maestre.play.record import Said
from tests.games.aguila.positions import HEADER, Position, placed
from tests.games.aguila.situations import FAR

SPANISH = game.speaker("es")
HORSE = "B1-1 cuirassiers_10 20,20 0"
COLUMN = "B1-1 line_24 20,20 0 column"
LINE = "R1-1 line_24 20,26 180"
LIGHT = "R1-1 light_24 20,26 180 open"


def charged(*lines: str, orders: tuple[str, ...]) -> Position:
    """Blue's first unit has just charged red's, which has these standing orders."""
    table = Table(game, HEADER, placed(*lines, *FAR, phase="charges"))  # type: ignore[arg-type]
    table.stand("red", orders)
    table.say("blue", Order("charge", "B1-1", ("R1-1",)))
    return table


def answered(table: Position) -> str:
    """What was answered for red, or nothing."""
    said = [entry.answer for entry in table.entries if isinstance(entry, Said) and entry.standing]
    return str(said[0]) if said else ""


@pytest.mark.rule("8.09", "8.31")
@pytest.mark.parametrize(
    ("lines", "orders", "word"),
    [
        ((HORSE, LINE), ("square:horse",), "square"),
        ((COLUMN, LINE), ("square:horse",), ""),
        ((COLUMN, LINE), ("square:horse", "fire"), "fire/B1-1"),
        ((HORSE, LINE), ("fire", "square:horse"), "square"),
        ((COLUMN, LINE), ("hold", "fire"), "fire/B1-1"),
        ((COLUMN, LINE), ("hold:foot", "fire"), "hold"),
        ((COLUMN, LIGHT), ("evade", "fire"), "evade"),
        ((COLUMN, LIGHT), ("evade", "fire:R1-1"), "fire/B1-1"),
        ((COLUMN, LIGHT), ("evade", "fire:R1-9"), "evade"),
        ((COLUMN, LINE), ("evade", "counter_charge"), ""),
        ((COLUMN, LINE), (), ""),
    ],
)
def test_a_standing_order_answers_a_charge_that_it_fits(
    lines: tuple[str, ...], orders: tuple[str, ...], word: str
) -> None:
    table = charged(*lines, orders=orders)
    assert answered(table) == word
    if not word:
        assert isinstance(table.request, Ask)
        assert table.request.rule == "8.09"


@pytest.mark.rule("8.09")
@pytest.mark.parametrize("order", ["charge!", "square:guns", "fire:B1-1", "hold:R1-1:horse", "pass"])
def test_an_order_that_nobody_would_understand_is_refused(order: str) -> None:
    game.check_orders("red", ("square:horse:R1-1", "fire", "evade:foot"))
    with pytest.raises(Refused) as caught:
        game.check_orders("red", ("fire", order))
    assert order in SPANISH.say(caught.value.message)
