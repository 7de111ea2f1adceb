"""Looks for the answer that costs an engine most: `make dearest`, or `python -m tools.dearest 60 tercios` for one game.

Games are played by chance and by doctrine in every scenario with drawn options. On the way every deed goes through a
real engine (judged, applied with all that follows, told to every audience, made ready to be kept) over a shelf in
memory, and its CPU time is taken. At positions drawn by chance answers at the bounds are tried too: the longest routes,
all pieces at once, places far away, the longest way back. What seems dear is measured again from its own position, with
nothing remembered of it: the least counts. A core that others slow down is found out with a yardstick, a short loop
beside each such measurement, and its time is brought down in proportion, never up. The last line is JSON.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import _lru_cache_wrapper
from itertools import islice
from random import Random
from time import thread_time
from typing import Any, Final, TypeVar

import msgspec

from maestre.opponents import agent, agents_of, answered
from maestre.play import (
    Ask,
    Each,
    Game,
    Header,
    Journey,
    Leg,
    Message,
    Order,
    Orders,
    Pick,
    Place,
    PlayError,
    Route,
    Some,
    Spot,
    Table,
    find,
    view,
)
from maestre.play.asking.bounds import FARTHEST, LONGEST_WORD, MOST_LEGS, MOST_NAMED
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.checking.garbage import wrong_answers
from maestre.play.record import Said, Snapshot
from maestre.server.engines.engine import Engine
from maestre.server.ports import Commit, Heard, Hush, Job, Kept, Stored, Thawed
from maestre.server.wire import (
    MOST_STANDING,
    Call,
    Check,
    Command,
    Leave,
    Offers,
    Refusal,
    Reply,
    Say,
    Stand,
    TakeOver,
    Try,
    Undo,
    encode,
)

FIXED: Final = {"positions": "maestre"}
"""What is not drawn: where positions stay on a real table, nothing is dear."""
LIMIT: Final = 100.0
"""What a deed may cost at most, in milliseconds of a core."""
DEEDS: Final = (Say, Check, Command, Undo, Stand, Leave, TakeOver)
"""What an engine does itself; questions are answered by a pool of processes, and are only listed."""
GAMES: Final = ("lepanto", "tercios", "aguila", "mistral")
_AGAIN: Final = 0.5
"""What costs so much of the limit is measured again."""
_TRIES: Final = 3
_YARD_TURNS: Final = 30_000
_YARD_MS: Final = 2.2
"""What the yardstick takes on a core of 2.5 GHz that nobody else slows down."""
_LISTED: Final = 3
_SHOWN: Final = 160
_T = TypeVar("_T")
_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Dear(msgspec.Struct, frozen=True):
    """A deed or a question, where it was made, and what it cost."""

    game: str
    kind: str
    ms: float
    scenario: str
    seed: int
    sequence: int
    rule: str
    answer: str
    reply: str


class MemoryShelf:
    """Keeps nothing but what is needed to open a game; what an answer adds is made ready to be kept."""

    def __init__(self) -> None:
        self.stored: dict[str, Stored] = {}

    async def create(
        self,
        game: str,
        header: Header,
        opening: list[Any],
        waiting: tuple[str, ...],
        jobs: tuple[Job, ...] = (),
        stands: Message | None = None,
    ) -> None:
        """Keep a new game."""
        self.stored[game] = Stored(header, None, opening)

    async def figures(self, game: str) -> str:
        """Give nothing: all is played with the games' own figures."""
        return ""

    async def load(self, game: str) -> Stored | None:
        """Give a game."""
        return self.stored.get(game)

    async def since(self, game: str, sequence: int, most: int | None = None, *, rules: int | None = None) -> list[Any]:
        """Nobody else adds anything."""
        return []

    async def snapshot(self, game: str, sequence: int) -> Snapshot | None:
        """Nobody looks back."""
        return None

    async def mark(self, game: str, snapshots: tuple[Snapshot, ...]) -> None:
        """Keep nothing."""

    async def commit(self, commit: Commit) -> Kept:
        """Write what would be kept."""
        for entry in commit.entries:
            _encode(entry)
        _encode((commit.snapshot, commit.ending))
        return Kept.KEPT

    async def replied(self, game: str, reply: str) -> bool:
        """No answer comes twice."""
        return False

    async def record(self, game: str) -> bytes | None:
        """Nobody asks."""
        return None

    async def enqueue(self, job: Job) -> None:
        """Nobody works."""

    async def pledge(self, person: str) -> str:
        """Nobody begins a game with a promise."""
        return ""

    async def seed(self, commitment: str, game: str) -> bytes | None:
        """Nobody begins a game with a promise."""
        return None

    async def freeze(self, game: str, why: str) -> None:
        """A fault is noted by whoever met it."""

    async def thaw(self, thawed: Thawed) -> None:
        """Nothing is frozen."""


