"""IC.3.46, IC.3.47.b, IC.11.17, 2.124.c Posting Leaders and relieving them, ransom, return and promotion.

What a player says, in a Reorganisation: ``Order("post", leader, (formation,))``, ``Order("relieve", leader)`` and
``Order("ransom", leader)``. Whoever led the Formation before is relieved by the posting, and waits.
"""

from __future__ import annotations

from fractions import Fraction

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Flag, Fleet, Rank
from maestre.games.mistral.fleets.composition import commands_in, is_joint
from maestre.games.mistral.table.formations import who_sees
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.prestige import award, can_pay
from maestre.games.mistral.table.state import Captain, FormationId, Leader, LeaderId, State
from maestre.play import Order, Procedure, change, rule


def _mine(state: State, fleet: Fleet, leader: str, rule: str) -> Leader:
    one = state.leaders.get(LeaderId(leader))
    if one is None or state.figures.formations.fleets[one.contingent] is not fleet or one.fate is Captain.GONE:
        raise Refused(rule, "no-such-leader", state.figures, leader=leader)
    return one


# ------------------------------------------------------------------------------------------------ posting


@rule("IC.3.46", "IC.3.46.b", "2.124.c")
def check_post(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse a Leader who is out of play, and a Formation out of his reach, of another Command or above his rank."""
    one = _mine(state, fleet, order.piece, "IC.3.46")
    if one.fate is not Captain.SERVING:
        raise Refused("IC.3.46", "leader-out-of-play", state.figures, leader=one.id)
    target = state.formations.get(FormationId(order.objects[0] if order.objects else ""))
    if (
        target is None
        or target.fleet is not fleet
        or target.kind not in state.figures.formations.kinds
        or one.post == target.id
    ):
        raise Refused("IC.3.46", "no-such-post", state.figures, leader=one.id)
    _check_reach(state, one, target.id)
    _check_command(state, one, target.id)
    _check_rank(state, one, target.id)


@rule("IC.3.46.b")
def _check_reach(state: State, one: Leader, formation: FormationId) -> None:
    """He goes to a Formation in harbour at a friendly Port, or to one where his present Formation is."""
    if not _in_reach(state, one, formation):
        target = state.formations[formation]
        raise Refused(
            "IC.3.46.b", "post-out-of-reach", state.figures, leader=one.id, formation=formation, place=target.place
        )


def _in_reach(state: State, one: Leader, formation: FormationId) -> bool:
    target, present = state.formations[formation], state.formations.get(FormationId(one.post))
    if target.harbour and flag(state, target.place, target.fleet) is Flag.FRIENDLY:
        return True
    return present is not None and (present.place, present.harbour) == (target.place, target.harbour)


@rule("IC.3.46.b", "2.124.c")
def _check_command(state: State, one: Leader, formation: FormationId) -> None:
    """A Formation of one Command is led by its own; a joint Flag by whoever has half of its Squadrons."""
    own = state.figures.formations.commands[one.contingent]
    if not is_joint(state.figures, formation):
        if state.figures.formations.command(formation) is not own:
            raise Refused("IC.3.46.b", "post-other-command", state.figures, leader=one.id, formation=formation)
    elif not _half(state, one, formation):
        raise Refused("2.124.c", "post-less-than-half", state.figures, leader=one.id, formation=formation)


@rule("2.124.c")
def _half(state: State, one: Leader, formation: FormationId) -> bool:
    commands = commands_in(state, formation)
    return commands.count(state.figures.formations.commands[one.contingent]) >= len(commands) * Fraction(
        *state.figures.formations.posts.half
    )


@rule("IC.3.46")
def _check_rank(state: State, one: Leader, formation: FormationId) -> None:
    """His rank suits, or he acts a step above it because nobody is free who suits."""
    needed = state.figures.formations.kinds[state.formations[formation].kind].rank
    short = _below(state.figures, one.rank, needed)
    if short <= 0:
        return
    suitable = next(
        (other for other in _free(state, one, formation) if _below(state.figures, other.rank, needed) <= 0), None
    )
    if short > state.figures.formations.posts.acting:
        raise Refused("IC.3.46", "post-rank", state.figures, leader=one.id, formation=formation, rank=needed.value)
    if suitable is not None:
        raise Refused("IC.3.46", "post-suitable", state.figures, leader=one.id, formation=formation, other=suitable.id)


def _below(figures: Figures, rank: Rank, needed: Rank) -> int:
    """By how many steps a rank is below what is needed."""
    return figures.formations.ranks.index(rank) - figures.formations.ranks.index(needed)


def _free(state: State, one: Leader, formation: FormationId) -> tuple[Leader, ...]:
    """The other Leaders of the Fleet who could take a post: unposted, or posted there already."""
    others = (
        other
        for other in state.leaders.values()
        if other.id != one.id
        and other.fate is Captain.SERVING
        and state.figures.formations.fleets[other.contingent] is state.figures.formations.fleets[one.contingent]
        and other.post in ("", formation)
    )
    return tuple(other for other in others if _could_lead(state, other, formation))


def _could_lead(state: State, one: Leader, formation: FormationId) -> bool:
    try:
        _check_command(state, one, formation)
    except Refused:
        return False
    return _in_reach(state, one, formation)


@rule("IC.3.46")
def post(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Post a Leader; whoever was there before waits unposted."""
    leader, formation = LeaderId(order.piece), FormationId(order.objects[0])
    for other in [one.id for one in state.leaders.values() if one.post == formation]:
        change(state.leaders, other, post="")
    change(state.leaders, leader, post=formation)
    seen = who_sees(state.formations[formation])
    tell(state, "posted", "IC.3.46", seen=seen, leader=leader, formation=formation)
    yield from ()


@rule("IC.3.46")
def check_relieve(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse to relieve who has no post."""
    one = _mine(state, fleet, order.piece, "IC.3.46")
    if not one.post:
        raise Refused("IC.3.46", "leader-unposted", state.figures, leader=one.id)


@rule("IC.3.46")
def relieve(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Take his post away from a Leader; he waits for another."""
    change(state.leaders, LeaderId(order.piece), post="")
    tell(state, "relieved", "IC.3.46", seen=(fleet.value,), leader=order.piece)
    yield from ()


# ------------------------------------------------------------------------------------------------ coming back


@rule("IC.3.47.b", "T.prestige.b")
def check_ransom(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse to ransom who is no captured Admiral, or without the Prestige for it."""
    one = _mine(state, fleet, order.piece, "IC.3.47.b")
    if one.fate is not Captain.CAPTURED or one.rank not in state.figures.formations.admirals:
        raise Refused("IC.3.47.b", "ransom-whom", state.figures, leader=one.id)
    if not can_pay(state, fleet, -state.figures.prestige.losses.ransom):
        have = state.books[fleet].prestige
        raise Refused(
            "IC.3.47.b",
            "ransom-poor",
            state.figures,
            leader=one.id,
            price=-state.figures.prestige.losses.ransom,
            prestige=have,
        )


@rule("IC.3.47.b", "T.prestige.b")
def ransom(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Buy a captured Admiral free: he is unposted."""
    award(state, fleet, state.figures.prestige.losses.ransom, "ransom", "T.prestige.b")
    change(state.leaders, LeaderId(order.piece), fate=Captain.SERVING, post="", back=0)
    tell(state, "ransomed", "IC.3.47.b", leader=order.piece, fleet=fleet.value)
    yield from ()


@rule("IC.3.47.b", "T.leader_casualty")
def returned(state: State) -> None:
    """Bring back, unposted, the wounded who are well again and captured Commodores who have waited long enough."""
    for one in tuple(state.leaders.values()):
        if one.fate in (Captain.WOUNDED, Captain.CAPTURED) and one.back and one.back <= state.turns:
            change(state.leaders, one.id, fate=Captain.SERVING, back=0)
            tell(state, "leader-back", "IC.3.47.b", leader=one.id)


@rule("IC.11.17", "S.29")
def promoted(state: State) -> None:
    """Promote the Leaders whose date has come."""
    for one in tuple(state.leaders.values()):
        due = state.figures.scenarios.leaders[one.id].promotion
        if due is None or one.fate is Captain.GONE or (state.year, state.turn) < (due.year, due.turn):
            continue
        if state.figures.formations.ranks.index(due.rank) < state.figures.formations.ranks.index(one.rank):
            change(state.leaders, one.id, rank=due.rank)
            tell(state, "promoted", "IC.11.17", leader=one.id, rank=due.rank.value)
