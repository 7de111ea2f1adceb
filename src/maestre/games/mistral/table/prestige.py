"""2.71, IC.12.1-IC.12.4, T.prestige Prestige and its ledger."""

from __future__ import annotations

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import Entry, State
from maestre.play import Message, change, rule


@rule("2.71", "IC.12.1")
def award(state: State, fleet: Fleet, amount: int, why: str, rule: str) -> None:
    """Give Prestige to a player, or take it, and write it into the ledger; nobody falls below nothing."""
    before = state.books[fleet].prestige
    after = max(state.figures.prestige.least, before + amount)
    if after == before:
        return
    change(state.books, fleet, prestige=after)
    state.ledger += (Entry(state.turns, fleet, after - before, why, rule),)
    tell(state, "prestige", rule, fleet=fleet.value, amount=after - before, total=after, why=Message(f"why-{why}"))


@rule("IC.12.1")
def can_pay(state: State, fleet: Fleet, price: int) -> bool:
    """Whether a player has enough Prestige for what he wants to buy with it."""
    return state.books[fleet].prestige - price >= state.figures.prestige.least


def standing_of(state: State) -> int:
    """How far the British are ahead."""
    return state.books[Fleet.BRITISH].prestige - state.books[Fleet.BOURBON].prestige


@rule("IC.12.4", "T.prestige", "T.prestige.c")
def lost_in_battle(state: State, loser: Fleet, flagships: int, sail: int) -> None:
    """Score Flagships and other Sail lost in Battle, sunk or struck: the enemy gains and their owner loses as much.

    Totals run on from Battle to Battle, and each step counts as it is reached.
    """
    winner = enemy(loser)
    gains, book = state.figures.prestige.gains, state.books[winner]
    now = change(state.books, winner, flagships=book.flagships + flagships, sail=book.sail + sail)
    steps = now.flagships // gains.flagship - book.flagships // gains.flagship
    steps += now.sail // gains.sail - book.sail // gains.sail
    if steps:
        award(state, winner, gains.award * steps, "sail-taken", "T.prestige")
        award(state, loser, -gains.award * steps, "sail-lost", "T.prestige")
