"""S.29, S.21, IC.8.42 The Reorganisation Step, and Reorganisation after a Battle: one change an answer, or ``done``.

A player answers with an `Order`: its verb is one of `CHANGES`, and the modules of the verbs say how they are written
(`reforming`, `squadrons`, `posting`); ``Order("mend", formation)`` puts right what losses have made illegal. All of it
is secret; what the enemy sees of it is told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar, Final, NamedTuple

from maestre.games.mistral.data.words import Fleet, Kind, Status
from maestre.games.mistral.fleets.changing import changes_of, words_of
from maestre.games.mistral.fleets.composition import broken, free_counters
from maestre.games.mistral.fleets.consent import concerned
from maestre.games.mistral.fleets.leaders import granted, set_admirals
from maestre.games.mistral.fleets.mending import check_mend, check_mended, mend
from maestre.games.mistral.fleets.posting import (
    check_post,
    check_ransom,
    check_relieve,
    post,
    promoted,
    ransom,
    relieve,
    returned,
)
from maestre.games.mistral.fleets.reforming import (
    check_form,
    check_move,
    check_release,
    check_subordinate,
    check_unform,
    form,
    move,
    release,
    subordinate,
    unform,
)
from maestre.games.mistral.fleets.squadrons import (
    NEW,
    check_pair,
    check_part,
    check_prize,
    check_transfer,
    pair,
    part,
    prize,
    transfer,
)
from maestre.games.mistral.table.formations import (
    below,
    commander,
    top,
)
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.ordering import Commanding
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spots import own_pieces
from maestre.games.mistral.table.state import Captain, FormationId, LeaderId, Phase, SquadronId, State
from maestre.play import Message, Order, Procedure, ask, reveal, rule

DONE: Final = "done"


class Change(NamedTuple):
    """A change of Formations: what refuses it, and what does it."""

    check: Callable[[State, Fleet, Order], None]
    do: Callable[[State, Fleet, Order], Procedure[None]]


CHANGES: Final[dict[str, Change]] = {
    "form": Change(check_form, form),
    "unform": Change(check_unform, unform),
    "subordinate": Change(check_subordinate, subordinate),
    "release": Change(check_release, release),
    "move": Change(check_move, move),
    "transfer": Change(check_transfer, transfer),
    "post": Change(check_post, post),
    "relieve": Change(check_relieve, relieve),
    "ransom": Change(check_ransom, ransom),
    "pair": Change(check_pair, pair),
    "part": Change(check_part, part),
    "prize": Change(check_prize, prize),
    "mend": Change(check_mend, mend),
}
"""What may be done in a Reorganisation Step."""

AFTER: Final = ("form", "unform", "subordinate", "release", "move", "transfer", "post", "relieve")
"""What may be done after a Battle (S.29, IC.8.42)."""


# ------------------------------------------------------------------------------------------------ what is asked

_SURE: Final = 100
_SELDOM: Final = 3


@rule("S.29")
class Reorganising(Commanding, frozen=True, tag="reorganising"):
    """Which change of its Formations a Fleet makes, or that it is done (S.29)."""

    rule: ClassVar = "S.29"
    secret: ClassVar = True
    window: ClassVar = "reorganise"
    asks: ClassVar = "ask-reorganise"

    def verbs(self) -> tuple[str, ...]:
        return *CHANGES, DONE

    def check(self, seen: State, value: Order) -> None:
        """Refuse a change that the rules do not allow, and to be done while a Formation must be put right."""
        if value.verb == DONE:
            check_mended(seen, self.whose())
        else:
            CHANGES[value.verb].check(seen, self.whose(), value)

    def remedies(self, seen: State) -> list[Order]:
        """Give what must be put right."""
        return [Order("mend", one) for one, _ in broken(seen, self.whose())]

    def ideas(self, seen: State) -> list[Order]:
        """Give what helps, allowed or not."""
        return [*_homes(seen, self.whose()), *_posts(seen, self.whose())]

    def propose(self, seen: State, rng: Random) -> Iterator[Order]:
        """What must be put right first; then mostly to be done, else homes for the homeless, posts for the unposted."""
        remedies = self.remedies(seen)
        if remedies:
            yield from remedies
            return
        ideas = self.ideas(seen)
        rng.shuffle(ideas)
        useful = [one for one in ideas if self.refusal(seen, one) is None]
        if not useful or rng.randrange(_SELDOM):
            yield Order(DONE)
            yield from useful
        else:
            yield from useful
            yield Order(DONE)

    def candidates(self, seen: State, piece: str) -> Iterator[Order]:
        """For none what must be put right, what helps, and to be done; for a piece all that may be done with it."""
        if piece:
            yield from (one for one in changes_of(seen, self.whose(), piece) if one.verb in self.verbs())
        else:
            yield from self.remedies(seen)
            yield from super().candidates(seen, "")
            yield Order(DONE)

    def pieces(self, seen: State) -> tuple[str, ...]:
        own = own_pieces(seen, self.whose())
        return tuple(one for one in own if next(self.allowed(seen, one), None) is not None)

    def describe(self, seen: State, value: Order) -> Message:
        """A change, whom it concerns, and how likely the Admiral in charge grants it."""
        if value.verb == DONE:
            return Message("offer-done")
        commands = concerned(seen, self.whose(), value)
        chance = granted(seen, self.whose(), commands) if commands else _SURE
        told = words_of(seen.figures, value.verb, value.piece, value.objects)
        return Message.of(f"offer-change-{value.verb}", **told, chance=chance)


@rule("IC.8.42")
class ReorganisingAfter(Reorganising, frozen=True, tag="reorganising-after"):
    """Which change of the forces that fought in a place a Fleet makes after a Battle (IC.8.42)."""

    rule: ClassVar = "IC.8.42"
    secret: ClassVar = False
    asks: ClassVar = "ask-reorganise-after"

    place: str
    formations: tuple[FormationId, ...]

    def verbs(self) -> tuple[str, ...]:
        return *AFTER, DONE

    def check(self, seen: State, value: Order) -> None:
        """Refuse what no Reorganisation allows, and what concerns others than those who fought."""
        if value.verb != DONE:
            CHANGES[value.verb].check(seen, self.whose(), value)
            _check_fought(seen, self, value)

    def remedies(self, seen: State) -> list[Order]:
        return []

    def ideas(self, seen: State) -> list[Order]:
        return []


@rule("IC.8.42")
def _check_fought(state: State, matter: ReorganisingAfter, order: Order) -> None:
    """Refuse what concerns forces that did not fight here."""
    for each in _PARTIES[order.verb](state, order):
        name = FormationId(each)
        if name not in state.formations or top(state, name) not in matter.formations:
            raise Refused("IC.8.42", "did-not-fight", state.figures, target=order.piece, place=matter.place)


def _home(state: State, squadron: str) -> str:
    one = state.squadrons.get(SquadronId(squadron))
    return one.formation if one is not None else squadron


def _formations(state: State, order: Order) -> tuple[str, ...]:
    return order.piece, *order.objects


def _squadrons(state: State, order: Order) -> tuple[str, ...]:
    return tuple(_home(state, one) for one in order.objects)


def _passing(state: State, order: Order) -> tuple[str, ...]:
    """The Formation of a Squadron, and the other or that of the other Squadron; a new one is where it comes from."""
    others = tuple(_home(state, one) for one in order.objects[:1] if one != NEW)
    return _home(state, order.piece), *others


def _posts_of(state: State, order: Order) -> tuple[str, ...]:
    return state.leaders[LeaderId(order.piece)].post, *order.objects


_PARTIES: Final[dict[str, Callable[[State, Order], tuple[str, ...]]]] = {
    "form": _squadrons,
    "unform": _formations,
    "subordinate": _formations,
    "release": _formations,
    "move": _passing,
    "transfer": _passing,
    "post": _posts_of,
    "relieve": _posts_of,
}
"""Which Formations each change after a Battle concerns."""


# ------------------------------------------------------------------------------------------------ the Step


@rule("S.29", "IC.3.46")
def reorganising(state: State) -> Procedure[bool]:
    """One change, or the end of a Fleet's changes; the British first, each asked whatever he has."""
    if not state.agenda:
        _begin(state)
        state.agenda = tuple(fleet.value for fleet in Fleet)
    fleet = Fleet(state.agenda[0])
    order = yield from ask(fleet.value, Reorganising(fleet.value))
    if order.verb != DONE:
        yield from CHANGES[order.verb].do(state, fleet, order)
        return False
    reveal(state, f"the {fleet} have reorganised")
    state.agenda = state.agenda[1:]
    if state.agenda:
        return False
    state.tried, state.fresh = (), ()
    return True


