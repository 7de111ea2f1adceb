"""Reasons: what an admiral tells of the position is so, and without it he would have answered something else.

`MAESTRE_REASONS=200` looks at as many of them; a few dozen are enough for every day.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest

from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.battle.engaged import side
from maestre.games.mistral.convoys.raiding import column
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Fleet, Kind, OrderKind, Role, Task
from maestre.games.mistral.doctrine import DOCTRINE
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.doctrine.plan import Plan
from maestre.games.mistral.doctrine.promises import could_hold
from maestre.games.mistral.game import game
from maestre.games.mistral.moving.steering import Courses
from maestre.games.mistral.orders.chits import pool
from maestre.games.mistral.table.chances import decimal, mean_raid
from maestre.games.mistral.table.chit import all_chits, held, places_of, row_of
from maestre.games.mistral.table.formations import damage_rating, ready, regulars, sail, squadrons_in, stacks
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.ports import may_harbour
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    ChitId,
    ChitStatus,
    FormationId,
    LeaderId,
    Phase,
    SquadronId,
    State,
)
from maestre.games.mistral.weather.gales import reach
from maestre.opponents import SOUND, Ideas, Memory, Settled, settled
from maestre.play import Message, Table, view
from maestre.play.pure import held as remembered
from maestre.play.written.messages import LANGUAGES, Arg
from maestre.space.network import place_of

WHOLE = True
"""Whole games give the reasons."""

WANTED = int(os.environ.get("MAESTRE_REASONS", "40"))
EVERY = 4
"""Of how many reasons one is looked at, so that all Seasons are."""
KINDS = 12
MOST = 0.25


class Told(NamedTuple):
    """A reason in its position: who was asked what, what he answered, and what decided."""

    now: State
    fleet: Fleet
    about: Any
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

    @property
    def sea(self) -> Outlook:
        return Outlook(self.now, self.fleet, self.plan)

    def number(self, what: str) -> int:
        """A number that is told."""
        found = self.facts[what]
        assert isinstance(found, int)
        return found

    def named(self, what: str) -> str:
        """What a fact names."""
        now, figures = self.now, self.now.figures
        pieces = (now.formations, now.squadrons, now.auxiliaries, now.leaders)
        at = (one.place for one in now.formations.values())
        ids = chain(*pieces, all_chits(figures), figures.places, at, self._ways())
        return next(one for one in ids if name(figures, one) == self.facts[what])

    def _ways(self) -> Iterator[str]:
        """Where stacks may go that are asked about."""
        if isinstance(self.about, Courses):
            yield from (way.partition(":")[2] for _, ways in self.about.open_to for way in ways)

    def formation(self, what: str = "formation") -> FormationId:
        found = FormationId(self.named(what))
        assert found in self.now.formations
        return found

    @property
    def chit(self) -> ChitId:
        return ChitId(self.named("order"))


def years() -> Iterator[Told]:
    """Reasons from whole Years between two admirals."""
    for number in range(9):
        table = Table.new(game, "1744", seed=bytes([number] * 32))
        memories = {seat: Memory(f"{number}{seat}") for seat in game.seats}
        yield from sailed(table, memories, Random(number))


def sailed(table: Table[State], memories: dict[str, Memory], chance: Random) -> Iterator[Told]:
    """Play a Year and give its reasons."""
    while table.waiting():
        seen = view(table, table.waiting()[0])
        plan = memories[seen.seat].plan(seen.seat, game.turn(seen.now), partial(DOCTRINE.plan, seen, SOUND))
        ideas, luck = remembered(seen.now, DOCTRINE.counsel, seen, plan), chance.getstate()
        assert seen.ask is not None
        if isinstance(ideas, Ideas):
            found = settled(ideas, chance)
            table.say(seen.seat, found.idea.answer)
            if found.because is not None:
                yield Told(seen.now, Fleet(seen.seat), seen.ask.about, plan, found, ideas, luck)
        else:
            table.say(seen.seat, ideas)


@cache
def reasons() -> tuple[Told, ...]:
    """The reasons that are looked at."""
    found = (one for number, one in enumerate(years()) if number % EVERY == 0)
    return tuple(next(found) for _ in range(WANTED))


# ------------------------------------------------------------------------------------------------- facts, found anew


def worn(now: State, formation: FormationId) -> int:
    """How worn a stack is on average, in hundredths of its Damage Ratings."""
    parts = [one.dp / damage_rating(now.figures, one).whole for one in squadrons_in(now, formation)]
    return round(100 * sum(parts) / len(parts)) if parts else 0


def is_worn(told: Told) -> bool:
    mine = told.now.formations[told.formation()].fleet is told.fleet
    return mine and told.number("percent") == worn(told.now, told.formation())


def ours(told: Told, what: str = "holder") -> bool:
    one = told.named(what)
    if one in told.now.formations:
        return told.now.formations[FormationId(one)].fleet is told.fleet
    contingent = told.now.auxiliaries[AuxiliaryId(one)].contingent
    return told.now.figures.formations.fleets.get(contingent) is told.fleet


def counts(told: Told) -> bool:
    return ours(told) and told.named("holder") in could_hold(told.sea, told.chit) and told.number("amount") == 1


def turns_left(told: Told) -> bool:
    last = told.now.last_turn or told.now.figures.calendar.turns
    return told.number("turns") == last - told.now.turn + (told.now.phase is Phase.FIRST_ORDERS)


def foes_at(told: Told) -> bool:
    place, now = told.named("place"), told.now
    foes = [
        one.id
        for one in now.formations.values()
        if one.fleet not in (None, told.fleet)
        and ready(one)
        and not one.superior
        and one.kind in (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)
        and place_of(one.place) == place
    ]
    return told.number("sail") == sum(sail(squadrons_in(now, one)) for one in foes) > 0


def far_away(told: Told) -> bool:
    start, network = told.now.formations[told.formation("holder")].place, told.now.figures.network
    ways = [network.spaces(start, place) or 0 for place in places_of(told.now.figures, told.chit)]
    return told.number("spaces") == min(ways)


def many(told: Told) -> bool:
    return told.number("count") == len(squadrons_in(told.now, told.formation())) > 1


def in_hand(told: Told, chit: ChitId) -> bool:
    one = told.now.chits[chit]
    return one.fleet is told.fleet and one.status is ChitStatus.RECEIVED


def overdue(told: Told) -> bool:
    within = told.now.figures.orders.issued_within
    left = within - (told.now.turns - told.now.chits[told.chit].turn)
    return in_hand(told, told.chit) and told.number("turns") == max(0, left)


def no_holder(told: Told) -> bool:
    holds = len(could_hold(told.sea, told.chit))
    return told.number("count") == holds and (holds > 0) is (told.why == "why-nobody-fit")


def in_pool(told: Told) -> bool:
    left = pool(told.now, told.fleet)
    fit = sum(bool(could_hold(told.sea, one)) for one in left)
    drawn = told.facts.get("drawn")
    right = drawn is None or drawn in (told.now.figures.orders.drawn(told.fleet), len(left))
    return right and told.number("pool") == len(left) and told.facts.get("count", fit) == fit


def hand_full(told: Told) -> bool:
    return told.number("count") == sum(in_hand(told, one) for one in told.now.chits) > 0


def thrift(told: Told) -> bool:
    return told.number("turns") == told.now.figures.orders.issued_within


def mends(told: Told) -> bool:
    return told.number("dp") == told.now.squadrons[SquadronId(told.named("squadron"))].dp > 0


def executed(told: Told, what: str) -> bool:
    """Whether somebody has an Order to Execute."""
    return held(told.now, told.named(what)) == told.chit and ours(told, what)


def time_up(told: Told) -> bool:
    one = told.now.chits[told.chit]
    return one.fleet is told.fleet and one.status is ChitStatus.ISSUED


def fresher(told: Told) -> bool:
    other = told.formation("other")
    beside = told.now.formations[other].place == told.now.formations[told.formation()].place
    return beside and is_worn(told) and told.number("share") == worn(told.now, other) < told.number("percent")


def homeless(told: Told) -> bool:
    one = told.now.squadrons[SquadronId(told.named("squadron"))]
    return not one.formation and one.at == told.named("place")


def leaderless(told: Told) -> bool:
    leaders = told.now.leaders
    led = any(one.post == told.formation() for one in leaders.values())
    return not led and not leaders[LeaderId(told.named("leader"))].post


def not_full(told: Told) -> bool:
    one, other = (told.now.squadrons[SquadronId(told.named(what))] for what in ("squadron", "other"))
    return told.number("sail") == len(one.ships) and one.at == other.at


def together(told: Told) -> bool:
    one = told.now.formations[told.formation()]
    own = regulars(squadrons_in(told.now, one.id, deep=False))
    return one.harbour and told.number("count") == len(own) > 1


def served(told: Told) -> bool:
    plans = [one.answer for one in (told.found.idea, told.found.other) if one is not None]
    pairs = [sum(value == "auxiliary" for value in plan.values()) for plan in plans if isinstance(plan, dict)]
    return told.number("count") == abs(pairs[0] - pairs[1]) > 0


def on_the_way(told: Told) -> bool:
    one = told.now.formations[told.formation()]
    goals = places_of(told.now.figures, told.chit)
    there = place_of(one.place) in goals
    known = bool(goals) and row_of(told.now.figures, told.chit).convoy is None
    return executed(told, "formation") and (not known or there is (told.why == "why-on-station"))


def docks(told: Told) -> bool:
    return is_worn(told) and told.named("place") in told.now.figures.places


def meets(told: Told) -> bool:
    return bool(told.now.formations[told.formation()].goal)


def supplies(told: Told) -> bool:
    return told.now.formations[told.formation()].kind is Kind.CONVOY and told.formation() in told.now.convoys


def prey(told: Told) -> bool:
    place = told.named("place")
    there = [one for one in told.now.formations.values() if one.place == place and one.fleet is not told.fleet]
    return any(ready(one) and not one.superior for one in there)


def ambush(told: Told) -> bool:
    routes = told.now.figures.convoys.routes
    lanes = {place for ways in routes.values() for way in ways for place in way}
    return told.named("place") in lanes


def interdicted(told: Told) -> bool:
    place = told.named("place")
    return any(one.task is Task.INTERDICT and one.target == place for one in told.now.auxiliaries.values())


def interdicts(told: Told) -> bool:
    one = told.now.auxiliaries[AuxiliaryId(told.named("auxiliary"))]
    return one.task is Task.INTERDICT and ("place" not in told.facts or one.target == told.named("place"))


def gale(told: Told) -> bool:
    struck = reach(told.now, told.named("place"))
    return struck is not None and told.number("dp") == struck.effect.attrition > 0


def gale_next(told: Told) -> bool:
    return told.number("dp") == told.sea.looming(told.named("place")) > 0


def cruising(told: Told) -> bool:
    return executed(told, "formation") and row_of(told.now.figures, told.chit).kind is OrderKind.CRUISE


def hidden(told: Told) -> bool:
    place = told.named("place")
    there = [one for one in told.now.formations.values() if one.kind is Kind.UNKNOWN and one.place == place]
    return told.number("count") == len(there)


_FIGHTERS = (AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50, AuxiliaryClass.GALLEY, AuxiliaryClass.LIGHT)


def raiders(told: Told) -> bool:
    free = [one for one in may_act(told.now, told.fleet) if held(told.now, one) is None]
    able = [one for one in free if told.now.auxiliaries[one].kind in _FIGHTERS]
    return told.number("count") == sum(is_in_range(told.now, one, told.named("place")) for one in able)


def auxiliary(told: Told) -> Any:
    return told.now.auxiliaries[AuxiliaryId(told.named("auxiliary"))]


def raid(told: Told) -> bool:
    who, convoy = AuxiliaryId(told.named("auxiliary")), told.formation()
    mean = mean_raid(told.now.figures, column(told.now, who, convoy))
    return told.facts["damage"] == decimal(mean) and convoy in told.now.convoys


def next_point(told: Told) -> bool:
    step = told.now.figures.prestige.gains.convoy_dp
    return told.number("count") == step - told.now.convoys[told.formation()].dp % step


def compared(told: Told) -> bool:
    mine, theirs = (sail(squadrons_in(told.now, told.formation(what))) for what in ("formation", "other"))
    own = told.now.formations[told.formation()].fleet is told.fleet
    return own and (told.number("mine"), told.number("theirs")) == (mine, theirs)


def beside(told: Told) -> bool:
    mine = told.why == "why-friends-beside"
    foe = Fleet.BOURBON if told.fleet is Fleet.BRITISH else Fleet.BRITISH
    there = list(stacks(told.now, told.named("place"), told.fleet if mine else foe))
    return told.number("count") == len(there) - 1 > 0


def lone(told: Told) -> bool:
    return told.formation() in told.now.convoys and not squadrons_in(told.now, told.formation())


def far_from_dock(told: Told) -> bool:
    network = told.now.figures.network
    ways = (network.spaces(told.named("place"), dock) for dock in told.sea.docks)
    return told.number("spaces") == min(way for way in ways if way is not None)


def engaged(told: Told) -> bool:
    foe = Fleet.BOURBON if told.fleet is Fleet.BRITISH else Fleet.BRITISH
    mine, theirs = (
        sum(sail(squadrons_in(told.now, one)) for one in side(told.now, told.about.battle, each))
        for each in (told.fleet, foe)
    )
    return (told.number("mine"), told.number("theirs")) == (mine, theirs)


FACTS: dict[str, Callable[[Told], bool]] = {
    "why-order-counts": counts,
    "why-order-fails": turns_left,
    "why-crew-worn": is_worn,
    "why-foe-there": foes_at,
    "why-order-far": far_away,
    "why-many-go": many,
    "why-other-use": lambda told: in_hand(told, told.chit) and ours(told),
    "why-order-overdue": overdue,
    "why-nobody-holds": no_holder,
    "why-nobody-fit": no_holder,
    "why-draw-fits": in_pool,
    "why-none-fits": in_pool,
    "why-hand-full": hand_full,
    "why-thrift": thrift,
    "why-stray-mends": mends,
    "why-time-up": time_up,
    "why-fresher": fresher,
    "why-homeless": homeless,
    "why-leaderless": leaderless,
    "why-not-full": not_full,
    "why-many-together": together,
    "why-fleet50": served,
    "why-way-order": on_the_way,
    "why-on-station": on_the_way,
    "why-dock": docks,
    "why-rendezvous": meets,
    "why-supplies": supplies,
    "why-way-prey": prey,
    "why-ambush": ambush,
    "why-way-corsair": interdicted,
    "why-chased": interdicts,
    "why-corsair-counts": interdicts,
    "why-gale": gale,
    "why-gale-comes": gale_next,
    "why-cruise-lost": cruising,
    "why-lane": hidden,
    "why-raiders": raiders,
    "why-shadower": lambda told: not ours(told, "auxiliary"),
    "why-pirate-out": lambda told: auxiliary(told).role is Role.PIRATE,
    "why-french-watch": lambda told: auxiliary(told).contingent is Contingent.FRENCH,
    "why-bidden": lambda told: executed(told, "auxiliary"),
    "why-has-order": lambda told: executed(told, "auxiliary"),
    "why-shells": lambda told: auxiliary(told).kind is AuxiliaryClass.BOMB,
    "why-raid": raid,
    "why-next-point": next_point,
    "why-seeker": lambda told: auxiliary(told).kind in _FIGHTERS,
    "why-raider": lambda told: auxiliary(told).kind in _FIGHTERS,
    "why-pirate-free": lambda told: auxiliary(told).role is Role.PIRATE,
    "why-sail": compared,
    "why-own-wear": is_worn,
    "why-friends-beside": beside,
    "why-foes-beside": beside,
    "why-watch-at-stake": lambda told: executed(told, "formation"),
    "why-battered": is_worn,
    "why-lone-convoy": lambda told: (
        not squadrons_in(told.now, told.formation()) and told.formation() in told.now.convoys
    ),
    "why-haven": lambda told: may_harbour(told.now, told.named("place"), told.fleet),
    "why-far-from-dock": far_from_dock,
    "why-order-binds": lambda told: executed(told, "formation"),
    "why-strong-enough": engaged,
    "why-too-weak": engaged,
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
        for what, fact in because.facts:
            if isinstance(fact, int):
                facts = tuple((key, fact + 1 if key == what else kept) for key, kept in because.facts)
                other = told._replace(found=told.found._replace(because=because._replace(facts=facts)))
                assert not FACTS[told.why](other), (told.why, what)


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
        assert because.why not in speaker.say(Message(because.why, because.facts))
