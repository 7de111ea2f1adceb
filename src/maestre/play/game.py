"""What a game tells the kernel about itself."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

import msgspec

from maestre.play.asking.choices import Order
from maestre.play.asking.offers import Tries
from maestre.play.asking.requests import Ask, Procedure, Throw
from maestre.play.beats import Beat, names_in
from maestre.play.board import Scene
from maestre.play.briefing import BRIEFINGS, Announced, Briefing, announced, brief
from maestre.play.errors import Flawed, Refused, Unknown, Unreadable
from maestre.play.outcome import Outcome
from maestre.play.record import Setting
from maestre.play.secrecy import Secrecy
from maestre.play.state import State, opened
from maestre.play.tracker import Forces, Tracker
from maestre.play.written.catalogue import Catalogue
from maestre.play.written.figures import Figures
from maestre.play.written.lists import LONGEST_LIST, MOST_FLAWS, OwnList
from maestre.play.written.messages import LANGUAGES, Arg, Message, Speaker
from maestre.play.written.tables import OwnTable, Palette

S = TypeVar("S", bound=State)

_LONGEST_ECHO: Final = 100
"""How much of a wrong option is said back."""


class Game(ABC, Generic[S]):
    """A game: how it is set up, how one step of it goes, what a seat may know. Questions answer for themselves."""

    key: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules; whoever changes what a recorded game comes to raises it."""
    own_board: ClassVar[bool] = False
    """Whether the browser has a board of its own for it, so that nobody needs its scenes there."""
    measured: ClassVar[bool] = False
    """Whether it is played on a measured table, so that its geometry is worth a benchmark."""
    seats: ClassVar[tuple[str, ...]]
    scenarios: ClassVar[tuple[str, ...]]
    options: ClassVar[Mapping[str, tuple[Setting, ...]]]
    """The switches of the game and their values, the default first."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """The switches that a league draws for each battle: who fights it, and how its table is prepared."""
    lists: ClassVar[tuple[str, ...]] = ()
    """The switches that also take a list that a player wrote, such as an army."""
    tables: ClassVar[tuple[str, ...]] = ()
    """The switches that also take a table that a player laid out."""
    state: type[S]
    figures: Figures | None = None
    """What it has been opened with, its own or others; None where its figures are not a value yet, or it has none."""
    secrecy: ClassVar[Secrecy[Any] | None] = None
    """Who may know what of the state, field by field; None where all may know all."""
    beats: ClassVar[Mapping[str, Beat]] = {}
    """How lines of its log are shown on a board, by the key of what they say; others are only read."""
    package: ClassVar[str]

    @abstractmethod
    def setup(self, scenario: str, options: dict[str, Any]) -> S:
        """Give the state in which a scenario opens; chance enters with the first step, never here."""

    @abstractmethod
    def step(self, state: S) -> Procedure[None]:
        """Run from this quiet point to the next."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, if it has."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Give the game turn; the table keeps the way back to the start of the current one."""

    def open_with(self, figures: Figures, scenarios: Iterable[str], options: Mapping[str, tuple[object, ...]]) -> None:
        """Be opened with these figures, and with the scenarios and switches that they tell of."""
        state = opened(self.state, figures)
        figures.stay_at_hand()
        vars(self).update(figures=figures, state=state, scenarios=tuple(scenarios), options=dict(options))

    def __getstate__(self) -> dict[str, object]:
        """Go to another process with the figures, by which the type of its states is found there."""
        found_there = () if self.figures is None else ("state",)
        return {name: value for name, value in vars(self).items() if name not in found_there}

    def __setstate__(self, kept: dict[str, object]) -> None:
        """Be what came from another process."""
        vars(self).update(kept)
        if self.figures is not None:
            vars(self)["state"] = opened(self.state, self.figures)

    def with_figures(self, changed: Mapping[str, str]) -> Game[S]:
        """Give this game opened with other figures: texts in place of files of its data, by their names.

        It leaves this one as it is; both may be played in one process, each as if alone.
        """
        raise Unknown("", "no-other-figures", game=self.key)

    # ---------------------------------------------------------------- who may know what

    def view(self, state: S, seat: str) -> S:
        """Give the state as a seat, or a spectator (``""``), may know it: as the declaration of its fields says."""
        return state if self.secrecy is None else self.secrecy.view(state, seat)

    def imagine(self, view: S, seat: str, rng: Random) -> S:
        """Give a state that the seat, seeing this view, must hold for possible, what is hidden drawn afresh.

        What is open to the seat stays as it is. The view is that of the last quiet point, but its memory has what the
        seat has learnt since: a card laid open in a reaction was in its owner's hand. The kernel throws away what does
        not fit the rest.
        """
        return view

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that no question would understand, by raising `Refused`."""

    def thrower(self, state: S, throw: Throw) -> str:
        """Name the seat whose throw it is where people throw their own dice; nothing: the one that spoke last."""
        return ""

    def names_in(self, arg: Arg) -> tuple[str, ...]:
        """List the pieces or places that an argument of a line names, for whoever shows the line on a board."""
        return names_in(arg)

    # ---------------------------------------------------------------- what helps whoever decides

    def plan_group_order(self, state: S, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Turn one order to many pieces into what each is to try, in an order that lets those behind follow."""
        raise Refused(ask.rule, "no-orders-to-many")

    def summarize_changes(self, before: S, after: S) -> tuple[Message, ...]:
        """Say what a player cares about that has changed between two positions; nothing when nothing has."""
        return ()

    def odds_stop(self, before: S, after: S) -> bool:
        """Say whether odds of what was decided in one position end at another, though more dice follow there."""
        return False

    def merge_equivalent(self, before: S, after: S) -> S:
        """Give one position for all that odds of what was decided in another need not tell apart at a quiet point.

        Whatever the rules still look at, and whatever `difference` tells, must be the same in all of them.
        """
        return after

    def scene(self, view: S, seat: str) -> Scene | None:
        """Give what a position looks like that is masked for this seat already; None where nothing describes it."""
        return None

    def tracker(self, view: S) -> Tracker | None:
        """Say how a position stands on the way to victory, from one that is masked for a seat; None: nothing counts."""
        return None

    def forces(self, state: S) -> Forces | None:
        """List all pieces in play and what is lost, hidden ones too, for studies; None where nothing is counted."""
        return None

    def fallen(self, state: S) -> int:
        """Count what is lost by now: quick, since it is asked after every answer of a study."""
        return 0

    def announced(self) -> dict[str, Announced]:
        """Say how long each scenario takes and how hard it is."""
        return announced(self.folder())

    def briefing(self, scenario: str, options: Mapping[str, object]) -> Briefing | None:
        """Give what a room opens with that plays a scenario with these options; None where nothing is written of it.

        `briefer` says it.
        """
        if not (self.folder() / BRIEFINGS).is_dir():
            return None
        state = self.setup(scenario, self.resolve_options(options))
        return brief(scenario, self.seats, self.briefer(LANGUAGES[0]), self.briefing_figures(state))

    def briefing_figures(self, state: S) -> dict[str, Arg]:
        """Give the figures and names that its briefings tell, by the position with which a game begins."""
        return {}

    def board_data(self) -> dict[str, object]:
        """Give what is printed on the board and the pieces, as plain values for whoever draws them."""
        return {}

    def invariants(self, state: S) -> None:
        """Assert what holds at every yield."""

    def at_rest(self, state: S) -> None:
        """Assert what holds at quiet points beside that: nobody is on his way there, nothing is half done."""

    def forfeit(self, state: S, seat: str, why: str) -> Outcome:
        """Say how the game ends when a seat gives up: with two seats, the other wins."""
        others = [other for other in self.seats if other != seat]
        return Outcome(others[0] if len(others) == 1 else None, f"ending-{why}", args=(("seat", seat),))

    def resolve_options(self, options: Mapping[str, object]) -> dict[str, Setting]:
        """Complete options with their defaults; refuse unknown ones, and lists or tables with flaws.

        Lists and tables are given as they are kept.
        """
        kept = {name: self._kept(name, value) for name, value in options.items()}
        return {name: kept.get(name, values[0]) for name, values in self.options.items()}

    def _kept(self, name: str, value: object) -> Setting:
        for known in self.options.get(name, ()):
            if known == value:
                return known
        if name not in (*self.lists, *self.tables) or not isinstance(value, str):
            raise Unknown("", "unknown-option", option=f"{name}={value}"[:_LONGEST_ECHO])
        what: Literal["list", "table"] = "list" if name in self.lists else "table"
        found = self.own_list(value) if what == "list" else self.own_table(value)
        if found.grave:
            raise Flawed(found.grave, what)
        _check_text(found.kept, what)
        return found.kept

    def only_people(self, options: Mapping[str, Setting]) -> bool:
        """Whether a game with these options asks what only people can see, so that no program can play it."""
        return False

    # ---------------------------------------------------------------- lists that players write

    def own_list(self, text: str) -> OwnList:
        """Read a list that a player wrote and say what is wrong with it; refuse what cannot be a list at all."""
        _check_text(text, "list")
        found = self.read_list(text)
        return msgspec.structs.replace(found, flaws=found.flaws[:MOST_FLAWS])

    def read_list(self, text: str) -> OwnList:
        """Read a list, right or wrong, as players write it in either language and as it is kept."""
        raise Unknown("", "no-lists", game=self.key)

    def write_list(self, value: str, speaker: Speaker) -> str:
        """Write a list as players do: one that is kept, or one that stands behind a value of a switch."""
        raise Unknown("", "no-lists", game=self.key)

    # ---------------------------------------------------------------- tables that players lay out

    def own_table(self, text: str) -> OwnTable:
        """Read a table that a player laid out and say what is wrong with it; refuse what cannot be a table at all."""
        _check_text(text, "table")
        found = self.read_table(text)
        return msgspec.structs.replace(found, flaws=found.flaws[:MOST_FLAWS])

    def read_table(self, text: str) -> OwnTable:
        """Read a table, right or wrong, as players write it and as it is kept."""
        raise Unknown("", "no-tables", game=self.key)

    def write_table(self, value: str) -> str:
        """Write a table that is kept as players do."""
        raise Unknown("", "no-tables", game=self.key)

    def palette(self) -> Palette:
        """Give what a table may be made of."""
        raise Unknown("", "no-tables", game=self.key)

    def folder(self) -> Traversable:
        """Give the folder of the game's own files."""
        return files(self.package)

    def catalogue(self) -> Catalogue:
        """Load the catalogue of the game's rules."""
        return Catalogue.load(self.folder() / "rules.toml")

    def speaker(self, language: str) -> Speaker:
        """Give who speaks for this game in a language."""
        return Speaker(language, self.folder() / "messages")

    def briefer(self, language: str) -> Speaker:
        """Give who says its briefings in a language."""
        return Speaker(language, self.folder() / "messages", self.folder() / BRIEFINGS)


def _check_text(text: str, what: str) -> None:
    """Refuse what is too long for a list or a table, or cannot be written down."""
    if len(text) > LONGEST_LIST:
        raise Unreadable("", f"{what}-too-long", length=len(text), most=LONGEST_LIST)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unreadable("", f"{what}-not-text", place=error.start + 1) from None


def installed() -> tuple[str, ...]:
    """List the keys of all games on this machine."""
    return tuple(sorted(point.name for point in entry_points(group="maestre.games")))


def find(key: str) -> Game[State]:
    """Load a game by its key; looking through all that is installed takes milliseconds, and is done once."""
    return _found(key, tuple(sys.path))


@lru_cache(64)
def _found(key: str, where: tuple[str, ...]) -> Game[State]:
    """Look for a game in these places; they are the key by which it is remembered."""
    for point in entry_points(group="maestre.games", name=key):
        found: Game[State] = point.load()
        return found
    raise Unknown("", "unknown-game", game=key)
