"""T.cdt.b, T.cdt.c, IC.8.33, 2.221.c, IC.8.25 Building Combats: companions, pairs, and Squadrons that join in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import (
    ORDER,
    fighters,
    fleet_of,
    in_turn,
    is_flagship,
    sails_under,
    squadrons_of,
)
from maestre.games.mistral.battle.fighting import FightingPlan, own_strength, their_strength
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.asking import Plan, Plans
from maestre.games.mistral.table.formations import enemy, sail
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ordering import Act, Acting, Done
from maestre.games.mistral.table.state import SquadronId, State
from maestre.games.mistral.table.subjects import Combat, Engagement
from maestre.play import Assumption, Message, Procedure, ask, rule

_ALONE = "alone"


def arrayed(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Build all Combats of a Battle."""
    battle = yield from _accompanied(state, battle)
    battle = yield from _paired(state, battle)
    battle = yield from _joined(state, battle)
    for number, combat in enumerate(battle.combats, start=1):
        (british, *more), (bourbon, *others) = combat.british, combat.bourbon
        tell(state, "combat-formed", "IC.8.33", number=number, squadron=british, other=bourbon, place=battle.place)
        for one in (*more, *others):
            tell(state, "combat-joined", "IC.8.33.b", number=number, squadron=one, place=battle.place)
    return battle


# ------------------------------------------------------------------------------------------------ companions


@rule("IC.8.33")
class Companions(FightingPlan, frozen=True, tag="companions"):
    """With which Squadron each Flagship goes (2.221.c)."""

    rule: ClassVar = "2.221.c"
    asks: ClassVar = "battle-ask-companions"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse two Flagships with one Squadron, and one left alone while a Squadron is free for it."""
        most = seen.figures.formations.posts.flagships
        given = [one for one in value.values() if one != _ALONE]
        for one in given:
            if given.count(one) > most:
                raise Refused("2.221.c", "companion-taken", seen.figures, squadron=one, max=most)
        for flagship, companion in value.items():
            spare = [one for one in _kin(seen, self.battle, SquadronId(flagship))[1] if given.count(one) < most]
            if companion == _ALONE and spare:
                raise Refused("IC.8.33", "companion-spare", seen.figures, squadron=flagship, other=spare[0])

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Flagships with Squadrons in an order that chance decides."""
        taken: dict[str, int] = {}
        found: Plan = {}
        for flagship, options in self.open_to:
            left = [
                one for one in options if one != _ALONE and taken.get(one, 0) < seen.figures.formations.posts.flagships
            ]
            found[flagship] = rng.choice(left) if left else _ALONE
            taken[found[flagship]] = taken.get(found[flagship], 0) + 1
        yield found

    def told(self, seen: State, key: str, option: str) -> Message:
        return Message("battle-alone") if option == _ALONE else own_strength(seen, SquadronId(option))


