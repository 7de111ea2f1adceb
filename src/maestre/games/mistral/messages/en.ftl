# Mistral: what players are told

## Places

place-gibraltar = Gibraltar
place-port_mahon = Port Mahon
place-cadiz = Cadiz
place-cartagena = Cartagena
place-barcelona = Barcelona
place-palma = Palma
place-malaga = Malaga
place-alicante = Alicante
place-melilla = Melilla
place-marseilles = Marseilles
place-toulon = Toulon
place-villefranche = Villefranche
place-cagliari = Cagliari
place-genoa = Genoa
place-bastia = Bastia
place-ajaccio = Ajaccio
place-leghorn = Leghorn
place-naples = Naples
place-palermo = Palermo
place-messina = Messina
place-syracuse = Syracuse
place-venice = Venice
place-valetta = Valetta
place-sale = Salé
place-algiers = Algiers
place-tunis = Tunis
place-tripoli = Tripoli
place-s1 = Space #1 (off Cape Spartel)
place-s2 = Space #2 (northern Alboran)
place-s3 = Space #3 (southern Alboran)
place-s4 = Space #4 (off Cape Palos)
place-s5 = Space #5 (Ibiza channel)
place-s6 = Space #6 (Ebro to Majorca)
place-s7 = Space #7 (south of Minorca)
place-s8 = Space #8 (south-west of Sardinia, off Bona)
place-s9 = Space #9 (south-west Sardinia)
place-s10 = Space #10 (west of Sardinia)
place-s11 = Space #11 (west of Corsica)
place-s12 = Space #12 (Ligurian Sea)
place-s13 = Space #13 (off Toulon)
place-s14 = Space #14 (off Cape Creus)
place-s15 = Space #15 (east of Sardinia)
place-s16 = Space #16 (south-east Sardinia)
place-s17 = Space #17 (east of Bonifacio)
place-s18 = Space #18 (Roman coast)
place-s19 = Space #19 (off Naples)
place-s20 = Space #20 (Lipari)
place-s21 = Space #21 (north of Palermo)
place-s22 = Space #22 (west of Sicily)
place-s23 = Space #23 (Pantelleria)
place-s24 = Space #24 (Gulf of Hammamet)
place-s25 = Space #25 (Gulf of Gabes)
place-s26 = Space #26 (off Tripoli)
place-s27 = Space #27 (south of Sicily)
place-s28 = Space #28 (Cape Passero)
place-s29 = Space #29 (east of Sicily)
place-s30 = Space #30 (Gulf of Taranto)
place-dalmatia_n = Dalmatia North
place-dalmatia_s = Dalmatia South
place-cA = Coastal Space A (Toulon to Villefranche)
place-cB = Coastal Space B (Rapallo to Piombino)
place-cC = Coastal Space C (Piombino to Orbetello)
place-cD = Coastal Space D (Orbetello to Nettuno)
place-cE = Coastal Space E (Nettuno southward)
place-cF = Coastal Space F (Pescara to Termoli)
place-cG = Coastal Space G (Giulia to Pescara)
place-cH = Coastal Space H (Ancona to Giulia)
place-cI = Coastal Space I (Rimini to Ancona)
place-cJ = Coastal Space J (Venice to Rimini)
place-coast_villefranche = Villefranche coast
place-coast_genoa = Genoa coast
place-strait_gibraltar = Strait of Gibraltar
place-bonifacio = Bouches de Bonifacio
place-elba_straits = Elba Straits
place-messina_straits = S. di Messina
place-the_gut = The Gut
place-maltese_roads = Maltese Roads
place-ionian_sea = Ionian Sea
place-barbary_coast = Barbary Coast
place-balearic_sea = Balearic Sea
place-golfe_du_lion = Golfe du Lion
place-tyrrhenian_sea = Tyrrhenian Sea
place-sicilian_channel = Sicilian Channel

## Turns

turn-winter-quarter = Winter Quarter
turn-january = January
turn-february = February
turn-march = March
turn-spring-quarter = Spring Quarter
turn-april = April
turn-may = May
turn-june = June
turn-summer-quarter = Summer Quarter
turn-july = July
turn-august = August
turn-september = September
turn-fall-quarter = Fall Quarter
turn-october = October
turn-november = November
turn-december = December

## Names

box-in = { $place } (In Box)
box-out = { $place } (Out Box)
counter-hidden = { $of ->
    [british] British counter { $number }
   *[bourbon] Bourbon counter { $number }
}
counter-grand = { $of ->
    [british] British Grand Flotilla
   *[bourbon] Bourbon Grand Flotilla
}
counter-flag = { $of ->
    [british] British Flotilla { $letter }
    [french] French Flotilla { $letter }
    [spanish] Spanish Flotilla { $letter }
   *[bourbon] Bourbon Flotilla { $letter }
}
counter-detachment = { $of ->
    [british] British Detachment { $letter }
    [french] French Detachment { $letter }
   *[spanish] Spanish Detachment { $letter }
}
counter-dummy = { $of ->
    [british] British Dummy { $letter }
    [french] French Dummy { $letter }
   *[spanish] Spanish Dummy { $letter }
}
counter-alone = { $squadron } alone
convoy-british_levant_outbound = British Levant Convoy (outbound)
convoy-british_levant_homebound = British Levant Convoy (homebound)
convoy-french_levant = French Levant Convoy
convoy-spanish_troop = { $number ->
    [2] second Spanish Troop Convoy
   *[other] Spanish Troop Convoy
}
convoy-british_supply = Supply Convoy
squadron-name = Squadron { $id }
auxiliary-fleet = { $of ->
    [british] British Fleet Auxiliary { $number }
    [french] French Fleet Auxiliary { $number }
   *[spanish] Spanish Fleet Auxiliary { $number }
}
auxiliary-fleet50 = { $of ->
    [british] British Fleet-50 { $number }
    [french] French Fleet-50 { $number }
   *[spanish] Spanish Fleet-50 { $number }
}
auxiliary-light = { $of ->
    [british] British Light Auxiliary { $number }
    [french] French Light Auxiliary { $number }
    [spanish] Spanish Light Auxiliary { $number }
    [neapolitan] Neapolitan Light Auxiliary { $number }
    [genoese] Genoese Light Auxiliary { $number }
    [venetian] Venetian Light Auxiliary { $number }
   *[savoy] Savoyard Light Auxiliary { $number }
}
auxiliary-galley = { $of ->
    [british] British Galleys { $number }
    [french] French Galleys { $number }
    [spanish] Spanish Galleys { $number }
    [neapolitan] Neapolitan Galleys { $number }
    [genoese] Genoese Galleys { $number }
    [venetian] Venetian Galleys { $number }
   *[savoy] Savoyard Galleys { $number }
}
auxiliary-fire = { $of ->
    [british] British Fireship { $number }
    [french] French Fireship { $number }
   *[spanish] Spanish Fireship { $number }
}
auxiliary-fireship = { auxiliary-fire }
auxiliary-bomb = { $of ->
    [british] British Bomb { $number }
    [french] French Bomb { $number }
   *[spanish] Spanish Bomb { $number }
}
auxiliary-priv = { $of ->
    [french] French Privateer
   *[spanish] Spanish Privateer
}
corsair-sale_rover = Salee Rover
corsair-algiers_pirate = pirate of Algiers
corsair-tunis_pirate = pirate of Tunis
corsair-tripoli_pirate = pirate of Tripoli
corsair-knights_of_malta = Galley of the Knights of Malta
wind-levanter = Levanter
wind-vendavales = Vendavales
wind-mistral = Mistral
wind-marin = Marin
wind-libeccio = Libeccio
wind-tramontana = Tramontana
wind-scirocco = Scirocco
wind-gregales = Gregales
wind-bora = Bora
force-f8 = Force 8
force-f9 = Force 9
force-f10 = Force 10
force-f11 = Force 11
force-hurricane = a hurricane

## Movement

# $formation is an id, or the handle of a hidden counter (bourbon-3); $place and $left are locations, boxes too (the_gut:in); $edge is west or east
moved = { $formation } sails from { $left } to { $place }.
caught-wind = { $formation } Catches the Wind for { $place }.
missed-wind = { $formation } fails to Catch the Wind for { $place } and marks time.
beating = { $formation } beats against the wind toward { $place }: with its next MP in this Impulse it arrives.
sailed = { $formation } leaves the harbour of { $place }.
harboured = { $formation } enters the harbour of { $place }.
left-map = { $formation } leaves the map from { $place } by the { $edge ->
    [west] West
   *[east] East
} edge.
came-in = { $formation } comes in from beyond the map: { $place }.
turns-home = { $formation } has no enemy left within { $reach } MPs of { $place } and, without Orders, makes for the nearest friendly Port.
keeps-company = { $formation } joins { $other } on the way home: they move as one stack.
marker-void = { $formation } can no longer do what it was told and marks time.
course-ask = What does each of your stacks do with its MP? (Impulse { $impulse }, MPI { $increment })
course-marking = Mark what each of your stacks is to do; the British will not see it before they have moved. (Impulse { $impulse }, MPI { $increment })
action-stay = Mark time
action-go = Sail to { $place }
action-go-against = Beat to { $place } (two MPs)
action-catch = Catch the Wind for { $place }
action-sail = Leave harbour
action-enter = Enter harbour
action-leave = Leave the map by the { $edge ->
    [west] West
   *[east] East
} edge
action-clear = Chase off { $auxiliary }
action-unload = { $points ->
    [one] Unload one Repair Point
   *[other] Unload { $points } Repair Points
}

## Movement: what cannot be. $open lists what is open

not-free = { $formation } is not free in { $place }: it must mark time after a Withdrawal, follow its route or make for port. Choose among: { $open }.
none-fitting-out = { $formation } cannot leave { $place }: none of its Squadrons is Fitting Out. Designate them in the Administrative Phase.
flagship-alone = { $formation } cannot leave { $place }: a Flagship would sail without a regular Squadron of its Contingent. Fit one out, or leave the Flagship In Ordinary.
flagships-too-many = { $formation } cannot leave { $place }: each Flagship needs a regular Squadron of its own. Fit another out, or leave a Flagship behind.
tied-to-port = { $formation } is a Spanish Flotilla without Orders and stays in port at { $place }: Issue it an Order, or wait for a Spotted British Formation within { $reach } MPs or a Blockade of a Spanish Port.
too-far-out = { $formation } has no Orders and may not go more than { $reach } MPs beyond a Bourbon Port. Choose among: { $open }.
no-harbour = { $formation } is in { $place }, which has no harbour: sail to a Port or Coastal Space first.
enemy-harbour = { $formation } cannot enter the harbour of { $place }: it is an Enemy one. Choose among: { $open }.
harbour-shared = { $formation } cannot enter the harbour of { $place }: enemy Squadrons lie in it. Choose another, or wait until they have sailed.
dummy-no-harbour = { $formation } is a Dummy and enters no harbour: take it off at the end of an Impulse.
no-leaving-map = { $formation } may not leave the map: only Convoys, Rendezvous bound for that edge and forces withdrawn by an Order do. Choose among: { $open }.
no-such-action = { $formation } cannot do that in { $place }. Choose among: { $open }.

## Standing orders

