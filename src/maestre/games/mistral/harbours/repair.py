"""S.33-S.35, IC.11.3, 2.14, T.repair Harbours: laying up, Repairs and Fitting Out.

A player says once for his whole Fleet which Squadrons change their state, and how many rolls each gets. How many of
them lie in which harbour in which state is open, their damage is not: so he is asked whether or not any is damaged.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import Command, Flag, Fleet, Status
from maestre.games.mistral.harbours.damage import mend
from maestre.games.mistral.table.asking import Naming, Plan, Planning
from maestre.games.mistral.table.chances import decimal, mean_mended
from maestre.games.mistral.table.formations import at_war_with_france, damage_rating, enemy
from maestre.games.mistral.table.fortune import rolled_unseen
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ports import flag, has_harbour, is_dock, owner
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Phase, Squadron, SquadronId, State
from maestre.play import Message, Procedure, RuleId, Tally, ask, change, reveal, rule


def _lying(state: State, fleet: Fleet, status: Status) -> tuple[Squadron, ...]:
    """A Fleet's Squadrons and Flagships of a state, wherever they are."""
    own = (one for one in state.squadrons.values() if state.figures.formations.fleets[one.contingent] is fleet)
    return tuple(one for one in own if one.status is status)


# ------------------------------------------------------------------------------------------------ states in harbour


class LayingUp(Naming[SquadronId], frozen=True, tag="readying"):
    """Which Squadrons that are Fitting Out a Fleet lays up (S.33)."""

    rule: ClassVar = "S.33"
    secret: ClassVar = True
    window: ClassVar = "laying-up"
    asks: ClassVar = "matter-readying"
    into: ClassVar = Status.IN_ORDINARY
    news: ClassVar = "laid-up"

    laying_up: bool = True

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[SquadronId, ...]]:
        """Lay up those that are worn by more than half, or any."""
        worn = tuple(one for one in self.open_to if _worn(seen, one))
        yield from rng.sample((worn, (), tuple(one for one in self.open_to if not rng.randrange(3))), 3)

    def told(self, seen: State, one: SquadronId) -> Message:
        """A Squadron that changes its state, where it is and how worn."""
        squadron = seen.squadrons[one]
        return Message.of(
            "offer-readied",
            squadron=name(seen.figures, one),
            place=name(seen.figures, squadron.at),
            dp=squadron.dp,
            rating=damage_rating(seen.figures, squadron).whole,
            status=self.into.value,
        )


class FittingOut(LayingUp, frozen=True, tag="fitting-out"):
    """Which Squadrons In Ordinary a Fleet Fits Out (S.35).

    All may, one by one: neither Repairs nor places are bound to it, so that nothing is left to check.
    """

    rule: ClassVar = "S.35"
    window: ClassVar = "fitting-out"
    into: ClassVar = Status.FITTING_OUT
    news: ClassVar = "fits-out"

    laying_up: bool = False

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[SquadronId, ...]]:
        """Fit Out those that are not worn by more than half, mostly, or any."""
        sound = tuple(one for one in self.open_to if not _worn(seen, one))
        if rng.randrange(3):
            yield sound
        yield tuple(one for one in self.open_to if rng.randrange(2))
        yield ()


def _worn(state: State, squadron: SquadronId) -> bool:
    one = state.squadrons[squadron]
    return 2 * one.dp > damage_rating(state.figures, one).whole


@rule("S.33")
def lay_up(state: State) -> Procedure[bool]:
    """Let a Fleet turn Squadrons that are Fitting Out to In Ordinary, before Repairs are made."""
    return (yield from _redesignate(state, Status.FITTING_OUT, LayingUp))


@rule("S.35")
def fit_out(state: State) -> Procedure[bool]:
    """Let a Fleet turn Squadrons In Ordinary to Fitting Out, so that they can sail in the next Turn."""
    return (yield from _redesignate(state, Status.IN_ORDINARY, FittingOut))


def _redesignate(state: State, before: Status, question: type[LayingUp]) -> Procedure[bool]:
    """Ask one Fleet, then the other, which Squadrons of a state take the other one; all see how many, and where."""
    fleet = state.acting
    mine = tuple(one.id for one in _lying(state, fleet, before))
    if mine:
        counts: dict[str, int] = {}
        for squadron in (yield from ask(fleet.value, question(fleet, mine))):
            one = change(state.squadrons, squadron, status=question.into)
            counts[one.at] = counts.get(one.at, 0) + 1
        for place in sorted(counts):
            reveal(state, f"{question.news}: {counts[place]} in {place}")
            tell(state, question.news, question.rule, fleet=fleet.value, place=place, count=counts[place])
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


