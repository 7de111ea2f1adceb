# Tercios: what the umpire says of its rules, and the names of all that lists have.

title = Liber Militum: Tercios
seat-blue = Blue
seat-red = Red

## Army lists: what may be wrong (muster-…) and what to do then (…-remedy)

list-unreadable = The list cannot be read as JSON: { $what }. Export it again, or paste it as text.
muster-over-limit = The army comes to { $total } points and the limit is { $limit }.
muster-over-limit-remedy = Take { $over } points out of Troops, options or leaders' levels, or agree on a higher limit.
muster-no-faction = There is no faction called “{ $faction }”.
muster-no-faction-remedy = Choose one of these: { $known }.
muster-no-chart = There is no chart called “{ $chart }”.
muster-no-chart-remedy = Choose one of these: { $known }.
muster-chart-not-of-faction = The faction { $faction } cannot use the chart “{ $chart }”.
muster-chart-not-of-faction-remedy = Choose one of its own ({ $known }) or another faction.
muster-century-not-of-faction = The list of { $faction } does not cover century { $century }.
muster-century-not-of-faction-remedy = Give one of its centuries ({ $known }); the list is valid all the same.
muster-centuries-differ = One army is of century { $one } and the other of { $other }.
muster-centuries-differ-remedy = You may play like this, but armies of one period are recommended: change one of the lists if you prefer.
muster-too-few-commands = The chart “{ $chart }” demands at least { $least } of this kind: { $kind }. The list has { $have }.
muster-too-few-commands-remedy = Add what is missing ({ $kind }), or use another chart.
muster-too-many-commands = The chart “{ $chart }” admits at most { $most } of this kind: { $kind }. The list has { $have }.
muster-too-many-commands-remedy = Take out or merge the surplus ({ $kind }), or use another chart.
muster-not-most-numerous = There must be more of this kind ({ $most }: { $have }) than of any other ({ $other }: { $others }).
muster-not-most-numerous-remedy = Add one of the kind “{ $most }” or take out one of the kind “{ $other }”.
muster-gun-needs = In the chart “{ $chart }” every gun needs { $ability }: { $unit } lacks it.
muster-gun-needs-remedy = Buy the option that gives { $ability }, or take the gun out.
muster-commander = Commander
muster-leader = leader
muster-no-commander = The list has no Commander.
muster-no-commander-remedy = Add a Commander of level 2 or higher.
muster-many-commanders = The list has { $count } Commanders and must have one only.
muster-many-commanders-remedy = Keep one; the others may be subordinate leaders.
muster-allied-commanders = The contingent of { $ally } has { $count } Commanders and may have one only.
muster-allied-commanders-remedy = Keep one; the others may be subordinate leaders.
muster-commander-of-nobody = The Commander of the allies from { $ally } has no command of theirs.
muster-commander-of-nobody-remedy = Add a command of that ally, or take its Commander out.
muster-above-commander = { $leader } is of level { $level } and his Commander of level { $commander }: nobody may exceed him.
muster-above-commander-remedy = Lower { $leader } to level { $commander }, or raise the Commander.
muster-quality-repeated = { $leader } and { $other } have the same quality: { $quality }. No quality is repeated in an army.
muster-quality-repeated-remedy = Choose another quality for one of them.
muster-no-leader = Command number { $place } ({ $kind }) has nobody at its head.
muster-no-leader-remedy = Add a subordinate leader; one of level 0 is the cheapest.
muster-leader-of-battery = A battery (number { $place }) has no leader of its own: { $leader } is one too many.
muster-leader-of-battery-remedy = Take { $leader } out, or put him at the head of another command.
muster-commander-level = The Commander { $leader } cannot be of level { $level }.
muster-commander-level-remedy = Choose a level among these: { $known }.
muster-subordinate-level = The subordinate leader { $leader } cannot be of level { $level }.
muster-subordinate-level-remedy = Choose a level among these: { $known }.
muster-too-many-virtues = { $leader } has { $have } virtues and his level ({ $level }) gives { $allowed }.
muster-too-many-virtues-remedy = Take out the surplus, or raise his level.
muster-too-many-qualities = { $leader } has { $have } qualities and his level ({ $level }) gives { $allowed }.
muster-too-many-qualities-remedy = Take out the surplus, or raise his level.
muster-unused-virtues = { $leader } has { $have } virtues and his level ({ $level }) allows { $allowed }.
muster-unused-virtues-remedy = Choose those that are missing: they are paid for. You may also leave it so.
muster-unused-qualities = { $leader } has { $have } qualities and his level ({ $level }) allows { $allowed }.
muster-unused-qualities-remedy = Choose those that are missing: they are paid for. You may also leave it so.
muster-no-virtue = { $leader } has a virtue that does not exist: “{ $virtue }”.
muster-no-virtue-remedy = Correct the name, or choose one of the eleven virtues.
muster-virtue-repeated = { $leader } has the same virtue twice: { $virtue }.
muster-virtue-repeated-remedy = Change one of the two.
muster-no-quality = { $leader } has a quality that does not exist: “{ $quality }”.
muster-no-quality-remedy = Correct the name, or choose one of the 62 qualities.
muster-quality-of-commander = { $leader } cannot have the quality { $quality }: it is the Commander's only.
muster-quality-of-commander-remedy = Give it to the Commander, or choose another.
muster-elite-options = { $unit } has options of the elite unit and is not it.
muster-elite-options-remedy = Take them out, or make it the Commander's elite unit.
muster-no-such-command = There is no command of the kind “{ $kind }”.
muster-no-such-command-remedy = Use one of these: { $known }.
muster-too-few-troops = Command number { $place } ({ $kind }) needs at least { $least } of this kind: { $body }. It has { $have }.
muster-too-few-troops-remedy = Add Troops of that kind ({ $body }), or dissolve the command.
muster-too-many-troops = Command number { $place } ({ $kind }) admits at most { $most } of this kind: { $body }. It has { $have }.
muster-too-many-troops-remedy = Move the surplus ({ $body }) to another command, or take it out.
muster-companies-outnumber = The command has { $have } companies, which may not outnumber its Troops of this kind: { $body } ({ $most }).
muster-companies-outnumber-remedy = Take companies out, or add Troops of this kind: { $body }.
muster-company-not-there = { $unit } cannot go in a command of this kind: { $kind }.
muster-company-not-there-remedy = Only these fit here: { $known }. Move the company to another command.
muster-company-needs = { $unit } needs { $ability } to go with this command.
muster-company-needs-remedy = Buy the option that gives { $ability }, or move the company to another command.
muster-no-ally = There is no allied faction called “{ $ally }”.
muster-no-ally-remedy = Choose one of these: { $known }.
muster-ally-of-itself = The allies of this command are from { $ally }, the faction of the army itself.
muster-ally-of-itself-remedy = Name another faction, or take the line of the ally out.
muster-ally-barred = The list of { $faction } admits no allies from { $ally } in a battle by points.
muster-ally-barred-remedy = Take the allied contingent out, or mark the battle as historical.
muster-many-elite = The list has { $have } elite units and { $most } is admitted.
muster-many-elite-remedy = Keep one, and move the others to a command.
muster-elite-kind = In the chart “{ $chart }” the elite unit cannot be of this kind: { $body } ({ $unit }).
muster-elite-kind-remedy = Choose one of these kinds: { $known }.
muster-no-count = { $unit } is listed { $count } times.
muster-no-count-remedy = Write 1 or more, or take the line out.
muster-no-profile = There is no Troop called “{ $unit }”.
muster-no-profile-remedy = Correct the name as the list of your faction has it.
muster-not-of-faction = { $unit } is not in the list of { $faction }.
muster-not-of-faction-remedy = Replace it with one of its own: { $known }.
muster-no-option = { $unit } has no option called “{ $option }”.
muster-no-option-remedy = Its options are: { $known }.
muster-option-repeated = { $unit } has the same option twice: { $option }.
muster-option-repeated-remedy = Keep it once.
muster-option-not-of-faction = { $unit } cannot have the option { $option } in this faction.
muster-option-not-of-faction-remedy = Take it out; only these have it: { $known }.
muster-options-exclude = { $unit } cannot have both { $option } and { $other }.
muster-options-exclude-remedy = Take one of them out.
muster-line-unread = Line { $line } cannot be understood: “{ $text }”.
muster-line-unread-remedy = Write the Troop or leader as an exported list does, or delete the line.
muster-points-differ = Line { $line } says { $written } points, but it comes to { $cost }.
muster-points-differ-remedy = Correct the points or the options of that line; { $cost } count for the total.

## Labels of a list as text

list-faction = Faction
list-chart = Chart
list-century = Century
list-limit = Limit
list-historical = Historical battle
list-commander = Commander
list-elite = Elite
list-leader = Leader
list-level = Level
list-ally = Ally
list-points = Points
list-yes = yes
list-elite-rule = Elite rule
list-elite-discipline = +1 Discipline

## Factions

faction-spain = Spanish tercios
faction-sweden = Swedish brigades
faction-france = Kingdom of France
faction-empire = Imperial army
faction-poland = Polish-Lithuanian Commonwealth
faction-cossacks = Cossack and Tartar host
faction-muscovy = Muscovy

## Charts and commands

chart-standard = Standard army
chart-cavalry = Cavalry army
chart-companies = Companies army
command-infantry = Infantry command
command-cavalry = Cavalry command
command-companies = Company group
command-battery = Battery

## Kinds of Troop and values

