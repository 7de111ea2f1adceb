"""IC.7.2, IC.7.24, 2.33 Blockades and Interdictions by Formations, and what all watches do to who passes them.

Whoever may declare one lies in a Strait or before an Enemy Port and so is Spotted: what is asked for is known to all.
Watches of Auxiliaries are in `pickets`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import PASS
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Contingent, Flag, Fleet, Kind, PlaceKind, Role, Task
from maestre.games.mistral.harbours.attrition import watch_wear
from maestre.games.mistral.politics.bourbons import defiance_refused, defy
from maestre.games.mistral.table.asking import Plan, Planning
from maestre.games.mistral.table.formations import at_war_with_france, below, enemy, ready, squadrons_in, stacks
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import flag, owner
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import Auxiliary, Berth, Duty, Formation, FormationId, Phase, State
from maestre.play import Message, Procedure, ask, change, rule
from maestre.space.network import place_of

BLOCKADE: Final = Duty.BLOCKADE.value
INTERDICT: Final = "interdict"
DEFY: Final = "defy"
"""To Blockade a French Port before the war, and pay for it (2.42)."""

_KINDS: Final = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


# ------------------------------------------------------------------------------------------------ who watches


def _on_duty(state: State, place: str, fleet: Fleet, duty: Duty) -> tuple[Formation, ...]:
    """A Fleet's stacks that keep a watch in a location; a Disorganised one keeps none."""
    return tuple(one for one in stacks(state, place, fleet) if one.duty is duty and not one.disorganised)


def watchers(state: State, place: str, task: Task) -> tuple[Auxiliary, ...]:
    """The Auxiliaries on a lasting Task in a location."""
    tasked = (one for one in state.auxiliaries.values() if one.berth is Berth.TASKED)
    return tuple(one for one in tasked if one.task is task and one.target == place)


@rule("IC.7.24", "IC.7.24.b", "IC.7.24.c", "IC.7.242.b")
def is_blockaded(state: State, place: str, fleet: Fleet) -> bool:
    """Whether the enemy of a Fleet Blockades a Port, with any number of Formations or with an Auxiliary."""
    foe = enemy(fleet)
    by_auxiliary = any(
        state.figures.formations.fleets.get(one.contingent) is foe for one in watchers(state, place, Task.BLOCKADE)
    )
    return bool(blockaders(state, place, foe)) or by_auxiliary


def blockaders(state: State, place: str, fleet: Fleet) -> tuple[Formation, ...]:
    """A Fleet's stacks that Blockade a Port."""
    return _on_duty(state, place, fleet, Duty.BLOCKADE)


@rule("IC.7.2", "2.52", "2.53", "2.544")
def is_interdicted(state: State, place: str, fleet: Fleet) -> bool:
    """Whether a location is Interdicted against a Fleet: by enemy Formations and Auxiliaries, or by pirates."""
    foe = enemy(fleet)
    return bool(_on_duty(state, place, foe, Duty.INTERDICTION)) or any(
        _against(state.figures, one, fleet) for one in watchers(state, place, Task.INTERDICT)
    )


@rule("2.52", "2.53", "2.544")
def _against(figures: Figures, auxiliary: Auxiliary, fleet: Fleet) -> bool:
    """Whether an Auxiliary that Interdicts is a Fleet's enemy: pirates are everybody's, Knights on duty the British."""
    if auxiliary.role is Role.PIRATE:
        return True
    if auxiliary.role is Role.KNIGHTS:
        return fleet is Fleet.BRITISH
    return figures.formations.fleets.get(auxiliary.contingent) is enemy(fleet)


# ------------------------------------------------------------------------------------------------ who may


@rule("IC.7.2.b", "IC.7.24")
def _able(state: State, formation: FormationId) -> bool:
    """Whether a stack can keep a watch: Ready, not Disorganised, with a Squadron, and keeping none yet.

    Convoys, Dummies and Independent Squadrons keep none: they have another errand.
    """
    one = state.formations[formation]
    fit = ready(one) and not one.superior and not one.disorganised and one.kind in _KINDS
    return fit and one.duty is Duty.NONE and bool(squadrons_in(state, formation))