standing-unknown = “{ $order }” is no standing order: choose one of those in the panel (course, stay, forced always, search … in …; never or always: { $windows }; choose: { $chosen }).
standing-no-place = “{ $order }”: there is no place “{ $name }” on the map. Choose one on it.
standing-no-lane = “{ $order }”: no lane joins { $left } and { $place }. Name the places between them, or the last one alone to go by the fastest way.
standing-no-harbour = “{ $order }”: { $place } has no harbour. End the course with “then stay”, or in a Port or Coastal Space.
standing-course = { $formation }: make for { $way }
standing-stay = { $formation }: mark time
standing-stay-all = All others: mark time
standing-then-stay = then mark time
standing-then-enter = then enter harbour
standing-unless-spotted = unless a counter is Spotted
standing-unless-contact = unless an enemy counter is near
standing-unless-near = unless an enemy counter is near; then once an Impulse
standing-searches-always = Search whenever possible
standing-searches-never = Never Search
standing-attack-never = Never attack
standing-reinforce-never = Never reinforce a Battle
standing-screen-never = Never Screen
standing-reroll-never = Never buy another throw
standing-dummies-never = Leave the Dummies as they are
standing-orders-never = Draw and Issue no Orders
standing-shadow-always = Shadow whenever possible
standing-shadow-never = Never Shadow
standing-withdraw-never = Never Withdraw
standing-pursue-never = Never pursue
standing-help-never = No Auxiliary helps reinforcements
standing-fireships-never = Send no Fireships in Battle
standing-rank-never = Change no die by my Rank
standing-terms-never = Leave Orders in Execution as they are
standing-tasks-never = Name no Tasks
standing-watches-never = Begin no Blockades or Interdictions
standing-scatter-never = Scatter no Convoys
standing-divert-never = Divert no Troop Convoys
standing-supply-never = Ask for no Supply Convoys
standing-recall-never = Recall no Interdicting Auxiliaries
standing-trade-never = Leave the Levant Trade as it is
standing-knights-never = Do not send the Knights of Malta
standing-assignments-never = Leave the Auxiliaries where they are
standing-requests-never = Request no Reinforcements for Prestige
standing-laying-up-never = Lay up no Squadrons
standing-repairs-never = Make no Repairs
standing-repairs-always = Make all Repairs that can be made
standing-fitting-out-never = Fit Out no Squadrons
standing-reorganise-never = Do not Reorganise
standing-entries-choose = New Squadrons make for { $option }
standing-berths-choose = New Sail join { $option ->
    [new] a new Squadron
   *[other] { $option }
}
standing-musters-choose = Troop Convoys Formed: { $option }
standing-havens-choose = The Base of corsairs is { $option }
standing-name-searches = Searches
standing-name-shadow = Shadowing
standing-name-repairs = Repairs

## Winds and Gales

winds = Blowing: { $winds }.
winds-none = No wind blows.
gale = A { $wind } Gale, { $force }, in { $place }.
gale-stands = A { $wind } Gale already stands in a Sea Zone: no other is placed.
gale-moves = The { $wind } Gale moves from { $left } to { $place }.
gale-ends = The { $wind } Gale ends in { $place }.
squadron-parted = The Gale parts { $formation } from its Flag in { $place }: it makes for the nearest friendly Port by itself.
damaged = { $squadron } takes { $amount } DP and has { $total }.
mended = { $squadron } is mended by { $amount } DP and has { $total } left.
sail-lost = The { $ship } is lost ({ $squadron }).

## Tasks, Screening and detection

# $fleet is british or bourbon; $task the name of a Task (task-name-…); $place a location; $auxiliary, $screener, $shadower Auxiliaries; $formation an id, or the handle of a hidden counter
task-name-search = Search
task-name-shadow = Shadow
task-name-counter_shadow = Counter-Shadow
task-name-assist_reinforcement = help to a Reinforcement
task-name-convoy_attack = Convoy Attack
task-name-screen = Screen
task-name-levant_trade = Levant Trade
task-name-fireship_attack = Fireship attack
task-name-bombardment = bombardment
task-name-blockade = Blockade
task-name-interdict = Interdiction
task-name-escort = Escort
task-name-show_of_force = Show of Force
task-declared = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} name a Task: { $task }, { $place }.{ $free ->
    [0] {""}
   *[other] {" "}It cannot be Screened.
}
task-shown = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} send { $auxiliary }: { $task }, { $place }.
task-lasts = { $auxiliary } keeps to its Task: { $task }.
task-broken-off = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} break off the Task of { $auxiliary }.
auxiliary-spent = { $auxiliary } goes to the Recovery Box.
screened = { $screener } Screens { $auxiliary } ({ $task }, { $place }): { $outcome ->
    [yes] the Task is stopped
    [partial] the Task goes on, Partially Screened
   *[no] the Task goes on unhindered
}.
show-begins = { $auxiliary } lies off { $place } to show the flag.
search-found = The Search of { $place } finds a counter.
search-missed = The Search of { $place } does not find a counter.
spotted = { $formation } is Spotted: { $place }.
unspotted = { $formation } is out of sight again; last seen: { $place }.
shadow-lost = { $auxiliary } loses { $formation }, which it Shadowed.
counters-added = { $count ->
    [one] A { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } counter is
   *[other] { $count } { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } counters are
} added: { $place }.
dummy-placed = You place { $formation }: { $place }.
dummy-off = { $formation }, a Dummy, is taken off: { $place }.
bombard-nothing = { $auxiliary } finds nothing in the harbour of { $place } that it may attack.
harbour-fire-hit = { $auxiliary } drives onto its target in the harbour of { $place }.
harbour-fire-missed = { $auxiliary } burns out harmlessly off { $place }.
strike-failed = The attack fails.
harbour-struck = The Squadron attacked suffers { $dp } DP{ $sunk ->
    [0] {""}
    [one] {" "}and loses a Sail
   *[other] {" "}and loses { $sunk } Sail
}.

## Tasks: what is asked

task-ask = Name a Task of one of your Auxiliaries, break off one that lasts, or pass.
task-pick-ask = Which Auxiliary do you send? The enemy sees it when his Screener is shown.
screen-ask = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} have named a Task ({ $task }, { $place }). Do you Screen it?
shadow-ask = { $formation } may be Shadowed: { $place }. Do you?
search-ask = Where do your Formations Search for the hidden counters that lie with them?
help-ask = One of your Formations tries to join the Battle: { $place }. Does an Auxiliary help it?
dummies-ask = Place Dummies with your Formations, or take them off.

## Tasks: what is refused

task-names-target = Name a target for the Task ({ $task }), but no Auxiliary: you pick that afterwards, in secret. If it cannot be Screened, add the word free.
task-no-target = { $target } cannot be named as a target of this Task ({ $task }): choose one of those offered.
task-nobody-free = All Auxiliaries of { $fleet ->
    [british] the British
   *[bourbon] the Bourbons
} are in boxes or on Tasks; none can be sent ({ $task }). Break off a Task, or pass.
task-none-to-break-off = { $auxiliary } is not on a Task of yours that lasts: name one that is.
task-not-of-class = { $auxiliary } is a { $kind ->
    [fleet] Fleet
    [fleet50] Fleet-50
    [galley] Galley
    [light] Light
    [fireship] Fireship
   *[bomb] Bomb
} Auxiliary, which cannot be sent on this Task ({ $task }): send another Class.
task-has-auxiliary = { $auxiliary } is on this Task already ({ $task }), and one Auxiliary performs it: choose another target.
task-before-war = { $auxiliary } is French: before France Declares War it may only Search, Shadow, Counter-Shadow and Screen against the British, not this ({ $task }).
task-on-french-before-war = The British cannot attack what is French before France Declares War ({ $task }), unless they pay Prestige to defy the French.
task-out-of-range = { $auxiliary } has an Operational Range of { $reach ->
    [one] 1 Space
   *[other] { $reach } Spaces
}, and { $place } is { $spaces ->
    [-1] out of all reach
   *[other] { $spaces } away
}: choose a nearer target.
task-waters-closed = { $auxiliary } can trace no range to { $place }: { $kind ->
    [galley] Galleys go into neither Sea Zones nor Gale Spaces
   *[other] its Class does not go into Gale Spaces
}.
task-cannot-be-screened = { $auxiliary } cannot be Screened in this Task ({ $task }): declare it free from Screening, or send another Class.
task-can-be-screened = { $auxiliary } can be Screened in this Task ({ $task }): do not declare it free from Screening, or send another Class.
counter-not-assigned = { $auxiliary } is not Assigned to { $formation }: only an Auxiliary that is can attack { $shadower }, which Shadows it.
bombard-from-port-space = { $auxiliary } must be Assigned to a Formation in the Port Space of { $place } to attack its harbour: bring the Formation there.
bombard-not-enemy = { $place } is not an Enemy Port: only ships in Enemy harbours can be attacked.
bombard-disorganised = { $formation } is Disorganised and sends nobody into a harbour until it is steady again.
bombard-once = { $formation } has attacked a harbour in this Impulse already: wait for the next.
order-not-of-class = { $auxiliary } is a { $kind ->
    [fleet] Fleet
    [fleet50] Fleet-50
    [galley] Galley
    [light] Light
    [fireship] Fireship
   *[bomb] Bomb
} Auxiliary, which cannot Execute { $order ->
    [show_of_force] a Show of Force Order
    [interdiction] an Interdiction Order
    [escort] an Escort Order
    [blockade] a Blockade Order
   *[other] such an Order
}.
order-not-held = { $auxiliary } holds no Issued Order of this kind ({ $order ->
    [show_of_force] Show of Force
    [interdiction] Interdiction
   *[escort] Escort
}) for { $place }.

## Battle: what happens

# $formation and $other are ids of Formations ($other of a Squadron in combat-formed and companion-spare), $place and $to locations, $fleet british or bourbon, $number the number of a Combat
battle-offered = { $formation } attacks { $other } in { $place }.
gauge-number = The chance number of { $formation } for the Weather Gauge is { $number }.
gauge-held = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} hold the Weather Gauge in { $place }.
withdrawal-failed = { $formation } cannot get away from { $place } and must fight.
withdrew = { $formation } Withdraws from { $place } to { $to }.
withdrew-harbour = { $formation } Withdraws into the harbour of { $place }.
pursued = { $formation } follows { $other } to { $to }.
pursuit-outsailed = { $formation } is slower than { $other } and cannot follow.
reinforcement-number = { $formation } joins the Battle on { $number } or less.
reinforcement-failed = A { $fleet ->
    [british] British
   *[bourbon] Bourbon
} force tries to join the Battle in { $place } and does not come up.
reinforced = { $formation } joins the Battle in { $place }.
intensity = { $fleet ->
    [british] The British choose
   *[bourbon] The Bourbons choose
} a { $chosen ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
} Battle; with such Leaders it is { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
}.
damage-level = The Damage Level of this { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
} Battle is { $level }.
combat-formed = Combat { $number }: { $squadron } against { $other }.
combat-joined = { $squadron } is in Combat { $number }.
combat-result = Combat { $number }: { $fleet ->
    [british] the British score
   *[bourbon] the Bourbons score
} { $amount } DP in column { $column }{ $sunk ->
    [0] .
    [one] {" "}and sink one Sail.
   *[other] {" "}and sink { $sunk } Sail.
}
convoy-attacked = { $squadron } falls on { $formation }.
convoy-struck = { $formation } takes { $amount } DP.
fireship-missed = { $auxiliary } does not reach { $squadron }: it needed { $needed } or more.
fireship-failed = { $auxiliary } reaches { $squadron } but does not take fire in time.
fireship-hit = { $auxiliary } sets fire to { $squadron }: { $amount } DP{ $sunk ->
    [0] .
    [one] {" "}and one Sail sunk.
   *[other] {" "}and { $sunk } Sail sunk.
}
leader-unhurt = { $leader } comes out of the Battle unhurt.
leader-lost = { $leader } is { $fate ->
    [captured] captured
    [killed] killed
   *[wounded] wounded
}{ $turns ->
    [0] .
    [one] {" "}and out of play for one Turn.
   *[other] {" "}and out of play for { $turns } Turns.
}
succeeded = { $leader } takes command of { $formation }.
struck = { $ship } strikes her colours to { $fleet ->
    [british] the British
   *[bourbon] the Bourbons
}.
disorganised = { $formation } is Disorganised.
formation-lost = { $formation } has no Squadron left and is taken off.
battle-over = The Battle in { $place } is over.

## Battle: why Prestige changes ($why of the message prestige)

why-defied-french = attacking the French before the war
why-sail-taken = enemy Sail sunk or captured
why-sail-lost = own Sail sunk or captured

## Battle: what is asked

