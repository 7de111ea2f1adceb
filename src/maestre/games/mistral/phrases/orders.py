"""IC.9 Drawing, Issuing, extending and ending Orders in words: what a chit asks, and the chance of a Strategy Check."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.chances import check_passes, percent
from maestre.games.mistral.chits import DONE, DRAW, ISSUE, NONE, pool
from maestre.games.mistral.data import ORDERS
from maestre.games.mistral.data.words import Command as Of
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.execution import EXTEND, FAIL
from maestre.games.mistral.formations import rated, squadrons_in
from maestre.games.mistral.leaders import in_charge
from maestre.games.mistral.names import name
from maestre.games.mistral.orders.chit import deadline, elapsed, row_of
from maestre.games.mistral.orders.holding import commands_of, is_ready
from maestre.games.mistral.phrases.plain import Command, Phrase
from maestre.games.mistral.state import ChitId, FormationId, Phase, State
from maestre.play import Ask, Message, Tally

__all__ = ["COMMANDS", "OPTIONS", "chit_named", "granted"]


def granted(state: State, fleet: Fleet, commands: tuple[Of, ...], drm: int = 0) -> int:
    """The chance, in hundredths, that the Admiral in charge of these Commands passes his Strategy Check."""
    number = Tally.of(rated(in_charge(state, fleet, commands)).strategy, "T.strategy.b").plus(-drm, "T.strategy")
    return percent(check_passes(state, fleet, number, "T.strategy"))


def chit_named(chit: ChitId) -> Message:
    """A chit by its name, and the Sail that it takes."""
    return Message.of("offer-chit", chit=name(chit), sail=ORDERS.types[row_of(chit).kind].least_sail)


def _received(_state: State, _ask: Ask, _key: str, option: str) -> Message:
    return Message("orders-answer-none") if option == NONE else chit_named(ChitId(option))


def _step(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """What is done in an Orders Step; the chance that it reaches somebody at sea."""
    fleet = Fleet(ask.seat)
    if verb == DRAW:
        return Message.of("offer-draw", drawn=ORDERS.drawn(fleet), pool=len(pool(state, fleet)))
    if verb == DONE:
        return Message("offer-done")
    holder = objects[0] if verb == ISSUE else piece
    sure = state.phase is Phase.FIRST_ORDERS or not is_ready(state, holder)
    chance = 100 if sure else granted(state, fleet, commands_of(state, holder))
    if verb == ISSUE:
        return Message.of("offer-issue", order=chit_named(ChitId(piece)), holder=name(holder), chance=chance)
    return Message.of("offer-rendezvous", squadron=name(piece), goal=name(objects[0]), chance=chance)


def _ending(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """What becomes of an Order in Execution: its time, and the chance that the Admiral agrees."""
    if verb == DONE:
        return Message("offer-done")
    fleet, chit = Fleet(ask.seat), ChitId(piece)
    holder = FormationId(state.chits[chit].holder)
    dp = sum(one.dp for one in squadrons_in(state, holder)) if holder in state.formations else 0
    drm = ORDERS.failing_drm(dp) if verb == FAIL else 0
    chance = granted(state, fleet, commands_of(state, holder), drm)
    order, time = chit_named(chit), deadline(state, chit)
    if verb == EXTEND:
        left = 0 if time is None else max(0, time - elapsed(state, chit))
        return Message.of("offer-extend", order=order, left=left, impulses=ORDERS.extension, chance=chance)
    if verb == FAIL:
        return Message.of("offer-fail", order=order, holder=name(holder), chance=chance)
    return Message.of("offer-hand-over", order=order, holder=name(holder), other=name(objects[0]), chance=chance)


OPTIONS: Final[dict[str, Phrase]] = {"IC.9.35": _received}
COMMANDS: Final[dict[str, Command]] = {"IC.9.36": _step, "IC.9.38": _ending, "IC.9.39": _ending}
