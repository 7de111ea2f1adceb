"""What two Troops would do to each other on open ground, leaders and terrain aside: worked out once for all battles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from maestre.games.tercios.data import INCH, Figures, OrderKind, Scale, UnitEntry, Value, Weapon
from maestre.games.tercios.doctrine.weighing.stakes import Fate, Stake, fate, left, lost, stands
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.table.chances import Strike, damage, strikes
from maestre.games.tercios.table.moments import SHOT_ALLOWED
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import CommandId, Mark, State, Unit, UnitId, Until
from maestre.games.tercios.table.subjects import Charge, Situation
from maestre.miniatures.sides import Side
from maestre.play.pure import held
from maestre.play.state import opened
from maestre.play.written.figures import kept_few
from maestre.space.tabletop import Point, Pose

_ONE: Final = UnitId("B0-1")
_OTHER: Final = UnitId("R0-1")
_HERE: Final = Point(0, 0)
KEPT: Final = 50_000
"""How many results are kept of each kind."""
_PAIRS: Final = 64
"""Of how many pairs the position is kept in which they meet: as many as have pages of their own."""

Way = Literal["front", "flank", "counter", "braced"]
"""How a charge is received: in front, from the flank, by a countercharge, by a Resist reaction."""


class Kind(NamedTuple):
    """All of a Troop that counts in a duel."""

    entry: UnitEntry
    wear: int
    disordered: bool
    fortress: bool
    limbered: bool


class Bargain(NamedTuple):
    """What a fight takes on average from the target, and from the charger."""

    gain: float
    cost: float
    wins: float
    """The chance that the charger wins the round."""

    def weighed(self, caution: float, *, ours: bool) -> float:
        """Weigh it for a side, which may be the charger's or not."""
        return self.gain - caution * self.cost if ours else self.cost - caution * self.gain


def kind_of(unit: Unit) -> Kind:
    """Give what counts of a Troop."""
    return Kind(unit.entry, unit.wear, unit.disordered, unit.fortress, unit.limbered)


@kept_few(_PAIRS)
def _bare(figures: Figures, one: Kind, other: Kind, *marks: Mark) -> State:
    """A position with these two alone; only to be looked at."""
    pair = ((_ONE, Side.BLUE, one), (_OTHER, Side.RED, other))
    units = {
        name: Unit(
            name,
            side,
            CommandId(name[:2]),
            "",
            kind.entry,
            Pose(0, 0, 0),
            kind.wear,
            kind.disordered,
            kind.limbered,
            fortress=kind.fortress,
        )
        for name, side, kind in pair
    }
    return opened(State, figures)(scenario="", scale=Scale.MM15, armies={}, units=units, marks=marks)


@kept_few(KEPT)
def pace(figures: Figures, one: Kind, order: OrderKind | None) -> int:
    """How far a Troop goes with an order."""
    at = Situation(unit=_ONE, use="move", order=order)
    return tallied(_bare(figures, one, one), Value.SPEED, at).whole * INCH


# ------------------------------------------------------------------------------------------------------------ combat


@kept_few(KEPT)
def _blows(figures: Figures, one: Kind, other: Kind, how: Way) -> tuple[Strike, Strike, Fate, Fate]:
    marks = (Mark(OrderKind.RESIST.value, _OTHER, Until.TRIGGER),) if how == "braced" else ()
    state = _bare(figures, one, other, *marks)
    bonus = (_ONE, _OTHER) if how == "counter" else (_ONE,)
    charge = Charge(_ONE, _OTHER, (_HERE, _HERE), how == "flank", counter=how == "counter", order_bonus=bonus)
    return (*strikes(pools(state, charge, 1)), fate(state, _ONE, _OTHER), fate(state, _OTHER, _ONE))


def clash(figures: Figures, one: Kind, other: Kind, how: Way, stakes: tuple[Stake, Stake]) -> Bargain:
    """What the first round of a charge would take from both."""
    charger, target, own, theirs = _blows(figures, one, other, how)
    return bargained((charger, target), figures.targets.resist_combat, stakes, (own, theirs))


