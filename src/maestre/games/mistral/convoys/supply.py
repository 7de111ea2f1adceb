"""2.41, IC.10.17 The British Supply Convoy: asked for, looked for in The Gut, moved at will, unloaded in ports."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import PASS
from maestre.games.mistral.convoys.merchantmen import appear, in_play, look_out, named, owner_of, take_off
from maestre.games.mistral.data.words import ConvoyKind, Flag, Fleet
from maestre.games.mistral.detection.watches import is_blockaded
from maestre.games.mistral.moving.courses import UNLOAD
from maestre.games.mistral.table.asking import Deciding
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import Convoy, FormationId, State
from maestre.play import Message, Procedure, ask, change, rule

ASK: Final = "ask"


# ------------------------------------------------------------------------------------------------ asking for one


@rule("2.411", "IC.10.17.b", "2.41")
def may_ask(state: State) -> bool:
    """Whether the British may ask for a Supply Convoy: none is Formed, and none is looked for."""
    return (
        len(in_play(state, ConvoyKind.SUPPLY)) < state.figures.convoys.most_supply
        and ConvoyKind.SUPPLY not in state.arrivals
    )


class Victualling(Deciding, frozen=True, tag="victualling"):
    """Whether the British ask for a Supply Convoy before a Turn begins (IC.10.17.b)."""

    rule: ClassVar = "IC.10.17.b"
    window: ClassVar = "supply"
    asks: ClassVar = "convoy-ask-supply"
    no: ClassVar = PASS
    yes: ClassVar = ASK

    turn: int

    def propose(self, seen: State, rng: Random) -> Iterator[bool]:
        """Ask for one, as often as not."""
        yield rng.choice(self.options())

    def describe(self, seen: State, value: bool) -> Message:
        return Message(f"offer-supply-{self.word(value)}")


@rule("IC.10.17.b", "2.411", "2.413")
def wish(state: State) -> Procedure[None]:
    """Ask the British, before a Turn, whether they want a Supply Convoy; stands at `TURN_BEGINS`."""
    if not may_ask(state):
        return
    fleet = owner_of(state.figures, ConvoyKind.SUPPLY)
    if (yield from ask(fleet.value, Victualling(fleet, state.turn))):
        state.arrivals[ConvoyKind.SUPPLY] = 0
        tell(state, "supply-asked", "IC.10.17.b", fleet=fleet.value)


@rule("2.413", "2.412", "IC.10.17")
def arrivals(state: State) -> Procedure[None]:
    """Throw for a Supply Convoy that is looked for, Impulse after Impulse, until it appears with its cargo."""
    kind = ConvoyKind.SUPPLY
    if kind not in state.arrivals:
        return
    if (yield from look_out(state, kind, "2.413")):
        del state.arrivals[kind]
        state.convoys[named(kind)] = Convoy(kind, cargo=state.figures.convoys.cargo.repair_points)
        yield from appear(state, kind, "2.412")


# ------------------------------------------------------------------------------------------------ unloading


@rule("2.414", "2.415", "2.148", "IC.7.24")
def _room(state: State, formation: FormationId) -> int:
    """The Repair Points that a Supply Convoy can unload where it is: as many as it has and the Port holds."""
    one, convoy = state.formations[formation], state.convoys[formation]
    if one.place not in state.figures.convoys.supply_ports or flag(state, one.place, one.fleet) is not Flag.FRIENDLY:
        return 0
    if is_blockaded(state, one.place, one.fleet) and not convoy.scattered:
        return 0
    most = state.figures.waters.victualled[one.place]
    return convoy.cargo if most is None else min(convoy.cargo, most - state.repair_points.get(one.place, 0))


@rule("IC.10.17", "2.414")
def unloading(state: State, formation: FormationId) -> tuple[str, ...] | None:
    """What a Supply Convoy may unload with an MP in a Port Space, any part of its cargo; stands at `EXTRAS`."""
    convoy = state.convoys.get(formation)
    if convoy is None or convoy.kind is not ConvoyKind.SUPPLY:
        return None
    return tuple(f"{UNLOAD}:{points}" for points in range(_room(state, formation), 0, -1))


@rule("IC.10.17", "2.414", "2.417.b")
def unloaded(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Land Repair Points, Scattered or not; an empty Supply Convoy is Unformed. Stands at `ACTED`."""
    verb, _, points = action.partition(":")
    if verb != UNLOAD:
        return
    place, amount = state.formations[formation].place, int(points)
    state.repair_points[place] = state.repair_points.get(place, 0) + amount
    left = change(state.convoys, formation, cargo=state.convoys[formation].cargo - amount).cargo
    fleet: Fleet = state.formations[formation].fleet
    tell(state, "supply-unloaded", "IC.10.17", fleet=fleet.value, place=place, amount=amount)
    if not left:
        tell(state, "supply-empty", "2.414", fleet=fleet.value)
        yield from take_off(state, formation)
