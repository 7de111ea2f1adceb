"""Reasons: what a captain tells of the position is so, and without it he would have answered something else.

`MAESTRE_REASONS=200` looks at as many of them; a few dozen are enough for every day.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import prod
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Arc, Kind, ShipId, Side
from maestre.games.lepanto.doctrine import DOCTRINE, judgement
from maestre.games.lepanto.doctrine.council import Plan, Stance
from maestre.games.lepanto.fighting.attacks import shots_of, volleys_of
from maestre.games.lepanto.fighting.boarding import Board, alongside, may_board
from maestre.games.lepanto.fighting.chances import arms_chances, boarding_chances
from maestre.games.lepanto.fighting.gunnery import gun_chance, gun_value
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.sailing.movement import OAR, SAILS, Walk, walk
from maestre.games.lepanto.table.state import Ship, State, towed_by
from maestre.opponents import SOUND, Ideas, Memory, Settled, settled
from maestre.play import Message, Order, Table, view
from maestre.play.written.messages import LANGUAGES, Arg
from maestre.space import hexes
from tests.games.lepanto.figures import (
    DRIFT,
    FIGURES,
    GRID,
    HEX_NAMES,
    MOVEMENT,
    REACH,
    RESERVE,
    SAIL,
    STEP,
    TYPES,
    barrier,
    gun_hexes,
)
from tests.games.lepanto.wandering import legal_moves, opened

WANTED = int(os.environ.get("MAESTRE_REASONS", "60"))
BATTLES = ("learning", "left-wings")
EVERY = 7
"""Of how many reasons one is looked at, so that all stages of a battle are."""
KINDS = 12
MOST = 0.25


class Told(NamedTuple):
    """A reason in its position: by which plan, what was asked and answered, and what decided."""

    now: State
    plan: Plan
    found: Settled
    ideas: Ideas
    luck: object

    @property
    def why(self) -> str:
        assert self.found.because is not None
        return self.found.because.why

    @property
    def facts(self) -> dict[str, Arg]:
        assert self.found.because is not None
        return dict(self.found.because.facts)

    def number(self, name: str) -> int:
        """A number that is told."""
        found = self.facts[name]
        assert isinstance(found, int)
        return found

    def ship(self, name: str = "ship") -> Ship:
        """A ship that is named."""
        return self.now.ships[ShipId(str(self.facts[name]))]

    @property
    def order(self) -> Order:
        """The order that the term speaks for or against."""
        both = (self.found.idea, self.found.other)
        owner = next(one for one in both if one is not None and self.found.because in one.terms)
        assert isinstance(owner.answer, Order)
        return owner.answer

    @property
    def way(self) -> Walk:
        """How the ship that is told of would move."""
        assert self.order.verb == "move"
        assert self.order.piece == self.facts.get("ship", self.order.piece)
        return walk(self.now, self.now.ships[ShipId(self.order.piece)], self.order.objects)

    @property
    def mover(self) -> Ship:
        """Who moves or turns, as it would lie then."""
        ship = self.now.ships[ShipId(self.order.piece)]
        if self.order.verb == "face":
            return replace(ship, facing=int(self.order.objects[0]))
        return replace(ship, cell=self.way.cell, facing=self.way.facing)

    @property
    def foes(self) -> list[Ship]:
        return [ship for ship in self.now.ships.values() if ship.side is not self.now.side]


def battles() -> Iterator[Told]:
    """Reasons from battles between two captains."""
    for number in range(99):
        table = opened(BATTLES[number % len(BATTLES)], number)
        memories = {seat: Memory(f"{number}{seat}") for seat in game.seats}
        yield from fought_out(table, memories, Random(number))


def fought_out(table: Table[State], memories: dict[str, Memory], chance: Random) -> Iterator[Told]:
    """Play a battle and give its reasons."""
    while table.waiting():
        seen = view(table, table.waiting()[0])
        plan = memories[seen.seat].plan(seen.seat, game.turn(seen.now), partial(DOCTRINE.plan, seen, SOUND))
        ideas, luck = DOCTRINE.counsel(seen, plan), chance.getstate()
        if isinstance(ideas, Ideas):
            found = settled(ideas, chance)
            table.say(seen.seat, found.idea.answer)
            if found.because is not None:
                yield Told(seen.now, plan, found, ideas, luck)
        else:
            table.say(seen.seat, ideas)


@cache
def reasons() -> tuple[Told, ...]:
    """The reasons that are looked at."""
    found = (one for number, one in enumerate(battles()) if number % EVERY == 0)
    return tuple(next(found) for _ in range(WANTED))


# ------------------------------------------------------------------------------------------------- facts, found anew


def hundredths(chance: float) -> int:
    return round(100 * chance)


def gap(cell: int, goals: set[int]) -> int:
    """How many hexes of water lie between a hex and the nearest of some, galliots' water being the widest."""
    front, seen, steps = {cell}, {cell}, 0
    while front and not front & goals:
        ahead = {STEP[way][at] for at in front for way in range(1, 7) if barrier(Kind.GALLIOT, at, way) is None}
        front, steps = ahead - seen, steps + 1
        seen |= front
    return steps


