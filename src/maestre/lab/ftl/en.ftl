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
no-games-yet = No game of this study has come back yet: run it with maestre lab run first.

## What numbers of a study are in words, at a terminal and on a page

study-share = share
# $percent: with one decimal at most
study-percent = { $percent }%
study-interval = 95% interval
lab-cell = cell
lab-games = games
lab-of = share of
lab-beside = beside the first cell
lab-verdict = verdict
lab-swing = value
lab-effect = effect
lab-size = size
lab-spread = spread
lab-noise = noise
lab-effects-foot = Points of a hundred, from the first level of a value to its last. A size that is not well above the noise is none; a spread as large as the size says that it depends on other values.
lab-only-cell = all games
# $change, $low, $high: points of a hundred
lab-change = { $change } points ({ $low } to { $high })
lab-verdict-inside = inside
lab-verdict-below = below
lab-verdict-above = above
lab-open = { $more ->
    [one] not enough: about one game more
   *[other] not enough: about { $more } games more
}
lab-open-for-long = not enough games to say how many more it takes
lab-not-the-book = Not the book: it changes what is printed ({ $values }).
lab-balanced = Whatever this says, it says for these bots ({ $agents }), not for people.

## The page of a study

report-language = English
report-untitled = A study of { $game }
# $who: whose share; $share, $low, $high, $mark: percentages; $more: that it is not enough, and how many games lack
report-verdict-inside = { $who } comes to { $share } of { $games ->
    [one] one game
   *[other] { $games } games
}. By these games it lies between { $low } and { $high }: that is inside { $mark }.
report-verdict-above = { $who } comes to { $share } of { $games ->
    [one] one game
   *[other] { $games } games
}. By these games it lies between { $low } and { $high }: that is above { $mark }.
report-verdict-below = { $who } comes to { $share } of { $games ->
    [one] one game
   *[other] { $games } games
}. By these games it lies between { $low } and { $high }: that is below { $mark }.
report-verdict-open = { $who } comes to { $share } of { $games ->
    [one] one game
   *[other] { $games } games
}. By these games it may lie anywhere between { $low } and { $high }. To tell it from { $mark } this is { $more }.
report-verdicts = { $games } games in { $cells } cells, held against { $mark }: { $above } above, { $below } below, { $inside } inside, { $open } with too few games to say.
# $first: name of the first cell
report-differ = { $cells ->
    [one] { $count ->
        [0] The other cell does not differ from “{ $first }” beyond chance.
       *[other] The other cell differs from “{ $first }” beyond chance.
    }
   *[other] { $count ->
        [0] None of the { $cells } others differs from “{ $first }” beyond chance.
        [one] One of the { $cells } others differs from “{ $first }” beyond chance. Of twenty that do not differ at all, about one looks as if it did.
       *[other] { $count } of the { $cells } others differ from “{ $first }” beyond chance. Of twenty that do not differ at all, about one looks as if it did.
    }
}
report-screened = { $games } games at { $points } points, on walks that change one of { $values } values at each step: which of them matter at all?
report-screened-about = How far the share moves, on average, when a value goes from its first level to its last among all the others. What is no longer than the noise is nothing.
report-base = unchanged
report-not-all = Not all games are played yet: { $games } of { $most }.
report-percent = percent of the games
report-percent-lost = percent of those brought
report-points = points of a hundred
report-shares = Who wins
# $who: whose share; $mark: what it is held against
report-shares-about = Share of { $who } in each cell, with its 95% interval. Dashed line or band: { $mark }.
report-beside = Beside “{ $first }”
report-beside-about = By how many points of a hundred the share differs from that of “{ $first }”, on the same seeds. An interval that crosses the dashed line is no difference yet.
# $axes: what sets cells off
report-cells = Cells are named by { $axes }.
report-differs = a difference?
report-differs-inside = none that matters
report-differs-below = less
report-differs-above = more
# $shown, $count: rows
report-more = { $shown } of { $count } are shown; all of them are in games.parquet.
# $first, $second: names of switches
report-matrix = { $first } against { $second }
report-matrix-about = Share of { $who } in each field (rows and columns are the two switches). Fields over 50% have the colour of the first side and those below that of the second; the paler, the more even.
report-n = n { $games }
report-strength = How strong the armies are
report-strength-about = Strength of each army over all fields (Bradley and Terry): 400 points more are ten to one. The mean is 0; the interval is that of 95%.
report-rating = points
# $who: a side; $worth, $low, $high: points
report-side = To play { $who } is worth { $worth } points by itself ({ $low } to { $high }).
# $groups: names, group by group
report-unrated-apart = The armies cannot be rated, because these groups never met: { $groups }.
report-unrated-spotless = The armies cannot be rated, because some of them took every point from others (those of a group did not): { $groups }. More games may change that.
report-unrated-side = The armies cannot be rated, because what the side is worth cannot be told from what they are.
report-tornado = What matters most
report-tornado-about = One thing changed at a time, beside “{ $first }” on the same seeds: by how many points of a hundred the share goes up or down. The one that moves most comes first.
report-lengths = How clearly and how long
report-margins = How clearly
report-margins-about = In how many games { $who } was ahead by so many points in the end; below 0 it was behind.
report-margin = points ahead
report-lengths-about = In how many games the battle ended in which turn.
report-turns = turn of the end
report-turns-mean = turns, mean
report-turns-median = turns, median
report-margin-mean = points ahead, mean
report-margin-median = points ahead, median
report-losses = What is lost
# $sides: how sides are told apart
report-losses-about = Of what each side brought of a kind, the share that was lost. { $sides }
# $first, $others: sides
report-key = Full bars: { $first }; empty bars: { $others }.
report-kind = kind
report-seat = side
report-brought = brought a game
report-lost = lost a game
report-share-lost = share lost
report-by-turn = Losses turn by turn
report-by-turn-about = Pieces lost in each turn, in a game. { $sides }
report-turn = turn
report-per-game = in a game
report-table = As a table
report-by-cause = How pieces are lost (number in a game)
report-cause = cause
report-share-of-losses = of all losses
report-where = Where it is lost
# $who: a side; $most: losses at the place with most; $games: games
report-where-about = { $who }: where its pieces are lost. The darkest place stands for { $most ->
    [one] one loss
   *[other] { $most } losses
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
report-where-most = { $who }: the places with most losses
report-where-part = Only the part of the board where pieces were lost is drawn.
report-place = place
report-lost-all = losses
report-worth = What a kind is worth for its points
# $points: so many points
report-worth-about = By how many points of a hundred { $points ->
    [one] one point more
   *[other] { $points } points more
} of a kind change the chance to win of whoever brings them, from an even one.
report-worth-effect = { $points ->
    [one] one point more
   *[other] { $points } points more
}
report-worth-is = Reckoned from who won { $games } games, in which armies met in { $lineups } ways, and from how many points of each of { $kinds } kinds either side had more. It says what such points did in these armies, in the hands of these bots. It is no price: kinds that always come together share what they do, whatever is little known is drawn towards 0, and nothing here says why.
report-trade = What was destroyed for what was lost
report-trade-is = The armies are too much alike from game to game to tell what each kind is worth. This is what each side destroyed for each point that it lost; it says nothing of single kinds.
report-destroyed = points destroyed, a game
report-points-lost = points lost, a game
report-rate = destroyed for each lost
report-study = The study
report-repeat = These commands play it again, and any of its games by its row:
report-game = Game
report-games = Games
report-seed = Seed
report-digest = Digest of the study
report-hash = Hash of all games
report-versions = Played by
# $version: of Maestre; $rules: of the game's rules
report-version = Maestre { $version }, rules { $rules }
report-file = The file of the study

## How pieces are lost; a game may call it otherwise

lost-guns = guns
lost-arms = small arms
lost-board = boarding
lost-ram = ramming
lost-drift = drifted off the map
lost-removed = taken off by the rules
lost-lost = lost
lost-melee = hand to hand
lost-burst = burst gun
lost-rout = shooting or rout
lost-pursuit = ridden down in pursuit
lost-no-escape = no way to escape
lost-dismantled = dismantled
lost-left-behind = left behind
lost-fell = fell
lost-fled = fled
lost-ridden-down = ridden down
lost-unneeded = no longer needed
lost-destroyed = destroyed
lost-routed = routed
lost-caught = caught
lost-with-unit = with his unit
