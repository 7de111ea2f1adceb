"""Positions of Lepanto in one line each, and short ways to play from them with dice typed in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, ShipId, Side
from maestre.games.lepanto.table.state import Phase, Ship, State
from maestre.play import Ask, Header, Order, PlayError, Reading, Some, Table, Throw, fingerprint
from tests.games.lepanto.figures import GRID

SIDES = {"C": Side.CHRISTIAN, "I": Side.ISLAMIC}
HEADER = Header("lepanto", game.rules, "battle", {}, {"christian": "christian", "islamic": "islamic"})

FAR_AWAY = ("far-C C galley 2,50 4", "far-I I galley 41,50 1")

Position = Table[State]


def position(
    *ships: str,
    turn: int = 5,
    side: Side = Side.CHRISTIAN,
    phase: Phase = Phase.MOVEMENT,
    wind: int = 4,
    tows: dict[str, str] | None = None,
    **fields: Any,
) -> Position:
    """Open a table on a position whose dice are typed in.

    A ship is written ``"A C galley 20,20 4"``: name, side (C or I), kind, offset column and row, facing; then any
    markers: ``repulsed``, ``exhausted=4``, ``immobilised=ram``, ``squadron=christian-reserve``. Two ships may not share
    a hex here: let one ram the other.
    """
    fleet = dict(_ship(line) for line in ships)
    state = State(
        scenario="battle",
        turn=turn,
        side=side,
        phase=phase,
        wind=wind,
        ships=fleet,
        at={ship.cell: ship.id for ship in fleet.values()},
        tows={ShipId(galleass): ShipId(galley) for galleass, galley in (tows or {}).items()},
        **fields,
    )
    assert len(state.at) == len(fleet), "one ship a hex"
    return Table(game, HEADER, state)


def combat(*ships: str, side: Side = Side.CHRISTIAN, **fields: Any) -> Position:
    """Open a table on a combat phase; a galley a side far away lets the game go on when the others are lost."""
    return position(*ships, *FAR_AWAY, side=side, phase=Phase.COMBAT, **fields)


def _ship(line: str) -> tuple[ShipId, Ship]:
    name, side, kind, place, facing, *markers = line.split()
    col, row = map(int, place.split(","))
    fields: dict[str, Any] = {"squadron": "christian-centre" if side == "C" else "islamic-centre"}
    for marker in markers:
        key, _, value = marker.partition("=")
        fields[key] = int(value) if value.isdigit() else value or True
    ident = ShipId(name)
    ship = Ship(id=ident, side=SIDES[side], kind=Kind(kind), cell=GRID.at(col, row), facing=int(facing), **fields)
    return ident, ship


def order(words: str) -> Order:
    """Write an order in words: verb, piece, objects."""
    verb, *rest = words.split()
    return Order(verb, rest[0] if rest else "", tuple(rest[1:]))


def do(table: Position, *orders: str, dice: Iterable[int] = ()) -> Position:
    """Give orders for the active side one after another, and type in the dice that they call for; all must be used."""
    left = list(dice)
    for words in orders:
        table.say(table.state.side.value, order(words))
        roll(table, left)
    assert not left, f"dice not called for: {left}"
    return table


def roll(table: Position, dice: list[int]) -> None:
    """Type in dice for as long as the table calls for them and there are any."""
    while not table.waiting() and table.request is not None and dice:
        table.show((dice.pop(0),))


def refused(table: Position, words: str, rule: str) -> None:
    """Assert that an order is refused under a rule and changes nothing."""
    before = (fingerprint(table.state), table.sequence, table.request)
    with pytest.raises(PlayError) as caught:
        table.say(table.state.side.value, order(words))
    assert caught.value.rule == rule, str(caught.value)
    assert (fingerprint(table.state), table.sequence, table.request) == before


def accepted(table: Position, words: str) -> None:
    """Assert that an order would be taken, without giving it."""
    table.check(table.state.side.value, order(words))
    assert table.asked(table.state.side.value) is not None


def reading(table: Position, words: str) -> Reading[Any]:
    """Give the reading of the die that an order would call for, without giving it."""
    fork = table.fork(None)
    fork.say(fork.state.side.value, order(words))
    assert isinstance(fork.request, Throw), fork.request
    return fork.request.reading


def ship(table: Position, name: str) -> Ship:
    """Give a ship as it is now."""
    return table.state.ships[ShipId(name)]


def afloat(table: Position, name: str) -> bool:
    """Say whether a ship is still in play."""
    return ShipId(name) in table.state.ships


def at(table: Position, name: str) -> tuple[int, int]:
    """Give the offset pair of a ship's hex."""
    return GRID.offset(ship(table, name).cell)


def tow_offers(table: Position) -> tuple[str, ...]:
    """List the galleasses whose tow is being asked about now."""
    request = table.request
    return request.choice.options if isinstance(request, Ask) and isinstance(request.choice, Some) else ()


def take_in_tow(table: Position, *galleasses: str) -> Position:
    """Answer the question which galleasses are taken in tow."""
    table.say("christian", galleasses)
    return table


def end_to(table: Position, side: Side, phase: Phase, *, turn: int | None = None, dice: Iterable[int] = ()) -> Position:
    """End phases until this side is in this phase (of this turn), typing in dice for wind and Doria as they come."""
    left = list(dice)
    roll(table, left)
    for _ in range(6 * 30):  # no game has more phases
        state = table.state
        if (state.side, state.phase) == (side, phase) and turn in (None, state.turn):
            break
        table.say(state.side.value, Order("end"))
        roll(table, left)
    else:
        pytest.fail(f"the {phase} phase does not come")
    assert not left, f"dice not called for: {left}"
    return table