body-formation = Formation
body-company = Company
body-cavalry = Cavalry
body-artillery = Artillery
value-speed = Speed
value-combat = Combat
value-fire = Fire
value-discipline = Discipline
value-courage = Courage
value-endurance = Endurance

## Troops

profile-tercio = Tercio
profile-classic_squadron = Classic squadron
profile-reformed_battalion = Reformed battalion
profile-modern_squadron = Modern squadron
profile-battalion = Eastern battalion
profile-levies = Levies
profile-streltsi = Streltsi
profile-fusilier_battalion = Fusilier battalion (late)
profile-shot_company = Shot company
profile-pike_company = Pike company
profile-melee_company = Melee company
profile-haiduks = Haiduks
profile-plastuns = Plastuns
profile-grenadier_company = Grenadier company (late)
profile-cuirassiers = Cuirassiers
profile-mounted_arquebusiers = Mounted arquebusiers
profile-light_horse = Light horse
profile-dragoons = Dragoons
profile-modern_cavalry = Modern cavalry
profile-jinetes = Jinetes (16th c.)
profile-heavy_hussars = Heavy hussars
profile-lisowczycy = Lisowczycy
profile-cossacks = Cossacks
profile-tartars = Tartars
profile-boyars = Boyars
profile-reitar = Reitars
profile-light_gun = Light gun
profile-medium_gun = Medium gun
profile-heavy_gun = Heavy gun
profile-superheavy_gun = Superheavy gun

## Options

option-tercio-squares = Field squares
option-tercio-viejo = Tercio viejo
option-tercio-modernised = Modernised
option-tercio-depleted = Depleted
option-tercio-swordsmen = Swordsmen
option-tercio-halberds = Halberds
option-classic_squadron-halberds = Halberds
option-classic_squadron-raw = Raw
option-classic_squadron-veteran = Veteran
option-classic_squadron-large = Large squadron
option-classic_squadron-modernised = Modernised
option-classic_squadron-musket_only = Muskets only
option-classic_squadron-hesitant = Hesitant
option-classic_squadron-mercenaries = Mercenaries
option-classic_squadron-greatswords = Greatswords
option-reformed_battalion-halberds = Halberds
option-reformed_battalion-hesitant = Hesitant
option-reformed_battalion-mercenaries = Mercenaries
option-reformed_battalion-greatswords = Greatswords
option-reformed_battalion-veteran = Veteran
option-reformed_battalion-raw = Raw
option-reformed_battalion-modernised = Modernised
option-modern_squadron-hesitant = Hesitant
option-modern_squadron-mercenaries = Mercenaries
option-modern_squadron-veteran = Veteran
option-modern_squadron-raw = Raw
option-modern_squadron-reinforced = Reinforced shot
option-modern_squadron-salvas = Salvas
option-battalion-halberds = Halberds
option-battalion-mercenaries = Mercenaries
option-battalion-greatswords = Greatswords
option-battalion-large = Large unit
option-battalion-modernised = Modernised
option-battalion-raw = Raw
option-battalion-german = German mercenaries
option-levies-tabor = Tabor
option-levies-gulyay_gorod = Gulyay-gorod
option-levies-pospolite = Pospolite ruszenie
option-levies-large = Large unit
option-levies-obedient = Obedient
option-levies-mob = Mob
option-streltsi-large = Large sotnia
option-streltsi-gulyay_gorod = Gulyay-gorod
option-streltsi-muskets = Muskets
option-streltsi-pikes = Pikes
option-shot_company-veteran = Veteran
option-shot_company-mercenaries = Mercenaries
option-shot_company-large = Large company
option-shot_company-muskets = Muskets
option-shot_company-flintlocks = Flintlocks
option-shot_company-archers = Longbowmen
option-shot_company-crossbows = Crossbowmen
option-shot_company-brigade = Brigade
option-shot_company-skirmishers = Skirmishers
option-shot_company-sheltered = Commanded shot
option-pike_company-halberds = Halberds
option-pike_company-greatswords = Greatswords
option-pike_company-veteran = Veteran
option-pike_company-mercenaries = Mercenaries
option-pike_company-swordsmen = Swordsmen
option-melee_company-halberds = Halberds
option-melee_company-greatswords = Greatswords
option-melee_company-veteran = Veteran
option-melee_company-mercenaries = Mercenaries
option-melee_company-brave = Brave
option-melee_company-mob = Mob
option-melee_company-light = Light
option-melee_company-bardiches = Bardiches
option-melee_company-highlanders = Frenzied
option-haiduks-halberds = Halberds
option-haiduks-veteran = Veterans
option-haiduks-flintlocks = Flintlocks
option-haiduks-arquebuses = Arquebuses
option-haiduks-scarce = Scarce
option-haiduks-pistols = Pistols
option-plastuns-large = Large
option-plastuns-veteran = Veterans
option-plastuns-tabor = Tabor
option-plastuns-muskets = Muskets
option-plastuns-pistols = Pistols
option-cuirassiers-mercenaries = Mercenaries
option-cuirassiers-veteran = Veteran
option-cuirassiers-large = Large formation
option-cuirassiers-fearless = Fearless
option-cuirassiers-full_armour = Full armour
option-cuirassiers-caracole = Caracole
option-cuirassiers-lances = Lances
option-mounted_arquebusiers-veteran = Veteran
option-mounted_arquebusiers-pistols = Pistols
option-mounted_arquebusiers-large = Large formation
option-mounted_arquebusiers-crossbows = Crossbows
option-light_horse-mercenaries = Mercenaries
option-light_horse-caracole = Caracole
option-light_horse-arquebus = Arquebuses
option-light_horse-veteran = Veteran
option-light_horse-fearless = Fearless
option-light_horse-archers = Mounted archers
option-dragoons-veteran = Veteran
option-dragoons-small = Small unit
option-dragoons-flintlocks = Flintlocks
option-dragoons-arquebuses = Arquebuses
option-modern_cavalry-mercenaries = Mercenaries
option-modern_cavalry-veteran = Veteran
option-modern_cavalry-demi_cuirassiers = Half armour
option-modern_cavalry-determined = Determined
option-modern_cavalry-gendarmes = Gendarmes
option-modern_cavalry-pistoliers = Pistoliers
option-heavy_hussars-large = Large unit
option-heavy_hussars-husarska = Winged hussars
option-heavy_hussars-pancerna = Pancerni
option-heavy_hussars-petyhorcy = Petyhorcy
option-heavy_hussars-lekka = Light banner
option-lisowczycy-pistols = Pistols
option-lisowczycy-arquebus = Arquebuses
option-lisowczycy-organised = Organised
option-cossacks-mercenaries = Mercenaries
option-cossacks-lances = Lances
option-cossacks-arquebus = Arquebuses
option-cossacks-veteran = Veterans
option-cossacks-armoured = Armoured
option-cossacks-large = Large unit
option-cossacks-archers = Archers
option-cossacks-zaporozhian = Zaporozhian host
option-cossacks-don = Don host
option-tartars-pistols = Pistols
option-tartars-lances = Lances
option-tartars-arquebus = Arquebuses
option-tartars-raiders = Raiders
option-tartars-veteran = Veterans
option-boyars-heavy_lances = Heavy lances
option-boyars-archers = Archers
option-reitar-arquebus = Arquebuses
option-light_gun-veteran = Veteran crew
option-light_gun-grand_battery = Grand battery
option-light_gun-integrated = Integrated
option-light_gun-leather = Leather gun
option-light_gun-horses = Draught horses
option-medium_gun-veteran = Veteran crew
option-medium_gun-grand_battery = Grand battery
option-medium_gun-mortar = Mortar
option-medium_gun-fortified = Fortified
option-medium_gun-horses = Draught horses
option-heavy_gun-veteran = Veteran crew
option-heavy_gun-grand_battery = Grand battery
option-heavy_gun-mortar = Mortar
option-heavy_gun-fortified = Fortified
option-heavy_gun-horses = Draught horses

## Orders

order-atencion = Attention
order-atacad = Attack
order-corred = Run
order-fuego = Fire
order-resistid = Resist

## Weapons

weapon-arco = Bow
weapon-arco_largo = Longbow
weapon-arcabuz = Arquebus
weapon-arcabuz_mosquete = Arquebus/musket
weapon-ballesta = Crossbow
weapon-canon_ligero = Light gun
weapon-canon_medio = Medium gun
weapon-canon_pesado = Heavy gun
weapon-canon_superpesado = Superheavy gun
weapon-jabalina = Javelin
weapon-mosquete = Musket
weapon-mosquete_chispa = Flintlock musket
weapon-pistola = Pistol
weapon-alabardas = Halberds
weapon-bardiches = Bardiches
weapon-bayoneta = Bayonet
weapon-espadachines = Swordsmen
weapon-lanzas = Cavalry lances
weapon-lanzas_pesadas = Heavy lances
weapon-mandobles = Greatswords
weapon-picas = Pikes
weapon-granadas = Grenades
weapon-salvas = Salvas (close volley)

## Special rules

ability-brigada = Brigade
ability-cuadros = Squares
ability-elite = Elite
ability-emboscada = Ambush
ability-escaramuzadores = Skirmishers
ability-fortaleza_movil = Mobile Fortress
ability-freneticos = Frenzied
ability-ligera = Light
ability-mercenarios = Mercenaries
ability-numerosos = Numerous
ability-resguardo = Shelter
ability-angulo_extendido = Extended Arc
ability-caballeria_pesada = Heavy Cavalry
ability-caracolear = Caracole
ability-choragiew = Choragiew
ability-dragon = Dragoon
ability-evasion = Evasion
ability-impetuosos = Impetuous
ability-formacion_abierta = Open Order
ability-horda = Horde
ability-hostigador = Harasser
ability-movilidad = Mobility
ability-persecucion = Pursuit
ability-vanguardia = Vanguard
ability-caballos_de_tiro = Draught Horses
ability-defensa_de_dotacion = Crew Defence
ability-experimental = Experimental
ability-fortificada = Fortified
ability-integrada = Integrated
ability-mando_incorporado = Built-in Command
ability-mortero = Mortar
ability-sin_escapatoria = No Escape

