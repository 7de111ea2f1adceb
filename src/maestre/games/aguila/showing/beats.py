"""How lines of the log are shown on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.aguila.data import Ability, Figures
from maestre.games.aguila.table.rolls import Courage, least_face
from maestre.games.aguila.table.subjects import Result
from maestre.play import Beat, Told
from maestre.play.beats import Kind, Needed, Tone, Toned
from maestre.play.chance.readings import DIE

# --------------------------------------------------------------------------------------------------------------- needs


def _printed(face: Callable[[Figures], int]) -> Needed:
    """Give the least face that counts, as it is printed."""

    def needed(told: Told, figures: object) -> str:
        assert isinstance(figures, Figures)
        return f"{face(figures)}+"

    return needed


def _hit(told: Told, figures: object) -> str:
    """Give the least face that hits: the number is the second of those behind a shot or blow."""
    _, number, *_ = told.because
    return f"{least_face(number.whole)}+"


def _test(told: Told, figures: object) -> str:
    """Give the least face that passes a test of Discipline with what is added; a six always does."""
    (bonus,) = told.because
    return f"{max(1, min(DIE, int(str(dict(told.message.args)['needed'])) - bonus.whole))}+"


def _steady(told: Told, figures: object) -> str:
    """Give the sums of two dice that pass a test of courage, of those that the same sum always does."""
    args = {name: int(str(value)) for name, value in told.message.args if name in {"bonus", "stun", "rout"}}
    reading = Courage(**args)
    sums = [sum(pair) for pair in _PAIRS if reading.read(pair) is Result.STEADY]
    return f"{min(sums)}-{max(sums)}" if min(sums) < max(sums) else f"{min(sums)}"


_PAIRS: Final = tuple((one, two) for one in range(1, DIE + 1) for two in range(1, DIE + 1))


def _at_most(told: Told, figures: object) -> str:
    """Give the faces up to the greatest that counts."""
    return f"1-{dict(told.message.args)['most']}"


def _ice_holds(told: Told, figures: object) -> str:
    """Give the faces on which the ice holds: all below the number on which it breaks."""
    most = int(str(dict(told.message.args)["number"])) - 1
    return f"1-{most}" if most > 1 else "1"


_RALLIES: Final = _printed(lambda figures: figures.officers.rally)
_SEES: Final = _printed(lambda figures: figures.sight.doubt)
_SHAKES_OFF: Final = _printed(lambda figures: figures.abilities.row[Ability.STUBBORN].amount)

# --------------------------------------------------------------------------------------------------------------- tones


def _if_any(counted: str) -> Toned:
    """It went well if there was any of what an argument counts."""

    def tone(told: Told) -> Tone:
        return "good" if dict(told.message.args)[counted] else "plain"

    return tone


def _nerve(told: Told) -> Tone:
    return "good" if dict(told.message.args)["result"] == Result.STEADY else "bad"


# ------------------------------------------------------------------------------------------------------------ the lines


def _own(kind: Kind, result: str = "", tone: Tone = "plain", needs: Needed | str = "") -> Beat:
    """What a unit does by itself; what goes badly for it stands beside it too."""
    return Beat(kind, by="unit", result=result, tone=tone, needs=needs)


def _against(kind: Kind, result: str, tone: Tone = "plain", needs: Needed | str = "") -> Beat:
    return Beat(kind, by="unit", to="target", result=result, tone=tone, needs=needs)


def _suffered(kind: Kind, result: str, to: str = "unit", amount: str = "") -> Beat:
    """What an enemy has done to somebody of whom alone the line tells."""
    return Beat(kind, to=to, result=result, amount=amount, tone="good")


def _itself(kind: Kind, result: str, tone: Tone, needs: Needed | str = "") -> Beat:
    """What a unit has lost or won by itself."""
    return Beat(kind, by="unit", to="unit", result=result, tone=tone, needs=needs)


def _officer(kind: Kind, result: str = "", tone: Tone = "plain") -> Beat:
    return Beat(kind, by="officer", result=result, tone=tone)


def _helped(result: str, kind: Kind = "gain", tone: Tone = "good") -> Beat:
    """What an officer does for a unit."""
    return Beat(kind, by="officer", to="unit", result=result, tone=tone)


def _struck(kind: Kind, result: str, counted: str) -> Beat:
    return Beat(kind, by="unit", to="target", needs=_hit, result=result, amount=counted, tone=_if_any(counted))


_MOVES: Final = {
    "order-given": _own("mark", "did-order"),
    "unit-moves": _own("move"),
    "unit-turns": _own("move"),
    "unit-stays": _own("move"),
    "unit-goes": _own("move"),
    "unit-makes-room": _own("move"),
    "unit-redeployed": _own("move"),
    "vanguard-moved": _own("move"),
    "unit-shows": _own("move", "did-shows"),
    "unit-arrives": _own("move", "did-arrives"),
    "reserve-comes": _own("check", "did-arrives", "good", _at_most),
    "reserve-waits": _own("check", "did-waits", "bad", _at_most),
    "arrive-no-room": _own("move", "did-no-room", "bad"),
    "friend-bars-way": Beat("move", by="unit", to="other", result="did-way-barred", tone="bad"),
    "formation-shown": _own("mark", "did-formation"),
    "formation-changed": _own("mark", "did-formation"),
    "dragoons-dismount": _own("mark", "did-dismounts"),
    "house-entered": Beat("move", by="unit", to="house", result="did-garrisons"),
    "house-left": _own("move", "did-leaves-house"),
    "house-taken": Beat("move", by="unit", to="house", result="did-storms", tone="good"),
    "gun-now-limbered": _own("mark", "did-limbered"),
    "gun-now-unlimbered": _own("mark", "did-unlimbered"),
    "gun-detached": _own("mark", "did-detached"),
    "garrison-drawn-up": _own("mark", "did-formation"),
    "ice-breaks": _itself("loss", "did-ice-breaks", "bad", _ice_holds),
    "ice-holds": _own("check", "did-ice-holds", "good", _ice_holds),
    "unit-recoils": _own("move", "did-recoils", "bad"),
    "unit-pursues": _own("move", "did-pursues", "good"),
    "unit-withdraws": _own("move", "did-withdraws"),
    "unit-stands": _own("move", "did-stands"),
}

_CHARGES: Final = {
    "charge-declared": _against("move", "did-charges"),
    "charge-contact": _against("move", "did-contact"),
    "charge-not-seen": _against("check", "did-not-seen", "bad", _SEES),
    "charge-refused": _against("check", "did-dares-not", "bad"),
    "charge-no-command": _against("check", "did-out-of-command", "bad"),
    "charge-called-off": _against("mark", "did-called-off", "bad"),
    "charge-outrun": _against("move", "did-charge-lost", "bad"),
    "charge-lost": _against("move", "did-charge-lost", "bad"),
    "reaction-holds": _own("mark", "did-holds"),
    "reaction-fires": Beat("mark", by="unit", result="did-fires"),
    "regimental-fires": Beat("mark", by="unit", result="did-fires"),
    "reaction-no-fire": _own("check", "did-no-fire", "bad"),
    "reaction-square-formed": _own("mark", "did-square", "good"),
    "reaction-square-failed": _own("check", "did-no-square", "bad"),
    "reaction-stays": _own("check", "did-stays", "bad"),
    "reaction-runs": _own("move", "did-runs"),
    "counter-charges": _against("move", "did-countercharges"),
    "counter-failed": _own("check", "did-no-counter", "bad"),
}

_FIGHTS: Final = {
    "shot": _struck("shot", "did-shot", "count"),
    "house-shot": _struck("shot", "did-shot", "count"),
    "shot-lost": _own("shot", "did-shot-lost", "bad"),
    "target-made-out": _against("check", "did-made-out", "good", _SEES),
    "target-not-made-out": _against("check", "did-not-made-out", "bad", _SEES),
    "structure-lost": _suffered("loss", "did-structure", "house", "count"),
    "structure-falls": _suffered("loss", "did-collapses", "house"),
    "blows-struck": _struck("fight", "did-blows", "wounds"),
    "expert-fighters-used": _own("mark", "did-skill", "good"),
    "damage-taken": _suffered("loss", "did-damage", amount="count"),
    "unit-stunned": _suffered("loss", "did-stunned"),
    "unit-disorganised": Beat("mark", to="unit", result="did-disorganised"),
    "no-longer-stunned": _itself("gain", "did-recovers", "good"),
    "no-longer-disorganised": _itself("gain", "did-in-order", "good"),
    "stun-shaken-off": _itself("gain", "did-recovers", "good", _SHAKES_OFF),
    "stun-stays": _own("check", "did-stun-stays", "bad", _SHAKES_OFF),
    "test-passed": _own("check", "did-passes", "good", _test),
    "test-failed": _own("check", "did-fails", "bad", _test),
    "courage-tested": Beat("check", by="unit", needs=_steady, result="did-courage", tone=_nerve),
    "piece-lost": _suffered("loss", "did-lost", "piece"),
}

_OFFICERS: Final = {
    "officer-rides": _officer("move"),
    "officer-gallops": _officer("move", "did-gallops"),
    "officer-joins": _helped("did-joined", "move", "plain"),
    "officer-leaves": _officer("move"),
    "officer-arrives": _officer("move", "did-arrives"),
    "officer-runs": _officer("move", "did-flees"),
    "officer-caught": _suffered("loss", "did-caught", "officer"),
    "officer-escapes": _officer("gain", "did-escapes", "good"),
    "general-falls": _suffered("loss", "did-falls", "officer"),
    "officer-steadies": Beat("gain", by="officer", to="unit", result="did-steadied", amount="bonus", tone="good"),
    "unit-rallies": Beat(
        "gain",
        by="officer",
        to="unit",
        needs=_RALLIES,
        result="did-rallied",
        amount="count",
        tone=_if_any("count"),
    ),
    "anticipation-declared": _officer("mark", "did-anticipates", "good"),
    "right-moment-used": _officer("gain", "did-right-moment", "good"),
    "hold-used": _helped("did-holds"),
    "fanatic-stands": _helped("did-holds"),
    "half-damage-used": _helped("did-halved"),
    "inspired": _helped("did-inspired"),
    "form-up-used": _helped("did-passes"),
}

_PHASES: Final = (
    "turn-ends",
    "initiative-won",
    "side-moves-first",
    "vanguard-first",
    "break-point-reached",
    "no-commander",
    "army-flees",
    "battle-goes-on",
    "battle-over",
    "score",
    "season-is",
    "weather-is",
    "landscape-is",
    "terrain-thrown",
    "terrain-no-room",
    "roles-drawn",
    "sides-won",
    "objective-valued",
)
_DECIDED: Final = ("weather-ends", "weather-stays")

BEATS: Final = {
    **_MOVES,
    **_CHARGES,
    **_FIGHTS,
    **_OFFICERS,
    **{key: Beat("phase") for key in _PHASES},
    **{key: Beat("phase", needs="needed") for key in _DECIDED},
}
