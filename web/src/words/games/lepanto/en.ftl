# What is chosen before a game of Lepanto.

scenario-learning = Learning
scenario-learning-note = A few ships a side.
scenario-left-wings = The left wings
scenario-left-wings-note = Part of the battle.
scenario-battle = The whole battle
scenario-battle-note = All ships; several sittings.
option-gunnery_plus_close_combat = Guns and close combat in the same phase
option-calm_allows_sail = Sailing is possible in a calm
option-multi_target_halving = Several targets: halve
option-multi_target_halving-once = Once only
option-multi_target_halving-per_target = For each target
option-ram_immobilised_may_reorient = A ship stuck by ramming may reorient
option-stuck_fire = A ship stuck by ramming fires at range 1 at
option-stuck_fire-shared_hex = The ship in its hex
option-stuck_fire-any_target = Any target in reach
option-gunnery_with_boarding = Guns and boarding in the same phase
option-tow_after_drift = Tows may also be made after drift