## Virtues

virtue-entrega = Dedication
virtue-destreza = Dexterity
virtue-instruccion = Drill
virtue-lealtad = Loyalty
virtue-fervor = Zeal
virtue-sacrificio = Sacrifice
virtue-voluntad = Will
virtue-presencia = Presence
virtue-brio = Brio
virtue-fama = Fame
virtue-iniciativa = Initiative

## Qualities

quality-abnegado = Selfless
quality-acaudalado = Wealthy
quality-afortunado = Lucky
quality-agil = Nimble
quality-agresivo = Aggressive
quality-amenazante = Threatening
quality-apasionado = Passionate
quality-atento = Alert
quality-audaz = Bold
quality-autoritario = Authoritarian
quality-avizor = Eagle-eyed
quality-bravo = Brave
quality-cartografo = Cartographer
quality-cauteloso = Cautious
quality-companero = Comrade
quality-conspirador = Conspirator
quality-complice = Accomplice
quality-coordinador = Coordinator
quality-decidido = Determined
quality-despiadado = Ruthless
quality-diligente = Diligent
quality-diplomatico = Diplomat
quality-dispuesto = Willing
quality-ducho = Skilled
quality-elegante = Elegant
quality-enigmatico = Enigmatic
quality-entusiasta = Enthusiastic
quality-estoico = Stoic
quality-experimentado = Experienced
quality-experto = Expert
quality-flematico = Phlegmatic
quality-frio = Cold
quality-gallardo = Gallant
quality-heroe = Hero
quality-honorable = Honourable
quality-ingeniero = Engineer
quality-imperterrito = Undaunted
quality-imperturbable = Imperturbable
quality-implacable = Relentless
quality-inteligente = Intelligent
quality-innovador = Innovator
quality-insigne = Notable
quality-intrepido = Fearless
quality-intrigante = Intriguer
quality-ilustrado = Erudite
quality-meticuloso = Meticulous
quality-terrible = Terrible
quality-tutor = Tutor
quality-oficioso = Officious
quality-paciente = Patient
quality-perfeccionista = Perfectionist
quality-picaro = Trickster
quality-precavido = Prudent
quality-preparado = Prepared
quality-protector = Protector
quality-provocador = Provoker
quality-raudo = Swift
quality-religioso = Religious
quality-respetable = Respectable
quality-sagaz = Sharp
quality-tenaz = Tenacious
quality-tranquilo = Calm

## Terrain

ground-dificil = Difficult
ground-muy_dificil = Very Difficult
ground-intransitable = Impassable
ground-facil = Easy
ground-oculto = Hidden
ground-cubierto = Covered
ground-altura = Height
ground-protegido = Protected
element-camino = Road
element-colina = Hill
element-colina_grande = Large hill
element-colina_escarpada = Steep hill
element-bosque = Wood
element-bosque_grande = Large wood
element-cultivo = Crop field
element-valla = Fence
element-muro = Wall
element-puente = Bridge
element-vado = Ford
element-edificio_pequeno = Small building
element-edificio_grande = Large building
element-rocas = Rocks
element-lago_pequeno = Small lake
element-lago_grande = Large lake
element-rio = River
element-cienaga = Swamp
element-zona_urbana = Urban area

## The turn

unit-name = { $profile } { $id }
leader-name = { $name }
turn-begins = Turn { $turn } begins: both sides lay their orders.
cards-laid = { $side ->
    [blue] Blue
   *[red] Red
} has laid a card beside each of its Troops.
card-shared = { $unit } shares the card of { $head }.
group-without-head = { $unit } cannot share the card of { $head }, which shares that of another: name the first unit of the group.
group-of-two-minds = { $unit } shares the card of { $head } and must have the same order: give both the same, or let it have a card of its own.
initiative-won = { $side ->
    [blue] Blue
   *[red] Red
} wins the initiative.
side-starts = { $side ->
    [blue] Blue
   *[red] Red
} takes the first go.
go-passed = { $side ->
    [blue] Blue
   *[red] Red
} has no Troop to activate and passes.
turn-ends = Turn { $turn } is over: no Troop is left to activate.
not-your-troop = { $unit } is not a Troop that you can activate: choose one of your own that has a card.
not-your-leader = { $leader } is not a leader of yours: choose one of your own, or a Troop.
leader-exhausted = { $leader } is exhausted until the next turn: choose another leader, or a Troop.
troop-has-acted = { $unit } has no order left to execute this turn: choose a Troop that still has its card.
not-all-who-share = { $count ->
    [0] { $unit } shares its card with nobody: activate it alone.
   *[other] All that share a card with { $unit } act in the same go: name the other { $count } too, in the order that you like.
}
order-shown = { $unit } shows its card: { $order }
order-lost = { $unit } fails its check and loses its order: { $order }
check-thrown = { $unit } checks its order: { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}.
reorganised = { $unit } forms up again: it is no longer disordered.
wear-shed = { $unit } discards wear ({ $count }) and keeps { $left }.
wear-stays = { $unit } cannot discard any wear and keeps { $left }.
reaction-lost = { $unit } fails to react and loses its order: { $order }
braced = { $unit } braces itself: its Courage rises while this activation lasts.

# 9 Duration and victory
score = Score so far: Blue { $blue }, Red { $red }.
ending-duration = { $turn ->
    [5] A decisive victory, { $lead } ahead after the fifth turn.
    [6] A clear victory, { $lead } ahead after the sixth turn.
    [7] A narrow victory, { $lead } ahead after the seventh turn.
   *[8] { $lead ->
        [0] The points are level after the eighth and last turn.
       *[other] A pyrrhic victory, { $lead } ahead after the eighth and last turn.
    }
}
ending-limit = { $turn ->
    [5] A decisive victory, { $lead } ahead at the end of the turns agreed on.
    [6] A clear victory, { $lead } ahead at the end of the turns agreed on.
    [7] A narrow victory, { $lead } ahead at the end of the turns agreed on.
   *[8] The points are level at the end of the turns agreed on.
}
ending-time = { $turn ->
    [5] A decisive victory, { $lead } ahead when the time is up.
    [6] A clear victory, { $lead } ahead when the time is up.
    [7] A narrow victory, { $lead } ahead when the time is up.
   *[8] The points are level when the time is up.
}
ending-swept = A decisive victory: the enemy has no Troop left.
ending-none-left = { $winner ->
    [nobody] Neither side has any Troop left, and the points are level.
   *[other] Neither side has any Troop left; the points decide, with a lead of { $lead }.
}

## Leaders

deed-run = Run
deed-inspire = Inspire
leader-rides = { $leader } moves.
leader-joins = { $leader } joins { $unit } and is exhausted.
leader-tires = { $leader } is exhausted until the next turn.
deed-thrown = { $leader } tries { $what }: { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}.
troop-inspired = { $unit } is inspired until the enemy's go: { $virtue }.
leader-must-leave = { $leader } is inside { $unit } and is activated only to leave it: choose a place outside it.
leader-may-not-join-now = { $leader } cannot join { $unit } with this move: choose a place outside any Troop.
leader-cannot-interact = { $leader } has no authority over { $unit }: choose a Troop of his own command.
troop-has-leader = { $unit } has a leader already: choose another Troop, or a place beside it.
leader-has-no-room = { $leader } has no room there because of { $what }: choose a free place, at least 1″ away from every enemy centre.
leader-too-far = { $leader } has { $inches }″ for his way, around enemies and impassable ground: choose a nearer place.
leader-joined-this-turn = { $leader } joined { $unit } this turn and cannot leave it before the next: choose another leader, or a Troop.
host-has-acted = { $leader } cannot leave { $unit }, which has acted this turn: choose another leader, or a Troop.
leader-cannot-leave = { $leader } finds no room to leave { $unit }: choose another leader, or a Troop.
out-of-command-reach = { $target } is too far from { $leader }, or out of his sight: choose a nearer target.
out-of-leader-sight = { $leader } does not see { $target }: choose a target in his sight.
another-acts-next = { $unit } is bound to be the next to act: activate it.
not-the-acting-leader = It is { $leader } who acts now: name him in the order.
no-target-of-action = { $what } cannot be used on { $target }: choose one of the targets that it has now.
deed-escape = to get out of the way
deed-steadfast = to stand firm
leader-ridden-down = { $leader } is ridden down and lost ({ $points ->
    [one] one point
   *[other] { $points } points
}).
leader-fled = { $leader } flees from the field ({ $points ->
    [one] one point
   *[other] { $points } points
}).
leader-fell = { $leader } falls with his Troop ({ $points ->
    [one] one point
   *[other] { $points } points
}).
leader-unneeded = { $leader } has nobody left to lead and leaves the field ({ $points ->
    [one] one point
   *[other] { $points } points
}).
leader-steps-aside = { $leader } steps aside.

