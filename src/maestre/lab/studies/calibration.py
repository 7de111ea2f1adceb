"""Calibration: a search over values that nobody has printed, for battles that are as even as they are wanted.

Every trial is a study of its own, on the same seeds: its cells are held against the target, and what strays from the
source costs something. What is found is only proposed: whether it holds is for a study on fresh seeds to say.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from maestre.lab.match import LabError
from maestre.lab.runs import run
from maestre.lab.statistics import Share, wilson
from maestre.lab.studies.design import LONGEST, Design, Range
from maestre.lab.studies.units import points_of
from maestre.lab.studies.values import is_printed, source_of, value_at
from maestre.lab.workers import Workers

if TYPE_CHECKING:
    from optuna import Study
    from optuna.trial import Trial as Asked

JOURNAL: Final = "trials.log"
"""The trials of a search, as Optuna keeps them: whoever is killed goes on from there."""
MIDDLE: Final = 0.5
_AT_RANDOM: Final = 8
"""So many trials are drawn before anything is learnt from them."""
_TOLD: Final = "trial"


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted: the first side's share inside a band in every cell, and values that stay near their source."""

    band: tuple[float, float] = (0.45, 0.55)
    spirit: Annotated[float, Meta(ge=0)] = 0.02
    """What it costs to move one value from one end of its bounds to the other: as much as a share so far off."""


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is searched: the bounds of each value, or the choices, the mildest first; and how many trials there are."""

    trials: Annotated[int, Meta(ge=1)]
    values: dict[str, Range | tuple[object, ...]]
    seed: int = 1


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a calibration: a study that each trial plays, what is searched, and what is wanted."""

    study: Design
    search: Search
    target: Target = Target()

    @classmethod
    def read(cls, text: str) -> Calibration:
        """Read the file of a calibration, or say what to mend in it; values that are printed are not searched."""
        if len(text) > LONGEST:
            raise LabError("", "study-long", most=LONGEST)
        try:
            found = msgspec.convert(tomllib.loads(text), cls)
        except tomllib.TOMLDecodeError as error:
            raise LabError("", "study-unread", what=str(error)) from error
        except msgspec.ValidationError as error:
            raise LabError("", "study-wrong", what=str(error)) from error
        game = found.study.opened()
        for path in found.search.values:
            value_at(game, path)
            if is_printed(game, path):
                raise LabError("", "value-printed", path=path, origin=source_of(game, path)[1].provenance)
        return found

    @property
    def digest(self) -> str:
        """What tells it from another: the study that is played, what is searched, and what is wanted."""
        return blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=16).hexdigest()

    def with_values(self, values: dict[str, object]) -> Design:
        """Give the study as it is played with some values."""
        return msgspec.structs.replace(self.study, values=self.study.values | values)


class Trial(NamedTuple):
    """What a choice of values came to: the share of the first side in each cell, and what it is held to cost."""

    number: int
    values: dict[str, object]
    shares: tuple[Share, ...]
    loss: float


