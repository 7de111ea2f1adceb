# Tercios: what the umpire says of its rules, and the names of all that lists have.

title = Liber Militum: Tercios
seat-blue = Blue
seat-red = Red

## Army lists: what may be wrong (muster-…) and what to do then (…-remedy)

list-unreadable = The list cannot be read as JSON: { $what }. Export it again, or paste it as text.
muster-over-limit = The army comes to { $total } points and the limit is { $limit }.
muster-over-limit-remedy = Take { $over } points out of Troops, options or leaders' levels, or agree on a higher limit.
muster-no-faction = There is no faction called "{ $faction }".
muster-no-faction-remedy = Choose one of these: { $known }.
muster-no-chart = There is no chart called "{ $chart }".
muster-no-chart-remedy = Choose one of these: { $known }.
muster-chart-not-of-faction = The faction { $faction } cannot use the chart "{ $chart }".
muster-chart-not-of-faction-remedy = Choose one of its own ({ $known }) or another faction.
muster-century-not-of-faction = The list of { $faction } does not cover century { $century }.
muster-century-not-of-faction-remedy = Give one of its centuries ({ $known }); the list is valid all the same.
muster-centuries-differ = One army is of century { $one } and the other of { $other }.
muster-centuries-differ-remedy = You may play like this, but armies of one period are recommended: change one of the lists if you prefer.
muster-too-few-commands = The chart "{ $chart }" demands at least { $least } of this kind: { $kind }. The list has { $have }.
muster-too-few-commands-remedy = Add what is missing ({ $kind }), or use another chart.
muster-too-many-commands = The chart "{ $chart }" admits at most { $most } of this kind: { $kind }. The list has { $have }.
muster-too-many-commands-remedy = Take out or merge what is too much ({ $kind }), or use another chart.
muster-not-most-numerous = There must be more of this kind ({ $most }: { $have }) than of any other ({ $other }: { $others }).
muster-not-most-numerous-remedy = Add one of the kind "{ $most }" or take out one of the kind "{ $other }".
muster-gun-needs = In the chart "{ $chart }" every gun needs { $ability }: { $unit } lacks it.
muster-gun-needs-remedy = Buy the option that gives { $ability }, or take the gun out.
muster-no-commander = The list has no Commander.
muster-no-commander-remedy = Add a Commander of level 2 or higher.
muster-many-commanders = The list has { $count } Commanders and must have one only.
muster-many-commanders-remedy = Keep one; the others may be subordinate leaders.
muster-above-commander = { $leader } is of level { $level } and his Commander of level { $commander }: nobody may exceed him.
muster-above-commander-remedy = Lower { $leader } to level { $commander }, or raise the Commander.
muster-quality-repeated = { $leader } and { $other } have the same quality: { $quality }. No quality is repeated in an army.
muster-quality-repeated-remedy = Choose another quality for one of them.
muster-no-leader = Command number { $place } ({ $kind }) has nobody at its head.
muster-no-leader-remedy = Add a subordinate leader; one of level 0 is the cheapest.
muster-leader-of-battery = A battery (number { $place }) has no leader of its own: { $leader } is too many.
muster-leader-of-battery-remedy = Take { $leader } out, or put him at the head of another command.
muster-commander-level = The Commander { $leader } cannot be of level { $level }.
muster-commander-level-remedy = Choose a level among these: { $known }.
muster-subordinate-level = The subordinate leader { $leader } cannot be of level { $level }.
muster-subordinate-level-remedy = Choose a level among these: { $known }.
muster-too-many-virtues = { $leader } has { $have } virtues and his level ({ $level }) gives { $allowed }.
muster-too-many-virtues-remedy = Take out what is too much, or raise his level.
muster-too-many-qualities = { $leader } has { $have } qualities and his level ({ $level }) gives { $allowed }.
muster-too-many-qualities-remedy = Take out what is too much, or raise his level.
muster-unused-virtues = { $leader } has { $have } virtues and his level ({ $level }) allows { $allowed }.
muster-unused-virtues-remedy = Choose those that are missing: they are paid for. You may also leave it so.
muster-unused-qualities = { $leader } has { $have } qualities and his level ({ $level }) allows { $allowed }.
muster-unused-qualities-remedy = Choose those that are missing: they are paid for. You may also leave it so.
muster-no-virtue = { $leader } has a virtue that does not exist: "{ $virtue }".
muster-no-virtue-remedy = Mend the name, or choose one of the eleven virtues.
muster-virtue-repeated = { $leader } has the same virtue twice: { $virtue }.
muster-virtue-repeated-remedy = Change one of the two.
muster-no-quality = { $leader } has a quality that does not exist: "{ $quality }".
muster-no-quality-remedy = Mend the name, or choose one of the 62 qualities.
muster-quality-of-commander = { $leader } cannot have the quality { $quality }: it is the Commander's only.
muster-quality-of-commander-remedy = Give it to the Commander, or choose another.
muster-elite-options = { $unit } has options of the elite unit without being it.
muster-elite-options-remedy = Take them out, or make it the Commander's elite unit.
muster-no-such-command = There is no command of the kind "{ $kind }".
muster-no-such-command-remedy = Use one of these: { $known }.
muster-too-few-troops = Command number { $place } ({ $kind }) needs at least { $least } of this kind: { $body }. It has { $have }.
muster-too-few-troops-remedy = Add Troops of that kind ({ $body }), or dissolve the command.
muster-too-many-troops = Command number { $place } ({ $kind }) admits at most { $most } of this kind: { $body }. It has { $have }.
muster-too-many-troops-remedy = Move what is too much ({ $body }) to another command, or take it out.
muster-companies-outnumber = The command has { $have } companies, which may not outnumber its Troops of this kind: { $body } ({ $most }).
muster-companies-outnumber-remedy = Take companies out, or add Troops of this kind: { $body }.
muster-company-not-there = { $unit } cannot go in a command of this kind: { $kind }.
muster-company-not-there-remedy = Only these fit here: { $known }. Move the company to another command.
muster-company-needs = { $unit } needs { $ability } to go with this command.
muster-company-needs-remedy = Buy the option that gives { $ability }, or move the company to another command.
muster-no-ally = There is no allied faction called "{ $ally }".
muster-no-ally-remedy = Choose one of these: { $known }.
muster-ally-barred = The list of { $faction } admits no allies from { $ally } in a battle by points.
muster-ally-barred-remedy = Take the allied contingent out, or mark the battle as historical.
muster-many-elite = The list has { $have } elite units and { $most } is admitted.
muster-many-elite-remedy = Keep one, and move the others to a command.
muster-elite-kind = In the chart "{ $chart }" the elite unit cannot be of this kind: { $body } ({ $unit }).
muster-elite-kind-remedy = Choose one of these kinds: { $known }.
muster-no-count = { $unit } is listed { $count } times.
muster-no-count-remedy = Write 1 or more, or take the line out.
muster-no-profile = There is no Troop called "{ $unit }".
muster-no-profile-remedy = Mend the name as the list of your faction has it.
muster-not-of-faction = { $unit } is not in the list of { $faction }.
muster-not-of-faction-remedy = Change it for one of its own: { $known }.
muster-no-option = { $unit } has no option called "{ $option }".
muster-no-option-remedy = Its options are: { $known }.
muster-option-repeated = { $unit } has the same option twice: { $option }.
muster-option-repeated-remedy = Keep it once.
muster-option-not-of-faction = { $unit } cannot have the option { $option } in this faction.
muster-option-not-of-faction-remedy = Take it out; only these have it: { $known }.
muster-options-exclude = { $unit } cannot have both { $option } and { $other }.
muster-options-exclude-remedy = Take one of them out.
muster-line-unread = Line { $line } cannot be understood: "{ $text }".
muster-line-unread-remedy = Write the Troop or leader as an exported list does, or delete the line.
muster-points-differ = Line { $line } says { $written } points and they are { $cost }.
muster-points-differ-remedy = Mend the points or the options of that line; { $cost } count for the total.

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