def nearest(told: Told, cell: int) -> int:
    return gap(cell, {ship.cell for ship in told.foes})


def there(told: Told) -> bool:
    """Whether the ship would lie in the hex that is told of."""
    return HEX_NAMES[told.mover.cell] == told.facts["hex"]


def sails(stance: Stance) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        targets = {ship.cell for ship in told.foes if ship.id in told.plan.targets}
        goals = targets if stance is Stance.SUPPORT and targets else {ship.cell for ship in told.foes}
        return (
            there(told)
            and told.plan.stance(told.mover.squadron) is stance
            and told.number("gap") == gap(told.mover.cell, goals)
        )

    return check


def waits(told: Told) -> bool:
    return sails(Stance.HOLD)(told) and told.number("berth") == told.plan.berth


def tows(told: Told) -> bool:
    towing = towed_by(told.now, told.mover.id) is not None
    return towing and there(told) and told.number("gap") == nearest(told, told.mover.cell)


def withdraws(told: Told) -> bool:
    return told.mover.repulsed and there(told) and told.number("gap") == nearest(told, told.mover.cell)


def recovers(told: Told) -> bool:
    reached = any(GRID.distance(told.mover.cell, ship.cell) <= REACH[ship.kind] for ship in told.foes)
    return told.mover.repulsed and there(told) and not reached


def threatened(told: Told) -> bool:
    """Whether so many enemies, the sea being open, could fire at a hex after their next move, ram or lie next to it."""
    return there(told) and told.number("enemies") == sum(could_strike(told, ship) for ship in told.foes)


def alone(now: State, ship: Ship, turn: int) -> State:
    """The sea with nobody else on it, in some turn; whose crew rowed too hard long enough before is rested."""
    ship = ship if ship.exhausted + MOVEMENT.turns_without_oars >= turn else replace(ship, exhausted=0)
    return replace(
        now, turn=turn, side=ship.side, ships={ship.id: ship}, at={ship.cell: ship.id}, rams={}, tows={}, done={}
    )


def could_strike(told: Told, ship: Ship) -> bool:
    turn = told.now.turn + (told.now.side is Side.ISLAMIC)
    if ship.repulsed or (ship.squadron in RESERVE.squadrons and turn < RESERVE.release_turn):
        return False
    target = told.mover.cell
    if ship.immobilised or TYPES[ship.kind].towed:
        return target in gun_hexes(ship.kind, ship.facing, ship.cell)
    later = alone(told.now, ship, turn)
    ship = later.ships[ship.id]
    for steps in ((), *legal_moves(later, ship)):
        end = walk(later, ship, steps) if steps else ship
        if GRID.distance(end.cell, target) == 1 or target in gun_hexes(ship.kind, end.facing, end.cell):
            return True
        if end.cell == target and ship.side is Side.ISLAMIC:
            return True
    return False


def exhausts(told: Told) -> bool:
    return told.way.exhausts and told.number("turn") == told.now.turn + 1


