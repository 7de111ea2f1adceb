"""The suite that every game passes. Each check takes a game and lists what is wrong; nothing when all is well.

A game in a package of its own runs the same checks: ``assert not conformance.refusals(game)``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec

from maestre.play._machine import SPECTATOR
from maestre.play.asking.requests import Ask, Draw, Throw, Together
from maestre.play.chance.dice import SEED_BYTES, dice_key, drawn, rolled
from maestre.play.checking import entities, source
from maestre.play.checking.garbage import wrong_answers
from maestre.play.checking.lockstep import leaks
from maestre.play.checking.otherwise import STEPS, secret_questions, secrets_at, told_otherwise
from maestre.play.errors import CannotUndo, PlayError, Refused, Unreadable
from maestre.play.game import Game
from maestre.play.record import Drawn, Record, Rolled, Said
from maestre.play.state import State, fingerprint, not_plain
from maestre.play.table import Table
from maestre.play.verify import verified
from maestre.play.views import view
from maestre.play.written.catalogue import Catalogue
from maestre.play.written.catalogue import coverage as read_coverage
from maestre.play.written.messages import LANGUAGES, Message, Speaker, problems

S = TypeVar("S", bound=State)

SEED: Final = 1571
DECISIONS: Final = 300
LOOKS: Final = 30
_PROPOSALS: Final = 3
_TRIES: Final = 50
_ENOUGH: Final = 5
_REPLAYED: Final = 1000
"""Longer records are opened from their snapshots only."""
_IN_A_PROCESS_OF_ITS_OWN: Final = """
import sys
from importlib import import_module
from maestre.play.checking.conformance import trace
module, name, seed, decisions = sys.argv[1:]
print(trace(getattr(import_module(module), name)(), int(seed), int(decisions)))
"""


# -------------------------------------------------------------------------------------------------------- playing along


def played(game: Game[S], scenario: str, seed: int, decisions: int) -> Iterator[Table[S]]:
    """Play by what questions propose, giving the same table at every request of the rules, throws included."""
    rng = Random(seed)
    header = Table.new(game, scenario, seed=Random(seed).randbytes(SEED_BYTES)).header
    table = Table.resume(game, header.unsealed())
    table.header = header
    key = dice_key(bytes.fromhex(header.seed), header.entropy)
    while table.request is not None and decisions > 0:
        yield table
        entry = _next(table, key, rng)
        if entry is None:
            return
        decisions -= isinstance(entry, Said)
        table.enter(entry)
    yield table


def _next(table: Table[S], key: bytes, rng: Random) -> Said | Rolled | Drawn | None:
    """Give an entry that may come next; none when the game proposes nothing that it allows (`invariants` tells so)."""
    request = table.request
    if isinstance(request, Throw):
        return Rolled(rolled(key, table.sequence, request.reading))
    if isinstance(request, Draw):
        return Drawn(drawn(key, table.sequence, len(request.pool), request.count))
    seat = rng.choice(table.waiting())
    proposals = table.proposals(seat, rng)
    allowed = (Said(seat, answer) for answer in islice(proposals, _TRIES) if _allowed(table, seat, answer))
    return next(allowed, None)


def _allowed(table: Table[S], seat: str, answer: object) -> bool:
    try:
        table.check(seat, answer)
    except PlayError:
        return False
    return True


def positions_of(game: Game[S], decisions: int) -> Iterator[tuple[str, Table[S]]]:
    """Play every scenario, again and again with other seeds until there were so many decisions."""
    for scenario in game.scenarios:
        seed, left = SEED, decisions
        while left > 0:
            for table in played(game, scenario, seed, left):
                yield f"{scenario}, seed {seed}, entry {table.sequence}", table
            left -= sum(isinstance(entry, Said) for entry in table.entries) or 1
            seed += 1


def _looks(game: Game[S], decisions: int, looks: int) -> Iterator[tuple[str, Table[S]]]:
    """Give about so many of these positions for each scenario, of those where somebody is asked."""
    chance = Random(SEED)
    for where, table in positions_of(game, decisions):
        if isinstance(table.request, Ask | Together) and chance.random() < looks / decisions:
            yield where, table


def _views(table: Table[S]) -> list[bytes]:
    return [msgspec.json.encode(view(table, seat)) for seat in (*table.game.seats, SPECTATOR)]


def _differences(what: str, table: Table[S], other: Table[S], *, views: bool = True) -> list[str]:
    """Say in what two tables differ that should stand alike."""
    same = {
        "state": table.fingerprint() == other.fingerprint(),
        "quiet state": fingerprint(table.quiet) == fingerprint(other.quiet),
        "request": table.request == other.request,
        "sealed answers": table.sealed == other.sealed,
        "outcome": table.outcome == other.outcome,
        "views": not views or _views(table) == _views(other),
    }
    return [f"{what}: another {name}" for name, alike in same.items() if not alike]


# --------------------------------------------------------------------------------------------------------------- checks


def plain_state(game: Game[S]) -> tuple[str, ...]:
    """The state is plain data, so that a shallow copy is safe, and comes back from a file as it was."""
    faults = [*not_plain(game.state)]
    for where, table in _looks(game, DECISIONS, LOOKS):
        back = msgspec.json.decode(msgspec.json.encode(table.quiet), type=game.state)
        if back != table.quiet:
            faults.append(f"{where}: the state does not come back from a file as it was")
    return tuple(faults)


def trace(game: Game[S], seed: int, decisions: int) -> str:
    """Give the hash of all states that games of every scenario, played by chance, go through."""
    found = blake2b(digest_size=16)
    for scenario in game.scenarios:
        for table in played(game, scenario, seed, decisions):
            found.update(table.fingerprint().encode())
    return found.hexdigest()


def deterministic(game: Game[S], *, decisions: int = DECISIONS) -> tuple[str, ...]:
    """The same seed gives the same game: twice in this process, and in others with other hash seeds.

    Another process finds the game's class by its module and name, and makes the game without arguments.
    """
    first = trace(game, SEED, decisions)
    faults = [] if trace(game, SEED, decisions) == first else ["the same seed gave two games"]
    for hash_seed in ("1", "2"):
        words = (type(game).__module__, type(game).__qualname__, str(SEED), str(decisions))
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", _IN_A_PROCESS_OF_ITS_OWN, *words]
        other = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
        if other.stdout.strip() != first:
            faults.append(f"another game under hash seed {hash_seed} {other.stderr}")
    return tuple(faults)


def save_fork_undo_replay(game: Game[S], *, decisions: int = DECISIONS, looks: int = LOOKS) -> tuple[str, ...]:
    """Saved and opened, forked, taken back and said again, replayed and verified: the same table."""
    faults: list[str] = []
    for where, table in _looks(game, decisions, looks):
        try:
            faults += [f"{where}, {fault}" for fault in _kept(table)]
        except PlayError as error:
            faults.append(f"{where}: cannot be played again: {error}")
    return tuple(faults)


def _kept(table: Table[S]) -> list[str]:
    record = Record.parse(table.record().dump())
    snapshot = record.snapshot
    assert snapshot is not None
    opened = Table.resume(table.game, record.header.unsealed(), snapshot, record.entries[snapshot.sequence :])
    faults = [
        *_differences("opened from its snapshot", table, opened),
        *_differences("forked", table, table.fork(None)),
        *_forked(table),
        *_undone(table, opened),
    ]
    if len(record.entries) < _REPLAYED:
        replayed = Table.resume(table.game, record.header.unsealed(), None, record.entries)
        faults += _differences("opened from its first entry", table, replayed)
        faults += _differences("verified", table, verified(table.game, record))
    return faults


def _forked(table: Table[S]) -> list[str]:
    """Play on in a fork, and see that the table feels nothing."""
    before = (table.fingerprint(), fingerprint(table.quiet), len(table.entries), len(table.told), _views(table))
    fork = table.fork(None)
    rng = Random(table.sequence)
    for _ in range(10):
        entry = _next(fork, rng.randbytes(SEED_BYTES), rng) if fork.request is not None else None
        if entry is not None:
            fork.enter(entry)
    after = (table.fingerprint(), fingerprint(table.quiet), len(table.entries), len(table.told), _views(table))
    return [] if before == after else ["playing on in a fork changed the table"]


def _undone(table: Table[S], other: Table[S]) -> list[str]:
    """Say one thing more, take it back, say it again; then take back as much of the turn as all may agree on."""
    faults: list[str] = []
    rng = Random(table.sequence)
    key = rng.randbytes(SEED_BYTES)
    said = _next(other, key, rng)
    if not isinstance(said, Said):
        return []
    other.say(said.seat, said.answer)
    then = (other.fingerprint(), other.request)
    with suppress(CannotUndo):
        other.undo(said.seat)
        faults += _differences("said and taken back", table, other, views=False)
        other.say(said.seat, said.answer)
        if (other.fingerprint(), other.request) != then:
            faults.append("said, taken back and said again it comes to something else")
    with suppress(CannotUndo):
        start = other.snapshot()
        other.undo(said.seat, to=start.sequence, agreed=other.game.seats)
        fresh = Table.resume(other.game, other.header.unsealed(), start)
        faults += _differences("the turn taken back", fresh, other, views=False)
    return faults


def invariants(game: Game[S], *, decisions: int = DECISIONS) -> tuple[str, ...]:
    """At every request: the game's invariants hold, rules exist, somebody can answer, what is told can be said."""
    faults: list[str] = []
    catalogue = game.catalogue()
    speakers = [game.speaker(language) for language in LANGUAGES]
    heard: tuple[object, int] = (None, 0)
    for where, table in positions_of(game, decisions):
        found: list[str] = []
        try:
            game.invariants(table.state)
            if table.between_steps:
                game.at_rest(table.state)
        except AssertionError as error:
            found.append(repr(error))
        found += _request_faults(table, catalogue)
        news = table.told[heard[1] if heard[0] is table else 0 :]
        heard = (table, len(table.told))
        said = [each.told.message for each in news] + ([table.outcome.message] if table.outcome else [])
        rules = dict.fromkeys(each.told.rule for each in news)
        found += [f"told under {rule!r}, which is no rule" for rule in rules if rule not in catalogue.rules]
        found += [fault for message in said for speaker in speakers for fault in _unsayable(speaker, message)]
        faults += [f"{where}: {fault}" for fault in found]
    return tuple(dict.fromkeys(faults))


