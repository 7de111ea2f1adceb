"""IC.3.46.c-IC.3.48, T.leadership, T.strategy, T.relief Who commands Fleet, Command or stack, who succeeds, and checks.

Checks made for what the enemy cannot see are his who makes them alone: their number would tell who leads (IC.1.7.b).
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Command, Fleet, Kind
from maestre.games.mistral.table.chances import check_passes, percent
from maestre.games.mistral.table.formations import (
    below,
    commander,
    first_command,
    in_sight,
    leaders_in,
    rated,
    seniority,
    who_sees,
)
from maestre.games.mistral.table.fortune import checked, checked_unseen
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spotting import called, surfaced
from maestre.games.mistral.table.state import Captain, Formation, FormationId, Leader, LeaderId, Phase, State
from maestre.games.mistral.table.subjects import Relieving
from maestre.play import Procedure, RuleId, Tally, change, rule


def chief(state: State, formation: FormationId) -> Leader | None:
    """The senior Leader in a Formation and below it, if there is any."""
    return min(leaders_in(state, formation), key=lambda one: seniority(state, one.id), default=None)


# ------------------------------------------------------------------------------------------------ Admirals


@rule("IC.3.46.c")
def _senior(state: State, command: Command) -> LeaderId | None:
    """The senior Leader of a Command who is in play: an Admiral, or for want of one a Commodore."""
    there = (one.id for one in state.leaders.values() if one.fate is Captain.SERVING)
    own = (one for one in there if state.figures.formations.commands[state.leaders[one].contingent] is command)
    return min(own, key=lambda one: seniority(state, one), default=None)


@rule("IC.3.46.c", "2.311.a", "2.311.b")
def _senior_of_fleet(state: State, fleet: Fleet) -> LeaderId | None:
    """The senior Leader of the Command that comes first, if it has one; else of the other."""
    first = first_command(state, fleet)
    commands = [
        first,
        *(
            one
            for one in dict.fromkeys(state.figures.formations.commands.values())
            if one is not first and _of(state.figures, one) is fleet
        ),
    ]
    return next((leader for one in commands if (leader := _senior(state, one)) is not None), None)


def _of(figures: Figures, command: Command) -> Fleet:
    return next(
        figures.formations.fleets[contingent] for contingent, of in figures.formations.commands.items() if of is command
    )


def _in_post(state: State, leader: LeaderId | None) -> LeaderId | None:
    return leader if leader is not None and state.leaders[leader].fate is Captain.SERVING else None


@rule("IC.3.46.c")
def command_admiral(state: State, command: Command) -> LeaderId | None:
    """Who commands a Command: as last set, or while he is out of play the senior of the others."""
    return _in_post(state, state.admirals.get(command)) or _senior(state, command)


@rule("IC.3.46.c", "2.311.a", "2.311.b")
def fleet_admiral(state: State, fleet: Fleet) -> LeaderId | None:
    """Who commands a Fleet: as last set, or while he is out of play the senior of the Command that comes first."""
    return _in_post(state, state.fleet_admirals.get(fleet)) or _senior_of_fleet(state, fleet)


@rule("IC.3.46.c", "IC.3.46", "2.311.a", "2.311.b")
def set_admirals(state: State) -> None:
    """Set the Admirals of both Fleets and of all Commands anew, and tell who is new among the first."""
    before = dict(state.fleet_admirals)
    commands = {one: _senior(state, one) for one in Command}
    fleets = {one: _senior_of_fleet(state, one) for one in Fleet}
    state.admirals = {one: leader for one, leader in commands.items() if leader is not None}
    state.fleet_admirals = {one: leader for one, leader in fleets.items() if leader is not None}
    for fleet, leader in state.fleet_admirals.items():
        if before.get(fleet) != leader:
            tell(state, "fleet-admiral", "IC.3.46.c", fleet=fleet.value, leader=leader)


# ------------------------------------------------------------------------------------------------ checks


@rule("T.strategy.b")
def in_charge(state: State, fleet: Fleet, commands: tuple[Command, ...]) -> LeaderId | None:
    """Who makes the Strategy Checks of what concerns these Commands: of one its Admiral, of both the Fleet's."""
    among = tuple(dict.fromkeys(commands))
    return command_admiral(state, among[0]) if len(among) == 1 else fleet_admiral(state, fleet)


