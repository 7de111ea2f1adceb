"""What has changed between two positions that a player cares about: Sail, damage, sightings, Prestige, Orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet, Kind
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.state import (
    Berth,
    Captain,
    ChitStatus,
    Formation,
    FormationId,
    Phase,
    Squadron,
    State,
)
from maestre.play import Message

_ENDED: Final = (ChitStatus.FULFILLED, ChitStatus.FAILED)
_BANDS: Final = ((1, 2), (3, 5))
"""How the Damage Points of a Battle are told: from the least to the most of a band, else as more."""


def summarize_changes(before: State, after: State) -> Iterator[Message]:
    """Say what has become of ships, stacks, Leaders, Auxiliaries, Convoys, Orders and Prestige."""
    for fleet in Fleet:
        yield from _ships(before, after, fleet)
    for one in before.formations.values():
        yield from _stack(before.figures, one, after.formations.get(one.id), fought=before.phase is Phase.BATTLES)
    yield from _others(before, after)
    yield from _counts(before, after)


def _ships(before: State, after: State, fleet: Fleet) -> Iterator[Message]:
    """The Sail that a Fleet has lost, all together, and the damage of each Squadron; of a Battle that of all."""
    own = [one for one in before.squadrons.values() if before.figures.formations.fleets[one.contingent] is fleet]
    lost = sum(
        before.figures.formations.fleets[of] is fleet and ship not in before.lost for ship, of in after.lost.items()
    )
    if lost:
        yield Message.of("change-sail", fleet=fleet.value, count=lost)
    if before.phase is Phase.BATTLES:
        yield from _toll(after, fleet, own)
        return
    for one in own:
        yield from _damage(before.figures, one, after.squadrons.get(one.id))


def _toll(after: State, fleet: Fleet, own: list[Squadron]) -> Iterator[Message]:
    """The Damage Points of a Fleet in a Battle, roughly: a table of odds has few rows."""
    suffered = sum(max(0, after.squadrons[one.id].dp - one.dp) for one in own if one.id in after.squadrons)
    for least, most in _BANDS:
        if least <= suffered <= most:
            yield Message.of("change-toll", fleet=fleet.value, least=least, most=most)
    if suffered > _BANDS[-1][1]:
        yield Message.of("change-toll-heavy", fleet=fleet.value, least=_BANDS[-1][1] + 1)
    yield from (
        Message.of("change-squadron-gone", squadron=name(after.figures, one.id))
        for one in own
        if one.id not in after.squadrons
    )


def _damage(figures: Figures, one: Squadron, now: Squadron | None) -> Iterator[Message]:
    if now is None:
        yield Message.of("change-squadron-gone", squadron=name(figures, one.id))
    elif now.dp != one.dp:
        key = "change-hurt" if now.dp > one.dp else "change-mended"
        yield Message.of(key, squadron=name(figures, one.id), count=abs(now.dp - one.dp), dp=now.dp)


def _stack(figures: Figures, one: Formation, now: Formation | None, *, fought: bool) -> Iterator[Message]:
    """Whether a stack has been taken off, has moved, was Spotted or lost from sight, or is Disorganised.

    Who was hidden is told as the counter that all could see; a Dummy that is found out is Spotted like others. That
    whoever fights is seen and Disorganised goes without saying.
    """
    if one.superior or (fought and now is not None and now.place == one.place):
        return
    found_out = not one.spotted and not one.harbour and (one.kind is Kind.DUMMY if now is None else now.spotted)
    if found_out:
        yield Message.of("change-spotted", formation=name(figures, one.handle or one.id))
    if now is None:
        if not found_out:
            yield Message.of("change-formation-gone", formation=name(figures, one.id))
        return
    if (now.place, now.harbour) != (one.place, one.harbour):
        harbour = "yes" if now.harbour else "no"
        yield Message.of(
            "change-moved", formation=name(figures, one.id), place=name(figures, now.place), harbour=harbour
        )
    if one.spotted and not now.spotted and not now.harbour:
        yield Message.of("change-unspotted", formation=name(figures, one.id))
    if now.disorganised and not one.disorganised:
        yield Message.of("change-disorganised", formation=name(figures, one.id))


def _others(before: State, after: State) -> Iterator[Message]:
    """Leaders out of play, Auxiliaries gone to Recovery, Convoys harmed or Scattered."""
    for leader in before.leaders.values():
        fate = after.leaders[leader.id].fate
        if fate is not leader.fate and fate is not Captain.SERVING:
            yield Message.of("change-leader", leader=name(before.figures, leader.id), fate=fate.value)
    for auxiliary in before.auxiliaries.values():
        now = after.auxiliaries.get(auxiliary.id)
        if now is not None and now.berth is Berth.RECOVERY and auxiliary.berth is not Berth.RECOVERY:
            yield Message.of("change-recovery", auxiliary=name(before.figures, auxiliary.id))
    for formation, convoy in before.convoys.items():
        later = after.convoys.get(FormationId(formation))
        if later is not None and later.dp > convoy.dp:
            yield Message.of(
                "change-convoy-hurt", formation=name(before.figures, formation), count=later.dp - convoy.dp
            )
        if later is not None and later.scattered and not convoy.scattered:
            yield Message.of("change-scattered", formation=name(before.figures, formation))


def _counts(before: State, after: State) -> Iterator[Message]:
    """Orders Issued, Fulfilled and Failed, Prestige won and lost, and Events."""
    for chit in after.chits.values():
        was = before.chits[chit.id].status if chit.id in before.chits else None
        if chit.status is not was and (chit.status in _ENDED or chit.status is ChitStatus.ISSUED):
            yield Message.of("change-order", chit=name(before.figures, chit.id), status=chit.status.value)
    for fleet, book in before.books.items():
        won = after.books[fleet].prestige - book.prestige
        if won:
            yield Message.of("change-prestige", fleet=fleet.value, count=abs(won), won="yes" if won > 0 else "no")
    for event, mark in after.events.items():
        if mark.times > before.events[event].times:
            yield Message.of("change-event", event=name(before.figures, event.value))


# ------------------------------------------------------------------------------------------------ where odds end


def odds_stop(before: State, after: State) -> bool:
    """Say whether odds of what was decided in one position end at another: when its phase is over.

    Of moves that is when all stacks have made theirs; of Battles they end with the location that was fought for.
    """
    if before.phase is Phase.BATTLES and len(after.agenda) < len(before.agenda):
        return True
    return after.phase is not before.phase
