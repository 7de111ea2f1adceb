"""Movement through a table: standing orders sail a quiet Turn, and nobody sees what he should not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.moving.movement import PHASES, lose_ways
from maestre.games.mistral.politics.spanish import turn_home
from maestre.games.mistral.table.moments import ENTERED, IMPULSE_OVER
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.spotting import deal_handles
from maestre.games.mistral.table.standing import check_standing
from maestre.games.mistral.table.state import FormationId, Phase, State
from maestre.play import Game, Header, Outcome, Procedure, Table, fingerprint, log
from maestre.play.record import Said
from tests.games.mistral.positions import custom, formation, moment, proposed, sea

FIGURES = own_figures()

SEED = "11" * 32


def nothing(state: State) -> Procedure[bool]:
    """A phase in which nothing happens."""
    yield from ()
    return True


def mixed(state: State, name: FormationId) -> Procedure[None]:
    """Deal the handles anew where counters meet."""
    yield from deal_handles(state, state.formations[name].place, name)


class Voyage(Game[State]):
    """A Turn in which stacks move and nothing else happens."""

    key: ClassVar = "mistral"
    rules: ClassVar = 2
    seats: ClassVar = ("british", "bourbon")
    scenarios: ClassVar[tuple[str, ...]] = ("1744",)
    options: ClassVar = {}
    state = State
    package: ClassVar = "maestre.games.mistral"

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        return sea()

    def step(self, state: State) -> Procedure[None]:
        return step(state)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(None, "over") if state.phase is Phase.SINKING else None

    def turn(self, state: State) -> int:
        return state.turn

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        check_standing(FIGURES, seat, orders)


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let only movement happen in a Turn."""
    for phase in Phase:
        monkeypatch.setitem(STEPS, phase, PHASES.get(phase, nothing))
    with moment(ENTERED, mixed), custom(IMPULSE_OVER, lose_ways, turn_home):
        yield


def voyage(*lines: str, seed: str = SEED, **fields: Any) -> Table[State]:
    """Open a table at the start of an MPI."""
    header = Header("mistral", 2, "1744", {}, {"british": "british", "bourbon": "bourbon"}, seed=seed)
    return Table(Voyage(), header, sea(*lines, phase=Phase.FIRST_WINDOW, **fields))


@pytest.mark.rule("S.10", "IC.5.12", "S.07")
def test_a_quiet_turn_sails_by_standing_orders_alone() -> None:
    table = voyage("british_flag_A marseilles : B1 Namur", "french_flag_B toulon : F1", "dummy:french:1 s13")
    table.stand("british", ("course british_flag_A port_mahon then enter", "stay all"))
    table.stand("bourbon", ("stay all",))
    table.settle()
    assert table.outcome is not None
    one = formation(table.state, "british_flag_A")
    assert (one.place, one.harbour) == ("port_mahon", True)
    assert all(entry.standing for entry in table.entries if isinstance(entry, Said))


@pytest.mark.rule("IC.5.15")
def test_what_a_stack_is_told_is_hidden_from_the_enemy_and_so_is_the_die_of_a_hidden_one() -> None:
    table = voyage("british_flag_A s13 : B1 @rowley", "french_flag_B s9 : F1")
    table.say("bourbon", {"french_flag_B": "stay"})
    table.say("british", {"british_flag_A": "catch:s14"})
    table.settle()
    theirs, ours = list(log(table, "bourbon")), list(log(table, "british"))
    flag, counter = str(name(FIGURES, "british_flag_A")), str(name(FIGURES, "british-1"))
    assert any(flag in str(line) for line in ours)
    assert any(counter in str(line) for line in theirs)
    assert not any(flag in str(line) for line in theirs)
    assert not any(line.throws or line.because for line in theirs)


@pytest.mark.rule("S.10", "IC.5.12")
@pytest.mark.parametrize("seed", range(6))
def test_random_voyages_keep_every_counter_in_a_location_of_the_map(seed: int) -> None:
    rng = Random(seed)
    table = voyage(
        "british_grand s13 : B1 Namur @mathews",
        "british_flag_A <british_grand : B2",
        "british_flag_B port_mahon/harbour : B3/fitting B4",
        "alone:B5 s7 : B5",
        "dummy:british:1 s13",
        "spanish_flag_D cartagena/harbour : S1/fitting",
        "french_flag_B s13 spotted : F1",
        "bourbon_flag_A s4 : S2",
        seed=f"{seed:064x}",
        winds=("mistral",),
    )
    table.settle()
    while table.outcome is None:
        asked = next(ask for seat in Voyage.seats if (ask := table.asked(seat)) is not None)
        table.say(asked.seat, proposed(table.state, asked, rng)[0])
        table.settle()
        for one in table.state.formations.values():
            superior = table.state.formations.get(FormationId(one.superior))
            assert superior is None or (superior.place, superior.harbour) == (one.place, one.harbour)
        on_map = [one for one in table.state.formations.values() if not one.harbour and not one.superior]
        assert len({one.handle for one in on_map}) == len(on_map)
    assert fingerprint(table.state)
