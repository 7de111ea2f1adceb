duel-hit = { $seat } acierta.
duel-won = Diez puntos.
