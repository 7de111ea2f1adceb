"""What always holds is noticed when it does not: the scenario of 1744 is broken in one thing, and refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, ConvoyKind, Fleet, Kind, Stance, Status
from maestre.games.mistral.fleets.contingents import becomes
from maestre.games.mistral.game import game
from maestre.games.mistral.table.prestige import award
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Berth,
    Captain,
    Chit,
    ChitId,
    ChitStatus,
    Convoy,
    Formation,
    FormationId,
    LeaderId,
    SquadronId,
    State,
)
from maestre.games.mistral.turn.opening import opened
from maestre.play import change

from .positions import run

FIGURES = own_figures()

Break = Callable[[State], object]


def sound() -> State:
    """The set-up of 1744."""
    return opened(FIGURES, "1744", {})


def squadron(name: str, **fields: object) -> Break:
    return lambda state: change(state.squadrons, SquadronId(name), **fields)


def formation(name: str, **fields: object) -> Break:
    return lambda state: change(state.formations, FormationId(name), **fields)


def dummy(place: str, *, harbour: bool) -> Break:
    name = FormationId("dummy:british:1")
    new = Formation(name, Fleet.BRITISH, Kind.DUMMY, place, harbour, handle="british-9")
    return lambda state: state.formations.update({name: new})


def auxiliary(name: str, **fields: object) -> Break:
    return lambda state: change(state.auxiliaries, AuxiliaryId(name), **fields)


def leader(name: str, **fields: object) -> Break:
    return lambda state: change(state.leaders, LeaderId(name), **fields)


def convoy(**fields: int) -> Break:
    name = FormationId("convoy:supply:1")
    new = replace(Convoy(ConvoyKind.SUPPLY), **fields)
    return lambda state: state.convoys.update({name: new})


def held_twice(state: State) -> None:
    for number in "12":
        chit = ChitId(f"BR-{number}")
        state.chits[chit] = Chit(chit, Fleet.BRITISH, ChitStatus.ISSUED, 1, "british_grand")


def crowded(state: State) -> None:
    """Put a third Squadron into a Detachment that may hold two."""
    for name in ("BD2", "B1"):
        change(
            state.squadrons,
            SquadronId(name),
            status=Status.IN_ORDINARY,
            at="port_mahon",
            formation="british_detachment_1",
        )
    del state.formations[FormationId("british_detachment_2")]
    change(state.leaders, LeaderId("long"), post="")


def sunk(state: State) -> None:
    """Let the only Sail of a Squadron be lost, and leave its counter."""
    change(state.squadrons, SquadronId("SD1"), ships=())
    state.lost["Retiro"] = Contingent.SPANISH


FAULTS: dict[str, tuple[str, Break]] = {
    "a Sail has vanished": ("Nassau.*is nowhere", squadron("B1", ships=("Stirling Castle", "Berwick"))),
    "a Sail is in two Squadrons": ("Warwick", squadron("B1", ships=("Stirling Castle", "Warwick"))),
    "a Sail is in a Squadron and waits": (
        "Warwick",
        lambda state: state.waiting.update({Contingent.BRITISH: ("Warwick",)}),
    ),
    "a Sail is in a Squadron and a prize": (
        "Warwick",
        lambda state: state.prizes.update({Fleet.BOURBON: ("Warwick",)}),
    ),
    "a Sail that waited has vanished": ("V1-1.*is nowhere", lambda state: state.waiting.pop(Contingent.VENETIAN)),
    "a Sail of a Fleet-50 has vanished": ("Chatham.*is nowhere", auxiliary("bFleet50a", ships=("Nonsuch",))),
    "a Fleet-50 is made of a Sail too many": ("SOL", auxiliary("bFleet50a", ships=("Nonsuch", "Chatham", "Leopard"))),
    "a Squadron has no Sail": ("too few", sunk),
    "a Squadron has too many Sail": ("too many Sail", squadron("SD1", ships=("Retiro", "One", "Two"))),
    "a Squadron has less damage than none": ("dp=-1", squadron("B1", dp=-1)),
    "a Squadron is Ready in harbour": ("Ready in harbour", squadron("BD1", status=Status.READY)),
    "a Squadron is not where its Formation is": ("BD1", squadron("BD1", at="gibraltar")),
    "a Squadron is in a Formation of the enemy": ("B1", squadron("B1", formation="bourbon_grand")),
    "a Formation goes by another id": ("another id", formation("british_grand", id="british_flag_C")),
    "a Formation is in no location": ("no location", formation("british_grand", place="atlantis")),
    "a Dummy is in the harbour of a Sea Zone": ("where there is none", dummy("the_gut", harbour=True)),
    "a Formation remembers a way that it has left": ("In Box", formation("british_grand", link="cA")),
    "a Formation is where its superior is not": (
        "british_detachment_1",
        formation("british_detachment_1", superior="british_grand"),
    ),
    "a Flag is below a Flag": ("british_flag_A", formation("british_flag_B", superior="british_flag_A")),
    "two counters have one handle": ("british-2", formation("british_flag_A", handle="british-2")),
    "a marker lies under nobody": ("gone", lambda state: state.markers.update({FormationId("gone"): "stay"})),
    "an Auxiliary has vanished": ("bBomb1", lambda state: state.auxiliaries.pop(AuxiliaryId("bBomb1"))),
    "an Auxiliary is Assigned twice": ("Assigned to one thing", auxiliary("bFleet1", port="port_mahon")),
    "an Auxiliary is with nobody": ("with nobody", auxiliary("bFleet1", formation="british_flag_C")),
    "an Auxiliary is on a Task without one": ("bFleet3", auxiliary("bFleet3", berth=Berth.TASKED)),
    "a Leader has vanished": ("mathews", lambda state: state.leaders.pop(LeaderId("mathews"))),
    "a Leader is posted to nothing": ("posted to nothing", leader("mathews", post="british_flag_C")),
    "a captured Leader commands": ("cannot serve", leader("mathews", fate=Captain.CAPTURED)),
    "a Convoy has less damage than none": ("dp=-1", convoy(dp=-1)),
    "a Convoy has less cargo than none": ("cargo=-1", convoy(cargo=-1)),
    "a Convoy was escorted further than it came": ("further than it came", convoy(entered=1, covered=2)),
    "Prestige is not what the ledger says": (
        "british",
        lambda state: change(state.books, Fleet.BRITISH, prestige=state.books[Fleet.BRITISH].prestige + 1),
    ),
}


@pytest.mark.rule("IC.3.1", "2.231", "IC.3.3", "IC.3.4", "IC.6.1", "IC.12.1", "IC.8.35")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_position_is_noticed(fault: str) -> None:
    state = sound()
    game.invariants(state)
    words, break_it = FAULTS[fault]
    break_it(state)
    with pytest.raises(AssertionError, match=words):
        game.invariants(state)


@pytest.mark.rule("IC.3.3")
@pytest.mark.parametrize(
    ("words", "break_it"),
    [
        ("no Squadron", squadron("BD1", formation="")),
        ("more Squadrons than it may", crowded),
        ("several Orders", held_twice),
    ],
)
def test_a_position_that_is_broken_at_rest_is_noticed_there(words: str, break_it: Break) -> None:
    state = sound()
    game.at_rest(state)
    break_it(state)
    with pytest.raises(AssertionError, match=words):
        game.at_rest(state)


@pytest.mark.rule("IC.12.1")
def test_prestige_that_is_in_the_ledger_adds_up() -> None:
    state = sound()
    award(state, Fleet.BRITISH, 2, "convoy-struck", "T.prestige")
    game.invariants(state)
    state.ledger = state.ledger[:-1]
    with pytest.raises(AssertionError, match="british"):
        game.invariants(state)


@pytest.mark.rule("2.16", "2.164.b")
@pytest.mark.parametrize("stance", [Stance.NEUTRAL, Stance.GONE])
def test_the_sail_of_a_contingent_that_leaves_wait_or_are_gone_with_it(stance: Stance) -> None:
    state = sound()
    run(becomes(state, Contingent.NEAPOLITAN, stance, "2.16"))
    assert SquadronId("N1") not in state.squadrons
    game.invariants(state)
