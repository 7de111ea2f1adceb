"""2.72, IC.12.2-IC.12.3, T.endgame What a Turn and a Year leave in the books, when the game ends, and who has won."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Event, Fleet, PlaceKind, Role, Shape, Task
from maestre.games.mistral.events.event_step import marked, this_year
from maestre.games.mistral.politics.bourbons import french_watches
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.fortune import checked
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.prestige import award, standing_of
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Berth, Phase, State
from maestre.play import Outcome, Procedure, Tally, change, rule

_FIXED: Final = "time-is-up"
_PEACE: Final = "peace"


@rule("IC.12.3.b", "IC.12.3", "2.72", "SC.winter.b")
def turn_end(state: State) -> Procedure[bool]:
    """Count what a Turn leaves, settle the Year after its last Turn, and end a scenario after its own.

    A game of several Years (``last_turn`` 0) ends by `end_roll`, or at the latest with the last Year of the map.
    """
    yield from ()
    _pirates_counted(state)
    _french_counted(state)
    for fleet in Fleet:
        change(state.books, fleet, rerolls=0)
    last = _is_last(state)
    if state.turn == state.figures.calendar.turns or last:
        _year_settled(state)
    if last:
        state.ended = _FIXED
    return True


@rule("2.72", "SC.winter", "SC.1747", "SC.years")
def _is_last(state: State) -> bool:
    if state.last_turn:
        return state.turn == state.last_turn
    return (state.year, state.turn) == (state.figures.calendar.last_year, state.figures.calendar.turns)


# ------------------------------------------------------------------------------------------------ counts of a Turn


@rule("2.525.a", "2.525.b")
def _pirates_counted(state: State) -> None:
    """Pirates that Interdict a Sea Zone are a Failed Order for the enemy of who Tasked them, or for both when tied.

    Whoever sent a pirate is remembered for as long as it is out. However many zones there are, it is one for a player.
    """
    senders = tuple(
        Fleet(one.sender)
        for one in state.auxiliaries.values()
        if one.role is Role.PIRATE
        and one.berth is Berth.TASKED
        and one.task is Task.INTERDICT
        and state.figures.places[one.target.partition(":")[0]].kind is PlaceKind.ZONE
    )
    if not senders:
        return
    ahead = standing_of(state)
    for fleet in Fleet:
        if ahead and enemy(fleet) not in senders:
            continue
        _failed(state, fleet, state.figures.prestige.orders.pirate, "2.525.a" if ahead else "2.525.b")


@rule("2.332.g")
def _french_counted(state: State) -> None:
    """For so many locations that the French Command's Auxiliaries Interdict, the British Fail an Order."""
    _failed(state, Fleet.BRITISH, len(french_watches(state)) // state.figures.prestige.orders.interdicted, "2.332.g")


def _failed(state: State, fleet: Fleet, count: int, rule: str) -> None:
    if count:
        change(state.books, fleet, failed=state.books[fleet].failed + count)
        tell(state, "failures-counted", rule, fleet=fleet.value, count=count)


# ------------------------------------------------------------------------------------------------ counts of a Year


@rule("T.prestige.d", "2.711")
def net(state: State, fleet: Fleet) -> int:
    """The Orders a player has Fulfilled this Year less those he has Failed."""
    book, count = state.books[fleet], state.figures.prestige.orders
    return book.fulfilled * count.fulfilled + book.failed * count.failed


@rule("IC.12.3", "SC.winter.b", "T.prestige.b")
def _year_settled(state: State) -> None:
    """Add the Levant figure, compare the nets, and begin the counts of the Year afresh.

    Orders that have not ended count for nothing. Landings that were not used are lost (IC.10.19).
    """
    if state.figures.scenarios.row[state.scenario].levant_figure:
        _levant(state)
    nets = {fleet: net(state, fleet) for fleet in Fleet}
    for fleet in Fleet:
        lead = nets[fleet] - nets[enemy(fleet)]
        change(state.books, fleet, lead=max(0, lead))
    british, bourbon = nets[Fleet.BRITISH], nets[Fleet.BOURBON]
    tell(state, "nets-compared", "IC.12.3", british=british, bourbon=bourbon)
    for fleet in Fleet:
        lead = nets[fleet] - nets[enemy(fleet)]
        if lead > 0:
            award(state, fleet, state.figures.prestige.gains.more_orders, "more-orders", "IC.12.3")
        elif lead < 0:
            award(state, fleet, state.figures.prestige.behind(-lead), "fewer-orders", "T.prestige.b")
    for fleet in Fleet:
        change(state.books, fleet, fulfilled=0, failed=0)
    _afresh(state)


@rule("2.631", "2.632", "2.638")
def _levant(state: State) -> None:
    """The figure of the first box of the track that the British have not covered is as many Orders for the Bourbons."""
    figure = state.figures.prestige.levant_figure(len(state.trade))
    change(state.books, Fleet.BOURBON, fulfilled=state.books[Fleet.BOURBON].fulfilled + figure)
    tell(state, "levant-counted", "2.631", count=figure)


@rule("IC.12.3", "IC.10.19")
def _afresh(state: State) -> None:
    state.silenced = ()
    state.knights_paid = False
    state.credits = 0


# ------------------------------------------------------------------------------------------------ the end


@rule("2.721", "T.endgame", "1.41.L4", "SC.1747", "SC.campaign")
def end_roll(state: State) -> Procedure[None]:
    """Roll at the end of the Operations Phase whether a game of several Years ends; then it ends at once."""
    if state.last_turn or not state.figures.prestige.ending.rolled_for(state.figures.calendar, state.year, state.turn):
        return
    done = yield from checked(state, None, _end_number(state), "2.721")
    if done:
        state.ended = _PEACE
        tell(state, "peace-made", "2.721")


@rule("T.endgame")
def _end_number(state: State) -> Tally:
    """What the die must not exceed: more for yellow Events marked, Campaigns ended for good and a late Year."""
    ending = state.figures.prestige.ending
    yellow = sum(1 for event, row in state.figures.events.row.items() if row.yellow and _holds(state, event))
    over = sum(1 for front in state.fronts.values() if front.ended)
    number = Tally.of(ending.number, "2.721")
    number = number.plus(-ending.yellow_event * yellow, "1.41.L4").plus(-ending.ended_campaign * over, "T.endgame")
    return number.plus(-ending.late if state.year >= ending.late_year else 0, "T.endgame")


@rule("T.endgame")
def _holds(state: State, event: Event) -> bool:
    """Whether an Event's box is marked just now: a circle without stages is cleared with its Year."""
    row = state.figures.events.row[event]
    passing = row.shape is Shape.CIRCLE and row.stages == 1
    return this_year(state, event) if passing else marked(state, event)


@rule("IC.12.2", "SC.1744", "SC.winter.b")
def outcome(state: State) -> Outcome | None:
    """Who has more Prestige wins, a tie is a draw; None while the game goes on."""
    if not state.ended:
        return None
    ahead = standing_of(state)
    winner = None if not ahead else Fleet.BRITISH if ahead > 0 else Fleet.BOURBON
    points = tuple((fleet.value, state.books[fleet].prestige) for fleet in Fleet)
    return Outcome(winner.value if winner else None, state.ended, points, (("margin", abs(ahead)),))


PHASES: Final[dict[Phase, Chapter]] = {Phase.TURN_END: turn_end}
"""The phases of this chapter."""