# ------------------------------------------------------------------------------------------------ rolls


def _is_quarterly(state: State) -> bool:
    return state.turn in state.figures.calendar.quarterly


@rule("2.33.e", "T.repair.b")
def _is_rationed(state: State, place: str) -> bool:
    """Whether a Port shares the one roll that the French Command has a Quarter, at one of its Ports, before the war."""
    return state.figures.formations.commands.get(
        owner(state.figures, place)
    ) is Command.FRENCH and not at_war_with_france(state)


@rule("2.145.a", "2.145.b", "2.145.c", "2.147.a", "T.repair.b", "1.303", "IC.2.2", "2.33.e")
def normal_rolls(state: State, place: str, fleet: Fleet) -> int:
    """The Repair rolls that a friendly Key Port with a dockyard makes in this Turn; it is the Port that repairs."""
    row = state.figures.places[place]
    if not is_dock(state.figures, place) or flag(state, place, fleet) is not Flag.FRIENDLY:
        return 0
    if _is_rationed(state, place):
        return state.figures.upkeep.repair.french_before_war if _is_quarterly(state) else 0
    return row.repair if row.period == "turn" or _is_quarterly(state) else 0


@rule("IC.11.33", "2.141", "2.14.b", "2.142", "1.303.b", "IC.2.2")
def emergency_rolls(state: State, place: str, fleet: Fleet) -> int:
    """The Emergency Repair rolls of a place in this Turn: in Minor Ports and Coastal Spaces that are not Enemy ones.

    A friendly Key Port without a dockyard gives them too; a Neutral Key Port gives nothing.
    """
    if not _is_quarterly(state) or not has_harbour(state.figures, place):
        return 0
    open_to = (Flag.FRIENDLY, Flag.NEUTRAL) if state.figures.places[place].is_minor else (Flag.FRIENDLY,)
    if is_dock(state.figures, place) or flag(state, place, fleet) not in open_to:
        return 0
    return state.figures.upkeep.emergency.rolls_per_quarter


@rule("T.repair.b", "2.147.b", "IC.11.3", "2.415")
def points_at(state: State, place: str, fleet: Fleet) -> int:
    """The rolls that the Repair Points in a Port's Victualled box can buy."""
    if place not in state.figures.waters.victualled or flag(state, place, fleet) is not Flag.FRIENDLY:
        return 0
    return state.repair_points.get(place, 0) * state.figures.upkeep.repair.per_point


def rolls_at(state: State, place: str, fleet: Fleet) -> int:
    """All the rolls that a Fleet may make in a place in this Turn."""
    free = normal_rolls(state, place, fleet) + emergency_rolls(state, place, fleet)
    return free + points_at(state, place, fleet)


def _yards(state: State, fleet: Fleet) -> dict[str, int]:
    """The places where a Fleet has Squadrons In Ordinary and rolls for them; both are open knowledge."""
    places = sorted(dict.fromkeys(one.at for one in _lying(state, fleet, Status.IN_ORDINARY)))
    return {place: rolls for place in places if (rolls := rolls_at(state, place, fleet))}


# ------------------------------------------------------------------------------------------------ Repairs


