"""An engine: it runs tables, keeps what was said before telling anybody, and holds no truth of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from secrets import token_bytes
from typing import Final
from weakref import WeakValueDictionary

from maestre.play import (
    SPECTATOR,
    BadRecord,
    Frozen,
    Game,
    Message,
    OldSnapshot,
    PlayError,
    Refused,
    State,
    Table,
    Unknown,
    view,
)
from maestre.server.engines.audiences import AnyTable, Audiences, whole
from maestre.server.engines.deeds import (
    Before,
    Change,
    Stragglers,
    asked,
    commit_of,
    do,
    job_for,
    reply_to,
    shown_to_all,
    stands,
)
from maestre.server.engines.freezing import FORGET, fault_of, opened
from maestre.server.engines.owned import with_figures
from maestre.server.engines.pages import Pages
from maestre.server.engines.parcels import packed
from maestre.server.engines.past import Opened, Past
from maestre.server.engines.proofs import proof
from maestre.server.engines.trials import Imagined, imagined, tried_out
from maestre.server.operating.faults import note_fault
from maestre.server.pools.pool import PROCESSES, TOO_LONG, Busy, Lane, Pool, lane_of
from maestre.server.pools.questions import advice, chances, encoded, offered, tried, weighed
from maestre.server.pools.situating import situated
from maestre.server.pools.teaching import taught
from maestre.server.ports import HURRY, WAKE, Bus, Commit, Job, Kept, Moved, Shelf, Stored, Thawed, game_subject
from maestre.server.postgres.seals import SEED_GONE
from maestre.server.wire import (
    Aside,
    Back,
    Call,
    Chances,
    Check,
    Delegate,
    Done,
    Event,
    Followed,
    Hint,
    Hurry,
    Log,
    Look,
    Moment,
    Offers,
    Open,
    Pledge,
    Pledged,
    Prove,
    Refusal,
    Replay,
    Reply,
    Settle,
    Situate,
    Situated,
    Taught,
    Teach,
    Thaw,
    Try,
    Weigh,
    Weighed,
    encode,
)

CACHED_GAMES: Final = 256
TRIES: Final = 5


class Engine:
    """Answers calls about the games of one shelf: judge, keep, then tell every audience."""

    def __init__(self, games: dict[str, Game[State]], shelf: Shelf, bus: Bus, processes: int = PROCESSES) -> None:
        self.games = games
        self.shelf = shelf
        self.bus = bus
        self.pool = Pool(games, processes)
        self._pages = Pages(shelf, self.pool)
        self._past = Past(games, shelf, self.pool)
        self._open: OrderedDict[str, Audiences[State]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """End the processes that answer questions."""
        self.pool.close()

    async def answer(self, call: Call, asker: str = "", reason: Message | None = None) -> Reply | bytes:
        """Do what a call asks, or say why not; a refusal changes nothing.

        What the pool answers, and what is for no browser, is encoded already. An agent has a reason, which a call from
        elsewhere cannot bring.
        """
        try:
            if isinstance(call, Prove):
                return encode(proof(await self.table(call.game)))
            if isinstance(call, Pledge):
                return encode(Pledged(await self.shelf.pledge(call.person)))
            if isinstance(call, Aside):
                return await self._consider(call, asker)
            if isinstance(call, Hurry):
                return await self._hurry(call)
            return await self._in_turn(call, reason)
        except (Frozen, BadRecord) as error:
            if fault := fault_of(error):
                note_fault("a game is frozen", error, game=call.game)
                await self.shelf.freeze(call.game, fault)
                return Refusal.of(error if fault == SEED_GONE else Frozen("", "frozen"))
            return Refusal.of(error)
        except PlayError as error:
            return Refusal.of(error)

    async def _in_turn(self, call: Call, reason: Message | None) -> Reply:
        """Answer after whoever asked about the same game before."""
        async with self._locked(call.game):
            return await self._answer(call, reason)

    def _locked(self, game: str) -> asyncio.Lock:
        """Give what is held while a game's table is looked at: it must not change while another takes entries up."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def _answer(self, call: Call, reason: Message | None) -> Reply:
        if isinstance(call, Open):
            return await self._begin(call)
        if isinstance(call, Change):
            return await self._change(call, reason)
        if isinstance(call, Thaw):
            return await self._thaw(call)
        table = (await self._audiences(call.game)).table
        if isinstance(call, Look):
            version = table.version(call.seat)
            return Done(version) if version == call.known else whole(call.game, table, call.seat, call.since)
        if isinstance(call, Delegate):
            return await self._delegate(table, call)
        assert isinstance(call, Check), call
        table.check(call.seat, call.answer)
        return Done(table.version(call.seat))

    # ---------------------------------------------------------------- tables

    async def table(self, game: str) -> AnyTable:
        """Give a game's table as far as it has come, whoever moved it on."""
        async with self._locked(game):
            return (await self._audiences(game)).table

    async def _audiences(self, game: str) -> Audiences[State]:
        audiences = self._at_hand(game)
        if audiences is None:
            stored = await self.shelf.load(game)
            if stored is None:
                raise Unknown("", "unknown-game", game=game)
            rules = self._rules(stored.header.game)
            if stored.header.rules != rules.rules:
                raise Moved(rules.key, stored.header.rules, ours=rules.rules)
            rules = await with_figures(rules, self.shelf, game, stored.header.figures)
            try:
                table = Table.resume(rules, stored.header, stored.snapshot, stored.entries)
            except OldSnapshot:
                table = Table.resume(rules, stored.header, None, await self.shelf.since(game, 0))
            table.frozen = table.frozen or stored.frozen
            audiences = self._open[game] = Audiences(table)
            while len(self._open) > CACHED_GAMES:
                self._open.popitem(last=False)
            return audiences
        self._open.move_to_end(game)
        try:
            entries = await self.shelf.since(game, audiences.table.sequence, rules=audiences.table.header.rules)
        except Moved:
            self._open.pop(game, None)
            raise
        for entry in entries:
            audiences.table.enter(entry)
        if entries:
            audiences.catch_up()
        return audiences

    def _at_hand(self, game: str) -> Audiences[State] | None:
        """Give a table that is open here; one that is frozen is looked up anew, since somebody may have thawed it."""
        audiences = self._open.get(game)
        return None if audiences is None or audiences.table.frozen else audiences

    def forget(self, game: str) -> None:
        """Let go of a table, and open it anew when it is asked for."""
        self._open.pop(game, None)

    async def _thaw(self, call: Thaw) -> Reply:
        """Open a game again that was frozen, and let its bots and people know."""
        self.forget(call.game)
        stored = await self.shelf.load(call.game)
        if stored is None:
            raise Unknown("", "unknown-game", game=call.game)
        rules = await with_figures(self._rules(stored.header.game), self.shelf, call.game, stored.header.figures)
        try:
            again = await opened(rules, stored, call)
        except OldSnapshot:
            entries = await self.shelf.since(call.game, 0)
            again = await opened(rules, Stored(stored.header, None, entries, stored.frozen), call)
        waiting = again.table.waiting()
        jobs = tuple(job_for(call.game, again.table, seat) for seat in waiting)
        await self.shelf.thaw(Thawed(call.game, waiting, shown_to_all(again.table), jobs, again.cut))
        if again.cut is not None:
            await self.bus.publish(FORGET, call.game.encode())
        await self._wake(jobs)
        await self._remind(call.game)
        return Done((await self._audiences(call.game)).table.version(SPECTATOR))

    def _rules(self, key: str) -> Game[State]:
        rules = self.games.get(key)
        if rules is None:
            raise Unknown("", "unknown-game", game=key)
        return rules

    async def _begin(self, call: Open) -> Reply:
        """Begin a game, unless it has begun."""
        if await self.shelf.load(call.game) is None:
            seed = await self.shelf.seed(call.commitment, call.game) if call.commitment else None
            if call.commitment and seed is None:
                raise Unknown("", "commitment-unknown")
            table, entries = await self._opened(call, seed)
            waiting = table.waiting()
            jobs = tuple(job_for(call.game, table, seat) for seat in waiting)
            await self.shelf.create(call.game, table.header, entries, waiting, jobs, stands(table))
            if table.base:
                await self.shelf.mark(call.game, (table.snapshot(),))
            await self._wake(jobs)
        return Done((await self._audiences(call.game)).table.version(SPECTATOR))

    async def _opened(self, call: Open, seed: bytes | None) -> Opened:
        """Open the table of a new game, or of one that plays another on."""
        if call.moment is not None:
            opened = self._try_out if call.moment.live else self._past.play_on
            return await opened(call, call.moment, seed)
        rules = await with_figures(self._rules(call.key), self.shelf, call.game, call.figures)
        table = Table.new(
            rules,
            call.scenario,
            options=call.options,
            seats=call.seats,
            seed=seed,
            entropy=call.entropy,
            typed_dice=call.dice,
        )
        return Opened(table, table.entries)

    async def _try_out(self, call: Open, moment: Moment, seed: bytes | None) -> Opened:
        """Open a game in which somebody tries out how another may go on, from what their seat knows of it."""
        live = await self.table(moment.game)
        is_theirs = live.holders.get(moment.seat) == call.seats.get(moment.seat)
        if live.game.key != call.key or live.outcome is not None or not is_theirs:
            raise Refused("", "nothing-to-try-out")
        seen = live.view(moment.seat)
        asker = f"p:{call.seats[moment.seat]}"
        found: Imagined = await self.pool.ask(Lane.LONG, asker, imagined, live.game, seen, token_bytes(16))
        table = tried_out(live.game, seen, found, call.seats, seed=seed, entropy=call.entropy)
        return Opened(table, table.entries)

    # ---------------------------------------------------------------- deeds

    async def _change(self, call: Change, reason: Message | None) -> Reply:
        """Try a deed on the table, keep its entries, then tell; if another engine was first, take up its entries.

        The table at hand is trusted until the shelf or a refusal says otherwise: that saves a look at the shelf.
        """
        seat = SPECTATOR if isinstance(call, Settle) else call.seat
        audiences = self._at_hand(call.game) or await self._audiences(call.game)
        for _ in range(TRIES):
            table = audiences.table
            before = Before(table)
            refused: Stragglers = ()
            barred: PlayError | None = None
            try:
                refused = do(call, table, reason)
            except PlayError as error:
                barred = error
            if barred or table.sequence == before.sequence:
                if table.sequence != before.sequence:
                    self._open.pop(call.game, None)
                audiences = await self._audiences(call.game)
                if await self.shelf.replied(call.game, call.reply):
                    return await self._done_before(call.game, seat)
                if audiences.table.sequence != before.sequence:
                    continue
                if barred:
                    raise barred
                return Followed(audiences.table.version(seat), 0, refused)
            commit = commit_of(call, table, before)
            kept = await self._keep(commit)
            if kept is Kept.KEPT:
                await self._tell(call.game, audiences)
                await self._wake(commit.jobs)
                return reply_to(call, table, before, seat, refused)
            if kept is Kept.REPEATED:
                return await self._done_before(call.game, seat)
            audiences = await self._audiences(call.game)
        raise Unknown("", "try-again")

    async def _keep(self, commit: Commit) -> Kept:
        """Keep what a deed added; unless it surely is kept, the table at hand is not trusted any more."""
        kept: Kept | None = None
        try:
            kept = await self.shelf.commit(commit)
        finally:
            if kept is not Kept.KEPT:
                self._open.pop(commit.game, None)
        if kept is Kept.IN_TIME:
            raise Refused("", "web-not-overdue", seat=commit.claims)
        return kept

    async def _done_before(self, game: str, seat: str) -> Done:
        """Answer a deed that was kept already; whoever kept it may have died before it told anybody."""
        await self._remind(game)
        return Done((await self._audiences(game)).table.version(seat))

    async def remind(self, game: str) -> None:
        """Tell each audience where it stands: nothing new, but for one that has missed something."""
        async with self._locked(game):
            await self._remind(game)

    async def _remind(self, game: str) -> None:
        await self._send(game, (await self._audiences(game)).heartbeat(game))

    async def _tell(self, game: str, audiences: Audiences[State]) -> None:
        """Send what changed, for each audience for which something did."""
        await self._send(game, audiences.events(game))

    async def _send(self, game: str, events: Iterable[Event]) -> None:
        for parcel in packed(events):
            await self.bus.publish(game_subject(game), parcel)

    async def _wake(self, jobs: tuple[Job, ...]) -> None:
        """Call whoever does jobs, if one is due at once; should the call get lost, they look by themselves."""
        if any(not job.delay for job in jobs):
            await self.bus.publish(WAKE, b"")

    async def _hurry(self, call: Hurry) -> Reply:
        """Have the bots of a game answer that think about it, here or in another engine."""
        self.pool.hurry(Lane.BOTS, call.game)
        await self.bus.publish(HURRY, call.game.encode())
        return Done((await self.table(call.game)).version(call.seat))

    async def _delegate(self, table: AnyTable, call: Delegate) -> Reply:
        """Leave the matter at hand to the doctrine: a job, since it takes many answers."""
        ask = asked(table, call.seat)
        job = Job("proxy", call.game, call.seat, table.sequence, body=encode(ask.about))
        await self.shelf.enqueue(job)
        await self._wake((job,))
        return Done(table.version(call.seat))

    # ---------------------------------------------------------------- questions

    async def _consider(self, call: Aside, asker: str) -> bytes:
        """Answer beside the engine, from what the seat may know, while others go on."""
        self.pool.admit(lane_of(call), asker)
        if isinstance(call, Weigh | Teach | Situate):
            return await self._answer_of_none(call, asker)
        if isinstance(call, Back):
            return await self._past.look_back(call, asker)
        async with self._locked(call.game):
            audiences = await self._audiences(call.game)
            table = audiences.table
            last = table.version(call.seat)
            if not isinstance(call, Replay | Log):
                asked(table, call.seat)
            now = audiences.sights[call.seat]
            seen = view(table, call.seat) if isinstance(call, Hint | Chances) else None
        match call:
            case Replay() | Log():
                over = table.outcome is not None
                return await self._pages.give(table.game, table.header, call, last, asker, over=over)
            case Try(answer=answer):
                return await self._ask(call, asker, tried, table.game, now, answer)
            case Offers(piece=piece):
                return await self._ask(call, asker, offered, table.game, now, piece)
            case Hint():
                return await self._ask(call, asker, advice, table.game, seen)
            case Chances(answer=answer, look=look):
                return await self._ask(call, asker, chances, table.game, seen, answer, look)

    async def _answer_of_none(self, call: Weigh | Teach | Situate, asker: str) -> bytes:
        """Answer what is asked about no game that is played here: figures, a lesson, a situation on a real table."""
        if isinstance(call, Weigh):
            return await self._weigh(call, asker)
        rules = self._rules(call.key)
        if isinstance(call, Teach):
            return await self._ask(call, asker, taught, rules, call.lesson, call.deeds, call.call)
        return await self._ask(call, asker, situated, rules, call.kind, call.answers, call.lists)

    async def _weigh(self, call: Weigh, asker: str) -> bytes:
        """Try figures out; what is not done in time would hold up whoever plays with them."""
        rules = self._rules(call.key)
        try:
            return await self._ask(call, asker, weighed, rules, call.scenario, call.options, call.text)
        except Busy as error:
            if error.message.key == TOO_LONG:
                raise Refused("", "figures-slow") from None
            raise

    async def _ask(
        self, call: Aside, asker: str, question: Callable[..., Reply | Weighed | Taught | Situated], *about: object
    ) -> bytes:
        found: bytes = await self.pool.ask(lane_of(call), asker, encoded, question, *about)
        return found
