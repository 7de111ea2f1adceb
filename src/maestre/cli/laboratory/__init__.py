"""`maestre lab`: studies, what they say, and the games behind them."""
