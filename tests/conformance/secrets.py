"""Positions that meet every secret between them: recorded games, and positions of tests for what none of them meets."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from typing import Any

from maestre.games.aguila.command.anticipation import anticipate
from maestre.games.mistral.auxiliaries.assignment import assigning
from maestre.games.mistral.battle.bombardment import _fall
from maestre.games.mistral.battle.losses import _shared
from maestre.games.mistral.convoys.troops import diversions
from maestre.games.mistral.data.words import Contingent
from maestre.games.mistral.detection.watches import note_wear
from maestre.games.mistral.fleets.conversion import convert
from maestre.games.mistral.moving.courses import due
from maestre.games.mistral.moving.movement import _told, spend
from maestre.games.mistral.moving.steering import Courses, FastCourses
from maestre.games.mistral.moving.storms import wear
from maestre.games.mistral.orders.chits import orders_step
from maestre.games.mistral.orders.execution import after_battle
from maestre.games.mistral.orders.rendezvous import meet
from maestre.games.mistral.politics.spanish import turn_home
from maestre.games.mistral.reinforcement.entries import berthed, come_out
from maestre.games.mistral.table.spotting import deal_handles, spot
from maestre.games.mistral.table.state import FormationId, Phase, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.games.tercios.abilities.deploying import lie_in_wait
from maestre.games.tercios.table import state as tercios
from maestre.miniatures.sides import Side
from maestre.play import Game, Order, Procedure, Record, Table, Tally, change, find
from maestre.play.checking.conformance import along
from tests.games.aguila import positions as aguila
from tests.games.aguila import test_anticipation, test_hidden
from tests.games.mistral.positions import BOURBON, BRITISH, sea
from tests.games.tercios import test_ambush
from tests.games.tercios.test_qualities_cards import innovate
from tests.net.make import games_of

Positions = Iterator[tuple[str, Table[Any]]]

FEW: dict[str, tuple[str, ...]] = {
    "tercios": (
        "tercios-fields_of_glory-doctrine-0",
        "tercios-fields_of_glory-random-doctrine-10002",
        "tercios-fields_of_glory-fort-reacts-2",
        "tercios-fields_of_glory-random-doctrine-10035",
    ),
    "aguila": (),
    "mistral": (
        "mistral-1743-random-0",
        "mistral-1741-random-26",
        "mistral-1740-guarded-4",
        "mistral-1743-doctrine-random-11",
    ),
}
"""Recorded games that between them meet every secret that any recorded game meets."""
KEYS = tuple(FEW)
MISTRAL = find("mistral")
TERCIOS = find("tercios")
FLAG_A = FormationId("british_flag_A")
WORN = 6
"""Damage Points of a Squadron that one more would slow."""


def recorded(game: Game[Any], *, whole: bool = False) -> Positions:
    """Positions along recorded games: few that meet everything, or all there are."""
    folder = games_of(game)
    every = (path.name.removesuffix(".jsonl.gz") for path in sorted(folder.glob("*.jsonl.gz")))
    names = dict.fromkeys((*FEW[game.key], *(every if whole else ())))
    for name in names:
        record = Record.parse(gzip.decompress((folder / f"{name}.jsonl.gz").read_bytes()))
        for where, table in along(game, record):
            yield f"{name}: {where}", table


def rare(game: Game[Any]) -> Positions:
    """Positions of tests, for questions that no recorded game meets."""
    for name, make in RARE[game.key].items():
        yield name, make()


def positions(game: Game[Any], *, whole: bool = False) -> Positions:
    """All of them, the rare ones first."""
    yield from rare(game)
    yield from recorded(game, whole=whole)


# ------------------------------------------------------------------------------------------------ rare ones


def _anticipating() -> Table[Any]:
    lines = (*test_anticipation.UNITS, test_anticipation.BLUE, test_anticipation.RED)
    return aguila.happens(aguila.placed(*lines), lambda state: anticipate(Side.BLUE, state))


def _sailing(
    *lines: str, said: tuple[tuple[str, Any], ...] = (), game: Game[Any] = MISTRAL, **fields: Any
) -> Table[Any]:
    header = Table.new(MISTRAL, seed=bytes(32)).header.public()
    table = Table(game, header, sea(*lines, **fields))
    for seat, answer in said:
        table.say(seat, answer)
    return table


def _two_convoys() -> Table[Any]:
    return _sailing(
        "convoy:spanish_troop:1 s14 route=barcelona,s14,s13,s12,cB step=1",
        "convoy:spanish_troop:2 s14 route=barcelona,s14,s13,s12,cB step=1",
        "aux sFleet1 barcelona",
        "chit BO-ES1:1 issued sFleet1",
        phase=Phase.FIRST_WINDOW,
        increment=2,
        acting=BOURBON,
        said=(("bourbon", Order("escort", "", ("s14",))), ("bourbon", "sFleet1")),
    )


Play = Callable[[State], Procedure[Any]]


class Begun(type(MISTRAL)):  # type: ignore[misc]
    """A game that begins with some of its procedures, one after the other, and goes on from the first window."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def step(self, state: State) -> Procedure[None]:
        if state.phase is Phase.FIRST_ORDERS:
            state.phase = Phase.FIRST_WINDOW
            return self.play(state)
        procedure: Procedure[None] = super().step(state)
        return procedure


