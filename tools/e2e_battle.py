"""Looks for a battle that the end-to-end tests can play by a script: ``python tools/e2e_battle.py [tercios|…]``.

The doctrine plays a small battle on both sides, with dice that are known, until one has all that the test wants to see.
Its answers, as they are given in the browser, go to a file of ``web/e2e``. To be run again when a change of the rules
makes that battle impossible.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from battles.aguila import OfAguila
from battles.mistral import OfMistral
from battles.script import Battle, Script
from battles.tercios import OfTercios

FOLDER: Final = Path(__file__).parents[1] / "web" / "e2e"
TRIED: Final = 400
SCRIPTS: Final[dict[str, Script[Any]]] = {"tercios": OfTercios(), "aguila": OfAguila(), "mistral": OfMistral()}


def main() -> None:
    """Keep the battle that is kept already as long as it can be played, or else the first that has it all."""
    name = sys.argv[1] if len(sys.argv) > 1 else "tercios"
    if name not in SCRIPTS:
        sys.exit(f"no battle of {name} is played by a script: there are those of {', '.join(SCRIPTS)}")
    script = SCRIPTS[name]
    file = FOLDER / script.file
    kept = msgspec.json.decode(file.read_bytes(), type=Battle) if file.exists() else None
    if kept is not None and script.holds(kept):
        sys.stdout.write(f"{kept.entropy} can still be played: {len(kept.steps)} answers, {kept.outcome.points}\n")
        return
    battle = next(filter(None, map(script.played, range(TRIED))), None)
    if battle is None:
        sys.exit(f"none of {TRIED} battles has {script.wanted}")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(battle), indent=1) + b"\n")
    sys.stdout.write(f"{battle.entropy}: {len(battle.steps)} answers, {battle.outcome.points}\n")


if __name__ == "__main__":
    main()
