"""One seat of a game as a Gymnasium environment; agents by name sit in the others."""

from __future__ import annotations

from collections.abc import Mapping

import gymnasium

from maestre.opponents import VETERAN, Player, agent
from maestre.play import Game, Setting, State, Unknown
from maestre.research.aec import SEED_BITS, Action, numbered, observed
from maestre.research.candidates import MOST, Candidate
from maestre.research.sitting import Observation, Sitting, reward


class SeatEnv(gymnasium.Env[Observation, Action]):
    """A seat that answers by candidates, against an agent; whoever takes what is masked loses at once."""

    metadata: dict[str, object] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game[State] = "lepanto",
        scenario: str = "learning",
        *,
        seat: str = "",
        against: str = VETERAN,
        options: Mapping[str, Setting] | None = None,
        candidates: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = Sitting(game, scenario, options, candidates)
        seats = self.sitting.game.seats
        self.seat = seat or seats[0]
        if self.seat not in seats:
            raise Unknown("", "unknown-seat", seat=seat)
        self.render_mode = render_mode
        self._against = agent(against, self.sitting.game)
        self.observation_space = observed(self.sitting)
        self.action_space = numbered(self.sitting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Observation]:
        """Open a new game, and let the others answer until the seat is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << SEED_BITS))
        self.sitting.begin(number)
        self._players = {one: Player(self._against, f"{number} {one}") for one in self.sitting.game.seats}
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, Observation]:
        """Answer, and let the others answer until the seat is asked again."""
        if action >= len(self.candidates()):
            return self._observation(), -1.0, True, False, self._info()
        self.sitting.say(self.seat, int(action))
        self._go_on()
        outcome = self.sitting.table.outcome
        return self._observation(), reward(outcome, self.seat), outcome is not None, False, self._info()

    def candidates(self) -> tuple[Candidate, ...]:
        """List what the actions stand for."""
        return self.sitting.candidates(self.seat)

    def render(self) -> str | None:
        """Tell what has happened, in `ansi`."""
        return self.sitting.text() if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Let the others answer while the seat is not asked."""
        table = self.sitting.table
        while (waiting := table.waiting()) and waiting[0] != self.seat:
            table.say(waiting[0], self._players[waiting[0]].answer(table.view(waiting[0])))

    def _observation(self) -> Observation:
        return self.sitting.observation(self.seat)

    def _info(self) -> Observation:
        return {"action_mask": self.sitting.mask(self.seat)}
