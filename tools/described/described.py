"""Our games under other names, for which the browser has no board of its own: it draws what they say of themselves.

Whoever has this folder on ``PYTHONPATH`` finds them as if they were installed; the pictures of scenes are taken so.
"""

from __future__ import annotations

from typing import ClassVar

from maestre.games.aguila.game import Aguila
from maestre.games.lepanto.game import Lepanto
from maestre.games.mistral.game import Mistral
from maestre.games.tercios.game import Tercios


class DescribedLepanto(Lepanto):
    """Lepanto as a scene."""

    key: ClassVar = "described-lepanto"
    own_board: ClassVar = False


class DescribedTercios(Tercios):
    """Tercios as a scene."""

    key: ClassVar = "described-tercios"
    own_board: ClassVar = False


class DescribedAguila(Aguila):
    """Águila as a scene."""

    key: ClassVar = "described-aguila"
    own_board: ClassVar = False


class DescribedMistral(Mistral):
    """Mistral as a scene."""

    key: ClassVar = "described-mistral"
    own_board: ClassVar = False


lepanto, tercios, aguila, mistral = DescribedLepanto(), DescribedTercios(), DescribedAguila(), DescribedMistral()
