"""2.09, 7.01-7.10, 7.31-7.32 Targets: a side declares all of them, shoots, then courage is tested.

A shot is written as its target, then ``/canister`` or ``/indirect``; a building is ``building:`` and its id. Its key is
the shooter, or ``shooter/side`` of a unit that shoots from several sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar, Final, get_args

from msgspec.structs import replace

from maestre.games.aguila.charging.figures import shot_words
from maestre.games.aguila.morale.chances import expected
from maestre.games.aguila.morale.courage import one_shaken
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.shooting.aiming import STUNNED, aims, forced, shares
from maestre.games.aguila.shooting.artillery import leads
from maestre.games.aguila.shooting.shaking import owing
from maestre.games.aguila.shooting.shot_values import HOUSES
from maestre.games.aguila.shooting.shots import fire, reading_of, stands, volley
from maestre.games.aguila.table.asking import known
from maestre.games.aguila.table.moments import SHOT_SIDES
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, present, start_of
from maestre.games.aguila.table.rolls import Passed
from maestre.games.aguila.table.state import Fire, State, UnitId
from maestre.games.aguila.table.subjects import Aim, AimKind
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.miniatures.sides import Side
from maestre.miniatures.words import pointed
from maestre.play import Each, EachOf, Message, Offer, Procedure, Refused, ask, change, rule, tell, throw
from maestre.space import tabletop

HOLD: Final = "hold"
"""Not to shoot."""
_BUILDING: Final = "building:"
_KINDS: Final[dict[str, AimKind]] = {kind: kind for kind in get_args(AimKind)}
_RESOLVE: Final = "resolve"
_EAGER: Final = 0.9
_TRIES: Final = 8


# ------------------------------------------------------------------------------------------------------------ questions


def word(aim: Aim) -> str:
    """What a shot is called when it is chosen."""
    what = f"{_BUILDING}{aim.target}" if aim.kind in HOUSES else aim.target
    how = {"canister": "/canister", "indirect": "/indirect", "house-indirect": "/indirect"}
    return what + how.get(aim.kind, "")


@rule("4.09", "5.33", "5.46", "7.03")
class Shooting(EachOf[State], frozen=True, tag="shooting"):
    """A side declares all its shots at once: whom each shoots at, or that it holds."""

    rule: ClassVar = "7.01"
    side: Side
    aims: tuple[Aim, ...]
    sided: tuple[UnitId, ...] = ()
    """Who shoots from several sides, each of which has its own target."""

    def key(self, aim: Aim) -> str:
        """Give the key under which a shot is chosen."""
        return f"{aim.shooter}/{aim.side.name.lower()}" if aim.shooter in self.sided else aim.shooter

    def by_key(self) -> dict[str, tuple[Aim, ...]]:
        """Give the shots by their keys."""
        found: dict[str, tuple[Aim, ...]] = {}
        for aim in self.aims:
            found[self.key(aim)] = (*found.get(self.key(aim), ()), aim)
        return found

    def choice(self) -> Each:
        return Each(tuple((key, (*map(word, own), HOLD)) for key, own in self.by_key().items()))

    def check(self, seen: State, value: dict[str, str]) -> None:
        """Refuse one target for two sides of a unit: each side has its own."""
        taken: list[tuple[str, str]] = []
        for key, said in value.items():
            unit, _, side = key.partition("/")
            target = pointed(said)
            if said != HOLD and side:
                if (unit, target) in taken:
                    raise Refused("5.33", "one-target-a-side", unit=named(seen, unit), target=named(seen, target))
                taken.append((unit, target))

    def propose(self, seen: State, rng: Random) -> Iterator[dict[str, str]]:
        """Try targets by which nearly everybody shoots; at last nobody does."""
        for _ in range(_TRIES):
            yield self._guessed(rng)
        yield self.silence()

    def _guessed(self, rng: Random) -> dict[str, str]:
        answer: dict[str, str] = {}
        taken: list[tuple[str, str]] = []
        for key, options in self.choice().options:
            unit, _, side = key.partition("/")
            free = [one for one in options if not side or (unit, pointed(one)) not in taken]
            answer[key] = rng.choice([one for one in free if one != HOLD] or [HOLD]) if rng.random() < _EAGER else HOLD
            taken.append((unit, pointed(answer[key])))
        return answer

    def describe(self, seen: State, value: dict[str, str]) -> Message:
        """Say one shot with all its figures, of several how many there are."""
        shots = [key for key, said in value.items() if said != HOLD]
        if len(shots) != 1:
            return Message.of("offer-shots", count=len(shots), silent=len(value) - len(shots))
        (key,) = shots
        return shot_words(seen, next(aim for aim in self.by_key()[key] if word(aim) == value[key]))

    def pieces(self, seen: State) -> tuple[str, ...]:
        return known(seen, (aim.shooter for aim in self.aims))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer all the best shots, and silence; for one piece its shots and those at it, nobody else firing."""
        if not piece:
            yield Offer(self.plan(seen, ()), Message("offer-all-nearest"))
            yield Offer(self.silence(), Message("offer-all-hold"))
            return
        for key, own in self.by_key().items():
            for aim in own:
                said = word(aim)
                if piece in {aim.shooter, pointed(said)}:
                    where = start_of(seen, pointed(said)) or ()
                    yield Offer({**self.silence(), key: said}, shot_words(seen, aim), tuple(where), (key, said))

    def silence(self) -> dict[str, str]:
        """Let everybody hold."""
        return dict.fromkeys(self.by_key(), HOLD)

    def plan(self, seen: State, units: tuple[str, ...]) -> dict[str, str]:
        """Let each of those named, or everybody, fire where it does most without having to test; the others hold."""
        plan: dict[str, str] = {}
        for key, own in self.by_key().items():
            unit = own[0].shooter
            taken = [pointed(said) for other, said in plan.items() if pointed(other) == unit]
            free = [aim for aim in own if pointed(word(aim)) not in taken]
            plan[key] = HOLD if units and unit not in units else _best(seen, unit, free)
        return plan