@rule("2.145.a", "IC.11.33", "2.33.e")
class Yards(Planning, frozen=True, tag="yards"):
    """How many Repair rolls each damaged Squadron In Ordinary gets, in places with so many rolls each (S.34)."""

    rule: ClassVar = "IC.11.3"
    secret: ClassVar = True
    window: ClassVar = "repairs"
    asks: ClassVar = "matter-yards"

    rolls: tuple[tuple[str, int], ...]

    def check(self, seen: State, value: Plan) -> None:
        """Refuse more rolls than a place has, and rolls at two French Ports before the war."""
        made = dict.fromkeys((place for place, _ in self.rolls), 0)
        for squadron, many in value.items():
            made[seen.squadrons[SquadronId(squadron)].at] += int(many)
        for place, rolls in self.rolls:
            if made[place] > rolls:
                rule_id: RuleId = "2.145.a" if is_dock(seen.figures, place) else "IC.11.33"
                raise Refused(rule_id, "repair-too-many", seen.figures, place=place, count=made[place], most=rolls)
        rationed = sum(many for place, many in made.items() if _is_rationed(seen, place))
        if rationed > seen.figures.upkeep.repair.french_before_war:
            most = seen.figures.upkeep.repair.french_before_war
            raise Refused("2.33.e", "repair-french-before-war", seen.figures, count=rationed, most=most)

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Give each roll to the Squadron that would be most worn without it; then the same with Points kept back."""
        squadrons = [seen.squadrons[SquadronId(squadron)] for squadron, _ in self.open_to]
        yards = rng.sample(self.rolls, len(self.rolls))
        for keep in rng.sample((0, 1), 2):
            plan: dict[str, int] = {one.id: 0 for one in squadrons}
            french = seen.figures.upkeep.repair.french_before_war
            for place, rolls in yards:
                here = [one for one in squadrons if one.at == place]
                most = rolls - keep * points_at(seen, place, self.fleet)
                if _is_rationed(seen, place):
                    most, french = min(most, french), french - min(most, french) if here else french
                for _ in range(most if here else 0):
                    worst = max(here, key=lambda one: (one.dp - plan[one.id], one.id))
                    plan[worst.id] += 1 if worst.dp > plan[worst.id] else 0
            yield {squadron: str(many) for squadron, many in plan.items()}
        yield {one.id: "0" for one in squadrons}

    def told(self, seen: State, key: str, option: str) -> Message:
        """How many rolls a Squadron gets, its damage, and what they take off on average."""
        one, rolls = seen.squadrons[SquadronId(key)], int(option)
        mended = min(rolls * mean_mended(seen.figures), Fraction(one.dp))
        rating = damage_rating(seen.figures, one).whole
        return Message.of("offer-rolls", count=rolls, dp=one.dp, rating=rating, mended=decimal(mended))

    def taken(self, seen: State) -> Plan:
        """The most rolls that are proposed."""
        return max(self.propose(seen, Random(0)), key=lambda plan: sum(int(rolls) for rolls in plan.values()))


@rule("S.34", "IC.11.3", "T.repair.c")
def repairs(state: State) -> Procedure[bool]:
    """Ask one Fleet, then the other, how many rolls each damaged Squadron In Ordinary gets, and make them."""
    fleet = state.acting
    yards = _yards(state, fleet)
    if yards:
        worn = (one for one in _lying(state, fleet, Status.IN_ORDINARY) if one.dp and one.at in yards)
        open_to = tuple((one.id, tuple(str(rolls) for rolls in range(yards[one.at] + 1))) for one in worn)
        said = yield from ask(fleet.value, Yards(fleet, open_to, tuple(yards.items())))
        yield from _repaired(state, fleet, tuple((SquadronId(one), int(many)) for one, many in said.items()))
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


@rule("T.repair.b", "2.147.b")
def _repaired(state: State, fleet: Fleet, plan: tuple[tuple[SquadronId, int], ...]) -> Procedure[None]:
    """Make the rolls, a Port's own before those that Repair Points buy.

    A roll that was named for a Squadron with no damage left is not made, and costs no point: its owner would have named
    another, or none, had he named them one by one.
    """
    free: dict[str, int] = {}
    spent: dict[str, int] = {}
    for squadron, rolls in plan:
        place = state.squadrons[squadron].at
        free.setdefault(place, normal_rolls(state, place, fleet) + emergency_rolls(state, place, fleet))
        for _ in range(rolls):
            if not state.squadrons[squadron].dp:
                break
            if free[place]:
                free[place] -= 1
            else:
                spent[place] = spent.get(place, 0) + 1
            yield from _roll(state, fleet, squadron)
    for place, rolls in spent.items():
        points = rolls // state.figures.upkeep.repair.per_point
        state.repair_points[place] -= points
        left = state.repair_points[place]
        reveal(state, f"{points} Repair Points in {place}")
        tell(state, "repair-points-spent", "2.147.b", place=place, count=points, remain=left)


@rule("T.repair", "IC.11.3", "IC.11.33", "2.141")
def _roll(state: State, fleet: Fleet, squadron: SquadronId) -> Procedure[None]:
    """Make a roll for a Squadron: in an emergency it mends less."""
    face = yield from rolled_unseen(state, fleet, "T.repair")
    place = state.squadrons[squadron].at
    read = Tally.of(face, "T.repair").plus(state.figures.upkeep.repair.drm, "T.repair")
    mended = Tally.of(state.figures.upkeep.repaired(read.whole), "T.repair")
    if not is_dock(state.figures, place):
        mended = mended.at_most(state.figures.upkeep.emergency.most_dp, "IC.11.33")
    if mended.whole:
        mend(state, squadron, mended.whole, "T.repair", mended)
    else:
        tell(state, "repair-in-vain", "T.repair", seen=(fleet.value,), squadron=squadron, place=place)


PHASES: Final[dict[Phase, Chapter]] = {
    Phase.LAYING_UP: lay_up,
    Phase.REPAIRS: repairs,
    Phase.FITTING_OUT: fit_out,
}
