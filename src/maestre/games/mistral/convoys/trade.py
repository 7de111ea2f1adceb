"""2.63 The Levant Trade Track: British Squadrons and Auxiliaries that cover its boxes, and their coming home."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import Class, Fleet, Status, Task
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.moving.edges import come_back, gates
from maestre.games.mistral.table.asking import Naming, Plan, Planning
from maestre.games.mistral.table.formations import is_independent, squadrons_in
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.state import (
    NOWHERE,
    AuxiliaryId,
    Berth,
    FormationId,
    SquadronId,
    State,
    Trader,
)
from maestre.play import Message, Procedure, ask, change, rule

EDGE: Final = "east"
STAY: Final = "stay"


@rule("2.632")
def free_boxes(state: State) -> int:
    """The boxes of the track that are not covered; each takes one Squadron or Auxiliary, from the first on."""
    return len(state.figures.prestige.levant) - len(state.trade)


@rule("2.636.b")
def _served(state: State, who: str) -> int:
    """The Turns that somebody has been on the track, from the one in which he came."""
    return next(state.turns - one.turn for one in state.trade if one.who == who)


@rule("2.636.b")
def check_recall(state: State, who: str) -> None:
    """Refuse to call back who is not on the track, or has not been there long enough."""
    if all(one.who != who for one in state.trade):
        raise Refused("2.632", "trade-not-there", state.figures, target=who)
    if (served := _served(state, who)) < state.figures.prestige.levant_stay:
        raise Refused(
            "2.636.b",
            "trade-too-soon",
            state.figures,
            target=who,
            turns=served,
            stay=state.figures.prestige.levant_stay,
        )


def _home(state: State) -> tuple[str, ...]:
    """Those on the track who may come home."""
    return tuple(one.who for one in state.trade if _served(state, one.who) >= state.figures.prestige.levant_stay)


def _put(state: State, who: str) -> None:
    state.trade += (Trader(who, state.turns),)
    tell(state, "trade-covered", "2.632", target=who, count=len(state.trade))


def _take(state: State, who: str) -> None:
    state.trade = tuple(one for one in state.trade if one.who != who)
    tell(state, "trade-left", "2.636.b", target=who, count=len(state.trade))


# ------------------------------------------------------------------------------------------------ Squadrons


@rule("2.633.a", "2.634", "2.637", "2.632")
def check_squadron(state: State, squadron: SquadronId) -> None:
    """Refuse a Squadron that may not be Issued a Rendezvous for the track."""
    one = state.squadrons[squadron]
    if state.figures.formations.fleets[one.contingent] is not Fleet.BRITISH:
        raise Refused("2.637", "trade-british-only", state.figures, target=squadron)
    if one.kind is Class.FLAGSHIP:
        raise Refused("2.634", "trade-no-flagship", state.figures, target=squadron)
    if len(one.ships) < state.figures.squadrons.most_sail[one.kind]:
        raise Refused(
            "2.634",
            "trade-not-full",
            state.figures,
            target=squadron,
            sail=len(one.ships),
            most=state.figures.squadrons.most_sail[one.kind],
        )
    if not free_boxes(state):
        raise Refused("2.632", "trade-full", state.figures, target=squadron)


@rule("2.633.a", "2.636.a", "2.637")
def off_map(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """A British Independent Squadron that leaves by the East edge goes on the track; stands at `OFF_MAP`.

    It comes after the chapter of Orders, which ends its Rendezvous. There it can do nothing and suffers nothing.
    """
    one = state.formations.get(formation)
    if one is None or edge != EDGE or one.fleet is not Fleet.BRITISH or not is_independent(one):
        return
    for squadron in squadrons_in(state, formation):
        change(state.squadrons, squadron.id, status=Status.AWAY, at=NOWHERE, formation="")
        if squadron.kind is not Class.FLAGSHIP and free_boxes(state):
            _put(state, squadron.id)
    yield from dissolve(state, formation)


class LevantReturns(Planning, frozen=True, tag="levant-returns"):
    """Which Squadrons that have served come home from the Levant, and by which Sea Zone (2.633.b)."""

    rule: ClassVar = "2.633.b"
    window: ClassVar = "trade"
    asks: ClassVar = "trade-ask-return"

    covered: int

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: each has served its time and may come by any of the zones."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        yield {key: rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        return (
            Message("offer-levant-stay")
            if option == STAY
            else Message.of("offer-levant-home", place=name(seen.figures, option))
        )


@rule("2.633.b", "2.636.b", "IC.5.27.b")
def returns(state: State) -> Procedure[None]:
    """At the start of an Impulse Squadrons that have served may come home by a Sea Zone of the East edge."""
    ready = tuple(who for who in _home(state) if who in state.squadrons)
    if not ready:
        return
    open_to = tuple((who, (STAY, *gates(state.figures, EDGE))) for who in ready)
    plan = yield from ask(Fleet.BRITISH.value, LevantReturns(Fleet.BRITISH, open_to, len(state.trade)))
    for who, zone in plan.items():
        if zone != STAY:
            _take(state, who)
            yield from come_back(state, SquadronId(who), zone)


# ------------------------------------------------------------------------------------------------ Auxiliaries


@rule("2.635", "2.637", "T.aux")
def check_sent(state: State, auxiliary: AuxiliaryId) -> None:
    """Refuse an Auxiliary that may not be put on the track: British, of a Class that trades, and Available."""
    one = state.auxiliaries[auxiliary]
    if state.figures.formations.fleets.get(one.contingent) is not Fleet.BRITISH:
        raise Refused("2.637", "trade-british-only", state.figures, target=auxiliary)
    if Task.TRADE not in state.figures.auxiliaries.row[one.kind].tasks:
        raise Refused("T.aux", "trade-not-of-class", state.figures, target=auxiliary, kind=one.kind.value)
    if one.berth is not Berth.AVAILABLE:
        raise Refused("2.635", "trade-not-available", state.figures, target=auxiliary, berth=one.berth.value)


def _can_go(state: State, auxiliary: AuxiliaryId) -> bool:
    try:
        check_sent(state, auxiliary)
    except Refused:
        return False
    return True


class LevantRecalls(Naming[AuxiliaryId], frozen=True, tag="levant-recalls"):
    """Which Auxiliaries that have served the British call back from the Levant Trade Track (2.636.b)."""

    rule: ClassVar = "2.636.b"
    window: ClassVar = "trade"
    asks: ClassVar = "trade-ask-recall"

    covered: int

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[AuxiliaryId, ...]]:
        """Some of them, hardly ever all."""
        yield tuple(one for one in self.open_to if not rng.randrange(3))[: self.most()]


class LevantTraders(LevantRecalls, frozen=True, tag="levant-traders"):
    """Which Auxiliaries the British put on the Levant Trade Track, into so many boxes at most (2.635)."""

    rule: ClassVar = "2.635"
    asks: ClassVar = "trade-ask-send"

    boxes: int

    def most(self) -> int:
        return min(len(self.open_to), self.boxes)


@rule("2.635", "2.636.b", "2.632")
def changes(state: State) -> Procedure[None]:
    """Let the British call Auxiliaries back from the track to the Available Box, and put others on it.

    It stands in the Assign Step, before the assignments.
    """
    british = Fleet.BRITISH
    back = tuple(AuxiliaryId(who) for who in _home(state) if who in state.auxiliaries)
    if back:
        for who in (yield from ask(british.value, LevantRecalls(british, back, len(state.trade)))):
            _take(state, who)
            change(state.auxiliaries, who, berth=Berth.AVAILABLE)
    there, boxes = tuple(one for one in state.auxiliaries if _can_go(state, one)), free_boxes(state)
    if there and boxes:
        for who in (yield from ask(british.value, LevantTraders(british, there, len(state.trade), boxes))):
            change(state.auxiliaries, who, berth=Berth.TRADE)
            _put(state, who)
