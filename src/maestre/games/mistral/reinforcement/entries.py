"""IC.11.12, 2.126, 2.161 New Sail: berthed in a Port with Squadrons there, or come in by sea at the start of a Turn.

What a player says, in a Port: for each Sail the Squadron that takes it in, ``new`` or ``wait``. Sail that wait are
tried again, without a question, whenever there is room.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import Class, Contingent, Status
from maestre.games.mistral.fleets.independents import set_alone
from maestre.games.mistral.fleets.squadrons import NEW, class_of, free_squadron, new_squadron, room
from maestre.games.mistral.harbours.damage import inflict
from maestre.games.mistral.moving.edges import come_in
from maestre.games.mistral.table.asking import Choosing, Plan, Planning
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.state import Squadron, SquadronId, State
from maestre.play import Message, Procedure, ask, change, reveal, rule

WAIT: Final = "wait"
_REGULAR: Final = (Class.SOL, Class.SOLD)


@rule("2.24")
def named_sail(state: State, contingent: Contingent, kind: Class, count: int) -> tuple[str, ...]:
    """New Sail of a Contingent: ships by name if players have agreed on it, else called by the Turn in which they come.

    Names are taken in their order; those that have been in play, sunk or sent away are not used again. When all are
    used the rest are called by their Turn.
    """
    names = state.figures.reinforcement.ships.get((contingent.value, kind), {}) if state.named_ships else {}
    known = _known(state) if names else ()
    fresh = tuple(ship for ship in names if ship not in known)[:count]
    prefix = f"{contingent[0].upper()}+{state.turns}-{kind}"
    return (*fresh, *(f"{prefix}{number}" for number in range(1, count - len(fresh) + 1)))


def _known(state: State) -> tuple[str, ...]:
    """Every Sail that there is or was."""
    sailing = chain.from_iterable(one.ships for one in state.squadrons.values())
    serving = chain.from_iterable(one.ships for one in state.auxiliaries.values())
    elsewhere = chain(*state.waiting.values(), *state.prizes.values())
    return (*sailing, *serving, *elsewhere, *state.lost)


@rule("2.126.a", "2.126.b", "2.126.c")
def atlantic_wear(state: State, contingent: Contingent) -> int:
    """The DPs of a Squadron that takes in new Sail of a Contingent: only those from the Atlantic bring any."""
    doors = [one for command, one in state.figures.reinforcement.entry.items() if command.value == contingent.value]
    if not any(door.atlantic for door in doors):
        return 0
    return state.figures.reinforcement.atlantic_dp(state.figures.calendar.seasons[state.turn])


# ------------------------------------------------------------------------------------------------ in a Port


@rule("IC.11.12", "IC.11.12.b")
def _takers(state: State, contingent: Contingent, kind: Class, port: str) -> dict[str, int]:
    """Who may take in Sail of a subclass in a Port, with how much room: Squadrons In Ordinary there, or a new one."""
    there = (one for one in state.squadrons.values() if one.at == port and one.status is Status.IN_ORDINARY)
    alike = (one for one in there if (one.contingent, one.kind) == (contingent, kind))
    found: dict[str, int] = {one.id: room(state.figures, one) for one in alike if room(state.figures, one)}
    if free_squadron(state, contingent, kind) is not None:
        found[NEW] = state.figures.squadrons.most_sail[kind]
    return found


@rule("IC.11.12.b", "IC.3.1")
class Berths(Planning, frozen=True, tag="receiving"):
    """Which Squadron in a Port takes in each of the Sail that a Contingent receives (IC.11.12)."""

    rule: ClassVar = "IC.11.12.b"
    secret: ClassVar = True
    window: ClassVar = "berth"
    asks: ClassVar = "ask-berths"

    contingent: Contingent
    place: str

    def check(self, seen: State, value: Plan) -> None:
        """Refuse more Sail than a Squadron has room for, and Sail that wait although there is room."""
        for kind in _REGULAR:
            takers = _takers(seen, self.contingent, kind, self.place)
            said = [taker for ship, taker in value.items() if class_of(seen.figures, ship) is kind]
            for taker, most in takers.items():
                if said.count(taker) > most:
                    key, count = "berth-new-full" if taker == NEW else "berth-no-room", said.count(taker)
                    raise Refused(
                        "IC.11.12.b", key, seen.figures, squadron=taker, place=self.place, count=count, most=most
                    )
            due = max(0, len(said) - sum(takers.values()))
            if said.count(WAIT) > due:
                raise Refused(
                    "IC.11.12.b",
                    "berth-must-not-wait",
                    seen.figures,
                    place=self.place,
                    count=said.count(WAIT),
                    most=due,
                )

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Berth Sail one by one, where chance says among those that still have room; wait only when none has."""
        left = {kind: _takers(seen, self.contingent, kind, self.place) for kind in _REGULAR}
        plan: Plan = {}
        for ship, _ in self.open_to:
            room_left = left[class_of(seen.figures, ship)]
            open_to = [taker for taker, most in room_left.items() if most]
            plan[ship] = rng.choice(open_to) if open_to else WAIT
            if open_to:
                room_left[plan[ship]] -= 1
        yield plan

    def told(self, seen: State, key: str, option: str) -> Message:
        if option == WAIT:
            return Message("answer-wait")
        if option == NEW:
            return Message("offer-new-squadron")
        return Message.of(
            "offer-berth", squadron=name(seen.figures, option), sail=len(seen.squadrons[SquadronId(option)].ships)
        )


