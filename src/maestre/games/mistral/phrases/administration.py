"""IC.10, IC.11, T.prestige What administration, Convoys and Prestige ask, in words: prices, rolls, Damage Points."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.mistral.chances import decimal, mean_mended
from maestre.games.mistral.data import EVENTS, REINFORCEMENT, on_face
from maestre.games.mistral.data.words import Command, Status
from maestre.games.mistral.formations import damage_rating
from maestre.games.mistral.matters import Landing, Nudge, Readying, Requesting
from maestre.games.mistral.matters import Reroll as Thrown
from maestre.games.mistral.names import called, name
from maestre.games.mistral.phrases.plain import Phrase, counted, said, thing
from maestre.games.mistral.reinforcements import ABOVE, ASK, KEEP
from maestre.games.mistral.squadrons import NEW
from maestre.games.mistral.state import AuxiliaryId, FormationId, SquadronId, State
from maestre.play import Ask, Message

__all__ = ["OPTIONS"]


# ------------------------------------------------------------------------------------------------ dice and Prestige


def _again(_state: State, ask: Ask, _key: str, option: str) -> Message:
    if option == KEEP:
        return Message("answer-keep")
    price = ask.about.price if isinstance(ask.about, Thrown) else 0
    return Message.of("offer-again", price=price)


def _nudged(_state: State, ask: Ask, _key: str, option: str) -> Message:
    """What the die would read."""
    if option == KEEP or not isinstance(ask.about, Nudge):
        return Message("answer-keep")
    return Message.of("offer-nudge", amount=option, face=on_face(ask.about.face + int(option)))


def _request(_state: State, ask: Ask, _key: str, option: str) -> Message:
    if option != ASK or not isinstance(ask.about, Requesting):
        return Message("offer-pass")
    return Message.of("offer-request", price=ask.about.price)


def _row(_state: State, ask: Ask, _key: str, option: str) -> Message:
    """The row that would be read: what it takes and what it gives."""
    about = ask.about
    assert isinstance(about, Requesting), about
    step = 0 if option == KEEP else -REINFORCEMENT.modify.rows if option == ABOVE else REINFORCEMENT.modify.rows
    row = REINFORCEMENT.rows[Command(about.command)][about.row + step]
    return Message.of(
        "offer-row",
        price=about.price if step else 0,
        sol=row.receive.sol - row.withdraw.sol,
        sold=row.receive.sold - row.withdraw.sold,
        auxiliaries=row.receive.auxiliary - row.withdraw.auxiliary,
    )


# ------------------------------------------------------------------------------------------------ Sail


def _sail(state: State, _ask: Ask, key: str, option: str) -> Message:
    """How many Sail of a Squadron go, of how many, and how worn they are."""
    one = state.squadrons[SquadronId(key)]
    count = len(one.ships) if option == "all" else int(option)
    return Message.of("offer-sail", count=count, sail=len(one.ships), dp=one.dp)


def _berth(state: State, _ask: Ask, _key: str, option: str) -> Message:
    if option == "wait":
        return Message("answer-wait")
    if option == NEW:
        return Message("offer-new-squadron")
    return Message.of("offer-berth", squadron=name(option), sail=len(state.squadrons[SquadronId(option)].ships))


def _rolls(state: State, _ask: Ask, key: str, option: str) -> Message:
    """How many Repair rolls a Squadron gets, its damage, and what they take off on average."""
    one = state.squadrons[SquadronId(key)]
    rolls = int(option)
    mended = min(rolls * mean_mended(), Fraction(one.dp))
    return Message.of("offer-rolls", count=rolls, dp=one.dp, rating=damage_rating(one).whole, mended=decimal(mended))


def _readied(state: State, ask: Ask, _key: str, option: str) -> Message:
    """A Squadron that changes its state, where it is and how worn."""
    one = state.squadrons[SquadronId(option)]
    into = Status.IN_ORDINARY if isinstance(ask.about, Readying) and ask.about.laying_up else Status.FITTING_OUT
    return Message.of(
        "offer-readied",
        squadron=name(option),
        place=name(one.at),
        dp=one.dp,
        rating=damage_rating(one).whole,
        status=into.value,
    )


# ------------------------------------------------------------------------------------------------ Auxiliaries


def _assigned(state: State, _ask: Ask, key: str, option: str) -> Message:
    one = state.auxiliaries[AuxiliaryId(key)]
    if option == "stay":
        where = one.port or one.formation
        return Message.of("offer-assign-stay", target=called(where)) if where else Message("offer-assign-wait")
    return Message("answer-recall") if option == "recall" else Message.of("offer-assign", target=name(option))


def _class(_state: State, _ask: Ask, _key: str, option: str) -> Message:
    return Message(f"offer-class-{option}")


# ------------------------------------------------------------------------------------------------ Convoys, Campaigns


def _scattered(state: State, _ask: Ask, _key: str, option: str) -> Message:
    one = state.convoys[FormationId(option)]
    return Message.of("offer-scatter", formation=name(option), dp=one.dp)


def _landed(_state: State, ask: Ask, _key: str, option: str) -> Message:
    """Where the marker of the Campaign would stand."""
    about = ask.about
    assert isinstance(about, Landing), about
    marker = about.marker + int(option) * EVENTS.campaigns.landing
    return Message.of("offer-landing", count=int(option), marker=marker, victory=EVENTS.campaigns.victory)


OPTIONS: Final[dict[str, Phrase]] = {
    "T.prestige.e": _again,
    "T.ranks.b": _nudged,
    "2.61.b": _request,
    "T.prestige.b": _row,
    "IC.11.12.d": _sail,
    "E.calls_elsewhere": _sail,
    "2.612.a": thing,
    "IC.11.12.c": _class,
    "IC.11.12.b": _berth,
    "IC.11.12": thing,
    "2.161": thing,
    "IC.11.3": _rolls,
    "S.33": _readied,
    "S.35": _readied,
    "S.28": _assigned,
    "IC.10.15": _scattered,
    "IC.10.17.b": said("offer-supply", "pass", "ask"),
    "2.345.a": counted("offer-muster"),
    "2.347.a": said("offer-divert", "keep", place="action-divert"),
    "2.344.a": _landed,
    "2.633.b": said("offer-levant", "stay", place="offer-levant-home"),
    "2.635": thing,
    "2.636.b": thing,
}