class NoBus:
    """Carries nothing to anybody."""

    async def publish(self, subject: str, body: bytes) -> None:
        """Drop it."""

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Nothing comes."""

        async def hush() -> None:
            pass

        return hush


class Here:
    """Answers questions at once and in this process, so that what they cost can be measured."""

    def admit(self, lane: str, asker: str) -> None:
        """Turn nobody away."""

    async def ask(self, lane: str, asker: str, question: Callable[..., Any], *about: object) -> Any:
        """Answer."""
        return question(*about)

    def close(self) -> None:
        """Nothing is open."""


class Search:
    """Plays games of one kind and keeps what was dearest, by kind of call."""

    def __init__(self, key: str, seed: int) -> None:
        self.game: Game[Any] = find(key)
        self.rng = Random(f"{key}/{seed}")
        self.found: dict[str, list[Dear]] = {}
        self.count = 0
        self.faults: list[str] = []
        self.largest: dict[str, int] = {}
        self._shelf = MemoryShelf()
        self._engine = Engine({key: self.game}, self._shelf, NoBus())
        self._engine.pool = Here()  # type: ignore[assignment]
        self._loop = asyncio.new_event_loop()
        self._games = 0
        self._replies = 0

    def close(self) -> None:
        """Let go of the loop."""
        self._engine.close()
        self._loop.close()

    # ---------------------------------------------------------------- playing

    def search(self, seconds: float, scenarios: tuple[str, ...] = ()) -> None:
        """Play every scenario in turn until so much CPU time is used."""
        end = thread_time() + seconds
        ahead: list[str] = []
        while thread_time() < end:
            ahead = ahead or list(scenarios or self.game.scenarios)
            share = (end - thread_time()) / len(ahead)
            self._play(ahead.pop(0), self.rng.randrange(10**6), share)

    def _play(self, scenario: str, seed: int, seconds: float) -> None:
        rng = Random(seed)
        options = {name: FIXED.get(name) or rng.choice(values) for name, values in self.game.options.items()}
        dice = rng.randbytes(SEED_BYTES)
        try:
            table = Table.new(self.game, scenario, seed=dice, options=options)
        except PlayError:
            table = Table.new(self.game, scenario, seed=dice)
        name = self.opened(Stored(table.header, None, list(table.entries)))
        table = self.table(name)
        agents = {seat: agent(rng.choice(agents_of(self.game)), self.game) for seat in self.game.seats}
        end = thread_time() + seconds
        while (waiting := table.waiting()) and thread_time() < end:
            seat = rng.choice(waiting)
            ask = table.asked(seat)
            assert ask is not None
            self._note_sizes(ask)
            place = _Place(self, table, name, scenario, seed, seat, ask)
            if rng.random() < _tried_at(table):
                self._try_hostile(place, rng)
            answer = answered(agents[seat], view(table, seat), rng)
            if isinstance(place.made(Say(name, seat, self._reply(), answer)), Refusal):
                table = self.table(name)
                answer = next(table.proposals(seat, rng))
                place.made(Say(name, seat, self._reply(), answer))
            table = self.table(name)
        self.dropped(name)

    def _try_hostile(self, place: _Place, rng: Random) -> None:
        """Try what nobody would send who plays: first whether it is allowed, then what comes of it, in a game apart."""
        table, seat, name = place.table, place.seat, place.name
        tried = [
            (answer, place.made(Check(name, seat, _sent(answer)))) for answer in hostile(table, place.ask, seat, rng)
        ]
        allowed = [answer for answer, reply in tried if not isinstance(reply, Refusal)]
        for answer in rng.sample(allowed, min(2, len(allowed))):
            place.apart(Say("", seat, self._reply(), _sent(answer)))
            place.made(Try(name, seat, _sent(answer)))
        for call in deeds(table, seat, rng):
            place.apart(call)
        seen = self.game.view(table.state, seat)
        for piece in ("", *islice(rng.sample(able := place.ask.about.pieces(seen), len(able)), 1)):
            place.made(Offers(name, seat, piece))

    # ---------------------------------------------------------------- measuring

    def measured(self, call: Call) -> tuple[Reply | bytes, float]:
        """Have a call answered, and give what it cost; collecting garbage is nobody's answer's fault."""
        gc.disable()
        start = thread_time()
        reply: Reply | bytes
        try:
            reply = self._run(self._engine.answer(call))
        except Exception as error:  # noqa: BLE001  (a bug of ours is noted, and the search goes on)
            self.faults.append(f"{type(error).__name__} {error}: {call}"[:_SHOWN])
            reply = Refusal("Fault", "", Message("server-fault"))
        if not isinstance(reply, bytes):
            encode(reply)
        cost = (thread_time() - start) * 1000
        gc.enable()
        self.count += 1
        return reply, cost

    def again(self, stored: Stored, call: Call) -> float:
        """Measure a call anew, some times, from its position and with nothing remembered of it."""
        costs = []
        for _ in range(_TRIES):
            name = self.opened(stored)
            self.table(name)
            forget()
            moved = msgspec.structs.replace(call, game=name)
            before = _yard()
            cost = self.measured(moved)[1]
            costs.append(cost * min(1.0, _YARD_MS / ((before + _yard()) / 2)))
            self.dropped(name)
        return min(costs)

    def keep(self, dear: Dear) -> None:
        """Keep what is among the dearest of its kind."""
        ranks = self.found.setdefault(dear.kind, [])
        ranks.append(dear)
        ranks.sort(key=lambda one: -one.ms)
        del ranks[_LISTED:]

    def least_kept(self, kind: str) -> float:
        """What a call must cost at least to be kept."""
        ranks = self.found.get(kind, [])
        return ranks[-1].ms if len(ranks) == _LISTED else 0.0

    def _note_sizes(self, ask: Ask) -> None:
        """Remember how much an answer to what is asked may have to hold."""
        choice = ask.choice
        words: tuple[str, ...] = ()
        if isinstance(choice, Pick | Some):
            words = choice.options
        elif isinstance(choice, Each):
            words = (*(key for key, _ in choice.options), *(one for _, many in choice.options for one in many))
        named = len(choice.options) if isinstance(choice, Some | Each) else 0
        self.largest["named"] = max(self.largest.get("named", 0), named)
        self.largest["word"] = max(self.largest.get("word", 0), *(len(word) for word in words), 0)

    # ---------------------------------------------------------------- games

    def table(self, name: str) -> Table[Any]:
        """Give the table of a game."""
        return self._run(self._engine.table(name))

    def opened(self, stored: Stored) -> str:
        """Put a game on the shelf under a new name."""
        self._games += 1
        name = f"game{self._games}"
        self._shelf.stored[name] = stored
        return name

    def dropped(self, name: str) -> None:
        """Forget a game."""
        del self._shelf.stored[name]
        self._engine._open.pop(name, None)

    def _reply(self) -> str:
        self._replies += 1
        return f"r{self._replies}"

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run_until_complete(work)


class _Place:
    """A moment of a game at which a seat is asked something."""

    def __init__(
        self, search: Search, table: Table[Any], name: str, scenario: str, seed: int, seat: str, ask: Ask
    ) -> None:
        self.search, self.table, self.name, self.scenario, self.seed = search, table, name, scenario, seed
        self.seat, self.ask, self.sequence = seat, ask, table.sequence
        self.stored = _stored(table)

    def made(self, call: Call) -> Reply | bytes:
        """Make a call, and note what it cost."""
        reply, cost = self.search.measured(call)
        if cost > LIMIT * _AGAIN:
            cost = min(cost, self.search.again(self.stored, call))
        kind = type(call).__name__
        if cost > self.search.least_kept(kind):
            said = str(getattr(call, "answer", getattr(call, "order", getattr(call, "count", ""))))[:_SHOWN]
            told = f"{type(reply).__name__} {reply.rule} {reply.message.key}" if isinstance(reply, Refusal) else ""
            game, rule = self.search.game.key, self.ask.rule
            self.search.keep(
                Dear(game, kind, round(cost, 1), self.scenario, self.seed, self.sequence, rule, said, told)
            )
        return reply

    def apart(self, call: Call) -> None:
        """Make a call in a copy of the game."""
        name = self.search.opened(self.stored)
        self.search.table(name)
        self.made(msgspec.structs.replace(call, game=name))
        self.search.dropped(name)


def _stored(table: Table[Any]) -> Stored:
    """Give a game as it would be kept: the snapshot of its turn, and the entries since."""
    start = table.turn_start
    return Stored(
        table.header, table.snapshot() if start > table.base else None, list(table.entries[start - table.base :])
    )


def _yard() -> float:
    """What a loop takes that is always the same, in milliseconds."""
    start, total = thread_time(), 0
    for turn in range(_YARD_TURNS):
        total += turn * turn % 7
    return (thread_time() - start) * 1000


def _tried_at(table: Table[Any]) -> float:
    """How often a position is tried with hostile answers: long turns seldom, since they are opened many times."""
    return 4 / (80 + len(table.live))


def forget() -> None:
    """Empty what functions remember of positions; what they have read of the games' own data stays."""
    for kept in gc.get_objects():
        if type(kept) is _lru_cache_wrapper and kept.cache_parameters()["maxsize"] is not None:
            kept.cache_clear()