# 5 Charges and melee
attack-idle = { $unit } sees no enemy that it could come nearer to and stays where it is.
attack-nearer = { $unit } reaches nobody and advances towards { $target } as far as it can.
charge-declared = { $unit } charges { $target }.
charge-flank = { $unit } charges { $target } from the flank.
charge-falls-short = { $unit } does not reach { $target } any more.
charge-contact = { $unit } comes into contact with { $target }.
countercharges = { $unit } countercharges { $target }.
countercharge-idle = { $unit } cannot countercharge and has spent its card.
intercepts = { $unit } intercepts { $target }.
intercept-idle = { $unit } cannot intercept and has spent its card.
shelters = { $unit } comes between { $charger } and { $target }.
shelter-off-way = { $unit } can only intercept on the way of the charge: choose a point of the line shown.
shelter-out-of-reach = { $unit } cannot intercept there: choose a point of the way that it sees and reaches with its increased Speed.
blows-struck = { $unit } strikes { $target } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+): { $wear ->
    [0] no harm done
   *[other] { $wear } wear
}.
disordered-by-blows = { $unit } cancels nothing and is disordered.
combat-won = { $unit } beats { $target }: { $caused } wear caused against { $suffered }.
combat-drawn = { $unit } and { $target } draw: { $wear } wear each.
mala-guerra-called = { $unit } calls for mala guerra: another round.
greatswords-disorder = The greatswords disorder { $unit }.
disengages = { $unit } disengages.
retreats = { $unit } retreats.
faces-enemy = { $unit } turns to face { $target } before falling back.
driven-out = { $unit } has to leave the building.
withdrawal-blocked = { $unit } cannot complete its withdrawal.
steps-back = { $unit } steps back an inch.
consolidates = { $unit } consolidates and goes on ahead.
pursues = { $unit } pursues.

# 3 Movement
troop-moves = { $unit } moves.
troop-turns = { $unit } turns { $turn ->
    [left] to its left
    [right] to its right
   *[rear] about
}.
troop-flees = { $unit } takes to flight.
flight-blocked = { $unit } would flee and has nowhere to go.
cannot-move = { $unit } has nowhere to go and stays where it is.
disordered-by-ground = { $unit } is disordered by very difficult ground.
gun-makes-way = { $unit } makes way for { $other }.
building-entered = { $unit } occupies the building.
way-crosses-troop = { $unit } cannot go through { $other }: choose a line that passes beside it.
way-impassable = { $unit } cannot cross impassable ground: choose a line that goes around it.
way-too-narrow = { $unit } does not fit through so narrow a gap: choose a line that does not pass between those two.
pivot-too-wide = { $unit } cannot turn more than 90 degrees to move: choose a point ahead of its front, or reorient first.
too-far-to-move = { $unit } can go { $inches }″ at most along that line: choose a nearer point.
too-near-enemy = { $unit } may not come within 1″ of a centre of { $other } without Attack: keep farther away.
no-room = { $unit } has no room there: choose a place that overlaps nothing.
off-the-table = { $unit } would leave the table: choose a place farther in.
building-not-for-it = { $unit } cannot occupy that building: small ones take a company, large ones any infantry.
building-held = { $unit } cannot occupy a building that is already held: choose another place.
building-needs-attention = { $unit } can occupy a building with Attention only: stop outside it.
building-not-reached = { $unit } does not reach the building that way: point at its middle.

# 7 Qualities: cards, tempo, effects that last, markers, leaders
card-laid-again = The order card of { $unit } has been laid anew, changed or not.
card-to-react = { $unit } gets another card, with which it can only react.
arc-extended = { $unit } may shoot from its sides too for the rest of the turn; if it acts next it may change its card to Fire.
faith-strengthened = { $unit } acts next and may change its card to Resist.
card-at-random = { $unit } must exchange its card for one drawn at random, which nobody may look at.
cards-swapped = { $unit } and { $other } swap their order cards.
card-looked-at = The enemy looks at the order card of { $unit }.
card-seen = The card of { $unit } is: { $order }
threatened-only-reacts = { $unit } is threatened and can only react until it is the last of its side: choose another Troop.
acts-last = { $unit } is to be the last to act this turn: choose another Troop, or pass while the enemy has any left.
enemy-picked-another = The enemy has picked { $unit } to be your next Troop: activate it.
enemy-holds-back = The enemy has ruled { $unit } out for this go: choose another Troop.
others-are-coordinated = { $unit } is not one of the two Troops that act together in this go: choose one of those.
another-leader-first = { $leader } must be activated before anybody else: choose him.
troop-threatened = { $unit } is threatened: it can only react this turn, unless it is the last of its side.
troop-picked-out = { $unit } must be the next Troop of its side to act.
troop-ruled-out = { $unit } cannot be the next Troop of its side to act if there is another.
troop-called-up = { $unit } acts next, without an order check.
troops-coordinated = { $unit } and { $other } act in this go, one after the other.
troop-deferred = { $unit } will be the last to act this turn.
go-waited = { $side ->
    [blue] Blue
   *[red] Red
} waits: the go passes without a Troop being activated.
leader-outwitted = { $leader } must be activated as soon as the next go of his side begins.
quality-laid = { $unit } is under the effect of { $what }.
ability-lent = { $unit } acts next and has for that activation: { $ability }.
determined-wins = The determination of { $unit } tells: { $target } suffers one more wear.
determined-loses = { $unit } had staked everything on its charge and is disordered.
trick-ready = { $unit } acts next, with an increase to { $value }.
troop-hidden = { $unit } melts into its hiding place: nobody can shoot at it this turn.
target-hidden = { $unit } is hidden and cannot be shot at this turn: choose another target.
dismantled = { $unit } is dismantled to bring { $other } up to strength.
wear-moved = { $unit } hands one wear over to { $other }.
leader-halfway = { $leader } does not reach { $unit } and is left halfway.
leader-rests = { $leader } is ready again.

# 4 Shooting, wear and rout; 6 artillery and missile weapons
shot = { $unit } shoots at { $target } ({ $weapon }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+): { $hit ->
    [no] no hit
   *[yes] { $wear ->
        [0] hits, but all is resisted
       *[other] { $wear } wear
    }
}.
shot-disorders = { $unit } has resisted none of the hits and is disordered.
shot-lost = { $unit } loses its shot: the declared target can no longer be hit.
no-shot = { $unit } has nobody to shoot at.
no-answer = { $unit } can do nothing with its card here: it is spent.
wear-taken = { $unit } takes { $count ->
    [one] one point
   *[other] { $count } points
} of wear and now has { $wear }.
rout-passed = { $unit } passes its rout check ({ $points ->
    [one] one 6 was needed
   *[other] { $points } sixes were needed
}, it has { $sixes }) and is At the Limit.
rout-failed = { $unit } fails its rout check ({ $points ->
    [one] one 6 was needed
   *[other] { $points } sixes were needed
}, it has { $sixes }).
rout-untried = { $unit } does not try its rout check ({ $points }): mercenaries count as failing it.
troop-lost = { $unit } is destroyed: { $points ->
    [one] one point
   *[other] { $points } points
} for { $side ->
    [blue] Blue
   *[red] Red
}.
limbers = { $unit } is limbered to its horses.
unlimbers = { $unit } is unlimbered.
works-left = { $unit } leaves its works and no longer counts as fortified.
gun-bursts = { $unit } suffers from its own shot: { $ones ->
    [one] one 1
   *[other] { $ones } ones
} on the dice.
superheavy-disorders = { $unit } fails its check after the hit of the superheavy gun and is disordered.
caracole-fails = { $unit } does not manage to caracole and stays where it is.
caracoles = { $unit } caracoles and falls back without turning round.
guns-need-fire = { $unit } shoots its gun with Fire only: choose another action.
gun-is-limbered = { $unit } is limbered and cannot shoot: unlimber it with Attention first.
weapon-too-slow = { $unit } cannot use that weapon as a reaction: choose another one or keep the card.
guns-heed-few = { $unit } is artillery and that command action does not affect it: choose another target.

## Qualities without an action, and those that act at once

selfless-stands = { $leader } stands in the breach: the rout check is thrown again, and he is lost.
lucky-escapes = { $leader } gets away in time.
elegant-withdrawal = Thanks to { $leader }, { $unit } does not retreat: it disengages.
cold-cancels = { $leader } keeps a cool head: the enemy's action has no effect.
card-lost = { $unit } loses its card.
gun-limbered = { $unit } is limbered.
fearless-attack = { $leader } leads { $unit } to the attack at once.
back-in-disorder = { $unit } has gone back in disorder.
provocation-resisted = { $unit } does not let itself be provoked.
provoked = { $unit } is provoked and attacks at once; its card is lost.

