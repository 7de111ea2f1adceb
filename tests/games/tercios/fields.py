"""Small fields for tests of combat: a few Troops placed by hand, an Attack played through the table."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, UnitEntry
from maestre.games.tercios.table.rolls import Blows, Shot
from maestre.games.tercios.table.state import Scenery, UnitId
from maestre.play import Ask, Line, Throw, log
from maestre.play.chance.readings import Successes
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.tercios.board import mark, pose_of, put, stands
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.positions import GAME, Position, act, action, opened, roll, start

CORNER = 2 * INCH


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
            where, degrees, *markers = words
            x, y = map(float, where.split(","))
            put(state, name, x, y, float(degrees))
            mark(state, name, *markers)
    state.scenery = {one.id: one for one in scenery}
    for held in scenery:
        if held.garrison:
            edge = tabletop.ground(held.ring)
            state.units[held.garrison] = replace(state.units[held.garrison], pose=tabletop.Pose(edge.x, edge.y, 0))
    return opened(GAME, state)


def _entry(word: str) -> UnitEntry:
    profile, *options = word.split("+")
    return unit(profile, *options)


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
    x, y, _ = stands(table, name)
    return x, y


def facing(table: Position, name: str) -> int:
    """The facing of a Troop, in hundredths of a degree."""
    return pose_of(table, name).facing


def told(table: Position) -> list[str]:
    """The keys of all that has been told so far."""
    return [line.message.key for line in log_of(table)]


def log_of(table: Position) -> list[Line]:
    """Everything told so far."""
    return list(log(table, "blue"))