def _sent(answer: object) -> object:
    """Give an answer as it comes over the wire."""
    return msgspec.to_builtins(answer) if isinstance(answer, msgspec.Struct) else answer


# -------------------------------------------------------------------------------------------------- what nobody plays


def hostile(table: Table[Any], ask: Ask, seat: str, rng: Random) -> Iterator[object]:
    """Give answers at the bounds, of the form that is asked for; and some that are wrong in one part."""
    choice = ask.choice
    yield from islice(table.proposals(seat, rng), 3)
    yield from rng.sample(wrong := list(wrong_answers(table, seat, rng)), min(6, len(wrong)))
    if isinstance(choice, Pick):
        yield from rng.sample(choice.options, min(4, len(choice.options)))
        yield "x" * LONGEST_WORD
    elif isinstance(choice, Some):
        yield tuple(choice.options[: min(choice.most, MOST_NAMED)])
        yield tuple(choice.options[:MOST_NAMED][::-1])
    elif isinstance(choice, Each):
        for place in (0, -1):
            yield {key: options[place] for key, options in choice.options[:MOST_NAMED] if options}
        yield {f"{number}": "x" * LONGEST_WORD for number in range(MOST_NAMED)}
    elif isinstance(choice, Orders):
        yield from _orders(table, choice, rng)
    elif isinstance(choice, Route):
        yield from _routes(choice, rng)
    elif isinstance(choice, Place):
        yield from _spots(table, choice, rng)


