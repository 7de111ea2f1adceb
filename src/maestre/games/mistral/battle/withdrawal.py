"""IC.8.23 Withdrawal before a Battle, and the pursuit.

A pursuer learns whether the enemy outsails him only by trying, for the enemy's Movement Allowance tells of damage.
"""

from __future__ import annotations

from typing import ClassVar

from maestre.games.mistral.battle.engaged import lone_convoy, stack_lead
from maestre.games.mistral.battle.fighting import battle_words
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Kind
from maestre.games.mistral.detection.watches import is_blockaded
from maestre.games.mistral.harbours.passage import bars_entry, enter_harbour
from maestre.games.mistral.moving.movement import shift
from maestre.games.mistral.table.asking import Choosing, Deciding
from maestre.games.mistral.table.chances import check_passes, percent
from maestre.games.mistral.table.formations import enemy, movement_allowance, stacks
from maestre.games.mistral.table.fortune import checked
from maestre.games.mistral.table.names import name, tell
from maestre.games.mistral.table.state import Came, FormationId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Message, Procedure, Tally, ask, change, reveal, rule
from maestre.play.written.messages import Arg
from maestre.space.network import How, out_box

_FIGHT = "fight"
_ENTER = "enter"
_GO = "go:"


class Withdrawal(Choosing[str], frozen=True, tag="withdrawal"):
    """Whether the attacked stand and fight, and if not where they Withdraw to (IC.8.23)."""

    rule: ClassVar = "IC.8.23"
    window: ClassVar = "withdraw"
    asks: ClassVar = "battle-ask-withdraw"
    assumed: ClassVar = (_FIGHT, "assume-no-withdrawal")

    open_to: tuple[str, ...]
    battle: Engagement

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def options(self) -> tuple[str, ...]:
        return _FIGHT, *self.open_to

    def describe(self, seen: State, value: str) -> Message:
        """To fight, or where to, freely or with the chance of the check."""
        if value == _FIGHT:
            return Message("battle-fight")
        number = Tally.of(stack_lead(seen, self.battle.attacked).leadership, "IC.8.23")
        chance = 100 if _free(seen, self.battle) else percent(check_passes(seen, self.fleet, number, "IC.8.23"))
        if value == _ENTER:
            return Message.of("offer-withdraw-harbour", chance=chance)
        return Message.of("offer-withdraw", place=name(seen.figures, value.removeprefix(_GO)), chance=chance)


class Pursuit(Deciding, frozen=True, tag="pursuit"):
    """Whether the attacker follows those who have Withdrawn (IC.8.23.c)."""

    rule: ClassVar = "IC.8.23.c"
    window: ClassVar = "pursue"
    asks: ClassVar = "battle-ask-pursue"
    no: ClassVar = "stay"
    yes: ClassVar = "follow"
    assumed: ClassVar = ("stay", "assume-no-pursuit")

    battle: Engagement

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def describe(self, seen: State, value: bool) -> Message:
        if not value:
            return Message("battle-stay")
        return Message.of("offer-follow", movement=movement_allowance(seen, self.battle.attacking).whole)


@rule("IC.8.23", "IC.8.38.b")
def withdrawn(state: State, battle: Engagement) -> Procedure[bool]:
    """The attacked may Withdraw, once the gauge is known; say whether they have gone."""
    stack = battle.attacked
    ways = () if lone_convoy(state, stack) else refuges(state, stack)
    if not ways:
        return False
    fleet = state.formations[stack].fleet
    way = yield from ask(fleet.value, Withdrawal(fleet, ways, battle))
    if way == _FIGHT:
        return False
    if not _free(state, battle):
        rating = Tally.of(stack_lead(state, stack).leadership, "IC.8.23")
        if not (yield from checked(state, fleet, rating, "IC.8.23", about=battle)):
            tell(state, "withdrawal-failed", "IC.8.23", rating, formation=stack, place=battle.place)
            return False
    if way == _ENTER:
        tell(state, "withdrew-harbour", "IC.8.23.b", formation=stack, place=battle.place)
        yield from enter_harbour(state, stack)
    else:
        yield from _slip_away(state, battle, way.removeprefix(_GO))
    return True


@rule("IC.8.23", "IC.8.45.b")
def _free(state: State, battle: Engagement) -> bool:
    """Whether they go without a check: to windward, and not Disorganised."""
    one = state.formations[battle.attacked]
    return battle.gauge is one.fleet and not one.disorganised


@rule("IC.8.23.b")
def refuges(state: State, stack: FormationId) -> tuple[str, ...]:
    """Where a stack may Withdraw to: ``enter`` its harbour, or ``go:`` to a location free of Spotted enemies."""
    ways = tuple(f"{_GO}{to}" for to, _ in _open(state, stack))
    return ways if bars_entry(state, stack) or _shut_out(state, stack) else (_ENTER, *ways)


@rule("IC.7.24", "IC.7.242.b")
def _shut_out(state: State, stack: FormationId) -> bool:
    """Whether a Blockade keeps a Convoy, with its escort, out of the harbour."""
    one = state.formations[stack]
    return one.kind is Kind.CONVOY and is_blockaded(state, one.place, one.fleet)


def _open(state: State, stack: FormationId) -> tuple[tuple[str, str], ...]:
    """The locations next to a stack, each with its link, that no wind and no Spotted enemy closes."""
    one = state.formations[stack]
    zone = state.figures.network.zone_of(one.place)
    found: tuple[tuple[str, str], ...]
    if zone:
        found = ((zone if one.place == out_box(zone) else out_box(zone), ""),)
    else:
        steps = state.figures.network.steps(one.place, one.link, state.winds)
        found = tuple((step.to, step.link) for step in steps if step.how in (How.WITH, How.BOX))
    foe = enemy(one.fleet)
    return tuple((to, link) for to, link in found if not any(each.spotted for each in stacks(state, to, foe)))


@rule("IC.8.23.b", "IC.8.23.c")
def _slip_away(state: State, battle: Engagement, to: str) -> Procedure[None]:
    """To another location at once, marking time with the next MP; the attacker may follow, if he is as fast.

    No Battle is fought there any more in this MPI: the next attack comes at the end of a later one.
    """
    link = dict(_open(state, battle.attacked))[to]
    tell(state, "withdrew", "IC.8.23.b", formation=battle.attacked, place=battle.place, to=to)
    yield from _gone(state, battle.attacked, to, link)
    state.agenda = tuple(place for place in state.agenda if place != to)
    if not (yield from ask(battle.attacker.value, Pursuit(battle.attacker, battle))):
        return
    slower = movement_allowance(state, battle.attacking).whole < movement_allowance(state, battle.attacked).whole
    reveal(state, f"{battle.attacking} {'is outsailed' if slower else 'follows'}")
    if slower:
        tell(state, "pursuit-outsailed", "IC.8.23.c", formation=battle.attacking, other=battle.attacked)
        return
    tell(state, "pursued", "IC.8.23.c", formation=battle.attacking, other=battle.attacked, to=to)
    yield from _gone(state, battle.attacking, to, link)


def _gone(state: State, stack: FormationId, to: str, link: str) -> Procedure[None]:
    """Move a stack outside its own MPs, with the wind; it marks time with the next."""
    change(state.formations, stack, idle=True)
    yield from shift(state, stack, to, link, Came.WITH)