battle-ask-attack = Do you attack in { $place }? Choose one of your Formations and a Spotted enemy one.
battle-ask-withdraw = Does your Formation Withdraw or fight?
battle-ask-pursue = Do you follow the enemy who Withdrew? You can only if you are not slower.
battle-ask-reinforce = Which of your other Formations in { $place } try to join the Battle? Each may try once.
battle-ask-leaders = In which Squadron does each Leader sail?
battle-ask-intensity = How hard do you press the Battle? Personalities shift it by { $shift }.
battle-ask-companions = With which Squadron does each Flagship sail?
battle-ask-pair = Pair one of your free Squadrons with a free enemy one.
battle-ask-join = Does another Squadron join a Combat?
battle-ask-shifts = How do you use your column shifts in each Combat?
battle-ask-odd = Who takes the odd Damage Points?
battle-ask-fireship = Do you send a Fireship against a Squadron that fought?
battle-fight = Fight
battle-stay = Stay
battle-follow = Follow
battle-alone = Without companion
battle-use = Use the Flagship's shift
battle-leave = Do without it

## Battle: what cannot be

attack-not-here = { $formation } cannot attack: it is no stack of yours in { $place }, where you have { $count }. Name one of those.
attack-unspotted = { $formation } can only attack a Spotted enemy Formation in { $place }; there { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}. Name a Spotted one or do not attack.
attack-disorganised = { $formation } is Disorganised and cannot attack until a Leadership Check or a harbour steadies it. Attack with another or let it be.
attack-kind = { $formation } cannot attack: { $kind ->
    [dummy] it is a Dummy
    [independent] it is an Independent Squadron
   *[convoy] it is a Convoy without escort
}. Attack with another Formation or let it be.
attack-escort = { $formation } escorts a Convoy: Spanish escorts do not attack. Attack with another Formation or let it be.
attack-before-war = { $formation } has French Squadrons and cannot attack before France is at war with Britain. Attack with a Spanish Formation or let it be.
attack-scattered = { $formation } is Scattered and cannot be brought to Battle. Attack another Formation or send Auxiliaries against it.
attack-french = { $formation } has French ships, and France is not at war with Britain. Attack others, or defy the French for { $price } Prestige.
defy-nobody = { $formation } can be attacked without defying anybody. Attack it plainly.
defy-poor = You cannot defy the French: it takes more than { $price } Prestige and you have { $prestige }. Attack a Spanish Formation or let it be.
reinforce-disorganised = { $formation } is Disorganised and cannot join the Battle. Leave it out.
reinforce-kind = { $formation } cannot join the Battle: { $kind ->
    [dummy] it is a Dummy
    [independent] it is an Independent Squadron
   *[convoy] it is a Convoy without escort
}. Leave it out.
reinforce-escort = { $formation } escorts a Convoy: the Spanish do not attack while they do, nor join an attack of their own side. Leave it out.
reinforce-before-war = { $formation } has French Squadrons and keeps out of Battles before France is at war with Britain. Leave it out.
reinforce-command = { $formation } is of another Command than those who fight: its Command Admiral or the Fleet Admiral must be in the location. Leave it out.
companion-taken = { $squadron } can accompany { $max ->
    [one] one Flagship
   *[other] { $max } Flagships
} and no more. Give the other another Squadron.
companion-spare = { $squadron } cannot be left alone while { $other } is free to sail with it. Put them together.
pair-not-free = { $squadron } is not free: it does not fight here or is in a Combat already. { $count ->
    [one] One Squadron is free
   *[other] { $count } Squadrons are free
}; choose among those.
join-full = { $squadron } cannot join Combat { $number }: in a { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
} Battle a side has at most { $max ->
    [one] one Squadron
   *[other] { $max } Squadrons
} in one. Choose another Combat or hold it back.
join-command = { $squadron } cannot join Combat { $number }: Squadrons of the other Bourbon Command fight there. Choose another Combat or hold it back.
join-no-combat = { $squadron } can join one of the { $count } Combats that there are. Give its number.
join-flagship = The Flagship { $squadron } has no companion and must be placed in a Combat of its side first.
fireship-none = { $auxiliary } cannot be sent: it is no Fireship of an Engaged Formation that has sent none yet. You have { $count } that can; choose one or pass.
fireship-target = { $auxiliary } can only be sent against an enemy Squadron that fought; there are { $count }. Name one or pass.

## Convoys

# $convoy is a Convoy by its name; $formation an id, or the handle of a hidden counter; $place a place; $target a Squadron or an Auxiliary
convoy-not-yet = { $convoy }: not in sight yet.
convoy-appears = { $convoy }: it appears in { $place } and stays there for the rest of the Impulse.
convoy-route = { $convoy }: route { $number }, which ends at { $place }. The enemy does not know it.
convoy-harmed = { $formation } suffers { $amount ->
    [one] one Damage Point
   *[other] { $amount } Damage Points
}; it has { $total }.
convoy-scatters = { $formation } Scatters: { $place }. It goes on to its destination, without escort and in sight of all.
convoy-diverts = { $formation } diverts to { $place }.
convoy-arrives = { $convoy }: it has arrived at { $place }.
convoy-raided = { $auxiliary } attacks { $formation }: { $amount ->
    [0] no damage
    [one] one Damage Point
   *[other] { $amount } Damage Points
}.
cargo-lost = { $formation } loses { $amount ->
    [one] one Repair Point of its cargo
   *[other] { $amount } Repair Points of its cargo
}.
escort-joins = { $formation } is Subordinated to { $convoy } as its escort.
escort-released = { $formation } is an escort no longer: { $place }.
supply-asked = The British ask for a Supply Convoy.
supply-unloaded = The Supply Convoy unloads { $amount ->
    [one] one Repair Point
   *[other] { $amount } Repair Points
} at { $place }.
supply-empty = The Supply Convoy is empty and is Unformed.
troops-mustered = { $formation } is Formed at { $place }.
troops-wait = { $formation } stays in port ({ $face }).
troops-sail = { $formation } leaves { $place }.
troops-divert = { $formation } changes its destination: { $place }. The British do not know it.
troops-landed = { $formation } has landed at { $place }. { $count ->
    [one] The Bourbons have one landing to use
   *[other] The Bourbons have { $count } landings to use
} this Year.
why-convoy-struck = damage to an Enemy Convoy
convoy-waits = { $formation } is a Convoy at { $place }: it sails when the die at the start of an Impulse says so, and its escort with it.
convoy-on-route = { $formation } is a Convoy: it does not enter the harbour of { $place }, which is not its destination. Go on along the route or, with supplies, unload in the Port Space. Possible: { $open }.
escort-no-convoy = { $auxiliary } cannot escort at { $place }: no Convoy of yours is there that has not Scattered. Choose another place.
action-divert = Divert to { $place }
convoy-ask-scatter = Which of your Convoys do you Scatter? The Escort Order is Failed then.
convoy-ask-divert = British counters lie where troops may land. Do you divert any Troop Convoy whose destination is occupied?
convoy-ask-muster = How many Troop Convoys do you Form at { $place }?
convoy-ask-supply = Do you ask for a Supply Convoy? A die is thrown for it at the start of each Impulse.
convoy-ask-escort = Which Convoy does { $auxiliary } escort?

## Blockades and Interdictions

watch-declared = { $formation } { $duty ->
    [blockade] Blockades
   *[interdiction] Interdicts
} { $place }.
watch-ended = { $formation } gives up its watch: { $place }.
interdict-chased = { $formation } drives off { $auxiliary }: { $place }.
blockade-driven-off = { $auxiliary } gives up the Blockade of { $place }: an Enemy Formation is there.
blockade-removed = { $auxiliary } cannot keep up the Blockade of { $place }.
interdict-not-here = { $formation } cannot Interdict at { $place }: it takes a Ready Formation that is not Disorganised, with a Squadron, in a Strait Space.
interdict-enemy-there = { $formation } cannot Interdict at { $place } while an Enemy counter is there. Search for it, or wait.
blockade-not-here = { $formation } cannot Blockade at { $place }: it takes a Ready Formation that is not Disorganised, with a Squadron, before an Enemy Port.
blockade-before-war = { $formation } has French Squadrons and cannot Blockade { $place } until France Declares War. Send a Spanish Formation.
blockade-french = { $formation } cannot Blockade { $place } before the war with France, unless you pay { $price } Prestige to defy her.
interdict-not-of-class = { $auxiliary } cannot Interdict { $place }: only pirates, from 1745 French Privateers and Fleet-50, the Knights, and a Fleet-50 with an Order do. Send a Formation.
interdict-only-straits = { $auxiliary } cannot Interdict { $place }: choose a Strait Space.
interdict-until-turn-end = { $auxiliary } goes on Interdicting { $place }: it can be recalled at the end of a Turn, once its stay is over.
blockade-not-of-class = { $auxiliary } cannot Blockade { $place }: send a Fleet or Fleet-50 Auxiliary.
watch-ask = Which Formations Blockade or Interdict where they are?
watch-ask-recall = Which Auxiliaries that Interdict do you recall? They go to the Recovery Box.
watch-pass = Nothing
watch-blockade = Blockade
watch-interdict = Interdict
watch-defy = Blockade, and pay to defy the French

## Corsairs and the Knights of Malta

pirates-active = The pirates of { $place } are Active this Turn; the { $fleet ->
    [british] British
   *[bourbon] Bourbons
} send them.
base-silenced = The pirates of { $place } will do no Tasks for the rest of the Year.
pirate-leaves = { $auxiliary } stops Interdicting { $place } as winter comes.
corsair-recovered = { $auxiliary } is back at its Base: { $place }.
knights-sent = { $auxiliary } go against { $other }: { $place }. The { $fleet ->
    [british] British
   *[bourbon] Bourbons
} send them.
why-knights = the service of the Knights of Malta this Year
pirate-silenced = { $auxiliary } does no Tasks: a Show of Force has silenced its Base, { $place }, for the rest of the Year.
pirate-not-task = { $auxiliary } cannot do this Task ({ $task }): pirates only Interdict Sea Zones or attack Convoys.
pirate-only-zones = { $auxiliary } cannot Interdict { $place }: pirates Interdict only Sea Zones.
pirate-no-raid = { $auxiliary } is a pirate Galley, which does not attack Convoys: send a Light pirate.
corsair-not-available = { $auxiliary } is based at { $place }: it gets another Base only when it is Assigned from the Available Box.
corsair-needs-base = { $auxiliary } is a Privateer and is not Assigned to { $formation }: give it a Port for a Base.
corsair-no-base = { $auxiliary } cannot base at { $place }: choose a Bourbon or Neutral Port outside North Africa.
knights-not-task = { $auxiliary } do not do this Task ({ $task }): they Screen pirates or, for the Bourbons, Interdict.
knights-bourbon-only = { $auxiliary } Interdict only for the Bourbons: you may send them against pirates.
knights-too-far-west = { $auxiliary } do not go to { $place }, west of the Strait of Gibraltar: choose another place.
screen-knights-only = { $auxiliary } cannot Screen { $other }, which is on its Task already: only the Knights of Malta can.
corsair-ask-base = To which Base will { $auxiliary } go if it is Recovered?
knights-ask-offer = The British want to send the Knights of Malta against { $other } ({ $place }). Do you send them instead? The outcome is the same, and they do not pay.
knights-take = Send them
knights-pass = Leave them to the British

## The Levant Trade Track

# $count is how many boxes are covered
trade-covered = { $target } goes on the Levant Trade Track. Boxes covered: { $count }.
trade-left = { $target } leaves the Levant Trade Track. Boxes covered: { $count }.
trade-not-there = { $target } is not on the Levant Trade Track: choose one that is.
trade-too-soon = { $target } has been on the Levant track for { $turns ->
    [one] one Turn
   *[other] { $turns } Turns
} and must stay at least { $stay }: wait.
trade-british-only = { $target } cannot go on the Levant track: only forces of the British Fleet do.
trade-no-flagship = { $target } is a Flagship and cannot go on the Levant track: send a Squadron.
trade-not-full = { $target } has { $sail } of { $most } Sail: only a full Squadron can go on the Levant track.
trade-full = { $target } cannot go on the Levant track: its boxes are covered.
trade-not-available = { $target } is not in the Available Box: an Auxiliary goes on the Levant track only from there.
trade-not-of-class = { $target } is neither a Fleet nor a Fleet-50 Auxiliary: others do not go on the Levant track.
trade-ask-send = Which Available Auxiliaries do you put on the Levant track? Boxes covered: { $covered }.
trade-ask-recall = Which Auxiliaries do you call back from the Levant track? They go to the Available Box.
trade-ask-return = Which Squadrons come home from the Levant, and by which way? They make for the nearest friendly Port.