def _pieces(table: Table[Any]) -> list[str]:
    """Name all that the state has: pieces of every kind."""
    held = (getattr(table.state, name) for name in table.state.__struct_fields__)
    return [str(key) for one in held if isinstance(one, dict) for key in one][:MOST_NAMED]


def _orders(table: Table[Any], choice: Orders, rng: Random) -> Iterator[Order]:
    names = _pieces(table)
    for verb in choice.verbs:
        piece = rng.choice(names)
        yield Order(verb, piece, tuple(names))
        yield Order(verb, piece, tuple(rng.sample(names, min(3, len(names)))))
        yield Order(verb, rng.choice(names), (rng.choice(names),) * MOST_NAMED)
    steps = ("oar", "sail", "port", "starboard")
    yield Order(choice.verbs[0], rng.choice(names), tuple(rng.choice(steps) for _ in range(MOST_NAMED)))


def _routes(choice: Route, rng: Random) -> Iterator[Journey]:
    kinds = [kind for kind in choice.legs if kind != "to"] or list(choice.legs)
    for amount in (1, 30, 300, 1_500):
        legs = tuple(Leg(rng.choice(kinds), amount) for _ in range(MOST_LEGS))
        yield Journey(choice.pieces[0], legs)
    yield Journey(choice.pieces[0], (Leg("ahead", 40),) * MOST_LEGS)
    yield Journey(choice.pieces[0], (Leg(kinds[0], FARTHEST),) * MOST_LEGS)
    if "to" in choice.legs:
        for far in (FARTHEST, 150_000):
            yield Journey(choice.pieces[0], (Leg("to", at=tuple(rng.randint(-far, far) for _ in range(3))),))


