"""Contraband: three mules cross a pass, one carries silver, and two patrols may search them."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from maestre.play import (
    Game,
    ListedDeed,
    ListedDeeds,
    Message,
    OneOf,
    Open,
    Outcome,
    Procedure,
    Ruled,
    Secrecy,
    State,
    Tally,
    ask,
    named,
    replace,
    reveal,
    rule,
    tell,
    throw,
)
from maestre.play.board import Area, Badge, Board, Grid, Piece, Scene
from maestre.play.chance.readings import Successes

GRID = Grid.square(5, 6)
ROCKS = ("b3", "d3", "c5")
FAR_SIDE = tuple(f"{column}6" for column in "abcde")
BOARD = Board(
    GRID,
    areas=(*(Area(cell, "rock", glyph="▲") for cell in ROCKS), *(Area(cell, "grass") for cell in FAR_SIDE)),
    coordinates=True,
)
START = {"mule-1": "a1", "mule-2": "c1", "mule-3": "e1", "patrol-1": "b5", "patrol-2": "d5"}
TURNS = 20
NEEDED = 5
UNKNOWN = "?"


class Pass(State, kw_only=True):
    """Where everybody is, and which mule has the silver: "" before it is loaded, "?" to whoever may not know."""

    at: Open[dict[str, str]]
    silver: Ruled[str] = ""
    turn: Open[int] = 1
    active: Open[str] = "smuggler"

    def of(self, kind: str) -> tuple[str, ...]:
        """List the pieces of a kind."""
        return tuple(piece for piece in self.at if piece.startswith(kind))

    def beside(self, mule: str) -> tuple[str, ...]:
        """List the patrols beside a mule."""
        return tuple(patrol for patrol in self.of("patrol") if self.at[patrol] in GRID.beside(self.at[mule]))


# ------------------------------------------------------------------------------------- what may be asked


class Load(OneOf[Pass, str], frozen=True, tag="load"):
    """Which mule carries the silver; nobody else hears the answer."""

    rule: ClassVar = "1"
    secret: ClassVar = True
    prefix: ClassVar = "pick"
    mules: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.mules


class Step(ListedDeed[Pass], frozen=True):
    """A piece goes to a cell beside it."""

    verb: ClassVar = "step"
    piece: str
    to: str

    def describe(self, seen: Pass) -> Message:
        return Message.of("order-step", piece=named(self.piece), to=self.to)


class Search(ListedDeed[Pass], frozen=True):
    """A patrol searches a mule beside it."""

    verb: ClassVar = "search"
    patrol: str
    mule: str

    def describe(self, seen: Pass) -> Message:
        return Message.of("order-search", piece=named(self.patrol), to=named(self.mule))


class Wait(ListedDeed[Pass], frozen=True):
    """Nobody moves."""

    verb: ClassVar = "wait"

    def describe(self, seen: Pass) -> Message:
        return Message("order-wait")


class Drive(ListedDeeds[Pass, Step | Wait], frozen=True, tag="drive"):
    """What the mules do: one takes a step ahead or aside, or none does."""

    rule: ClassVar = "2"

    @classmethod
    def kinds(cls) -> tuple[type[Step | Wait], ...]:
        return Step, Wait

    def deeds(self, seen: Pass) -> Iterator[Step | Wait]:
        yield from (step for step in steps(seen, "mule") if step.to[1] >= seen.at[step.piece][1])
        yield Wait()


class Watch(ListedDeeds[Pass, Step | Search | Wait], frozen=True, tag="watch"):
    """What the patrols do: one takes a step or searches a mule, or none does."""

    rule: ClassVar = "3"

    @classmethod
    def kinds(cls) -> tuple[type[Step | Search | Wait], ...]:
        return Step, Search, Wait

    def deeds(self, seen: Pass) -> Iterator[Step | Search | Wait]:
        yield from steps(seen, "patrol")
        yield from (Search(patrol, mule) for mule in seen.of("mule") for patrol in seen.beside(mule))
        yield Wait()


def steps(seen: Pass, kind: str) -> Iterator[Step]:
    """Every step of the pieces of a kind to a free cell that is no rock."""
    taken = (*ROCKS, *seen.at.values())
    return (Step(piece, to) for piece in seen.of(kind) for to in GRID.beside(seen.at[piece]) if to not in taken)


# ------------------------------------------------------------------------------------- what then happens


@rule("1")
def load(state: Pass) -> Procedure[None]:
    """The smuggler loads one mule with the silver, in secret."""
    state.silver = yield from ask("smuggler", Load(state.of("mule")))
    tell(state, "loaded", "1")


@rule("2")
def drive(state: Pass) -> Procedure[None]:
    """A mule takes a step; all see what one carries that gets across."""
    match (yield from ask("smuggler", Drive("smuggler"))):
        case Step(mule, to):
            state.at[mule] = to
            tell(state, "stepped", "2", piece=named(mule), to=to)
            if to in FAR_SIDE:
                unpack(state, mule, "2")
        case Wait():
            tell(state, "waited", "2")
    state.active = "guard"


@rule("3")
def watch(state: Pass) -> Procedure[None]:
    """A patrol takes a step, or searches a mule beside it."""
    match (yield from ask("guard", Watch("guard"))):
        case Step(patrol, to):
            state.at[patrol] = to
            tell(state, "stepped", "3", piece=named(patrol), to=to)
        case Search(_, mule):
            yield from search(state, mule)
        case Wait():
            tell(state, "waited", "3")
    state.active = "smuggler"
    state.turn += 1


@rule("4")
def search(state: Pass, mule: str) -> Procedure[None]:
    """One die; each further patrol beside the mule makes it one easier. A mule that is unpacked is out."""
    need = Tally.of(NEEDED, "4").plus(1 - len(state.beside(mule)), "4")
    if (yield from throw(Successes(1, need.whole), "4", about=mule)):
        unpack(state, mule, "4", need)
        state.at.pop(mule, None)
    else:
        tell(state, "slipped", "4", need, piece=named(mule))


def unpack(state: Pass, mule: str, rule_id: str, *because: Tally) -> None:
    """All see what a mule carries, so nobody may take back what led to it; one that carries cork is gone."""
    reveal(state, f"load {mule}")
    tell(state, "silver" if mule == state.silver else "cork", rule_id, *because, piece=named(mule))
    if mule != state.silver:
        del state.at[mule]


def seen_by_all(state: Pass) -> bool:
    """Whether the silver has been found, or is across."""
    return state.at.get(state.silver, FAR_SIDE[0]) in FAR_SIDE


def silver_known(state: Pass, seat: str, silver: str) -> str:
    """Hide the silver from all but the smuggler, until everybody has seen it."""
    return UNKNOWN if seat != "smuggler" and silver and not seen_by_all(state) else silver


# ------------------------------------------------------------------------------------- the game


class Contraband(Game[Pass]):
    """What the kernel asks of a game."""

    key = "contraband"
    rules = 1
    state = Pass
    package = __name__
    seats = ("smuggler", "guard")
    scenarios = ("pass",)
    options: ClassVar = {}
    secrecy = Secrecy(Pass, silver=silver_known)

    def setup(self, scenario: str, options: dict[str, object]) -> Pass:
        """Put everybody in place; the silver is loaded in the first step."""
        return Pass(at=dict(START))

    def step(self, state: Pass) -> Procedure[None]:
        """Run from one quiet point to the next: a load, or one side's go."""
        if not state.silver:
            return load(state)
        return drive(state) if state.active == "smuggler" else watch(state)

    def outcome(self, state: Pass) -> Outcome | None:
        """Say how the game ended, if it has."""
        if state.silver and state.silver not in state.at:
            return Outcome("guard", "ending-found")
        if state.silver and seen_by_all(state):
            return Outcome("smuggler", "ending-across")
        return Outcome("guard", "ending-late") if state.turn > TURNS else None

    def turn(self, state: Pass) -> int:
        """Give the turn."""
        return state.turn

    def imagine(self, view: Pass, seat: str, rng: Random) -> Pass:
        """Any mule that is left may have the silver."""
        return replace(view, silver=rng.choice(view.of("mule"))) if view.silver == UNKNOWN else view

    def summarize_changes(self, before: Pass, after: Pass) -> tuple[Message, ...]:
        """Say which loads were opened, for odds."""
        return tuple(Message.of("odds-opened", piece=named(piece)) for piece in before.at if piece not in after.at)

    def scene(self, view: Pass, seat: str) -> Scene:
        """Describe the position as this seat sees it."""
        silver = {view.silver: (Badge("◆", Message("badge-silver"), "good"),)}
        mules = [
            Piece(mule, view.at[mule], "seat:smuggler", "pawn", glyph=mule[-1], badges=silver.get(mule, ()))
            for mule in view.of("mule")
        ]
        patrols = [
            Piece(patrol, view.at[patrol], "seat:guard", "counter", glyph=patrol[-1]) for patrol in view.of("patrol")
        ]
        return Scene(BOARD, (*mules, *patrols), facts=(Message.of("fact-turn", turn=view.turn, turns=TURNS),))


game = Contraband()