## Events, Campaigns and Contingents: what happens

# $event, $campaign, $contingent are ids; their names are the messages event-<id>, campaign-<id>, contingent-<id>.
event-occurs = { $event } occurs{ $stage ->
    [one] .
   *[other] {" "}again ({ $stage } times so far).
}
event-missed = { $event } does not occur.
french-defied = The British defy the French: from now on both may fight, and France Declares War in the Event Step of this Turn.
doctrine-adopted = From { $year } on the French Command follows the Guerre de Course.
front-rolled = { $campaign }: the die shows { $face }, and the marker { $moved ->
    [-1] moves one box away from the Bourbons
    [0] stays
   *[1] moves one box towards the Bourbons
}. It stands at { $marker }.
front-landing = { $campaign }: landed troops move the marker { $count ->
    [one] one box
   *[other] { $count } boxes
} towards the Bourbons. It stands at { $marker }.
front-won = { $campaign }: { $winner ->
    [bourbon] Bourbon
    [savoyard] Savoyard
   *[austrian] Austrian
} Victory. The Campaign stops for this Year.
front-ended = { $campaign } is over for good.
contingent-becomes = { $contingent } { $stance ->
    [active] becomes Active; its forces come with the Reinforcements of this Turn
    [limited] goes into Limited Neutrality
    [neutral] becomes Neutral; its forces leave
   *[gone] becomes Neutral for good; its forces leave and do not return
}.
contingent-stays-out = { $contingent } stays out of the war: the die shows { $face }.
called-away = { $event }: { $count ->
    [one] one Sail
   *[other] { $count } Sail
} of the { $fleet ->
    [british] British
   *[bourbon] Bourbon
} Fleet { $count ->
    [one] leaves
   *[other] leave
} for other waters.
sail-withdrawn = { $squadron } gives { $count ->
    [one] one Sail
   *[other] { $count } Sail
}.

## Prestige, Ranks, the end

prestige = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
}: Prestige { $amount } for { $why }; they now have { $total }.
why-more-orders = more net Orders than the enemy
why-fewer-orders = far fewer net Orders than the enemy
why-reroll = a reroll
rolls-again = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} roll again by right of Rank.
die-nudged = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} change the die by { $amount }: it counts as { $face }.
failures-counted = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} count { $count ->
    [one] one more Failed Order
   *[other] { $count } more Failed Orders
} for enemy Interdiction.
levant-counted = The Levant trade counts as { $count ->
    [one] one Fulfilled Order
   *[other] { $count } Fulfilled Orders
} for the Bourbons.
nets-compared = Net Orders: { $british } British, { $bourbon } Bourbon.
peace-made = Peace is made: the war in the Mediterranean ends at once.
time-is-up = The last Turn is over. { $margin ->
    [0] Prestige is equal.
    [one] The margin is one point of Prestige.
   *[other] The margin is { $margin } points of Prestige.
}
peace = Peace has ended the game. { $margin ->
    [0] Prestige is equal.
    [one] The margin is one point of Prestige.
   *[other] The margin is { $margin } points of Prestige.
}

## What is asked (matters), and answers

matter-landing = { $campaign } stands at { $marker }. How many landings of this Year do you use on it? You have { $credits }.
matter-called-away = { $event } calls for Sail of yours. Say how many each Squadron gives.
matter-reroll = Do you keep this roll, or roll again { $price ->
    [0] free of charge, by right of your Rank
   *[other] for { $price } Prestige
}?
matter-nudge = The die shows { $face }. Do you change it by right of your Rank?
answer-keep = Keep it
answer-again = Roll again

## Refusals

defy-not-british = Only the British can defy the French. Wait for what they do.
defy-at-war = You need not defy the French: you may fight them already. Attack plainly.
called-away-count = You send { $count } SOL Sail and { $squadrons } SOL(D) Squadrons, but { $due } SOL Sail of one Command must go{ $instead ->
    [0] .
   *[other] , or instead { $instead } SOL(D) Squadron.
} Change the numbers.

## Names

event-war_start = The War Starts
event-spain_austria_war = Spain and Austria Go To War
event-treaty_of_worms_1 = Treaty of Worms
event-second_family_compact = Second Family Compact
event-france_declares_war = France Declares War on Britain
event-treaty_of_worms_2 = Treaty of Worms (second)
event-treaty_of_aranjuez_1 = Treaty of Aranjuez (first)
event-treaty_of_aranjuez_2 = Treaty of Aranjuez (second)
event-treaty_of_aranjuez_3 = Treaty of Aranjuez (third)
event-treaty_of_aranjuez_4 = Treaty of Aranjuez (fourth)
event-philip_v_dies = Philip V, King of Spain, Dies
event-corsican_insurgency = Corsican Insurgency
event-descent_on_england = Descent on England
event-the_flota = The Flota
event-trouble_in_the_west_indies = Trouble in the West Indies
campaign-po_valley = Campaign of the Po Valley
campaign-alps = Campaign of the Alps
campaign-apennines = Campaign of the Apennines
contingent-british = Great Britain
contingent-savoy = Savoy
contingent-french = France
contingent-genoese = Genoa
contingent-venetian = Venice
contingent-spanish = Spain
contingent-neapolitan = Naples
contingent-knights = the Knights of Malta
contingent-pirate = the pirates
stance-active = Active
stance-limited = in Limited Neutrality
stance-neutral = Neutral
stance-gone = Neutral for good
rank-lieutenant = Lieutenant
rank-captain = Captain
rank-post_captain = Post Captain
rank-commodore = Commodore
rank-naval_ordnance = Inspector of Naval Ordnance
rank-dockyards = Inspector of Dockyards
rank-rear_admiral_blue = Rear Admiral of the Blue
rank-vice_admiral_blue = Vice Admiral of the Blue
rank-admiral_blue = Admiral of the Blue
rank-rear_admiral_white = Rear Admiral of the White
rank-vice_admiral_white = Vice Admiral of the White
rank-admiral_white = Admiral of the White
rank-rear_admiral_red = Rear Admiral of the Red
rank-vice_admiral_red = Vice Admiral of the Red
rank-admiral_of_the_fleet = Admiral of the Fleet

## Formations, Squadrons and Leaders: what happens

# $formation, $squadron, $leader, $other, $target and $auxiliary are names; $fleet is british or bourbon
formed = { $formation } is Formed in { $place }.
unformed = { $formation } is Unformed.
subordinated = { $formation } is Subordinated to { $other }.
released = { $formation } is a stack of its own again.
squadron-passed = { $squadron } passes to { $formation }.
squadron-loose = { $squadron } belongs to no Formation.
transferred = { $count ->
    [one] One Sail passes
   *[other] { $count } Sail pass
} from { $squadron } to { $other }.
transferred-dp = { $amount } DP go with them to { $other }.
squadron-unformed = { $squadron } has no Sail left and is Unformed.
mended-formation = { $formation } has been put right.
form-denied = The Strategy Check fails: { $formation } is not Formed in this Step.
unform-denied = The Strategy Check fails: { $formation } stays Formed in this Step.
subordinate-denied = The Strategy Check fails: { $formation } is not Subordinated in this Step.
release-denied = The Strategy Check fails: { $formation } stays Subordinated in this Step.
move-denied = The Strategy Check fails: { $squadron } stays where it is.
transfer-denied = The Strategy Check fails: no Sail of { $squadron } is Transferred.
counters-fewer = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} have { $count ->
    [one] one counter
   *[other] { $count } counters
} fewer in { $place }.
fleet50-formed = Two SOL(D) become { $auxiliary }.
fleet50-unformed = { $auxiliary } becomes two SOL(D) again.
ship-joined = The { $ship } joins { $squadron }.
convert-failed = The Leadership Check fails: nothing is converted.
fleet-admiral = { $leader } is { $fleet ->
    [british] British
   *[bourbon] Bourbon
} Fleet Admiral.
admiral-relieved = { $leader } is relieved and leaves the game.
leader-moves = { $leader } joins { $formation }.
leader-waits = { $leader } has no post and waits for one.
leader-back = { $leader } is fit for service again.
posted = { $leader } is Posted to { $formation }.
relieved = { $leader } is relieved of his post.
ransomed = { $leader } is ransomed and waits for a post.
promoted = { $leader } is promoted to { $rank ->
    [A] Admiral
    [VA] Vice-Admiral
    [RA] Rear-Admiral
   *[C] Commodore
}.
steadied = { $formation } is in order again.
why-ransom = the ransom of an Admiral

## Formations, Squadrons and Leaders: what is refused

no-such-formation = You have no Formation { $formation } that can be Reorganised: name a Flotilla or a Detachment of yours.
no-such-squadron = You have no Squadron { $squadron } on the map or in harbour: name one of yours.
no-such-leader = You have no Leader { $leader } in the game: name one of yours.
no-such-post = { $leader } is Posted to another Flotilla or Detachment of yours: name one.
no-such-prize = The { $ship } is none of your prizes: name one that is.
already-denied = A Strategy Check has denied it in this Step: try again in the next Turn.
counter-in-use = { $formation } is in use: choose a counter that is free.
form-of-nothing = { $formation } needs at least one Squadron: name those that Form it.
form-apart = { $squadron } and { $other } are not together: a Formation is made of Squadrons in one place, all in harbour or all at sea.
alone-no-order = { $formation } would sail alone: only a Squadron under a Rendezvous or Escort Order does.
formation-empty = { $formation } would have { $count } regular Squadrons and needs { $least } at least: leave it one, or Unform it.
formation-full = { $formation } would have { $count } regular Squadrons and holds { $most } at most: leave some out.
flagship-in-detachment = { $squadron } is a Flagship, and { $formation } a Detachment: put it into a Flotilla.
flagship-outside-flotilla = { $squadron } is a Flagship and sails only in a Flotilla, not with { $formation }: put it into one.
flagship-without-company = { $squadron } needs a regular Squadron of its Contingent in { $formation }: add one.
flagships-outnumber = { $formation } would have { $count } Flagships of a Contingent that has { $most } regular Squadrons there: add a Squadron first.
cannot-hold = { $other } cannot hold { $formation }: only a Grand Flotilla holds Flotillas, and a Detachment holds nothing.
commands-parted = Since the death of Philip V Spanish and French Squadrons do not mix in { $formation }: keep them apart.
too-many-guests = { $formation } would have { $count } Squadrons of the other Command and may have { $most }: use a joint Flotilla.
no-grand-flotilla = Since the death of Philip V there is no { $formation }: it must be Unformed.
limited-neutrality = { $squadron } is of a Contingent in Limited Neutrality and cannot be in { $formation }: leave it out.
unform-whither = { $formation } is at sea: name a Formation in its location that takes its Squadrons.
unform-apart = { $other } is not where { $formation } is: name another Formation there.
subordinate-whom = { $formation } cannot be Subordinated to { $other }: it is already under another, or above it.
subordinate-apart = { $formation } and { $other } are not together: both must be in one harbour, or in one location at sea.
subordinate-has-order = { $formation } holds an Order, and a Subordinated Formation can hold none: end the Order first.
release-whom = { $formation } is not Subordinated to a Formation: there is nothing to release it from.
release-leaves-nothing = { $other } would have no Squadron without { $formation }: give it one first, or Unform it.
move-apart = { $squadron } is not where { $formation } is: name a Formation beside it.
move-alone = { $squadron } is at sea and cannot be without a Formation: name one in its location.
move-nowhere = { $squadron } is there already: name another Formation.
transfer-what = Name Sail of { $squadron }, each once; it has { $count }.
transfer-unlike = { $squadron } and { $other } are not two Squadrons of one Contingent and subclass: name two that are.
transfer-apart = { $squadron } and { $other } are not in the same place and state: bring them together first.
transfer-denied-before = A Strategy Check has denied Sail of { $squadron } in this Step: try again in the next Turn.
transfer-all-to-new = A new Squadron takes only some of the Sail of { $squadron }: leave at least one.
squadron-full = { $squadron } would have { $count } Sail and has room for only { $room } more: name fewer.
form-in-ordinary = { $squadron } is not In Ordinary in a friendly Port: a new Squadron is Formed only there.
form-port = { $place } is no friendly Port: a Squadron is Formed In Ordinary in one.
no-squadron-counter = All Squadron counters of this kind are in use: { $contingent }, { $kind ->
    [sol] SOL
   *[sold] SOL(D)
}.
pair-count = A Fleet-50 is made of { $due } SOL(D); you have named { $count }. Name as many as it takes.
pair-what = The { $ship } is no SOL(D) of yours, or of another Contingent than the first: name another.
pair-not-in-ordinary = The { $ship } is in { $squadron }, which is not In Ordinary: name another.
pair-no-doctrine = The { $ship } is French: she may serve as an Auxiliary only under the Guerre de Course.
pair-whither = A Fleet-50 may not be Assigned to { $target }: name a friendly Port or a Formation of its Command, or nothing.
no-fleet50-counter = All Fleet-50 counters are in use: { $contingent }.
part-what = { $auxiliary } is no Fleet-50 of yours: name one that is.
part-not-available = { $auxiliary } is not in the Available Box: choose one that is.
part-count = Name a Squadron for each of its { $due } SOL(D); you have named { $count }.
part-taker = { $squadron } is no SOL(D) Squadron of this Contingent: name one that is.
part-not-in-ordinary = { $squadron } is not In Ordinary: SOL(D) come back only to Squadrons that are.
prize-flagship = The { $ship } is a Flagship: as a prize she is kept and never used.
prize-taker = { $squadron } cannot take the { $ship }: a prize joins a Squadron of her subclass in harbour.
convert-once = You have tried to convert in this Impulse already: wait for the next.
convert-nothing = You have neither two SOL(D) In Ordinary nor an Available Fleet-50 to convert.
convert-unassigned = In the Operations Phase a new Fleet-50 goes to the Available Box: name no place.
nothing-to-mend = { $formation } is as it should be: there is nothing to put right.
formation-broken = { $formation } is not as it should be and must be put right first: change it, or say mend.
did-not-fight = { $target } cannot do this after the Battle in { $place }: only forces that fought there and are still there Reorganise, among themselves.
leader-out-of-play = { $leader } is out of play just now: choose another.
leader-unposted = { $leader } has no post: there is nothing to relieve him of.
post-out-of-reach = { $leader } cannot get to { $formation } in { $place }: it must be in harbour at a friendly Port, or where his own Formation is.
post-other-command = { $leader } is of another Command than { $formation }: choose another Leader.
post-less-than-half = Fewer than half of the Squadrons of { $formation } are of the Command of { $leader }: choose another Leader.
post-rank = { $formation } is for a { $rank ->
    [A] Admiral
    [VA] Vice-Admiral
    [RA] Rear-Admiral
   *[C] Commodore
} or above, and { $leader } is more than one step below.
post-suitable = { $leader } would act above his rank in { $formation } while { $other }, who has the rank, is free.
ransom-whom = { $leader } is no captured Admiral: only those are ransomed. Choose another.
ransom-poor = The ransom of { $leader } costs { $price } Prestige, and you have { $prestige }: win more first.