def calibrate(
    wanted: Calibration, folder: Path, ready: Workers, heard: Callable[[Trial], None] = lambda _: None
) -> list[Trial]:
    """Search on until all trials are played, beginning with the game as it is; give them, the best first."""
    import optuna
    from optuna.storages.journal import JournalFileBackend

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    folder.mkdir(parents=True, exist_ok=True)
    storage = optuna.storages.JournalStorage(JournalFileBackend(str(folder / JOURNAL)))
    study = optuna.create_study(storage=storage, study_name=wanted.digest, load_if_exists=True)
    for left in study.get_trials(deepcopy=False, states=(optuna.trial.TrialState.RUNNING,)):
        study.tell(left.number, state=optuna.trial.TrialState.FAIL)  # whoever played it was killed
    if not study.get_trials(deepcopy=False):
        study.enqueue_trial(_as_chosen(wanted))
    found = _told(study)
    over = (optuna.trial.TrialState.COMPLETE, optuna.trial.TrialState.PRUNED)
    while len(finished := study.get_trials(deepcopy=False, states=over)) < wanted.search.trials:
        # A generator of its own for each trial: whoever goes on after a stop draws what would have been drawn.
        study.sampler = optuna.samplers.TPESampler(seed=wanted.search.seed + len(finished), n_startup_trials=_AT_RANDOM)
        asked = study.ask()
        values = _suggested(asked, wanted.search.values)
        known = next((one for one in found if one.values == values), None)
        try:
            trial = tried(wanted, asked.number, values, ready) if known is None else known._replace(number=asked.number)
        except LabError:  # the game cannot be played so
            study.tell(asked, state=optuna.trial.TrialState.PRUNED)
            continue
        asked.set_user_attr(_TOLD, msgspec.json.encode(trial).decode())
        study.tell(asked, trial.loss)
        found.append(trial)
        if known is None:
            heard(trial)
    different = {str(trial.values): trial for trial in reversed(found)}
    return sorted(different.values(), key=lambda trial: (trial.loss, trial.number))


def _told(study: Study) -> list[Trial]:
    told = (one.user_attrs.get(_TOLD) for one in study.get_trials(deepcopy=False))
    return [msgspec.json.decode(one, type=Trial) for one in told if one is not None]


def tried(wanted: Calibration, number: int, values: dict[str, object], ready: Workers) -> Trial:
    """Play the study with some values, and say what it came to."""
    cells = wanted.with_values(values).cells()
    results = run([cell.plan.matches() for cell in cells], ready)
    shares = tuple(
        wilson(sum(points_of(cell, place, result.outcome) for place, result in enumerate(found)), len(found))
        for cell, found in zip(cells, results, strict=True)
    )
    return Trial(number, values, shares, round(loss(wanted, shares, values), 6))


def loss(wanted: Calibration, shares: Sequence[Share], values: dict[str, object]) -> float:
    """Say what a choice costs: how far shares are off, those outside the band more, and how far values have moved."""
    low, high = wanted.target.band
    off = sum(abs(one.share - MIDDLE) + max(0.0, low - one.share, one.share - high) for one in shares) / len(shares)
    return off + wanted.target.spirit * sum(moved(wanted, path, value) for path, value in values.items())


def moved(wanted: Calibration, path: str, value: object) -> float:
    """Say how far a value is from that of the game: 1 from one end of its bounds to the other."""
    bounds, there = wanted.search.values[path], value_at(wanted.study.opened(), path)
    if isinstance(bounds, Range):
        assert isinstance(value, int | float)
        assert isinstance(there, int | float)
        return abs(value - there) / max(bounds.high - bounds.low, 1e-9)
    places = [bounds.index(one) if one in bounds else 0 for one in (value, there)]
    return abs(places[0] - places[1]) / max(1, len(bounds) - 1)


def _as_chosen(wanted: Calibration) -> dict[str, object]:
    """Say the values of the game as they are suggested: of choices, by their place."""
    game, found = wanted.study.opened(), {}
    for path, bounds in wanted.search.values.items():
        there = value_at(game, path)
        if isinstance(bounds, Range):
            found[path] = there
        elif there in bounds:
            found[path] = bounds.index(there)
    return found


def _suggested(asked: Asked, values: Mapping[str, Range | tuple[object, ...]]) -> dict[str, object]:
    """Have values suggested; choices stand in an order, so that their places are numbers."""
    found: dict[str, object] = {}
    for path, bounds in values.items():
        if not isinstance(bounds, Range):
            found[path] = bounds[asked.suggest_int(path, 0, len(bounds) - 1)]
        elif isinstance(bounds.low, int) and isinstance(bounds.high, int):
            found[path] = asked.suggest_int(path, bounds.low, bounds.high)
        else:
            found[path] = round(asked.suggest_float(path, float(bounds.low), float(bounds.high)), 6)
    return found