@rule("IC.7.2.b", "IC.7.2")
def bars_interdiction(state: State, formation: FormationId) -> Refused | None:
    """What keeps a stack from Interdicting where it is: no Strait, or an enemy counter, hidden or not, is there."""
    one = state.formations[formation]
    space = state.figures.places.get(one.place)
    if space is None or space.kind is not PlaceKind.STRAIT or not _able(state, formation):
        return Refused("IC.7.2.b", "interdict-not-here", state.figures, formation=formation, place=one.place)
    if stacks(state, one.place, enemy(one.fleet)):
        return Refused("IC.7.2.b", "interdict-enemy-there", state.figures, formation=formation, place=one.place)
    return None


@rule("IC.7.24", "IC.7.24.b", "2.33.b", "2.33.c", "2.42.321")
def bars_blockade(state: State, formation: FormationId) -> Refused | None:
    """What keeps a stack from Blockading where it is: no Enemy Port, or it is too early to fight its owner."""
    one = state.formations[formation]
    if not _before_enemy_port(state, formation):
        return Refused("IC.7.24.b", "blockade-not-here", state.figures, formation=formation, place=one.place)
    if at_war_with_france(state):
        return None
    french = any(each.contingent is Contingent.FRENCH for each in squadrons_in(state, formation))
    if french and owner(state.figures, one.place) is Contingent.BRITISH:
        return Refused("2.33.b", "blockade-before-war", state.figures, formation=formation, place=one.place)
    if _off_france(state, formation):
        return Refused(
            "2.33.c",
            "blockade-french",
            state.figures,
            formation=formation,
            place=one.place,
            price=-state.figures.prestige.losses.defy,
        )
    return None


@rule("IC.7.24.b")
def _before_enemy_port(state: State, formation: FormationId) -> bool:
    """Whether a stack that could watch a Port lies before one that is its enemy's."""
    one = state.formations[formation]
    space = state.figures.places.get(one.place)
    enemy_port = space is not None and space.is_port and flag(state, one.place, one.fleet) is Flag.ENEMY
    return enemy_port and _able(state, formation)


@rule("2.33.c")
def _off_france(state: State, formation: FormationId) -> bool:
    """Whether a British stack lies before a French Port, which it may Blockade before the war only in defiance."""
    one = state.formations[formation]
    return one.fleet is Fleet.BRITISH and owner(state.figures, one.place) is Contingent.FRENCH


def _options(state: State, formation: FormationId) -> tuple[str, ...]:
    """What a stack may declare, beside nothing."""
    if bars_interdiction(state, formation) is None:
        return (PASS, INTERDICT)
    if bars_blockade(state, formation) is None:
        return (PASS, BLOCKADE)
    barred_by_france = _before_enemy_port(state, formation) and _off_france(state, formation)
    return (PASS, DEFY) if barred_by_france and defiance_refused(state) is None else ()


# ------------------------------------------------------------------------------------------------ declaring