def granted(state: State, fleet: Fleet, commands: tuple[Command, ...], drm: int = 0) -> int:
    """The chance, in hundredths, that the Admiral in charge of these Commands passes his Strategy Check."""
    number = Tally.of(rated(state.figures, in_charge(state, fleet, commands)).strategy, "T.strategy.b").plus(
        -drm, "T.strategy"
    )
    return percent(check_passes(state, fleet, number, "T.strategy"))


@rule("T.strategy", "T.strategy.b", "IC.1.3")
def strategy_check(
    state: State, fleet: Fleet, commands: tuple[Command, ...], *drms: tuple[int, RuleId], seen: bool = False
) -> Procedure[bool]:
    """Check the Strategy of whoever is in charge of what concerns these Commands; ``drms`` are what the rules print.

    It is ``seen`` where the enemy sees what is tried: then its die is open, and may be thrown again.
    """
    number = Tally.of(rated(state.figures, in_charge(state, fleet, commands)).strategy, "T.strategy.b")
    for drm, why in drms:
        number = number.plus(-drm, why)
    if seen:
        return (yield from checked(state, fleet, number, "T.strategy"))
    return (yield from checked_unseen(state, fleet, number, "T.strategy"))


@rule("T.leadership", "IC.1.3", "IC.3.43")
def leadership_check(
    state: State, formation: FormationId, *drms: tuple[int, RuleId], rule: str = "T.leadership"
) -> Procedure[bool]:
    """Check the Leadership of a Formation's commander: openly if it is seen, else for its owner alone."""
    number = Tally.of(commander(state, formation).leadership, "T.leadership")
    for drm, why in drms:
        number = number.plus(-drm, why)
    fleet = state.formations[formation].fleet
    if in_sight(state, formation):
        return (yield from checked(state, fleet, number, rule))
    return (yield from checked_unseen(state, fleet, number, rule))


# ------------------------------------------------------------------------------------------------ disorder


@rule("IC.8.45", "IC.4.3")
def steadying(state: State) -> Procedure[bool]:
    """At the end of an Impulse every stack that is Disorganised checks, in the order of what all may call it."""
    for fleet in Fleet:
        shaken = (one.id for one in state.formations.values() if one.fleet is fleet and _shaken(one))
        for formation in sorted(shaken, key=lambda one: called(state, one)):
            if (yield from leadership_check(state, formation)):
                _steady(state, formation)
    return True


def _shaken(one: Formation) -> bool:
    return one.disorganised and not one.superior


def _steady(state: State, formation: FormationId) -> None:
    for one in below(state, formation):
        change(state.formations, one, disorganised=False)
    tell(state, "steadied", "IC.8.45", seen=who_sees(state.formations[formation]), formation=formation)


@rule("IC.8.45")
def steadied(state: State, formation: FormationId) -> Procedure[None]:
    """In harbour a Formation is steady again; stands at `HARBOURED`."""
    yield from ()
    if state.formations[formation].disorganised:
        _steady(state, formation)


# ------------------------------------------------------------------------------------------------ succession


@rule("IC.3.47")
def succession(state: State, formation: FormationId) -> None:
    """Hand a Formation whose Leader is lost to the senior Leader of those Subordinated to it, if there is one.

    The Formation that the heir leaves is handed on in the same way.
    """
    heir = chief(state, formation)
    if heir is not None and heir.post != formation:
        change(state.leaders, heir.id, post=formation)
        tell(
            state,
            "succeeded",
            "IC.3.47",
            seen=who_sees(state.formations[formation]),
            leader=heir.id,
            formation=formation,
        )
        succession(state, FormationId(heir.post))