@rule("S.29", "IC.3.46.c", "IC.3.47.b", "IC.11.17")
def _begin(state: State) -> None:
    """Leaders come back and are promoted, then the Admirals are set anew."""
    state.tried = ()
    returned(state)
    promoted(state)
    set_admirals(state)


# ------------------------------------------------------------------------------------------------ after a Battle


@rule("S.21", "IC.8.42")
def after_battle(state: State, place: str, stacks: tuple[FormationId, ...]) -> Procedure[None]:
    """Let each Fleet Reorganise the forces that fought and are still there; stands at `AFTER_BATTLE`."""
    before, state.tried = state.tried, ()
    for fleet in Fleet:
        own, done = tuple(one for one in stacks if _fights_on(state, fleet, place, one)), False
        while not done and _can_change(state, own):
            order = yield from ask(fleet.value, ReorganisingAfter(fleet.value, place, own))
            done = order.verb == DONE
            if not done:
                others = tuple(one for one in _lying(state, fleet, place) if one not in own)
                yield from CHANGES[order.verb].do(state, fleet, order)
                own = tuple(one for one in _lying(state, fleet, place) if one not in others)
    state.tried = before


def _lying(state: State, fleet: Fleet, place: str) -> tuple[FormationId, ...]:
    """The stacks of a Fleet in a location; what a change makes of those that fought has fought too."""
    return tuple(one for one in state.formations if _fights_on(state, fleet, place, one))


