"""S.28, S.30, IC.6.1, IC.6.13, 2.13, T.recovery The life of Auxiliaries: Assigned, put back, orphaned, Recovered.

Boxes lie open, Assignments do not (IC.1.7): who has Auxiliaries Available or Assigned is asked, in secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.corsairs import bases, check_assigned, recover
from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.data import within
from maestre.games.mistral.data.words import Command, Flag, Fleet, Kind, Role
from maestre.games.mistral.table.asking import Plan, Planning, Plans
from maestre.games.mistral.table.formations import below, enemy, squadrons_in
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.moments import ASSIGNING_BEGINS
from maestre.games.mistral.table.names import Refused, called, name, tell
from maestre.games.mistral.table.ports import ports_of
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, FormationId, Phase, State
from maestre.games.mistral.table.subjects import Recovering
from maestre.play import Message, Procedure, RuleId, Tally, ask, change, reveal, rule

STAY: Final = "stay"
RECALL: Final = "recall"
_OWNED: Final = (Role.NAVY, Role.PRIVATEER)
"""Those that have the boxes of their Fleet; pirates and Knights go back to their Bases (`corsairs`)."""


def _own(state: State, fleet: Fleet, *berths: Berth) -> tuple[Auxiliary, ...]:
    mine = (
        one
        for one in state.auxiliaries.values()
        if one.role in _OWNED and state.figures.formations.fleets[one.contingent] is fleet
    )
    return tuple(one for one in mine if one.berth in berths)


# ------------------------------------------------------------------------------------------------ where they may go


@rule("T.aux.b", "2.313", "2.13")
def berths(state: State, auxiliary: AuxiliaryId) -> tuple[str, ...]:
    """The Ports and Formations to which an Auxiliary may be Assigned, for its Class and Command; limits apart.

    There are no Formations of Galleys in this volume, so that Galleys go to Ports alone.
    """
    one = state.auxiliaries[auxiliary]
    if one.role is Role.PRIVATEER:
        return bases(state, auxiliary)
    kinds, fleet = state.figures.auxiliaries.row[one.kind].assign, state.figures.formations.fleets[one.contingent]
    ports = ports_of(state, fleet, Flag.FRIENDLY)
    mine = (
        each.id
        for each in state.formations.values()
        if each.fleet is fleet and each.kind in state.figures.formations.kinds
    )
    command = state.figures.formations.commands[one.contingent]
    formations = (each for each in mine if command in _commands(state, each))
    return (*(ports if "port" in kinds else ()), *(formations if "formation" in kinds else ()))


@rule("2.313")
def _commands(state: State, formation: FormationId) -> tuple[Command, ...]:
    """The Commands whose Formation it is: that of its counter, or of a joint one those that have Squadrons in it."""
    own = state.figures.formations.command(formation)
    return (
        (own,)
        if own
        else tuple(state.figures.formations.commands[one.contingent] for one in squadrons_in(state, formation))
    )


@rule("2.131.a", "2.131.b", "2.223.b")
def most_assigned(state: State, formation: FormationId) -> int:
    """How many Auxiliaries a Formation may have with all that is below it: a Flag one for each Squadron.

    A Flagship is a Squadron for this as for anything but its berth and its Combat (2.223.b).
    """
    if state.formations[formation].kind is Kind.DETACHMENT:
        return state.figures.formations.assigned.detachment
    return state.figures.formations.assigned.flag_per_squadron * len(squadrons_in(state, formation))


# ------------------------------------------------------------------------------------------------ Assigning


@rule("2.131.a", "2.131.b", "2.512.a", "2.513")
class Assigning(Planning, frozen=True, tag="assigning"):
    """What becomes of each Auxiliary of a Fleet that is Available or Assigned (S.28, IC.6.13)."""

    rule: ClassVar = "S.28"
    secret: ClassVar = True
    window: ClassVar = "assign"
    asks: ClassVar = "matter-assigning"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse to leave more Auxiliaries with a Formation than it may have, those that it has already included."""
        posts: dict[FormationId, int] = {}
        for auxiliary, said in value.items():
            one = seen.auxiliaries[AuxiliaryId(auxiliary)]
            if said not in (STAY, RECALL):
                check_assigned(seen, one.id, said)
            post = one.formation if said == STAY else said
            if FormationId(post) in seen.formations:
                posts[FormationId(post)] = posts.get(FormationId(post), 0) + 1
        wrong = _overfull(seen, self.fleet, posts)
        if wrong is not None:
            count = sum(posts.get(lower, 0) for lower in below(seen, wrong))
            rule_id: RuleId = "2.131.a" if seen.formations[wrong].kind is Kind.DETACHMENT else "2.131.b"
            raise Refused(
                rule_id,
                "too-many-assigned",
                seen.figures,
                formation=wrong,
                count=count,
                most=most_assigned(seen, wrong),
            )

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Leave who is Assigned, but for those too many; send others first to Formations with room, then to Ports.

        Now and then somebody is put back, to be Assigned elsewhere.
        """
        for restless in rng.sample((0, 0, 1), 3):
            plan, posts = _kept(seen, self.fleet, self.open_to, rng if restless else None)
            for auxiliary, options in self.open_to:
                if auxiliary not in plan:
                    plan[auxiliary] = _place(seen, self.fleet, posts, options, rng)
            yield plan

    def told(self, seen: State, key: str, option: str) -> Message:
        one = seen.auxiliaries[AuxiliaryId(key)]
        if option == STAY:
            where = one.port or one.formation
            return (
                Message.of("offer-assign-stay", target=called(seen.figures, where))
                if where
                else Message("offer-assign-wait")
            )
        return (
            Message("answer-recall")
            if option == RECALL
            else Message.of("offer-assign", target=name(seen.figures, option))
        )


@rule("S.28", "IC.6.13", "IC.6.1")
def assigning(state: State) -> Procedure[bool]:
    """Ask one Fleet, then the other, what becomes of each Auxiliary that is Available or Assigned."""
    fleet = state.acting
    if fleet is Fleet.BRITISH:
        yield from ASSIGNING_BEGINS(state)
    mine = _own(state, fleet, Berth.AVAILABLE, Berth.ASSIGNED)
    if mine:
        open_to = tuple((one.id, _options(state, one.id)) for one in mine)
        plan = yield from ask(fleet.value, Assigning(fleet, open_to))
        for auxiliary, said in plan.items():
            _assigned(state, AuxiliaryId(auxiliary), said)
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


@rule("S.28", "IC.6.13")
def _options(state: State, auxiliary: AuxiliaryId) -> tuple[str, ...]:
    """What may become of an Auxiliary: put back if it is Assigned; else Assigned, unless it may wait or nobody has it.

    What is put back waits in the Available Box until the next Turn.
    """
    one = state.auxiliaries[auxiliary]
    if one.berth is Berth.ASSIGNED:
        return (STAY, RECALL)
    places = berths(state, auxiliary)
    return (STAY, *places) if state.figures.auxiliaries.row[one.kind].waits or not places else places


def _assigned(state: State, auxiliary: AuxiliaryId, said: str) -> None:
    if said == STAY:
        return
    one = state.auxiliaries[auxiliary]
    reveal(state, f"{auxiliary} {'is put back' if said == RECALL else 'is Assigned'}")
    if said == RECALL:
        change(state.auxiliaries, auxiliary, berth=Berth.AVAILABLE, port="", formation="")
        tell(state, "auxiliary-put-back", "IC.6.13", auxiliary=auxiliary)
        return
    in_port = said in state.figures.places
    change(
        state.auxiliaries,
        auxiliary,
        berth=Berth.ASSIGNED,
        port=said if in_port else "",
        formation="" if in_port else said,
    )
    seen = (state.figures.formations.fleets[one.contingent].value,)
    tell(state, "auxiliary-assigned", "S.28", seen=seen, auxiliary=auxiliary, target=said)


def _overfull(state: State, fleet: Fleet, posts: dict[FormationId, int]) -> FormationId | None:
    """A Formation of a Fleet that would have too many Auxiliaries, if there is one."""
    for one in state.formations.values():
        if one.fleet is fleet and one.kind in state.figures.formations.kinds:
            count = sum(posts.get(lower, 0) for lower in below(state, one.id))
            if count > most_assigned(state, one.id):
                return one.id
    return None


@rule("IC.6.13.b")
def orphaned(state: State, formation: FormationId) -> Procedure[None]:
    """The Auxiliaries of a Formation that is no more go to Recovery; stands at `UNFORMED`."""
    for one in tuple(state.auxiliaries.values()):
        if one.berth is Berth.ASSIGNED and one.formation == formation:
            spend(state, one.id, "IC.6.13.b")
    yield from ()


# ------------------------------------------------------------------------------------------------ Recovery


@rule("S.30", "T.recovery")
def recovering(state: State) -> Procedure[bool]:
    """Throw for every Auxiliary in Recovery: it becomes Available, and is Assigned in the next Turn; then corsairs."""
    waiting = tuple(one.id for fleet in Fleet for one in _own(state, fleet, Berth.RECOVERY))
    for auxiliary in waiting:
        fleet = state.figures.formations.fleets[state.auxiliaries[auxiliary].contingent]
        face = yield from rolled(state, fleet, "T.recovery", about=Recovering(auxiliary))
        if _recovers(state, auxiliary, face):
            change(state.auxiliaries, auxiliary, berth=Berth.AVAILABLE)
            tell(state, "auxiliary-recovered", "S.30", auxiliary=auxiliary)
    yield from recover(state)
    return True


@rule("T.recovery")
def _recovers(state: State, auxiliary: AuxiliaryId, face: int) -> bool:
    one = state.auxiliaries[auxiliary]
    read = Tally.of(face, "T.recovery").plus(
        state.figures.auxiliaries.seasons[state.figures.calendar.seasons[state.turn]], "T.recovery"
    )
    return within(state.figures.auxiliaries.recovered_on(one.kind, one.role), read.whole)


# ------------------------------------------------------------------------------------------------ proposals


def _kept(state: State, fleet: Fleet, plans: Plans, rng: Random | None) -> tuple[Plan, dict[FormationId, int]]:
    """What becomes of those that are Assigned, and how many each Formation then has."""
    plan: Plan = {}
    posts: dict[FormationId, int] = {}
    for auxiliary, options in plans:
        if RECALL not in options:
            continue
        post = FormationId(state.auxiliaries[AuxiliaryId(auxiliary)].formation)
        with_it = posts | {post: posts.get(post, 0) + 1}
        stays = _overfull(state, fleet, with_it) is None and (rng is None or rng.randrange(6) > 0)
        plan[auxiliary] = STAY if stays else RECALL
        posts = with_it if stays else posts
    return plan, posts


def _place(state: State, fleet: Fleet, posts: dict[FormationId, int], options: tuple[str, ...], rng: Random) -> str:
    """A Formation with room among the options, as often as not, or anything else."""
    formations = [FormationId(one) for one in options if FormationId(one) in state.formations]
    for one in rng.sample(formations, len(formations)) if rng.randrange(2) else ():
        if _overfull(state, fleet, posts | {one: posts.get(one, 0) + 1}) is None:
            posts[one] = posts.get(one, 0) + 1
            return one
    others = [one for one in options if FormationId(one) not in state.formations]
    return rng.choice(others)


PHASES: Final[dict[Phase, Chapter]] = {Phase.ASSIGNING: assigning, Phase.RECOVERING: recovering}
