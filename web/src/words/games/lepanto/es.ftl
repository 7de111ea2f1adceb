# Lo que se elige antes de empezar una partida de Lepanto.

scenario-learning = Aprendizaje
scenario-learning-note = Unas pocas naves por bando.
scenario-left-wings = Las alas izquierdas
scenario-left-wings-note = Parte de la batalla.
scenario-battle = La batalla entera
scenario-battle-note = Todas las naves.
option-gunnery_plus_close_combat = Cañones y combate cercano en la misma fase
option-calm_allows_sail = Con calma se puede navegar a vela
option-multi_target_halving = Varios blancos: reducir a la mitad
option-multi_target_halving-once = Una sola vez
option-multi_target_halving-per_target = Por cada blanco
option-ram_immobilised_may_reorient = Quien queda trabado al embestir puede reorientarse
option-stuck_fire = Quien queda trabado al embestir dispara a alcance 1
option-stuck_fire-shared_hex = Al buque de su hexágono
option-stuck_fire-any_target = A todo blanco a su alcance
option-gunnery_with_boarding = Cañones y abordaje en la misma fase
option-tow_after_drift = También se puede dar remolque tras la deriva
