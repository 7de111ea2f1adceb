"""What an admiral sees: forces, wear, Gales, havens and the Convoys that may be out. Questions to the view alone."""

from __future__ import annotations

from functools import cached_property
from math import log2
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.corsairs import poorer
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, ConvoyKind, Fleet, Kind, Role, Task
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.plan import Plan
from maestre.games.mistral.doctrine.refits import dockyards, is_rationed
from maestre.games.mistral.politics.bourbons import french_watches
from maestre.games.mistral.table.chit import issued
from maestre.games.mistral.table.formations import (
    damage_rating,
    enemy,
    ready,
    sail,
    squadrons_in,
    stacks,
)
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.ports import may_harbour
from maestre.games.mistral.table.sequence import ADMINISTRATION
from maestre.games.mistral.table.state import (
    UNSEEN,
    Auxiliary,
    Berth,
    ChitId,
    Convoy,
    Formation,
    FormationId,
    Phase,
    Squadron,
    State,
)
from maestre.games.mistral.weather.gales import reach, steps_of
from maestre.opponents import Term
from maestre.play.written.messages import Arg
from maestre.space.network import place_of

if TYPE_CHECKING:
    from maestre.games.mistral.doctrine.promises import Promise

_FIGHTS: Final = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


def appears_at(figures: Figures, kind: ConvoyKind) -> str:
    """Where Convoys of a kind appear; troops are Formed in a Port."""
    convoys = figures.convoys
    return convoys.troops.port if kind is ConvoyKind.TROOP else convoys.appears[kind].at


