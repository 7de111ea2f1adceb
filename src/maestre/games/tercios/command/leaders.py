"""7.08, 7.14, 7.28-7.35, 7.50-7.52 A leader is activated: he moves, then performs a command action.

Each quality that grants an action is a row of `POWERS`, beside the two common ones; `wiring` fills it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar, Final, Literal, NamedTuple

from msgspec.structs import replace

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import Ride, allowance, arrive, enters_at, ride, tire
from maestre.games.tercios.command.reach import command_distance, near
from maestre.games.tercios.data import INCH, Arm, Figures, Quality, Virtue
from maestre.games.tercios.data.leaders import Reach
from maestre.games.tercios.table.asking import touched
from maestre.games.tercios.table.extents import OPEN, WHOLE
from maestre.games.tercios.table.marks import marked, put
from maestre.games.tercios.table.moments import (
    ACTION_REACH,
    ACTION_SUCCEEDED,
    INSPIRED,
    LEADER_TIRED,
    LEADS,
    SIGHT_WAIVED,
    TOLD_NEAR,
)
from maestre.games.tercios.table.places import disc, outline
from maestre.games.tercios.table.sight import sees
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Deed
from maestre.games.tercios.table.troops import able, acting, leader_named, named, piece_named
from maestre.miniatures.sides import Side
from maestre.miniatures.words import percent
from maestre.play import Message, Offer, Order, Orders, Procedure, Question, Refused, ask, rule, tell, throw
from maestre.play.chance.readings import Successes, passes
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point

RUN: Final = "run"
INSPIRE: Final = "inspire"
DONE: Final = "done"
NEXT: Final = "next"
"""The mark of a Troop that must be the next to act of its side."""
LEFT: Final = "left"
"""The mark of a leader who has left a Troop in this go: he may join none (7.22)."""

When = Literal["outside", "joined", "switch"]


class Power(NamedTuple):
    """A command action: the targets that may be named for it, few enough to list, and what it does.

    ``effect`` hears the successes that hold, 0 too: some act on failure. ``when`` says for whom it is: a leader outside
    of Troops, one who has just joined a Troop, or one who rides from a Troop straight into another, which declares it.
    """

    targets: Callable[[State, LeaderId], tuple[tuple[str, ...], ...]]
    effect: Callable[[State, LeaderId, tuple[str, ...], int], Procedure[None]]
    when: When = "outside"


POWERS: Final[dict[str, Power]] = {}
"""What each command action does: by quality, and the two common ones."""


# ---------------------------------------------------------------------------------------------------- the activation


class CommandAction(Question[State, Order], frozen=True, tag="leading"):
    """A leader may act: with which of his command actions, and on whom."""

    rule: ClassVar = "7.28"
    leader: LeaderId
    verbs: tuple[str, ...]

    def public(self) -> CommandAction:
        """All know who leads; which of his actions have a target may tell of a card that lies face down (7.108)."""
        return replace(self, verbs=())

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def read(self, answer: Order) -> Order:
        return answer

    def word(self, value: Order) -> Order:
        return value

    def check(self, seen: State, value: Order) -> None:
        _check_action(seen, self.leader, value)

    def propose(self, seen: State, rng: Random) -> Iterator[Order]:
        found = tuple(self._all(seen))
        yield from rng.sample(found, len(found))

    def describe(self, seen: State, value: Order) -> Message:
        return Message(f"offer-{DONE}") if value.verb == DONE else _deed(seen, self.leader, value)

    def pieces(self, seen: State) -> tuple[str, ...]:
        return (self.leader,)

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        found = sorted(self._all(seen), key=lambda one: (one.verb, one.piece, one.objects))
        return touched(self, seen, found, piece)

    def _all(self, seen: State) -> Iterator[Order]:
        for verb in self.verbs:
            every = ((),) if verb == DONE else POWERS[verb].targets(seen, self.leader)
            yield from (Order(verb, self.leader, on) for on in every)


def _check_action(state: State, leader: LeaderId, order: Order) -> None:
    """Refuse another's action, and targets that it does not have."""
    if order.verb == DONE:
        return
    if order.piece != leader:
        raise Refused("7.28", "not-the-acting-leader", leader=state.leaders[leader].name)
    if order.objects in POWERS[order.verb].targets(state, leader):
        return
    for one in order.objects:
        if one in state.units or one in state.leaders:
            ACTION_REACH(state, leader, order.verb, one)
    raise Refused("7.28", "no-target-of-action", what=called(order.verb), target=" ".join(order.objects))


