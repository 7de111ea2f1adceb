"""How lines of the log are shown on the map: at the places that they name, since counters are hidden.

What dice need is told where each line that they can lead to tells it: else it would give away which one comes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.die import FACES, LOWEST
from maestre.play import Beat, Message, Told
from maestre.play.beats import Kind, Needed, Tone
from maestre.play.written.messages import Arg

_PLACE: Final = "place-"


def places_in(figures: Figures, arg: Arg) -> tuple[str, ...]:
    """List the places that an argument names: a place, a Box beside it, or those of an Order."""
    if not isinstance(arg, Message):
        return ()
    if arg.key.startswith(_PLACE) and (place := arg.key.removeprefix(_PLACE)) in figures.places:
        return (place,)
    return tuple(place for _, inner in arg.args for place in places_in(figures, inner))


# --------------------------------------------------------------------------------------------------------------- needs


def _run(counts: Callable[[int], bool]) -> str:
    """Write the faces that count, which lie together: ``0-6``; empty if none does."""
    faces = [face for face in FACES if counts(face)]
    return "" if not faces else f"{faces[0]}-{faces[-1]}" if len(faces) > 1 else str(faces[0])


def _or_less(told: Told, figures: object) -> str:
    """Give the faces of a check, if its number is told."""
    number = told.because[0].whole if told.because else LOWEST - 1
    return _run(lambda face: face <= number)


def _sights(told: Told, figures: object) -> str:
    """Give the faces that would have found a counter, with all that was added to the roll."""
    assert isinstance(figures, Figures)
    (rating,) = told.because
    drm = rating.whole - rating.changes[0].amount
    return _run(lambda face: figures.detection.sighted(face + drm).spotted)


def _or_more(told: Told, figures: object) -> str:
    """Give the faces with which a Fireship hits."""
    return _run(lambda face: face >= int(str(dict(told.message.args)["needed"])))


def _gained(told: Told) -> Tone:
    return "good" if int(str(dict(told.message.args)["amount"])) > 0 else "bad"


def _harmed(told: Told) -> Tone:
    return "good" if dict(told.message.args)["amount"] else "plain"


# ------------------------------------------------------------------------------------------------------------ the lines


def _at(kind: Kind, result: str = "", tone: Tone = "plain", amount: str = "", needs: Needed | str = "") -> Beat:
    """What happens at a place; what goes badly for whoever did it stands there too."""
    return Beat(
        kind, by="place" if tone == "bad" else "", to="place", result=result, amount=amount, tone=tone, needs=needs
    )


def _order(kind: Kind, result: str, tone: Tone = "plain") -> Beat:
    """What becomes of an Order, at the places that it is for."""
    return Beat(kind, by="chit" if tone == "bad" else "", to="chit", result=result, tone=tone)


_MOVES: Final = {
    "moved": Beat("move", by="left", to="place"),
    "caught-wind": _at("check", "did-caught-wind", "good", needs=_or_less),
    "missed-wind": _at("check", "did-missed-wind", "bad", needs=_or_less),
    "beating": _at("move", "did-beating"),
    "sailed": _at("move", "did-sails"),
    "harboured": _at("move", "did-harboured"),
    "left-map": _at("move", "did-left-map"),
    "came-in": _at("move", "did-came-in"),
    "set-apart": _at("move"),
    "squadron-parted": _at("move", "did-parted", "bad"),
    "bound-for": _at("mark", "did-bound"),
    "turns-home": _at("mark", "did-turns-home"),
    "formed": _at("mark", "did-formed"),
    "forces-arrive": _at("gain", "did-arrives", "good"),
    "rendezvous-reached": Beat("gain", to="goal", result="did-rendezvous", tone="good"),
    "rendezvous-ended": Beat("mark", to="goal", result="did-rendezvous-ended"),
    "rendezvous-issued": Beat("mark", to="goal"),
}

_WEATHER: Final = {
    "gale": _at("mark", "did-gale"),
    "gale-moves": Beat("move", by="left", to="place", result="did-gale-moves"),
    "gale-ends": _at("mark", "did-gale-ends"),
    "damaged": _at("loss", "did-damaged", "bad", "amount"),
    "mended": _at("gain", "did-mended", "good", "amount"),
    "repair-in-vain": _at("check", "did-no-repair", "bad"),
    "sail-lost": _at("loss", "did-sail-lost", "bad"),
}

_SEARCHES: Final = {
    "search-found": _at("check", "did-found", "good", needs=_sights),
    "search-missed": _at("check", "did-not-found", "bad", needs=_sights),
    "spotted": _at("mark", "did-spotted", "good"),
    "unspotted": _at("mark", "did-unspotted"),
    "dummy-placed": _at("mark"),
    "counters-added": _at("mark", "did-counters"),
    "dummy-off": _at("mark", "did-dummy"),
    "task-declared": _at("mark", "did-task"),
    "task-shown": _at("mark", "did-task"),
    "screened": _at("check", "did-screened"),
    "show-begins": _at("mark", "did-show"),
    "show-in-vain": _at("check", "did-show-in-vain", "bad"),
    "watch-declared": _at("mark", "did-watch"),
    "watch-ended": _at("mark", "did-watch-ended"),
    "interdict-chased": _at("gain", "did-chased", "good"),
    "blockade-driven-off": _at("loss", "did-driven-off", "good"),
    "blockade-removed": _at("check", "did-blockade-ends", "bad"),
    "pirates-active": _at("mark", "did-pirates"),
    "base-silenced": _at("gain", "did-silenced", "good"),
    "pirate-leaves": _at("mark"),
    "corsair-recovered": _at("gain", "did-back", "good"),
    "knights-sent": _at("mark", "did-knights"),
}

_BATTLES: Final = {
    "battle-offered": _at("fight", "did-battle"),
    "gauge-held": _at("check", "did-gauge"),
    "withdrew": Beat("move", by="place", to="to", result="did-withdraws"),
    "withdrew-harbour": _at("move", "did-harboured"),
    "withdrawal-failed": _at("check", "did-must-fight", "bad"),
    "pursued": Beat("move", to="to", result="did-pursues"),
    "reinforced": _at("check", "did-joins", "good"),
    "reinforcement-failed": _at("check", "did-not-joins", "bad"),
    "intensity": _at("fight", "did-intensity"),
    "damage-level": _at("fight", "did-level"),
    "combat-formed": _at("fight"),
    "combat-joined": _at("fight"),
    "combat-result": Beat("fight", to="place", result="did-combat", amount="amount", tone=_harmed),
    "convoy-attacked": _at("fight", "did-convoy-attacked"),
    "convoy-struck": _at("loss", "did-struck", "good", "amount"),
    "fireship-missed": _at("shot", "did-missed", "bad", needs=_or_more),
    "fireship-failed": _at("shot", "did-failed", "bad", needs=_or_more),
    "fireship-hit": _at("shot", "did-struck", "good", "amount", _or_more),
    "harbour-fire-missed": _at("shot", "did-missed", "bad"),
    "harbour-fire-hit": _at("shot", "did-hit", "good"),
    "bombard-nothing": _at("shot", "did-no-target", "bad"),
    "struck": _at("loss", "did-strikes", "good"),
    "disorganised": _at("loss", "did-disorganised"),
    "formation-lost": _at("loss", "did-no-squadrons", "good"),
    "battle-over": _at("phase", "did-battle-over"),
    "elsewhere-agreed": _at("fight", "did-intensity"),
}

_CONVOYS: Final = {
    "convoy-appears": _at("mark", "did-convoy"),
    "convoy-arrives": _at("gain", "did-arrives", "good"),
    "convoy-diverts": _at("mark", "did-diverts"),
    "convoy-scatters": _at("loss", "did-scatters", "bad"),
    "escort-released": _at("mark"),
    "supply-unloaded": _at("gain", "did-unloads", "good", "amount"),
    "troops-mustered": _at("gain", "did-mustered", "good"),
    "troops-sail": _at("check", "did-sails", "good"),
    "troops-landed": _at("gain", "did-landed", "good"),
}

_ORDERS: Final = {
    "order-received": _order("mark", "did-order"),
    "order-issued": _order("mark", "did-order-issued"),
    "order-counted": _order("gain", "did-order-counts", "good"),
    "order-fulfilled": _order("gain", "did-fulfilled", "good"),
    "order-failed": _order("loss", "did-order-failed", "bad"),
    "order-cancelled": _order("mark", "did-order-cancelled"),
    "order-broken": _order("loss", "did-order-broken", "bad"),
    "order-extended": _order("mark", "did-order-extended"),
    "order-stands": _order("mark", "did-order-stands"),
}

_NOWHERE: Final = {
    "prestige": Beat("mark", result="did-prestige", amount="amount", tone=_gained),
    "convoy-not-yet": Beat("check", result="did-not-yet", tone="bad"),
    "convoy-harmed": Beat("loss", result="did-struck", amount="amount", tone="good"),
    "convoy-raided": Beat("fight", result="did-raided", amount="amount", tone=_harmed),
    "cargo-lost": Beat("loss", result="did-cargo", amount="amount", tone="good"),
    "troops-wait": Beat("check", result="did-not-yet", tone="bad"),
    "event-occurs": Beat("phase"),
    "event-missed": Beat("phase"),
    "front-rolled": Beat("phase", result="did-front"),
    "leader-lost": Beat("loss", result="did-leader", tone="good"),
    "leader-unhurt": Beat("check", result="did-unhurt", tone="good"),
    "steadied": Beat("check", result="did-steadied", tone="good"),
    "strike-failed": Beat("shot", result="did-failed", tone="bad"),
    "harbour-struck": Beat("shot", result="did-harbour-struck", amount="dp", tone="good"),
    "auxiliary-recovered": Beat("gain", result="did-back", tone="good"),
    "auxiliary-spent": Beat("mark", result="did-spent"),
    "pursuit-outsailed": Beat("move", result="did-outsailed", tone="bad"),
    "shadow-lost": Beat("mark", result="did-shadow-lost"),
    "convert-failed": Beat("check", result="did-failed", tone="bad"),
}

_PHASES: Final = (
    "winds",
    "winds-none",
    "gale-stands",
    "die-nudged",
    "rolls-again",
    "gauge-number",
    "reinforcement-number",
    "request-gives",
    "request-takes",
    "request-nothing",
    "front-won",
    "front-landing",
    "front-ended",
    "contingent-becomes",
    "contingent-stays-out",
    "called-away",
    "french-defied",
    "nets-compared",
    "failures-counted",
    "levant-counted",
    "peace-made",
    "leader-back",
    "fleet-admiral",
    "promoted",
)

BEATS: Final = {
    **_MOVES,
    **_WEATHER,
    **_SEARCHES,
    **_BATTLES,
    **_CONVOYS,
    **_ORDERS,
    **_NOWHERE,
    **{key: Beat("phase") for key in _PHASES},
}