# 9 Scenery and deployment
scenario-points = Scenario points: Blue { $blue }, Red { $red }.
no-more-scenery = { $side ->
    [blue] Blue
   *[red] Red
} places no more scenery.
element-placed = { $side ->
    [blue] Blue
   *[red] Red
} places: { $element }.
element-removed = { $side ->
    [blue] Blue's
   *[red] Red's
} cartographer has an element removed: { $element }.
element-shifted = { $side ->
    [blue] Blue's
   *[red] Red's
} cartographer has an element shifted: { $element }.
crops-are = The fields: { $face ->
    [1] low crops, Difficult
    [2] low crops, Difficult
    [6] tall crops, Covered, Hidden and Very Difficult
   *[other] standing crops, Covered and Difficult
} (die: { $face }).
river-is = The river { $flow ->
    [dificil] is Difficult
    [muy_dificil] runs high and is Very Difficult
    [intransitable] is in flood: nobody can cross it but over bridges and fords
   *[normal] runs low and hinders nobody
}.
side-chosen = { $side ->
    [blue] Blue
   *[red] Red
} chooses the { $edge ->
    [south] near
   *[north] far
} edge and deploys first.
command-deployed = Command { $command } is deployed.
formed-afresh = For command { $command } there was no room left in the zone: all that { $side ->
    [blue] Blue
   *[red] Red
} has deployed is formed up afresh, and it with them.
fort-emplaced = { $unit } and others emplace a fortification together: { $count } units.
column-formed-up = { $unit } heads a column of { $count } units.
gun-integrated = { $unit } takes a light gun into its ranks.
lies-in-wait = { $unit } is not on the table: it lies in wait somewhere.
vanguard-moved = { $unit } takes up its place in the vanguard.
not-for-sale = { $piece } cannot be had now ({ $points } points left): choose one of the pieces on the list, or stop.
no-room-on-the-table = No place on the table is left for this element ({ $piece }): choose another one, or stop.
scenery-off-the-table = This element ({ $piece }) does not lie wholly on the table there, or meets a corner of it: move or turn it.
scenery-on-scenery = It lies on another element ({ $element }): only roads, bridges and fords may. Move it aside, or take one of them off.
lane-ends-nowhere = A lane ends against another element: put its end at the edge of one, or choose a road that crosses the table.
too-near-to-scenery = Too near to another element ({ $element }): touch one of the same kind, or keep { $inches } inches from all of them.
river-by-one-edge = A river enters by one edge of the table and leaves by another: turn it, or put it elsewhere.
river-without-crossing = This element ({ $piece }) has no stretch far enough from the edges for its bridge or ford: bring it nearer to the middle.
no-river-there = No river runs there: choose a point of a river.
crossing-at-the-end = That is the very end of the river: choose a point farther along.
crossing-near-the-edge = The free bridge or ford must lie more than { $inches } inches from every edge: choose a point nearer to the middle.
not-to-be-shifted = { $piece } cannot be shifted: choose an element that does not run to the edges of the table, nor lies over a river.
no-such-element = There is no element { $piece } on the table: choose one that lies there.
shift-too-long = The cartographer shifts an element by { $inches } inches at most: choose a nearer place.
shift-onto = The element would lie on another one ({ $element }): choose a free place.
outside-the-zone = { $piece } does not lie wholly within the deployment zone there: choose a place inside it.
place-taken = { $piece } cannot stand there: { $by } is in the way. Choose a free place.
far-from-leader = { $unit } must have some part within 6 inches of the leader of command { $command }: choose a nearer place.
not-to-be-deployed = It is not the turn of command { $command }: choose one of those listed.
no-room-for-command = There is no room left for command { $command } in the zone: deploy another one first.
no-room-for-the-rest = With { $piece } there the rest of command { $command } finds no room: choose a place that leaves more.
one-is-no-body = { $unit } alone makes no common body: name at least two units, or none.
not-alike = Only units that are alike in equipment and options are emplaced together: choose equal ones.
no-room-for-body = A body of { $count } units finds no room with the rest of its command: name fewer.
vanguard-too-near = A Vanguard move ends { $inches } inches or more from every enemy; { $enemy } is nearer: stop short.
near-a-cautious-leader = { $leader } is on his guard: no enemy Vanguard may end within { $inches } inches of him. Stop short.

# 6 Special rules of Troops
order-void = { $unit } can do nothing with its order: { $order }
fortress-left = { $unit } leaves its mobile fortress, which will serve nobody any more.
fortress-holds = { $unit } holds on behind its defences: the enemy disengages instead.
frenzy-recovers = { $unit } takes heart from its victory: it sheds one wear and keeps { $left }.
frenzy-strays = { $unit } runs wild after the beaten enemy and is disordered.
ambush-sprung = Ambush! { $unit } comes out of hiding.
ambush-elsewhere = { $unit } was hidden elsewhere: put its front centre inside the element where you posted it.
ambush-no-room = There is no room for { $unit }: look inside its hiding place for a spot free of other bases and more than 1″ from enemy centres.
evasion-tried = { $unit } tries to evade the charge.
evasion-failed = { $unit } does not get away and awaits the charge.
impetuous-charge = { $unit } cannot be held back: it charges as if with Attack.
dragoons-need-fire = { $unit } shoots with Fire only: choose another action with this order.
column-joined = { $unit } joins the column of { $host }; their common wear is { $wear }.
column-leaving = { $unit } announces that it will leave its column.
column-left = { $unit } leaves the column of { $host } and takes { $wear ->
    [0] no wear
    [one] one wear
   *[other] { $wear } wear
} with it.
column-kept = { $unit } does not get clear of the column and falls in at its rear.
column-tells = The weight of the column of { $unit } causes extra wear: { $count }.

## What may come of something, and standing orders

change-lost = Lost: { $what }{ $points ->
    [0] {""}
    [one] {" "}(one point)
   *[other] {" "}({ $points } points)
}.
change-worn = { $unit } takes { $count ->
    [one] one wear
   *[other] { $count } wear
} (now { $wear }).
change-rested = { $unit } sheds { $count ->
    [one] one wear
   *[other] { $count } wear
} ({ $wear } left).
change-disordered = { $unit } is disordered.
standing-unknown = “{ $order }” is no standing order: choose one of those in the panel.

# Forces that are ready to play
force-spain_1000 = Army of Flanders
force-sweden_1000 = Royal brigade
force-france_1000 = Army of Picardy
force-empire_1000 = Imperial corps
force-poland_1000 = Hetman's cavalry
force-cossacks_1000 = Tabor and steppe
force-muscovy_1000 = Guard of the Tsar
force-learning_spain = Learning force of Flanders
force-learning_sweden = Learning force of Sweden

## Lists that players bring

muster-no-limit = The list does not say up to how many points it may go; it comes to { $total }.
muster-no-limit-remedy = Write a line with the limit that was agreed, such as “Limit: 1000”.
muster-beyond-battles = The limit is { $limit } points and the largest battle has { $most }.
muster-beyond-battles-remedy = Write a limit of { $most } or less and take out the surplus.
muster-bad-name = The name “{ $name }” is too long, or has characters that cannot be read.
muster-bad-name-remedy = Write one of { $most } characters at most, on one line.
table-without-room = On this table there is no room for all of “{ $name }” where it deploys: leave more open ground there, make the zone deeper, or take Troops out.
table-other-scale = This table is laid out for another scale ({ $scale }): choose that scale, or another table.
army-finds-no-room = There is no room for all of “{ $name }” in its deployment zone: take Troops out, or play at the smaller scale.

## What is offered, with its figures; what may come of it and what is assumed

inches = { $whole }{ $tenths ->
    [0] {""}
   *[other] .{ $tenths }
}″
order-unknown = unknown card
offer-act = { $unit }: { $order }{ $others ->
    [0] {""}
    [one] {" "}with another Troop
   *[other] {" "}with { $others } other Troops
}{ $dice ->
    [0] {""}
   *[other] {" "}(check: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+, { $chance }%)
}
offer-lead = Activate { $leader } (level { $level })
offer-pass = Pass
offer-done = Nothing more
offer-deed = { $what }{ $targets ->
    [0] {""}
    [one] : { $first }
   *[other] : { $first }, { $second }
} ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+: { $chance }%)
offer-verb = { $verb }: { $what }
offer-verb-place = Buy
offer-verb-stop = Buy no more
offer-verb-deploy = Deploy by hand
offer-verb-array = Deploy by itself
offer-verb-shift = Shift
offer-verb-remove = Remove
offer-join = { $leader } joins { $unit }
offer-put = { $what }: put down here
offer-stay = { $what } does not move
offer-move = { $what } advances { $far }
offer-plan = Cards: { $attack } Attack!, { $fire } Fire!, { $run } Run!, { $attention } Attention!, { $resist } Resist!
offer-several = { $count } shoot
offer-piece = { $what }
offer-aside = Step aside towards { $degrees }°
offer-react = { $unit } reacts: { $order } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+: { $chance }%)
offer-answer-shot = { $weapon } at { $target }
offer-shot = { $weapon } at { $target }, { $far }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+, resisted with { $courage }, { $resist }+; { $wears }% to wear it down, { $disorders }% to disorder it
offer-charge = Charge { $target }{ $flank ->
    [yes] {" "}from the flank
   *[no] {""}
}, { $far }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+ against { $theirs }, { $against }+; { $wins }% to win, { $loses }% to lose
offer-approach = Advance towards { $target }, { $far } away
offer-all = All of them: { $order }
offer-default = Default plan
offer-pick-move = Move
offer-pick-reorganise = Reorganise
offer-pick-reorient = Reorient
offer-pick-shoot = Shoot
offer-pick-limber = Limber
offer-pick-unlimber = Unlimber
offer-pick-done = Nothing more
offer-pick-pass = Do nothing
offer-pick-react = React with its card
offer-pick-evade = Evade
offer-pick-left = To the left
offer-pick-right = To the right
offer-pick-rear = About turn
offer-pick-hold = Hold fire
offer-pick-show = Reveal the ambush
offer-pick-consolidate = Consolidate: advance
offer-pick-stay = Stay
offer-pick-stand = Stand where it is
offer-pick-flee = Flee
offer-pick-join = Join the Troop
offer-pick-mala-guerra = Mala guerra!
offer-pick-north = The north side
offer-pick-south = The south side
offer-pick-outside = Outside any Troop
offer-pick-go-on = Go on with the charge
offer-pick-halt = Halt
offer-pick-time-up = The time is up
offer-pick-play-on = Play on
offer-pick-keep = Leave it as it is
offer-pick-abandon = Abandon the fortress
offer-pick-march = March alone
offer-pick-caracole = Caracole
offer-pick-use = Use it
offer-pick-firm = No, it keeps to firm ground
offer-pick-deep = Yes, it is disordered
offer-pick-hidden = In hiding
offer-pick-none = None
offer-pick-limbered = Limbered
offer-pick-unlimbered = Unlimbered
offer-pick-table = On the table
change-routed = { $unit } retreats, disordered.
change-back = { $unit } falls back.
change-hurt = { $unit } takes wear.
change-ordered = { $unit } reorganises.
change-order-lost = { $unit } loses its order.
change-tired = { $leader } is exhausted.
change-marked = { $unit }: { $what }.
assume-no-reaction = If nobody reacts.
assume-no-more = If nobody calls for mala guerra, nor does anything more after the fight.
assume-first = If of several Troops the first one answers.
no-such-plan = That order cannot be given to many at once: when planning, “plan” and a card, or “plan” alone for the default plan.

