"""Write what the tests of Mistral in the browser look at: the sheet, the opening of 1744 and a position Turns later.

Run it from the root of the project: ``python tools/mistral_fixtures.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

FIXTURES = Path("web/src/games/mistral/fixtures")
sys.path.insert(0, str(Path.cwd()))

from maestre.games.mistral.battle.pairing import Pairing  # noqa: E402
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Fleet, Intensity, Status  # noqa: E402
from maestre.games.mistral.moving.courses import actions  # noqa: E402
from maestre.games.mistral.moving.steering import Courses  # noqa: E402
from maestre.games.mistral.showing.board_data import board_data  # noqa: E402
from maestre.games.mistral.table.state import (  # noqa: E402
    Entry,
    FormationId,
    Front,
    LeaderId,
    Mark,
    SquadronId,
    State,
    Trader,
)
from maestre.games.mistral.table.subjects import Combat, Engagement  # noqa: E402
from maestre.games.mistral.table.view import seen  # noqa: E402
from maestre.games.mistral.turn.opening import opened  # noqa: E402
from maestre.games.mistral.turn.windows import TaskWindow  # noqa: E402
from maestre.play import Ask, Pick, Question  # noqa: E402
from tests.games.mistral.positions import sea  # noqa: E402

A = TypeVar("A")

SEA = (
    "british_grand s13 spotted : B1/dp=3 B2 B3/dp=6 Namur @mathews",
    "british_flag_A <british_grand : B4 BD1/dp=2 Neptune/dp=1 @rowley",
    "british_flag_B port_mahon/harbour : B5/fitting B6/dp=4",
    "british_detachment_1 s11 : B7",
    "alone:B8 golfe_du_lion:in link=s13 : B8/sail=3",
    "british_detachment_2 strait_gibraltar duty=interdiction : BD2",
    "dummy:british:1 s6",
    "dummy:british:2 s6",
    "convoy:british_supply s2 spotted route=s2,barbary_coast,balearic_sea,port_mahon dp=1",
    "french_flag_B s12 spotted : F1 F2 F3 Terrible @court",
    "french_detachment_1 s12 : F4",
    "spanish_flag_D cartagena : S1 S2 S3",
    "dummy:french:1 s14",
    "dummy:spanish:1 balearic_sea:out",
    "spanish_detachment_1 barbary_coast : S4",
    "convoy:french_levant s28 spotted dp=2",
    "harbour toulon : F5 F6/fitting FD1",
    "harbour cadiz : S5 S6/fitting",
    "aux bFleet1 british_grand",
    "aux bFleet2 british_grand",
    "aux bFleet3 port_mahon",
    "aux bLight1 recovery",
    "aux bLight2 available",
    "aux bFire1 british_grand",
    "aux bLight3 interdict=elba_straits",
    "aux fFleet1 blockade=villefranche",
    "aux fLight1 recovery",
    "gale mistral f10 s13",
    "gale levanter f8 s2",
    "chit BR-CR1 issued british_grand served=2",
    "chit BR-BL1 received -",
    "chit BR-IN1 issued british_detachment_2 served=1",
)


def later() -> State:
    """Some Turns later: winds, Gales, a Spotted enemy, hidden stacks, Dummies, Convoys, a Blockade."""
    state = sea(*SEA, winds=("mistral", "levanter", "scirocco"), increment=2, impulse=3, impulses=23)
    state.events = {
        **opened(State.figures, "1744", {}).events,
        Event.FRANCE_DECLARES_WAR: Mark(times=1, tries=2, turn=3),
        Event.CORSICA: Mark(times=1, tries=1, turn=5),
    }
    state.fronts = {
        Campaign.PO_VALLEY: Front(marker=-1, austrian=1, austrian_turn=5),
        Campaign.ALPS: Front(marker=1),
        Campaign.APENNINES: Front(marker=0, stopped=True),
    }
    state.ledger = (
        Entry(3, Fleet.BRITISH, 2, "more-orders", "O.cruise"),
        Entry(5, Fleet.BOURBON, -1, "defied-french", "2.42"),
        Entry(5, Fleet.BRITISH, -3, "sail-lost", "T.prestige"),
    )
    state.trade = (Trader("BD3", 5),)
    state.squadrons[SquadronId("BD3")] = replace(
        state.squadrons[SquadronId("BD2")],
        id=SquadronId("BD3"),
        ships=("BD3-1", "BD3-2"),
        formation="",
        status=Status.AWAY,
    )
    state.markers = {FormationId("british_detachment_1"): "go:s12"}
    state.stances[Contingent.GENOESE] = state.stances[Contingent.BRITISH]
    return state


def asked(question: Question[State, A]) -> Ask:
    """A question to the British, as it is asked."""
    return Ask.of("british", question)


def courses(state: State) -> Ask:
    """What each stack due does with its MP."""
    due = ("british_grand", "british_flag_B", "british_detachment_1", "alone:B8", "british_detachment_2")
    rows = tuple((name, actions(state, FormationId(name))) for name in due)
    return asked(Courses(Fleet.BRITISH, rows, state.impulse, state.increment))


def battle() -> Ask:
    """A pair is to be said in a Battle off the Hyeres islands."""
    fought = Engagement(
        "s12",
        Fleet.BRITISH,
        (FormationId("british_grand"), FormationId("french_flag_B")),
        gauge=Fleet.BRITISH,
        shift=1,
        intensity=Intensity.MEDIUM,
        level=4,
        leaders=((LeaderId("mathews"), SquadronId("B1")), (LeaderId("court"), SquadronId("F1"))),
        companions=((SquadronId("Namur"), SquadronId("B1")),),
        combats=(Combat((SquadronId("B2"),), (SquadronId("F2"),)),),
    )
    return Ask("british", Pick(("B1/F1", "B1/F3", "B3/F1", "B3/F3")), rule="IC.8.33", about=Pairing("british", fought))


def tasks() -> Ask:
    """A Task may be named."""
    return asked(TaskWindow("british", ("search", "shadow", "pass")))


def write(name: str, what: object) -> None:
    """Write one file, as the server would send it."""
    (FIXTURES / f"{name}.json").write_bytes(msgspec.json.encode(what) + b"\n")


def main() -> None:
    """Write all of them."""
    write("sheet", board_data(State.figures))
    write("opening", {"seat": "british", "state": seen(opened(State.figures, "1744", {}), "british"), "ask": None})
    state = later()
    for name, ask in (("courses", courses(state)), ("battle", battle()), ("tasks", tasks())):
        write(name, {"seat": "british", "state": seen(state, "british"), "ask": ask})


if __name__ == "__main__":
    main()
