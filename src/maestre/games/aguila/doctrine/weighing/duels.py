"""Shots and blows between two units on open ground, by the game's own ledgers, each pair worked out once.

A pair is put on a bare table of its own: what the ground adds is weighed elsewhere.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.data import (
    INCH,
    Figures,
    Formation,
    Nation,
    OfficerEntry,
    OrderKind,
    Scenario,
    UnitEntry,
)
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.morale.courage import endurance, half_strength
from maestre.games.aguila.shooting.aiming import reach
from maestre.games.aguila.shooting.shots import Volley, volley
from maestre.games.aguila.table.places import base, hosted
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.state import Army, Charge, Deeds, Officer, OfficerId, Sky, State, Unit, UnitId
from maestre.games.aguila.table.subjects import Aim, AimKind, Strike
from maestre.miniatures.sides import Side
from maestre.play.pure import anew
from maestre.play.state import opened
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Pose

_ONE, _OTHER = UnitId("B1-1"), UnitId("R1-1")
_MOVED: Final = Deeds(order=OrderKind.ADVANCE, verb="advance")


class Figure(NamedTuple):
    """What counts of a unit in a duel, wherever it stands."""

    entry: UnitEntry
    formation: Formation | None
    worn: bool
    stunned: bool
    disorganised: bool
    dismounted: bool
    guests: tuple[OfficerEntry, ...]
    moved: bool = False


def figure(state: State, unit: UnitId) -> Figure:
    """A unit as it counts in a duel, whoever it is under."""
    one = state.units[unit]
    guests = tuple(state.officers[name].entry for name in hosted(state, unit))
    marks = half_strength(state, unit), bool(one.stunned), bool(one.disorganised)
    return Figure(replace(one.entry, officer=""), one.formation, *marks, one.dismounted, guests)


# ------------------------------------------------------------------------------------------------------- the bare table


def _unit(name: UnitId, side: Side, who: Figure) -> Unit:
    officer = OfficerId(name.split("-")[0])
    deeds = _MOVED if who.moved else Deeds()
    unit = Unit(name, side, 0, officer, who.entry, formation=who.formation, dismounted=who.dismounted, deeds=deeds)
    return replace(unit, stunned=int(who.stunned), disorganised=int(who.disorganised))


def _table(figures: Figures, one: Figure, other: Figure, gap: int, sky: Sky) -> State:
    """Two units face to face, so far apart."""
    army = Army("", Nation.FRANCE, 0, 0, 0)
    units = {_ONE: _unit(_ONE, Side.BLUE, one), _OTHER: _unit(_OTHER, Side.RED, other)}
    kind, armies = opened(State, figures), dict.fromkeys(Side, army)
    state = kind(scenario=Scenario.PITCHED_BATTLE, turn=1, sky=sky, armies=armies, units=units)
    for name, who, at in ((_ONE, one, 0), (_OTHER, other, gap)):
        unit = state.units[name]
        facing = 0 if name == _ONE else tabletop.HALF_TURN
        point = tabletop.Point(figures.table.width // 2, figures.table.depth // 8 + at)
        pose = tabletop.placed(base(state, name), tabletop.Side.FRONT, point, facing)
        worn = endurance(state, name) if who.worn else 0
        state.units[name] = replace(unit, pose=Pose(*pose), damage=worn)
        for number, entry in enumerate(who.guests):
            guest = unit.officer if not number else OfficerId(f"{unit.officer}{number}")
            state.officers[guest] = Officer(guest, unit.side, 0, entry, inside=name)
    return state


# ----------------------------------------------------------------------------------------------------- shots and blows


@kept_few(20_000)
def shot(  # noqa: PLR0913, PLR0917 - all that decides a shot
    figures: Figures,
    by: Figure,
    at: Figure,
    kind: AimKind,
    sky: Sky,
    far: bool = False,
    reaction: bool = False,
    cover: int = 0,
) -> Strikes:
    """What a unit throws in one shot at another, which has so much cover against it."""
    plain = at._replace(worn=False, stunned=False, disorganised=False, guests=(), moved=False)
    return _covered(figures, _fired(figures, by, plain, kind, Sky(kind=sky.kind), far, reaction), cover)


@kept_few(20_000)
def _fired(figures: Figures, by: Figure, at: Figure, kind: AimKind, sky: Sky, far: bool, reaction: bool) -> Strikes:
    """What a unit throws in one shot at another: how worn or shaken that is changes no shot, nor does a clear sky."""
    most = _range(figures, by, kind, sky)
    state = _table(figures, by, at, most if far else max(INCH, most // 3), sky)
    return as_fired(anew(volley, state, Aim(_ONE, _OTHER, kind, reaction=reaction)))


@kept_few(2_000)
def _range(figures: Figures, by: Figure, kind: AimKind, sky: Sky) -> int:
    """How far a unit shoots, whoever it shoots at."""
    return reach(_table(figures, by, by, INCH, sky), _ONE, kind)


def _covered(figures: Figures, strikes: Strikes, cover: int) -> Strikes:
    """The same shot at who stands in cover; past six there are fewer dice (7.26-7.27)."""
    number = strikes.number + cover
    if not cover or number <= _MOST:
        return replace(strikes, number=number)
    dice = figures.combat.dice
    share = dice.need_7 if number == _MOST + 1 else dice.need_8
    return replace(strikes, number=number, count=max(1, share.up(strikes.count)))


_MOST: Final = 6


@kept_few(20_000)
def blows(
    figures: Figures,
    charger: Figure,
    charged: Figure,
    side: tabletop.Side,
    *,
    back: bool = False,
    counter: bool = False,
) -> Strikes | None:
    """What a charger throws against whoever it charges on a side, or, ``back``, what is thrown in return."""
    state = _table(figures, charger, charged, 0, Sky())
    charge = Charge((_ONE,), _OTHER, (side,), halted=(True,), counter=counter)
    pair = (_OTHER, _ONE) if back else (_ONE, _OTHER)
    found = anew(strike_of, state, charge, *pair)
    return None if found is None else as_read(found)


def as_fired(shot: Volley) -> Strikes:
    """The dice of a shot; what other guns of its battery fire is in ``also``."""
    found = shot.dice.whole, shot.number.whole, max(1, shot.wound.whole)
    return Strikes(*found, shot.again, shot.wound_again, shot.impacts, shot.share, shot.less, shot.least)


def as_read(strike: Strike) -> Strikes:
    """The dice of blows."""
    return Strikes(
        strike.dice.whole, strike.number.whole, strike.wound.whole, again=strike.again, wound_again=strike.wound_again
    )