### The table in text

text-prompt = { $turn ->
    [0] { $seat }, { $phase }
   *[other] Turn { $turn }, { $seat }, { $phase }
}
text-phase-scenery = scenery
text-phase-cartography = cartographers
text-phase-crops = crop fields
text-phase-sides = choice of side
text-phase-deployment = deployment
text-phase-rivers = rivers
text-phase-vanguard = vanguard
text-phase-planning = planning
text-phase-initiative = initiative
text-phase-action = action
text-phase-over = end
text-head = { $turn ->
    [0] Before the battle: { $phase }.
   *[other] Turn { $turn }: { $phase }. Points: blue { $blue }, red { $red }.
}
text-legend = North is up; the numbers at the edge are inches. * leader{ $signs }. “map list” has the Troops.
text-left-out = { $count ->
    [one] One piece lies
   *[other] { $count } pieces lie
} outside this part: map shows them all.
text-element = { $name } { $id }: from { $left } to { $right } west to east, from { $low } to { $high } south to north, in inches.
text-leader = { $id } { $name }, level { $level }, { $place }{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
}.
text-no-leader = { $command }, without a leader of its own.
text-inside = inside { $unit }
text-place = at { $x } { $y }
tray-off-table = { $side ->
    [blue] Blue
   *[red] Red
}, off the table
text-off-table = off the table
text-lurks = in ambush ({ $place })
text-facing-north = facing north
text-facing-northeast = facing north-east
text-facing-east = facing east
text-facing-southeast = facing south-east
text-facing-south = facing south
text-facing-southwest = facing south-west
text-facing-west = facing west
text-facing-northwest = facing north-west
text-point-north = to the north
text-point-northeast = to the north-east
text-point-east = to the east
text-point-southeast = to the south-east
text-point-south = to the south
text-point-southwest = to the south-west
text-point-west = to the west
text-point-northwest = to the north-west
text-wear = wear { $wear } of { $limit }
text-mark-disordered = DISORDERED
text-mark-limbered = limbered
text-mark-fortress = with a mobile fortress
text-pool-column = a column with { $members }
text-pool-fort = a fort with { $members }
text-pool-integrated = with the gun { $members }
text-card = card: { $order }
text-shared = card of { $head }
text-unknown = unknown
text-column-troop = Troop
text-column-place = at
text-column-wear = wear
text-column-card = card
text-column-enemy = enemy at
text-column-marks = notes
text-card-none = no card
text-nearest = nearest enemy { $enemy } at { $far }
text-near = { $far } { $point }: { $who }.
text-values = { $who }: Speed { $speed }, Combat { $combat }, Fire { $fire }/{ $long }, Discipline { $discipline }, Courage { $courage }, Endurance { $endurance }.
text-knows = { $who }: { $what }.
text-knows-nothing = { $who } has nothing else of note.
text-try = { $what }, to { $x } { $y }{ $snapped ->
    [true] : that is as near as it gets.
   *[false] .
}
text-may-react = { $unit } might react.

## What is asked

text-ask-plan = Lay a card beside every Troop, all in one line.
    For example: all attention; or B1 attack rest, if B1 is one of your commands.
text-ask-go = Your go: activate a leader first, if you like, and then a Troop.
text-ask-start = You have won the initiative: who starts?
text-ask-acting = { $unit } executes { $order }. What does it do?
text-ask-move = { $unit } moves with { $order }. Where does its front centre go?
    For example: advance 4, advance 4 left 30, to 30 20.
text-ask-walk = { $unit } moves at once, without an order. Where does its front centre go?
    For example: advance 2, advance 2 left 30, to 30 20.
text-ask-trigger = { $cause ->
    [charge] { $mover } charges { $unit }{ $flank ->
        [yes] {" "}from the flank
       *[no] { "" }
    }.
    [shelter] { $mover } charges { $unit }: does anybody shelter it?
    [ambush] { $mover } comes by the ambush of { $unit }.
   *[approach] { $mover } comes near { $unit }.
} What do you do?
text-ask-ride = { $leader } may go { $far }. Where to?
    For example: north 4, to 30 20, join and the name of a Troop, stay.
text-ask-leave = { $leader } leaves his Troop and may go { $far }. Where to?
    For example: north 4, back 2, to 30 20.
text-ask-leading = { $who }: which command action does he try?
text-ask-card = { $who }: choose another card, in secret.
text-ask-overrun = { $who } has a Troop on top of him: what does he do?
text-ask-losing = { $who } must lose one of its own: which?
text-ask-charge = { $who }: does it go on with its charge?
text-ask-mobility = { $who } may turn before it does anything. What does it do?
text-ask-time = Turn { $turn } is over. Is the agreed time up? The battle ends if both say so.
text-ask-mala-guerra = The fight of { $who } may go on without quarter. Mala guerra?
text-ask-caracole = { $who } has shot and may caracole: fall back after a roll. What does it do?
text-ask-fortress = { $who } may abandon and lose its mobile fortress. What does it do?
text-ask-side = Which side of the table do you choose?
text-ask-pick = { $who } What do you choose?
    Rule { $rule } explains it.
text-ask-command = Which command do you deploy, from { $low } to { $high } inches from the south?
    For example: deploy B1 puts it down by hand; deploy rest lets it stand by itself.
text-ask-deploying = You deploy { $command }, from { $low } to { $high } inches from the south. { $pieces ->
    [none] What do you choose?
        Rule { $rule } explains it.
   *[other] Where does each go?
        Put down { $pieces }: for example, to 30 10; or rest, and whatever is left goes down by itself.
}
text-ask-laying = Where does its middle go ({ $what })?
    For example: to 30 20, or to 30 20 right 45 to turn it.
text-ask-buying = Buy an element of scenery, or stop. Scenario points left: { $points }.
    For example: buy hill 10, or stop.
text-ask-vanguard = Vanguard: which Troop do you move ({ $units })?
    For example: { $unit } advance 6, or { $unit } stay.
text-many = There are { $count } answers: type options to list them.
text-some = Names to choose from: { $names }.

## Help

text-help-plan =
    Lay a card beside every Troop, in one line: attention, attack, run, fire or resist.
    all attention: the same for all
    B1-1 attack rest fire: one Troop, and another card for the others
    B1 attack B2-1 run rest: a whole command; rest alone, what suits each
    B1-1 B1-2 together fire rest: those of a brigade share a card
    plan: for each what suits it
text-help-go =
    Your go: a leader if you like, and then a Troop.
    activate B1-1: turn up the card of a Troop and execute it
    lead B0: activate a leader
    pass: only if you have nobody left to activate
text-help-action =
    Attention: up to two different actions, one after another.
    advance 4: move 4 inches ahead; advance alone, as far as it can
    advance 4 left 30: the same after a turn of 30 degrees
    to 30 20: its front centre goes to that point (inches from the west and the south)
    toward R1-1: as near to that piece as it can
    shoot R1-1: shoot at that Troop
    turn left: change its facing: left, right or rear
    done: nothing more
text-help-move =
    Where the front centre of the Troop goes: it turns, and advances in a straight line.
    advance 4: 4 inches ahead; advance alone, as far as it can
    advance 4 left 30: the same after a turn of 30 degrees
    to 30 20: to that point (inches from the west and the south)
    toward R1-1: as near to that piece as it can; toward R1-1 3, three inches
    stay: it does not move
    try advance 8: where it would end and who might react, without moving
text-help-leader =
    Where the leader goes.
    north 4: north, northeast, east…: so many inches
    toward B1-1 3: toward a piece
    to 30 20: to that point (inches from the west and the south)
    join B1-1: he goes into a Troop
    stay: he stays
text-help-laying =
    Where the middle of the element goes.
    to 30 20: to that point (inches from the west and the south)
    to 30 20 right 45: the same, turned by 45 degrees
text-help-deployment =
    Deployment: command after command, by turns with the enemy.
    deploy B1: by hand, piece after piece
    array B1: by itself: in line before its leader
    deploy the rest: the next command by itself; or what is left of the one that you are putting down
    B1-1 to 30 10 left 20: a piece: the middle of its base, turned if you like
text-help-pick =
    Answer with a number of the list or in words; options lists them.
    pass: no, nothing, stay
    react: turn up the card and roll
    shoot R1-1, charge R1-1: a target by its name
    inspire B1-1 zeal: a command action and its targets
text-help-reports =
    options: all that you can answer, each with its number
    map: the table; map B1-1, close up; map all, all of it; map list, the Troops
    troops B1: a command, a Troop or a side (blue, red); alone, your own
    near B1-1: who is how far away, and in which direction
    sheet B1-1: the values, weapons and rules of a Troop, or a leader's qualities
    try advance 4: what an answer would come to, without giving it
