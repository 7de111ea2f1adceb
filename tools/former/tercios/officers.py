"""Leaders: where they ride, and which command action is worth their dice."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Final, NamedTuple

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import Ride, allowance, enters_at
from maestre.games.tercios.command.leaders import DONE, INSPIRE, POWERS, RUN, CommandAction, SecondRide
from maestre.games.tercios.command.perils import RideAway
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, OrderKind, Quality, Value, Virtue
from maestre.games.tercios.qualities.host import LuckyEscape
from maestre.games.tercios.qualities.leaders import SentRide
from maestre.games.tercios.table.places import disc, radius
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.games.tercios.table.troops import ready
from maestre.games.tercios.table.victory import worth
from maestre.games.tercios.turn.sequence import leading
from maestre.play import Order, Spot
from maestre.play.chance.readings import passes
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point
from tools.former.tercios import judgement
from tools.former.tercios.cards import at_once, deed, kept_for, threats
from tools.former.tercios.field import Field, Half, ahead, gap
from tools.former.tercios.instructions import INSTRUCTIONS
from tools.former.tercios.stakes import relief

_TURNS: Final = 12
_PARTS: Final = 2
"""How many headings, and how many lengths of each, a leader thinks of."""
_TRIES: Final = 10
"""How many of the best places are tried before he stays."""


# ----------------------------------------------------------------------------------------------- who is to be activated


def best_leader(field: Field, *, must: bool) -> LeaderId | None:
    """The leader who has the most to do, if any has; one in a Troop stays there.

    As long as there are more goes to come than leaders, none rides after Troops that have still to move.
    """
    state = field.state
    free = leading(state, field.side)
    outside = [one for one in free if state.leaders[one].inside is None]
    late = len(ready(state, field.side)) <= len(outside)
    uses = {one: _use(field, one, late=late) for one in outside}
    best = max(uses, key=uses.__getitem__, default=None)
    if best is not None and (must or uses[best] > judgement.LEAST_DEED):
        return best
    return free[0] if must else None


def _use(field: Field, leader: LeaderId, *, late: bool) -> float:
    """What a leader can do at most: a better place, or an action on whom he could ride to."""
    who, own = field.state.leaders[leader], disc(field.state, leader)
    if own is None:
        return 0.0
    reach = allowance(field.state, leader) + command_distance(field.state, leader)
    here, his = Point(own.x, own.y), _his(field, leader)
    near = [unit for unit in his if gap(here, field.outline(unit)) <= reach]
    found = [feature(field, unit) for what in who.qualities if (feature := FRIENDS.get(what)) for unit in near]
    found += [inspired(field, unit, virtue) for virtue in who.virtues for unit in near]
    found += [feature(field, unit) for what in who.qualities if (feature := FOES.get(what)) for unit in field.foes]
    deeds = max(found, default=0.0) * _succeeds(field, leader, field.state.figures.targets.command_action)
    settled = late or not any(unit in field.state.cards for unit in his)
    return max(deeds, _misplaced(field, leader, here) if settled else _needed(field, leader, here))


def _succeeds(field: Field, leader: LeaderId, number: int) -> float:
    return float(passes(field.state.leaders[leader].level, number))


def _his(field: Field, leader: LeaderId) -> list[UnitId]:
    return [unit for unit in field.own if interacts(field.state, leader, unit)]


# ------------------------------------------------------------------------------------------------------ where he rides


def _best_ride(field: Field, question: Ride) -> Spot:
    """The best place that a leader may ride to: near his Troops, out of the enemy's way; he joins none."""
    leader, state = question.leader, field.state
    who = state.leaders[leader]
    spots = sorted(_rides(field, leader, question.length), key=lambda to: -_place_worth(field, leader, to))
    for to in spots[:_TRIES]:
        spot = Spot(leader, to.x, to.y)
        if enters_at(state, leader, to) is None and question.refusal(state, spot) is None:
            return spot
    if who.at is not None and question.stays:
        return Spot(leader, who.at.x, who.at.y)
    return next(question.propose(state, Random(0)))


INSTRUCTIONS.of(Ride, RideAway, SecondRide)(_best_ride)
INSTRUCTIONS.of(LuckyEscape, SentRide)(_best_ride)