_ORDER: Final = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


@rule("IC.3.3.g")
def bereft(state: State, formation: FormationId) -> Procedure[None]:
    """Before a Formation is taken off: its Leader joins the senior one beside it, or waits; those below are set free.

    Stands at `UNFORMED`. The senior Formation is the one of the highest kind, then that of the senior Leader.
    """
    one = state.formations[formation]
    beside = [each.id for each in state.formations.values() if _beside(each, one)]
    host = min(beside, key=lambda each: _precedence(state, each), default=None)
    for leader in [each for each in state.leaders.values() if each.post == formation]:
        change(state.leaders, leader.id, post=host or "")
        if host is None:
            tell(state, "leader-waits", "IC.3.3.g", seen=(one.fleet.value,), leader=leader.id)
        else:
            tell(
                state,
                "leader-moves",
                "IC.3.3.g",
                seen=who_sees(state.formations[host]),
                leader=leader.id,
                formation=host,
            )
    superior = one.superior
    for lower in [each.id for each in state.formations.values() if each.superior == formation]:
        change(state.formations, lower, superior=superior)
        if not superior:
            yield from surfaced(state, lower)


def _beside(other: Formation, one: Formation) -> bool:
    same = (other.fleet, other.place, other.harbour) == (one.fleet, one.place, one.harbour)
    return same and other.id != one.id and bool(one.place) and other.kind in _ORDER


def _precedence(state: State, formation: FormationId) -> tuple[int, tuple[int, ...], str]:
    leader = commander(state, formation).id
    rank = seniority(state, leader) if leader is not None else (len(state.leaders),)
    return _ORDER.index(state.formations[formation].kind), rank, formation


# ------------------------------------------------------------------------------------------------ relief


@rule("T.relief", "S.36", "IC.3.48")
def relief(state: State) -> Procedure[bool]:
    """In the first Turn of a Year, but not of the game, the Fleet Admirals who lost Prestige are checked."""
    if state.turn != state.figures.prestige.relief.turn or state.turns == 1:
        return True
    for fleet in Fleet:
        leader = fleet_admiral(state, fleet)
        lost = _prestige_lost(state, fleet)
        if leader is None or not lost:
            continue
        number = Tally.of(state.figures.prestige.relief.number, "T.relief").plus(
            -state.figures.prestige.relief.per_prestige_lost * lost, "T.relief"
        )
        about = Relieving(fleet, leader, lost)
        if not (yield from checked(state, fleet, number, "T.relief", about=about)):
            _relieve(state, fleet, leader)
    return True


@rule("T.relief")
def _prestige_lost(state: State, fleet: Fleet) -> int:
    """What a Fleet has lost of its Prestige, on balance, since last Year began."""
    since = state.turns - state.turn + 1 - state.figures.calendar.turns
    return max(0, -sum(entry.amount for entry in state.ledger if entry.fleet is fleet and entry.turn >= since))


@rule("IC.3.48")
def _relieve(state: State, fleet: Fleet, leader: LeaderId) -> None:
    """Take a Fleet Admiral out of the game; the next in seniority takes his place at once."""
    post = state.leaders[leader].post
    change(state.leaders, leader, fate=Captain.GONE, post="")
    tell(state, "admiral-relieved", "IC.3.48", leader=leader, fleet=fleet.value)
    if post:
        succession(state, FormationId(post))
    state.fleet_admirals.pop(fleet, None)
    state.admirals.pop(state.figures.formations.commands[state.leaders[leader].contingent], None)
    heir = fleet_admiral(state, fleet)
    if heir is not None:
        state.fleet_admirals[fleet] = heir
        state.admirals[state.figures.formations.commands[state.leaders[heir].contingent]] = heir
        tell(state, "fleet-admiral", "IC.3.48", fleet=fleet.value, leader=heir)


PHASES: Final[dict[Phase, Chapter]] = {Phase.STEADYING: steadying, Phase.RELIEF: relief}