def _best(state: State, unit: UnitId, own: list[Aim]) -> str:
    near = {aim.side: forced(state, unit, aim.side) for aim in own}
    able = [aim for aim in own if not near[aim.side] or aim.target in near[aim.side]]
    best = max(able, key=lambda aim: _promise(state, aim), default=None)
    return HOLD if best is None else word(best)


def _promise(state: State, aim: Aim) -> Fraction:
    return expected(reading_of(volley(state, aim)))


def every_shot(state: State, side: Side) -> Shooting:
    """All that a side may declare."""
    own = tuple(unit for unit in present(state) if state.units[unit].side is side and leads(state, unit))
    sided = tuple(unit for unit in own if len(SHOT_SIDES(state, unit)) > 1)
    return Shooting(side, tuple(aim for unit in own for aim in aims(state, unit)), sided)


# --------------------------------------------------------------------------------------------------------------- a part


@rule("2.09", "7.01", "7.31", "7.32")
def shoot(state: State) -> Procedure[None]:
    """One step of a side in shooting: all targets declared, one shooter's fire, or one courage test."""
    assert state.go is not None
    if not state.go.step:
        yield from _declare(state)
        state.go = replace(state.go, step=_RESOLVE)
    elif state.fires:
        yield from _next_fire(state)
    elif state.shaken:
        yield from one_shaken(state, whose(state))
    if state.ended:
        return
    if not state.fires:
        state.shaken = owing(state)
        if not state.shaken:
            yield from end_part(state)