def _rides(field: Field, leader: LeaderId, length: int) -> list[Point]:
    who = field.state.leaders[leader]
    if who.at is not None:
        hub, beyond = who.at, 0
    else:
        assert who.inside is not None
        edge = field.outline(who.inside)
        hub, beyond = Point(edge.x, edge.y), edge.reach
    found = [hub]
    for turn in range(_TURNS):
        for part in range(1, _PARTS + 1):
            by = tabletop.step(turn * tabletop.TURN // _TURNS, length * part // _PARTS + beyond)
            found.append(Point(hub.x + by.x, hub.y + by.y))
    return found


class _Concerns(NamedTuple):
    """All that counts for what a place is worth to a leader, whichever place."""

    reach: int
    worth: float
    led: tuple[tuple[Outline, float], ...]
    """The Troops that he may lead, and what it is worth to have each within command."""
    feared: tuple[tuple[Point, Half, int], ...]
    """Where his enemies stand and look, and how far they charge."""


def _concerns(field: Field, leader: LeaderId) -> _Concerns:
    state = field.state
    return field.kept(
        ("concerns", leader),
        lambda: _Concerns(
            command_distance(state, leader) + radius(state, state.leaders[leader]),
            float(worth(state, leader)) or judgement.SUBORDINATE,
            tuple((field.outline(unit), _led(field, unit)) for unit in _his(field, leader)),
            tuple((field.front(foe), field.looks(foe), field.charge_reach(foe)) for foe in field.foes),
        ),
    )


def _place_worth(field: Field, leader: LeaderId, to: Point) -> float:
    """Weigh a place for a leader: the Troops that he would command from there, less the peril of being ridden down."""
    reach, mine, his, feared = _concerns(field, leader)
    near, led = _FALL * INCH, 0.0
    for edge, worth_led in his:
        led += worth_led * near / (near + max(0, gap(to, edge) - reach))
    perils = sum(ahead(half, to) and hypot(to.x - at.x, to.y - at.y) <= far for at, half, far in feared)
    return led - judgement.PERIL * mine * perils


_FALL: Final = 3
"""At so many inches beyond his command a Troop counts for half."""


def _led(field: Field, unit: UnitId) -> float:
    of = field.stake(unit)
    return (judgement.COMMANDED + judgement.SHAKEN * of.wear) * of.worth


def _misplaced(field: Field, leader: LeaderId, at: Point) -> float:
    """How much a leader's place falls short of one where he would lead all of his, in no peril."""
    ideal = sum(_led(field, unit) for unit in _his(field, leader))
    return judgement.PATIENCE * (ideal - _place_worth(field, leader, at))


def _needed(field: Field, leader: LeaderId, at: Point) -> float:
    """How much a leader is missed by the worn Troops that are to act, whose checks are worse without him."""
    reach = command_distance(field.state, leader) + radius(field.state, field.state.leaders[leader])
    missed = (unit for unit in _his(field, leader) if unit in field.state.cards and field.stake(unit).wear)
    return sum(_led(field, unit) for unit in missed if gap(at, field.outline(unit)) > reach)


# ---------------------------------------------------------------------------------------------- what an action is worth


def inspired(field: Field, unit: UnitId, virtue: Virtue) -> float:
    """What it is worth to lend a virtue to a Troop that acts next."""
    row = field.state.figures.leaders.virtues[virtue]
    if not row.lendable or unit not in field.state.cards:
        return 0.0
    order = field.state.cards[unit].order
    gain = at_once(field, unit, order)
    helps = {
        Value.COMBAT: order is OrderKind.ATTACK,
        Value.FIRE: order in {OrderKind.FIRE, OrderKind.ATTENTION},
        Value.COURAGE: order is OrderKind.ATTACK and row.against == "combat",
        Value.DISCIPLINE: bool(field.state.units[unit].wear),
    }
    return _PART * max(0.0, gain) if row.value is not None and helps.get(row.value, False) else 0.0


_PART: Final = 0.25
"""How much of a deed one more die is taken to add."""


def _eager(field: Field, unit: UnitId) -> float:
    """What a Troop would gain by acting now."""
    card = field.state.cards.get(unit)
    return max(0.0, at_once(field, unit, card.order)) if card is not None else 0.0


def _aided(field: Field, unit: UnitId) -> float:
    return _PART * _eager(field, unit)


def _doubtful(field: Field, unit: UnitId) -> float:
    """What a Troop loses by the check that it may fail."""
    doubt = 1 - field.obeys(unit)
    return _eager(field, unit) * doubt / (1 - doubt) if doubt < 1 else 0.0


def _charging(field: Field, unit: UnitId) -> float:
    card = field.state.cards.get(unit)
    return _aided(field, unit) if card is not None and card.order is OrderKind.ATTACK else 0.0


def _shooting(field: Field, unit: UnitId) -> float:
    card = field.state.cards.get(unit)
    fires = card is not None and card.order in {OrderKind.FIRE, OrderKind.ATTENTION}
    return _aided(field, unit) if fires and field.arms(unit) else 0.0


def _worn(field: Field, unit: UnitId) -> float:
    return relief(field.stake(unit), 1) if field.stake(unit).wear > 1 else 0.0


def _untidy(field: Field, unit: UnitId) -> float:
    of = field.stake(unit)
    return judgement.DISORDER * of.worth if of.disordered else 0.0


def _threatened(field: Field, unit: UnitId) -> float:
    """What the charges that may come could do to a Troop."""
    feared = [_feared(field, unit, foe) for foe in threats(field, unit)]
    return judgement.CHARGED * _PART * max((0.0, *feared))


def _exposed(field: Field, unit: UnitId) -> float:
    gaps = ((foe, gap(field.front(foe), field.outline(unit))) for foe in field.foes)
    shots = (field.volley(foe, unit, OrderKind.FIRE, gap) for foe, gap in gaps)
    return judgement.SHOT_AT * _PART * max((0.0, *shots))


def _ill_carded(field: Field, unit: UnitId) -> float:
    """How much better another card would serve."""
    if unit not in field.state.cards:
        return 0.0
    worths = {order: deed(field, unit, order) + kept_for(field, unit, order) for order in OrderKind}
    own = field.state.cards[unit].order
    return max(worths.values()) - (0.0 if own is None else worths[own])


def _unarmed(field: Field, unit: UnitId) -> float:
    """What a card to react with would be worth to a Troop that has none."""
    if unit in field.state.cards:
        return 0.0
    return max(kept_for(field, unit, order) for order in OrderKind)


def _again(field: Field, unit: UnitId) -> float:
    """What it is worth to execute the same order a second time."""
    return max(0.0, at_once(field, unit, field.state.units[unit].acted))


def _dangerous(field: Field, foe: UnitId) -> float:
    """What an enemy that has not acted could do with the best of its charges or shots."""
    if foe not in field.state.cards:
        return 0.0
    harms = [_feared(field, unit, foe) for unit in field.own if foe in threats(field, unit)]
    return judgement.CHARGED * _PART * max((0.0, *harms))


def _feared(field: Field, unit: UnitId, foe: UnitId) -> float:
    return -field.clash(foe, unit, "flank" if threats(field, unit)[foe] else "front")


Feature = Callable[[Field, UnitId], float]

FRIENDS: Final[dict[str, Feature]] = {
    Quality.AUTHORITARIAN: _doubtful,
    Quality.BOLD: _ill_carded,
    Quality.COORDINATOR: _aided,
    Quality.DETERMINED: _charging,
    Quality.DILIGENT: _untidy,
    Quality.ENTHUSIASTIC: _charging,
    Quality.HERO: _again,
    Quality.HONOURABLE: _worn,
    Quality.NOTABLE: _doubtful,
    Quality.PERFECTIONIST: _shooting,
    Quality.PRUDENT: _unarmed,
    Quality.RELIGIOUS: _worn,
    Quality.STOIC: _exposed,
    Quality.SWIFT: _shooting,
    Quality.TRICKSTER: _aided,
    Quality.TUTOR: _shooting,
    Quality.UNDAUNTED: _threatened,
}
"""What an action on a friendly Troop is worth, by quality."""

FOES: Final[dict[str, Feature]] = {
    Quality.CONSPIRATOR: _dangerous,
    Quality.ENIGMATIC: _dangerous,
    Quality.ERUDITE: _dangerous,
    Quality.THREATENING: _dangerous,
}
"""What an action on an enemy Troop is worth, by quality."""


@INSTRUCTIONS.of(CommandAction)
def _best_action(field: Field, question: CommandAction) -> Order:
    """The action that promises most; a second ride if none promises anything, or nothing where he may decline."""
    leader, open_verbs = question.leader, question.verbs
    found: list[tuple[float, Order]] = []
    for verb in open_verbs:
        if verb in (DONE, RUN):
            continue
        found += [
            (_worth(field, verb, on), Order(verb, leader, on)) for on in POWERS[verb].targets(field.state, leader)
        ]
    best = max(found, key=lambda one: one[0], default=(0.0, Order(DONE)))
    if best[0] > 0:
        return best[1]
    if RUN in open_verbs:
        return Order(RUN, leader)
    return Order(DONE) if DONE in open_verbs else found[0][1]


def _worth(field: Field, verb: str, on: tuple[str, ...]) -> float:
    if verb == INSPIRE:
        return inspired(field, UnitId(on[0]), Virtue(on[1]))
    row = FRIENDS.get(verb) or FOES.get(verb)
    units = [UnitId(one) for one in on if one in field.state.units]
    return sum(row(field, unit) for unit in units) if row is not None else 0.0