class Outlook:
    """The sea as the admiral of a Fleet sees it, and what he makes of it."""

    def __init__(self, state: State, fleet: Fleet, plan: Plan | None = None) -> None:
        self.state = state
        self.plan = plan or Plan()
        self.fleet = fleet
        self.foe = enemy(fleet)
        self.promises: dict[tuple[ChitId, str, bool], Promise] = {}
        """What has been found out of who might Fulfil which Order."""
        self.claimed: tuple[str, ...] | None = None
        """Who is needed for the Orders in hand, once that has been found out."""
        self._forces: dict[FormationId, float] = {}

    def term(self, why: str, worth: float, /, **facts: Arg) -> Term:
        """Make a term, its facts told by their names."""
        told = ((key, name(self.state.figures, fact) if isinstance(fact, str) else fact) for key, fact in facts.items())
        return Term(why, worth, tuple(told))

    def edge(self, odds: float, asked: float) -> float:
        """How good odds are beside those that are asked for: doublings, and the bolder the admiral the more of them."""
        if odds <= 0:
            return -judgement.SURE
        doublings = log2(odds * self.plan.temper.boldness / asked) if odds < float("inf") else judgement.SURE
        return max(-judgement.SURE, min(judgement.SURE, doublings))

    # -------------------------------------------------------------------------------------------- time

    @cached_property
    def turns_left(self) -> int:
        """The Turns of the Year, or of the game if it ends sooner, that are to come after this one."""
        state = self.state
        first = state.phase is Phase.FIRST_ORDERS
        return (state.last_turn or state.figures.calendar.turns) - state.turn + first

    def blows(self, *, patient: bool) -> float:
        """The Damage Points that Gales do to a Squadron in a Turn in which an Order is begun.

        Who is ``patient`` may still keep the Order for a while, and reckons with the mildest of the Turns till then.
        """
        if self.plan.temper.makes("sails-into-gales"):
            return 0.0
        state, calendar = self.state, self.state.figures.calendar
        first = state.turn + (state.phase in ADMINISTRATION)
        last = first + (state.figures.orders.issued_within - 1 if patient else 0)
        ahead = range(first, min(last, calendar.turns if state.last_turn else last) + 1)
        seasons = (calendar.seasons[(turn - 1) % calendar.turns + 1] for turn in (*ahead, min(first, calendar.turns)))
        return min(judgement.GALES[season] for season in seasons)

    @cached_property
    def is_last(self) -> bool:
        """Whether the game is in its last stage, after which nobody needs his ships any more."""
        return bool(self.state.last_turn) and self.turns_left < judgement.LAST

    @cached_property
    def worn_out(self) -> float:
        """The part of its rating from which on a Squadron is not sent out."""
        return judgement.LASTING if self.is_last else judgement.WORN

    @cached_property
    def done_for(self) -> float:
        """The mean wear from which on a stack gives up its Order."""
        return judgement.SPENT if self.is_last else judgement.DONE_FOR

    # -------------------------------------------------------------------------------------------- forces

    def wear(self, squadron: Squadron) -> float:
        """How worn a Squadron is, as a part of its rating; of an enemy one a guess."""
        if squadron.dp == UNSEEN:
            return judgement.UNSEEN_WEAR
        return squadron.dp / damage_rating(self.state.figures, squadron).whole

    def worth(self, squadron: Squadron) -> float:
        """What a Squadron counts for in a Battle."""
        ships = len(squadron.ships) * (judgement.FLAGSHIP if squadron.kind is Class.FLAGSHIP else 1.0)
        return ships * (1 - judgement.WEAKENS * min(1.0, self.wear(squadron)))

    def force(self, formation: FormationId) -> float:
        """What a stack counts for in a Battle, with all that is Subordinated to it; a hidden one is guessed."""
        if formation not in self._forces:
            hidden = self.state.formations[formation].kind is Kind.UNKNOWN
            known = sum(self.worth(one) for one in squadrons_in(self.state, formation))
            self._forces[formation] = judgement.HIDDEN if hidden else known
        return self._forces[formation]

    def strain(self, formation: FormationId) -> float:
        """The mean wear of a stack's Squadrons."""
        wears = [self.wear(one) for one in squadrons_in(self.state, formation)]
        return sum(wears) / len(wears) if wears else 0.0

    def seaworthy(self, squadrons: tuple[Squadron, ...]) -> bool:
        """Whether Squadrons can bear a short voyage in the weather of the Season, a Gale included."""
        gale = judgement.STORM * judgement.GALES[self.state.figures.calendar.seasons[self.state.turn]]
        after = [(one.dp + gale) / damage_rating(self.state.figures, one).whole for one in squadrons]
        return bool(after) and sum(after) < len(after)

    def company(self, formation: FormationId) -> float:
        """The force of a stack and the part of the others in its location that may join it."""
        one = self.state.formations[formation]
        others = (each.id for each in stacks(self.state, one.place, one.fleet) if each.id != formation)
        return self.force(formation) + judgement.JOINS * sum(self.force(each) for each in others)

    def beside(self, formation: FormationId) -> int:
        """How many other stacks of its side are in the location of one."""
        one = self.state.formations[formation]
        return sum(each.id != formation for each in stacks(self.state, one.place, one.fleet))

    def odds(self, own: FormationId, other: FormationId) -> float:
        """How many times stronger a stack of one's own is than an enemy one, with those beside them."""
        theirs = self.company(other)
        return self.company(own) / theirs if theirs else float("inf")

    @cached_property
    def feared(self) -> dict[str, float]:
        """The places where Spotted enemies lie, with their force."""
        found: dict[str, float] = {}
        for one in self.state.formations.values():
            if self._is_feared(one):
                place = place_of(one.place)
                found[place] = found.get(place, 0.0) + self.force(one.id)
        return found

    def sail_at(self, place: str) -> int:
        """The Sail of Spotted enemies in a place."""
        there = (
            one.id for one in self.state.formations.values() if self._is_feared(one) and place_of(one.place) == place
        )
        return sum(sail(squadrons_in(self.state, one)) for one in there)

    def _is_feared(self, one: Formation) -> bool:
        return one.fleet is self.foe and ready(one) and not one.superior and one.kind in _FIGHTS

    # -------------------------------------------------------------------------------------------- weather and havens

    def gale(self, location: str) -> int:
        """The Damage Points that a Gale does to each Squadron in a location at sea."""
        struck = reach(self.state, location)
        return 0 if struck is None else struck.effect.attrition

    def looming(self, location: str) -> int:
        """The Damage Points that Gales may do there once they have stepped on."""
        struck = reach(self._next, location)
        return 0 if struck is None else struck.effect.attrition

    def blows_at(self, location: str) -> bool:
        """Whether a Gale does something in a location, now or after its next step."""
        return bool(self.gale(location) or self.looming(location))

    @cached_property
    def _next(self) -> State:
        """The position with every Gale wherever it may step."""
        after = replace(self.state)
        after.gales = tuple(
            replace(gale, place=end) for gale in self.state.gales for end in steps_of(self.state.figures, gale)
        )
        return after

    @cached_property
    def stormy(self) -> tuple[str, ...]:
        """The places that Gales reach with some effect."""
        if not self.state.gales:
            return ()
        return tuple(place for place in self.state.figures.places if self.gale(place))

    @cached_property
    def docks(self) -> tuple[str, ...]:
        """The friendly Key Ports with a dockyard: those that make Repairs as often as they can, if there are any."""
        friendly = dockyards(self.state, self.fleet)
        return tuple(one for one in friendly if not is_rationed(self.state, one)) or friendly

    @cached_property
    def lairs(self) -> tuple[str, ...]:
        """The places where Squadrons of the enemy lie in harbour; which do is open."""
        fleets = self.state.figures.formations.fleets
        foes = (one.at for one in self.state.squadrons.values() if fleets[one.contingent] is self.foe)
        return tuple(dict.fromkeys(place for place in foes if place))

    @cached_property
    def havens(self) -> tuple[str, ...]:
        """Every place whose harbour is open to the Fleet."""
        return tuple(one for one in self.state.figures.places if may_harbour(self.state, one, self.fleet))

    # -------------------------------------------------------------------------------------------- Convoys

    @cached_property
    def hidden_trade(self) -> dict[str, tuple[ConvoyKind, ...]]:
        """The places of the routes of enemy Convoys that are at sea unseen, with the kinds that may be there."""
        found: dict[str, tuple[ConvoyKind, ...]] = {}
        convoys = self.state.figures.convoys
        for kind in dict.fromkeys(one.kind for each, one in self.state.convoys.items() if self._unseen(each, one)):
            routes = convoys.routes.get(kind) or ((appears_at(self.state.figures, kind), *convoys.supply_ports),)
            for place in dict.fromkeys(place for route in routes for place in route):
                found[place] = (*found.get(place, ()), kind)
        return found

    def _unseen(self, convoy: FormationId, one: Convoy) -> bool:
        return convoy not in self.state.formations and one.step == UNSEEN

    def suspects(self) -> dict[str, int]:
        """The locations where hidden enemy counters lie on a route of Convoys that are out, with how many they are."""
        found: dict[str, int] = {}
        for one in self.state.formations.values():
            if one.kind is Kind.UNKNOWN and place_of(one.place) in self.hidden_trade:
                found[one.place] = found.get(one.place, 0) + 1
        return found

    def is_charged(self, auxiliary: Auxiliary) -> bool:
        """Whether an Auxiliary is on an Interdiction that counts as a Failure of the Fleet.

        Pirates whom nobody Tasks just now are taken for those of whoever has less Prestige.
        """
        if auxiliary.berth is not Berth.TASKED or auxiliary.task is not Task.INTERDICT:
            return False
        if auxiliary.role is Role.PIRATE:
            behind = poorer(self.state)
            return behind is None or (self.state.tasker or behind.value) != self.fleet.value
        return self.fleet is Fleet.BRITISH and auxiliary.target in french_watches(self.state)

    # -------------------------------------------------------------------------------------------- Orders

    @cached_property
    def bound(self) -> dict[str, ChitId]:
        """Who of the Fleet Executes which Order."""
        state = self.state
        return {state.chits[one].holder: one for one in issued(state) if state.chits[one].fleet is self.fleet}

    def own(self, *kinds: Kind) -> tuple[Formation, ...]:
        """The Fleet's Formations of these kinds, or of any, that are stacks of their own, at sea or in harbour."""
        return tuple(
            one
            for one in self.state.formations.values()
            if one.fleet is self.fleet and not one.superior and one.place and (one.kind in kinds or not kinds)
        )

    @cached_property
    def auxiliaries(self) -> tuple[Auxiliary, ...]:
        """The Fleet's Auxiliaries that are Available or Assigned."""
        own = (
            one
            for one in self.state.auxiliaries.values()
            if self.state.figures.formations.fleets.get(one.contingent) is self.fleet
        )
        return tuple(one for one in own if one.berth in (Berth.AVAILABLE, Berth.ASSIGNED))

    def squadrons(self) -> tuple[Squadron, ...]:
        """The Fleet's Squadrons and Flagships."""
        return tuple(
            one
            for one in self.state.squadrons.values()
            if self.state.figures.formations.fleets[one.contingent] is self.fleet
        )