@rule("5.58", "7.01", "7.03")
def _declare(state: State) -> Procedure[None]:
    """Let a side name all its targets, then take the tests that some of them need."""
    side = whose(state)
    question = every_shot(state, side)
    if not question.aims:
        return
    said = yield from ask(side, question)
    chosen = [aim for aim in question.aims if word(aim) == said[question.key(aim)]]
    kept: list[Aim] = []
    for unit in tuple(dict.fromkeys(aim.shooter for aim in chosen)):
        kept += yield from _tested(state, unit, tuple(aim for aim in chosen if aim.shooter == unit))
    state.fires = tuple(Fire(aim.shooter, aim.target, f"{aim.kind}/{aim.side.name}/{aim.share}") for aim in kept)


@rule("1.18", "7.08", "7.10", "10.13")
def _tested(state: State, unit: UnitId, chosen: tuple[Aim, ...]) -> Procedure[list[Aim]]:
    """The shots of a unit that come to be made: after a test if it is stunned, or passes over the nearest; or a doubt.

    One test lets a unit choose for all its sides; if it fails and two of them are left with one target, one of them
    shoots. A doubt that goes against it costs nothing but the shot.
    """
    if not (yield from composed(state, unit)):
        return []
    free: bool | None = None
    kept: list[Aim] = []
    for aim in chosen:
        if state.batteries and not any(word(own) == word(aim) for own in aims(state, unit)):
            continue
        near = forced(state, unit, aim.side)
        if near and aim.target not in near:
            if free is None:
                free = yield from tested(state, test_of(state, unit, "target"))
            if not free:
                aim = _nearest(state, aim, near)  # noqa: PLW2901 - what is shot at instead
        taken = any(aim.target == other.target for other in kept)
        if not taken and (not aim.doubtful or (yield from _made_out(state, aim))):
            kept.append(aim)
    share = shares(state, unit, tuple(aim.side for aim in kept))
    return [replace(aim, share=share) for aim in kept]


@rule("5.58", "10.13")
def composed(state: State, unit: UnitId) -> Procedure[bool]:
    """Whether a unit can bring itself to shoot: who is stunned tests, of a battery each gun, and some may be silent."""
    row = battery_of(state, unit)
    for one in row:
        if state.units[one].stunned and not (yield from tested(state, test_of(state, one, STUNNED))):
            deeds = state.units[one].deeds
            change(state.units, one, deeds=replace(deeds, tests=(*deeds.tests, STUNNED)))
    return any(STUNNED not in state.units[one].deeds.tests for one in row)


def _nearest(state: State, aim: Aim, near: tuple[str, ...]) -> Aim:
    """The shot at the nearest target instead: in the same way if that can be."""
    able = [own for own in aims(state, aim.shooter) if own.side is aim.side and own.target in near]
    return next((own for own in able if own.kind == aim.kind), able[0])


@rule("1.18")
def _made_out(state: State, aim: Aim) -> Procedure[bool]:
    """Whether a target that hardly shows is seen after all."""
    seen = yield from throw(Passed(state.figures.sight.doubt), "1.18", about=aim)
    key = "target-made-out" if seen else "target-not-made-out"
    tell(state, key, "1.18", unit=named(state, aim.shooter), target=named(state, aim.target))
    return seen


@rule("5.33", "7.01")
def _next_fire(state: State) -> Procedure[None]:
    """Resolve all that the next shooter has declared; what it aimed at may be gone."""
    unit = state.fires[0].shooter
    own = tuple(one for one in state.fires if one.shooter == unit)
    state.fires = tuple(one for one in state.fires if one.shooter != unit)
    for one in own:
        aim = _declared(one)
        if state.ended:
            return
        if stands(state, aim):
            yield from fire(state, aim)
        else:
            for gun_ in battery_of(state, unit):
                change(state.units, gun_, deeds=replace(state.units[gun_].deeds, fired=True))
            tell(state, "shot-lost", "7.01", unit=named(state, unit))


def _declared(one: Fire) -> Aim:
    kind, side, share = one.word.split("/")
    return Aim(one.shooter, one.target, _KINDS[kind], tabletop.Side[side], int(share))