## Orders: names

# $chit is a chit-name; $order a kind of Order; $holder, $what and $goal are ids of a Formation, a Squadron, an Auxiliary, a chit or a place, whatever it is; $goal also edge:east.
chit-name = { $order } [{ $command ->
    [french] French;{" "}
    [spanish] Spanish;{" "}
   *[none] {""}
}{ $what }{ $number ->
    [0] {""}
   *[other] ; no. { $number }
}]
order-name-cruise = Cruise
order-name-escort = Escort
order-name-interdiction = Interdiction
order-name-blockade = Blockade
order-name-show_of_force = Show of Force
order-name-army_support = Army Support
order-name-rendezvous = Rendezvous
order-name-guerre_de_course = Guerre de Course
goal-edge-east = the Levant

## Orders: what happens

order-received = You Receive an Order: { $chit }.
order-issued = { $chit } is Issued to { $holder }.
order-held-up = The Order for { $holder } does not get through: { $what } may be tried again next Turn.
order-counted = { $chit }: { $count ->
    [one] one Impulse has counted
   *[other] { $count } Impulses have counted
}.
order-broken = { $chit }: the Blockade is broken. The count begins anew, and the Order Fails if it is not restored by the end of the next Impulse.
order-stands = The Admiral does not agree: { $chit } stands as it is.
order-extended = { $chit } is Extended by { $impulses } Impulses.
order-handed-over = { $formation } hands { $chit } over to { $other }.
order-cancelled = { $chit } has become impossible: it is cancelled and goes back to the Pool.
order-fulfilled = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} have Fulfilled an Order: { $chit }. This Year: { $done } Fulfilled, { $missed } Failed.
order-failed = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} have Failed an Order: { $chit }. This Year: { $done } Fulfilled, { $missed } Failed.
show-in-vain = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} show their force before { $place } in vain.
set-apart = { $formation } parts from its stack: { $place }.
rendezvous-issued = { $squadron } has a Rendezvous: { $goal }.
rendezvous-joined = { $formation } has joined { $goal }.
rendezvous-reached = { $formation } has reached { $goal }: its Rendezvous is over.
rendezvous-ended = The Rendezvous of { $formation } is over without { $goal }.
rendezvous-turned-away = { $goal } has no room for { $formation }, which makes for port.

## Orders: what is asked

orders-step-ask = Draw a set of Orders (up to { $sets } this Turn), Issue one, send a Squadron to a Rendezvous, or finish.
drawn-set-ask = Which of these { $count } Orders do you Receive?
impulse-end-ask = Do you Extend an Order, hand one over or end one? (end of Impulse { $impulse })
battle-end-ask = Do you end an Order of those who fought in { $place }?
orders-verb-draw = Draw a set
orders-verb-issue = Issue
orders-verb-rendezvous = Send to a Rendezvous
orders-verb-extend = Extend
orders-verb-hand_over = Hand over
orders-verb-fail = End (it counts as Failed)
orders-verb-done = Done
orders-answer-none = None can be Received

## Orders: what is refused

draw-no-more = You have drawn { $count ->
    [one] one set
   *[other] { $count } sets
} in this Step and may draw no more: Issue Orders, or finish.
draw-pool-empty = Your Pool is empty: Issue Orders, or finish.
order-names-two = Name what is given and to whom: an Order and its holder, or a Squadron and its goal.
order-tried = The Admiral has been asked about { $what } in this Step and it did not succeed: try again next time.
order-not-received = { $chit } is not a Received Order of yours: choose one that you hold.
order-no-holder = { $holder } is no force of yours that can hold { $chit }: name a Formation, a Squadron or an Auxiliary of yours.
order-not-of-kind = { $formation } is { $kind ->
    [grand] a Grand Flotilla
    [flag] a Flotilla
    [detachment] a Detachment
    [independent] an Independent Squadron
    [convoy] a Convoy
   *[other] a Dummy
}, which cannot hold this Order ({ $order }): choose another Formation.
order-subordinated = { $formation } is Subordinated to { $superior }: release it, or Issue the Order to { $superior }.
order-already = { $holder } has an Order ({ $order }) and can hold one at a time: end it, or choose another.
order-few-sail = { $formation } has { $count } Sail and needs { $due } for this Order: strengthen it, or choose another.
order-other-command = { $chit } is for the { $command ->
    [french] French
   *[spanish] Spanish
} Command and { $holder } is not of it: choose a force of that Command.
order-not-french = Under the Guerre de Course French forces are Issued neither Cruises nor Interdictions: { $holder } cannot take { $chit }.
order-not-spanish = Since Philip V has died Spanish forces take only Cruises and Shows of Force against Pirate Bases: { $holder } cannot take { $chit }.
order-not-alone = { $squadron } may go alone only on an Escort or a Rendezvous, not on this ({ $order }): Issue it to a Formation.
order-aux-busy = { $auxiliary } is { $berth ->
    [recovery] in Recovery
    [tasked] on a Task
    [trade] on the Levant Trade Track
   *[other] out of play
}: choose one that is Available or Assigned.
alone-no-flagship = { $squadron } is a Flagship and does not sail alone: choose a regular Squadron.
alone-away = { $squadron } is off the map: choose another Squadron.
alone-already = { $squadron } sails alone already as { $formation }: choose another Squadron.
alone-without-order = { $formation } cannot act alone without a Rendezvous or an Escort Order: Issue it one, or put it into a Formation.
escort-other-command = { $squadron } is the only Squadron and not of the { $command ->
    [british] British
    [french] French
   *[spanish] Spanish
} Command, as the Convoy is: choose one that is.
course-one-squadron = { $formation } has { $count ->
    [one] one Squadron
   *[other] { $count } Squadrons
}; the Guerre de Course needs a Detachment of { $due } full French Squadron and nothing else.
course-not-full = { $squadron } has { $count } of { $due } Sail or is not French; the Guerre de Course needs a full French Squadron.
rendezvous-squadrons-only = { $squadron } is no Squadron of yours: a Rendezvous is for one regular Squadron, not for Flotillas.
rendezvous-no-goal = { $squadron } cannot have a Rendezvous at { $goal }: name a Formation of yours, a Port open to you or, for the British, the Levant.
rendezvous-there = { $squadron } is there already ({ $goal }): name another goal.
rendezvous-no-room = { $formation } has no room for { $squadron }: choose another Formation.
order-not-issued = { $chit } is not an Order of yours in Execution: choose one that is.
order-has-time = { $chit } is not about to end by time: it can be Extended at the end of its last Impulse.
order-extended-before = { $chit } has been Extended before and cannot be again: hand it over, or let it end.
order-not-fought = Nobody who holds { $chit } fought in { $place }: choose an Order of those who did, or finish.
hand-over-bound = { $chit } cannot be handed over: it is held by an Auxiliary, or by an escort that stays with its Convoy.
hand-over-to-whom = Name another Formation of yours to take { $chit }.
hand-over-apart = { $formation } and { $other } must both be at sea in one location for { $chit } to change hands: bring them together first.

## Auxiliaries, Reinforcements, upkeep: what happens

# $fleet is british or bourbon; $contingent, $auxiliary, $squadron, $formation, $place, $target are names.
auxiliary-assigned = { $auxiliary } is Assigned: { $target }.
auxiliary-put-back = { $auxiliary } is put back in the Available Box.
auxiliary-recovered = { $auxiliary } has Recovered and is Available.
auxiliary-received = { $auxiliary } is received and is Available.
auxiliary-withdrawn = { $auxiliary } is withdrawn; its counter may come back by a request.
no-auxiliary-counter = { $contingent } has every Auxiliary counter in play and receives none.
request-gives = { $contingent } receives by its request table: { $sol } SOL, { $sold } SOL(D), { $auxiliaries ->
    [one] one Auxiliary
   *[other] { $auxiliaries } Auxiliaries
}.
request-takes = { $contingent } must give up by its request table: { $sol } SOL, { $sold } SOL(D), { $auxiliaries ->
    [one] one Auxiliary
   *[other] { $auxiliaries } Auxiliaries
}.
request-nothing = The request of { $contingent } brings nothing.
forces-arrive = The forces of { $contingent } arrive: { $place }.
sail-taken-in = { $squadron } takes in { $count ->
    [one] one new Sail
   *[other] { $count } new Sail
}.
bound-for = { $formation } comes with new Sail and is bound for { $place }.
laid-up = { $count ->
    [one] One { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } Squadron goes In Ordinary
   *[other] { $count } { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } Squadrons go In Ordinary
}: { $place }.
fits-out = { $count ->
    [one] One { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } Squadron begins Fitting Out
   *[other] { $count } { $fleet ->
        [british] British
       *[bourbon] Bourbon
    } Squadrons begin Fitting Out
}: { $place }.
repair-points-spent = { $count ->
    [one] One Repair Point is spent
   *[other] { $count } Repair Points are spent
}: { $place }. { $remain ->
    [0] None is left.
    [one] One is left.
   *[other] { $remain } are left.
}
repair-in-vain = The yard does nothing for { $squadron }: { $place }.
why-request = a request for Reinforcements