text-help-more = At any time: options, map, troops, near, sheet, try. Type reports to read what each does.

## What cannot be understood

text-no-piece = There is no Troop or leader “{ $piece }” in play: type troops, or troops red, to see their names.
text-lost-piece = { $piece } is lost: type troops to see what is left.
text-no-length = “{ $word }” is not a distance: type inches, such as 4 or 4.5.
text-not-offered = “{ $words }” is nothing that can be answered now: type options to see what there is.
text-several = “{ $words }” may be more than one thing: type the number that you want ({ $numbers }; options explains them).
text-card-for-whom = Whose is the card “{ $word }”? Type the Troop first and then the card: B1-1 { $word }.
text-which-card = { $unit } lacks a card: attention, attack, run, fire or resist.
text-no-card-word = “{ $word }” is not a Troop of yours, a command or a card: for example, B1-1 attack rest attention.
text-cards-lacking = Cards are lacking for { $units }: type the line again and add rest and a card, or rest alone for what suits each.
text-activate-whom = Whom do you activate? Type activate B1-1, or lead B0; options gives the names.
text-no-such-shot = There is no shot at “{ $words }”: type shoot alone to see those that there are.
text-who-shoots = Say who shoots and at whom, one after another ({ $units }); whoever is not named does not shoot.
text-put-where = Say where, in inches from the west and the south: for example, to 30 10.
text-no-way = I cannot read “{ $words }” as a way: try advance 4, advance 4 left 30, to 30 20, toward R1-1 or stay.
text-which-piece = Say first which piece ({ $pieces }) and then where it goes.
text-no-point = “{ $words }” is not a point: type to and two distances in inches, such as to 30 20.
text-near-what = Say near whom: near B1-1.
text-not-on-table = { $piece } is not on the table: choose a piece that is.
text-sheet-whose = Say whose sheet you want: sheet B1-1.
text-try-what = Say what you want to try: try advance 4.

## What is no piece

table-edge = the edge of the table

# 3.09
troop-gets-clear = { $unit } gets clear of those on whom its base lies.

## Beside a piece, when it happens to it: three words at most

did-held = goes nowhere
did-garrisons = takes the building
did-ambush = ambush!
did-charges = charges!
did-charges-flank = flank charge!
did-contact = contact
did-falls-short = falls short
did-impetuous = cannot be held
did-countercharges = countercharges!
did-intercepts = intercepts!
did-flees = flees
did-disengages = disengages
did-retreats = retreats
did-driven-out = driven out
did-no-way-back = no way back
did-consolidates = consolidates
did-pursues = pursues
did-caracoles = caracole
did-no-caracole = no caracole
did-limbered = limbered
did-unlimbered = unlimbered
did-works-left = leaves its works
did-column = joins column
did-leaves-column = leaves column
did-order = { $order }
did-card-wasted = card wasted
did-order-lost = order lost
did-successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
did-no-reaction = no reaction
did-braces = braces
did-evades = evades?
did-no-evasion = caught
did-new-card = card laid anew
did-second-card = card to react
did-random-card = random card
did-card-seen = card seen
did-card-lost = card lost
did-cards-swapped = cards swapped
did-shot = { $hit ->
    [no] miss
   *[yes] { $wear ->
        [0] resisted
       *[other] −{ $wear }
    }
}
did-shot-lost = shot lost
did-no-shot = no target
did-blows = { $wear ->
    [0] no harm
   *[other] −{ $wear }
}
did-beaten = beaten { $caused }-{ $suffered }
did-drawn = drawn { $wear }-{ $wear }
did-mala-guerra = mala guerra!
did-one-more = −1
did-column-tells = +{ $count } by the column
did-holds-out = holds out
did-wear = wear { $wear }
did-wear-shed = recovers +{ $count }
did-wear-stays = no recovery
did-wear-moved = takes 1 wear
did-bursts = bursts −{ $ones }
did-stands = at the limit
did-breaks = breaks
did-destroyed = destroyed
did-disordered = disordered
did-recovers = recovers +1
did-in-order = back in order
did-led = led
did-exhausted = exhausted
did-ready = ready again
did-ridden-down = ridden down
did-falls = falls
did-leaves-field = leaves the field
did-sacrifice = gives his life
did-escapes = gets away
did-cancels = cancels it
did-attacks-now = attacks now
did-inspired = { $virtue }
did-quality = { $what }
did-ability = { $ability }
did-trick = more { $value }
did-arc-extended = wider arc
did-acts-next = acts next
did-acts-last = acts last
did-hidden = hidden
did-together = act together
did-threatened = threatened
did-waits = has to wait
did-provoked = provoked
did-not-provoked = keeps calm
did-reinforced = reinforced

# How it stands
tracker-limit = { $left ->
    [0] Turn { $turn } of { $last }: the last one
   *[other] Turn { $turn } of { $last }, as agreed
}
tracker-on-time = Turn { $turn }; it ends when both say that the time is up
tracker-lead = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}; { $lead ->
    [0] it ends after turn { $at }
    [one] a lead of 1 ends it after turn { $at }
   *[other] a lead of { $lead } ends it after turn { $at }
}
tracker-points = Points
tracker-troops = Troops left
tracker-lost = Troops and leaders lost
tracker-course = Points won
tracker-turn = Turn { $turn }

## Why an opponent does what it does, after “because”