@lru_cache(KEPT)
def bargained(
    blows: tuple[Strike, Strike], resist: int, stakes: tuple[Stake, Stake], fates: tuple[Fate, Fate]
) -> Bargain:
    """Weigh a round of combat, of which the beaten side falls back; ``resist`` is what resisting dice must show."""
    gain = cost = wins = 0.0
    given = _dealt(blows[0], resist, stakes[1], fates[1])
    taken = _dealt(blows[1], resist, stakes[0], fates[0])
    for theirs in given:
        for ours in taken:
            chance = theirs.top * ours.top / (theirs.bottom * ours.bottom)
            cost += chance * (ours.beaten if ours.wear > theirs.wear else ours.lost)
            gain += chance * (theirs.beaten if theirs.wear > ours.wear else theirs.lost)
            wins += chance if theirs.wear > ours.wear else 0.0
    return Bargain(gain, cost, wins)


class _Dealt(NamedTuple):
    """What blows may do: the wear, its chance as a fraction, and what it takes from who is beaten so, and from others.

    Whole numbers are divided once for both sides, which rounds as exact chances do.
    """

    wear: int
    top: int
    bottom: int
    lost: float
    beaten: float


def _dealt(strike: Strike, resist: int, of: Stake, how: Fate) -> list[_Dealt]:
    chances = damage(*strike, resist).items()
    return [
        _Dealt(done.wear, *chance.as_integer_ratio(), lost(of, done), lost(of, done, how)) for done, chance in chances
    ]


# ---------------------------------------------------------------------------------------------------------- shooting


@kept_few(KEPT)
def volley(
    figures: Figures, one: Kind, other: Kind, weapon: Weapon, order: OrderKind, *, near: bool, reacting: bool
) -> tuple[Strike, int]:
    """What a shot throws, and what resisting dice must show; it has no dice if it is not allowed."""
    state = _bare(figures, one, other)
    return held(state, _volley, state, weapon, order, near, reacting)


def _volley(state: State, weapon: Weapon, order: OrderKind, near: bool, reacting: bool) -> tuple[Strike, int]:
    figures = state.figures
    row = figures.weapons.row[weapon]
    gun = row.kind == "artillery"
    number = figures.targets.resist_artillery if gun else figures.targets.resist_volley
    distance = min(figures.weapons.arquebus_step, row.reach) if near else row.reach
    at = Situation(
        unit=_ONE, use="shoot", order=order, reacting=reacting, enemy=_OTHER, weapon=weapon, distance=distance
    )
    if not SHOT_ALLOWED.lets(state, at):
        return Strike(0, figures.targets.order_check, 0), number
    against = Situation(
        unit=_OTHER, use="resist-artillery" if gun else "resist-volley", enemy=_ONE, weapon=weapon, distance=distance
    )
    defences = state.gear(_OTHER).defences
    return (
        Strike(
            tallied(state, Value.FIRE, at).whole,
            defences.artillery if gun else defences.volley,
            tallied(state, Value.COURAGE, against).whole,
        ),
        number,
    )


def best_volley(
    figures: Figures,
    pair: tuple[Kind, Kind],
    arms: tuple[Weapon, ...],
    order: OrderKind,
    length: int,
    of: Stake,
    *,
    reacting: bool = False,
) -> float:
    """What the best shot of some weapons from so far takes from its target on average; 0 if none reaches."""
    near = length <= figures.weapons.arquebus_step
    weapons = (weapon for weapon in arms if length <= figures.weapons.row[weapon].reach)
    shots = (volley(figures, *pair, weapon, order, near=near, reacting=reacting) for weapon in weapons)
    return max((struck(*shot, of).taken for shot in shots), default=0.0)


class Blast(NamedTuple):
    """What a shot takes from its target on average, and the chance that it wears it at all."""

    taken: float
    hurts: float
    routs: float
    """The chance that it is lost;"""
    killed: float
    """what of all that it takes comes from that."""


@lru_cache(KEPT)
def struck(strike: Strike, resist: int, of: Stake) -> Blast:
    """What a shot takes from its target on average, and how likely it does any harm."""
    taken = hurts = routs = 0.0
    for done, exact in damage(*strike, resist).items():
        chance = float(exact)
        taken += chance * lost(of, done)
        hurts += chance if done.wear else 0.0
        routs += chance * (1 - stands(of, done))
    return Blast(taken, hurts, routs, routs * left(of))