def _unsayable(speaker: Speaker, message: Message) -> list[str]:
    try:
        speaker.say(message)
    except LookupError as error:
        return [str(error)]
    return []


def _request_faults(table: Table[S], catalogue: Catalogue) -> list[str]:
    request = table.request
    if request is None:
        return []
    faults = [] if request.rule in catalogue.rules else [f"{request.rule!r} is not a rule"]
    for seat in table.waiting():
        ask = table.asked(seat) if seat in table.game.seats else None
        if ask is None:
            faults.append(f"{seat!r} is asked, and is no seat")
            continue
        proposals = list(islice(table.proposals(seat, Random(table.sequence)), _PROPOSALS))
        faults += [] if proposals else [f"nothing is proposed to {seat!r} under {ask.rule}"]
        for answer in proposals:
            try:
                table.check(seat, answer)
            except PlayError as error:
                faults.append(f"the proposal {answer!r} is refused: {error}")
    return faults


def refusals(game: Game[S], *, decisions: int = DECISIONS, looks: int = LOOKS) -> tuple[str, ...]:
    """Garbage and slightly wrong answers are refused under a rule of the catalogue, in words, and change nothing.

    What of it is allowed after all, the rules can play.
    """
    faults: list[str] = []
    catalogue = game.catalogue()
    speakers = [game.speaker(language) for language in LANGUAGES]
    for where, table in _looks(game, decisions, looks):
        rng = Random(table.sequence)
        for seat in table.waiting():
            for answer in wrong_answers(table, seat, rng):
                before = _standing(table)
                what = f"{where}, {seat} says {answer!r}"
                try:
                    table.check(seat, answer)
                except (Refused, Unreadable) as error:
                    with suppress(type(error)):
                        table.say(seat, answer)
                    faults += [] if error.rule in catalogue.rules else [f"{what}: {error.rule!r} is not a rule"]
                    faults += [f"{what}: {x}" for speaker in speakers for x in _unsayable(speaker, error.message)]
                except Exception as error:  # noqa: BLE001  (whatever it is, it is a fault of the game)
                    faults.append(f"{what}: {error!r}")
                else:
                    faults += _playable(what, table, seat, answer)
                if before != _standing(table):
                    faults.append(f"{what}: the refusal changed something")
    return tuple(dict.fromkeys(faults))


