"""2.22, 4.08, 6.32-6.34, 6.98 Targets: what a Troop shoots at, who of several at whom, and in what order."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar, Final

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.shooting.shots import Aim, Aimed, aim, made, volleys
from maestre.games.tercios.table import chances
from maestre.games.tercios.table.asking import ByOrder, ByTrigger, Choosing, inches, named_word
from maestre.games.tercios.table.state import Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Trigger, Volley
from maestre.games.tercios.table.troops import named
from maestre.miniatures.words import percent
from maestre.play import Each, EachOf, Message, Procedure, Question, ask, rule, tell

HOLD: Final = "hold"
"""Not to shoot after all."""


# ------------------------------------------------------------------------------------------------------------ questions


def shots_now(state: State, unit: UnitId, order: OrderKind) -> dict[Aimed, Volley]:
    """The shots that a Troop may make with an order."""
    return {aim(volley)[1]: volley for volley in volleys(state, unit, order)}


class Shoot(ByOrder[Aimed | None], frozen=True, tag="shoot"):
    """A Troop shoots: at whom and with what; in its own activation nobody must."""

    rule: ClassVar = "4.08"
    shots: tuple[Aimed, ...]

    def options(self) -> tuple[Aimed | None, ...]:
        return *self.shots, None

    def word(self, value: Aimed | None) -> str:
        return value.word if value else HOLD

    def describe(self, seen: State, value: Aimed | None) -> Message:
        if value is None:
            return super().describe(seen, value)
        volley = shots_now(seen, self.unit, self.order).get(value)
        return _shot_at_mover(seen, value) if volley is None else _promised(seen, volley)


class ShootAtMover(ByTrigger[Aimed | None], frozen=True, tag="shoot-at-mover"):
    """A Troop reacts with a shot: with what; it may be made anywhere on the way of the enemy."""

    rule: ClassVar = "4.08"
    shots: tuple[Aimed, ...]

    def options(self) -> tuple[Aimed | None, ...]:
        return self.shots

    def word(self, value: Aimed | None) -> str:
        return value.word if value else HOLD

    def describe(self, seen: State, value: Aimed | None) -> Message:
        return super().describe(seen, value) if value is None else _shot_at_mover(seen, value)


def _promised(seen: State, volley: Volley) -> Message:
    """With what at whom, how far, with which dice, and the chances to wear and to disorder."""
    odds = chances.shot(volley).items()
    return Message.of(
        "offer-shot",
        weapon=Message(f"weapon-{volley.weapon}"),
        target=named(seen, volley.target),
        far=inches(volley.distance),
        dice=volley.dice.whole,
        number=volley.number,
        courage=volley.courage.whole,
        resist=volley.resist,
        wears=percent(sum((chance for done, chance in odds if done.wear), Fraction(0))),
        disorders=percent(sum((chance for done, chance in odds if done.helpless), Fraction(0))),
    )


def _shot_at_mover(seen: State, shot: Aimed) -> Message:
    """With what at whom; where that will be, and so its figures, are not known before."""
    return Message.of("offer-answer-shot", weapon=Message(f"weapon-{shot.weapon}"), target=named(seen, shot.target))


class _Fort(EachOf[State], frozen=True):
    """The members of a fort shoot: each at a target of its own."""

    shots: tuple[tuple[UnitId, tuple[Aimed, ...]], ...]

    def choice(self) -> Each:
        return Each(tuple((shooter, tuple(one.word for one in shots)) for shooter, shots in self.shots))

    def check(self, seen: State, value: dict[str, str]) -> None:
        """Refuse nothing: each may shoot at any of its targets, whatever the others do."""

    def propose(self, seen: State, rng: Random) -> Iterator[dict[str, str]]:
        options = self.choice().options
        while True:
            yield {shooter: rng.choice(words) for shooter, words in options}

    def describe(self, seen: State, value: dict[str, str]) -> Message:
        return Message.of("offer-several", count=sum(word != HOLD for word in value.values()))

    def pieces(self, seen: State) -> tuple[str, ...]:
        return tuple(shooter for shooter, _ in self.shots)

    def meant(self, value: dict[str, str]) -> tuple[Aim, ...]:
        """Who shoots, and how."""
        known = {(shooter, one.word): one for shooter, shots in self.shots for one in shots}
        return tuple((who, known[who, value[who]]) for who, _ in self.shots if value[who] != HOLD)


class FortShoots(_Fort, frozen=True, tag="fort-shoots"):
    """A fort shoots: who of it at whom, or not at all."""

    rule: ClassVar = "6.33"
    unit: UnitId
    order: OrderKind

    def choice(self) -> Each:
        return Each(tuple((shooter, (*words, HOLD)) for shooter, words in super().choice().options))

    def of_one(self, shooter: UnitId) -> Shoot:
        """Ask the same of one member alone."""
        return Shoot(self.unit, self.order, dict(self.shots)[shooter])


class FortReacts(_Fort, frozen=True, tag="fort-reacts"):
    """A fort reacts with shots: who of it with what."""

    rule: ClassVar = "6.33"
    trigger: Trigger

    def of_one(self, shooter: UnitId) -> ShootAtMover:
        """Ask the same of one member alone."""
        return ShootAtMover(self.trigger, dict(self.shots)[shooter])


class NextOfFort(Choosing[UnitId], frozen=True, tag="salvo"):
    """Several members of a fort shoot: who is the next; ``queue`` shoot before."""

    rule: ClassVar = "6.34"
    unit: UnitId
    shots: tuple[Aim, ...]
    queue: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return tuple(shooter for shooter, _ in self.shots if shooter not in self.queue)

    def describe(self, seen: State, value: UnitId) -> Message:
        return named_word(seen, value)


class NextOfFormation(NextOfFort, frozen=True, tag="formation-salvo"):
    """A Formation and its gun shoot: who is the first."""

    rule: ClassVar = "6.98"


# ----------------------------------------------------------------------------------------------------- in an activation


@rule("2.22")
def fire_order(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Shoot with full effect, without moving or turning; nobody must."""
    yield from shoot(state, unit, OrderKind.FIRE)