def to_come(told: Told, ship: Ship) -> int:
    """How many hexes a ship that has not sailed yet may make with one stroke of the oars and what sail there is."""
    now = told.now
    if (
        ship.id in now.done
        or ship.immobilised
        or (ship.squadron in RESERVE.squadrons and now.turn < RESERVE.release_turn)
    ):
        return 0
    becalmed = now.calm and not now.calm_allows_sail
    sail = 0 if becalmed else SAIL[ship.side][hexes.hexsides_between(ship.facing, now.wind)]
    return sail + (not ship.exhausted)


def ahead_of_line(told: Told) -> bool:
    mine = told.mover.squadron
    line = [
        nearest(told, ship.cell) - to_come(told, ship)
        for ship in told.now.ships.values()
        if ship.squadron == mine and not TYPES[ship.kind].towed
    ]
    mean = sum(line) / len(line)
    here = nearest(told, told.mover.cell)
    return there(told) and told.number("gap") == here < mean and abs(told.number("line") - mean) <= 0.5


def moved(told: Told) -> State:
    """The position when the ship lies where it would."""
    return replace(told.now, ships=told.now.ships | {told.mover.id: told.mover})


def boards(told: Told) -> bool:
    """Whether so many friends could board a target with the ship, and how likely that is to succeed."""
    state, target = moved(told), told.ship("target")
    mine = [one for one in state.ships.values() if one.side is told.now.side and TYPES[one.kind].boarding]
    party = [
        one
        for one in mine
        if one.id == told.mover.id
        or (not one.repulsed and GRID.distance(one.cell, target.cell) == 1 and alongside(state, one, target))
    ]
    strength = sum(TYPES[one.kind].boarding for one in party)
    kill = boarding_chances(FIGURES, strength, TYPES[target.kind].boarding).kill
    fits = alongside(state, told.mover, target) and len(party) - 1 == told.facts.get("friends", 0)
    return fits and hundredths(kill) == told.number("chance")


def aimed(told: Told) -> bool:
    target = told.ship("target")
    friends = [
        one
        for one in told.now.ships.values()
        if one.side is told.now.side and one.id != told.mover.id and not one.repulsed
    ]
    found = [(one, gun_hexes(one.kind, one.facing, one.cell).get(target.cell)) for one in friends]
    chances = [gun_chance(FIGURES, one.kind, value.guns) for one, value in found if value and value.arc is Arc.BOW]
    sunk = 1 - prod(1 - chance for chance in chances)
    return told.number("friends") == len(chances) and told.number("chance") == hundredths(sunk)


def entered(told: Told) -> int:
    """How many hexes a ship moves: its steps but for turns."""
    return sum(step in (OAR, SAILS) for step in told.order.objects)


def rams(told: Told) -> bool:
    way, target = told.way, told.ship("target")
    hexes_moved = entered(told)
    fits = way.cell == target.cell and told.mover.side is Side.ISLAMIC
    return (
        fits
        and told.number("hexes") == hexes_moved
        and told.number("chance") == hundredths(ram_chance(FIGURES, hexes_moved))
    )


def fails_to_ram(told: Told) -> bool:
    chance = 1 - ram_chance(FIGURES, entered(told))
    return told.way.cell == told.ship("target").cell and told.number("chance") == hundredths(chance)


def shoots(told: Told) -> bool:
    """Whether a ship has a target before its bow from there, and hits as often as is told."""
    target, value = told.ship("target"), gun_value(moved(told), told.mover, told.ship("target"))
    assert value is not None, told.facts
    close = GRID.distance(told.mover.cell, target.cell) == 1
    chance = hundredths(gun_chance(FIGURES, told.mover.kind, value.guns))
    return told.number("chance") == chance and (told.why == "why-bears" or close is (told.why == "why-point-blank"))


def main_target(told: Told) -> bool:
    target = told.ship("target")
    near = sum(GRID.distance(ship.cell, target.cell) <= told.number("range") for ship in told.foes) - 1
    about = told.number("range") == judgement.CLUSTER
    return about and target.id in told.plan.targets and told.number("foes") == near