def _deed(seen: State, leader: LeaderId, order: Order) -> Message:
    """A command action with its targets, its dice and the chance of any success."""
    dice, number = seen.leaders[leader].level, action_number(seen.figures, order.verb)
    first, second, *_ = (*(_target(seen, one) for one in order.objects), "", "")
    return Message.of(
        "offer-deed",
        what=called(order.verb),
        targets=len(order.objects),
        first=first,
        second=second,
        dice=dice,
        number=number,
        chance=percent(passes(dice, number)),
    )


def _target(seen: State, one: str) -> Message | str:
    return Message(f"virtue-{one}") if one in tuple(Virtue) else piece_named(seen, one)


@rule("2.07", "7.34")
def rested(state: State, leader: LeaderId) -> None:
    """Refuse an exhausted leader."""
    who = state.leaders[leader]
    if who.exhausted:
        raise Refused("7.34", "leader-exhausted", leader=who.name)


@rule("7.08", "7.14", "7.21", "7.22")
def lead(state: State, leader: LeaderId) -> Procedure[None]:
    """Let a leader move, or stay, and then perform a command action; who has joined a Troop performs none."""
    if (yield from LEADS(False, state, leader)):
        return
    side, left = state.leaders[leader].side, state.leaders[leader].inside is not None
    switches = _open(state, leader, "switch") if left else ()
    about = Ride(leader, allowance(state, leader), joins=not left or bool(switches))
    spot = yield from ask(side, about)
    to = Point(spot.x, spot.y)
    host = enters_at(state, leader, to)
    if switches and host is not None:
        yield from attempt(state, leader, switches[0], (host,))
        return
    if left:
        put(state, Mark(LEFT, leader, Until.GO))
    yield from arrive(state, leader, to)
    if leader not in state.leaders:
        return
    yield from command(state, leader, host)


@rule("7.08", "7.21")
def command(state: State, leader: LeaderId, host: UnitId | None) -> Procedure[None]:
    """Let a leader who has come where he is perform a command action; who has joined a Troop may."""
    side = state.leaders[leader].side
    verbs = _open(state, leader, "outside") if host is None else _open(state, leader, "joined")
    if verbs:
        order = yield from ask(side, CommandAction(leader, verbs if host is None else (*verbs, DONE)))
        if order.verb != DONE:
            yield from attempt(state, leader, order.verb, order.objects)


@pure(WHOLE)
@rule("7.28")
def _open(state: State, leader: LeaderId, when: When) -> tuple[str, ...]:
    """The actions that a leader may declare now: the common ones and his own, those with something to act on."""
    known = (RUN, INSPIRE, *state.leaders[leader].qualities)
    powers = ((what, POWERS[what]) for what in known if what in POWERS)
    return tuple(str(what) for what, power in powers if power.when == when and power.targets(state, leader))


@rule("7.30", "7.31", "7.32", "7.33")
def attempt(state: State, leader: LeaderId, what: str, on: tuple[str, ...]) -> Procedure[None]:
    """Throw for a command action and let it work, or not; exhaustion comes with the dice."""
    deed = Deed(leader, what, on, state.leaders[leader].level, _terms(state.figures, what).number)
    successes = yield from command_roll(state, deed)
    if LEADER_TIRED(state, deed, successes):
        tire(state, leader, "7.32")
    held = (yield from ACTION_SUCCEEDED(successes, state, deed)) if successes else 0
    yield from POWERS[what].effect(state, leader, on, held)


