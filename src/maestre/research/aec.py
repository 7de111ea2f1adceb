"""A game as a PettingZoo environment in which seats answer one after another."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from maestre.play import Game, Setting, State
from maestre.research.candidates import MOST, Candidate
from maestre.research.registry import ENVIRONMENTS
from maestre.research.sitting import Observation, Sitting, reward

SEED_BITS: Final = 63

Action: TypeAlias = np.int64 | int
"""The place of a candidate, as spaces draw it or as people write it."""


class raw_env(AECEnv[str, Observation, Action | None]):  # noqa: N801  (PettingZoo's environments are called so)
    """A game between its seats; an action is the place of a candidate in the list of the seat that is asked."""

    metadata: dict[str, object] = {
        "name": "maestre",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game[State] = "lepanto",
        scenario: str = "learning",
        *,
        options: Mapping[str, Setting] | None = None,
        candidates: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = Sitting(game, scenario, options, candidates)
        self.metadata = self.metadata | {"name": f"{self.sitting.game.key}_{scenario}"}
        self.render_mode = render_mode
        self.possible_agents = list(self.sitting.game.seats)
        self.observation_spaces = {seat: observed(self.sitting) for seat in self.possible_agents}
        self.action_spaces = {seat: numbered(self.sitting) for seat in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Give the space of what a seat sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action | None]:
        """Give the space of what a seat may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Open a new game; without a seed, one like no other."""
        self.sitting.begin(randbits(SEED_BITS) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {seat: {} for seat in self.agents}
        self.agent_selection = self.sitting.table.waiting()[0]

    def observe(self, agent: str) -> Observation:
        """Give what a seat sees; only who is asked has candidates."""
        return self.sitting.observation(agent)

    def candidates(self) -> tuple[Candidate, ...]:
        """List what the actions of the seat that is asked stand for."""
        return self.sitting.candidates(self.agent_selection)

    def step(self, action: Action | None) -> None:
        """Answer for the seat that is asked."""
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        assert action is not None, "who is asked answers"
        self._cumulative_rewards[seat] = 0.0
        self._clear_rewards()
        self.sitting.say(seat, int(action))
        waiting = self.sitting.table.waiting()
        if waiting:
            self.agent_selection = waiting[0]
            return
        for one in self.agents:
            self.rewards[one] = reward(self.sitting.table.outcome, one)
            self.terminations[one] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Tell what has happened, in `ansi`."""
        return self.sitting.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing is held."""


def observed(sitting: Sitting) -> spaces.Space[Any]:
    """Give the space of observations with their mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (sitting.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (sitting.most,), np.int8),
        }
    )


def numbered(sitting: Sitting) -> spaces.Discrete:
    """Give the space of actions."""
    return spaces.Discrete(sitting.most)


def env(
    game: str | Game[State] = "lepanto",
    scenario: str = "learning",
    *,
    options: Mapping[str, Setting] | None = None,
    candidates: int = MOST,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, Action | None]:
    """Give a game as PettingZoo's own environments are given: whoever takes what is masked loses at once."""
    raw = raw_env(game, scenario, options=options, candidates=candidates, render_mode=render_mode)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def make(
    name: str, *, candidates: int = MOST, render_mode: str | None = None
) -> AECEnv[str, Observation, Action | None]:
    """Give an environment by its id, such as `lepanto_v0`."""
    found = ENVIRONMENTS[name]
    made = env(found.game, found.scenario, candidates=candidates, render_mode=render_mode)
    made.unwrapped.metadata["name"] = name
    return made