## What is asked (matters), and answers

matter-assigning = Assign your Available Auxiliaries to Ports or Formations. Those that are Assigned stay, or are put back until the next Turn.
matter-recovering = { $auxiliary }: does it Recover?
matter-requesting = { $command ->
    [british] British
    [french] French
   *[spanish] Spanish
} request table: { $row ->
    [-1] do you use it for { $price } Prestige?
   *[other] do you keep the row that was rolled, or read the one above or below for { $price } Prestige?
}
matter-withdrawing = { $contingent } must give up forces.{ $sol ->
    [0] {""}
   *[other] {" "}SOL: { $sol }.
}{ $sold ->
    [0] {""}
   *[other] {" "}SOL(D): { $sold }.
}{ $auxiliary ->
    [0] {""}
   *[other] {" "}Auxiliaries: { $auxiliary }.
} Say who gives them.
matter-receiving = { $contingent } receives forces. Say where they go, or which they are.
matter-yards = Say how many Repair rolls each damaged Squadron In Ordinary gets. Rolls beyond a Port's own cost a Repair Point each.
matter-readying = { $laying_up ->
    [true] Which Squadrons that are Fitting Out go back to In Ordinary?
   *[false] Which Squadrons In Ordinary begin Fitting Out, to sail in the next Turn?
}
answer-stay = Stays
answer-recall = Put back
answer-wait = Waits off the map
answer-new = A new Squadron
answer-above = The row above
answer-below = The row below
answer-ask = Use the table

## Refusals

too-many-assigned = { $formation } would have { $count ->
    [one] one Auxiliary
   *[other] { $count } Auxiliaries
}, with those below it, and may have { $most }. Assign some elsewhere, or put some back.
berth-no-room = { $squadron } would take in { $count ->
    [one] one Sail
   *[other] { $count } Sail
} and has room for { $most }: { $place }. Give some to another Squadron, or Form a new one.
berth-new-full = A new Squadron would have { $count } Sail and may have { $most }: { $place }. Give some to another Squadron.
berth-must-not-wait = You let { $count ->
    [one] one Sail
   *[other] { $count } Sail
} wait, but { $most ->
    [0] there is room for all
   *[other] only { $most } must
}: { $place }. Give them to a Squadron with room or to a new one.
withdraw-count = You give up { $count } { $kind ->
    [sold] SOL(D)
   *[sol] SOL
} Sail, and { $due } must go. Change the numbers.
repair-too-many = You name { $count ->
    [one] one Repair roll
   *[other] { $count } Repair rolls
} in { $place }, which has { $most } in this Turn. Name fewer.
repair-french-before-war = You name { $count } rolls in Ports of the French Command: before the war with France they have { $most } a Quarter together. Choose one Port.

## What may be answered, with its figures. $chance is in hundredths; $mine and $theirs are Sail, or Squadrons in words

decimal = { $whole }{ $tenths ->
    [0] {""}
   *[other] .{ $tenths }
}
offer-thing = { $what }
offer-and = { $first }; { $rest }
offer-none = None
offer-plan-part = { $who }: { $what }
offer-plan-same = { $count ->
    [0] Nothing to decide
   *[other] All as it is
}
offer-combat-leadership = Combat { $number }, shifts for Leadership
offer-combat-flagship = Combat { $number }, Flagship
offer-done = Finish
offer-pass = Pass

## Courses

offer-go = Sail to { $place } ({ $cost } MP)
offer-beat = { $begun ->
    [yes] Arrive in { $place }, beating ({ $cost } MP)
   *[no] Beat to { $place } (takes { $cost } MPs of this Impulse)
}
offer-catch = Catch the Wind for { $place } (on { $number } or less: { $chance }%)

## Battle

offer-no-attack = Do not attack
offer-attack = { $formation } attacks { $other }: { $mine } Sail against { $theirs }; number for the Weather Gauge { $number }
offer-defy = { $formation } attacks { $other }, defying the French for { $price } Prestige: { $mine } Sail against { $theirs }; number for the Weather Gauge { $number }
offer-withdraw = Withdraw to { $place } ({ $chance }%)
offer-withdraw-harbour = Withdraw into harbour ({ $chance }%)
offer-follow = Follow, with an MA of { $movement }
offer-reinforce = { $formation } tries to join (on { $number } or less: { $chance }%)
offer-intensity = { $chosen ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
}: the Battle will be { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
}, with a Damage Level of { $least } to { $most } and about { $damage } DP in each Combat for each side
offer-squadron = { $squadron } ({ $sail } Sail, { $dp } of { $rating } DP)
offer-squadron-theirs = { $squadron } ({ $sail } Sail)
offer-aboard = { $flagship ->
    [yes] Sail in the Flagship { $squadron } (LR { $leadership })
   *[no] Sail in { $squadron } (LR { $leadership })
}
offer-pair = { $mine } against { $theirs }
offer-join = { $squadron } joins Combat { $number }: { $mine } Sail against { $theirs }
offer-join-none = No more
offer-shifts = { $own } in your favour and { $theirs } against the enemy
offer-flagship = Use its column shift ({ $shift })
offer-no-fireship = Send no Fireship
offer-fireship = { $auxiliary } against { $squadron } (hits on { $needed } or more; { $chance }% to burn)

## Tasks and detection

offer-task = { $task }: { $target }{ $free ->
    [yes] , free from Screening
   *[no] {""}
} ({ $count ->
    [one] one Auxiliary can
   *[other] { $count } Auxiliaries can
})
offer-search = { $task }: { $target }{ $free ->
    [yes] , free from Screening
   *[no] {""}
} (hidden counters: { $counters }; up to { $chance }% to Spot each; Auxiliaries: { $count })
offer-raid = { $task }: { $target } (up to about { $damage } DP; Auxiliaries: { $count })
offer-harbour = { $place }, { $status ->
    [fitting_out] a Squadron Fitting Out
   *[in_ordinary] a Squadron In Ordinary
}
offer-recall = Break off the Task of { $auxiliary }
offer-further-defiance = Defy the French: pay Prestige, and be free to attack and Blockade them from now on
offer-further-convert = Convert SOL(D) into a Fleet-50, or back
offer-searcher = { $auxiliary } ({ $chance }% to Spot each counter)
offer-sent = { $auxiliary }, from { $berth }
offer-nowhere = no fixed place
offer-no-screen = Do not Screen
offer-screen = Screen with { $auxiliary } (Fleet: { $fleet ->
    [yes] stopped
    [partial] hindered
   *[no] nothing
}; Light: { $light ->
    [yes] stopped
    [partial] hindered
   *[no] nothing
}; Galley: { $galley ->
    [yes] stopped
    [partial] hindered
   *[no] nothing
})
offer-no-help = No help
offer-help = Send an Auxiliary to help (+{ $drm } to the number)
offer-shadow-shadow = Shadow it
offer-shadow-pass = Let it go
offer-look = Search { $place } (hidden counters: { $counters }; each { $chance }%)
offer-dummy-keep = Leave it as it is
offer-dummy-off = Take it off
offer-dummy-place = Place it in { $place }
offer-watch-blockade = Blockade (wear of each Squadron: { $wear } DP a Turn)
offer-watch-interdict = Interdict (wear of each Squadron: { $wear } DP a Turn)
offer-watch-defy = Blockade and defy the French for { $price } Prestige (wear of each Squadron: { $wear } DP a Turn)
offer-escorted = { $formation } ({ $sail ->
    [0] no escort
   *[other] escort of { $sail } Sail
})

## Orders

offer-chit = { $chit }{ $sail ->
    [0] {""}
   *[other] , for { $sail } Sail or more
}
offer-received = { $order }: { $asks }. At the end of the Year it counts { $done } Fulfilled, { $missed } Failed
order-asks-cruise = be there at the end of { $impulses } Impulses within { $within }
order-asks-escort = sail with the Convoy for { $share }% of its route
order-asks-interdiction = hold it at the end of { $impulses } Impulses in a row, beginning within { $within }
order-asks-blockade = Blockade it at the end of { $impulses } Impulses in a row, beginning within { $within }
order-asks-show_of_force = roll { $number } or less there in an Event Step, within { $turns } Turns
order-asks-army_support = be there when the marker of the Campaign moves your way; { $resolutions } resolutions without that Fail it
order-asks-guerre_de_course = leave the map by its edge within { $within } Impulses, with one full Squadron alone
offer-anywhere = no fixed place
offer-draw = Draw a set of { $drawn } Orders ({ $pool } are in the Pool)
offer-issue = Issue to { $holder }{ $chance ->
    [100] {""}
   *[other] , { $chance }% to reach it
}: { $order }
offer-rendezvous = Send { $squadron } to a Rendezvous: { $goal } ({ $chance }%)
offer-extend = Extend { $order } by { $impulses } Impulses, with { $left } left ({ $chance }%)
offer-fail = End { $order } of { $holder }, which counts as Failed ({ $chance }%)
offer-hand-over = Hand { $order } of { $holder } over to { $other } ({ $chance }%)

## Reorganisation

offer-change-form = Form { $what } of { $squadrons } ({ $chance }%)
offer-change-unform = Unform { $what }; its Squadrons go to { $other } ({ $chance }%)
offer-change-subordinate = Subordinate { $what } to { $other } ({ $chance }%)
offer-change-release = Set { $what } apart ({ $chance }%)
offer-change-move = Pass { $what } to { $other } ({ $chance }%)
offer-change-transfer = Transfer { $count ->
    [one] one Sail
   *[other] { $count } Sail
} of { $what } to { $other } ({ $chance }%)
offer-change-post = Post { $what } to { $other } (LR { $leadership }, SR { $strategy }, Control { $control })
offer-change-relieve = Relieve { $what }
offer-change-ransom = Ransom { $what } for { $price } Prestige
offer-change-pair = Convert into a Fleet-50: { $ships } ({ $chance }%)
offer-change-part = Break { $what } up into: { $ships } ({ $chance }%)
offer-change-prize = Put the prize { $what } into { $other }
offer-change-mend = Put { $what } right: it breaks the rules
offer-new-squadron = a new Squadron
offer-new-squadron-in = a new Squadron in { $place }
offer-no-formation = no Formation

## Administration, Convoys and Prestige

offer-again = { $price ->
    [0] Roll again free of charge, by your Rank
   *[other] Roll again for { $price } Prestige
}
offer-nudge = { $amount }: read { $face }
offer-request = Ask for reinforcements for { $price } Prestige
offer-row = { $price ->
    [0] Without payment
   *[other] For { $price } Prestige
}: SOL { $sol }, SOL(D) { $sold }, Auxiliaries { $auxiliaries }
offer-sail = Gives { $count } of { $sail } Sail ({ $dp } DP)
offer-berth = Into { $squadron }, which has { $sail } Sail
offer-rolls = { $count ->
    [0] No roll ({ $dp } of { $rating } DP)
    [one] One roll: has { $dp } of { $rating } DP and loses about { $mended }
   *[other] { $count } rolls: has { $dp } of { $rating } DP and loses about { $mended }
}
offer-readied = { $squadron }, { $place } ({ $dp } of { $rating } DP): { $status ->
    [in_ordinary] goes In Ordinary
   *[fitting_out] begins Fitting Out
}
offer-assign = Assign it to { $target }
offer-assign-stay = Stays Assigned to { $target }
offer-assign-wait = Stays in the Available Box
offer-class = { $kind ->
    [fleet] Fleet Auxiliary
    [fleet50] Fleet-50
    [galley] Galley
    [light] Light Auxiliary
    [fireship] Fireship
   *[bomb] Bomb
}: { $tasks }
offer-scatter = { $formation } (with { $dp } DP)
offer-landing = { $count ->
    [0] None
    [one] One landing
   *[other] { $count } landings
}: the marker stands at { $marker } (Victory at { $victory })
offer-supply-pass = Do not ask for it
offer-supply-ask = Ask for it
offer-muster = { $count ->
    [0] None
    [one] One
   *[other] { $count }
}
offer-divert-keep = Goes on to its destination
offer-levant-stay = Stays in the Levant
offer-levant-home = Comes home by { $place }