class Watching(Planning, frozen=True, tag="watching"):
    """Which Blockades and Interdictions of Formations a Fleet declares (S.13, IC.7.2, IC.7.24)."""

    rule: ClassVar = "IC.7.24.b"
    window: ClassVar = "watch"
    recurs: ClassVar = True
    asks: ClassVar = "watch-ask"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: each stack is offered the watch that it may keep, whatever the others do."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Keep every watch that costs nothing, mostly."""
        if rng.randrange(4):
            yield {key: options[1] if options[1] != DEFY else PASS for key, options in self.open_to}
        yield {key: rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        """A watch, with the wear that it brings every Squadron."""
        if option == PASS:
            return Message("watch-pass")
        wear = watch_wear(seen.figures, place_of(seen.formations[FormationId(key)].place))
        return Message.of(f"offer-watch-{option}", wear=wear, price=-seen.figures.prestige.losses.defy)


@rule("IC.7.2.b", "IC.7.24.b", "IC.1.6")
def declare(state: State) -> Procedure[bool]:
    """At the end of an MPI the British, then the Bourbons say which of their stacks keep a watch."""
    fleet = state.acting
    mine = (one.id for one in state.formations.values() if one.fleet is fleet and _able(state, one.id))
    open_to = tuple((name, options) for name in mine if (options := _options(state, name)))
    if open_to:
        plan = yield from ask(fleet.value, Watching(fleet, open_to))
        for name, said in plan.items():
            if said != PASS:
                yield from _declared(state, FormationId(name), said)
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


@rule("IC.7.24", "IC.7.2.b", "2.33.c", "IC.7.11.b")
def _declared(state: State, formation: FormationId, said: str) -> Procedure[None]:
    if said == DEFY and not at_war_with_france(state):
        defy(state)
    duty = Duty.INTERDICTION if said == INTERDICT else Duty.BLOCKADE
    one = change(state.formations, formation, duty=duty)
    tell(state, "watch-declared", "IC.7.24", formation=formation, duty=duty.value, place=one.place)
    yield from spot(state, formation, "IC.7.11.b")


# ------------------------------------------------------------------------------------------------ what watches do


@rule("IC.7.2")
def entered(state: State, formation: FormationId) -> Procedure[None]:
    """Whoever comes to an Interdicted place is Spotted; stands at `ENTERED`, after `detection.entered`."""
    one = state.formations.get(formation)
    if one is not None and is_interdicted(state, one.place, one.fleet):
        yield from spot(state, formation, "IC.7.2")


@rule("IC.7.24", "IC.7.242.b")
def sailed(state: State, formation: FormationId) -> Procedure[None]:
    """Whoever leaves a Blockaded harbour is Spotted; stands at `SAILED`, after `detection.sailed`."""
    one = state.formations.get(formation)
    if one is not None and is_blockaded(state, one.place, one.fleet):
        yield from spot(state, formation, "IC.7.24")


# ------------------------------------------------------------------------------------------------ how they end


@rule("IC.7.2.b", "IC.7.24.c")
def left(state: State, formation: FormationId, place: str) -> Procedure[None]:
    """Whoever leaves a place keeps watch there no longer; stands at `LEFT`."""
    for name in below(state, formation):
        if state.formations[name].duty is not Duty.NONE:
            change(state.formations, name, duty=Duty.NONE)
            tell(state, "watch-ended", "IC.7.24.c", formation=name, place=place)
    yield from ()


@rule("IC.7.2.b", "IC.7.24.c")
def over(state: State, place: str, _fought: tuple[FormationId, ...]) -> Procedure[None]:
    """A Battle ends every Interdiction where it was fought; a Blockade outlives a Light one. Stands at `AFTER_BATTLE`.

    A heavier Battle leaves the blockader Disorganised, and so ends it.
    """
    for one in stacks(state, place):
        if one.duty is Duty.INTERDICTION:
            change(state.formations, one.id, duty=Duty.NONE)
            tell(state, "watch-ended", "IC.7.2.b", formation=one.id, place=place)
    yield from ()


@rule("IC.7.24.d")
def note_wear(state: State) -> None:
    """Note for the Attrition Step what each Squadron has watched at the end of an Impulse; stands at `IMPULSE_OVER`."""
    for one in tuple(state.formations.values()):
        if one.duty is Duty.NONE or one.superior or one.disorganised or not ready(one):
            continue
        for squadron in squadrons_in(state, one.id):
            if one.place not in squadron.watches:
                change(state.squadrons, squadron.id, watches=(*squadron.watches, one.place))


PHASES: Final[dict[Phase, Chapter]] = {Phase.WATCHES: declare}