def _fights_on(state: State, fleet: Fleet, place: str, stack: FormationId) -> bool:
    one = state.formations.get(stack)
    return one is not None and one.fleet is fleet and one.place == place and not one.harbour and not one.superior


@rule("IC.8.42", "IC.1.7")
def _can_change(state: State, stacks: tuple[FormationId, ...]) -> bool:
    """Whether there is anything to change, by what all have seen: a Flag or Detachment among those that fought."""
    every = (one for stack in stacks for one in below(state, stack))
    return any(state.formations[one].kind in state.figures.formations.kinds for one in every)


# ------------------------------------------------------------------------------------------------ what helps


def _homes(state: State, fleet: Fleet) -> Iterator[Order]:
    """A Formation in the same harbour, or a new Detachment, for each Squadron without one."""
    for one in state.squadrons.values():
        if one.formation or one.status is Status.AWAY or state.figures.formations.fleets[one.contingent] is not fleet:
            continue
        for other in state.formations.values():
            if other.fleet is fleet and other.harbour and other.place == one.at:
                yield Order("move", one.id, (other.id,))
        for counter in free_counters(state, fleet, Kind.DETACHMENT, state.figures.formations.commands[one.contingent])[
            :1
        ]:
            yield Order("form", counter, (one.id,))


def _posts(state: State, fleet: Fleet) -> Iterator[Order]:
    """A Formation without a Leader for each Leader without a post."""
    for leader in state.leaders.values():
        if (
            leader.post
            or leader.fate is not Captain.SERVING
            or state.figures.formations.fleets[leader.contingent] is not fleet
        ):
            continue
        for one in state.formations.values():
            if (
                one.fleet is fleet
                and one.kind in state.figures.formations.kinds
                and commander(state, one.id).id is None
            ):
                yield Order("post", leader.id, (one.id,))


PHASES: Final[dict[Phase, Chapter]] = {Phase.REORGANISING: reorganising}
