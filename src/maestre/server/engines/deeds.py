"""Deeds: what a call does to a table, what of it is kept, and which work follows from it."""

from __future__ import annotations

from typing import Final, TypeGuard

from maestre.play import SPECTATOR, Ask, Frozen, Message, NotAsked, Refused, Together, Tries, follow
from maestre.play.record import Ending, Said
from maestre.play.views import positions
from maestre.server.engines.audiences import AnyTable
from maestre.server.ports import Commit, Job
from maestre.server.wire import (
    Cast,
    Command,
    Done,
    Followed,
    Leave,
    Refusal,
    Reply,
    Say,
    Settle,
    Stand,
    TakeOver,
    Undo,
)

BOT: Final = "bot:"
NOTICE_DELAY: Final = 60.0
"""Seconds after which somebody who is asked, and not there, is told by mail."""

Change = Say | Cast | Undo | Command | Stand | Leave | Settle | TakeOver
Stragglers = tuple[tuple[str, Refusal], ...]
"""The pieces that could not follow an order to many, each with what barred it."""


class Before:
    """A table as it was before a deed."""

    def __init__(self, table: AnyTable) -> None:
        self.sequence = table.sequence
        self.turn = table.turn_start
        self.waiting = table.waiting()
        self.shown = shown_to_all(table)


def asked(table: AnyTable, seat: str) -> Ask:
    """Give what a seat is asked, or say why it is not."""
    if table.frozen:
        raise Frozen("", "frozen")
    ask = table.asked(seat)
    if ask is None:
        raise NotAsked("", "game-over") if table.outcome else NotAsked("", "not-asked", seat=seat)
    return ask


def do(call: Change, table: AnyTable, reason: Message | None = None) -> Stragglers:
    """Do to a table what a call wants, an agent for a reason; of an order to many, give who could not follow."""
    match call:
        case Say(_, seat, _, answer):
            table.say(seat, answer, why=reason)
        case Cast(_, seat, _, faces):
            if faces:
                table.show(faces, seat)
            else:
                table.let_fall(seat)
        case Command():
            return _command(call, table)
        case Undo(_, seat, _, agreed, count):
            table.undo(seat, to=_back(table, seat, count), agreed=agreed)
        case Stand(_, seat, _, orders):
            table.stand(seat, orders)
        case Leave(_, seat, _, why):
            table.leave(seat, why)
        case Settle(_, _, seats):
            table.agree(seats)
        case TakeOver(_, seat, _, holder):
            table.take_over(seat, holder)
    return ()


def _back(table: AnyTable, seat: str, count: int) -> int | None:
    """Give the place of a seat's last answer but so many, or nothing for its very last."""
    if count <= 1:
        return None
    own = [live.sequence for live in table.live if isinstance(live.entry, Said) and live.entry.seat == seat]
    if len(own) < count:
        raise Refused("", "undo-nothing")
    return own[-count]


def _command(call: Command, table: AnyTable) -> Stragglers:
    """Give an order to many, planned from what the seat may know."""
    ask = asked(table, call.seat)
    seen = table.game.view(table.state, call.seat)
    plan = table.game.plan_group_order(seen, ask, call.pieces, call.order)
    return tuple((_piece(tries), Refusal.of(error)) for tries, error in follow(table, call.seat, plan))


def _piece(tries: Tries) -> str:
    return str(getattr(tries[0], "piece", ""))


def reply_to(call: Change, table: AnyTable, before: Before, seat: str, refused: Stragglers) -> Reply:
    """Say what came of a deed."""
    if not isinstance(call, Command):
        return Done(table.version(seat))
    added = table.entries[before.sequence - table.base :]
    given = sum(isinstance(entry, Said) and entry.seat == seat for entry in added)
    return Followed(table.version(seat), given, refused)


def job_for(game: str, table: AnyTable, seat: str) -> Job:
    """Give the work that follows from a seat's being asked: a bot answers, a person is told."""
    if table.holders[seat].startswith(BOT):
        return Job("bot", game, seat, table.sequence)
    return Job("notice", game, seat, table.sequence, delay=NOTICE_DELAY)


def commit_of(call: Change, table: AnyTable, before: Before) -> Commit:
    """Gather what a deed added: its entries, a snapshot if a turn has begun, and the jobs that follow from it."""
    waiting = table.waiting()
    taken = (call.seat,) if isinstance(call, TakeOver) else ()
    asked = tuple(seat for seat in waiting if seat not in before.waiting or seat in taken)
    shown = shown_to_all(table)
    turned = table.turn_start != before.turn
    return Commit(
        call.game,
        before.sequence,
        tuple(table.entries[before.sequence - table.base :]),
        call.reply,
        waiting,
        Ending(table.outcome, table.fingerprint()) if table.outcome else None,
        table.snapshot() if turned else None,
        tuple(job_for(call.game, table, seat) for seat in asked),
        before.waiting,
        before.shown,
        shown,
        shown != before.shown or (bool(asked) and not isinstance(call, Undo)),
        table.header.rules,
        call.seat if _needs_absence(call) else "",
        table.header.seed if table.outcome else "",
        stands(table) if turned else None,
    )


def stands(table: AnyTable) -> Message | None:
    """Say how far a game has come, as everybody may know; an owner's figures are for its players alone."""
    if table.header.figures:
        return None
    tracker = table.game.tracker(positions(table, (SPECTATOR,))[SPECTATOR])
    return tracker.time if tracker else None


def _needs_absence(call: Change) -> TypeGuard[Leave | TakeOver]:
    """Say whether a deed holds only against a seat that is out of time, or was left."""
    return (isinstance(call, Leave) and call.why == "timeout") or (isinstance(call, TakeOver) and call.absent)


def shown_to_all(table: AnyTable) -> tuple[str, ...]:
    """List the seats that everybody may know to be asked: of sealed answers all, whoever has spoken already."""
    request = table.request
    return request.seats if isinstance(request, Together) else table.waiting()
