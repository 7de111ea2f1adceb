"""What is asked beside ships: Prestige is kept, Convoys are used for what they are worth, Dummies are put out."""

from __future__ import annotations

from maestre.games.mistral.data.words import Kind, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.dummies import KEEP
from maestre.games.mistral.formations import ready
from maestre.games.mistral.orders.chit import row_of
from maestre.games.mistral.screening import PASS
from maestre.games.mistral.state import ChitId, ChitStatus
from maestre.games.mistral.supply import ASK
from maestre.play import Answer, Ask, Each, Pick, Some

__all__ = ["declines", "dummies", "last", "musters", "nobody", "stays", "supply"]


def declines(_sea: Outlook, ask: Ask) -> Answer:
    """Keep what there is: re-rolls, requests and the rest cost Prestige. The first option does nothing."""
    assert isinstance(ask.choice, Pick), ask
    return ask.choice.options[0]


def last(_sea: Outlook, ask: Ask) -> Answer:
    """As much as may be: the last option."""
    assert isinstance(ask.choice, Pick), ask
    return ask.choice.options[-1]


def nobody(_sea: Outlook, ask: Ask) -> Answer:
    """None of those that are offered."""
    assert isinstance(ask.choice, Some), ask
    return ()


def stays(_sea: Outlook, ask: Ask) -> Answer:
    """All as it is: the first option of each."""
    assert isinstance(ask.choice, Each), ask
    return {key: options[0] for key, options in ask.choice.options}


def supply(sea: Outlook, _ask: Ask) -> Answer:
    """Ask for a Supply Convoy once there is enough to mend and little to mend it with."""
    damage = sum(one.dp for one in sea.squadrons())
    stock = sum(sea.state.repair_points.values())
    return ASK if damage - stock >= judgement.SUPPLY else PASS


def musters(sea: Outlook, ask: Ask) -> Answer:
    """Form as many Troop Convoys as Orders can make use of: to escort one, or to support the army it lands for."""
    assert isinstance(ask.choice, Pick), ask
    wanted = sum(_uses_troops(sea, one) for one in sea.state.chits)
    return ask.choice.options[min(wanted, len(ask.choice.options) - 1)]


def _uses_troops(sea: Outlook, chit: ChitId) -> bool:
    one = sea.state.chits[chit]
    live = one.fleet is sea.fleet and one.status in (ChitStatus.RECEIVED, ChitStatus.ISSUED)
    return live and row_of(chit).kind in (OrderKind.ESCORT, OrderKind.ARMY_SUPPORT)


def dummies(sea: Outlook, ask: Ask) -> Answer:
    """Put every Dummy in stock beside the strongest hidden stack that it may lie with."""
    assert isinstance(ask.choice, Each), ask
    hidden = [one for one in sea.own(Kind.GRAND, Kind.FLAG, Kind.DETACHMENT) if ready(one) and not one.spotted]
    places = [one.place for one in sorted(hidden, key=lambda one: (-sea.force(one.id), one.id))]
    return {key: next((place for place in places if place in options), KEEP) for key, options in ask.choice.options}
