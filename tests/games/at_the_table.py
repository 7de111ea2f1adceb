"""Situations of the tests of chances told by answers, as somebody at a real table would: by game and name."""

from __future__ import annotations

from typing import Final

Told = tuple[str, dict[str, str]]
"""The kind of situation, and the answers that differ from their presets."""


def _told(kind: str, words: str) -> Told:
    return kind, dict(word.split("=", 1) for word in words.split())


_BLUE_MUSKETS: Final = "mine=shot_company mine_with=large+muskets weapon=mosquete distance=8"
_PIKES: Final = "mine=melee_company enemy=pike_company"
_LINE: Final = "mine=france_line_24 enemy=france_line_24"
_COLUMN: Final = _LINE
_HORSE: Final = "mine=france_cuirassiers_10 enemy=france_line_24 distance=8"
_CHARGED: Final = "mine=france_line_24 enemy=france_cuirassiers_10 distance=8"
_HEAVY: Final = "mine=france_gun_heavy_foot enemy=france_line_24"
_GALLEYS: Final = "mine=christian-galley enemy=islamic-galley"
_MOORS: Final = "mine=islamic-galley enemy=christian-galley"
_GALLIOTS: Final = "mine=christian-galley enemy=islamic-galliot"

TOLD: Final[dict[str, dict[str, Told]]] = {
    "tercios": {
        "muskets at a tercio": _told("shot", f"{_BLUE_MUSKETS} enemy=tercio"),
        "arquebuses at horse": _told("shot", "mine=shot_company enemy=cuirassiers distance=6"),
        "crossbows": _told("shot", "mine=shot_company mine_with=crossbows enemy=tercio distance=6"),
        "flintlocks at long range": _told("shot", "mine=fusilier_battalion enemy=tercio distance=11"),
        "pistols close": _told("shot", "mine=reitar enemy=pike_company distance=3"),
        "bows": _told("shot", "mine=tartars enemy=pike_company distance=6"),
        "muskets at who is behind a wall": _told("shot", f"{_BLUE_MUSKETS} enemy=tercio ground=muro"),
        "muskets at who is in a wood": _told("shot", f"{_BLUE_MUSKETS} enemy=tercio ground=bosque"),
        "muskets with attention": _told("shot", f"{_BLUE_MUSKETS} enemy=tercio order=atencion"),
        "muskets at the disordered": _told("shot", f"{_BLUE_MUSKETS} enemy=tercio enemy_disordered=yes"),
        "muskets at who is at its limit": _told("shot", f"{_BLUE_MUSKETS} enemy=pike_company enemy_wear=3"),
        "medium gun": _told("shot", "mine=medium_gun enemy=tercio distance=14"),
        "mortar at a wood": _told("shot", "mine=medium_gun mine_with=mortar enemy=tercio ground=bosque distance=8"),
        "gun that may burst": _told("shot", "mine=light_gun mine_with=leather enemy=tercio distance=8"),
        "superheavy gun before its check": _told("order", "mine=superheavy_gun order=fuego mine_wear=0"),
        "superheavy gun": _told("shot", "mine=superheavy_gun enemy=tercio distance=10"),
        "shot that answers a charge": _told(
            "defence", "mine=shot_company mine_with=large+muskets weapon=mosquete enemy=cuirassiers distance=10"
        ),
        "foot against pikes": _told("charge", _PIKES),
        "tercio against tercio": _told("charge", "mine=tercio enemy=tercio"),
        "charge from the flank": _told("charge", f"{_PIKES} side=flank"),
        "horse against pikes": _told("charge", "mine=cuirassiers enemy=pike_company"),
        "lances against shot": _told("charge", "mine=heavy_hussars enemy=shot_company"),
        "charge up a hill": _told("charge", f"{_PIKES} ground=colina"),
        "worn charger that needs a check": _told("charge", f"{_PIKES} mine_wear=2 enemy_wear=3"),
        "horse against a fort": _told("charge", "mine=cuirassiers enemy=plastuns enemy_with=tabor fort=2"),
        "foot against a house": _told("charge", f"{_PIKES} ground=edificio_grande"),
        "pikes that resist horse": _told("reaction", "mine=pike_company enemy=cuirassiers card=resistid distance=6"),
        "countercharge": _told("reaction", "mine=modern_cavalry enemy=cuirassiers card=atacad distance=6"),
    },
    "aguila": {
        "muskets at a line": _told("shot", _LINE),
        "muskets at a worn column": _told("shot", f"{_LINE} enemy_formation=attack_column enemy_damage=9 distance=5"),
        "muskets in the flank": _told("shot", f"{_LINE} side=flank enemy_damage=4 distance=4"),
        "muskets that have moved": _told("shot", f"{_LINE} mine_order=advance"),
        "muskets that are stunned": _told("shot", f"{_LINE} mine_stunned=yes"),
        "muskets at a wood": _told("shot", f"{_LINE} ground=wood"),
        "rifles at skirmishers": _told(
            "shot",
            "mine=britain_rifles_12 enemy=france_light_12 mine_formation=open enemy_formation=open distance=10",
        ),
        "ball at a column": _told("shot", f"{_HEAVY} distance=24 enemy_formation=attack_column enemy_damage=3"),
        "canister": _told("shot", "mine=france_gun_medium_foot enemy=france_line_24 how=canister"),
        "a howitzer over all": _told(
            "shot", "mine=britain_howitzer_foot enemy=france_line_24 how=indirect distance=24 enemy_damage=5"
        ),
        "a battery at a square": _told("shot", f"{_HEAVY} guns=2 distance=20 enemy_formation=square enemy_damage=8"),
        "ball in torrential rain": _told(
            "shot", f"{_HEAVY} distance=10 enemy_formation=attack_column weather=torrential"
        ),
        "ball at a house": _told(
            "shot",
            "mine=france_gun_heavy_foot enemy=france_line_12 ground=wooden_building distance=14 walls=yes points=15",
        ),
        "column against line": _told("charge", f"{_COLUMN} distance=6"),
        "column against a line that has fired": _told("charge", f"{_COLUMN} distance=6 enemy_fired=yes"),
        "column in the flank": _told("charge", f"{_COLUMN} distance=4 side=flank"),
        "guard against worn novices": _told(
            "charge",
            "mine=france_guard_24 enemy=france_novice_24 distance=5 enemy_damage=9 enemy_stunned=yes",
        ),
        "horse against line": _told("charge", _HORSE),
        "horse against horse": _told("charge", "mine=france_cuirassiers_10 enemy=france_dragoons_10 distance=8"),
        "horse against guns": _told("charge", "mine=france_cuirassiers_10 enemy=france_gun_medium_foot distance=9"),
        "defensive fire at horse": _told("reaction", f"{_CHARGED} reaction=fire"),
        "square before horse": _told("reaction", f"{_CHARGED} reaction=square"),
        "holding a line": _told("reaction", f"{_LINE} distance=6 reaction=hold"),
        "skirmishers evade": _told(
            "reaction", "mine=france_light_24 mine_formation=open enemy=france_line_24 distance=6 reaction=evade"
        ),
        "horse counter-charges": _told(
            "reaction", "mine=france_dragoons_10 enemy=france_cuirassiers_10 distance=10 reaction=counter_charge"
        ),
        "square in time": _told("formation", "mine=france_line_24 enemy=france_dragoons_10 into_formation=square"),
        "an order out of command": _told("order", "mine=france_line_24 verb=advance"),
        "a rally": _told("rally", "mine=france_line_24"),
    },
    "lepanto": {
        "guns at factor 1, a galley at two hexes": _told("guns", f"{_GALLEYS} hex=bow-2-1"),
        "guns at factor 1, a galliot": _told("guns", "mine=islamic-galliot enemy=christian-galleass"),
        "guns at factor 2, a galley": _told("guns", _GALLEYS),
        "guns at factor 4, a broadside": _told("guns", "mine=christian-galleass enemy=islamic-galley hex=port-1-4"),
        "small arms at 1:4": _told("arms", "mine=islamic-galliot enemy=christian-galleass"),
        "small arms at 1:2, a galley at two hexes": _told("arms", f"{_GALLEYS} distance=2"),
        "small arms at 1:1": _told("arms", _GALLEYS),
        "small arms at 4:1": _told("arms", "mine=christian-galleass enemy=islamic-galliot"),
        "small arms at two galliots": _told("arms", f"{_GALLIOTS} second=islamic-galliot"),
        "small arms at three galliots": _told("arms", f"{_GALLIOTS} second=islamic-galliot third=islamic-galliot"),
        "small arms at one galliot and a galley at two hexes": _told(
            "arms", f"{_GALLIOTS} second=islamic-galley second_distance=2"
        ),
        "Islamic small arms on turn 9": _told("arms", _MOORS),
        "Islamic small arms on turn 10": _told("arms", f"{_MOORS} hour=halved"),
        "a galleass with small arms on turn 20": _told(
            "arms", "mine=christian-galleass enemy=islamic-galley hour=late"
        ),
        "one galley boards": _told("boarding", _GALLEYS),
        "two galleys board": _told("boarding", f"{_GALLEYS} with_galley=1"),
        "a galley and a galliot board": _told("boarding", f"{_MOORS} with_galliot=1"),
        "four galleys board": _told("boarding", f"{_GALLEYS} with_galley=3"),
        "six galleys board a galliot": _told("boarding", f"{_GALLIOTS} with_galley=5"),
        "a ram after 1 hex": _told("ram", f"{_MOORS} hexes=1"),
        "a ram after 3 hexes": _told("ram", f"{_MOORS} hexes=3"),
        "a ram after 4 hexes": _told("ram", _MOORS),
    },
    "mistral": {
        "FormationSearches": _told("search", "mine=british"),
    },
}