def _standing(table: Table[S]) -> tuple[object, ...]:
    versions = tuple(table.version(seat) for seat in (*table.game.seats, SPECTATOR))
    sealed = dict(table.sealed)
    return (table.fingerprint(), fingerprint(table.quiet), len(table.entries), versions, table.request, sealed)


def _playable(what: str, table: Table[S], seat: str, answer: object) -> list[str]:
    try:
        table.fork(b"dice").say(seat, answer)
    except Exception as error:  # noqa: BLE001
        return [f"{what}: passed the check, and then {error!r} from {error.__cause__!r}"]
    return []


def _any_answers(table: Table[S], seat: str) -> list[object]:
    """Give right and wrong answers."""
    rng = Random(table.sequence)
    if table.asked(seat) is None:
        return []
    right = list(islice(table.proposals(seat, rng), _TRIES))
    return [*right, *wrong_answers(table, seat, rng)]


def no_leak(game: Game[S], *, decisions: int = DECISIONS, looks: int = LOOKS) -> tuple[str, ...]:
    """For every seat, what it imagines looks to it like the truth, and goes on so until something is revealed.

    The imagined table differs from the true one only in what the seat cannot know. Views, logs, asks, versions and the
    verdict on every answer must be the same, byte for byte, at once and as the same things are said at both.
    """
    faults: list[str] = []
    for where, table in _looks(game, decisions, looks):
        for seat in (*game.seats, SPECTATOR):
            rng = Random(f"{table.sequence} {seat}")
            faults += [f"{where}, {seat!r}: {fault}" for fault in leaks(table, seat, _any_answers(table, seat), rng)]
        if len(faults) > _ENOUGH:
            break
    return tuple(dict.fromkeys(faults))


