"""4 Shooting: targets, volleys, wear and the rout that it brings."""