@rule("7.30")
def command_roll(state: State, deed: Deed) -> Procedure[int]:
    """Throw a die for each level of a leader; without any he has no success."""
    successes = 0
    if deed.dice:
        successes = yield from throw(Successes(deed.dice, deed.number), "7.30", about=deed)
    name, what = leader_named(state, deed.leader), called(deed.what)
    tell(state, "deed-thrown", "7.30", leader=name, what=what, number=deed.number, successes=successes)
    return successes


def called(what: str) -> Message:
    """What an action is called."""
    return Message(f"quality-{what}" if what in tuple(Quality) else f"deed-{what}")


@rule("7.33")
def spared_by_two(state: State, deed: Deed, successes: int) -> bool | None:
    """Two successes keep a leader ready."""
    return False if successes >= state.figures.leaders.actions.ready else None


# ------------------------------------------------------------------------------------------------------ reach


class _Terms(NamedTuple):
    number: int
    reach: Reach
    sight: bool


def _terms(figures: Figures, what: str) -> _Terms:
    """What a die must show for an action, and how far it reaches."""
    if what in (RUN, INSPIRE):
        return _Terms(figures.targets.command_action, "none" if what == RUN else "command", sight=what == INSPIRE)
    row = figures.leaders.qualities[Quality(what)]
    return _Terms(row.number, row.reach, row.sight)


def action_number(figures: Figures, what: str) -> int:
    """What a die must show for a command action."""
    return _terms(figures, what).number


@rule("7.04")
def within_authority(state: State, leader: LeaderId, what: str, on: str) -> None:
    """Refuse a friendly Troop with which a leader cannot interact."""
    if on in state.units and state.units[UnitId(on)].side is state.leaders[leader].side:
        unit = UnitId(on)
        if not interacts(state, leader, unit):
            raise Refused("7.04", "leader-cannot-interact", leader=state.leaders[leader].name, unit=named(state, unit))


@rule("7.29")
def in_reach(state: State, leader: LeaderId, what: str, on: str) -> None:
    """Refuse a target out of a leader's sight, or out of the distance of his action."""
    if TOLD_NEAR(state, leader, on):
        return
    terms = _terms(state.figures, what)
    who, unit = state.leaders[leader], UnitId(on) if on in state.units else None
    if unit is not None and terms.reach == "command":
        if who.inside != unit and not near(state, leader, unit, what):
            raise Refused("7.29", "out-of-command-reach", leader=who.name, target=named(state, unit))
        return
    if unit is None and terms.reach == "command" and not _beside(state, leader, LeaderId(on)):
        raise Refused("7.29", "out-of-command-reach", leader=who.name, target=state.leaders[LeaderId(on)].name)
    if unit is not None and terms.reach.isdigit() and not _under(state, leader, unit, int(terms.reach) * INCH):
        raise Refused("7.29", "out-of-command-reach", leader=who.name, target=named(state, unit))
    if terms.sight and not SIGHT_WAIVED(state, leader, what) and not sees(state, leader, on):
        shown = named(state, unit) if unit else state.leaders[LeaderId(on)].name
        raise Refused("7.29", "out-of-leader-sight", leader=who.name, target=shown)


@rule("7.12", "7.16")
def _beside(state: State, leader: LeaderId, other: LeaderId) -> bool:
    """Whether another leader, or the Troop that he is in, is within a leader's command distance."""
    host = state.leaders[other].inside
    if host is not None and state.units[host].pose is None:
        return False
    own, edge = disc(state, leader), disc(state, other) if host is None else outline(state, host)
    if own is None or edge is None:
        return False
    return tabletop.distance(own, edge).within(command_distance(state, leader))


def _under(state: State, leader: LeaderId, unit: UnitId, length: int) -> bool:
    own = disc(state, leader)
    return own is not None and tabletop.distance(own, outline(state, unit)).under(length)


@pure(OPEN)
def friendly_troops(state: State, leader: LeaderId, what: str) -> tuple[UnitId, ...]:
    """List the Troops of a leader's side on the table that an action of his reaches."""
    return _reached(state, leader, what, acting(state, state.leaders[leader].side))


