"""`maestre replay` and `maestre verify`: what a record tells, and whether it holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from maestre.cli.figures import figured
from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.terminal.ledger import told
from maestre.play import (
    SPECTATOR,
    BadRecord,
    Game,
    Message,
    Outcome,
    PlayError,
    Record,
    State,
    Table,
    find,
    log,
    verified,
)
from maestre.play.record import Rolled, Said, Undone

_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
LONGEST: Final = 64 << 20
"""How many bytes of a record are read; a long game has some hundred thousand."""


def opened(file: Path, figures: Path | None = None, lang: str = "") -> tuple[Record, Game[State]]:
    """Read a record and find its game, with the figures of a file if one is named."""
    with file.open("rb") as written:
        text = written.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise UserError("record-long", file=str(file), most=LONGEST >> 20)
    try:
        record = Record.parse(text)
        return record, figured(find(record.header.game), figures, Voice(lang))
    except PlayError as error:
        raise UserError("record-unread", file=str(file), what=Voice().sentence(error)) from error


def replay_record(file: Path, to: int | None, figures: Path | None, *, why: bool, lang: str) -> None:
    """Tell a game turn by turn, as far as entry ``to``."""
    record, game = opened(file, figures, lang)
    voice = Voice(lang, game)
    entries = record.entries if to is None else record.entries[:to]
    header = record.header
    voice.print("replay-head", game=header.game, rules=header.rules, scenario=header.scenario, seats=_holders(record))
    table = Table.resume(game, header.unsealed())
    reasons = why and record.ending is not None
    since, turn = 0, game.turn(table.state)
    for entry in entries:
        table.enter(entry)
        if (now := game.turn(table.state)) != turn:
            _tell_turn(table, turn, since, voice, why=why, reasons=reasons)
            since, turn = table.version(SPECTATOR) + 1, now
    _tell_turn(table, turn, since, voice, why=why, reasons=reasons)
    if table.outcome:
        print_outcome(table.outcome, voice)
    else:
        voice.print("replay-open", entries=len(entries), of=len(record.entries))


def _holders(record: Record) -> str:
    return ", ".join(f"{seat}: {holder}" for seat, holder in record.header.seats.items())


def _tell_turn(table: Table[State], turn: int, since: int, voice: Voice, *, why: bool, reasons: bool) -> None:
    voice.write(voice.say("replay-turn", turn=turn), "bold")
    for words in told(log(table, SPECTATOR, since, reasons=reasons), voice, why=why):
        voice.write(f"  {words}")


def print_outcome(outcome: Outcome, voice: Voice) -> None:
    """Say how a game ended: who won, unless the reason says so too, why, and the points."""
    names = {seat: voice.name(f"seat-{seat}", seat) for seat, _ in outcome.points}
    winner = voice.name(f"seat-{outcome.winner}", outcome.winner) if outcome.winner else ""
    args = {name: voice.name(f"seat-{arg}", str(arg)) if name == "seat" else arg for name, arg in outcome.args}
    reason = voice.speaker.say(Message.of(outcome.reason, **args))
    if winner and winner in reason:
        voice.write(reason)
    elif winner:
        voice.print("outcome-won", seat=winner, reason=reason)
    else:
        voice.print("outcome-draw", reason=reason)
    for seat, points in outcome.points:
        voice.print("outcome-points", seat=names[seat], points=points)


class TypedThrow(msgspec.Struct, frozen=True):
    """A throw that somebody typed in: its place in the record, what the dice showed, and whose they were."""

    entry: int
    faces: tuple[int, ...]
    by: str


class Verdict(msgspec.Struct, frozen=True):
    """What was verified of a record."""

    verified: bool
    game: str
    rules: int
    commitment: bool
    throws: int
    typed: int
    answers: int
    undone: int
    ended: bool
    hash: str
    fault: str = ""
    published: bool = False
    imagined: bool = False
    by_hand: tuple[TypedThrow, ...] = ()
    """Which throws were typed in."""


def verify_record(file: Path, commitment: str, figures: Path | None, *, json: bool, lang: str) -> int:
    """Judge a record, by the commitment that was published before play if given; the exit code says if it holds."""
    published = commitment.strip().lower()
    if published and not _COMMITMENT.fullmatch(published):
        raise UserError("commitment-unread", given=commitment)
    record, game = opened(file, figures, lang)
    voice = Voice(lang, game)
    try:
        table = verified(game, record, published=published)
    except BadRecord as error:
        verdict = _verdict(record, None, bool(published), _fault(error, voice))
    else:
        verdict = _verdict(record, table, bool(published))
    if json:
        put_out(verdict)
    else:
        _print_verdict(verdict, voice)
    return DONE if verdict.verified else NOT_SO


def _fault(error: BadRecord, voice: Voice) -> str:
    """Put a fault into words; where an answer was refused, with the sentence that refused it."""
    cause = error.__cause__
    if isinstance(cause, PlayError):
        key, args = error.message.key, dict(error.message.args)
        error.message = Message.of(key, **args | {"what": voice.sentence(cause)})
    return voice.sentence(error)


def _verdict(record: Record, table: Table[State] | None, published: bool, fault: str = "") -> Verdict:
    rolls = [entry for entry in record.entries[record.header.imagined() :] if isinstance(entry, Rolled)]
    return Verdict(
        table is not None,
        record.header.game,
        record.header.rules,
        bool(record.header.seed),
        len(rolls),
        sum(roll.typed for roll in rolls),
        sum(isinstance(entry, Said) for entry in record.entries),
        sum(isinstance(entry, Undone) for entry in record.entries),
        record.ending is not None,
        table.fingerprint() if table else "",
        fault,
        published,
        bool(record.header.start),
        tuple(
            TypedThrow(number, entry.faces, entry.by or "")
            for number, entry in enumerate(record.entries)
            if isinstance(entry, Rolled) and entry.typed
        ),
    )


def _print_verdict(verdict: Verdict, voice: Voice) -> None:
    if not verdict.verified:
        voice.complain(voice.say("verify-fault", fault=verdict.fault))
        return
    if not verdict.commitment:
        voice.print("verify-no-commitment")
    else:
        voice.print("verify-published" if verdict.published else "verify-commitment")
    if verdict.imagined:
        voice.print("verify-imagined")
    voice.print("verify-throws", count=verdict.throws - verdict.typed, typed=verdict.typed)
    for seat in dict.fromkeys(throw.by for throw in verdict.by_hand):
        entries = [str(throw.entry) for throw in verdict.by_hand if throw.by == seat]
        who = voice.name(f"seat-{seat}", seat) if seat else "none"
        voice.print("verify-by-hand", seat=who, count=len(entries), entries=", ".join(entries))
    voice.print("verify-answers", count=verdict.answers, undone=verdict.undone, game=verdict.game, rules=verdict.rules)
    voice.print("verify-ending" if verdict.ended else "verify-no-ending", hash=verdict.hash)
