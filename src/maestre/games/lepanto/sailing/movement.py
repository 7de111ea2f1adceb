"""6.2 Movement, with 6.5 occupied hexes, 6.6 shore and 6.7 exhaustion: one ship's move, step by step."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.lepanto.data import Figures, Kind, ShipId, Side
from maestre.games.lepanto.fighting.ramming import bar_ram
from maestre.games.lepanto.table.phases import ShipDeed, own, told
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import (
    COMPASS,
    Ram,
    Ship,
    State,
    bring_to,
    leave_hex,
    note,
    towed_by,
)
from maestre.play import Bar, Message, Refused, RuleId, change, rule, tell
from maestre.space import hexes

MOVE: Final = "move"
OAR: Final = "oar"
SAILS: Final = "sail"
PORT: Final = "port"
STARBOARD: Final = "starboard"
ANCHOR: Final = "anchor"
_TURNS: Final = (PORT, STARBOARD)


class Walk:
    """How far a move has come: where the ship is, what it has spent, what it tows and where, whether it rams."""

    __slots__ = (
        "cell",
        "facing",
        "figures",
        "galleass",
        "galleass_cell",
        "galleass_facing",
        "oars",
        "rams",
        "sailed",
        "towing",
        "turns",
    )

    def __init__(self, state: State, ship: Ship) -> None:
        """Stand where the ship stands, with nothing spent."""
        self.figures = state.figures
        self.cell = ship.cell
        self.facing = ship.facing
        self.oars = self.sailed = self.turns = 0
        self.rams = False
        self.galleass: ShipId | None = None
        self.towing = bool(state.tows) and ship.id in state.tows.values()
        if self.towing:
            self.galleass = towed_by(state, ship.id)
            assert self.galleass is not None
            self.galleass_cell = state.ships[self.galleass].cell
            self.galleass_facing = state.ships[self.galleass].facing

    @property
    def hexes(self) -> int:
        """Hexes entered so far."""
        return self.oars + self.sailed

    @property
    @rule("6.2.j", "6.2.k", "6.7.a", "6.7.e")
    def exhausts(self) -> bool:
        """Whether the oars have been used too hard: two hexes, or one and a turn; turning alone costs nothing."""
        return self.oars >= self.figures.movement.row_exhausts_at or (self.oars > 0 and self.turns > 0)


@rule("6.2.c", "6.2.d", "6.2.e", "6.2.f", "6.3.d")
def sail_allowance(state: State, side: Side, facing: int) -> int:
    """Give how many hexes a ship on this heading may sail: by the hexsides between its bow and the wind."""
    if state.calm and not state.calm_allows_sail:
        return 0
    return state.figures.headway[side][state.wind][facing]


# ---------------------------------------------------------------- what bars a ship, a step, a hex


@rule("5.2.b", "6.1.a", "6.4.a", "6.7.f", "8.0.b")
def bar_mover(state: State, ship: Ship) -> Bar | None:
    """Say what bars a ship from moving by oar or sail in this phase."""
    if ship.id in state.done:
        return "5.2.b", "moved-already"
    if held(state, ship):
        return "8.0.b", "in-reserve"
    if ship.immobilised:
        return "6.4.a", "immobilised"
    if ship.kind is Kind.GALLEASS:
        return "6.1.a", "only-in-tow"
    return None


@rule("6.2.b", "6.2.i", "6.7.b", "6.7.d", "6.7.e")
def _bar_oar(state: State, ship: Ship, at: Walk) -> Bar | None:
    """Bar a rowed hex to the exhausted, beyond two, or beyond one in a move with a turn.

    Nothing else asks whether a ship is exhausted: it sails, turns and attacks as ever, rams included (ruling 6.7.d).
    """
    if ship.exhausted and ship.exhausted < state.turn:
        return "6.7.b", "exhausted"
    limits = at.figures.movement
    if at.oars >= limits.row_max:
        return "6.2.b", "rowed-out"
    if at.turns and at.oars >= limits.row_max_with_turn:
        return "6.2.i", "rowed-out-after-turn"
    return _bar_hex(state, ship, at)


@rule("6.2.c", "6.2.d", "6.2.e", "6.2.f", "6.2.l", "6.2.m", "6.3.d")
def _bar_sail(state: State, ship: Ship, at: Walk) -> Bar | None:
    """Bar a sailed hex in a calm (by option), dead against the wind, or beyond the allowance of the heading."""
    allowance = sail_allowance(state, ship.side, at.facing)
    if at.sailed < allowance:
        return _bar_hex(state, ship, at)
    if state.calm and not state.calm_allows_sail:
        return "6.3.d", "calm-no-sail"
    if not allowance:
        return ("6.2.l" if at.turns else "6.2.e"), "head-wind"
    return ("6.2.m" if at.turns else _SAILS_BY[hexes.hexsides_between(at.facing, state.wind)]), "sailed-out"


_SAILS_BY: Final[tuple[RuleId, ...]] = ("6.2.c", "6.2.c", "6.2.d", "6.2.f")
"""The rule that lets a ship sail at all, by the hexsides between its bow and the wind."""


@rule("3.4.b", "6.2.o", "6.2.p", "6.2.q", "6.5.a", "6.6.b")
def _bar_hex(state: State, ship: Ship, at: Walk) -> Bar | None:
    """Bar the hex ahead by the map or by a ship in it, unless that ship is rammed."""
    to = at.figures.entry[ship.kind][at.facing][at.cell]
    if to == hexes.OFF:
        return at.figures.sea.barrier(ship.kind, at.cell, at.facing)
    return bar_ram(state, ship, to) if to in state.at else None


@rule("6.1.f", "6.2.h", "6.2.i")
def _bar_turn(at: Walk, name: str) -> Bar | None:
    """Bar a second turn, a turn after rowing two hexes, and one that points a galley at what it tows."""
    limits = at.figures.movement
    if at.turns >= limits.turns_per_move_max:
        return "6.2.h", "turned-already"
    if at.oars > limits.row_max_with_turn:
        return "6.2.i", "rowed-too-far-to-turn"
    if at.towing and at.figures.step[turned(at.figures, at.facing, name)][at.cell] == at.galleass_cell:
        return "6.1.f", "faces-its-tow"
    return None


@rule("6.1.h", "6.2.a", "6.2.n", "7.5.b")
def bar_step(state: State, ship: Ship, at: Walk, name: str) -> Bar | None:
    """Say what bars the next step of a move: a hex by oar or sail, a turn, or letting go of the galleass in tow.

    Steps come in any order; what oars and sail allow adds up to four hexes, or three with a turn.
    """
    if at.rams:
        return "7.5.b", "ram-ends-move"
    if name == OAR:
        return _bar_oar(state, ship, at)
    if name == SAILS:
        return _bar_sail(state, ship, at)
    if name in _TURNS:
        return _bar_turn(at, name)
    if name == ANCHOR:
        return None if at.towing else ("6.1.h", "tows-nothing")
    return "6.2.a", "unknown-step"


# ---------------------------------------------------------------- going


def turned(figures: Figures, facing: int, name: str) -> int:
    """Give the heading one hexside to port or starboard; direction numbers grow counter-clockwise."""
    return (figures.to_port if name == PORT else figures.to_starboard)[facing]


@rule("6.1.c", "6.1.d", "6.1.e", "6.1.h", "6.1.n", "7.5.b")
def take_step(state: State, at: Walk, kind: Kind, name: str) -> None:
    """Go on by a step that nothing bars. What is in tow enters the hex just left, with the heading taken there.

    A galleass cannot follow into a hex that whoever rammed its galley still holds: the tow ends there (ruling 6.1.c).
    """
    if name == OAR:
        at.oars += 1
    elif name == SAILS:
        at.sailed += 1
    elif name in _TURNS:
        at.facing = turned(at.figures, at.facing, name)
        at.turns += 1
        return
    else:
        at.towing = False
        return
    if at.towing:
        if at.cell in state.rams:
            at.towing = False
        else:
            at.galleass_cell, at.galleass_facing = at.cell, at.facing
    at.cell = at.figures.entry[kind][at.facing][at.cell]
    at.rams = at.cell in state.at


@rule("7.5.o")
def bar_end(state: State, ship: Ship, at: Walk) -> Bar | None:
    """Say what bars a move from ending here: a ship turns on the spot unless it shares its hex with an enemy."""
    return ("7.5.o", "turn-on-the-spot") if at.turns and not at.hexes and ship.cell in state.rams else None


@rule("6.2.g")
def walk(state: State, ship: Ship, steps: tuple[str, ...]) -> Walk:
    """Follow a move to its end without making it, or refuse it at the first step that is barred."""
    at = Walk(state, ship)
    bar: Bar | None = bar_mover(state, ship) or (None if steps else ("6.2.g", "move-empty"))
    if bar is None:
        for name in steps:
            bar = bar_step(state, ship, at, name)
            if bar is not None:
                break
            take_step(state, at, ship.kind, name)
        else:
            bar = bar_end(state, ship, at)
    if bar is not None:
        raise Refused(*bar, ship=ship.id, oars=at.oars, sails=at.sailed, hex=state.figures.sea.hex_names[at.cell])
    return at


# ---------------------------------------------------------------- what is asked and done


class Move(ShipDeed, frozen=True):
    """Move a ship, step by step."""

    verb: ClassVar = MOVE
    ship: ShipId
    steps: tuple[str, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        walk(seen, own(seen, seat, self.ship), self.steps)

    def describe(self, seen: State) -> Message:
        return told(self.ship, voyage(seen, walk(seen, seen.ships[self.ship], self.steps)))


def voyage(state: State, end: Walk) -> Message:
    """Say how far a move goes by sail and by oar, where the bow points then, and what it costs."""
    how = "both" if end.sailed and end.oars else "sail" if end.sailed else "oar" if end.oars else "turn"
    return Message.of(
        "offer-move",
        way=Message.of(f"way-{how}", sails=end.sailed, oars=end.oars),
        facing=COMPASS[end.facing],
        target=state.at[end.cell] if end.rams else "",
        ram=_yes(end.rams),
        exhausts=_yes(end.exhausts),
        galleass=end.galleass or "",
        tow="none" if end.galleass is None else "follows" if end.towing else "stays",
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


@rule("5.2.c", "6.2.a", "7.5.d", "7.5.n")
def move(state: State, mover: ShipId, steps: tuple[str, ...]) -> None:
    """Make a move that has been checked; a tow pair moves as one."""
    ship = state.ships[mover]
    end = Walk(state, ship)
    passed = [ship.cell]
    for name in steps:
        take_step(state, end, ship.kind, name)
        passed.append(end.cell)
    if end.cell != ship.cell:
        leave_hex(state, mover)
        if end.rams:
            state.rams[end.cell] = Ram(mover, hexes.opposite(end.facing - 1) + 1, end.hexes)
        else:
            state.at[end.cell] = mover
    exhausted = state.turn if end.exhausts else ship.exhausted
    change(state.ships, mover, cell=end.cell, facing=end.facing, exhausted=exhausted)
    note(state, mover, "moved")
    names = state.figures.sea.hex_names
    way = ", ".join([names[cell] for cell in dict.fromkeys(passed)])
    if end.rams:
        tell(state, "ram-entered", "7.5.b", ship=mover, target=state.at[end.cell], hexes=end.hexes, way=way)
    else:
        tell(state, "moved", "6.2.a", ship=mover, hex=names[end.cell], oars=end.oars, sails=end.sailed, way=way)
    if end.galleass is not None:
        _bring_along(state, end, end.galleass, anchored=ANCHOR in steps)


@rule("6.1.c", "6.1.h", "6.1.i")
def _bring_along(state: State, end: Walk, galleass: ShipId, *, anchored: bool) -> None:
    """Bring the galleass after its galley, and leave it where it was let go."""
    if state.ships[galleass].cell != end.galleass_cell:
        bring_to(state, galleass, end.galleass_cell, facing=end.galleass_facing)
        note(state, galleass, "moved")
    if not end.towing:
        del state.tows[galleass]
        if anchored:
            tell(state, "anchored", "6.1.h", ship=galleass)
        else:
            tell(state, "tow-parts", "6.1.c", ship=galleass)


@rule("6.7.c")
def rest_crews(state: State) -> None:
    """At the end of a game turn, take the marker off every ship that has gone without oars for long enough."""
    rest = state.figures.movement.turns_without_oars
    for ship in list(state.ships.values()):
        if ship.exhausted and ship.exhausted + rest <= state.turn:
            change(state.ships, ship.id, exhausted=0)
