"""Small fields for tests of combat: a few Troops placed by hand, an Attack played through the table."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.tercios.data import BASES, INCH, TERRAIN, Element, Scale, UnitEntry
from maestre.games.tercios.places import front
from maestre.games.tercios.rolls import Blows, Shot, Successes
from maestre.games.tercios.state import Scenery, SceneryId, State, Unit, UnitId
from maestre.play import Ask, Line, Table, Throw, log
from maestre.space import tabletop
from maestre.space.tabletop import Base, Point
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.positions import GAME, HEADER, Position, act, action, roll, start

CORNER = 2 * INCH


def at(x: float, y: float) -> Point:
    """A point given in inches."""
    return Point(round(x * INCH), round(y * INCH))


def element(name: str, kind: Element, *corners: tuple[float, float], garrison: str = "") -> Scenery:
    """An element with the qualities of its kind, its corners in inches."""
    held = UnitId(garrison) if garrison else None
    return Scenery(SceneryId(name), kind, TERRAIN.elements[kind].qualities, tuple(at(*one) for one in corners), held)


def box(name: str, kind: Element, x: float, y: float, width: float, depth: float, garrison: str = "") -> Scenery:
    """A rectangular element: its lower left corner and its sides, in inches."""
    far = (x + width, y + depth)
    return element(name, kind, (x, y), (far[0], y), far, (x, far[1]), garrison=garrison)


def field(
    *lines: str, blue: str = "pike_company", red: str = "pike_company", scenery: tuple[Scenery, ...] = ()
) -> Position:
    """Open a table before the plans with the Troops of the lines alone.

    Sides are written ``"tercio+squares cuirassiers"`` and become B1-1, B1-2 …; a line puts a front centre on a point
    in inches with a facing in degrees, and its markers: ``"B1-1 30,20 0 wear=2 disordered"``. Each side's leaders are
    in a corner, unless a line puts one into a Troop: ``"B1 in B1-1"``.
    """
    state = start(*(army(command("infantry", *map(_entry, side.split()), led=leader(0))) for side in (blue, red)))
    for place, one in enumerate(state.leaders.values()):
        state.leaders[one.id] = replace(one, at=Point(CORNER + place * CORNER, CORNER))
    named = {line.split()[0] for line in lines}
    state.units = {name: one for name, one in state.units.items() if name in named}
    for line in lines:
        name, *words = line.split()
        if words[0] == "in":
            (chief,) = (one for one in state.leaders.values() if one.id == name)
            state.leaders[chief.id] = replace(chief, at=None, inside=UnitId(words[1]))
        else:
            state.units[UnitId(name)] = _posted(state, state.units[UnitId(name)], *words)
    state.scenery = {one.id: one for one in scenery}
    for held in scenery:
        if held.garrison:
            edge = tabletop.ground(held.ring)
            state.units[held.garrison] = replace(state.units[held.garrison], pose=tabletop.Pose(edge.x, edge.y, 0))
    return Table(GAME, HEADER, state)


def _entry(word: str) -> UnitEntry:
    profile, *options = word.split("+")
    return unit(profile, *options)


def _posted(state: State, one: Unit, where: str, facing: str, *markers: str) -> Unit:
    x, y = map(float, where.split(","))
    size = Base(*BASES[Scale.MM15][one.gear.base])
    pose = tabletop.placed(size, tabletop.Side.FRONT, at(x, y), round(float(facing) * 100))
    fields = {key: int(value) if value else True for key, _, value in (word.partition("=") for word in markers)}
    return replace(one, pose=pose, **fields)


def charge(table: Position, *cards: str, unit: str = "B1-1", first: str = "blue") -> Position:
    """Lay the cards (Attack for the Troop that acts, Attention for others) and activate it."""
    action(table, f"{unit}=atacad", *cards, first=first)
    return act(table, unit)


def passing(table: Position) -> Position:
    """Let all windows pass that are open now."""
    while isinstance(table.request, Ask) and table.request.window:
        table.say(table.request.seat, "pass")
    return table


def fought(table: Position, *throws: tuple[int, ...]) -> Position:
    """Let the dice of a melee fall: those that strike, those that resist if any hits, then the other side's."""
    faces: tuple[int, ...] = ()
    for more in throws:
        assert isinstance(table.request, Throw), table.request
        faces += more
        if not table.request.reading.needs(faces):
            roll(table, *faces)
            faces = ()
    assert not faces, "dice are missing"
    return table


def dice(table: Position) -> tuple[str, int, int]:
    """The throw that is due: its rule, how many dice, which number."""
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.reading, Successes | Blows | Shot)
    return table.request.rule, table.request.reading.count, table.request.reading.number


def courage(table: Position) -> tuple[int, int]:
    """How many dice would resist what is thrown now, and which number they need."""
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.reading, Blows | Shot)
    return table.request.reading.courage, table.request.reading.resist


def where(table: Position, name: str) -> tuple[float, float]:
    """The front centre of a Troop, in inches."""
    x, y = front(table.state, UnitId(name))
    return round(x / INCH, 2), round(y / INCH, 2)


def facing(table: Position, name: str) -> int:
    """The facing of a Troop, in hundredths of a degree."""
    pose = table.state.units[UnitId(name)].pose
    assert pose is not None
    return pose.facing


def told(table: Position) -> list[str]:
    """The keys of all that has been told so far."""
    return [line.message.key for line in log_of(table)]


def log_of(table: Position) -> list[Line]:
    """Everything told so far."""
    return list(log(table, "blue"))