def can_shoot(state: State, unit: UnitId) -> bool:
    """Whether a Troop has anything to shoot at with Attention."""
    return bool(volleys(state, unit, OrderKind.ATTENTION))


@rule("2.15", "2.17")
def shoot_once(state: State, unit: UnitId) -> Procedure[bool]:
    """Shoot as one of the actions of Attention; the activation goes on if the unit is still there."""
    yield from shoot(state, unit, OrderKind.ATTENTION)
    return unit in state.units


@rule("4.01", "4.08", "6.32", "6.34")
def shoot(state: State, unit: UnitId, order: OrderKind) -> Procedure[None]:
    """Choose what to shoot at, then shoot: several members one after another, each completely."""
    may = tuple(aim(volley) for volley in volleys(state, unit, order))
    if not may:
        tell(state, "no-shot", "4.08", unit=named(state, unit))
        return
    for shooter, shot in (yield from declared(state, unit, may, order)):
        yield from made(state, shooter, shot, order, reacting=False)


# ----------------------------------------------------------------------------------------------- what is declared first


def declared(state: State, unit: UnitId, may: tuple[Aim, ...], by: OrderKind | Trigger) -> Procedure[tuple[Aim, ...]]:
    """Let the owner say who of a Troop shoots at whom, by an order or a reaction, before the first die falls."""
    pool = state.pools.get(unit)
    if pool is not None and pool.kind is Pooled.FORT:
        return (yield from _by_each(state, unit, may, by))
    if pool is not None and pool.kind is Pooled.INTEGRATED:
        return (yield from _at_one(state, unit, may, by))
    chosen = yield from _chosen(state, unit, may, by)
    return () if chosen is None else ((unit, chosen),)


def _chosen(state: State, unit: UnitId, may: tuple[Aim, ...], by: OrderKind | Trigger) -> Procedure[Aimed | None]:
    """One of some shots, or none."""
    shots = tuple(dict.fromkeys(shot for _, shot in may))
    question: Question[State, Aimed | None] = (
        ShootAtMover(by, shots) if isinstance(by, Trigger) else Shoot(unit, by, shots)
    )
    return (yield from ask(state.units[unit].side, question))


@rule("6.33")
def _by_each(state: State, unit: UnitId, may: tuple[Aim, ...], by: OrderKind | Trigger) -> Procedure[tuple[Aim, ...]]:
    """The members of a fort each have a target of their own."""
    shooters = tuple(dict.fromkeys(shooter for shooter, _ in may))
    own = tuple((one, tuple(dict.fromkeys(shot for who, shot in may if who == one))) for one in shooters)
    question = FortReacts(own, by) if isinstance(by, Trigger) else FortShoots(own, unit, by)
    said = yield from ask(state.units[unit].side, question)
    return (yield from _queued(state, unit, question.meant(said), NextOfFort))


@rule("6.98")
def _at_one(state: State, unit: UnitId, may: tuple[Aim, ...], by: OrderKind | Trigger) -> Procedure[tuple[Aim, ...]]:
    """A Formation and its gun have one target; the gun alone shoots at what only it can reach."""
    near = [shot.target for shooter, shot in may if shooter == unit]
    offered = tuple((who, shot) for who, shot in may if who == unit or shot.target not in near)
    chosen = yield from _chosen(state, unit, offered, by)
    if chosen is None:
        return ()
    first = next(one for one in offered if one[1] == chosen)
    gun = tuple(one for one in may if one[0] not in {unit, first[0]} and one[1].target == chosen.target)
    return (yield from _queued(state, unit, (first, *gun), NextOfFormation))


@rule("6.33", "6.98")
def _queued(state: State, unit: UnitId, shots: tuple[Aim, ...], kind: type[NextOfFort]) -> Procedure[tuple[Aim, ...]]:
    """Put several shots in the order that the owner likes; when all are alike there is nothing to ask."""
    left, queue = dict(shots), dict[UnitId, Aimed]()
    while len(dict.fromkeys(left.values())) > 1:
        first = yield from ask(state.units[unit].side, kind(unit, tuple(dict(shots).items()), tuple(queue)))
        queue[first] = left.pop(first)
    return (*queue.items(), *left.items())