@pure(OPEN)
def enemy_troops(state: State, leader: LeaderId, what: str) -> tuple[UnitId, ...]:
    """List the enemy Troops on the table that an action reaches."""
    return _reached(state, leader, what, acting(state, state.leaders[leader].side.enemy))


@pure(OPEN)
def next_troops(state: State, leader: LeaderId, what: str) -> tuple[UnitId, ...]:
    """List the friendly Troops that an action reaches and that may be the next to act."""
    return _reached(state, leader, what, able(state, state.leaders[leader].side))


@pure(OPEN)
def friendly_leaders(state: State, leader: LeaderId, what: str) -> tuple[LeaderId, ...]:
    """List the other leaders of his side that an action reaches."""
    return _leaders(state, leader, what, state.leaders[leader].side)


@pure(OPEN)
def enemy_leaders(state: State, leader: LeaderId, what: str) -> tuple[LeaderId, ...]:
    """List the enemy leaders that an action reaches."""
    return _leaders(state, leader, what, state.leaders[leader].side.enemy)


def itself(state: State, leader: LeaderId) -> tuple[tuple[str, ...], ...]:
    """The targets of an action that has none."""
    return ((),)


def _reached(state: State, leader: LeaderId, what: str, units: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    standing = (unit for unit in units if state.units[unit].pose is not None or TOLD_NEAR(state, leader, unit))
    return tuple(unit for unit in standing if ACTION_REACH.lets(state, leader, what, unit))


def _leaders(state: State, leader: LeaderId, what: str, side: Side) -> tuple[LeaderId, ...]:
    others = (one for one, other in state.leaders.items() if other.side is side and one != leader)
    return tuple(one for one in others if ACTION_REACH.lets(state, leader, what, one))


# --------------------------------------------------------------------------------------- who must be the next to act


def bind(state: State, leader: LeaderId, *units: UnitId) -> None:
    """Make one of some Troops the next to act of its side in this go."""
    for unit in units:
        put(state, Mark(NEXT, unit, Until.GO, leader))


@rule("7.51")
def bound(state: State, unit: UnitId) -> None:
    """Refuse a Troop while another is bound to be the next to act."""
    side = state.units[unit].side
    if not any(mark.what == NEXT for mark in state.marks):
        return
    next_ones = [one for one in acting(state, side) if one in state.cards and marked(state, NEXT, one)]
    if next_ones and unit not in next_ones:
        raise Refused("7.51", "another-acts-next", proof=tuple(next_ones), unit=named(state, next_ones[0]))


# ---------------------------------------------------------------------------------------------------- common actions


class SecondRide(Ride, frozen=True, tag="second-ride"):
    """A leader runs: where to."""

    rule: ClassVar = "7.50"


@rule("7.50")
def run(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """A second move; it may end in a Troop if he has not left one."""
    if successes:
        yield from ride(state, SecondRide(leader, allowance(state, leader), joins=not marked(state, LEFT, leader)))


@rule("7.51")
def inspirable(state: State, leader: LeaderId) -> tuple[tuple[str, ...], ...]:
    """Each foot or horse that may act next, with each virtue of his that adds to a value."""
    virtues = [virtue for virtue in state.leaders[leader].virtues if state.figures.leaders.virtues[virtue].lendable]
    if not virtues:
        return ()
    units = (one for one in next_troops(state, leader, INSPIRE) if state.gear(one).arm is not Arm.ARTILLERY)
    return tuple((unit, virtue.value) for unit in units for virtue in virtues)


@rule("7.51", "7.52")
def inspire(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Lend a virtue to a Troop, which is the next to act, until the opponent's go begins."""
    if successes:
        unit, virtue = UnitId(on[0]), Virtue(on[1])
        units = (unit, *(one for one in INSPIRED(state, leader, unit) if one != unit))
        for one in units:
            put(state, Mark(virtue.value, one, Until.GO, leader))
            tell(state, "troop-inspired", "7.51", unit=named(state, one), virtue=Message(f"virtue-{virtue}"))
        bind(state, leader, *units)
    yield from ()
