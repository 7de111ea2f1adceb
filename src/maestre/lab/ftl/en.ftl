# What the laboratory says.

# $games: how many were asked for
no-games = { $games } games cannot be played: ask for at least one.
# $agents: how many were named; $seats: how many the game has
agents-and-seats = { $game } has { $seats } seats, and { $agents ->
    [one] one agent was
   *[other] { $agents } agents were
} named: name { $seats }, with commas between them, or one for all seats.
# $on: what was asked for
unknown-workers = “{ $on }” is no way to run games: choose here, processes or ray.
address-without-ray = An address belongs to a Ray cluster, and the games are to run on “{ $on }”: say --on ray, or leave the address out.
no-ray = Ray is not installed: install it with pip install "maestre[ray]", or say --on processes.
ray-without-token = Ray was imported before it had a token, and would let anybody in: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN before the program starts.
# $address: where the cluster should be; $what: what Ray said
no-cluster = No Ray cluster answers at { $address } ({ $what }): check the address, and that RAY_AUTH_MODE and RAY_AUTH_TOKEN are set as on the cluster.
# $times: how often
workers-keep-dying = Workers died { $times } times under the same games: see whether the machine is short of memory, or run them with --on here to see the fault.
# $worker: host and process; $theirs, $ours: versions of Maestre
other-maestre = Worker { $worker } has version { $theirs } of Maestre, and this is { $ours }: install the same version everywhere.
no-chess = The benchmark measures itself against the chess package, which is not installed: install it with pip install "maestre[bench]".
no-shapely = The geometry is measured beside Shapely, which is not installed: install it with pip install "maestre[bench]".
# $what: what Ray said
ray-not-started = Ray did not start on this machine ({ $what }): see whether it is short of memory or overloaded and try again, or say --on processes.
# $count: what was asked for; $most: what is allowed
too-many-workers = { $count } processes would only be in each other's way here: ask for { $most } at most, or leave --workers out for one on each core.
# $agents: those that were named
league-of-two = A league of { $game } needs two different agents or more, in a game for two: name them with commas (now { $agents }).
