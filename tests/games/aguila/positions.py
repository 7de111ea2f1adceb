"""Positions of Águila placed by hand, a line a piece, and short ways to play from them with dice typed in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import (
    INCH,
    Arm,
    Formation,
    Nation,
    OfficerEntry,
    OrderKind,
    Scenario,
    Structure,
    Terrain,
    UnitEntry,
    Weather,
)
from maestre.games.aguila.showing.view import imagined, seen
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import (
    Agreed,
    Army,
    Battery,
    BatteryId,
    Deeds,
    Go,
    Officer,
    OfficerId,
    Phase,
    Scenery,
    SceneryId,
    Sky,
    State,
    Unit,
    UnitId,
)
from maestre.games.aguila.turn.sequence import STEPS
from maestre.miniatures.sides import Side
from maestre.play import (
    Ask,
    Game,
    Header,
    OneOf,
    Outcome,
    PlayError,
    Procedure,
    Table,
    Throw,
    fingerprint,
    log,
)
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.aguila.figures import UNITS

Position = Table[State]

BOOK = Agreed()
"""What the players hold if they agree on nothing else."""

_RANKS = {"general": "division_general", "brigadier": "brigade_general", "comandante": "comandante"}
_BEHIND = 3
"""How many inches the general who is there unless told otherwise stands behind the first unit of his side."""


def at(x: float, y: float) -> Point:
    """A point given in inches."""
    return Point(round(x * INCH), round(y * INCH))


def area(name: str, element: Terrain, x: float, y: float, width: float, depth: float, **fields: Any) -> Scenery:
    """A rectangular piece of terrain: its lower left corner and its sides, in inches; ``built`` makes it a house."""
    ring = (at(x, y), at(x + width, y), at(x + width, y + depth), at(x, y + depth))
    return Scenery(SceneryId(name), element, ring, **fields)


def cottage(name: str, x: float, y: float, garrison: str = "", built: Structure = Structure.STONE_BUILDING) -> Scenery:
    """A building of four inches square around a point."""
    held = UnitId(garrison) if garrison else None
    return area(name, Terrain.BUILDING, x - 2, y - 2, 4, 4, built=built, garrison=held, points=15)


def field(*lines: str, game: Game[State] | None = None, **fields: Any) -> Position:
    """Open a table on a position: see `placed`."""
    return Table(game or GAME, HEADER, placed(*lines, **fields))


def placed(
    *lines: str,
    scenery: tuple[Scenery, ...] = (),
    phase: Phase = Phase.MOVEMENT,
    side: str = "blue",
    weather: Weather = Weather.FAIR,
    turn: int = 2,
    scenario: Scenario = Scenario.PITCHED_BATTLE,
    agreed: Agreed = BOOK,
) -> State:
    """Give a position in a phase, in the part of a side that moves first and has the initiative.

    A unit is written ``"B1-1 france_line_24 30,20 0 column damage=2 stunned"``: name, profile (without the nation it is
    France's), front centre in inches, facing in degrees, formation, markers. Markers: ``damage=2``, ``stunned``,
    ``disorganised``, ``limbered``, ``dismounted``, ``sappers``, ``order=advance``, ``walked=3`` (inches), ``+fast`` (an
    ability bought), and any other field of `Unit` or `Deeds` as a word. A garrison is written ``in=H1`` instead of a
    point. An officer is written ``"B2 comandante 30,15 inspiring"`` or ``"B2 comandante in=B1-1"``; ``chief`` makes him
    commander-in-chief. A side without an officer has a general ``B1`` or ``R1`` behind its first unit. Guns written
    ``"battery B1-1 B1-2"`` are a battery. Units are in line and guns unlimbered unless told otherwise.
    """
    state = State(
        scenario=scenario,
        turn=turn,
        phase=phase,
        initiative=Side(side),
        first=Side(side),
        go=Go(Side(side)),
        sky=Sky(kind=weather),
        armies={one: Army(one.value, Nation.FRANCE, 3, 1500, 0) for one in Side},
        scenery={one.id: one for one in scenery},
        agreed=agreed,
    )
    for line in lines:
        name, *words = line.split()
        if name == "battery":
            guns = tuple(UnitId(word) for word in words)
            state.batteries[BatteryId(guns[0])] = Battery(BatteryId(guns[0]), guns, len(guns))
        elif "-" in name:
            _unit(state, UnitId(name), words)
        else:
            _officer(state, OfficerId(name), words)
    for one in Side:
        _general(state, one)
        weight = sum(state.profile_of(unit).base.weight for unit in state.units.values() if unit.side is one)
        state.armies[one] = replace(state.armies[one], weight=weight)
    return state


def _side(name: str) -> Side:
    return Side.BLUE if name.startswith("B") else Side.RED


def _unit(state: State, name: UnitId, words: list[str]) -> None:
    kind, place, *rest = words
    profile = kind if kind in UNITS else f"france_{kind}"
    guns = UNITS[profile].arm is Arm.ARTILLERY
    entry = UnitEntry(unit=profile, tier="basic", officer="", abilities=tuple(w[1:] for w in rest if w[0] == "+"))
    unit = Unit(name, _side(name), 0, OfficerId(name.split("-")[0]), entry)
    facing = int(rest.pop(0)) if rest and rest[0].lstrip("-").isdigit() else 0 if unit.side is Side.BLUE else 180
    unit = replace(unit, formation=None if guns else Formation.LINE)
    for word in rest:
        unit = _marked(state, unit, word)
    state.units[name] = unit
    if place.startswith("in="):
        house = SceneryId(place.removeprefix("in="))
        state.scenery[house] = replace(state.scenery[house], garrison=name)
        state.units[name] = replace(unit, inside=house, formation=None)
    elif place != "away":
        x, y = map(float, place.split(","))
        where = tabletop.placed(base(state, name), tabletop.Side.FRONT, at(x, y), facing * 100)
        state.units[name] = replace(unit, pose=where)


_SHORT = {"column": "attack_column", "march": "march_column"}


def _marked(state: State, unit: Unit, word: str) -> Unit:
    key, _, value = word.partition("=")
    if key.startswith("+"):
        return unit
    if _SHORT.get(key, key) in tuple(Formation):
        return replace(unit, formation=Formation(_SHORT.get(key, key)))
    if key in {"stunned", "disorganised"}:
        return replace(unit, **{key: int(value) if value else state.turn + 1})
    if key == "order":
        return replace(unit, deeds=replace(unit.deeds, order=OrderKind(value), verb=value))
    if key == "walked":
        return replace(unit, deeds=replace(unit.deeds, walked=round(float(value) * INCH)))
    given: Any = int(value) if value.isdigit() else value or True
    if key in Deeds.__struct_fields__:
        return replace(unit, deeds=replace(unit.deeds, **{key: given}))
    return replace(unit, **{key: given})


def _officer(state: State, name: OfficerId, words: list[str]) -> None:
    rank, place, *rest = words
    chief = "chief" in rest or rank == "general"
    damage = sum(int(word.partition("=")[2]) for word in rest if word.startswith("damage="))
    abilities = tuple(word for word in rest if word != "chief" and "=" not in word)
    entry = OfficerEntry(id=name, rank=_RANKS.get(rank, rank), abilities=abilities)
    one = Officer(name, _side(name), 0, entry, chief, damage=damage)
    if place.startswith("in="):
        state.officers[name] = replace(one, inside=UnitId(place.removeprefix("in=")))
    else:
        x, y = map(float, place.split(","))
        point = at(x, y)
        state.officers[name] = replace(one, pose=Pose(point.x, point.y, 0 if one.side is Side.BLUE else 18000))


def _general(state: State, side: Side) -> None:
    mark = side.value[0].upper()
    if any(one.side is side for one in state.officers.values()):
        return
    first = next((one for one in state.units.values() if one.side is side and one.pose is not None), None)
    here = Pose(2 * INCH, 2 * INCH, 0)
    if first is not None:
        edge = tabletop.stand(first.pose or here, base(state, first.id))
        rear = edge.centre(tabletop.Side.REAR)
        back = tabletop.opposed((first.pose or here).facing)
        step = tabletop.step(back, _BEHIND * INCH)
        here = Pose(rear.x + step.x, rear.y + step.y, (first.pose or here).facing)
    name = OfficerId(f"{mark}1")
    entry = OfficerEntry(id=name, rank=_RANKS["general"])
    state.officers[name] = Officer(name, side, 0, entry, chief=True, pose=here)


class Skirmish(Game[State]):
    """The turn of Águila on a bare table."""

    key: ClassVar = "aguila"
    rules: ClassVar = 2
    seats: ClassVar = tuple(side.value for side in Side)
    scenarios: ClassVar[tuple[str, ...]] = ("skirmish",)
    options: ClassVar = {}
    state = State
    package: ClassVar = "maestre.games.aguila"

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        return placed("B1-1 line_24 20,20 0", "R1-1 line_24 20,40 180", phase=Phase.INITIATIVE)

    def step(self, state: State) -> Procedure[None]:
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.winner, state.ended) if state.ended else None

    def turn(self, state: State) -> int:
        return state.turn

    def view(self, state: State, seat: str) -> State:
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        return imagined(view, seat, rng)


GAME = Skirmish()
HEADER = Header("aguila", Skirmish.rules, "skirmish", {}, {"blue": "blue", "red": "red"})


class GoOn(OneOf[State, str], frozen=True, tag="go-on"):
    """Nothing is left to ask."""

    rule: ClassVar = "2.01"

    def options(self) -> tuple[str, ...]:
        return ("on",)


class Happening(Skirmish):
    """One thing happens, whatever it asks and throws; then blue is asked to go on. What it gave is kept."""

    def __init__(self, what: Callable[[State], Procedure[Any]]) -> None:
        self.what = what
        self.gave: Any = None

    def step(self, state: State) -> Procedure[None]:
        self.gave = yield from self.what(state)
        yield Ask.of("blue", GoOn())


def happens(state: State, what: Callable[[State], Procedure[Any]]) -> Position:
    """Let one thing happen in a position."""
    return Table(Happening(what), HEADER, state)


def gave(table: Position) -> Any:
    """What the thing that happened gave, once it is over."""
    assert isinstance(table.game, Happening)
    assert isinstance(table.request, Ask), table.request
    assert table.request.rule == "2.01", table.request
    return table.game.gave


def roll(table: Position, *faces: int) -> Position:
    """Type in the dice of one throw."""
    assert isinstance(table.request, Throw), table.request
    table.show(faces)
    return table


def unit(table: Position, name: str) -> Unit:
    """Give a unit as it is now."""
    return table.state.units[UnitId(name)]


def officer(table: Position, name: str) -> Officer:
    """Give an officer as he is now."""
    return table.state.officers[OfficerId(name)]


def stands(table: Position, name: str) -> tuple[float, float, float]:
    """Where the front centre of a unit is, in inches, and its facing in degrees, to two decimals."""
    where = unit(table, name).pose
    assert where is not None
    x, y = tabletop.stand(where, base(table.state, name)).centre(tabletop.Side.FRONT)
    return round(x / INCH, 2), round(y / INCH, 2), where.facing / 100


def keys(table: Position) -> list[str]:
    """The keys of everything told so far."""
    return [line.message.key for line in log(table, "")]


def refused(table: Position, seat: str, answer: object, rule: str, key: str = "") -> None:
    """Assert that an answer is refused under a rule and changes nothing."""
    before = (fingerprint(table.state), table.sequence, table.request)
    with pytest.raises(PlayError) as caught:
        table.say(seat, answer)
    assert caught.value.rule == rule, str(caught.value)
    assert key in {"", caught.value.message.key}
    assert (fingerprint(table.state), table.sequence, table.request) == before