# $unit: the Troop; $target: whom it charges; $chance: the chance to win the first round, in hundredths
why-charge = { $unit } can charge { $target } and wins the first round { $chance } times in 100
why-flank = { $unit } can take { $target } in the flank and wins the first round { $chance } times in 100
why-bad-charge = { $unit } would win the first round against { $target } only { $chance } times in 100
# $unit: who is charged
why-reception = { $unit } may answer the charge with a volley
# $target: who is charged; $chance: the chance that it gets away, in hundredths
why-eludes = { $target } may evade the charge: its check succeeds { $chance } times in 100
# $unit: the Troop
why-nobody = { $unit } has nobody within reach of a charge
# $unit: the Troop; $target: the enemy
why-headlong = { $unit } has { $target } before it and wants to be at it
# $unit: who shoots; $target: at whom; $chance: in hundredths
why-shot = the shot of { $unit } wears { $target } { $chance } times in 100
why-finish = the shot of { $unit } destroys { $target } { $chance } times in 100
# $target: the enemy
why-nearest = { $target } is the nearest in range
# $unit: the Troop; $wear: its markers of wear
why-rest = { $unit } has { $wear } points of wear and can rest
# $unit: the Troop
why-tidy = { $unit } is in disorder and can reorganise
# $unit: the Troop; $foe: the enemy; $far: inches between them
why-held = { $foe } is { $far }″ from { $unit } and could charge it: the card serves to answer
why-keeps = { $foe } is { $far }″ from { $unit } and could charge it: the card is better kept to answer
# $unit: the Troop
why-free = Attention leaves { $unit } free to choose when its turn comes
# $goes: goes with a card for each Troop; $theirs: goes of the enemy; $fewer: how many would be lost by sharing
why-goes = sharing cards would leave { $fewer } { $fewer ->
    [one] go
   *[other] goes
} fewer than { $goes }, and the enemy has up to { $theirs }
# $unit: who shoots; $target: at whom; $friend: who charges
why-prepares = { $friend } is about to charge { $target }, and the fire of { $unit } prepares it
# $unit: the Troop; $foe: the enemy
why-waits = { $foe } still holds a card and could charge { $unit } if it came near now
# $unit: the Troop; $far: inches to the nearest enemy
why-far = { $unit } has no enemy nearer than { $far }″ and loses nothing by going first
# $unit: the Troop; $foe: the enemy; $far: inches between them
why-fears = { $foe } is { $far }″ from { $unit } and could charge it before it acts
# $far: inches between the nearest two Troops
why-lasts = the nearest two are { $far }″ apart, and who starts later acts last
# $unit: the Troop; $target: the enemy; $far: inches between them from there; $reach: how far it charges
why-near-charge = from there { $target } is { $far }″ from { $unit }, which charges up to { $reach }″
# $unit: the Troop; $target: the enemy; $far: inches between them from there; $reach: how far it charges
why-comes-near = from there { $unit } still has { $far }″ to { $target }, which it charges from { $reach }″ away
# $unit: the Troop; $target: the enemy; $far: inches between them from there; $reach: how far it shoots
why-near-shot = from there { $target } is { $far }″ from { $unit }, which shoots up to { $reach }″
# $unit: the Troop; $foe: the enemy; $far: inches between them there; $reach: how far the enemy charges
why-exposed = there { $foe } is { $far }″ from { $unit } and charges up to { $reach }″
# $unit: the Troop; $foe: the enemy; $far: inches between them here; $reach: how far the enemy charges
why-escapes = where { $unit } stands { $foe } is { $far }″ away and charges up to { $reach }″
# $unit: the Troop; $count: enemies that could shoot at it
why-under-fire = there { $count ->
    [one] one enemy
   *[other] { $count } enemies
} could shoot at { $unit }
why-out-of-fire = where { $unit } stands { $count ->
    [one] one enemy
   *[other] { $count } enemies
} could shoot at it
# $unit: the Troop; $far: inches beyond the command of the nearest leader
why-out-of-command = there { $unit } is { $far }″ out of the command of its leaders
why-into-command = { $unit } is { $far }″ out of the command of its leaders and comes nearer to them
# $unit: the Troop
why-rough = the ground there slows { $unit }
why-leaves-rough = the ground where { $unit } stands slows it
why-blind = there { $unit } would turn its back on every enemy
why-faces = { $unit } has every enemy behind it now
# $unit: the Troop; $leader: the enemy leader; $chance: the chance that he is lost, in hundredths
why-ride-down = { $unit } can ride over { $leader } on its way, who falls { $chance } times in 100
# $unit: the Troop; $reach: how far it shoots
why-shoots-there = from there { $unit } can shoot at once at an enemy within { $reach }″
# $unit: the Troop; $target: the enemy; $far: inches between them
why-pulls = { $target } is { $far }″ away and { $unit } does well against it
why-shuns = { $target } is { $far }″ away and { $unit } does badly against it
# $unit: who is charged; $foe: who charges; $chance: the chance that the charger wins the first round, in hundredths
why-evades = { $foe } wins the first round against { $unit } { $chance } times in 100
# $unit: who is charged; $foe: who charges; $chance: the chance to pass the check, in hundredths
why-braces = { $unit } can brace against { $foe }: its check succeeds { $chance } times in 100
why-counters = { $unit } can meet the charge of { $foe } with its own: its check succeeds { $chance } times in 100
why-flees = { $unit } can run from { $foe }: its check succeeds { $chance } times in 100
why-answers = { $unit } can answer the charge of { $foe }: its check succeeds { $chance } times in 100
# $unit: the Troop; $foe: who comes near; $chance: the chance to pass the check, in hundredths
why-meets = { $foe } comes near and { $unit } can meet it: its check succeeds { $chance } times in 100
# $unit: the Troop; $order: its card
why-own-go = { $unit } needs its card for its own go: { $order }
# $unit: the charger; $target: who is charged; $chance: the chance that the charger wins the round, in hundredths
why-round = { $unit } wins the next round against { $target } { $chance } times in 100
why-no-round = { $unit } wins the next round against { $target } only { $chance } times in 100
# $leader: the leader
why-leaves = { $leader } is better placed outside his Troop
why-misplaced = { $leader } does not stand where he leads best
why-rides-on = { $leader } is not yet where he leads best
# $leader: the leader; $what: the action; $target: on whom; $chance: the chance that it succeeds, in hundredths
why-inspires = { $leader } can inspire { $target } before it acts ({ $what }, { $chance } times in 100)
why-heartens = { $leader } makes what { $target } does count for more ({ $what }, { $chance } times in 100)
why-relieves = { $leader } can take a burden from { $target } ({ $what }, { $chance } times in 100)
why-shields = { $leader } can shield { $target } from what threatens it ({ $what }, { $chance } times in 100)
why-card = another card or another moment would serve { $target } better, and { $leader } can see to it ({ $what }, { $chance } times in 100)
why-turns = { $target } would stand or look better, and { $leader } can see to it ({ $what }, { $chance } times in 100)
why-hinders = { $target } still holds a card, and { $leader } can hinder it ({ $what }, { $chance } times in 100)
why-rouses = { $leader } can reach { $target } with { $what }, { $chance } times in 100
# $leader: the leader; $what: the action; $chance: the chance that it succeeds, in hundredths
why-acts = it is better that nobody acts now, and { $leader } can let the go pass ({ $what }, { $chance } times in 100)
# $leader: the leader; $unit: the Troop
why-joins = { $leader } serves { $unit } best from inside
# $leader: the leader; $count: Troops of his within his command there
why-commands = from there { $leader } commands { $count ->
    [0] none of his Troops yet, but is nearer to them
    [one] one of his Troops
   *[other] { $count } of his Troops
}
# $leader: the leader; $foe: the enemy; $far: inches between them there; $chance: the chance that he falls, in hundredths
why-peril = there { $foe } is { $far }″ from { $leader } and could ride him down: he falls { $chance } times in 100
# $leader: the leader
why-alone = there { $leader } would stand beside one worn Troop and no other
# $what: the piece of scenery; $ours, $theirs: Troops of horse
why-hinders-horse = { $what } hinders horse: the enemy has { $theirs } Troops of it, against { $ours } of ours
why-hinders-us = { $what } hinders horse: of that there are { $ours } Troops on this side, against { $theirs } of the enemy's
# $what: the piece of scenery; $ours, $theirs: guns
why-serves-guns = { $what } gives height: { $ours } guns on this side could use it, { $theirs } of the enemy's
# $what: the piece of scenery; $ours, $theirs: Troops that shoot
why-gives-cover = { $what } gives cover: { $theirs } Troops of the enemy's shoot, and { $ours } of ours
# $what: the piece of scenery
why-costs = { $what } does little for this army
# $what: the piece of scenery; $far: inches from the middle
why-on-a-wing = { $what } lies there { $far }″ from the middle, on the way of horse
# $count: elements
why-high-edge = along that edge { $count ->
    [one] one element gives height
   *[other] { $count } elements give height
}
why-rough-edge = along that edge { $count ->
    [one] one element slows
   *[other] { $count } elements slow
} horse
# $count: Troops of horse
why-horse-later = that command has { $count ->
    [one] one Troop of horse
   *[other] { $count } Troops of horse
}, which had better see first where the enemy stands

## Situations at a real table

situation-shot = Shot
situation-charge = Charge
situation-reaction = Reaction to a charge
situation-defence = Shot at a charge
situation-order = Check of an order

situation-ask-distance = distance in inches
situation-ask-ground = the enemy's ground
situation-ground-open = open ground
situation-ask-side = the enemy's side
situation-side-front = front
situation-side-flank = flank
situation-side-rear = rear
situation-ask-mine_with = mine has
situation-ask-enemy_with = the enemy's has
# $unit: a unit; $options: what it has beyond its profile
situation-with = { $unit } ({ $options })
# $question: what the units are asked for
situation-list-empty = The list has no unit for this: { $question }. Choose from all units instead.
# $unit, $target: pieces
situation-no-shot = { $unit } cannot make this shot at { $target }: change the distance, the weapon or the ground.
situation-no-reaction = { $unit } has nothing to react with here.
situation-out-of-reach = { $unit } does not reach { $target } with its charge: bring them nearer.
situation-unable = { $unit } cannot do this with what it has: change its options.
situation-ask-weapon = weapon
situation-ask-order = my order
situation-ask-card = my card
situation-ask-fort = companies in the fort
situation-ask-mine_wear = my wear
situation-ask-enemy_wear = the enemy's wear
situation-ask-mine_disordered = mine is disordered
situation-ask-enemy_disordered = the enemy's is disordered
situation-elite = Elite rule
situation-discipline = +1 Discipline
arm-infantry = Infantry
arm-cavalry = Cavalry
arm-artillery = Artillery
# $who: a Troop
reckoned-volley-dice = dice of the shot by { $who }
reckoned-volley-courage = Courage against the shot by { $who }
reckoned-melee-dice = dice of { $who } in combat
reckoned-melee-courage = Courage of { $who } in combat
reckoned-check-dice = dice of the check of { $who }

## A battle on a real table (decision 0050)

offer-table-nobody = Nobody
offer-table-beside = Beside { $unit }
offer-table-join = Into { $unit }
offer-table-switch = Straight into { $unit }
offer-table-away = Away from all Troops
# $unit: who acts; $target: on whom; $far: how far apart they are; $side: which side the other shows; $ground: what it holds
table-laid = { $unit } is { $far } from { $target }, which shows its { $side ->
    [flank] flank
    [rear] rear
   *[front] front
} ({ $ground }).
# $unit: who moves; $far: how far at most
table-moves = { $unit } may move up to { $far } on the table.
# $unit: who stands beside a charger's way; $target: the charger
table-no-room = { $unit } cannot stand there without barring the way of { $target }: say what becomes of it in words, and go on.
# $unit: who moves before the first turn; $far: how far at most; $apart: how far from each enemy at least
table-scouts = { $unit } makes its Vanguard move on the table, up to { $far }, and stays { $apart } from every enemy.
# $unit: who turns
table-turns = { $unit } changes its facing on the table.
text-ask-table-led = Which leader has { $unit } within his command distance and sees it?
text-ask-table-target = At whom does { $unit } shoot, of those whom it sees?
text-ask-table-charged = Whom does { $unit } charge, of those whom it sees and reaches?
text-ask-table-reacts = { $unit } has moved on the table. Which of your Troops that it came near reacts now, or over which leader did it ride?
text-ask-table-distance = How far is it from { $unit } to { $other }? In inches, rounded up.
text-ask-table-side = Which side does { $unit } show to whoever charges it?
text-ask-table-ground = On or behind what ground does { $unit } stand?
text-ask-table-ride = { $who } is activated. Beside which Troop does he come to stand on the table, or which does he join?
text-ask-table-near = Which other leader has { $unit } within his command distance and sees it, and so helps it by his quality?
text-ask-table-prey = { $unit } is Impetuous. Whom does it see and could charge, whatever its card?
text-ask-table-met = { $unit } charges. Who else of yours stands near its way, or which leader on it?
text-ask-table-shelters = { $unit } charges a unit with Shelter. Which cavalry of the same command can reach its way?
text-ask-table-along = How far has { $unit } come where { $other } is nearest to its way? In inches, rounded up.
text-ask-table-hides = Does { $unit } lie hidden? Write down where, out of the enemy’s sight.
text-ask-table-stood = { $unit } is lost. Which leader stood within his command distance of it, with no other Troop of his as near?
text-ask-table-deep = Does the way of { $unit } lead into Very Difficult ground?
text-ask-table-scouts = Which unit makes its Vanguard move now?
text-ask-table-reached = Whom else does an action of { $who } reach?