def _begun(play: Play, *lines: str, **fields: Any) -> Table[Any]:
    return _sailing(*lines, game=Begun(play), phase=Phase.FIRST_ORDERS, **fields)


def _fast() -> Table[Any]:
    """The courses of the fastest: no Formation of these years is so fast (S.09)."""
    line = "british_flag_A s14 : BD1 @rowley"
    return _begun(lambda state: _told(state, BRITISH, due(state, BRITISH), FastCourses), line)


def _converting() -> Table[Any]:
    """Any two of four SOL(D) become a Fleet-50."""
    line = "british_flag_A port_mahon/harbour : BD1 BD2 @rowley"
    return _begun(lambda state: convert(state, BRITISH), line, impulses=2)


def _shelled() -> Table[Any]:
    """A Sail of a Squadron in harbour sinks."""

    def play(state: State) -> Procedure[None]:
        squadron = next(one.id for one in state.squadrons.values() if one.at == "cartagena")
        yield from _fall(state, squadron, Tally.of(3, "T.bomb"), 1, "T.bomb")

    return _begun(play, "harbour cartagena : S1")


def _bound() -> Table[Any]:
    """A Squadron that comes in by sea is seen, not where it is bound for."""

    def play(state: State) -> Procedure[None]:
        yield from come_out(state)
        for one in sorted(state.formations):
            yield from spot(state, one, "S.15")

    return _begun(play, waiting={Contingent.BRITISH: ("B+5-sol1",)})


def _posting() -> Table[Any]:
    """A Leader goes to one of two Formations in harbour."""
    lines = "british_flag_A port_mahon/harbour : B1", "british_flag_B port_mahon/harbour : B2"
    return _sailing(*lines, "leader rowley", phase=Phase.REORGANISING)


def _waiting() -> Table[Any]:
    """One Sail more than a Port has room for: which of them waits."""
    ships = tuple(f"S+6-sol{number}" for number in range(1, 6))
    return _begun(lambda state: berthed(state, Contingent.SPANISH, ships, "cartagena"), "harbour cartagena : S1/sail=4")


def _odd_points() -> Table[Any]:
    """A stack that has Withdrawn is struck: with one point more the one Squadron slows it, so that it still waits."""

    def play(state: State) -> Procedure[None]:
        battle = Engagement("s14", BOURBON, (FormationId("spanish_flag_D"), FLAG_A))
        yield from _shared(state, battle, BRITISH, (SquadronId("B1"), SquadronId("B2")), 1)
        state.increment = 1
        yield from _told(state, BRITISH, due(state, BRITISH), Courses)
        for formation in tuple(state.markers):
            yield from spend(state, formation, state.markers.pop(formation))

    return _begun(
        play, f"british_flag_A s14 spotted idle : B1/dp={WORN} B2 @rowley", "spanish_flag_D s14 spotted : S1 @navarro"
    )


def _turning_home() -> Table[Any]:
    """A Flotilla in sight that has Orders, or has none and turns home when the Impulse ends (2.32.c)."""

    def play(state: State) -> Procedure[None]:
        yield from orders_step(state)
        turn_home(state)

    lines = "spanish_flag_D s6 spotted : S1 @navarro", "spanish_detachment_1 s6 spotted : S2"
    return _begun(play, *lines, "chit BO-CR1 received -", acting=BOURBON)


_CRUISING = (
    "british_flag_A s4 : B1 @rowley",
    "british_flag_B s4 : B2 @lestock",
    "chit BR-CR1 issued british_flag_A",
    "chit BR-CR2 issued british_flag_B",
)


def _two_orders() -> Table[Any]:
    """Two Orders out of time: one of them is Extended."""
    return _sailing(*_CRUISING, phase=Phase.HANDING_OVER, impulses=40)


def _after_battle() -> Table[Any]:
    """Two Orders of those who fought: one of them is to end, and its Admiral does not agree."""
    stacks = tuple(FormationId(f"british_flag_{which}") for which in "AB")
    return _begun(lambda state: after_battle(state, "s4", stacks), *_CRUISING)