def _spots(table: Table[Any], choice: Place, rng: Random) -> Iterator[Spot]:
    poses = [one.pose for one in getattr(table.state, "units", {}).values() if getattr(one, "pose", None)]
    for _ in range(4):
        piece = rng.choice(choice.pieces)
        yield Spot(piece, rng.randint(0, 240_000), rng.randint(0, 180_000), rng.randint(0, 36_000))
        yield Spot(piece, rng.choice((-1, 1)) * FARTHEST, rng.randint(-FARTHEST, FARTHEST), FARTHEST)
        if poses:
            near = rng.choice(poses)
            yield Spot(piece, near.x + rng.randint(-9_000, 9_000), near.y + rng.randint(-9_000, 9_000), near.facing)


def deeds(table: Table[Any], seat: str, rng: Random) -> Iterator[Call]:
    """Give deeds other than answers: the longest way back, orders to all, orders that stand, going."""
    own = sum(isinstance(live.entry, Said) and live.entry.seat == seat for live in table.live)
    for count in (1, max(1, own)):
        yield Undo("", seat, f"u{count}", (), count)
    yield Undo("", seat, "all", table.game.seats, 1)
    names = _pieces(table)
    mine = [name for name in names if getattr(getattr(table.state, "ships", {}).get(name), "side", None) == seat]
    facing = rng.choice("123456")
    commands: dict[str, tuple[str, ...]] = {
        "advance": ("hard",),
        "head": (facing,),
        "steps": ("oar", "sail", "oar"),
        "fire": (),
        "volley": (),
        "face": (facing,),
    }
    for verb, objects in commands.items() if mine else ():
        yield Command("", seat, verb, tuple(mine), Order(verb, "", objects))
    yield Stand("", seat, "stand", ("hold",) * MOST_STANDING)
    yield Stand("", seat, "pass", ("pass",) * MOST_STANDING)
    yield TakeOver("", seat, "over", "x" * LONGEST_WORD)
    yield Leave("", seat, "leave")


# ------------------------------------------------------------------------------------------------------------ reporting


def searched(key: str, seconds: float, seed: int = 1571) -> Search:
    """Search one game for so long."""
    search = Search(key, seed)
    try:
        search.search(seconds)
    finally:
        search.close()
    return search


def over(search: Search) -> list[Dear]:
    """List the deeds that cost more than they may."""
    names = [kind.__name__ for kind in DEEDS]
    return [dear for name in names for dear in search.found.get(name, ()) if dear.ms > LIMIT]


def main() -> int:
    """Search the games named, or all, for so many seconds each, and say what was found."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 90.0
    found: list[Dear] = []
    too_dear = faults = 0
    for key in sys.argv[2:] or GAMES:
        search = searched(key, seconds)
        print(f"{key}: {search.count} calls; the largest answer asked for: {search.largest}", flush=True)
        for fault in search.faults:
            print(f"  a fault: {fault}", flush=True)
        for ranks in search.found.values():
            for one in ranks:
                where = f"{one.scenario} seed {one.seed} entry {one.sequence} rule {one.rule}"
                print(f"  {one.kind:9} {one.ms:7.1f} ms  {where}: {one.answer} {one.reply}", flush=True)
            found.append(ranks[0])
        too_dear += len(over(search))
        faults += len(search.faults)
    print(_encode({"limit_ms": LIMIT, "over": too_dear, "faults": faults, "dearest": found}).decode())
    return 1 if too_dear or faults else 0


if __name__ == "__main__":
    sys.exit(main())