def small_arms(told: Told) -> bool:
    target = told.ship("target")
    found = arms_chances(FIGURES, told.mover.kind, told.now.side, target.kind, 1, told.now.turn)
    near = GRID.distance(told.mover.cell, target.cell) == 1
    return near and told.number("chance") == hundredths(found.kill)


def fires(told: Told) -> bool:
    ship, target = told.ship(), told.ship("target")
    value = gun_value(told.now, ship, target)
    assert value is not None, told.facts
    right = told.number("chance") == hundredths(gun_chance(FIGURES, ship.kind, value.guns))
    worth = {"why-sinks": ("points", TYPES[target.kind].points), "why-silences": ("guns", TYPES[target.kind].guns)}
    name, figure = worth[told.why]
    return right and told.number(name) == figure


def few(told: Told) -> bool:
    return told.number("marks") == len(list(shots_of(told.now, told.ship())))


def spares(told: Told) -> bool:
    ram = told.now.rams[told.ship("target").cell]
    fails = hundredths(1 - ram_chance(FIGURES, ram.hexes))
    return ram.due and ram.rammer == told.facts["friend"] and told.number("chance") == fails


def closes(told: Told) -> bool:
    """Whether a close combat wins, costs or fails as often as is told."""
    order = told.order
    if order.verb == "board":
        ships = [told.now.ships[ShipId(one)] for one in order.objects]
        target = told.now.ships[ShipId(order.piece)]
        assert all(may_board(told.now, one.id, target.id) for one in ships)
        attack = Board(target.id, tuple(one.id for one in ships)).weighed(told.now)
        found = boarding_chances(FIGURES, sum(TYPES[one.kind].boarding for one in ships), TYPES[target.kind].boarding)
        repulse = found.repulse
    else:
        ships = [told.now.ships[ShipId(order.piece)]]
        target = told.now.ships[ShipId(order.objects[0])]
        volley = Arms(ships[0].id, (target.id,))
        assert volley in list(volleys_of(told.now, ships[0]))
        attack = volley.weighed(told.now)
        repulse = 1 - attack.kill
    chances = {"why-both-lost": attack.loss, "why-repulse": repulse}
    named = (
        told.facts["ships"] == ", ".join(one.id for one in ships) and told.facts.get("target", target.id) == target.id
    )
    counted = told.facts.get("count", len(ships)) == len(ships)
    return named and counted and told.number("chance") == hundredths(chances.get(told.why, attack.kill))


def facing(told: Told) -> int:
    word = told.facts["facing"]
    assert isinstance(word, Message)
    number = int(word.key.removeprefix("direction-"))
    assert number == told.mover.facing
    return number


def leads(told: Told) -> bool:
    ship, cell = told.ship(), told.ship().cell
    for _ in range(2):
        if barrier(ship.kind, cell, facing(told)) is None:
            cell = STEP[facing(told)][cell]
    return ship.repulsed is (told.why == "why-away") and told.number("gap") == nearest(told, cell)


def barred(told: Told) -> bool:
    return barrier(told.ship().kind, told.ship().cell, facing(told)) is not None


def points_at(told: Told) -> bool:
    cell = STEP[facing(told)][told.ship().cell]
    return told.ship().kind is Kind.GALLEASS and told.number("gap") == nearest(told, cell)


def sails_well(told: Told) -> bool:
    turn = hexes.hexsides_between(facing(told), told.now.wind)
    return told.number("sails") == SAIL[told.now.side][turn]


def can_reach(told: Told) -> bool:
    ship, target = told.mover, told.ship("target")
    assert facing(told) == ship.facing
    near = told.number("gap") == GRID.distance(ship.cell, target.cell)
    later = alone(told.now, ship, told.now.turn + 1)
    ship = later.ships[ship.id]
    for steps in ((), *legal_moves(later, ship)):
        end = walk(later, ship, steps) if steps else ship
        if end.cell == target.cell or target.cell in gun_hexes(ship.kind, end.facing, end.cell):
            return near
    return False