def _called(state: State, handle: str) -> FormationId:
    return next(one.id for one in state.formations.values() if one.handle == handle)


def _joining_a_watch() -> Table[Any]:
    """Two Squadrons come to a Formation that keeps watch, the one before an Impulse ends, the other after it.

    It has not left its Blockade since the Port became Neutral, and so is hidden there.
    """

    def play(state: State) -> Procedure[None]:
        yield from deal_handles(state, "s11", _called(state, "british-2"))
        yield from _joins(state, "british-2")
        note_wear(state)
        yield from _joins(state, "british-3")
        yield from spot(state, FLAG_A, "S.15")

    alone = (f"alone:B{number} s11 goal={FLAG_A} : B{number}" for number in (2, 3))
    return _begun(play, f"{FLAG_A} ajaccio duty=blockade : B1 @rowley", *alone)


def _joins(state: State, handle: str) -> Procedure[None]:
    yield from spend(state, _called(state, handle), "go:ajaccio")
    yield from meet(state)


def _joining_in_sight() -> Table[Any]:
    """One of two hidden Squadrons comes to a Formation that is Spotted: now it is seen which."""

    def play(state: State) -> Procedure[None]:
        yield from deal_handles(state, "s11", _called(state, "british-2"))
        yield from _joins(state, "british-2")

    alone = (f"alone:B{number} s11 goal={FLAG_A} : B{number}" for number in (2, 3))
    return _begun(play, f"{FLAG_A} ajaccio spotted : B1 @rowley", *alone)


def _in_a_gale() -> Table[Any]:
    """An Auxiliary that no Gale removes is at sea in one, or in Port."""

    def play(state: State) -> Procedure[None]:
        yield from assigning(state)
        yield from wear(state)

    lines = "spanish_flag_D s14 : S1 S2 @navarro", "aux sFleet1 available", "gale mistral f8 s14"
    return _begun(play, *lines, acting=BOURBON)


def _diverting() -> Table[Any]:
    """Where it was bound lies an enemy: a Convoy in sight goes on, or elsewhere."""
    line = "convoy:spanish_troop:1 s12 spotted route=barcelona,s14,s13,s12,cB step=3"
    return _begun(diversions, line, "british_flag_A cB : B1")


def _handles_of_convoys() -> Table[Any]:
    """One of two hidden Convoys sails on."""

    def play(state: State) -> Procedure[None]:
        yield from deal_handles(state, "s13", _called(state, "bourbon-1"))
        yield from spend(state, _called(state, "bourbon-1"), "go:s12")

    lines = (f"convoy:spanish_troop:{number} s13 route=barcelona,s14,s13,s12,cB step=2" for number in (1, 2))
    return _begun(play, *lines)


class TwoWoods(type(TERCIOS)):  # type: ignore[misc]
    """A game that begins with who lies in wait: with one wood alone, whoever is not put down is known to be in it."""

    def step(self, state: tercios.State) -> Procedure[None]:
        one = state.units[test_ambush.ONE]
        if one.pose is None and one.lurks is None:
            return lie_in_wait(state, one.command)
        procedure: Procedure[None] = super().step(state)
        return procedure


def _two_woods() -> Table[Any]:
    state = test_ambush.hidden("R1-1 30,35 180").state
    state.ambush = True
    change(state.units, test_ambush.ONE, lurks=None)
    game = TwoWoods()
    return Table(game, Table.new(TERCIOS, seed=bytes(32)).header.public(), state)


RARE: dict[str, dict[str, Callable[[], Table[Any]]]] = {
    "tercios": {"an Innovator": lambda: innovate("", "resistid"), "two woods": _two_woods},
    "aguila": {"a wood": lambda: test_hidden.noting(test_hidden.wooded()), "officers who anticipate": _anticipating},
    "mistral": {
        "two Convoys": _two_convoys,
        "a conversion": _converting,
        "the fastest first": _fast,
        "a shell in harbour": _shelled,
        "one bound for a Port": _bound,
        "a Leader to be posted": _posting,
        "a Sail too many": _waiting,
        "odd Damage Points": _odd_points,
        "a Flotilla that turns home": _turning_home,
        "two Orders": _two_orders,
        "two Orders after a Battle": _after_battle,
        "two who join a watch": _joining_a_watch,
        "one who joins in sight": _joining_in_sight,
        "an Auxiliary in a Gale": _in_a_gale,
        "a Convoy diverts": _diverting,
        "one of two Convoys sails on": _handles_of_convoys,
    },
}
