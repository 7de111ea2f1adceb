"""How lines of the log are shown on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.tercios.data import Figures
from maestre.games.tercios.data.orders import Targets
from maestre.play import Beat, Told
from maestre.play.beats import Kind, Needed, Tone, Toned


def _least(face: Callable[[Targets], int]) -> Needed:
    """Give the least face that counts in a check."""

    def needed(told: Told, figures: object) -> str:
        assert isinstance(figures, Figures)
        return f"{face(figures.targets)}+"

    return needed


def _if_any(counted: str, otherwise: Tone) -> Toned:
    """It went well if there was any of what an argument counts."""

    def tone(told: Told) -> Tone:
        return "good" if dict(told.message.args)[counted] else otherwise

    return tone


_OBEYS: Final = _least(lambda targets: targets.order_check)
_STANDS: Final = _least(lambda targets: targets.rout_check)
_KEEPS_RANKS: Final = _least(lambda targets: targets.greatswords)


def _own(kind: Kind, result: str = "", tone: Tone = "plain", needs: Needed | str = "") -> Beat:
    """What a Troop does by itself; what goes badly for it stands beside it too."""
    return Beat(kind, by="unit", result=result, tone=tone, needs=needs)


def _itself(kind: Kind, result: str, tone: Tone, amount: str = "") -> Beat:
    """What a Troop has lost or won by itself."""
    return Beat(kind, by="unit", to="unit", result=result, amount=amount, tone=tone)


def _led(kind: Kind, result: str, tone: Tone = "plain") -> Beat:
    return Beat(kind, by="leader", result=result, tone=tone)


def _against(kind: Kind, result: str, tone: Tone = "plain") -> Beat:
    return Beat(kind, by="unit", to="target", result=result, tone=tone)


def _suffered(kind: Kind, result: str, amount: str = "", needs: Needed | str = "") -> Beat:
    """What an enemy has done to a Troop that the line tells of alone."""
    return Beat(kind, to="unit", result=result, amount=amount, tone="good", needs=needs)


def _fallen(result: str) -> Beat:
    return Beat("loss", to="leader", result=result, amount="points", tone="good")


_MOVES: Final = {
    "troop-moves": _own("move"),
    "troop-turns": _own("move"),
    "troop-gets-clear": _own("move"),
    "cannot-move": _own("move", "did-held", "bad"),
    "building-entered": _own("move", "did-garrisons"),
    "gun-makes-way": Beat("move", by="unit", to="other"),
    "vanguard-moved": _own("move"),
    "ambush-sprung": _own("move", "did-ambush", "good"),
    "attack-nearer": _against("move", ""),
    "attack-idle": _own("move", "did-held", "bad"),
    "charge-declared": _against("move", "did-charges"),
    "charge-flank": _against("move", "did-charges-flank"),
    "charge-contact": _against("move", "did-contact"),
    "charge-falls-short": _against("move", "did-falls-short", "bad"),
    "impetuous-charge": _own("move", "did-impetuous"),
    "countercharges": _against("move", "did-countercharges"),
    "countercharge-idle": _own("check", "did-card-wasted", "bad"),
    "intercepts": _against("move", "did-intercepts"),
    "intercept-idle": _own("check", "did-card-wasted", "bad"),
    "shelters": Beat("move", by="unit", to="charger", result="did-intercepts"),
    "troop-flees": _own("move", "did-flees"),
    "flight-blocked": _own("move", "did-held", "bad"),
    "disengages": _own("move", "did-disengages", "bad"),
    "retreats": _own("move", "did-retreats", "bad"),
    "faces-enemy": _against("move", ""),
    "driven-out": _own("move", "did-driven-out", "bad"),
    "withdrawal-blocked": _own("move", "did-no-way-back", "bad"),
    "steps-back": _own("move"),
    "consolidates": _own("move", "did-consolidates", "good"),
    "pursues": _own("move", "did-pursues", "good"),
    "caracoles": _own("move", "did-caracoles", "good"),
    "caracole-fails": _own("check", "did-no-caracole", "bad"),
    "limbers": _own("mark", "did-limbered"),
    "unlimbers": _own("mark", "did-unlimbered"),
    "gun-limbered": _own("mark", "did-limbered"),
    "works-left": _own("mark", "did-works-left"),
    "fortress-left": _own("mark", "did-works-left"),
    "column-joined": Beat("move", by="unit", to="host", result="did-column"),
    "column-leaving": _own("mark", "did-leaves-column"),
    "column-left": _own("move", "did-leaves-column"),
    "column-kept": _own("move", "did-held", "bad"),
}

_ORDERS: Final = {
    "order-shown": _own("mark", "did-order"),
    "order-void": _own("check", "did-card-wasted", "bad"),
    "order-lost": _own("check", "did-order-lost", "bad"),
    "check-thrown": Beat("check", by="unit", needs=_OBEYS, result="did-successes", tone=_if_any("successes", "bad")),
    "reaction-lost": _own("check", "did-no-reaction", "bad"),
    "braced": _own("mark", "did-braces", "good"),
    "no-answer": _own("check", "did-card-wasted", "bad"),
    "evasion-tried": _own("mark", "did-evades"),
    "evasion-failed": _own("check", "did-no-evasion", "bad"),
    "card-shared": Beat("mark", by="unit", to="head"),
    "card-laid-again": _own("mark", "did-new-card"),
    "card-to-react": _own("mark", "did-second-card", "good"),
    "card-at-random": _suffered("mark", "did-random-card"),
    "card-looked-at": _suffered("mark", "did-card-seen"),
    "card-seen": _suffered("mark", "did-order"),
    "card-lost": _suffered("mark", "did-card-lost"),
    "cards-swapped": Beat("mark", by="unit", to="other", result="did-cards-swapped"),
}

_FIGHTS: Final = {
    "shot": Beat(
        "shot",
        by="unit",
        to="target",
        needs="number",
        result="did-shot",
        amount="wear",
        tone=_if_any("wear", "plain"),
    ),
    "shot-lost": _own("shot", "did-shot-lost", "bad"),
    "no-shot": _own("shot", "did-no-shot", "bad"),
    "blows-struck": Beat(
        "fight",
        by="unit",
        to="target",
        needs="number",
        result="did-blows",
        amount="wear",
        tone=_if_any("wear", "plain"),
    ),
    "combat-won": _against("fight", "did-beaten", "good"),
    "combat-drawn": _against("fight", "did-drawn"),
    "mala-guerra-called": _own("fight", "did-mala-guerra"),
    "determined-wins": _against("fight", "did-one-more", "good"),
    "column-tells": Beat("fight", by="unit", result="did-column-tells", amount="count", tone="good"),
    "fortress-holds": _own("fight", "did-holds-out", "good"),
    "wear-taken": _suffered("loss", "did-wear", "count"),
    "wear-shed": _itself("gain", "did-wear-shed", "good", "count"),
    "wear-stays": _own("check", "did-wear-stays"),
    "wear-moved": Beat("mark", by="unit", to="other", result="did-wear-moved"),
    "gun-bursts": _itself("loss", "did-bursts", "bad", "ones"),
    "rout-passed": _own("check", "did-stands", "good", _STANDS),
    "rout-failed": _own("check", "did-breaks", "bad", _STANDS),
    "rout-untried": _own("check", "did-breaks", "bad"),
    "troop-lost": _suffered("loss", "did-destroyed", "points"),
    "shot-disorders": _suffered("loss", "did-disordered"),
    "disordered-by-blows": _suffered("loss", "did-disordered"),
    "greatswords-disorder": _suffered("loss", "did-disordered", needs=_KEEPS_RANKS),
    "superheavy-disorders": _suffered("loss", "did-disordered"),
    "disordered-by-ground": _itself("loss", "did-disordered", "bad"),
    "determined-loses": _itself("loss", "did-disordered", "bad"),
    "back-in-disorder": _itself("loss", "did-disordered", "bad"),
    "frenzy-strays": _itself("loss", "did-disordered", "bad"),
    "frenzy-recovers": _itself("gain", "did-recovers", "good"),
    "reorganised": _itself("gain", "did-in-order", "good"),
}

_LEADERS: Final = {
    "leader-rides": _led("move", ""),
    "leader-steps-aside": _led("move", ""),
    "leader-joins": Beat("move", by="leader", to="unit", result="did-led"),
    "leader-halfway": _led("move", "did-falls-short", "bad"),
    "leader-tires": _led("mark", "did-exhausted"),
    "leader-rests": _led("gain", "did-ready", "good"),
    "leader-outwitted": Beat("mark", to="leader", result="did-acts-next", tone="good"),
    "deed-thrown": Beat("check", by="leader", needs="number", result="did-successes", tone=_if_any("successes", "bad")),
    "leader-ridden-down": _fallen("did-ridden-down"),
    "leader-fled": _fallen("did-flees"),
    "leader-fell": _fallen("did-falls"),
    "leader-unneeded": _fallen("did-leaves-field"),
    "selfless-stands": _led("loss", "did-sacrifice", "bad"),
    "lucky-escapes": _led("gain", "did-escapes", "good"),
    "elegant-withdrawal": Beat("gain", by="leader", to="unit", result="did-disengages", tone="good"),
    "cold-cancels": _led("gain", "did-cancels", "good"),
    "fearless-attack": Beat("mark", by="leader", to="unit", result="did-attacks-now"),
    "troop-inspired": Beat("gain", to="unit", result="did-inspired", tone="good"),
    "quality-laid": Beat("mark", to="unit", result="did-quality"),
    "ability-lent": Beat("gain", to="unit", result="did-ability", tone="good"),
    "trick-ready": Beat("gain", to="unit", result="did-trick", tone="good"),
    "arc-extended": Beat("gain", to="unit", result="did-arc-extended", tone="good"),
    "faith-strengthened": Beat("gain", to="unit", result="did-acts-next", tone="good"),
    "troop-hidden": Beat("gain", to="unit", result="did-hidden", tone="good"),
    "troop-called-up": Beat("gain", to="unit", result="did-acts-next", tone="good"),
    "troops-coordinated": Beat("gain", by="unit", to="other", result="did-together", tone="good"),
    "troop-deferred": Beat("mark", to="unit", result="did-acts-last"),
    "troop-threatened": _suffered("mark", "did-threatened"),
    "troop-picked-out": _suffered("mark", "did-acts-next"),
    "troop-ruled-out": _suffered("mark", "did-waits"),
    "provoked": _suffered("mark", "did-provoked"),
    "provocation-resisted": _own("check", "did-not-provoked", "good"),
    "dismantled": Beat("loss", by="unit", to="other", result="did-reinforced"),
}

_PHASES: Final = (
    "turn-begins",
    "turn-ends",
    "cards-laid",
    "initiative-won",
    "side-starts",
    "go-passed",
    "go-waited",
    "score",
    "scenario-points",
    "crops-are",
    "river-is",
    "side-chosen",
)

BEATS: Final = {**_MOVES, **_ORDERS, **_FIGHTS, **_LEADERS, **{key: Beat("phase") for key in _PHASES}}
