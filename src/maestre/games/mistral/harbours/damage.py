"""T.damage, IC.8.35, 2.236.b Damage Points and the loss of Sail."""

from __future__ import annotations

from maestre.games.mistral.data.words import Status
from maestre.games.mistral.table.formations import damage_rating, in_sight, whereabouts
from maestre.games.mistral.table.fortune import checked_unseen
from maestre.games.mistral.table.moments import SUNK
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sightings import note_sinking
from maestre.games.mistral.table.state import Squadron, SquadronId, State
from maestre.play import Procedure, Tally, change, draw, reveal, rule


def inflict(state: State, squadron: SquadronId, amount: int, rule: str, *because: Tally) -> None:
    """Add Damage Points; their number is known to the owner alone (IC.1.7.b)."""
    if amount <= 0:
        return
    one = change(state.squadrons, squadron, dp=state.squadrons[squadron].dp + amount)
    _told(state, "damaged", rule, one, amount, *because)


def mend(state: State, squadron: SquadronId, amount: int, rule: str, *because: Tally) -> None:
    """Take Damage Points off, never below none."""
    before = state.squadrons[squadron].dp
    one = change(state.squadrons, squadron, dp=max(0, before - amount))
    _told(state, "mended", rule, one, before - one.dp, *because)


def _told(state: State, key: str, rule: str, one: Squadron, amount: int, *because: Tally) -> None:
    """Say to its owner what a Squadron has now (IC.1.7.b)."""
    seen = (state.figures.formations.fleets[one.contingent].value,)
    place = whereabouts(state, one)
    tell(state, key, rule, *because, seen=seen, squadron=one.id, amount=amount, total=one.dp, place=place)


@rule("T.damage", "T.damage.b")
def sinking_check(state: State, squadron: SquadronId, rule: str, *, battle: bool = False) -> Procedure[None]:
    """One Sail sinks on a roll not above DP less DR; whoever has fewer DP than DR need not roll.

    The die is its owner's alone: its number would tell the enemy how many DP there are (IC.1.7.b). Which Sail goes down
    all see who see the Squadron.
    """
    rating = damage_rating(state.figures, state.squadrons[squadron]).whole
    number = Tally.of(state.squadrons[squadron].dp, "T.damage").plus(-rating, "2.121")
    if number.whole < 0:
        return
    fleet = state.figures.formations.fleets[state.squadrons[squadron].contingent]
    if (yield from checked_unseen(state, fleet, number, rule, peril=True)):
        seen = None if seen_by_all(state, squadron) else (fleet.value,)
        if seen is None:
            reveal(state, f"a Sail of {squadron} sinks")
        (ship,) = yield from draw(state.squadrons[squadron].ships, 1, "IC.1.4", seen=seen)
        yield from lose_sail(state, squadron, ship, rule, battle=battle)


def seen_by_all(state: State, squadron: SquadronId) -> bool:
    """Whether the enemy sees a Squadron: at sea, in a Spotted Formation."""
    return in_sight(state, state.squadrons[squadron].formation)


def leaving(squadron: Squadron) -> str:
    """Name what the enemy sees of an unseen Squadron that is no more: a counter fewer of its status in that place."""
    return f"a Squadron {squadron.status.value} leaves {squadron.at}"


@rule("IC.8.35", "2.236.b")
def lose_sail(state: State, squadron: SquadronId, ship: str, rule: str, *, battle: bool = False) -> Procedure[None]:
    """Take a Sail off for good: DP stay with the Squadron; an emptied one is Unformed and its DP vanish."""
    contingent = state.squadrons[squadron].contingent
    ships = tuple(each for each in state.squadrons[squadron].ships if each != ship)
    state.lost[ship] = contingent
    seen = None if seen_by_all(state, squadron) else (state.figures.formations.fleets[contingent].value,)
    if seen is None or not ships:
        reveal(state, f"{ship} of {squadron} is lost" if seen is None else leaving(state.squadrons[squadron]))
    if seen is None:
        note_sinking(state, state.figures.formations.fleets[contingent], squadron, ship)
    place = whereabouts(state, state.squadrons[squadron])
    tell(state, "sail-lost", rule, seen=seen, ship=ship, squadron=squadron, contingent=contingent.value, place=place)
    if ships:
        change(state.squadrons, squadron, ships=ships)
    else:
        change(state.squadrons, squadron, ships=(), dp=0, status=Status.AWAY, at="")
    yield from SUNK(state, squadron, ship, battle)
    if not ships:
        del state.squadrons[squadron]
