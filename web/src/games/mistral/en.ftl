# Words of Mistral in the browser.

# Board

mistral-board = Western Mediterranean, { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
mistral-box-in = I
mistral-box-out = O
mistral-key-arrows = Go from place to place
mistral-key-enter = Choose, or give the course
mistral-key-escape = Let go
mistral-key-next = Next counter due to move
mistral-winds = Winds
mistral-no-wind = Prevailing Winds only
mistral-gale = { $wind } Gale, { $force }, at { $place }; reach { $radius }
mistral-sail = { $count } Sail
mistral-spotted = Spotted
mistral-disorganised = Disorganised
mistral-duty-blockade = Blockading
mistral-duty-interdiction = Interdicting
mistral-neutral = Neutral
mistral-kind-key = Key Port ({ $owner })
mistral-kind-minor = Minor Port ({ $owner })
mistral-kind-large = Large Space
mistral-kind-coastal = Coastal Space
mistral-kind-strait = Strait Space
mistral-kind-sea_zone = Sea Zone
mistral-in-harbour = { $count ->
    [one] { $count } Squadron in harbour
   *[other] { $count } Squadrons in harbour
}
mistral-flag-british = B
mistral-flag-savoy = Sa
mistral-flag-french = F
mistral-flag-genoese = G
mistral-flag-venetian = V
mistral-flag-spanish = S
mistral-flag-neapolitan = N
mistral-flag-knights = M
mistral-flag-pirate = P
mistral-flag-neutral = –

# Panel

mistral-panel = Orders and displays
mistral-pages = What to show
mistral-page-now = Now
mistral-page-fleet = Fleet
mistral-page-orders = Orders
mistral-page-calendar = Calendar
mistral-page-events = Events
mistral-page-prestige = Prestige
mistral-page-origins = Sources
mistral-waiting = Waiting for: { $side }
mistral-guide = Touch a place or a counter to look at it.
mistral-hint = What would the adviser do?
mistral-hint-short = Advice
mistral-choose = Choose
mistral-about = About
mistral-about-all = Everything
mistral-confirm = Confirm
mistral-cancel = Back
mistral-considered = Your answer
mistral-answer-pass = Pass
mistral-answer-done = Done
mistral-answer-yes = Yes
mistral-answer-no = No
mistral-answer-none = None
mistral-answer-keep = Keep
mistral-verb-draw = Draw Orders
mistral-verb-issue = Issue an Order
mistral-verb-rendezvous = Send to a Rendezvous
mistral-verb-form = Form
mistral-verb-unform = Unform
mistral-verb-subordinate = Subordinate
mistral-verb-release = Release what is Subordinated
mistral-verb-move = Move a Squadron to another Formation
mistral-verb-transfer = Transfer Sail
mistral-verb-post = Post a Leader
mistral-verb-relieve = Relieve a Leader
mistral-verb-ransom = Ransom a Leader
mistral-verb-pair = Pair
mistral-verb-part = Part
mistral-verb-prize = Take in a prize
mistral-verb-mend = Put right
mistral-verb-attack = Attack
mistral-verb-defy = Defy the French and attack
mistral-verb-join = Join a Combat
mistral-verb-send = Send a Fireship
mistral-verb-extend = Extend an Order
mistral-verb-hand_over = Hand over an Order
mistral-verb-fail = End an Order
mistral-verb-recall = End a Task
mistral-verb-defiance = Defy the French
mistral-verb-convert = Convert
mistral-asked = The decision is yours.
mistral-page-standing = Routine
mistral-never-again = { $what }, and do not ask again
mistral-enough = No, and do not ask again in this Impulse
mistral-search-on = Search on until something is Spotted; keep one Auxiliary back
mistral-always-so = Always answer so

# Courses

mistral-courses = Courses of this Increment
mistral-courses-how = Choose a counter and touch where it goes on the map, or pick it from its list.
mistral-course-of = Course of { $stack }
mistral-bound = Bound for
mistral-bound-of = { $stack } is bound for
mistral-bound-nowhere = Nowhere: ask every time
mistral-bound-for = Bound for { $place }
mistral-resting = All others mark time, without asking again
mistral-sail-all = { $count ->
    [0] All stay
   *[other] Give the courses ({ $count })
}

# Standing orders

mistral-standing = Standing orders
mistral-standing-note = They answer for you without asking, Turn after Turn. Your opponent does not see them.
mistral-standing-quiet = A quiet cruise
mistral-standing-clear = Ask me everything
mistral-standing-alarm = At sea, ask all the same
mistral-alarm-near = if an enemy counter is near, once an Impulse
mistral-alarm-contact = if an enemy counter is near
mistral-alarm-spotted = if any counter is Spotted
mistral-alarm-none = never
mistral-routine = What do you want to decide yourself?
mistral-routine-note = A year has more than a thousand questions. Leave to Routine those that are nearly always answered alike; the page Routine changes it.
mistral-routine-sea = At sea, keep the course and ask nothing
mistral-routine-dice = Buy and change no dice
mistral-routine-ports = In port, repair everything and move nothing else
mistral-routine-requests = Request no Reinforcements or Supplies, and leave the Levant Trade alone
mistral-routine-forced = Answer for me where only one answer is allowed; an opponent who watches the clock may guess it
mistral-routine-sending = Send on each Task the Auxiliary that the doctrine would
mistral-routine-set = Start with this
mistral-standing-courses = Destinations
mistral-standing-how = None. When you are asked for courses, choose a counter and touch a place far away.
mistral-standing-who = Counter
mistral-standing-send = Set
mistral-standing-then = { $stack }, once there
mistral-then-ask = and ask once there
mistral-then-stay = and mark time there
mistral-then-enter = and enter harbour
mistral-standing-lift = { $stack }: lift the order
mistral-standing-sea = At sea
mistral-standing-battle = In Battle and with the dice
mistral-standing-orders = Orders, requests and trade
mistral-standing-ports = In port
mistral-passing = In this Impulse: { $what }
mistral-passing-search = In this Task window: Search { $place } until something is Spotted
mistral-standing-ask = Ask me

# Places

mistral-send = Send to { $place }: { $stack }
mistral-blockade-value = Blockade Value { $value }
mistral-repair-value = { $period ->
    [quarter] Repair { $value } each Quarter
   *[turn] Repair { $value } each Turn
}
mistral-moored-ready = { $count } in harbour, Ready
mistral-moored-fitting_out = { $count } Fitting Out
mistral-moored-in_ordinary = { $count } In Ordinary
mistral-lanes = Lanes
mistral-way-with = with the wind
mistral-way-against = against the wind
mistral-way-none = no wind applies
mistral-catch-number = (Catch the Wind: { $number })

# Fleet board

mistral-fleet-board = Fleet board
mistral-fleet-british = British
mistral-fleet-bourbon = Bourbons
mistral-side-austrian = Austrians
mistral-side-savoyard = Savoyards
mistral-under = within { $stack }
mistral-off-map = off the map
mistral-harbour-of = In the harbour of { $place }
mistral-away = Off the map
mistral-squadron = { $kind }, { $sail } Sail
mistral-squadron-unknown = Squadron not known
mistral-class-sol = SOL
mistral-class-sold = SOL(D)
mistral-class-flagship = Flagship
mistral-class-frigate = Frigates
mistral-class-galley = Galleys
mistral-status-ready = Ready
mistral-status-fitting_out = Fitting Out
mistral-status-in_ordinary = In Ordinary
mistral-status-away = away
mistral-dp = { $dp } Damage Points of { $rating }
mistral-rank-A = Admiral
mistral-rank-VA = Vice-Admiral
mistral-rank-RA = Rear-Admiral
mistral-rank-C = Commodore
mistral-auxiliaries = Auxiliaries
mistral-berth-available = Available Box
mistral-berth-assigned = Assigned
mistral-berth-tasked = Tasked
mistral-berth-recovery = Recovery Box
mistral-berth-trade = Levant Track

# Orders in hand

mistral-orders-hand = Orders in hand
mistral-no-orders = You have no Orders.
mistral-chits-issued = Issued
mistral-chits-received = Received
mistral-chits-fulfilled = Fulfilled
mistral-chits-failed = Failed
mistral-held-by = { $holder } · count: { $served }

# Calendar

mistral-calendar = Calendar
mistral-impulse = Impulse
mistral-increment = MPI
mistral-impulse-of = Impulse { $impulse }, MPI { $increment }
mistral-date = { $turn } { $year }
mistral-phase-now = Step:
mistral-turn-short = T{ $turn }
mistral-phase-roles = Roles of the SOL(D)
mistral-phase-first-orders = First Orders
mistral-phase-before-turn = Before the Turn
mistral-phase-scattering = Scattering of Convoys
mistral-phase-arrivals = Arrivals
mistral-phase-weather = Winds and Gales
mistral-phase-pirates = Pirates
mistral-phase-dummies = Dummies
mistral-phase-first-window = Tasks (first window)
mistral-phase-marking = Bourbon markers
mistral-phase-british-moves = British movement
mistral-phase-second-window = Tasks (second window)
mistral-phase-bourbon-moves = Bourbon movement
mistral-phase-joining = Joining
mistral-phase-third-window = Tasks (third window)
mistral-phase-searches = Searches
mistral-phase-watches = Blockades and Interdictions
mistral-phase-gale-wear = Wear of Gales
mistral-phase-battles = Battles
mistral-phase-gale-steps = Gales move on
mistral-phase-concealment = Concealment
mistral-phase-steadying = Steadying
mistral-phase-handing-over = Extending and handing over Orders
mistral-phase-judging = Orders judged
mistral-phase-clearing = End of the Impulse
mistral-phase-sinking = Sinking checks
mistral-phase-events = Events
mistral-phase-orders = Orders
mistral-phase-assigning = Assigning Auxiliaries
mistral-phase-reinforcing = Reinforcements
mistral-phase-reorganising = Reorganisation
mistral-phase-recovering = Recovery of Auxiliaries
mistral-phase-attrition = Attrition
mistral-phase-auxiliary-blockades = Blockades by Auxiliaries
mistral-phase-laying-up = Laying up
mistral-phase-repairs = Repairs
mistral-phase-fitting-out = Fitting Out
mistral-phase-relief = Relief of Admirals
mistral-phase-turn-end = End of the Turn
mistral-phase-over = The game is over

# Events and campaigns

mistral-events = Event Flow Chart
mistral-event-done = occurred
mistral-event-open = possible
mistral-event-shut = not yet
mistral-event-from = from { $year }
mistral-campaigns = Military Campaigns
mistral-front-ended = ended
mistral-front-stopped = stopped this Year
mistral-front-closed = not open
mistral-front-marker = Progress marker at { $marker }
mistral-contingents = Contingents

# Prestige

mistral-prestige = Prestige
mistral-book = { $fulfilled } Orders Fulfilled, { $failed } Failed
mistral-score = Prestige: Brit. { $british }, Bourb. { $bourbon }
mistral-levant = Levant Trade Track
mistral-trader = { $who }, since Turn { $turn }
mistral-no-traders = No forces on the track.

# Battle

mistral-battle = Battle: { $place }
mistral-battle-attacker = Attacker
mistral-battle-gauge = Weather Gauge
mistral-battle-shift = Columns
mistral-battle-intensity = Intensity
mistral-battle-level = Damage Level
mistral-intensity-light = Light
mistral-intensity-medium = Medium
mistral-intensity-heavy = Heavy
mistral-step-attack = Attack
mistral-step-withdraw = Withdrawal
mistral-step-reinforce = Reinforcement
mistral-step-leaders = Leaders
mistral-step-intensity = Intensity
mistral-step-pairs = Combats
mistral-step-fire = Shifts and Fireships
mistral-step-losses = Damage
mistral-companion = { $flagship } sails with { $squadron }

# As lists

mistral-able = due to move
mistral-able-only = Only those due to move ({ $count })
mistral-stacks-own = Own counters ({ $count })
mistral-stacks-enemy = Enemy counters ({ $count })
mistral-stack = Counter
mistral-where = Place
mistral-told = Course
mistral-harbours = Harbours

# What is ours

mistral-origins = What is ours
mistral-origins-about = The rulebook decides. We do not have the series rules, the map, the counters or the booklets of orders, events and scenarios: what is missing we rebuilt, or inferred from what we do have. Each has its reason and the rules that it serves.
mistral-origin-reconstructed = Rebuilt: { $count }
mistral-origin-inferred = Inferred: { $count }
mistral-part-calendar = Calendar
mistral-part-weather = Winds and Gales
mistral-part-waters = Map and lanes
mistral-part-battle = Battle
mistral-part-squadrons = Squadrons
mistral-part-formations = Formations and Leaders
mistral-part-auxiliaries = Auxiliaries
mistral-part-upkeep = Attrition and Repairs
mistral-part-convoys = Convoys
mistral-part-corsairs = Privateers, pirates and Knights
mistral-part-orders = Orders
mistral-part-events = Events and campaigns
mistral-part-reinforcement = Reinforcements
mistral-part-prestige = Prestige
mistral-part-scenarios = Scenarios