## What is asked

ask-anything = { $form ->
    [pick] Choose one of the answers
    [each] Decide for each
    [orders] Give an order
   *[some] Choose which
} (rule { $rule }).
matter-roles = In which role do your SOL(D) begin? Each pair is a Squadron, or serves as one Fleet-50 at its Port.
offer-role-sail = sails as a Squadron
offer-role-auxiliary = serves as a Fleet-50
ask-convert = What do you convert? Two SOL(D) In Ordinary make a Fleet-50; an Available Fleet-50 becomes two SOL(D) again.
ask-dummies-off = Which Dummies do you take off?
ask-reorganise = Change your Formations, one thing at a time, or finish. At sea it takes a Strategy Check.
ask-reorganise-after = Reorganise the forces that fought in { $place }, or finish.
ask-class = { $contingent } receives an Auxiliary. Of which Class?
ask-berths = { $contingent } receives Sail in { $place }. Into which Squadron does each go?
ask-entry = { $contingent }: a new Squadron enters the map by { $place }. For which Port is it bound?
ask-allies = { $contingent }: in which Port do its forces appear?

## What changes

change-sail = { $fleet ->
    [british] The British lose
   *[bourbon] The Bourbons lose
} { $count ->
    [one] one Sail
   *[other] { $count } Sail
}
change-toll = { $fleet ->
    [british] The British suffer
   *[bourbon] The Bourbons suffer
} { $least } to { $most } DP
change-toll-heavy = { $fleet ->
    [british] The British suffer
   *[bourbon] The Bourbons suffer
} { $least } DP or more
change-squadron-gone = { $squadron } is no more
change-hurt = { $squadron } suffers { $count } DP (has { $dp })
change-mended = { $squadron } recovers { $count } DP ({ $dp } left)
change-formation-gone = { $formation } is taken off
change-moved = { $harbour ->
    [yes] { $formation } is in the harbour of { $place }
   *[no] { $formation } is in { $place }
}
change-spotted = { $formation } is Spotted
change-unspotted = { $formation } is lost from sight
change-disorganised = { $formation } is Disorganised
change-leader = { $leader } is { $fate ->
    [wounded] wounded
    [captured] Captured
   *[gone] lost
}
change-recovery = { $auxiliary } goes to the Recovery Box
change-convoy-hurt = { $formation } takes { $count } DP
change-scattered = { $formation } is Scattered
change-order = { $chit } is { $status ->
    [issued] Issued
    [fulfilled] Fulfilled
   *[failed] Failed
}
change-prestige = { $fleet ->
    [british] The British
   *[bourbon] The Bourbons
} { $won ->
    [yes] win
   *[no] lose
} { $count } Prestige
change-event = “{ $event }” occurs

## What is taken for granted

assume-no-screen = Nobody Screens.
assume-no-shadow = Nobody Shadows what is Spotted.
assume-no-help = No Auxiliary helps reinforcements.
assume-no-withdrawal = Nobody Withdraws.
assume-no-pursuit = Nobody pursues.
assume-no-reinforcement = Nobody reinforces the Battle.
assume-no-fireship = Nobody sends Fireships.
assume-no-reroll = Nobody repeats or changes a roll.
assume-first = Leaders, pairs and column shifts are the first that the rules allow.
assume-intensity = The Battle is fought with { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
} Intensity.

## The terminal

text-prompt = { $turn } { $year }, Impulse { $impulse }, MPI { $increment }, { $seat }
text-head = { $turn } { $year }, Impulse { $impulse }, MPI { $increment }: { $phase }. Winds: { $winds }. Prestige: British { $british }, Bourbons { $bourbon }.
text-calm = none
text-legend = :B2 are two British counters, :F1 is a Bourbon one. “map TOU” tells of a place, “map list” who lies where.
text-at = { $place } [{ $code }]: { $stack }.
text-place-kind = { $place } [{ $code }]: { $kind ->
    [port] Port
    [coastal] Coastal Space
    [strait] Strait Space
    [sea_zone] Sea Zone
   *[large] Large Space
}{ $owned ->
    [yes] {" "}of { $owner }, Blockade Value { $blockade }
   *[no] {""}
}.
text-lane = From { $from } a lane leads to { $place } [{ $code }].
text-stack = { $formation } [{ $id }]: { $squadrons ->
    [0] no Squadron
    [one] one Squadron, { $sail } Sail
   *[other] { $squadrons } Squadrons, { $sail } Sail
}{ $leader ->
    [none] {""}
   *[other] , { $leader }
}{ $spotted ->
    [yes] , Spotted
   *[no] {""}
}{ $disorganised ->
    [yes] , Disorganised
   *[no] {""}
}{ $duty ->
    [blockade] , Blockades
    [interdiction] , Interdicts
   *[none] {""}
}
text-own = { $stack } — { $harbour ->
    [yes] in the harbour of { $place }
   *[no] { $place }
}, MA { $speed }.
text-below = { $formation } [{ $id }], Subordinated to { $superior }.
text-squadron = { $squadron }, of { $formation }: { $sail } Sail, { $dp } of { $rating } DP.
text-off-map = off the map
harbour-of = Squadrons of the { $fleet ->
    [british] British Fleet
   *[bourbon] Bourbon Fleet
} in harbour in { $place }: { $count }
text-harbour = { $place }, in harbour: { $count ->
    [one] one Squadron
   *[other] { $count } Squadrons
} of the { $fleet ->
    [british] British Fleet
   *[bourbon] Bourbon Fleet
} { $status ->
    [fitting_out] Fitting Out
    [in_ordinary] In Ordinary
   *[ready] Ready
}.
text-chit = { $order }: { $status ->
    [received] Received
    [issued] Issued to { $holder }, { $served ->
        [one] one Impulse
       *[other] { $served } Impulses
    } served
    [fulfilled] Fulfilled
   *[failed] Failed
}{ $left ->
    [-1] {""}
    [one] , one Impulse left
   *[other] , { $left } Impulses left
}.
text-no-chits = You hold no Order.
text-no-fleet = You have no Formation.
text-no-auxiliaries = You have no Auxiliary in play.
text-nothing = There is nothing to answer about that: type options to list everything.
text-auxiliary = { $auxiliary } [{ $id }]: { $berth ->
    [available] Available
    [assigned] Assigned to { $where }
    [tasked] on a Task, { $task } ({ $where })
    [recovery] in the Recovery Box
    [trade] on the Levant Trade Track
   *[out] out of play
}.
text-book = { $fleet ->
    [british] British
   *[bourbon] Bourbons
}: { $prestige } Prestige; Orders of this Year: { $fulfilled } Fulfilled, { $failed } Failed.
text-some = { $least ->
    [0] You may choose up to { $most }: numbers, “all” or “none”.
   *[other] Choose { $least } to { $most }: numbers or names.
}
text-many = There are { $count } answers: type options to list them.
text-plan-key = { $number }: { $who }: { $what }
text-plan-now = { $number }: { $who }: { $what } (now)
text-plan-more = There are { $count } options: “options 3” gives those of number 3.
text-help-pick =
    2: the second of the answers
    convoy: the answer with that word, or with several words
    pass: the answer that does nothing, where there is one
text-help-orders =
    2: the second of the answers
    options B1: what may be done with a piece, by its name in brackets
    issue BR-CR2 british_flag_B: an order as it stands in brackets, or words of it
    done: nothing more
text-help-some =
    1 3: the first and the third
    B5, BD1: by their names, between commas
    all: every one
    none: none of them
text-help-plan =
    1.2 3.1: the second for number 1, the first for number 3; others stay as they are
    flag A Toulon: who and what, between commas if there are several
    options 3: what number 3 may do
    same: all stays as it is
text-help-more = At any time: options, map, fleet, orders, auxiliaries, weather, prestige, place. Type reports to read what each does.
text-help-reports =
    options: all that you can answer; options B1, what concerns a piece
    map: the sea; map TOU, a place; map list, who lies where
    fleet: your Formations, with their Squadrons
    orders: your Orders, and how many Impulses they have left
    auxiliaries: your Auxiliaries, and what each is doing
    weather: Winds and Gales
    prestige: the Prestige of both Fleets
    place TOU: what a place is, who lies there, and where its lanes lead
text-no-such-place = There is no place “{ $word }”: give its code on the map, its number or its name, such as TOU, 13 or Toulon.
text-not-offered = “{ $words }” is none of the answers: “options” lists them.
text-several = “{ $words }” may be more than one answer ({ $numbers }): type the number, or more words.
seat-british = British Fleet
seat-bourbon = Bourbon Fleet
text-phase-roles = roles of the SOL(D)
text-phase-first-orders = first Orders
text-phase-before-turn = before the Turn
text-phase-scattering = Scattering of Convoys
text-phase-arrivals = arrivals
text-phase-weather = Wind Determination
text-phase-pirates = pirates
text-phase-dummies = Dummies
text-phase-first-window = first Task window
text-phase-marking = Bourbon Directional Markers
text-phase-british-moves = British movement
text-phase-second-window = second Task window
text-phase-bourbon-moves = Bourbon movement
text-phase-joining = joining
text-phase-third-window = third Task window
text-phase-searches = Searches
text-phase-watches = Blockades and Interdictions
text-phase-gale-wear = wear by Gales
text-phase-battles = Battles
text-phase-gale-steps = Gales step on
text-phase-concealment = Concealment
text-phase-steadying = recovery of the Disorganised
text-phase-handing-over = Extension and Hand-Over of Orders
text-phase-judging = judging of Orders
text-phase-clearing = end of the Impulse
text-phase-sinking = sinking checks
text-phase-events = Events
text-phase-orders = Orders Step
text-phase-assigning = assigning Auxiliaries
text-phase-reinforcing = Reinforcement
text-phase-reorganising = Reorganisation
text-phase-recovering = Recovery of Auxiliaries
text-phase-attrition = Attrition
text-phase-auxiliary-blockades = Blockades of Auxiliaries
text-phase-laying-up = laying up
text-phase-repairs = Repairs
text-phase-fitting-out = Fitting Out
text-phase-relief = relief of Admirals
text-phase-turn-end = end of the Turn
text-phase-over = end of the game

battle-ask-elsewhere = { $apart ->
    [0] The Battle at { $place } is fought elsewhere. What has become of each Squadron, ship and Leader?
   *[other] You and the other side report the Battle at { $place } differently. They say: { $theirs }. What has become of each?
 }
offer-elsewhere = { $what ->
    [afloat] afloat
    [sunk] sunk
    [struck] has struck her colours
    [unhurt] unhurt
    [wounded] wounded
    [captured] taken prisoner
    [killed] killed
    [light] Light
    [medium] Medium
   *[heavy] Heavy
 }
offer-elsewhere-dp = { $amount ->
    [0] no damage
    [one] one Damage Point
   *[other] { $amount } Damage Points
 }
offer-matter-intensity = Intensity
elsewhere-agreed = Both sides agree on the Battle at { $place }, which was { $intensity ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
 }.
elsewhere-differ = The two sides report the Battle at { $place } differently, in { $count ->
    [one] one point
   *[other] { $count } points
 }. Both are asked again, each knowing what the other said.

## Beside a piece, when it happens to it: three words at most

