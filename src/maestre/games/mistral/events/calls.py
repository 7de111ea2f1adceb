"""E.calls_elsewhere, 2.62.a Events that call ships away: the Descent on England, the Flota, the West Indies.

Which Sail go is their owner's secret (IC.1.7): the enemy hears how many of which Fleet leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data import Withdrawal
from maestre.games.mistral.data.words import Class, Contingent, Event, Status
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.harbours.damage import leaving, seen_by_all
from maestre.games.mistral.table.asking import Plan, Planning
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.state import Squadron, SquadronId, State
from maestre.play import Message, Procedure, RuleId, ask, change, reveal, rule

_CALL: Final[RuleId] = "E.calls_elsewhere"
_STAY: Final = "0"
_WHOLE: Final = "all"


@rule("E.calls_elsewhere", "2.62.a")
def called_away(state: State, event: Event) -> Procedure[None]:
    """Whoever an Event calls sends Sail away at once, the British first; who has none sends none.

    He is asked in any case, since what he has is his secret; how many Sail have gone all hear.
    """
    for number, call in enumerate(state.figures.events.row[event].withdraws):
        fleet = state.figures.formations.fleets[call.who[0]]
        said = yield from ask(fleet.value, CalledAway(fleet, _options(_givers(state, call)), event, number))
        gone = 0
        for squadron, many in said.items():
            gone += yield from _sent(state, SquadronId(squadron), many)
        reveal(state, f"the {fleet} send {gone} Sail away")
        tell(state, "called-away", _CALL, fleet=fleet.value, event=event.value, count=gone)


@rule("E.calls_elsewhere", "2.622")
def _sent(state: State, squadron: SquadronId, many: str) -> Procedure[int]:
    """Send Sail of a Squadron away, or all of it with its counter; give how many Sail have gone."""
    if many != _WHOLE:
        yield from send_away(state, squadron, int(many), _CALL)
        return int(many)
    count = len(state.squadrons[squadron].ships)
    yield from send_squadron_away(state, squadron, _CALL)
    return count


@rule("E.calls_elsewhere")
def _who(state: State, call: Withdrawal) -> tuple[Contingent, ...]:
    """The Contingents that may answer a call: of a choice the French only at war."""
    barred = call.french_at_war and not at_war_with_france(state)
    return tuple(one for one in call.who if not (barred and one is Contingent.FRENCH))


def _givers(state: State, call: Withdrawal) -> tuple[Squadron, ...]:
    """The Squadrons that Sail can be taken from, in any state and place but off the map (IC.11.12.d)."""
    kinds = (Class.SOL, Class.SOLD) if call.or_sold_squadrons else (Class.SOL,)
    who = _who(state, call)
    return tuple(
        one
        for one in state.squadrons.values()
        if one.contingent in who and one.kind in kinds and one.status is not Status.AWAY
    )


def _options(givers: tuple[Squadron, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (one.id, (_STAY, _WHOLE) if one.kind is Class.SOLD else tuple(str(n) for n in range(len(one.ships) + 1)))
        for one in givers
    )


def _most(state: State, call: Withdrawal) -> int:
    """The SOL Sail that must go: what is called for, or all that the Contingent with most of them has."""
    sail = dict.fromkeys(_who(state, call), 0)
    for one in _givers(state, call):
        if one.kind is Class.SOL:
            sail[one.contingent] += len(one.ships)
    return min(call.sol, max(sail.values(), default=0))


@rule("E.calls_elsewhere")
class CalledAway(Planning, frozen=True, tag="called-away"):
    """How many Sail of each Squadron a Fleet sends away that an Event calls: which of its calls it is."""

    rule: ClassVar = _CALL
    secret: ClassVar = True
    asks: ClassVar = "matter-called-away"

    event: Event
    call: int

    def check(self, seen: State, value: Plan) -> None:
        """Refuse too few or too many, Sail of two Commands, and SOL(D) together with SOL."""
        call = seen.figures.events.row[self.event].withdraws[self.call]
        sent = {SquadronId(one): many for one, many in value.items() if many != _STAY}
        sol = sum(int(many) for many in sent.values() if many != _WHOLE)
        sold = sum(1 for many in sent.values() if many == _WHOLE)
        from_one = len(dict.fromkeys(seen.squadrons[one].contingent for one in sent)) <= 1
        most = _most(seen, call)
        enough = (sol == most and not sold) or (not sol and sold == call.or_sold_squadrons > 0)
        if not from_one or not enough:
            instead = call.or_sold_squadrons
            raise Refused(
                _CALL, "called-away-count", seen.figures, count=sol, squadrons=sold, due=most, instead=instead
            )

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Send the most worn Sail, of one Contingent or the other, or instead a SOL(D) Squadron."""
        call = seen.figures.events.row[self.event].withdraws[self.call]
        givers = _givers(seen, call)
        stay: Plan = {one.id: _STAY for one in givers}
        for contingent in rng.sample(_who(seen, call), len(_who(seen, call))):
            worn = sorted((one for one in givers if one.contingent is contingent), key=lambda one: (-one.dp, one.id))
            left, sent = _most(seen, call), dict(stay)
            for one in worn:
                if one.kind is Class.SOL:
                    many = min(left, len(one.ships))
                    sent[one.id], left = str(many), left - many
            if not left:
                yield dict(sent)
            for one in worn:
                if one.kind is Class.SOLD and call.or_sold_squadrons == 1:
                    yield stay | {one.id: _WHOLE}

    def told(self, seen: State, key: str, option: str) -> Message:
        return sail_going(seen, SquadronId(key), option)


def sail_going(state: State, squadron: SquadronId, many: str) -> Message:
    """How many Sail of a Squadron go, of how many, and how worn they are."""
    one = state.squadrons[squadron]
    count = len(one.ships) if many == _WHOLE else int(many)
    return Message.of("offer-sail", count=count, sail=len(one.ships), dp=one.dp)


@rule("2.62.a")
def send_away(state: State, squadron: SquadronId, count: int, rule: str) -> Procedure[None]:
    """Withdraw Sail from a Squadron: they do not return, DP stay; an emptied one is Unformed with its Formation."""
    one = state.squadrons[squadron]
    if not count:
        return
    seen = (state.figures.formations.fleets[one.contingent].value,)
    tell(state, "sail-withdrawn", rule, seen=seen, squadron=squadron, count=count)
    state.lost.update(dict.fromkeys(one.ships[-count:], one.contingent))
    if count == len(one.ships) or seen_by_all(state, squadron):
        sight = seen_by_all(state, squadron)
        reveal(state, f"{squadron} sends {count} Sail" if sight else leaving(one))
    if count < len(one.ships):
        change(state.squadrons, squadron, ships=one.ships[:-count])
        return
    del state.squadrons[squadron]
    yield from emptied(state, one.formation)


@rule("2.622", "2.623")
def send_squadron_away(state: State, squadron: SquadronId, rule: str) -> Procedure[None]:
    """Withdraw a Squadron whole: its counter is gone with it, and never Formed again (`squadrons.free_squadron`)."""
    state.lost[squadron] = state.squadrons[squadron].contingent
    yield from send_away(state, squadron, len(state.squadrons[squadron].ships), rule)