def along(game: Game[S], record: Record) -> Iterator[tuple[str, Table[S]]]:
    """Play a record again, giving the same table before every entry; games are found in it that meet what is rare."""
    table = Table.resume(game, record.header.unsealed())
    for entry in record.entries:
        yield f"{record.header.scenario}, entry {table.sequence}", table
        table.enter(entry)


def keeps_secrets(
    game: Game[S],
    positions: Iterable[tuple[str, Table[S]]] | None = None,
    *,
    decisions: int = DECISIONS,
    looks: int = 1,
    steps: int = STEPS,
) -> tuple[str, ...]:
    """Whatever is said or drawn in secret, those who must not know see the same, now and as play goes on.

    This asks no game what it would hide: at every secret question and hidden draw two forks say or draw two different
    things that are allowed, and what all others see of both must be the same until different things are laid open by
    name. Each kind of secret is looked at so many times. A class of secret questions that was never met is a fault:
    then give positions that meet it, such as those `along` recorded games; without any, games are played by chance.
    """
    faults: list[str] = []
    met: dict[str, int] = {}
    for where, table in positions_of(game, decisions) if positions is None else positions:
        for kind in secrets_at(table.request):
            if met.get(kind, 0) >= looks:
                continue
            met[kind] = met.get(kind, 0) + 1
            for audience, found in told_otherwise(table, Random(f"{kind} {table.sequence}"), steps=steps):
                faults += [f"{where}, {kind}, {audience!r}: {fault}" for fault in found]
        if len(faults) > _ENOUGH:
            return tuple(dict.fromkeys(faults))
    faults += [f"{kind} is asked in secret and was never met" for kind in secret_questions(game) if kind not in met]
    return tuple(dict.fromkeys(faults))


def messages(game: Game[S]) -> tuple[str, ...]:
    """All that the game says exists in every language, with the same arguments, and the code gives them."""
    speakers = [game.speaker(language) for language in LANGUAGES]
    return (*problems(game.folder() / "messages"), *source.unsaid(game.package, speakers))


def coverage(game: Game[S], tests: Path, *, support: tuple[Path, ...] = ()) -> tuple[str, ...]:
    """Every rule of the catalogue has its code and its test, and nothing names a rule that is not there."""
    folder = Path(str(game.folder()))
    found = read_coverage(game.catalogue(), folder, tests, support=support)
    return (*(f"{each.id} has no {each.what}" for each in found.missing), *(f"unknown: {id_}" for id_ in found.unknown))


def entity_parameters(game: Game[S]) -> tuple[str, ...]:
    """Ids, never entities, cross a ``yield``: neither as parameters of procedures nor in their variables."""
    fields = entities.entity_types(game.state)
    kinds = tuple(kind for each in fields.values() for kind in each)
    return (*entities.entity_parameters(game.package, kinds), *entities.held_entities(game.package, fields))
