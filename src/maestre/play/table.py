"""A game in progress: the last quiet state and the entries since.

To save, resume, fork, undo, replay or search is to copy a quiet state and feed entries to the rules again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET

from maestre.play._machine import ALONE, SPECTATOR, Machine, Mark
from maestre.play._undo import agreed_back, last_answer, own_doing
from maestre.play.asking.choices import Answer, decoded
from maestre.play.asking.offers import Offer, Snap
from maestre.play.asking.requests import Ask, Draw, Throw, Together
from maestre.play.chance.dice import SEED_BYTES, commitment, dice_key, drawn, is_draw, is_throw, still_to_throw, thrown
from maestre.play.errors import BadRecord, CannotUndo, Frozen, NotAsked, OldSnapshot, PlayError, Refused, Unknown
from maestre.play.game import Game
from maestre.play.outcome import Outcome
from maestre.play.pure import held, looked
from maestre.play.record import (
    Agreed,
    Drawn,
    Ending,
    Entry,
    Header,
    Left,
    Record,
    Rolled,
    Said,
    Seating,
    Snapshot,
    Standing,
    Taken,
    Undone,
    load_tail,
)
from maestre.play.state import State, copied, fingerprint
from maestre.play.written.messages import Message

if TYPE_CHECKING:
    from maestre.play.chance.inquiry import Odds
    from maestre.play.views import View

S = TypeVar("S", bound=State)


def state_of(game: Game[S], snapshot: Snapshot) -> S:
    """Give the state that a snapshot keeps; one that does not come back as it was written has another shape."""
    state = _decoded(game, snapshot.state, snapshot.sequence)
    if msgspec.json.encode(state) != bytes(snapshot.state):
        raise OldSnapshot("", "record-snapshot", number=snapshot.sequence, what=game.state.__name__)
    return state


def _decoded(game: Game[S], written: msgspec.Raw, number: int) -> S:
    try:
        return msgspec.json.decode(written, type=game.state)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise OldSnapshot("", "record-snapshot", number=number, what=str(error)) from error


def _digest(game: Game[S]) -> str:
    """Give what tells the figures of a game from others; nothing where they are its own."""
    return "" if game.figures is None else game.figures.digest


class Table(Machine[S], Generic[S]):
    """A game in progress. Only what passed its checks ever reaches a rule."""

    __slots__ = ("frozen", "header", "key", "typed")

    header: Header
    key: bytes | None
    """What the dice come from; without it the table waits to be told what fell and what was drawn."""
    typed: bool
    """Whether people throw their own dice and type in what they show."""
    frozen: str
    """What broke, once a rule has broken."""

    def __init__(
        self, game: Game[S], header: Header, start: S, *, sequence: int = 0, seating: Seating | None = None
    ) -> None:
        """Open a table at a quiet state; dice stay still until `settle`."""
        self.header = header
        self.key = dice_key(bytes.fromhex(header.seed), header.entropy) if header.seed else None
        self.typed = header.typed
        self.frozen = ""
        super().__init__(game, start, sequence, seating)

    # ------------------------------------------------------------------ opening and saving

    @classmethod
    def new(
        cls,
        game: Game[S],
        scenario: str = "",
        *,
        options: Mapping[str, object] | None = None,
        seats: dict[str, str] | None = None,
        seed: bytes | None = None,
        entropy: dict[str, str] | None = None,
        typed_dice: bool = False,
    ) -> Table[S]:
        """Open a new game, its dice sealed by a seed that nobody has seen."""
        scenario = scenario or game.scenarios[0]
        if scenario not in game.scenarios:
            raise Unknown("", "unknown-scenario", scenario=scenario)
        for seat in (*(seats or ()), *(entropy or ())):
            if seat not in game.seats:
                raise Unknown("", "unknown-seat", seat=seat)
        chosen = game.resolve_options(options or {})
        seed = seed or token_bytes(SEED_BYTES)
        header = Header(
            game.key,
            game.rules,
            scenario,
            chosen,
            {seat: (seats or {}).get(seat, seat) for seat in game.seats},
            commitment(seed),
            entropy or {},
            seed.hex(),
            typed_dice,
            figures=_digest(game) or UNSET,
        )
        table = cls(game, header, game.setup(scenario, chosen))
        table.settle()
        return table

    @classmethod
    def begun(cls, game: Game[S], header: Header) -> Table[S]:
        """Open a game before its first entry: as its scenario begins, or in the position that its header has."""
        if header.start:
            return cls(game, header, _decoded(game, header.start, 0))
        return cls(game, header, game.setup(header.scenario, game.resolve_options(header.options)))

    @classmethod
    def resume(
        cls,
        game: Game[S],
        header: Header,
        snapshot: Snapshot | None = None,
        entries: Iterable[Entry] = (),
        *,
        checked: bool = False,
    ) -> Table[S]:
        """Open a game where its entries left it, from a snapshot if there is one; ``checked`` judges each answer anew.

        A game that was frozen, and whose fault is not mended, opens frozen.
        """
        if header.game != game.key or header.rules != game.rules:
            raise BadRecord(
                "", "other-version", record=f"{header.game} {header.rules}", rules=f"{game.key} {game.rules}"
            )
        if (header.figures or "") != _digest(game):
            raise BadRecord("", "other-figures", record=header.figures or "own", game=_digest(game) or "own")
        if header.scenario not in game.scenarios:
            raise Unknown("", "unknown-scenario", scenario=header.scenario)
        if snapshot:
            start = state_of(game, snapshot)
            table = cls(game, header, start, sequence=snapshot.sequence, seating=snapshot.seating)
        else:
            table = cls.begun(game, header)
        for entry in entries:
            number = table.sequence
            try:
                table.enter(entry, checked=checked)
            except BadRecord:
                raise
            except Exception as error:
                raise BadRecord("", "record-illegal", number=number, what=str(error)) from error
        with suppress(Frozen):
            table.settle()
        return table

    @classmethod
    def open(cls, game: Game[S], path: Path) -> Table[S]:
        """Open a saved game from its last snapshot, or from its first entry if that is of another shape."""
        try:
            return cls.resume(game, *load_tail(path))
        except OldSnapshot:
            record = Record.load(path)
            return cls.resume(game, record.header, None, record.entries)

    def save(self, path: Path) -> None:
        """Save the game; if it was opened from a snapshot, to the file that has its earlier entries."""
        earlier = Record.load(path).entries[: self.base] if self.base else []
        assert len(earlier) == self.base, "the file does not have what came before this table was opened"
        self._record([*earlier, *self.entries]).save(path)

    def record(self) -> Record:
        """Give the whole record; only a table opened from its first entry has it."""
        assert self.base == 0, "opened from a snapshot: the earlier entries are in its file"
        return self._record(list(self.entries))

    def _record(self, entries: list[Entry]) -> Record:
        outcome = self.outcome
        ending = Ending(outcome, self.fingerprint()) if outcome else None
        return Record(self.header, entries, self.snapshot(), ending)

    def snapshot(self) -> Snapshot:
        """Give the quiet state at the start of this turn: every entry since can be fed to it again, undo included."""
        mark = self._marks[0]
        return Snapshot(mark.sequence, msgspec.Raw(msgspec.json.encode(mark.quiet)), mark.seating)

    def fork(self, key: bytes | None) -> Table[S]:
        """Give a table of its own in the same position, with other dice to come; this one feels nothing of it."""
        new: Table[S] = Table.__new__(type(self))
        mark = self._last_mark()
        new.game = self.game
        new.header = self.header
        new.key = key
        new.typed = False
        new.frozen = self.frozen
        new.base = new.sequence = self.sequence
        new.seating = self.seating
        new.entries = []
        new.told = []
        new.on_pause = None
        new._live = self._live[mark.start :]
        new._marks = [Mark(mark.sequence, mark.quiet, mark.seating, 0, mark.turn)]
        new._near, new._quiet_at = False, self._quiet_at
        new.state = copied(self.state)
        new.request = self.request
        new.sealed = self.sealed.copy()
        new._heard, new._in_step = self._heard, self._in_step
        new._procedure = None
        new._views = self._views.copy()
        return new

    # ------------------------------------------------------------------ speaking

    def asked(self, seat: str) -> Ask | None:
        """Give what a seat is asked now, if anything."""
        request = self.request
        if isinstance(request, Ask):
            return request if request.seat == seat else None
        return request.of(seat) if isinstance(request, Together) else None

    def waiting(self) -> tuple[str, ...]:
        """List the seats that the game waits for; no seat may know this of sealed answers (`view` does not say it)."""
        request = self.request
        if isinstance(request, Ask):
            return (request.seat,)
        if isinstance(request, Together):
            return tuple(seat for seat in request.seats if seat not in self.sealed)
        return (self.thrower(request),) if self.typed and isinstance(request, Throw) else ()

    def thrower(self, request: Throw) -> str:
        """Name the seat whose throw it is: whose piece it is for, as the game says, or who spoke last in this step.

        Where none has, or several spoke together, of whom nobody knows who was last, it is the first of all.
        """
        if seat := self.game.thrower(self.state, request):
            return seat
        answers = [live for live in self.live if isinstance(live.entry, Said | Rolled | Drawn)]
        for live in reversed(answers[len(answers) - self._in_step :] if self._in_step else ()):
            if isinstance(live.entry, Said):
                return self.game.seats[0] if live.group != ALONE else live.entry.seat
        return self.game.seats[0]

    def say(self, seat: str, answer: object, *, why: Message | None = None) -> None:
        """Answer for a seat, an agent with its reason. A refusal changes nothing; whatever dice follow are thrown.

        Where the figures are an owner's, a reason is not kept: it would tell some of them to whoever reads the record.
        """
        kept = why if why is not None and not self.header.figures else UNSET
        self._put(Said(seat, self._checked(seat, answer), why=kept))
        self.settle()

    def check(self, seat: str, answer: object) -> None:
        """Raise what `say` would raise, and do nothing else."""
        self._checked(seat, answer)

    def snap(self, seat: str, answer: object) -> Snap:
        """Give the allowed answer nearest to one that is still being shaped, from what the seat may know."""
        ask = self._ask_of(seat)
        return ask.snap(self.position(ask), answer)

    def show(self, faces: tuple[int, ...], seat: str = "") -> None:
        """Enter what people's own dice show, as the ``seat`` says whose throw it is; without one, whoever asks.

        Where later dice depend on these, as with a tie, a refusal says which are still to be thrown.
        """
        self._thawed()
        request = self.request
        if not isinstance(request, Throw):
            raise NotAsked("", "no-throw")
        if seat:
            self._check_throws(request, seat)
        if (left := still_to_throw(request.reading, faces)) and faces:
            raise Refused(request.rule, "dice-more", what=_listed(faces), dice=_listed(left), count=len(left))
        if not is_throw(request.reading, faces):
            dice = request.reading.needs(())
            raise Refused(
                request.rule, "dice-typed-wrong", what=_listed(faces), count=len(dice), sides=max(dice, default=0)
            )
        self._put(Rolled(faces, typed=True, by=seat or UNSET))
        self.settle()

    def let_fall(self, seat: str) -> None:
        """Have the table throw for a seat that has no dice of its own at hand, from the seed as ever."""
        self._thawed()
        request = self.request
        if not isinstance(request, Throw) or self.key is None:
            raise NotAsked("", "no-throw")
        self._check_throws(request, seat)
        self._put(self._roll(self.key, request))
        self.settle()

    def _check_throws(self, request: Throw, seat: str) -> None:
        """Let only the seat whose throw it is bring dice, and only where players agreed on it."""
        if seat not in self.game.seats:
            raise Unknown("", "unknown-seat", seat=seat)
        if not self.typed:
            raise Refused(request.rule, "dice-not-agreed")
        if (thrower := self.thrower(request)) != seat:
            raise NotAsked(request.rule, "dice-of-another", seat=seat, thrower=thrower)

    def stand(self, seat: str, orders: tuple[str, ...]) -> None:
        """Leave standing orders for a seat, in place of those it had."""
        self._put_apart(Standing(seat, orders))

    def take_over(self, seat: str, holder: str) -> None:
        """Put somebody else in a seat."""
        self._put_apart(Taken(seat, holder))

    def leave(self, seat: str, why: Literal["resigned", "hopeless", "timeout"] = "resigned") -> None:
        """End the game because a seat gives up or has run out of time."""
        self._put_apart(Left(seat, why))

    def agree(self, seats: tuple[str, ...]) -> None:
        """End the game as a draw on which all seats agree."""
        self._put_apart(Agreed(seats))

    def undo(self, seat: str, *, to: int | None = None, agreed: tuple[str, ...] = ()) -> None:
        """Take back this seat's last answer, or all from its answer ``to`` on; whatever it is, if all seats agree."""
        if agreed:
            self._all_agree(agreed)
        if to is None:
            self._thawed()
            self._seated(seat, over="undo-over")
            to = last_answer(self) if agreed else own_doing(self, seat)
        self._put_apart(Undone(agreed or (seat,), to))

    def can_undo(self, seat: str) -> bool:
        """Say whether a seat may take back its last answer alone."""
        try:
            self._thawed()
            self._seated(seat, over="undo-over")
            own_doing(self, seat)
        except PlayError:
            return False
        return True

    # ------------------------------------------------------------------ what can be known

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self.seating.outcome or (self.game.outcome(self.state) if self.request is None else None)

    @property
    def holders(self) -> dict[str, str]:
        """Say who holds each seat now."""
        return self.header.seats | dict(self.seating.holders)

    def version(self, audience: str) -> int:
        """Count what an audience has been shown; the count tells nothing of what it has not."""
        for who, unseen in self.seating.unseen:
            if who == audience:
                return self.sequence - unseen
        raise Unknown("", "unknown-seat", seat=audience)

    def fingerprint(self) -> str:
        """Give the hash of the state as it stands now."""
        return fingerprint(self.state)

    def view(self, seat: str = SPECTATOR) -> View[S]:
        """Give what a seat, or a spectator, may know."""
        from maestre.play.views import view  # noqa: PLC0415  (views are made of tables)

        return view(self, seat)

    def offers(self, seat: str, piece: str = "") -> tuple[Offer, ...]:
        """List what a seat may answer now, in words and with what is touched for it; nothing when it is not asked."""
        ask = self.asked(seat)
        return () if ask is None else tuple(ask.about.offers(self.position(ask), piece))

    def odds(self, seat: str, answer: object) -> Odds[tuple[Message, ...]] | None:
        """Give what may come of an answer, as far as the seat can know; nothing where no dice are thrown for it."""
        from maestre.play.chance.odds import foreseen  # noqa: PLC0415  (odds are made of tables)
        from maestre.play.views import imagine  # noqa: PLC0415

        fair = imagine(self.game, self.view(seat), Random(f"{seat} {self.sequence}"))
        found = foreseen(fair, seat, answer)
        return None if found is None else found.odds

    def _repr_svg_(self) -> str | None:
        """Draw the position for a notebook as a spectator sees it, where the game describes it."""
        from maestre.play.picture import svg  # noqa: PLC0415

        scene = self.game.scene(self.view().now, SPECTATOR)
        return None if scene is None else svg(scene, self.game.seats, self.game.speaker("en").say)

    # ------------------------------------------------------------------ entries

    def settle(self) -> None:
        """Throw, draw and follow standing orders until somebody has to choose."""
        while (entry := self._by_itself()) is not None:
            self._put(entry)

    def _by_itself(self) -> Said | Rolled | Drawn | None:
        """Give what the table can enter without asking anybody."""
        request = self.request
        if type(request) is Ask:
            return self._standing_answer(request) if request.window else None
        if self.key is None or self.frozen:
            return None
        if isinstance(request, Throw):
            return None if self.typed else self._roll(self.key, request)
        if isinstance(request, Draw):
            size = len(request.pool)
            return Drawn(drawn(self.key, self.sequence, size, request.count), size)
        return None

    def _roll(self, key: bytes, request: Throw) -> Rolled:
        faces, dice = thrown(key, self.sequence, request.reading)
        return Rolled(faces, dice=dice)

    def _standing_answer(self, ask: Ask) -> Said | None:
        """Give what a standing order answers; one that gives no allowed answer leaves the window to its seat."""
        orders = self.seating.orders(ask.seat)
        if not orders or self.frozen:
            return None
        try:
            answer = ask.standing(self.position(ask), orders)
            return None if answer is None else Said(ask.seat, self._checked(ask.seat, answer), standing=True)
        except PlayError:
            return None
        except Exception as error:
            self.frozen = f"{type(error).__name__}: {error}"
            raise Frozen("", "frozen") from error

    def enter(self, entry: Entry, *, checked: bool = False) -> None:
        """Put an entry of a record in force; whether it was allowed is judged again only if ``checked``."""
        number = self.sequence
        request = self.request
        if isinstance(entry, Said):
            ask = self.asked(entry.seat)
            if ask is None:
                raise BadRecord("", "record-not-asked", number=number, seat=entry.seat)
            if checked:
                answer = self._checked(entry.seat, entry.answer)
                if entry.standing and self._standing_answer(ask) != Said(entry.seat, answer, standing=True):
                    raise BadRecord(ask.rule, "record-standing", number=number, seat=entry.seat)
            else:
                answer = decoded(ask.choice, ask.rule, entry.answer)
            self._enter(Said(entry.seat, answer, entry.standing, entry.why))
        elif isinstance(entry, Rolled):
            self._check_rolled(entry, checked=checked)
            self._enter(entry)
        elif isinstance(entry, Drawn):
            if not (isinstance(request, Draw) and is_draw(entry.places, len(request.pool), request.count)):
                raise BadRecord("", "record-no-throw", number=number)
            self._enter(entry)
        else:
            if checked:
                self._allow(entry)
            self._enter_apart(entry)

    def _check_rolled(self, rolled: Rolled, *, checked: bool) -> None:
        """Accept only a whole throw of what is thrown for, typed in by nobody but the seat whose throw it is."""
        request = self.request
        if not (isinstance(request, Throw) and is_throw(request.reading, rolled.faces)):
            raise BadRecord("", "record-no-throw", number=self.sequence)
        if checked and rolled.by and rolled.by != self.thrower(request):
            raise BadRecord("", "record-thrower", number=self.sequence, seat=rolled.by)

    def _put_apart(self, entry: Undone | Standing | Taken | Left | Agreed) -> None:
        self._thawed()
        self._allow(entry)
        self._put(entry)
        self.settle()

    def _put(self, entry: Entry) -> None:
        """Enter, and if a rule breaks, drop the entry, go back to where the table was and freeze."""
        sequence, seating, live, told, marks = self.sequence, self.seating, self._live, self.told, self._marks
        try:
            if isinstance(entry, _HEARD):
                self._enter(entry)
            else:
                self._enter_apart(entry)
        except Exception as error:
            self.sequence, self.seating, self._marks = sequence, seating, marks
            self._live = [one for one in live if one.sequence < sequence]
            self.told = [heard for heard in told if heard.at <= sequence]
            del self.entries[sequence - self.base :]
            self.frozen = f"{type(error).__name__}: {error}"
            self._rebuild()
            raise Frozen("", "frozen") from error

    # ------------------------------------------------------------------ what is allowed

    def _checked(self, seat: str, answer: object) -> Any:
        """Decode and judge an answer against the open request."""
        ask = self._ask_of(seat)
        read = ask.read(answer)
        seen = self.position(ask)
        held(seen, ask.about.check, seen, ask.about.read(read))
        return read

    def position(self, ask: Ask) -> S:
        """Give the position by which an answer is judged: as the asked seat sees it, made once for each request."""
        seen = self._views.get(ask.seat)
        if seen is None:
            seen = self._views[ask.seat] = self.game.view(self.state, ask.seat)
        return seen

    def proposals(self, seat: str, rng: Random) -> Iterator[Answer]:
        """Yield answers that a seat may give now, in an order that chance decides."""
        ask = self._ask_of(seat)
        seen = self.position(ask)
        return looked(seen, ask.proposals(seen, rng))

    def _ask_of(self, seat: str) -> Ask:
        """Give what a seat is asked, or say that it is asked nothing."""
        if self.frozen:
            self._thawed()
        request = self.request
        if type(request) is Ask and request.seat == seat:
            return request
        ask = self.asked(seat)
        if ask is None:
            if request is None:
                raise NotAsked("", "game-over")
            raise NotAsked(request.rule, "not-asked", seat=seat)
        return ask

    def _allow(self, entry: Entry) -> None:
        """Refuse what the table does not allow, of what concerns the table alone."""
        match entry:
            case Undone(seats, to):
                for seat in seats:
                    self._seated(seat, over="undo-over")
                if len(seats) == 1 and len(self.game.seats) > 1:
                    own_doing(self, seats[0], to)
                    return
                self._all_agree(seats)
                agreed_back(self, to)
            case Standing(seat, orders):
                self._seated(seat)
                self.game.check_orders(seat, orders)
            case Taken(seat, _) | Left(seat, _):
                self._seated(seat)
            case Agreed(seats):
                self._seated(self.game.seats[0])
                self._all_agree(seats)
            case _:
                raise AssertionError(entry)

    def _thawed(self) -> None:
        if self.frozen:
            raise Frozen("", "frozen")

    def _seated(self, seat: str, *, over: Literal["game-over", "undo-over"] = "game-over") -> None:
        if seat not in self.game.seats:
            raise Unknown("", "unknown-seat", seat=seat)
        if self.outcome is not None:
            raise CannotUndo("", over) if over == "undo-over" else NotAsked("", over)

    def _all_agree(self, seats: tuple[str, ...]) -> None:
        for seat in self.game.seats:
            if seat not in seats:
                raise Refused("", "not-agreed", seat=seat)


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


_HEARD = (Said, Rolled, Drawn)
