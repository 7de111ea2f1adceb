"""7.56, 7.79, 7.81, 7.86, 7.88, 7.94, 7.117 Qualities that act on Troops around a leader, without an action.

Diplomat (7.78) widens whom a Commander can interact with: `command.interacts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import tire
from maestre.games.tercios.command.leaders import INSPIRE, command_roll, spared_by_two
from maestre.games.tercios.command.reach import COMMAND, commands, within
from maestre.games.tercios.data import Ability, Body, Quality
from maestre.games.tercios.orders.standing import DECLINE
from maestre.games.tercios.table.asking import Whether
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import Withdrawal
from maestre.games.tercios.table.places import disc, outline
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Deed, Situation
from maestre.games.tercios.table.troops import acting, brigade, leader_named, named
from maestre.games.tercios.table.values import Bonus, Step
from maestre.play import Procedure, ask, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline


class UseElegant(Whether, frozen=True, tag="use-elegant"):
    """A Troop near a rested leader must retreat: whether he turns that into a disengagement."""

    rule: ClassVar = "7.81"
    window: ClassVar = "elegant"
    no: ClassVar = DECLINE
    yes: ClassVar = "use"
    assumed: ClassVar = (DECLINE, "assume-no-reaction")
    leader: LeaderId
    unit: UnitId

    def standing(self, seen: State, orders: tuple[str, ...]) -> bool | None:
        return False if DECLINE in orders else None


class UseCold(Whether, frozen=True, tag="use-cold"):
    """An enemy leader acts on a rested one or on friends near him: whether he throws against it."""

    rule: ClassVar = "7.88"
    window: ClassVar = "cold"
    no: ClassVar = DECLINE
    yes: ClassVar = "use"
    assumed: ClassVar = (DECLINE, "assume-no-reaction")
    leader: LeaderId
    other: LeaderId

    def standing(self, seen: State, orders: tuple[str, ...]) -> bool | None:
        return False if DECLINE in orders else None


def _by(state: State, unit: UnitId, quality: Quality) -> tuple[LeaderId, ...]:
    """Name the leaders with a quality who lead a Troop: in it, or within command distance and in sight."""
    with_it = (one for one, who in state.leaders.items() if who.has(quality))
    return tuple(one for one in with_it if commands(state, one, unit))


@rule("7.56")
def wealthy_pays(state: State, unit: UnitId) -> bool | None:
    """Wealthy: mercenaries near him may try a rout check."""
    return True if _by(state, unit, Quality.WEALTHY) else None


@rule("7.56")
def wealthy_steps(state: State, unit: UnitId) -> tuple[Step, ...] | None:
    """Wealthy: the mercenaries of a leader of low level try with less Discipline."""
    payers = _by(state, unit, Quality.WEALTHY) if has(state, unit, Ability.MERCENARIES) else ()
    if not payers or max(state.leaders[one].level for one in payers) >= state.figures.leaders.actions.generous:
        return None
    return (Step(Quality.WEALTHY.value, -1, "7.56"),)


@rule("7.79")
def willing_lends(state: State, unit: UnitId, ability: Ability) -> bool | None:
    """Willing: Light companies near him have Evasion."""
    if ability is not Ability.EVASION or state.gear(unit).body is not Body.COMPANY:
        return None
    return True if has(state, unit, Ability.LIGHT) and _by(state, unit, Quality.WILLING) else None


@rule("7.81")
def elegant_withdrawal(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """Elegant: a rested leader may turn a retreat near him into a disengagement, and is exhausted; no sight needed."""
    for leader, who in list(state.leaders.items()):
        able = who.has(Quality.ELEGANT) and not who.exhausted and interacts(state, leader, unit)
        if what != "retreat" or not able or not within(state, leader, unit, state.figures.distances.command):
            continue
        if (yield from ask(who.side, UseElegant(leader, unit))):
            tire(state, leader, "7.81")
            tell(state, "elegant-withdrawal", "7.81", leader=leader_named(state, leader), unit=named(state, unit))
            return "disengage"
    return what


@rule("7.86")
def expert_inspires(state: State, leader: LeaderId, unit: UnitId) -> tuple[UnitId, ...] | None:
    """Expert: with one Troop of his command's brigade all the others that may still act are inspired, near or far."""
    who = state.leaders[leader]
    if not who.has(Quality.EXPERT) or state.units[unit].command != who.command or not brigade(state, unit):
        return None
    others = (one for one in acting(state, who.side) if one in state.cards and brigade(state, one))
    return tuple(one for one in others if state.units[one].command == who.command)


@rule("7.94")
def imperturbable_reacts(state: State, at: Situation) -> Iterator[Bonus]:
    """Imperturbable: Troops near him have more Discipline to react, after all steps."""
    if at.use in {"reaction", "evade"} and _by(state, at.unit, Quality.IMPERTURBABLE):
        yield Bonus(Quality.IMPERTURBABLE.value, state.figures.leaders.bonus, "7.94")


@rule("7.117")
def respectable_unseen(state: State, leader: LeaderId, what: str) -> bool | None:
    """Respectable: he leads and inspires those whom he does not see; his other actions need sight."""
    return True if what in {COMMAND, INSPIRE} and state.leaders[leader].has(Quality.RESPECTABLE) else None


# ---------------------------------------------------------------------------------------------------------------- cold


@rule("7.88")
def cold_cancels(successes: int, state: State, deed: Deed) -> Procedure[int]:
    """Cold: a rested leader may throw against an enemy's action on himself or on friends near his base.

    A cancelled action has still been performed: its leader is exhausted by his own dice alone.
    """
    side = state.leaders[deed.leader].side.enemy
    for leader, who in list(state.leaders.items()):
        cold = who.side is side and who.has(Quality.COLD) and not who.exhausted
        if not successes or not cold or not any(_covers(state, leader, one) for one in deed.on):
            continue
        about = Deed(
            leader, Quality.COLD.value, (deed.leader,), who.level, state.figures.leaders.qualities[Quality.COLD].number
        )
        if (yield from ask(side, UseCold(leader, deed.leader))):
            own = yield from command_roll(state, about)
            if spared_by_two(state, about, own) is None:
                tire(state, leader, "7.88")
            successes = 0 if own else successes
            if own:
                tell(state, "cold-cancels", "7.88", leader=leader_named(state, leader))
    return successes


def _covers(state: State, leader: LeaderId, piece: str) -> bool:
    """Whether a target is this leader, or a friend of his within 6 inches of his base."""
    if piece == leader:
        return True
    here, there = _edge(state, leader), _edge(state, piece)
    if here is None or there is None or _side(state, piece) is not state.leaders[leader].side:
        return False
    return tabletop.distance(here, there).within(state.figures.distances.command)


def _side(state: State, piece: str) -> object:
    return state.units[UnitId(piece)].side if piece in state.units else state.leaders[LeaderId(piece)].side


def _edge(state: State, piece: str) -> Outline | None:
    """The edge of a Troop or leader; of one inside a Troop that of his host."""
    if piece in state.leaders:
        inside = state.leaders[LeaderId(piece)].inside
        return disc(state, LeaderId(piece)) if inside is None else outline(state, inside)
    if piece in state.units and state.units[UnitId(piece)].pose is not None:
        return outline(state, UnitId(piece))
    return None
