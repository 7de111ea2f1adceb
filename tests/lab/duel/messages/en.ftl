duel-hit = { $seat } hits.
duel-won = Ten points.
