"""Points of play that other chapters touch: those who act call them, and `wiring` says who is heard, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from maestre.games.mistral.data.words import Campaign, Event, Flag, Fleet, OrderKind, Screening, Task
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, SquadronId, State
from maestre.play import RuleId
from maestre.play.asking.moments import Bar, Course, Custom, Moment, Word
from maestre.space.network import Step

LEFT: Final[Moment[[State, FormationId, str]]] = Moment()
"""A Formation has left a location (its watch there ends); the location is given."""

ENTERED: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation has entered a location: Straits wear and Spot, Enemy Ports and watches Spot, hidden counters mix."""

HARBOURED: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation has entered harbour: it is steady again, its Shadower gives up, its Cruise fails, a Convoy arrives."""

SAILED: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation has left harbour for the Port Space: a Blockade Spots it."""

SPOTTED: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation has been Spotted: a Dummy is taken off."""

SUNK: Final[Moment[[State, SquadronId, str, bool]]] = Moment()
"""A Sail has gone, by name, in Battle or not; the Squadron may be no more."""

UNFORMED: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation is about to be taken off: its Auxiliaries go to Recovery, its Order fails, its Leader moves on."""

FOUGHT: Final[Moment[[State, FormationId]]] = Moment()
"""A Formation has been Engaged in a Battle."""

FLAGGED: Final[Word[[State, str, Fleet], Flag | None]] = Word(None)
"""What a Port is to a Fleet where an Event has changed it; None where its owner decides."""

SPENT: Final[Moment[[State, FormationId]]] = Moment()
"""A stack has spent an MP, to enter the location where it is now or to stay there (S.16, IC.5.338)."""

FORCED: Final[Word[[State, FormationId], tuple[str, ...] | None]] = Word(None)
"""What a stack that is not free must choose from (a Convoy on its route); actions as in `courses`."""

EXTRAS: Final[Word[[State, FormationId], tuple[str, ...]]] = Word(())
"""Further actions that a free stack may spend its MP on (``unload:2``); what they do is at `ACTED`."""

ACTED: Final[Moment[[State, FormationId, str]]] = Moment()
"""A stack spends its MP, staying where it is, on one of `EXTRAS`."""

CLEARED: Final[Moment[[State, FormationId, AuxiliaryId]]] = Moment()
"""A stack has spent an MP to remove an Auxiliary that Interdicts its location (S.13, 2.528.a)."""

MAY_LEAVE: Final[Word[[State, FormationId, str], bool]] = Word(otherwise=False)
"""Whether a stack may leave the map by an edge beside those whose ``goal`` it is (2.62.b)."""

OFF_MAP: Final[Moment[[State, FormationId, str]]] = Moment()
"""A stack has left the map by an edge; if nobody takes it off, its Squadrons are away and it is no more (IC.5.27)."""

IMPULSE_OVER: Final[Custom[[State]]] = Custom()
"""An Impulse has ended: first MPs against the wind are lost, Spanish sorties turn home (IC.5.22.b, 2.32.c)."""

CATCH_MODIFIERS: list[Callable[[State, FormationId, Step], Iterable[tuple[int, RuleId]]]] = []
"""Further DRMs of a try to Catch the Wind, each with its rule: pure sources (IC.5.25.b)."""

AFTER_BATTLE: Final[Moment[[State, str, tuple[FormationId, ...]]]] = Moment()
"""A Battle is over: where, and the stacks that fought and are left; they may Reorganise and end Orders (IC.8.42)."""

REINFORCEMENT_HELP: Final[Course[[State, FormationId, str], int]] = Course()
"""A Formation tries to join the Battle in a location: what a Tasked Auxiliary adds to its check (IC.6.27)."""

CONVOY_STRUCK: Final[Moment[[State, FormationId, int]]] = Moment()
"""A Convoy has been struck in Battle for so many DP: they go on its track, with what follows from them (IC.8.38)."""

HIRED: Final[Word[[State, AuxiliaryId, Fleet], bool]] = Word(otherwise=False)
"""Whether a Fleet may Task an Auxiliary of no Fleet just now: Active pirates, the Knights (2.523, 2.543)."""

BARRED: Final[Bar[[State, Fleet, AuxiliaryId, Task, str]]] = Bar()
"""What may forbid an Auxiliary a Task in a location beside its Class and range, a Screen too (2.524, 2.541)."""

CANCELLED: Final[Word[[State, AuxiliaryId, AuxiliaryId], Screening | None]] = Word(None)
"""How a Screen of a Tasked Auxiliary by another ends where the matrix does not say it (2.542)."""

RETIRED: Final[Custom[[State, AuxiliaryId]]] = Custom()
"""An Auxiliary is about to go to Recovery, its Task and Assignment still to be read: its Order Fails (IC.6.2.c)."""

SHOWS: Final[Moment[[State]]] = Moment()
"""The Event Step has come to the rolls of Shows of Force; a Fulfilled one says so to `contingents.shown` (IC.9.2)."""

FRONT_MODIFIERS: list[Callable[[State, Campaign], Iterable[tuple[int, RuleId]]]] = []
"""DRMs of a Campaign's roll, each with its rule, + is Bourbon: pure sources (O.army_support)."""

FRONT_RESOLVED: Final[Moment[[State, Campaign, int]]] = Moment()
"""A Campaign has been resolved: by how many boxes the marker moved in all, + is Bourbon (O.army_support)."""

OCCURRED: Final[Moment[[State, Event]]] = Moment()
"""An Event has occurred and its own effects are done: others may follow (2.321, 2.42.321)."""

ORDERED: Final[Word[[State, AuxiliaryId, OrderKind], tuple[str, ...]]] = Word(())
"""The places or Convoys of an Issued Order of a kind that an Auxiliary holds; none if it holds none (IC.6.2.c)."""

TURN_BEGINS: Final[Moment[[State]]] = Moment()
"""A Turn begins: dated doctrine, then the wish for a Supply Convoy (S.04)."""

OPERATIONS_OVER: Final[Moment[[State]]] = Moment()
"""The Operations Phase is over and all Sail that had to has sunk: the game may end here (2.721)."""

SCATTERED: Final[Moment[[State, FormationId]]] = Moment()
"""A Convoy has Scattered, its escort still Subordinated to it: the Escort Order Fails (2.154.c, 2.417.b)."""

CONVOY_OVER: Final[Moment[[State, FormationId]]] = Moment()
"""A Convoy has arrived, is empty or has left the map, its escort still with it: the Escort Order ends (O.escort)."""

MEETING: Final[Moment[[State]]] = Moment()
"""An MPI's moves are done: escorts join their Convoys, and those bound for a Rendezvous what they seek (IC.10.12)."""

GUARDS: Final[Word[[State, Task, str], tuple[AuxiliaryId, ...]]] = Word(())
"""Auxiliaries on lasting Tasks that may Screen a Task against its target, whatever their range (IC.10.13)."""

TAKEN_ON: Final[Custom[[State, AuxiliaryId, Fleet]]] = Custom()
"""A Fleet has sent an Auxiliary on a Task or to Screen one: pirates are noted, the Knights paid (2.526, 2.543.b)."""

REINFORCING_BEGINS: Final[Moment[[State]]] = Moment()
"""The Reinforcement Step begins: Troop Convoys that have arrived land, then new ones are Formed (2.345)."""

ASSIGNING_BEGINS: Final[Moment[[State]]] = Moment()
"""The Assign Step begins: the British change who is on the Levant Trade Track (2.635, 2.636.b)."""
