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
# $path: where a value should be; $names: what there is
no-value = There is no value at { $path }: what leads on there is { $names }.
# $value: what was given; $there: what the game has
value-other-type = { $path } is { $there } in the game, and { $value } is of another kind: give one of the same kind.
# $table: where the game found fault; $what: its words
value-refused = The game cannot be played so ({ $paths }): { $table }: { $what }.
study-long = A study has { $most } characters at most: shorten the file.
# $what: what the reader of TOML said
study-unread = The file of the study cannot be read as TOML: { $what }.
# $what: which entry, and what is wrong with it
study-wrong = The study is not as it should be: { $what }. maestre lab new GAME FILE writes one to compare with.
study-large = This study has { $cells } cells and { $games } games, and at most { $most } games are allowed: make it smaller.
no-variant = No variant is called “{ $name }”: those of the study are { $names }.
study-busy = Somebody is at work on the study in { $folder }: wait, or choose another folder with --folder.
study-other = { $folder } holds another study: choose another folder with --folder, or remove it.
# $theirs: version of Maestre and of the rules
study-older = The study in { $folder } was begun with Maestre and rules { $theirs }: go on with those, or choose another folder with --folder.
no-study = { $folder } holds no study: name the folder that maestre lab run has made.
no-row = There is no row { $row }: rows go from 0 to { $most }.
row-otherwise = Row { $row } comes out otherwise here than when it was played: use Maestre and rules { $theirs }.
no-lab = Studies need { $names }, not installed: install them with pip install "maestre[lab]".
# $origin: what the table says of itself
value-printed = { $path } is not open to a search: its table says “{ $origin }”. Search what is rebuilt, inferred or ours.
study-mixed = A study that changes values one at a time, or screens them, has no grid and no sample beside that: leave one of them out.