@rule("IC.8.33", "2.221.c")
def _accompanied(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Each owner, the British first, puts every Flagship with a Squadron of its Formation and Contingent."""
    for fleet in ORDER:
        options = _companions(state, battle, fleet)
        chosen = {flagship: squadrons[0] for flagship, squadrons in options}
        if any(len(squadrons) > 1 for _, squadrons in options):
            chosen = yield from ask(fleet.value, Companions(fleet, options, battle))
        pairs = tuple((SquadronId(one), SquadronId(other)) for one, other in chosen.items() if other != _ALONE)
        battle = replace(battle, companions=(*battle.companions, *pairs))
    return battle


def _companions(state: State, battle: Engagement, fleet: Fleet) -> Plans:
    """The Flagships of a side with those that they may go with; ``alone`` where there are too few Squadrons."""
    there = squadrons_of(state, battle, fleet)
    if all(is_flagship(one) for one in there):
        return ()
    found: list[tuple[str, tuple[str, ...]]] = []
    for flagship in there:
        if is_flagship(flagship):
            flagships, own = _kin(state, battle, flagship.id)
            short = len(flagships) > len(own) * state.figures.formations.posts.flagships
            found.append((flagship.id, (*own, _ALONE) if short else own))
    return tuple(found)


def _kin(
    state: State, battle: Engagement, flagship: SquadronId
) -> tuple[tuple[SquadronId, ...], tuple[SquadronId, ...]]:
    """The Flagships, and the other Squadrons, of the Formation and Contingent of a Flagship."""
    own = state.squadrons[flagship]
    there = [
        one
        for one in squadrons_of(state, battle, fleet_of(state, flagship))
        if (one.formation, one.contingent) == (own.formation, own.contingent)
    ]
    return tuple(one.id for one in there if is_flagship(one)), tuple(one.id for one in there if not is_flagship(one))


# ------------------------------------------------------------------------------------------------ pairs


def free(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The Squadrons of a side that are in no Combat."""
    taken = [one for combat in battle.combats for one in combat.of(fleet)]
    return tuple(one for one in fighters(state, battle, fleet) if one not in taken)


def _with_flagship(battle: Engagement, squadron: SquadronId) -> tuple[SquadronId, ...]:
    return (squadron, *(flagship for flagship, companion in battle.companions if companion == squadron))


class Pair(Act, frozen=True):
    """Pair a Squadron with an enemy one."""

    verb: ClassVar = "pair"
    own: SquadronId = SquadronId("")
    foe: SquadronId = SquadronId("")


class Pairing(Acting[Pair], frozen=True, tag="pairing"):
    """Which free Squadron is paired with which free enemy one (IC.8.33)."""

    rule: ClassVar = "IC.8.33"
    asks: ClassVar = "battle-ask-pair"

    battle: Engagement

    @classmethod
    def kinds(cls) -> tuple[type[Pair], ...]:
        return (Pair,)

    def check(self, seen: State, value: Pair) -> None:
        """Refuse a pair of which one is not free."""
        own, foes = (free(seen, self.battle, fleet) for fleet in (self.whose(), enemy(self.whose())))
        if value.own not in own:
            raise Refused("IC.8.33", "pair-not-free", seen.figures, squadron=value.own, count=len(own))
        if value.foe not in foes:
            raise Refused("IC.8.33", "pair-not-free", seen.figures, squadron=value.foe, count=len(foes))

    def propose(self, seen: State, rng: Random) -> Iterator[Pair]:
        """Every pair, by chance."""
        foes = free(seen, self.battle, enemy(self.whose()))
        found = [Pair(own, foe) for own in free(seen, self.battle, self.whose()) for foe in foes]
        yield from rng.sample(found, len(found))

    def describe(self, seen: State, value: Pair) -> Message:
        return Message.of("offer-pair", mine=own_strength(seen, value.own), theirs=their_strength(seen, value.foe))

    def assume(self, seen: State) -> Assumption:
        return self.first(seen, "assume-first")


@rule("T.cdt.b", "IC.8.33", "2.221.c")
def _paired(state: State, battle: Engagement) -> Procedure[Engagement]:
    """The side to windward first, each in turn pairs one of its free Squadrons with a free enemy one."""
    windward, leeward = in_turn(battle)
    fleet = windward
    while (own := free(state, battle, fleet)) and (foes := free(state, battle, enemy(fleet))):
        pair = Pair(own[0], foes[0])
        if len(own) > 1 or len(foes) > 1:
            pair = yield from ask(fleet.value, Pairing(fleet.value, battle))
        mine, theirs = _with_flagship(battle, pair.own), _with_flagship(battle, pair.foe)
        combat = Combat(mine, theirs) if fleet is Fleet.BRITISH else Combat(theirs, mine)
        battle = replace(battle, combats=(*battle.combats, combat))
        fleet = leeward if fleet is windward else windward
    return battle


# ------------------------------------------------------------------------------------------------ joining in


class Join(Act, frozen=True):
    """Put a Squadron into a Combat, by its number."""

    verb: ClassVar = "join"
    squadron: SquadronId = SquadronId("")
    number: str = ""


class Joining(Acting[Join | Done], frozen=True, tag="joining"):
    """Which free Squadron joins which Combat, if any (IC.8.33.b)."""

    rule: ClassVar = "IC.8.33.b"
    asks: ClassVar = "battle-ask-join"

    battle: Engagement

    @classmethod
    def kinds(cls) -> tuple[type[Join | Done], ...]:
        return Join, Done

    def check(self, seen: State, value: Join | Done) -> None:
        """Refuse what is not free, Combats that are full or under the other Command, and to leave a Flagship out."""
        battle, fleet = self.battle, self.whose()
        lone = _lone(seen, battle, fleet)
        if isinstance(value, Done):
            waiting = [way.squadron for way in _joins(seen, battle, fleet) if way.squadron in lone]
            if waiting:
                raise Refused("IC.8.33.b", "join-flagship", seen.figures, squadron=waiting[0])
            return
        free_now = (*lone, *free(seen, battle, fleet))
        if value.squadron not in free_now:
            raise Refused("IC.8.33.b", "pair-not-free", seen.figures, squadron=value.squadron, count=len(free_now))
        numbers = [str(number) for number in range(1, len(battle.combats) + 1)]
        if value.number not in numbers:
            raise Refused("IC.8.33.b", "join-no-combat", seen.figures, squadron=value.squadron, count=len(numbers))
        refusal = _too_much(seen, battle, fleet, value.squadron, int(value.number))
        if refusal is not None:
            raise refusal

    def propose(self, seen: State, rng: Random) -> Iterator[Join | Done]:
        """Everything that may join, and to be done where nothing must."""
        ways = _joins(seen, self.battle, self.whose())
        lone = _lone(seen, self.battle, self.whose())
        found: list[Join | Done] = [*ways]
        if not any(way.squadron in lone for way in ways):
            found.append(Done())
        yield from rng.sample(found, len(found))

    def describe(self, seen: State, value: Join | Done) -> Message:
        """Which Combat a Squadron joins, and the Sail that meet in it."""
        if isinstance(value, Done):
            return Message("offer-join-none")
        combat, fleet = self.battle.combats[int(value.number) - 1], self.whose()
        mine, theirs = (sail(tuple(seen.squadrons[one] for one in combat.of(of))) for of in (fleet, enemy(fleet)))
        return Message.of(
            "offer-join",
            squadron=own_strength(seen, value.squadron),
            number=int(value.number),
            mine=mine + len(seen.squadrons[value.squadron].ships),
            theirs=theirs,
        )

    def assume(self, seen: State) -> Assumption:
        """Nobody joins, where that is allowed."""
        if self.refusal(seen, Done()) is None:
            return Assumption(Done().order(), Message("assume-first"))
        return self.first(seen, "assume-first")


@rule("IC.8.33.b", "T.cdt.c")
def _joined(state: State, battle: Engagement) -> Procedure[Engagement]:
    """In the same order, one at a time, free Squadrons may join Combats; Flagships without companion must."""
    done: tuple[Fleet, ...] = ()
    while len(done) < len(ORDER):
        for fleet in in_turn(battle):
            if fleet in done:
                continue
            ways = _joins(state, battle, fleet)
            said: Join | Done = ways[0] if ways else Done()
            if len(ways) > 1 or (ways and not _lone(state, battle, fleet)):
                said = yield from ask(fleet.value, Joining(fleet.value, battle))
            if isinstance(said, Done):
                done += (fleet,)
            else:
                battle = _enlarged(battle, fleet, said.squadron, int(said.number))
    return battle


def _enlarged(battle: Engagement, fleet: Fleet, squadron: SquadronId, number: int) -> Engagement:
    combat = battle.combats[number - 1]
    mine = (*combat.of(fleet), *_with_flagship(battle, squadron))
    new = replace(combat, british=mine) if fleet is Fleet.BRITISH else replace(combat, bourbon=mine)
    return replace(battle, combats=(*battle.combats[: number - 1], new, *battle.combats[number:]))


def _lone(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The Flagships of a side without companion that are in no Combat, where it has Combats."""
    placed = [one for combat in battle.combats for one in combat.of(fleet)]
    along = [flagship for flagship, _ in battle.companions]
    return tuple(
        one.id
        for one in squadrons_of(state, battle, fleet)
        if battle.combats and is_flagship(one) and one.id not in placed and one.id not in along
    )


def _joins(state: State, battle: Engagement, fleet: Fleet) -> list[Join]:
    """Everything that a side may still put into a Combat."""
    movable = dict.fromkeys((*_lone(state, battle, fleet), *free(state, battle, fleet)))
    return [
        Join(one, str(number))
        for one in movable
        for number in range(1, len(battle.combats) + 1)
        if _too_much(state, battle, fleet, one, number) is None
    ]


@rule("T.cdt.c", "2.221.c", "IC.8.25")
def _too_much(state: State, battle: Engagement, fleet: Fleet, squadron: SquadronId, number: int) -> Refused | None:
    """What keeps a Squadron out of a Combat: the allowance of the Intensity, or the other Command's ships."""
    assert battle.intensity is not None, battle
    there = battle.combats[number - 1].of(fleet)
    most = 1 + state.figures.battle.combat.extra[battle.intensity]
    squadrons = [one for one in there if one not in battle.flagships]
    if squadron not in battle.flagships and len(squadrons) >= most:
        return Refused(
            "T.cdt.c",
            "join-full",
            state.figures,
            squadron=squadron,
            number=number,
            max=most,
            intensity=battle.intensity.value,
        )
    if any(sails_under(state, one) is not sails_under(state, squadron) for one in there):
        return Refused("IC.8.25", "join-command", state.figures, squadron=squadron, number=number)
    return None