@rule("IC.11.12", "IC.11.12.b")
def berthed(state: State, contingent: Contingent, ships: tuple[str, ...], port: str) -> Procedure[None]:
    """Let the owner berth new Sail in a Port, and those that have waited with them; he is asked whatever room there is.

    That he receives Sail is known to all, what he does with them is not.
    """
    fleet = state.figures.formations.fleets[contingent]
    state.waiting[contingent] = (*state.waiting.get(contingent, ()), *ships)
    open_to = tuple((ship, _berths(state, contingent, ship, port)) for ship in state.waiting[contingent])
    plan = yield from ask(fleet.value, Berths(fleet, open_to, contingent, port))
    _taken_in(state, contingent, port, plan)


def _berths(state: State, contingent: Contingent, ship: str, port: str) -> tuple[str, ...]:
    kind = class_of(state.figures, ship)
    takers = _takers(state, contingent, kind, port)
    alike = sum(class_of(state.figures, each) is kind for each in state.waiting[contingent])
    return (*takers, *((WAIT,) if alike > sum(takers.values()) else ()))


@rule("IC.11.12.b", "2.161", "2.611")
def settled(state: State, contingent: Contingent, port: str) -> None:
    """Berth Sail that wait, without a question: Squadrons are filled first, then new ones Formed while there is any."""
    for kind in _REGULAR:
        while True:
            takers = _takers(state, contingent, kind, port)
            ships = [ship for ship in state.waiting.get(contingent, ()) if class_of(state.figures, ship) is kind]
            if not takers or not ships:
                break
            taker, most = next(iter(takers.items()))
            plan = dict.fromkeys(state.waiting[contingent], WAIT) | dict.fromkeys(ships[:most], taker)
            _taken_in(state, contingent, port, plan)


@rule("IC.11.12", "2.126.a", "S.29")
def _taken_in(state: State, contingent: Contingent, port: str, plan: dict[str, str]) -> None:
    """Put Sail into Squadrons In Ordinary in a Port; those that say so wait."""
    state.waiting[contingent] = tuple(ship for ship, taker in plan.items() if taker == WAIT)
    for kind in _REGULAR:
        mine = {ship: taker for ship, taker in plan.items() if class_of(state.figures, ship) is kind and taker != WAIT}
        for taker in dict.fromkeys(mine.values()):
            squadron = SquadronId(taker)
            if taker == NEW:
                reveal(state, f"a Squadron more in {port}")
                squadron = new_squadron(state, contingent, kind, port)
            _join(state, squadron, tuple(ship for ship, other in mine.items() if other == taker))


@rule("2.126.a", "T.strategy.b")
def _join(state: State, squadron: SquadronId, ships: tuple[str, ...]) -> None:
    """Let new Sail join a Squadron, which wears for all of them once; they are fresh for the Reorganisation."""
    one = state.squadrons[squadron]
    fleet = state.figures.formations.fleets[one.contingent]
    change(state.squadrons, squadron, ships=(*one.ships, *ships))
    state.fresh += tuple(f"{fleet}/{ship}" for ship in ships)
    tell(state, "sail-taken-in", "IC.11.12", seen=(fleet.value,), squadron=squadron, count=len(ships))
    inflict(state, squadron, atlantic_wear(state, one.contingent), "2.126.a")


# ------------------------------------------------------------------------------------------------ by sea


@rule("IC.11.12", "IC.11.12.b")
def come_out(state: State) -> Procedure[None]:
    """At the start of a Turn let Sail that come by sea appear, as Independent Squadrons; stands at `TURN_BEGINS`.

    Those for which no counter is free wait on.
    """
    for command, entrance in state.figures.reinforcement.entry.items():
        contingent = Contingent(command.value)
        for kind in _REGULAR if entrance.afloat else ():
            while _due(state, contingent, kind) and free_squadron(state, contingent, kind) is not None:
                yield from _appear(state, contingent, kind, entrance.at, entrance.bound)


def _due(state: State, contingent: Contingent, kind: Class) -> tuple[str, ...]:
    waiting = (ship for ship in state.waiting.get(contingent, ()) if class_of(state.figures, ship) is kind)
    return tuple(waiting)[: state.figures.squadrons.most_sail[kind]]


class Bound(Choosing[str], frozen=True, tag="bound"):
    """For which Port Sail are bound that come in by sea (IC.11.12)."""

    rule: ClassVar = "IC.11.12"
    secret: ClassVar = True
    window: ClassVar = "entry"
    asks: ClassVar = "ask-entry"

    contingent: Contingent
    place: str
    open_to: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.open_to


@rule("IC.11.12", "2.126.a", "2.125.a")
def _appear(state: State, contingent: Contingent, kind: Class, zone: str, ports: tuple[str, ...]) -> Procedure[None]:
    """Form a Squadron of Sail that have waited, bound for a Port that its owner names in secret, and bring it in."""
    fleet = state.figures.formations.fleets[contingent]
    reveal(state, f"a counter comes to {zone}")
    port = yield from ask(fleet.value, Bound(fleet, contingent, zone, ports))
    name, ships = free_squadron(state, contingent, kind), _due(state, contingent, kind)
    assert name is not None, (contingent, kind)
    state.waiting[contingent] = tuple(ship for ship in state.waiting[contingent] if ship not in ships)
    state.squadrons[name] = Squadron(name, contingent, kind, ships, status=Status.AWAY)
    alone = set_alone(state, name)
    change(state.formations, alone, goal=port)
    yield from come_in(state, alone, zone)
    tell(state, "bound-for", "IC.11.12", seen=(fleet.value,), formation=alone, place=port)
    inflict(state, name, atlantic_wear(state, contingent), "2.126.a")
