"""Positions for shooting: a few Troops with their front centres where a test wants them, in inches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from maestre.games.tercios.data import ArmyList, OrderKind, Scale
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.rolls import Blows, Shot
from maestre.games.tercios.table.state import Pool, Pooled, Scenery, State, UnitId
from maestre.play import Ask, Each, Pick, Throw
from maestre.play.chance.readings import Successes
from tests.games.tercios.board import put
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import GAME, Position, act, action, opened, roll, start

NORTH, EAST, SOUTH, WEST = 0, 9000, 18000, 27000
BLUE, RED = UnitId("B1-1"), UnitId("R1-1")

Place = tuple[float, float, int]


def one(profile: str, *options: str, count: int = 1) -> ArmyList:
    """An army of one kind of Troop."""
    return army(command("companies", unit(profile, *options, count=count)))


def field(
    blue: ArmyList,
    red: ArmyList,
    places: Mapping[str, Place],
    *scenery: Scenery,
    pools: tuple[tuple[Pooled, tuple[str, ...]], ...] = (),
    scale: Scale = Scale.MM15,
    **changes: Any,
) -> Position:
    """Open a table with these Troops facing as told; ``changes`` are fields of Troops, as ``B1_1={"wear": 1}``."""
    state = start(blue, red)
    state.scale = scale
    state.scenery = {element.id: element for element in scenery}
    for kind, names in pools:
        members = tuple(UnitId(name) for name in names)
        state.pools[members[0]] = Pool(kind, members)
        for behind in members[1:]:
            state.units[behind] = replace(state.units[behind], pose=None)
    for name, (x, y, facing) in places.items():
        put(state, name, x, y, facing / 100)
    for name, fields in changes.items():
        who = UnitId(name.replace("_", "-"))
        state.units[who] = replace(state.units[who], **fields)
    return opened(GAME, state)


def words(table: Position, seat: str) -> tuple[str, ...]:
    """What a seat may choose from."""
    question = table.asked(seat)
    assert question is not None, table.request
    assert isinstance(question.choice, Pick), question
    return question.choice.options


def dice(table: Position) -> tuple[int, int]:
    """How many dice are about to be thrown, and what they need."""
    assert isinstance(table.request, Throw), table.request
    reading = table.request.reading
    assert isinstance(reading, Blows | Shot | Successes), reading
    return reading.count, reading.number


def courage(table: Position) -> tuple[int, int]:
    """How many dice would resist the shot, and what they need."""
    assert isinstance(table.request, Throw), table.request
    reading = table.request.reading
    assert isinstance(reading, Shot), reading
    return reading.courage, reading.resist


def asked(table: Position) -> str:
    """Under which rule somebody is asked, or dice are thrown."""
    assert isinstance(table.request, Ask | Throw)
    return table.request.rule


def pools_of(state: State, order: OrderKind = OrderKind.FIRE, *, reacting: bool = False) -> dict[str, int]:
    """The dice of every shot that blue's first Troop may make, by target, weapon and origin."""
    shots = volleys(state, BLUE, order, reacting=reacting)
    return {f"{shot.target}/{shot.weapon}/{shot.origin}": shot.dice.whole for shot in shots}


def firing(table: Position, order: str = "fuego", *cards: str) -> Position:
    """Lay the cards and activate blue's first Troop, which does not turn before it begins."""
    act(action(table, f"B1-1={order}", *cards), "B1-1")
    if asked(table) == "6.77":
        table.say("blue", "stay")
    return table


def aimed(table: Position, word: str, order: str = "fuego") -> Position:
    """Shoot with an order; the dice are still in the hand."""
    firing(table, order)
    if order == "atencion":
        table.say("blue", "shoot")
    table.say("blue", word)
    return table


def charged(distance: float, blue: ArmyList, card: str = "fuego", red: str = "cuirassiers") -> Position:
    """Red's horse charges blue's only Troop from ahead, which announces a reaction and passes its check."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 10 + distance, SOUTH)}
    table = field(blue, one(red), places)
    action(table, f"B1-1={card}", "R1-1=atacad", first="red")
    act(table, "R1-1")
    while table.asked("red") is not None:
        table.say("red", words(table, "red")[0])
    table.say("blue", "react")
    if asked(table) == "6.75":
        table.say("blue", "stand")
    roll(table, *[5] * dice(table)[0])
    return table


def members(table: Position) -> list[str]:
    """The members of a fort of blue that are asked for a target."""
    question = table.asked("blue")
    assert question is not None, table.request
    assert isinstance(question.choice, Each), question
    return [name for name, _ in question.choice.options]