def shows_side(told: Told) -> bool:
    target = told.ship("target")
    both = TYPES[told.mover.kind].boarding and TYPES[target.kind].boarding
    return bool(both) and facing(told) > 0 and alongside(moved(told), told.mover, target)


def broadsides(told: Told) -> bool:
    field = gun_hexes(told.mover.kind, facing(told), told.mover.cell)
    return told.number("arcs") == len({field[ship.cell].arc for ship in told.foes if ship.cell in field})


def far_off(told: Told) -> bool:
    cell = told.ship().cell
    near = nearest(told, cell) <= told.plan.cast_off and DRIFT[told.now.wind][cell] != hexes.OFF
    return near is (told.why == "why-in-place") and told.number("gap") == nearest(told, cell)


FACTS: dict[str, Callable[[Told], bool]] = {
    "why-press": sails(Stance.PRESS),
    "why-hold": waits,
    "why-support": sails(Stance.SUPPORT),
    "why-tow": tows,
    "why-withdraw": withdraws,
    "why-refuge": recovers,
    "why-threat": threatened,
    "why-exhausts": exhausts,
    "why-line": ahead_of_line,
    "why-alongside": boards,
    "why-flank": boards,
    "why-aimed": aimed,
    "why-ram": rams,
    "why-stuck": fails_to_ram,
    "why-point-blank": shoots,
    "why-shot": shoots,
    "why-bears": shoots,
    "why-target": main_target,
    "why-arms": small_arms,
    "why-sinks": fires,
    "why-silences": fires,
    "why-few": few,
    "why-spares": spares,
    "why-boarding": closes,
    "why-volley": closes,
    "why-both-lost": closes,
    "why-repulse": closes,
    "why-ahead": leads,
    "why-away": leads,
    "why-barred": barred,
    "why-bow-on": points_at,
    "why-wind": sails_well,
    "why-reach": can_reach,
    "why-side": shows_side,
    "why-broadsides": broadsides,
    "why-bring": far_off,
    "why-in-place": far_off,
}
"""How what a reason tells is found anew in its position, by the key of its message."""


# ------------------------------------------------------------------------------------------------------------ the tests


def test_what_is_told_is_so() -> None:
    wrong = [(told.why, told.facts) for told in reasons() if not FACTS[told.why](told)]
    assert not wrong


def test_a_wrong_figure_would_be_found() -> None:
    """Each number of each reason is changed by one: no check lets that pass."""
    for told in reasons():
        because = told.found.because
        assert because is not None
        for name, fact in because.facts:
            if isinstance(fact, int):
                facts = tuple((key, fact + 1 if key == name else kept) for key, kept in because.facts)
                assert not FACTS[told.why](_telling(told, facts)), (told.why, name)


def _telling(told: Told, facts: tuple[tuple[str, Arg], ...]) -> Told:
    """The same reason with other facts, in whichever idea it stands."""
    before = told.found.because
    assert before is not None
    after = before._replace(facts=facts)
    both = [
        one and one._replace(terms=tuple(after if term == before else term for term in one.terms))
        for one in (told.found.idea, told.found.other)
    ]
    assert both[0] is not None
    return told._replace(found=Settled(both[0], after, both[1]))


def test_without_it_something_else_would_have_been_answered() -> None:
    for told in reasons():
        rest = tuple(
            one._replace(terms=tuple(term for term in one.terms if term.why != told.why)) for one in told.ideas.options
        )
        luck = Random()
        luck.setstate(told.luck)  # type: ignore[arg-type]
        assert settled(told.ideas._replace(options=rest), luck).idea.answer != told.found.idea.answer, told.why


def test_they_are_of_many_kinds_and_none_is_told_too_often() -> None:
    kinds = Counter(told.why for told in reasons())
    assert len(kinds) >= KINDS
    assert max(kinds.values()) <= MOST * len(reasons()), kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_can_be_said(language: str) -> None:
    speaker = game.speaker(language)
    for told in reasons():
        because = told.found.because
        assert because is not None
        said = speaker.say(Message(because.why, because.facts))
        assert because.why not in said