did-caught-wind = catches the wind
did-missed-wind = no wind
did-beating = beats to windward
did-sails = sails
did-harboured = in harbour
did-left-map = leaves the map
did-came-in = comes in
did-parted = parted
did-bound = bound here
did-turns-home = turns home
did-formed = formed
did-arrives = arrives
did-rendezvous = at the Rendezvous
did-rendezvous-ended = Rendezvous ended
did-gale = { $wind } Gale
did-gale-moves = Gale
did-gale-ends = Gale ends
did-damaged = −{ $amount } DP
did-mended = +{ $amount } DP
did-no-repair = no repair
did-sail-lost = Sail lost
did-found = found
did-not-found = nothing found
did-spotted = spotted
did-unspotted = out of sight
did-counters = +{ $count }
did-dummy = a dummy
did-task = { $task }
did-screened = { $outcome ->
    [yes] screened
    [partial] partly screened
   *[no] not screened
}
did-show = shows the flag
did-show-in-vain = in vain
did-watch = { $duty ->
    [blockade] Blockade
   *[interdiction] Interdiction
}
did-watch-ended = watch ends
did-chased = driven off
did-driven-off = blockade broken
did-blockade-ends = blockade ends
did-pirates = pirates active
did-silenced = pirates silenced
did-back = back
did-knights = Knights of Malta
did-battle = battle!
did-gauge = { $fleet ->
    [british] British gauge
   *[bourbon] Bourbon gauge
}
did-withdraws = withdraws
did-must-fight = must fight
did-pursues = pursues
did-joins = joins the battle
did-not-joins = comes too late
did-intensity = { $intensity ->
    [light] Light battle
    [medium] Medium battle
   *[heavy] Heavy battle
}
did-level = damage level { $level }
did-combat = { $amount ->
    [0] no damage
   *[other] −{ $amount } DP
}
did-convoy-attacked = on the convoy
did-struck = −{ $amount } DP
did-missed = misses
did-failed = fails
did-hit = hit
did-no-target = no target
did-strikes = strikes her colours
did-disorganised = disorganised
did-no-squadrons = destroyed
did-battle-over = battle over
did-convoy = convoy
did-diverts = diverts
did-scatters = scatters
did-unloads = +{ $amount }
did-mustered = troops formed
did-landed = troops landed
did-order = new order
did-order-issued = order issued
did-order-counts = order counts { $count }
did-fulfilled = order fulfilled
did-order-failed = order failed
did-order-cancelled = order cancelled
did-order-broken = blockade broken
did-order-extended = order extended
did-order-stands = order stands
did-prestige = Prestige { $amount }
did-not-yet = not yet
did-raided = { $amount ->
    [0] no damage
   *[other] −{ $amount } DP
}
did-cargo = −{ $amount } cargo
did-front = { $moved ->
    [-1] against the Bourbons
    [0] no change
   *[1] for the Bourbons
}
did-leader = { $fate ->
    [captured] captured
    [killed] killed
   *[wounded] wounded
}
did-unhurt = unhurt
did-steadied = in order again
did-harbour-struck = −{ $dp } DP
did-spent = to Recovery
did-shadow-lost = shadow lost
did-outsailed = too slow

# How it stands
tracker-turns = { $left ->
    [0] Turn { $turn } of { $last }: the last one
   *[other] Turn { $turn } of { $last }
}
tracker-peace = Year { $year }; a die brings peace, in { $last } at the latest
tracker-prestige = Prestige
tracker-orders = Orders of the Year (Fulfilled less Failed)
tracker-lost = Ships lost in Battle
tracker-course = Prestige won
tracker-turn = Turn { $turn }
tracker-year = { $turn }

## Why the opponent does it, after “because”

# $order: an Order; $holder: who may have it; $amount: what it counts
why-order-counts = { $holder } can carry this out, which counts { $amount } for the Year once Fulfilled: { $order }
# $order: an Order; $turns: Turns of the Year that are left
why-order-fails = it counts −1 if it Fails, and { $turns ->
    [0] this is the last Turn
    [one] one Turn is left
   *[other] { $turns } Turns are left
}: { $order }
# $formation: whose ships; $percent: mean wear
why-crew-worn = { $formation } is worn to { $percent }% of its Damage Ratings
# $place: where; $sail: enemy Sail in sight
why-foe-there = { $sail } enemy Sail lie in sight at { $place }
# $order: an Order; $holder: who may have it; $spaces: how far he is
why-order-far = { $holder } is { $spaces ->
    [one] one Space
   *[other] { $spaces } Spaces
} away from it: { $order }
# $formation: whose ships; $count: its Squadrons
why-many-go = { $formation } has { $count } Squadrons that would wear
# $order: another Order; $holder: who may have it
why-other-use = { $holder } could also have another Order: { $order }
# $order: an Order; $turns: in how many Turns it Fails
why-order-overdue = it Fails unless it is Issued { $turns ->
    [0] now
    [one] within a Turn
   *[other] within { $turns } Turns
}: { $order }
# $order: an Order
why-nobody-holds = nobody who is free may have it: { $order }
# $order: an Order; $count: who may have it
why-nobody-fit = { $count ->
    [one] the only one who may have it is
   *[other] the { $count } who may have it are
} unlikely to Fulfil it: { $order }
# $drawn: chits of a set; $pool: chits in the Pool; $count: those that somebody may have
why-draw-fits = somebody who is free may have { $count } of the { $pool } Orders in the Pool
# $pool: chits in the Pool
why-none-fits = none of the { $pool } Orders in the Pool is likely to be Fulfilled
# $count: Orders in hand
why-hand-full = { $count ->
    [one] one Order is
   *[other] { $count } Orders are
} in hand already
# $turns: how long an Order may be kept
why-thrift = an Order that is not Issued within { $turns } Turns Fails
# $squadron: a Squadron; $place: a dockyard; $dp: its damage
why-stray-mends = { $squadron } has { $dp } DP and is mended at { $place }
# $order: an Order
why-time-up = its time is over: { $order }
# $formation, $other: stacks; $percent, $share: their mean wear
why-fresher = { $formation } is worn to { $percent }%, { $other } to { $share }%
# $squadron: a Squadron; $place: its harbour
why-homeless = { $squadron } lies at { $place } without a Formation
# $formation: a Formation; $leader: a Leader
why-leaderless = { $formation } has no Leader and { $leader } no post
# $squadron, $other: Squadrons; $sail: Sail of the first
why-not-full = { $squadron } has { $sail } Sail and { $other } lies beside it
# $formation: a Formation; $count: its regular Squadrons
why-many-together = { $formation } keeps { $count } Squadrons together in harbour
# $count: pairs
why-fleet50 = { $count ->
    [one] a pair of SOL(D) serves
   *[other] { $count } pairs of SOL(D) serve
} as Fleet-50 without wearing
# $formation: a stack; $order: its Order
why-way-order = { $formation } has yet to reach the place of its Order: { $order }
# $formation: a stack; $order: its Order
why-on-station = { $formation } is in the place of its Order: { $order }
# $formation: a stack; $place: where it is bound; $percent: its mean wear
why-dock = { $formation }, worn to { $percent }%, can lie at { $place }
# $formation: a stack; $place: where it is bound
why-rendezvous = { $formation } is on a Rendezvous ({ $place })
# $formation: a Convoy; $place: a Port
why-supplies = { $formation } can unload at { $place }
# $formation: a stack; $place: where the enemy is
why-way-prey = there is an enemy at { $place } for { $formation } to fall upon
# $formation: a stack; $place: where it lies in wait
why-ambush = an enemy Convoy is to come, and { $place } is on its route
# $formation: a stack; $place: where somebody Interdicts
why-way-corsair = an Interdiction at { $place } counts against us
# $auxiliary: who Interdicts; $place: where
why-chased = { $auxiliary } Interdicts { $place }
# $auxiliary: who Interdicts
why-corsair-counts = the Interdiction counts as a Failed Order: { $auxiliary }
# $place: where; $dp: what the Gale does
why-gale = a Gale does { $dp } DP in { $place }
# $place: where; $dp: what the Gale does
why-gale-comes = a Gale may do { $dp } DP in { $place } after its next step
# $formation: a stack; $order: its Cruise
why-cruise-lost = { $formation } would Fail its Cruise in harbour: { $order }
# $place: where; $count: hidden counters
why-lane = { $count ->
    [one] a hidden counter lies
   *[other] { $count } hidden counters lie
} at { $place }, on the route of a Convoy that is out
# $place: where; $count: Auxiliaries
why-raiders = { $count } Auxiliaries could fall upon what is found at { $place }
# $auxiliary: who Shadows
why-shadower = { $auxiliary } Shadows one of ours
# $auxiliary: a pirate; $place: a Sea Zone
why-pirate-out = a pirate who Interdicts { $place } makes the enemy Fail an Order each Turn: { $auxiliary }
# $auxiliary: a French Auxiliary; $place: where
why-french-watch = every three places that the French Interdict make the British Fail an Order, and { $place } is free: { $auxiliary }
# $auxiliary: an Auxiliary; $order: its Order
why-bidden = { $auxiliary } has this Order: { $order }
# $auxiliary: an Auxiliary
why-shells = { $auxiliary } can fire upon ships in harbour
# $auxiliary: who attacks; $formation: a Convoy; $damage: DP on average
why-raid = { $auxiliary } does { $damage } DP on average to { $formation }
# $formation: a Convoy; $count: DP
why-next-point = { $formation } is { $count } DP short of another point of Prestige
# $auxiliary: an Auxiliary; $order: its Order
why-has-order = { $auxiliary } is needed for its Order: { $order }
# $auxiliary: an Auxiliary
why-seeker = of those at hand { $auxiliary } is for Searches rather than attacks
# $auxiliary: an Auxiliary
why-raider = of those at hand { $auxiliary } is strong in an attack
# $auxiliary: a pirate
why-pirate-free = { $auxiliary } is a pirate and costs nobody anything
# $formation, $other: stacks; $mine, $theirs: their Sail
why-sail = { $formation } has { $mine } Sail and { $other } { $theirs }
# $formation: a stack; $percent: its mean wear
why-own-wear = { $formation } is worn to { $percent }% of its Damage Ratings
# $place: where; $count: stacks
why-friends-beside = { $count ->
    [one] one more of our stacks lies
   *[other] { $count } more of our stacks lie
} at { $place }
# $place: where; $count: stacks
why-foes-beside = { $count ->
    [one] one more enemy stack lies
   *[other] { $count } more enemy stacks lie
} at { $place }
# $formation: a stack; $order: its Order
why-watch-at-stake = a Battle may end the watch of { $formation }: { $order }
# $formation: a stack; $percent: its mean wear
why-battered = { $formation }, worn to { $percent }%, is in no state for a Battle
# $formation: a Convoy
why-lone-convoy = no Squadron escorts { $formation }
# $formation: a stack
why-in-sight = { $formation } is in sight
# $place: a harbour
why-haven = the harbour of { $place } is open to us
# $place: where; $spaces: how far
why-far-from-dock = { $place } is { $spaces } Spaces from the nearest dockyard
# $formation: a stack; $order: its Order
why-order-binds = { $formation } has an Order to carry out: { $order }
# $mine, $theirs: Sail Engaged
why-strong-enough = { $mine } Sail of ours are Engaged with { $theirs }
# $mine, $theirs: Sail Engaged
why-too-weak = no more than { $mine } Sail of ours are Engaged with { $theirs }
# $face: what the die would read
why-face = the die would read { $face }

## Situations at a real table

situation-battle = Battle, from the attack on
situation-combat = Battle, from the Intensity on
situation-search = Search
situation-ask-waters = waters
situation-waters-open = open sea
situation-waters-strait = a Strait
situation-ask-counters = hidden counters
situation-ask-gauge = Weather Gauge
situation-gauge-mine = mine
situation-gauge-enemy = the enemy's
situation-ask-intensity = Intensity
situation-intensity-light = Light
situation-intensity-medium = Medium
situation-intensity-heavy = Heavy
situation-class-sol = Ships of the Line
situation-class-sold = SOL(D)
situation-class-flagship = Flagships
situation-came-station = on station
situation-came-with = with the wind
situation-came-against = against the wind
situation-came-catch = by Catching the Wind
situation-came-harbour = out of harbour
situation-ask-mine_came = mine came
situation-ask-enemy_came = the enemy came
situation-ask-mine_squadrons = my Squadrons
situation-ask-enemy_squadrons = the enemy's Squadrons
situation-ask-mine_sail = Sail of each of mine
situation-ask-enemy_sail = Sail of each of the enemy's
situation-ask-mine_dp = DPs of each of mine
situation-ask-enemy_dp = DPs of each of the enemy's
situation-ask-mine_flagship = my Flagship
situation-ask-enemy_flagship = the enemy's Flagship
situation-ask-mine_leader = my Leader
situation-ask-enemy_leader = the enemy's Leader
# $who: a Fleet
reckoned-gauge = chance number of { $who ->
    [british] the British
   *[bourbon] the Bourbons
}
reckoned-shift = shift of the Intensity
