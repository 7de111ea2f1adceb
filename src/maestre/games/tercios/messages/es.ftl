# Tercios: lo que el árbitro dice de sus reglas, y los nombres de todo lo que hay en las listas.

title = Liber Militum: Tercios
seat-blue = Azul
seat-red = Rojo

## Listas de ejército: lo que puede ir mal (muster-…) y qué hacer entonces (…-remedy)

list-unreadable = La lista no se puede leer como JSON: { $what }. Expórtela de nuevo o péguela como texto.
muster-over-limit = El ejército suma { $total } puntos y el límite es { $limit }.
muster-over-limit-remedy = Quite { $over } puntos en Tropas, opciones o niveles de Mando, o acuerden un límite mayor.
muster-no-faction = No hay ninguna facción llamada «{ $faction }».
muster-no-faction-remedy = Elija una de estas: { $known }.
muster-no-chart = No hay ningún organigrama llamado «{ $chart }».
muster-no-chart-remedy = Elija uno de estos: { $known }.
muster-chart-not-of-faction = La facción { $faction } no puede usar el organigrama «{ $chart }».
muster-chart-not-of-faction-remedy = Elija uno de los suyos ({ $known }) o cambie de facción.
muster-century-not-of-faction = La lista de { $faction } no abarca el siglo { $century }.
muster-century-not-of-faction-remedy = Indique uno de sus siglos ({ $known }); la lista vale de todos modos.
muster-centuries-differ = Un ejército es del siglo { $one } y el otro del { $other }.
muster-centuries-differ-remedy = Pueden jugar así, pero se recomiendan ejércitos de la misma época: cambie una de las listas si lo prefieren.
muster-too-few-commands = El organigrama «{ $chart }» exige al menos { $least } de este tipo: { $kind }. La lista tiene { $have }.
muster-too-few-commands-remedy = Añada lo que falta ({ $kind }) o use otro organigrama.
muster-too-many-commands = El organigrama «{ $chart }» admite como mucho { $most } de este tipo: { $kind }. La lista tiene { $have }.
muster-too-many-commands-remedy = Quite o reúna lo que sobra ({ $kind }) o use otro organigrama.
muster-not-most-numerous = Debe haber más de este tipo ({ $most }: { $have }) que de cualquier otro ({ $other }: { $others }).
muster-not-most-numerous-remedy = Añada uno del tipo «{ $most }» o quite uno del tipo «{ $other }».
muster-gun-needs = En el organigrama «{ $chart }» toda pieza necesita { $ability }: { $unit } no lo tiene.
muster-gun-needs-remedy = Compre la opción que da { $ability } o quite la pieza.
muster-commander = Comandante
muster-leader = líder
muster-no-commander = La lista no tiene Comandante.
muster-no-commander-remedy = Añada un Comandante, de nivel 2 o más.
muster-many-commanders = La lista tiene { $count } Comandantes y debe haber uno solo.
muster-many-commanders-remedy = Deje uno; los demás pueden ser Mandos subordinados.
muster-allied-commanders = El contingente de { $ally } tiene { $count } Comandantes y solo puede tener uno.
muster-allied-commanders-remedy = Deje uno; los demás pueden ser Mandos subordinados.
muster-commander-of-nobody = El Comandante de los aliados de { $ally } no tiene ningún mando de los suyos.
muster-commander-of-nobody-remedy = Añada un mando de ese aliado o quite a su Comandante.
muster-above-commander = { $leader } es de nivel { $level } y su Comandante de nivel { $commander }: nadie puede superarlo.
muster-above-commander-remedy = Baje a { $leader } al nivel { $commander } o suba al Comandante.
muster-quality-repeated = { $leader } y { $other } tienen la misma cualidad: { $quality }. En un ejército no se repite ninguna.
muster-quality-repeated-remedy = Elija otra cualidad para uno de los dos.
muster-no-leader = El mando número { $place } ({ $kind }) no tiene quien lo encabece.
muster-no-leader-remedy = Añada un Mando subordinado; el de nivel 0 es el más barato.
muster-leader-of-battery = La batería (número { $place }) no lleva Mando propio: sobra { $leader }.
muster-leader-of-battery-remedy = Quite a { $leader } o póngalo al frente de otro mando.
muster-commander-level = El Comandante { $leader } no puede ser de nivel { $level }.
muster-commander-level-remedy = Elija un nivel entre estos: { $known }.
muster-subordinate-level = El Mando subordinado { $leader } no puede ser de nivel { $level }.
muster-subordinate-level-remedy = Elija un nivel entre estos: { $known }.
muster-too-many-virtues = { $leader } tiene { $have } virtudes y su nivel ({ $level }) da { $allowed }.
muster-too-many-virtues-remedy = Quite las que sobran o súbalo de nivel.
muster-too-many-qualities = { $leader } tiene { $have } cualidades y su nivel ({ $level }) da { $allowed }.
muster-too-many-qualities-remedy = Quite las que sobran o súbalo de nivel.
muster-unused-virtues = { $leader } tiene { $have } virtudes y su nivel ({ $level }) permite { $allowed }.
muster-unused-virtues-remedy = Elija las que faltan: ya están pagadas. También puede dejarlo así.
muster-unused-qualities = { $leader } tiene { $have } cualidades y su nivel ({ $level }) permite { $allowed }.
muster-unused-qualities-remedy = Elija las que faltan: ya están pagadas. También puede dejarlo así.
muster-no-virtue = { $leader } tiene una virtud que no existe: «{ $virtue }».
muster-no-virtue-remedy = Corrija el nombre o elija una de las once virtudes.
muster-virtue-repeated = { $leader } tiene dos veces la misma virtud: { $virtue }.
muster-virtue-repeated-remedy = Cambie una de las dos por otra.
muster-no-quality = { $leader } tiene una cualidad que no existe: «{ $quality }».
muster-no-quality-remedy = Corrija el nombre o elija una de las 62 cualidades.
muster-quality-of-commander = { $leader } no puede tener la cualidad { $quality }: es solo del Comandante.
muster-quality-of-commander-remedy = Désela al Comandante o elija otra.
muster-elite-options = { $unit } lleva opciones de la unidad de élite sin serlo.
muster-elite-options-remedy = Quíteselas o póngala como unidad de élite del Comandante.
muster-no-such-command = No hay ningún mando del tipo «{ $kind }».
muster-no-such-command-remedy = Use uno de estos: { $known }.
muster-too-few-troops = El mando número { $place } ({ $kind }) necesita al menos { $least } de esta clase: { $body }. Tiene { $have }.
muster-too-few-troops-remedy = Añada Tropas de esa clase ({ $body }) o disuelva el mando.
muster-too-many-troops = El mando número { $place } ({ $kind }) admite como mucho { $most } de esta clase: { $body }. Tiene { $have }.
muster-too-many-troops-remedy = Pase las que sobran ({ $body }) a otro mando o quítelas.
muster-companies-outnumber = Hay { $have } compañías en el mando y no pueden ser más que las unidades de esta clase: { $body } ({ $most }).
muster-companies-outnumber-remedy = Quite compañías o añada unidades de esta clase: { $body }.
muster-company-not-there = { $unit } no puede ir en un mando de este tipo: { $kind }.
muster-company-not-there-remedy = Aquí solo caben: { $known }. Pase la compañía a otro mando.
muster-company-needs = { $unit } necesita { $ability } para acompañar a este mando.
muster-company-needs-remedy = Compre la opción que da { $ability } o pase la compañía a otro mando.
muster-no-ally = No hay ninguna facción aliada llamada «{ $ally }».
muster-no-ally-remedy = Elija una de estas: { $known }.
muster-ally-of-itself = Los aliados de este mando son de { $ally }, la facción del propio ejército.
muster-ally-of-itself-remedy = Nombre otra facción o quite la línea del aliado.
muster-ally-barred = La lista de { $faction } no admite aliados de { $ally } en una batalla por puntos.
muster-ally-barred-remedy = Quite el contingente aliado o marque la batalla como histórica.
muster-many-elite = La lista tiene { $have } unidades de élite y se admite { $most }.
muster-many-elite-remedy = Deje una sola y pase las demás a un mando.
muster-elite-kind = En el organigrama «{ $chart }» la unidad de élite no puede ser de esta clase: { $body } ({ $unit }).
muster-elite-kind-remedy = Elija una de estas clases: { $known }.
muster-no-count = { $unit } figura con la cantidad { $count }.
muster-no-count-remedy = Ponga 1 o más, o quite la línea.
muster-no-profile = No hay ninguna Tropa llamada «{ $unit }».
muster-no-profile-remedy = Corrija el nombre como figura en la lista de su facción.
muster-not-of-faction = { $unit } no está en la lista de { $faction }.
muster-not-of-faction-remedy = Cámbiela por una de las suyas: { $known }.
muster-no-option = { $unit } no tiene ninguna opción llamada «{ $option }».
muster-no-option-remedy = Sus opciones son: { $known }.
muster-option-repeated = { $unit } tiene dos veces la misma opción: { $option }.
muster-option-repeated-remedy = Déjela una sola vez.
muster-option-not-of-faction = { $unit } no puede llevar la opción { $option } en esta facción.
muster-option-not-of-faction-remedy = Quítela; solo la tienen: { $known }.
muster-options-exclude = { $unit } no puede llevar a la vez { $option } y { $other }.
muster-options-exclude-remedy = Quite una de las dos.
muster-line-unread = La línea { $line } no se entiende: «{ $text }».
muster-line-unread-remedy = Escriba la Tropa o el Mando como en una lista exportada, o borre la línea.
muster-points-differ = En la línea { $line } figuran { $written } puntos y son { $cost }.
muster-points-differ-remedy = Corrija los puntos o las opciones de esa línea; para la suma cuentan { $cost }.

## Rótulos de una lista como texto

list-faction = Facción
list-chart = Organigrama
list-century = Siglo
list-limit = Límite
list-historical = Batalla histórica
list-commander = Comandante
list-elite = Élite
list-leader = Mando
list-level = Nivel
list-ally = Aliado
list-points = Puntos
list-yes = sí
list-elite-rule = regla Élite
list-elite-discipline = +1 Disciplina

## Facciones

faction-spain = Tercios españoles
faction-sweden = Brigadas suecas
faction-france = Reino de Francia
faction-empire = Ejército imperial
faction-poland = Mancomunidad Polaco-Lituana
faction-cossacks = Hueste cosaca y tártara
faction-muscovy = Moscovia

## Organigramas y mandos

chart-standard = Ejército estándar
chart-cavalry = Ejército de caballería
chart-companies = Ejército de compañías
command-infantry = Mando de infantería
command-cavalry = Mando de caballería
command-companies = Grupo de compañías
command-battery = Batería

## Clases de Tropa y valores

body-formation = Formación
body-company = Compañía
body-cavalry = Caballería
body-artillery = Artillería
value-speed = Velocidad
value-combat = Combate
value-fire = Fuego
value-discipline = Disciplina
value-courage = Coraje
value-endurance = Aguante

## Tropas

profile-tercio = Tercio
profile-classic_squadron = Escuadrón clásico
profile-reformed_battalion = Batallón reformado
profile-modern_squadron = Escuadrón moderno
profile-battalion = Batallón oriental
profile-levies = Leva
profile-streltsi = Streltsí
profile-fusilier_battalion = Batallón de fusileros (tardío)
profile-shot_company = Compañía de disparo
profile-pike_company = Compañía de picas
profile-melee_company = Compañía de armas blancas
profile-haiduks = Haiducos
profile-plastuns = Plastunes
profile-grenadier_company = Compañía de granaderos (tardía)
profile-cuirassiers = Coraceros
profile-mounted_arquebusiers = Arcabuceros a caballo
profile-light_horse = Caballería ligera
profile-dragoons = Dragones
profile-modern_cavalry = Caballería moderna
profile-jinetes = Jinetes (s. XVI)
profile-heavy_hussars = Húsares pesados
profile-lisowczycy = Lisowczycy
profile-cossacks = Cosacos
profile-tartars = Tártaros
profile-boyars = Boyardos
profile-reitar = Reitres
profile-light_gun = Cañón ligero
profile-medium_gun = Cañón medio
profile-heavy_gun = Cañón pesado
profile-superheavy_gun = Cañón superpesado

## Opciones

option-tercio-squares = Cuadros
option-tercio-viejo = Tercio viejo
option-tercio-modernised = Modernizado
option-tercio-depleted = Mermado
option-tercio-swordsmen = Espadachines
option-tercio-halberds = Alabardas
option-classic_squadron-halberds = Alabardas
option-classic_squadron-raw = Bisoños
option-classic_squadron-veteran = Veteranos
option-classic_squadron-large = Escuadrón grande
option-classic_squadron-modernised = Modernizado
option-classic_squadron-musket_only = Solo mosquetes
option-classic_squadron-hesitant = Vacilantes
option-classic_squadron-mercenaries = Mercenarios
option-classic_squadron-greatswords = Mandobles
option-reformed_battalion-halberds = Alabardas
option-reformed_battalion-hesitant = Vacilantes
option-reformed_battalion-mercenaries = Mercenarios
option-reformed_battalion-greatswords = Mandobles
option-reformed_battalion-veteran = Veteranos
option-reformed_battalion-raw = Bisoños
option-reformed_battalion-modernised = Modernizado
option-modern_squadron-hesitant = Vacilantes
option-modern_squadron-mercenaries = Mercenarios
option-modern_squadron-veteran = Veteranos
option-modern_squadron-raw = Bisoños
option-modern_squadron-reinforced = Fuego reforzado
option-modern_squadron-salvas = Salvas
option-battalion-halberds = Alabardas
option-battalion-mercenaries = Mercenarios
option-battalion-greatswords = Mandobles
option-battalion-large = Unidad grande
option-battalion-modernised = Modernizado
option-battalion-raw = Bisoños
option-battalion-german = Mercenarios alemanes
option-levies-tabor = Tabor
option-levies-gulyay_gorod = Guliái-górod
option-levies-pospolite = Pospolite ruszenie
option-levies-large = Unidad grande
option-levies-obedient = Obedientes
option-levies-mob = Turba
option-streltsi-large = Sotnia grande
option-streltsi-gulyay_gorod = Guliái-górod
option-streltsi-muskets = Mosquetes
option-streltsi-pikes = Picas
option-shot_company-veteran = Veteranos
option-shot_company-mercenaries = Mercenarios
option-shot_company-large = Compañía grande
option-shot_company-muskets = Mosquetes
option-shot_company-flintlocks = Mosquetes de chispa
option-shot_company-archers = Arqueros de arco largo
option-shot_company-crossbows = Ballesteros
option-shot_company-brigade = Brigada
option-shot_company-skirmishers = Escaramuzadores
option-shot_company-sheltered = Tiradores resguardados
option-pike_company-halberds = Alabardas
option-pike_company-greatswords = Mandobles
option-pike_company-veteran = Veteranos
option-pike_company-mercenaries = Mercenarios
option-pike_company-swordsmen = Espadachines
option-melee_company-halberds = Alabardas
option-melee_company-greatswords = Mandobles
option-melee_company-veteran = Veteranos
option-melee_company-mercenaries = Mercenarios
option-melee_company-brave = Bravos
option-melee_company-mob = Turba
option-melee_company-light = Ligera
option-melee_company-bardiches = Bardiches
option-melee_company-highlanders = Frenéticos
option-haiduks-halberds = Alabardas
option-haiduks-veteran = Veteranos
option-haiduks-flintlocks = Mosquetes de chispa
option-haiduks-arquebuses = Arcabuces
option-haiduks-scarce = Escasos
option-haiduks-pistols = Pistolas
option-plastuns-large = Grandes
option-plastuns-veteran = Veteranos
option-plastuns-tabor = Tabor
option-plastuns-muskets = Mosquetes
option-plastuns-pistols = Pistolas
option-cuirassiers-mercenaries = Mercenarios
option-cuirassiers-veteran = Veteranos
option-cuirassiers-large = Formación grande
option-cuirassiers-fearless = Intrépidos
option-cuirassiers-full_armour = Armadura completa
option-cuirassiers-caracole = Caracolear
option-cuirassiers-lances = Lanzas
option-mounted_arquebusiers-veteran = Veteranos
option-mounted_arquebusiers-pistols = Pistolas
option-mounted_arquebusiers-large = Formación grande
option-mounted_arquebusiers-crossbows = Ballestas
option-light_horse-mercenaries = Mercenarios
option-light_horse-caracole = Caracolear
option-light_horse-arquebus = Arcabuces
option-light_horse-veteran = Veteranos
option-light_horse-fearless = Intrépidos
option-light_horse-archers = Arqueros a caballo
option-dragoons-veteran = Veteranos
option-dragoons-small = Unidad pequeña
option-dragoons-flintlocks = Mosquetes de chispa
option-dragoons-arquebuses = Arcabuces
option-modern_cavalry-mercenaries = Mercenarios
option-modern_cavalry-veteran = Veteranos
option-modern_cavalry-demi_cuirassiers = Media armadura
option-modern_cavalry-determined = Decididos
option-modern_cavalry-gendarmes = Gendarmes
option-modern_cavalry-pistoliers = Pistoleros
option-heavy_hussars-large = Unidad grande
option-heavy_hussars-husarska = Húsares alados
option-heavy_hussars-pancerna = Pancerni
option-heavy_hussars-petyhorcy = Petyhorcy
option-heavy_hussars-lekka = Bandera ligera
option-lisowczycy-pistols = Pistolas
option-lisowczycy-arquebus = Arcabuces
option-lisowczycy-organised = Organizados
option-cossacks-mercenaries = Mercenarios
option-cossacks-lances = Lanzas
option-cossacks-arquebus = Arcabuces
option-cossacks-veteran = Veteranos
option-cossacks-armoured = Acorazados
option-cossacks-large = Unidad grande
option-cossacks-archers = Arqueros
option-cossacks-zaporozhian = Hueste de Zaporozhia
option-cossacks-don = Hueste del Don
option-tartars-pistols = Pistolas
option-tartars-lances = Lanzas
option-tartars-arquebus = Arcabuces
option-tartars-raiders = Saqueadores
option-tartars-veteran = Veteranos
option-boyars-heavy_lances = Lanzas pesadas
option-boyars-archers = Arqueros
option-reitar-arquebus = Arcabuces
option-light_gun-veteran = Dotación veterana
option-light_gun-grand_battery = Gran batería
option-light_gun-integrated = Integrada
option-light_gun-leather = Cañón de cuero
option-light_gun-horses = Caballos de tiro
option-medium_gun-veteran = Dotación veterana
option-medium_gun-grand_battery = Gran batería
option-medium_gun-mortar = Mortero
option-medium_gun-fortified = Fortificada
option-medium_gun-horses = Caballos de tiro
option-heavy_gun-veteran = Dotación veterana
option-heavy_gun-grand_battery = Gran batería
option-heavy_gun-mortar = Mortero
option-heavy_gun-fortified = Fortificada
option-heavy_gun-horses = Caballos de tiro

## Órdenes

order-atencion = ¡Atención!
order-atacad = ¡Atacad!
order-corred = ¡Corred!
order-fuego = ¡Fuego!
order-resistid = ¡Resistid!

## Armas

weapon-arco = Arco
weapon-arco_largo = Arco largo
weapon-arcabuz = Arcabuz
weapon-arcabuz_mosquete = Arcabuz/mosquete
weapon-ballesta = Ballesta
weapon-canon_ligero = Cañón ligero
weapon-canon_medio = Cañón medio
weapon-canon_pesado = Cañón pesado
weapon-canon_superpesado = Cañón superpesado
weapon-jabalina = Jabalina
weapon-mosquete = Mosquete
weapon-mosquete_chispa = Mosquete de chispa
weapon-pistola = Pistola
weapon-alabardas = Alabardas
weapon-bardiches = Bardiches
weapon-bayoneta = Bayoneta
weapon-espadachines = Espadachines
weapon-lanzas = Lanzas de caballería
weapon-lanzas_pesadas = Lanzas pesadas
weapon-mandobles = Mandobles
weapon-picas = Picas
weapon-granadas = Granadas
weapon-salvas = Salvas

## Reglas especiales

ability-brigada = Brigada
ability-cuadros = Cuadros
ability-elite = Élite
ability-emboscada = Emboscada
ability-escaramuzadores = Escaramuzadores
ability-fortaleza_movil = Fortaleza Móvil
ability-freneticos = Frenéticos
ability-ligera = Ligera
ability-mercenarios = Mercenarios
ability-numerosos = Numerosos
ability-resguardo = Resguardo
ability-angulo_extendido = Ángulo Extendido
ability-caballeria_pesada = Caballería Pesada
ability-caracolear = Caracolear
ability-choragiew = Choragiew
ability-dragon = Dragón
ability-evasion = Evasión
ability-impetuosos = Impetuosos
ability-formacion_abierta = Formación Abierta
ability-horda = Horda
ability-hostigador = Hostigador
ability-movilidad = Movilidad
ability-persecucion = Persecución
ability-vanguardia = Vanguardia
ability-caballos_de_tiro = Caballos de Tiro
ability-defensa_de_dotacion = Defensa de Dotación
ability-experimental = Experimental
ability-fortificada = Fortificada
ability-integrada = Integrada
ability-mando_incorporado = Mando Incorporado
ability-mortero = Mortero
ability-sin_escapatoria = Sin Escapatoria

## Virtudes

virtue-entrega = Entrega
virtue-destreza = Destreza
virtue-instruccion = Instrucción
virtue-lealtad = Lealtad
virtue-fervor = Fervor
virtue-sacrificio = Sacrificio
virtue-voluntad = Voluntad
virtue-presencia = Presencia
virtue-brio = Brío
virtue-fama = Fama
virtue-iniciativa = Iniciativa

## Cualidades

quality-abnegado = Abnegado
quality-acaudalado = Acaudalado
quality-afortunado = Afortunado
quality-agil = Ágil
quality-agresivo = Agresivo
quality-amenazante = Amenazante
quality-apasionado = Apasionado
quality-atento = Atento
quality-audaz = Audaz
quality-autoritario = Autoritario
quality-avizor = Avizor
quality-bravo = Bravo
quality-cartografo = Cartógrafo
quality-cauteloso = Cauteloso
quality-companero = Compañero
quality-conspirador = Conspirador
quality-complice = Cómplice
quality-coordinador = Coordinador
quality-decidido = Decidido
quality-despiadado = Despiadado
quality-diligente = Diligente
quality-diplomatico = Diplomático
quality-dispuesto = Dispuesto
quality-ducho = Ducho
quality-elegante = Elegante
quality-enigmatico = Enigmático
quality-entusiasta = Entusiasta
quality-estoico = Estoico
quality-experimentado = Experimentado
quality-experto = Experto
quality-flematico = Flemático
quality-frio = Frío
quality-gallardo = Gallardo
quality-heroe = Héroe
quality-honorable = Honorable
quality-ingeniero = Ingeniero
quality-imperterrito = Impertérrito
quality-imperturbable = Imperturbable
quality-implacable = Implacable
quality-inteligente = Inteligente
quality-innovador = Innovador
quality-insigne = Insigne
quality-intrepido = Intrépido
quality-intrigante = Intrigante
quality-ilustrado = Ilustrado
quality-meticuloso = Meticuloso
quality-terrible = Terrible
quality-tutor = Tutor
quality-oficioso = Oficioso
quality-paciente = Paciente
quality-perfeccionista = Perfeccionista
quality-picaro = Pícaro
quality-precavido = Precavido
quality-preparado = Preparado
quality-protector = Protector
quality-provocador = Provocador
quality-raudo = Raudo
quality-religioso = Religioso
quality-respetable = Respetable
quality-sagaz = Sagaz
quality-tenaz = Tenaz
quality-tranquilo = Tranquilo

## Terreno

ground-dificil = Difícil
ground-muy_dificil = Muy Difícil
ground-intransitable = Intransitable
ground-facil = Fácil
ground-oculto = Oculto
ground-cubierto = Cubierto
ground-altura = Altura
ground-protegido = Protegido
element-camino = Camino
element-colina = Colina
element-colina_grande = Colina grande
element-colina_escarpada = Colina escarpada
element-bosque = Bosque
element-bosque_grande = Bosque grande
element-cultivo = Campo de cultivo
element-valla = Valla
element-muro = Muro
element-puente = Puente
element-vado = Vado
element-edificio_pequeno = Edificio pequeño
element-edificio_grande = Edificio grande
element-rocas = Rocas
element-lago_pequeno = Lago pequeño
element-lago_grande = Lago grande
element-rio = Río
element-cienaga = Ciénaga
element-zona_urbana = Zona urbana

## El turno

unit-name = { $profile } { $id }
leader-name = { $name }
turn-begins = Empieza el turno { $turn }: ambos bandos preparan sus órdenes.
cards-laid = El bando { $side ->
    [blue] azul
   *[red] rojo
} ha puesto una carta junto a cada una de sus Tropas.
card-shared = { $unit } comparte la carta de { $head }.
group-without-head = { $unit } no puede compartir la carta de { $head }, que comparte la de otra: indique la primera unidad del grupo.
group-of-two-minds = { $unit } comparte la carta de { $head } y debe tener la misma orden: dé la misma a las dos, o una carta propia a cada una.
initiative-won = El bando { $side ->
    [blue] azul
   *[red] rojo
} gana la iniciativa.
side-starts = El bando { $side ->
    [blue] azul
   *[red] rojo
} actúa primero.
go-passed = El bando { $side ->
    [blue] azul
   *[red] rojo
} no tiene Tropas que activar y pasa.
turn-ends = Termina el turno { $turn }: no quedan Tropas por activar.
not-your-troop = { $unit } no es una Tropa que pueda activar: elija una propia que tenga carta.
not-your-leader = { $leader } no es un Mando suyo: elija uno propio, o una Tropa.
leader-exhausted = { $leader } está agotado hasta el próximo turno: elija otro Mando, o una Tropa.
troop-has-acted = { $unit } ya no tiene orden que ejecutar este turno: elija una Tropa que conserve su carta.
not-all-who-share = { $count ->
    [0] { $unit } no comparte su carta con nadie: actívela sola.
   *[other] Todas las que comparten carta con { $unit } actúan en la misma vez: indique también las otras { $count }, en el orden que prefiera.
}
order-shown = { $unit } descubre su carta: { $order }
order-lost = { $unit } falla el chequeo y pierde su orden: { $order }
check-thrown = Chequeo de orden de { $unit }: { $successes ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $successes } éxitos
}.
reorganised = { $unit } se reorganiza: ya no está desordenada.
wear-shed = { $unit } descarta desgaste ({ $count }) y conserva { $left }.
wear-stays = { $unit } no puede descartar desgaste y conserva { $left }.
reaction-lost = { $unit } no logra reaccionar y pierde su orden: { $order }
braced = { $unit } se afianza: aumenta su Coraje mientras dure esta activación.

# 9 Duración y victoria
score = Marcador: Azul { $blue }, Rojo { $red }.
ending-duration = { $turn ->
    [5] Victoria decisiva, con { $lead } de ventaja tras el quinto turno.
    [6] Victoria clara, con { $lead } de ventaja tras el sexto turno.
    [7] Victoria justa, con { $lead } de ventaja tras el séptimo turno.
   *[8] { $lead ->
        [0] Los puntos están igualados tras el octavo y último turno.
       *[other] Victoria pírrica, con { $lead } de ventaja tras el octavo y último turno.
    }
}
ending-limit = { $turn ->
    [5] Victoria decisiva, con { $lead } de ventaja al acabar los turnos acordados.
    [6] Victoria clara, con { $lead } de ventaja al acabar los turnos acordados.
    [7] Victoria justa, con { $lead } de ventaja al acabar los turnos acordados.
   *[8] Los puntos están igualados al acabar los turnos acordados.
}
ending-time = { $turn ->
    [5] Victoria decisiva, con { $lead } de ventaja al acabarse el tiempo.
    [6] Victoria clara, con { $lead } de ventaja al acabarse el tiempo.
    [7] Victoria justa, con { $lead } de ventaja al acabarse el tiempo.
   *[8] Los puntos están igualados al acabarse el tiempo.
}
ending-swept = Victoria decisiva: al enemigo no le queda ninguna Tropa.
ending-none-left = { $winner ->
    [nobody] No queda ninguna Tropa en la mesa, y los puntos están igualados.
   *[other] No queda ninguna Tropa en la mesa; deciden los puntos, con { $lead } de ventaja.
}

## Mandos

deed-run = Correr
deed-inspire = Inspirar
leader-rides = { $leader } se mueve.
leader-joins = { $leader } se une a { $unit } y queda agotado.
leader-tires = { $leader } queda agotado hasta el próximo turno.
deed-thrown = { $leader } intenta { $what }: { $successes ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $successes } éxitos
}.
troop-inspired = { $unit } queda inspirada hasta la vez del enemigo: { $virtue }.
leader-must-leave = { $leader } está dentro de { $unit } y solo se activa para salir: elija un lugar fuera de ella.
leader-may-not-join-now = { $leader } no puede unirse a { $unit } con este movimiento: elija un lugar fuera de las Tropas.
leader-cannot-interact = { $leader } no tiene autoridad sobre { $unit }: elija una Tropa de su mando.
troop-has-leader = { $unit } ya lleva un mando: elija otra Tropa o un lugar a su lado.
leader-has-no-room = { $leader } no cabe ahí por { $what }: elija un lugar libre, a 1″ o más de todo centro enemigo.
leader-too-far = { $leader } dispone de { $inches }″ de camino, rodeando enemigos y terreno intransitable: elija un lugar más cercano.
leader-joined-this-turn = { $leader } se unió a { $unit } este turno y no puede salir hasta el siguiente: elija otro mando o una Tropa.
host-has-acted = { $leader } no puede salir de { $unit }, que ya actuó este turno: elija otro mando o una Tropa.
leader-cannot-leave = { $leader } no encuentra sitio para salir de { $unit }: elija otro mando o una Tropa.
out-of-command-reach = { $target } está demasiado lejos de { $leader } o fuera de su vista: elija un objetivo más cercano.
out-of-leader-sight = { $leader } no ve a { $target }: elija un objetivo a la vista.
another-acts-next = { $unit } debe ser la próxima en actuar: actívela.
not-the-acting-leader = Quien actúa ahora es { $leader }: nómbrelo en la orden.
no-target-of-action = { $what } no se puede usar sobre { $target }: elija uno de los objetivos que tiene ahora.
deed-escape = apartarse
deed-steadfast = mantenerse firme
leader-ridden-down = { $leader } es arrollado y se pierde ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}).
leader-fled = { $leader } huye del campo ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}).
leader-fell = { $leader } cae con su Tropa ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}).
leader-unneeded = A { $leader } no le queda a quién mandar y deja el campo ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}).
leader-steps-aside = { $leader } se aparta.

# 5 Cargas y cuerpo a cuerpo
attack-idle = { $unit } no ve a ningún enemigo al que acercarse y se queda donde está.
attack-nearer = { $unit } no alcanza a nadie y avanza cuanto puede hacia { $target }.
charge-declared = { $unit } carga contra { $target }.
charge-flank = { $unit } carga de flanco contra { $target }.
charge-falls-short = { $unit } ya no alcanza a { $target }.
charge-contact = { $unit } llega al contacto con { $target }.
countercharges = { $unit } contracarga a { $target }.
countercharge-idle = { $unit } no puede contracargar y gasta su carta.
intercepts = { $unit } intercepta a { $target }.
intercept-idle = { $unit } no puede interceptar y gasta su carta.
shelters = { $unit } sale al paso de { $charger } para resguardar a { $target }.
shelter-off-way = { $unit } solo puede interceptar en el camino de la carga: señale un punto de la línea marcada.
shelter-out-of-reach = { $unit } no puede interceptar ahí: elija un punto del camino que vea y alcance con su Velocidad aumentada.
blows-struck = { $unit } golpea a { $target } ({ $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+): { $wear ->
    [0] sin daño
   *[other] { $wear } de desgaste
}.
disordered-by-blows = { $unit } no anula ningún daño y queda desordenada.
combat-won = { $unit } vence a { $target }: { $caused } de desgaste causado contra { $suffered }.
combat-drawn = Empate entre { $unit } y { $target }: { $wear } de desgaste cada una.
mala-guerra-called = { $unit } invoca la mala guerra: otra ronda.
greatswords-disorder = Los mandobles desordenan a { $unit }.
disengages = { $unit } se destraba.
retreats = { $unit } se bate en retirada.
faces-enemy = { $unit } encara a { $target } antes de retroceder.
driven-out = { $unit } tiene que abandonar el edificio.
withdrawal-blocked = { $unit } no puede completar su retroceso.
steps-back = { $unit } se separa una pulgada.
consolidates = { $unit } consolida y sigue hacia su frente.
pursues = { $unit } persigue.

# 3 Movimiento
troop-moves = { $unit } se mueve.
troop-turns = { $unit } se orienta { $turn ->
    [left] a su izquierda
    [right] a su derecha
   *[rear] hacia atrás
}.
troop-flees = { $unit } sale huyendo.
flight-blocked = { $unit } quiere huir y no tiene por dónde.
cannot-move = { $unit } no tiene adónde ir y se queda donde está.
disordered-by-ground = { $unit } se desordena en terreno muy difícil.
gun-makes-way = { $unit } deja paso a { $other }.
building-entered = { $unit } ocupa el edificio.
way-crosses-troop = { $unit } no puede atravesar a { $other }: elija una línea que pase por un lado.
way-impassable = { $unit } no puede cruzar terreno intransitable: elija una línea que lo rodee.
way-too-narrow = { $unit } no cabe por un hueco tan estrecho: elija una línea que no pase entre esos dos.
pivot-too-wide = { $unit } no puede girar más de 90 grados para mover: elija un punto por delante de su frente u oriéntela antes.
too-far-to-move = { $unit } puede recorrer { $inches }″ como mucho por esa línea: elija un punto más cercano.
too-near-enemy = { $unit } no puede acercarse a menos de 1″ de un centro de { $other } sin ¡Atacad!: quédese más lejos.
no-room = { $unit } no cabe ahí: elija un sitio que no pise a nadie.
off-the-table = { $unit } se saldría de la mesa: elija un sitio más adentro.
building-not-for-it = { $unit } no puede ocupar ese edificio: en los pequeños cabe una compañía, en los grandes cualquier infantería.
building-held = { $unit } no puede ocupar un edificio que ya tiene guarnición: elija otro sitio.
building-needs-attention = { $unit } solo puede ocupar un edificio con ¡Atención!: deténgase fuera.
building-not-reached = { $unit } no llega al edificio por ahí: señale su centro.

# 7 Cualidades: cartas, ritmo, efectos que duran, marcadores, mandos
card-laid-again = La carta de { $unit } se ha vuelto a poner boca abajo, cambiada o no.
card-to-react = { $unit } recibe otra carta, que solo le sirve para reaccionar.
arc-extended = { $unit } puede disparar también desde sus lados el resto del turno; si actúa a continuación, puede cambiar su carta por ¡Fuego!
faith-strengthened = { $unit } actúa a continuación y puede cambiar su carta por ¡Resistid!
card-at-random = { $unit } debe cambiar su carta por otra al azar, que nadie puede mirar.
cards-swapped = { $unit } y { $other } intercambian sus cartas de orden.
card-looked-at = El enemigo mira la carta de { $unit }.
card-seen = La carta de { $unit } es: { $order }
threatened-only-reacts = { $unit } está amenazada y solo puede reaccionar mientras no sea la última de su bando: elija otra Tropa.
acts-last = { $unit } debe ser la última en actuar este turno: elija otra Tropa, o pase mientras al enemigo le queden.
enemy-picked-another = El enemigo ha señalado a { $unit } como su próxima Tropa: actívela.
enemy-holds-back = El enemigo ha vetado a { $unit } en esta vez: elija otra Tropa.
others-are-coordinated = { $unit } no es una de las dos Tropas que actúan juntas en esta vez: elija una de ellas.
another-leader-first = Antes que nadie debe activarse { $leader }: elíjalo.
troop-threatened = { $unit } queda amenazada: este turno solo puede reaccionar, salvo que sea la última de su bando.
troop-picked-out = { $unit } tendrá que ser la próxima Tropa de su bando en actuar.
troop-ruled-out = { $unit } no puede ser la próxima Tropa de su bando en actuar si hay otra.
troop-called-up = { $unit } actúa a continuación, sin chequeo de orden.
troops-coordinated = { $unit } y { $other } actúan en esta vez, una tras otra.
troop-deferred = { $unit } será la última en actuar este turno.
go-waited = El bando { $side ->
    [blue] azul
   *[red] rojo
} espera: cede la vez sin activar ninguna Tropa.
leader-outwitted = { $leader } tendrá que activarse en cuanto empiece la próxima vez de su bando.
quality-laid = { $unit } queda bajo el efecto de { $what }.
ability-lent = { $unit } actúa a continuación y en esa activación tiene: { $ability }.
determined-wins = La decisión de { $unit } se nota: { $target } sufre un desgaste más.
determined-loses = { $unit } se lo había jugado todo a su carga y queda desordenada.
trick-ready = { $unit } actúa a continuación, con un aumento de { $value }.
troop-hidden = { $unit } desaparece en su escondite: este turno nadie puede dispararle.
target-hidden = { $unit } está oculta y este turno no se le puede disparar: elija otro objetivo.
dismantled = { $unit } se desmantela para reforzar a { $other }.
wear-moved = { $unit } pasa un desgaste a { $other }.
leader-halfway = { $leader } no llega hasta { $unit } y se queda a medio camino.
leader-rests = { $leader } vuelve a estar disponible.

# 4 Disparo, desgaste y ruptura; 6 artillería y armas de disparo
shot = { $unit } dispara a { $target } ({ $weapon }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+): { $hit ->
    [no] ningún impacto
   *[yes] { $wear ->
        [0] impacta, pero lo resiste todo
       *[other] { $wear } de desgaste
    }
}.
shot-disorders = { $unit } no ha resistido ningún impacto y queda desordenada.
shot-lost = { $unit } pierde su disparo: el blanco declarado ya no está a tiro.
no-shot = { $unit } no tiene a nadie a tiro.
no-answer = { $unit } no puede hacer nada con su carta en esta situación: la ha gastado.
wear-taken = { $unit } sufre { $count ->
    [one] un punto
   *[other] { $count } puntos
} de desgaste y acumula { $wear }.
rout-passed = { $unit } supera la ruptura ({ $points ->
    [one] hacía falta un 6
   *[other] hacían falta { $points } seises
}, saca { $sixes }) y queda Al Límite.
rout-failed = { $unit } falla la ruptura ({ $points ->
    [one] hacía falta un 6
   *[other] hacían falta { $points } seises
}, saca { $sixes }).
rout-untried = { $unit } no hace su chequeo de ruptura ({ $points }): los mercenarios la dan por fallada.
troop-lost = { $unit } es destruida: { $points ->
    [one] un punto
   *[other] { $points } puntos
} para { $side ->
    [blue] Azul
   *[red] Rojo
}.
limbers = { $unit } queda atalajada a sus caballos.
unlimbers = { $unit } se desatalaja.
works-left = { $unit } deja sus defensas y ya no cuenta como fortificada.
gun-bursts = { $unit } se resiente al disparar: { $ones ->
    [one] un 1
   *[other] { $ones } unos
} en los dados.
superheavy-disorders = { $unit } no supera el chequeo tras el impacto del superpesado y queda desordenada.
caracole-fails = { $unit } no logra caracolear y se queda donde está.
caracoles = { $unit } caracolea y retrocede sin dar la espalda.
guns-need-fire = { $unit } solo dispara su cañón con ¡Fuego!: elija otra acción.
gun-is-limbered = { $unit } está atalajada y no puede disparar: desatálajela antes con ¡Atención!
weapon-too-slow = { $unit } no puede usar esa arma como reacción: elija otra o guarde la carta.
guns-heed-few = { $unit } es artillería y esa acción de mando no la afecta: elija otro objetivo.

## Cualidades sin acción, y las de efecto inmediato

selfless-stands = { $leader } se sacrifica: se repite el chequeo de ruptura y él se pierde.
lucky-escapes = { $leader } escapa a tiempo.
elegant-withdrawal = Gracias a { $leader }, { $unit } no se retira: solo se destraba.
cold-cancels = { $leader } mantiene la sangre fría: la acción enemiga no surte efecto.
card-lost = { $unit } pierde su carta.
gun-limbered = { $unit } queda atalajada.
fearless-attack = { $leader } lleva a { $unit } al ataque de inmediato.
back-in-disorder = { $unit } ha retrocedido y queda desordenada.
provocation-resisted = { $unit } no cae en la provocación.
provoked = { $unit } cae en la provocación y ataca de inmediato; pierde su carta.

# 9 Escenografía y despliegue
scenario-points = Puntos de escenario: Azul { $blue }, Rojo { $red }.
no-more-scenery = { $side ->
    [blue] Azul
   *[red] Rojo
} no coloca más escenografía.
element-placed = { $side ->
    [blue] Azul
   *[red] Rojo
} coloca: { $element }.
element-removed = El cartógrafo de { $side ->
    [blue] Azul
   *[red] Rojo
} hace quitar un elemento: { $element }.
element-shifted = El cartógrafo de { $side ->
    [blue] Azul
   *[red] Rojo
} hace desplazar un elemento: { $element }.
crops-are = Los cultivos: { $face ->
    [1] cultivo bajo, terreno Difícil
    [2] cultivo bajo, terreno Difícil
    [6] cultivo alto, terreno Cubierto, Oculto y Muy Difícil
   *[other] cultivo crecido, terreno Cubierto y Difícil
} (dado: { $face }).
river-is = El río { $flow ->
    [dificil] es Difícil
    [muy_dificil] baja crecido: Muy Difícil
    [intransitable] se ha desbordado: solo se cruza por puentes y vados
   *[normal] baja manso y no estorba
}.
side-chosen = { $side ->
    [blue] Azul
   *[red] Rojo
} elige el borde { $edge ->
    [south] cercano
   *[north] lejano
} y despliega primero.
command-deployed = El mando { $command } queda desplegado.
formed-afresh = Para el mando { $command } no quedaba sitio en la zona: todo lo que { $side ->
    [blue] Azul
   *[red] Rojo
} ha desplegado forma de nuevo, y él con ello.
fort-emplaced = { $unit } y otras emplazan juntas una fortificación: { $count } unidades.
column-formed-up = { $unit } encabeza una columna de { $count } unidades.
gun-integrated = { $unit } integra un cañón ligero en sus filas.
lies-in-wait = { $unit } no está en la mesa: aguarda emboscada en algún sitio.
vanguard-moved = { $unit } ocupa su puesto de vanguardia.
not-for-sale = { $piece } no está disponible ahora (quedan { $points } puntos): elija una pieza de la lista o plántese.
no-room-on-the-table = No queda sitio en la mesa para este elemento ({ $piece }): elija otro o plántese.
scenery-off-the-table = Ahí este elemento ({ $piece }) no cabe entero en la mesa o sale por una esquina: muévalo o gírelo.
scenery-on-scenery = Queda encima de otro elemento ({ $element }): solo pueden los caminos, puentes y vados. Apártelo, o quite uno de los dos.
lane-ends-nowhere = Un camino que no cruza la mesa acaba pegado a otro elemento: lleve su extremo al borde de uno o elija un camino que la cruce.
too-near-to-scenery = Demasiado cerca de otro elemento ({ $element }): péguelo a uno del mismo tipo o deje { $inches } pulgadas con todos.
river-by-one-edge = Un río entra por un borde de la mesa y sale por otro distinto: gírelo o colóquelo en otra parte.
river-without-crossing = Este elemento ({ $piece }) no tiene ningún tramo bastante lejos de los bordes para su puente o vado: acérquelo al centro.
no-river-there = Por ahí no pasa ningún río: elija un punto de un río.
crossing-at-the-end = Ese es el extremo del río: elija un punto más adentro.
crossing-near-the-edge = El puente o vado gratuito debe quedar a más de { $inches } pulgadas de todos los bordes: elija un punto más céntrico.
not-to-be-shifted = { $piece } no se puede desplazar: elija un elemento que no llegue a los bordes de la mesa ni cruce un río.
no-such-element = No hay ningún elemento { $piece } en la mesa: elija uno que esté en ella.
shift-too-long = El cartógrafo desplaza un elemento { $inches } pulgadas como mucho: elija un sitio más cercano.
shift-onto = El elemento quedaría encima de otro ({ $element }): elija un sitio libre.
outside-the-zone = { $piece } no cabe entera ahí en la zona de despliegue: elija un sitio dentro de ella.
place-taken = { $piece } no puede ponerse ahí: estorba { $by }. Elija un sitio libre.
far-from-leader = { $unit } debe tener alguna parte a 6 pulgadas o menos del jefe del mando { $command }: elija un sitio más cercano.
not-to-be-deployed = No le toca al mando { $command }: elija uno de la lista.
no-room-for-command = No queda sitio en la zona para el mando { $command }: despliegue antes otro.
no-room-for-the-rest = Con { $piece } ahí no cabe el resto del mando { $command }: elija un sitio que deje más hueco.
one-is-no-body = { $unit } sola no forma un cuerpo: nombre al menos dos unidades o ninguna.
not-alike = Solo se emplazan juntas unidades iguales en equipo y opciones: elija unidades iguales.
no-room-for-body = Un cuerpo de { $count } unidades no cabe con el resto de su mando: nombre menos.
vanguard-too-near = La vanguardia acaba a { $inches } pulgadas o más de todo enemigo; { $enemy } está más cerca: deténgase antes.
near-a-cautious-leader = { $leader } está sobre aviso: ninguna vanguardia enemiga puede acabar a { $inches } pulgadas o menos de él. Deténgase antes.

# 6 Reglas especiales de las Tropas
order-void = { $unit } no puede hacer nada con su orden: { $order }
fortress-left = { $unit } abandona su fortaleza móvil, que ya no servirá a nadie.
fortress-holds = { $unit } aguanta tras sus defensas: es el enemigo quien se destraba.
frenzy-recovers = { $unit } se crece con la victoria: se quita un desgaste y le quedan { $left }.
frenzy-strays = { $unit } se lanza sin control tras los vencidos y queda desordenada.
ambush-sprung = ¡Emboscada! { $unit } sale de su escondite.
ambush-elsewhere = { $unit } estaba escondida en otro sitio: coloque su centro frontal dentro del elemento donde se apostó.
ambush-no-room = Ahí no cabe { $unit }: busque dentro de su escondite un lugar libre de otras bases y a más de 1″ de los centros enemigos.
evasion-tried = { $unit } intenta evadir la carga.
evasion-failed = { $unit } no consigue evadirse y espera la carga a pie firme.
impetuous-charge = { $unit } no se deja sujetar: carga como con ¡Atacad!
dragoons-need-fire = { $unit } solo dispara con ¡Fuego!: con esta orden elija otra acción.
column-joined = { $unit } se une a la columna de { $host }; el desgaste común es { $wear }.
column-leaving = { $unit } anuncia que dejará su columna.
column-left = { $unit } deja la columna de { $host } y se lleva { $wear ->
    [0] ningún desgaste
    [one] un desgaste
   *[other] { $wear } desgastes
}.
column-kept = { $unit } no llega a salir de la columna y vuelve a su cola.
column-tells = El empuje de la columna de { $unit } causa desgaste extra: { $count }.

## Lo que puede resultar, y órdenes permanentes

change-lost = Se pierde: { $what }{ $points ->
    [0] {""}
    [one] {" "}(un punto)
   *[other] {" "}({ $points } puntos)
}.
change-worn = { $unit } sufre { $count ->
    [one] un desgaste
   *[other] { $count } desgastes
} (lleva { $wear }).
change-rested = { $unit } descarta { $count ->
    [one] un desgaste
   *[other] { $count } desgastes
} (le quedan { $wear }).
change-disordered = { $unit } se desordena.
standing-unknown = «{ $order }» no es una orden permanente: elija una de las que ofrece el panel.

# Fuerzas listas para jugar
force-spain_1000 = Ejército de Flandes
force-sweden_1000 = Brigada real
force-france_1000 = Ejército de Picardía
force-empire_1000 = Cuerpo imperial
force-poland_1000 = Caballería del hetman
force-cossacks_1000 = Tabor y estepa
force-muscovy_1000 = Guardia del zar
force-learning_spain = Fuerza de aprendizaje de Flandes
force-learning_sweden = Fuerza de aprendizaje de Suecia

## Listas que traen los jugadores

muster-no-limit = La lista no dice hasta cuántos puntos puede llegar; suma { $total }.
muster-no-limit-remedy = Escriba una línea con el límite acordado, como «Límite: 1000».
muster-beyond-battles = El límite es de { $limit } puntos y la mayor batalla es de { $most }.
muster-beyond-battles-remedy = Escriba un límite de { $most } o menos y quite lo que sobre.
muster-bad-name = El nombre «{ $name }» es demasiado largo o tiene caracteres que no se pueden leer.
muster-bad-name-remedy = Escriba uno de { $most } caracteres como mucho, en una sola línea.
table-without-room = En esta mesa no cabe todo «{ $name }» donde despliega: deje allí más terreno abierto, haga más profunda la zona o quite Tropas.
table-other-scale = Esta mesa está preparada para otra escala ({ $scale }): elija esa escala, u otra mesa.
army-finds-no-room = No hay sitio para todo «{ $name }» en su zona de despliegue: quite Tropas o juegue a la escala menor.

## Lo que se ofrece, con sus cifras; lo que puede resultar y lo que se supone

inches = { $whole }{ $tenths ->
    [0] {""}
   *[other] ,{ $tenths }
}″
order-unknown = carta desconocida
offer-act = { $unit }: { $order }{ $others ->
    [0] {""}
    [one] {" "}con otra Tropa
   *[other] {" "}con otras { $others } Tropas
}{ $dice ->
    [0] {""}
   *[other] {" "}(chequeo: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+, { $chance } %)
}
offer-lead = Activar a { $leader } (nivel { $level })
offer-pass = Pasar
offer-done = Nada más
offer-deed = { $what }{ $targets ->
    [0] {""}
    [one] : { $first }
   *[other] : { $first }, { $second }
} ({ $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+: { $chance } %)
offer-verb = { $verb }: { $what }
offer-verb-place = Comprar
offer-verb-stop = No comprar más
offer-verb-deploy = Desplegar a mano
offer-verb-array = Desplegar de oficio
offer-verb-shift = Desplazar
offer-verb-remove = Quitar
offer-join = { $leader } se une a { $unit }
offer-put = { $what }: colocar aquí
offer-stay = { $what } no se mueve
offer-move = { $what } avanza { $far }
offer-plan = Cartas: { $attack } ¡Atacad!, { $fire } ¡Fuego!, { $run } ¡Corred!, { $attention } ¡Atención!, { $resist } ¡Resistid!
offer-several = Disparan { $count }
offer-piece = { $what }
offer-aside = Apartarse hacia los { $degrees }°
offer-react = { $unit } reacciona: { $order } ({ $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+: { $chance } %)
offer-answer-shot = { $weapon } contra { $target }
offer-shot = { $weapon } contra { $target } a { $far }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+, resiste con { $courage } a { $resist }+; { $wears } % de desgastar, { $disorders } % de desordenar
offer-charge = Cargar{ $flank ->
    [yes] {" "}de flanco
   *[no] {""}
} contra { $target } a { $far }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+ contra { $theirs } a { $against }+; { $wins } % de ganar, { $loses } % de perder
offer-approach = Avanzar hacia { $target }, a { $far }
offer-all = Todas: { $order }
offer-default = Plan por defecto
offer-pick-move = Mover
offer-pick-reorganise = Reorganizarse
offer-pick-reorient = Reorientarse
offer-pick-shoot = Disparar
offer-pick-limber = Atalajar
offer-pick-unlimber = Desatalajar
offer-pick-done = Nada más
offer-pick-pass = No hacer nada
offer-pick-react = Reaccionar con su carta
offer-pick-evade = Evadirse
offer-pick-left = A la izquierda
offer-pick-right = A la derecha
offer-pick-rear = Media vuelta
offer-pick-hold = No disparar
offer-pick-show = Descubrir la emboscada
offer-pick-consolidate = Consolidar: avanzar
offer-pick-stay = Quedarse
offer-pick-stand = Aguantar en el sitio
offer-pick-flee = Huir
offer-pick-join = Unirse a la Tropa
offer-pick-mala-guerra = ¡Mala guerra!
offer-pick-north = El lado norte
offer-pick-south = El lado sur
offer-pick-outside = Fuera de cualquier Tropa
offer-pick-go-on = Seguir con la carga
offer-pick-halt = Detenerse
offer-pick-time-up = Se ha acabado el tiempo
offer-pick-play-on = Seguir jugando
offer-pick-keep = Dejarlo como está
offer-pick-abandon = Abandonar la fortaleza
offer-pick-march = Marchar aparte
offer-pick-caracole = Caracolear
offer-pick-use = Usarla
offer-pick-firm = No, va por terreno firme
offer-pick-deep = Sí, se desordena
offer-pick-hidden = Oculta
offer-pick-none = Ninguna
offer-pick-limbered = Atalajada
offer-pick-unlimbered = Desatalajada
offer-pick-table = En la mesa
change-routed = { $unit } se bate en retirada, desordenada.
change-back = { $unit } retrocede.
change-hurt = { $unit } sufre desgaste.
change-ordered = { $unit } se reorganiza.
change-order-lost = { $unit } pierde su orden.
change-tired = { $leader } queda agotado.
change-marked = { $unit }: { $what }.
assume-no-reaction = Si nadie reacciona.
assume-no-more = Si nadie invoca la mala guerra ni hace nada más tras el combate.
assume-first = Si de varias Tropas responde la primera.
no-such-plan = No se puede dar esa orden a muchas a la vez: al planificar, «plan» y una carta, o «plan» sin más para el plan por defecto.

### La mesa en texto

text-prompt = { $turn ->
    [0] { $seat }, { $phase }
   *[other] Turno { $turn }, { $seat }, { $phase }
}
text-phase-scenery = escenografía
text-phase-cartography = cartógrafos
text-phase-crops = campos de cultivo
text-phase-sides = elección de lado
text-phase-deployment = despliegue
text-phase-rivers = ríos
text-phase-vanguard = vanguardia
text-phase-planning = planificación
text-phase-initiative = iniciativa
text-phase-action = acción
text-phase-over = final
text-head = { $turn ->
    [0] Antes de la batalla: { $phase }.
   *[other] Turno { $turn }: { $phase }. Puntos: azul { $blue }, rojo { $red }.
}
text-legend = Norte arriba; los números del borde son pulgadas. * Mando{ $signs }. «mapa lista» da las Tropas.
text-left-out = { $count ->
    [one] Una pieza queda
   *[other] { $count } piezas quedan
} fuera de esta parte: mapa las muestra todas.
text-element = { $name } { $id }: de { $left } a { $right } de oeste a este, de { $low } a { $high } de sur a norte, en pulgadas.
text-leader = { $id } { $name }, nivel { $level }, { $place }{ $exhausted ->
    [yes] , agotado
   *[no] { "" }
}.
text-no-leader = { $command }, sin Mando propio.
text-inside = dentro de { $unit }
text-place = en { $x } { $y }
tray-off-table = { $side ->
    [blue] Azul
   *[red] Rojo
}, fuera de la mesa
text-off-table = fuera de la mesa
text-lurks = en emboscada ({ $place })
text-facing-north = mira al norte
text-facing-northeast = mira al noreste
text-facing-east = mira al este
text-facing-southeast = mira al sureste
text-facing-south = mira al sur
text-facing-southwest = mira al suroeste
text-facing-west = mira al oeste
text-facing-northwest = mira al noroeste
text-point-north = al norte
text-point-northeast = al noreste
text-point-east = al este
text-point-southeast = al sureste
text-point-south = al sur
text-point-southwest = al suroeste
text-point-west = al oeste
text-point-northwest = al noroeste
text-wear = desgaste { $wear } de { $limit }
text-mark-disordered = DESORDEN
text-mark-limbered = atalajada
text-mark-fortress = con fortaleza móvil
text-pool-column = columna con { $members }
text-pool-fort = fuerte con { $members }
text-pool-integrated = con el cañón { $members }
text-card = carta: { $order }
text-shared = carta de { $head }
text-unknown = desconocida
text-column-troop = Tropa
text-column-place = en
text-column-wear = desgaste
text-column-card = carta
text-column-enemy = enemigo a
text-column-marks = notas
text-card-none = sin carta
text-nearest = enemigo más próximo { $enemy } a { $far }
text-near = { $far } { $point }: { $who }.
text-values = { $who }: Velocidad { $speed }, Combate { $combat }, Fuego { $fire }/{ $long }, Disciplina { $discipline }, Coraje { $courage }, Aguante { $endurance }.
text-knows = { $who }: { $what }.
text-knows-nothing = { $who }: nada más que destacar.
text-try = { $what }, hasta { $x } { $y }{ $snapped ->
    [true] : es lo más cerca que puede.
   *[false] .
}
text-may-react = { $unit } podría reaccionar.

## Lo que se pregunta

text-ask-plan = Ponga una carta junto a cada Tropa, en una sola línea.
    Por ejemplo: todas atención; o B1 ataque resto, si B1 es uno de sus mandos.
text-ask-go = Le toca: active antes a un Mando, si quiere, y después a una Tropa.
text-ask-start = La iniciativa es suya: ¿quién empieza?
text-ask-acting = { $unit } ejecuta { $order } ¿Qué hace?
text-ask-move = { $unit } mueve con { $order } ¿Adónde va el centro de su frente?
    Por ejemplo: avanza 4, avanza 4 izquierda 30, a 30 20.
text-ask-walk = { $unit } mueve en el acto, sin orden. ¿Adónde va el centro de su frente?
    Por ejemplo: avanza 2, avanza 2 izquierda 30, a 30 20.
text-ask-trigger = { $cause ->
    [charge] { $mover } carga contra { $unit }{ $flank ->
        [yes] {" "}por el flanco
       *[no] { "" }
    }.
    [shelter] { $mover } carga contra { $unit }: ¿la resguarda alguien?
    [ambush] { $mover } pasa junto a la emboscada de { $unit }.
   *[approach] { $mover } se acerca a { $unit }.
} ¿Qué hace?
text-ask-ride = { $leader } puede recorrer { $far }. ¿Adónde va?
    Por ejemplo: norte 4, a 30 20, une y el nombre de una Tropa, quieto.
text-ask-leave = { $leader } sale de su Tropa y puede recorrer { $far }. ¿Adónde va?
    Por ejemplo: norte 4, atrás 2, a 30 20.
text-ask-leading = { $who }: ¿qué acción de mando intenta?
text-ask-card = { $who }: elija otra carta, en secreto.
text-ask-overrun = { $who } tiene una Tropa encima: ¿qué hace?
text-ask-losing = { $who } debe perder a uno de los suyos: ¿a quién?
text-ask-charge = { $who }: ¿sigue con su carga?
text-ask-mobility = { $who } puede girar antes de hacer nada. ¿Qué hace?
text-ask-time = Ha terminado el turno { $turn }. ¿Se ha acabado el tiempo acordado? La batalla termina si ambos lo dicen.
text-ask-mala-guerra = El combate de { $who } puede seguir sin cuartel. ¿Mala guerra?
text-ask-caracole = { $who } ha disparado y puede caracolear: retirarse tras una tirada. ¿Qué hace?
text-ask-fortress = { $who } puede abandonar y perder su fortaleza móvil. ¿Qué hace?
text-ask-side = ¿Qué lado de la mesa elige?
text-ask-pick = { $who } ¿Qué elige?
    La regla { $rule } lo explica.
text-ask-command = ¿Qué mando despliega, de { $low } a { $high } pulgadas desde el sur?
    Por ejemplo: despliega B1 lo coloca a mano; despliega resto, de oficio.
text-ask-deploying = Se despliega { $command }, de { $low } a { $high } pulgadas desde el sur. { $pieces ->
    [none] ¿Qué elige?
        La regla { $rule } lo explica.
   *[other] ¿Dónde va cada pieza?
        Coloque { $pieces }: por ejemplo, a 30 10; o resto, y se coloca solo lo que falta.
}
text-ask-laying = ¿Dónde va su centro ({ $what })?
    Por ejemplo: a 30 20, o a 30 20 derecha 45 para girarlo.
text-ask-buying = Compre un elemento de escenografía, o basta. Puntos que le quedan: { $points }.
    Por ejemplo: compra colina 10, o basta.
text-ask-vanguard = Vanguardia: ¿qué Tropa mueve ({ $units })?
    Por ejemplo: { $unit } avanza 6, o { $unit } quieta.
text-many = Hay { $count } respuestas: escriba opciones para verlas.
text-some = Nombres entre los que elegir: { $names }.

## Ayuda

text-help-plan =
    Una carta junto a cada Tropa, en una línea: atención, ataque, corred, fuego o resistid.
    todas atención: la misma para todas
    B1-1 ataque resto fuego: una Tropa, y otra carta para las demás
    B1 ataque B2-1 corred resto: un mando entero; resto a solas, lo que convenga
    B1-1 B1-2 juntas fuego resto: comparten carta las de una brigada
    plan: a cada una lo que le conviene
text-help-go =
    Turno de actuar: un Mando si se quiere, y después una Tropa.
    activa B1-1: descubre la carta de una Tropa y la ejecuta
    manda B0: activa a un Mando
    pasa: solo si no queda a quién activar
text-help-action =
    ¡Atención!: hasta dos acciones distintas, una tras otra.
    avanza 4: mueve 4 pulgadas al frente; avanza a solas, cuanto pueda
    avanza 4 izquierda 30: lo mismo tras girar 30 grados
    a 30 20: el centro de su frente va a ese punto (pulgadas desde el oeste y el sur)
    hacia R1-1: se acerca cuanto pueda a esa pieza
    dispara R1-1: dispara contra esa Tropa
    gira izquierda: cambia de frente: izquierda, derecha o atrás
    fin: nada más
text-help-move =
    Adónde va el centro del frente de la Tropa: gira, y avanza en línea recta.
    avanza 4: 4 pulgadas al frente; avanza a solas, cuanto pueda
    avanza 4 izquierda 30: lo mismo tras girar 30 grados
    a 30 20: a ese punto (pulgadas desde el oeste y el sur)
    hacia R1-1: se acerca cuanto pueda a esa pieza; hacia R1-1 3, tres pulgadas
    quieta: no se mueve
    prueba avanza 8: dónde acabaría y quién podría reaccionar, sin mover
text-help-leader =
    Adónde va el Mando.
    norte 4: norte, noreste, este…: tantas pulgadas
    hacia B1-1 3: hacia una pieza
    a 30 20: a ese punto (pulgadas desde el oeste y el sur)
    une B1-1: entra en una Tropa
    quieto: se queda
text-help-laying =
    Dónde va el centro del elemento.
    a 30 20: a ese punto (pulgadas desde el oeste y el sur)
    a 30 20 derecha 45: lo mismo, girado 45 grados
text-help-deployment =
    Despliegue: mando a mando, por turnos con el enemigo.
    despliega B1: a mano, pieza a pieza
    despliega B1 de oficio: solo: en línea delante de su jefe
    despliega el resto: el mando siguiente, de oficio; o lo que falta del que se está colocando
    B1-1 a 30 10 izquierda 20: una pieza: el centro de su peana, y girada si se quiere
text-help-pick =
    Se responde con el número de la lista o con sus palabras; opciones la enumera.
    pasa: no, nada, quieta
    reacciona: descubre la carta y tira
    dispara R1-1, carga R1-1: un blanco por su nombre
    inspira B1-1 fervor: una acción de mando y sus objetivos
text-help-reports =
    opciones: todo lo que se puede responder, con su número
    mapa: la mesa; mapa B1-1, de cerca; mapa todo, entera; mapa lista, las Tropas
    tropas B1: un mando, una Tropa o un bando (azul, rojo); a solas, las propias
    cerca B1-1: quién está a qué distancia, y hacia dónde
    ficha B1-1: valores, armas y reglas de una Tropa, o cualidades de un Mando
    prueba avanza 4: a qué llevaría una respuesta, sin darla
text-help-more = En cualquier momento: opciones, mapa, tropas, cerca, ficha, prueba. «informes» dice qué hace cada uno.

## Lo que no se entiende

text-no-piece = No hay ninguna Tropa ni Mando «{ $piece }» en juego: escriba tropas, o tropas rojo, para ver sus nombres.
text-lost-piece = { $piece } se ha perdido: escriba tropas para ver lo que queda.
text-no-length = «{ $word }» no es una distancia: escriba pulgadas, como 4 o 4,5.
text-not-offered = «{ $words }» no es nada que se pueda responder ahora: escriba opciones para ver lo que hay.
text-several = «{ $words }» puede ser más de una cosa: escriba el número que quiere ({ $numbers }; opciones los explica).
text-card-for-whom = ¿Para quién es la carta «{ $word }»? Escriba primero la Tropa y después la carta: B1-1 { $word }.
text-which-card = A { $unit } le falta la carta: atención, ataque, corred, fuego o resistid.
text-no-card-word = «{ $word }» no es una Tropa propia, un mando ni una carta: por ejemplo, B1-1 ataque resto atención.
text-cards-lacking = Faltan cartas para { $units }: repita la línea y añada resto y una carta, o resto a solas para lo que convenga a cada una.
text-activate-whom = ¿A quién activa? Escriba activa B1-1, o manda B0; opciones da los nombres.
text-no-such-shot = No hay disparo posible contra «{ $words }»: escriba dispara a solas para ver los que hay.
text-who-shoots = Diga quién dispara y contra quién, uno tras otro ({ $units }); quien no se nombre no dispara.
text-put-where = Diga dónde, en pulgadas desde el oeste y el sur: por ejemplo, a 30 10.
text-no-way = «{ $words }» no se entiende como camino: pruebe avanza 4, avanza 4 izquierda 30, a 30 20, hacia R1-1 o quieta.
text-which-piece = Diga primero qué pieza ({ $pieces }) y después adónde.
text-no-point = «{ $words }» no es un punto: escriba a y dos distancias en pulgadas, como a 30 20.
text-near-what = Diga cerca de quién: cerca B1-1.
text-not-on-table = { $piece } no está en la mesa: elija una pieza que lo esté.
text-sheet-whose = Diga de quién quiere la ficha: ficha B1-1.
text-try-what = Diga qué quiere probar: prueba avanza 4.

## Lo que no es pieza

table-edge = el borde de la mesa

# 3.09
troop-gets-clear = { $unit } se aparta de quienes pisa su base.

## Junto a una pieza, cuando le ocurre: tres palabras a lo sumo

did-held = no avanza
did-garrisons = ocupa el edificio
did-ambush = ¡emboscada!
did-charges = ¡carga!
did-charges-flank = ¡carga de flanco!
did-contact = contacto
did-falls-short = no llega
did-impetuous = no se deja sujetar
did-countercharges = ¡contracarga!
did-intercepts = ¡intercepta!
did-flees = huye
did-disengages = se destraba
did-retreats = en retirada
did-driven-out = fuera del edificio
did-no-way-back = sin salida
did-consolidates = consolida
did-pursues = persigue
did-caracoles = caracolea
did-no-caracole = no caracolea
did-limbered = atalaje
did-unlimbered = desatalaje
did-works-left = deja sus defensas
did-column = a la columna
did-leaves-column = deja la columna
did-order = { $order }
did-card-wasted = carta gastada
did-order-lost = orden perdida
did-successes = { $successes ->
    [0] sin éxito
    [one] 1 éxito
   *[other] { $successes } éxitos
}
did-no-reaction = no reacciona
did-braces = se afianza
did-evades = ¿se evade?
did-no-evasion = no se evade
did-new-card = carta puesta de nuevo
did-second-card = carta para reaccionar
did-random-card = carta al azar
did-card-seen = carta vista
did-card-lost = carta perdida
did-cards-swapped = cambio de cartas
did-shot = { $hit ->
    [no] falla
   *[yes] { $wear ->
        [0] resiste
       *[other] −{ $wear }
    }
}
did-shot-lost = disparo perdido
did-no-shot = sin blanco
did-blows = { $wear ->
    [0] sin daño
   *[other] −{ $wear }
}
did-beaten = pierde { $suffered }-{ $caused }
did-drawn = empate { $wear }-{ $wear }
did-mala-guerra = ¡mala guerra!
did-one-more = −1
did-column-tells = +{ $count } por la columna
did-holds-out = aguanta
did-wear = desgaste { $wear }
did-wear-shed = se repone +{ $count }
did-wear-stays = no se repone
did-wear-moved = asume 1 desgaste
did-bursts = se resiente −{ $ones }
did-stands = al límite
did-breaks = se rompe
did-destroyed = fuera de combate
did-disordered = desorden
did-recovers = se repone +1
did-in-order = en orden
did-led = con su mando
did-exhausted = agotado
did-ready = disponible
did-ridden-down = arrollado
did-falls = cae
did-leaves-field = deja el campo
did-sacrifice = se sacrifica
did-escapes = escapa
did-cancels = lo anula
did-attacks-now = ataca ya
did-inspired = { $virtue }
did-quality = { $what }
did-ability = { $ability }
did-trick = más { $value }
did-arc-extended = arco ampliado
did-acts-next = actúa ahora
did-acts-last = actúa al final
did-hidden = escondite
did-together = actúan juntas
did-threatened = bajo amenaza
did-waits = debe esperar
did-provoked = provocación
did-not-provoked = no la provocan
did-reinforced = con refuerzo

# Cómo está la partida
tracker-limit = { $left ->
    [0] Turno { $turn } de { $last }: el último
   *[other] Turno { $turn } de { $last }, como se acordó
}
tracker-on-time = Turno { $turn }; acaba cuando ambos digan que se agotó el tiempo
tracker-lead = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
}; { $lead ->
    [0] acaba tras el turno { $at }
    [one] con 1 punto de ventaja acaba tras el turno { $at }
   *[other] con { $lead } puntos de ventaja acaba tras el turno { $at }
}
tracker-points = Puntos
tracker-troops = Tropas en pie
tracker-lost = Tropas y Mandos perdidos
tracker-course = Puntos ganados
tracker-turn = Turno { $turn }

## Por qué hace algo la máquina, tras «porque»

# $unit: la Tropa; $target: a quién carga; $chance: la probabilidad de ganar la primera ronda, de cada 100
why-charge = { $unit } puede cargar contra { $target } y gana la primera ronda { $chance } veces de cada 100
why-flank = { $unit } puede coger de flanco a { $target } y gana la primera ronda { $chance } veces de cada 100
why-bad-charge = { $unit } solo ganaría la primera ronda contra { $target } { $chance } veces de cada 100
# $unit: quién recibe la carga
why-reception = { $unit } puede recibir la carga con una descarga
# $target: quién recibe la carga; $chance: la probabilidad de que escape, de cada 100
why-eludes = { $target } puede evadir la carga: supera el chequeo { $chance } veces de cada 100
# $unit: la Tropa
why-nobody = { $unit } no tiene a nadie al alcance de una carga
# $unit: la Tropa; $target: el enemigo
why-headlong = { $unit } tiene delante a { $target } y arde en deseos de cargar
# $unit: quién dispara; $target: a quién; $chance: de cada 100
why-shot = el disparo de { $unit } desgasta a { $target } { $chance } veces de cada 100
why-finish = el disparo de { $unit } destruye a { $target } { $chance } veces de cada 100
# $target: el enemigo
why-nearest = { $target } es quien está más cerca de los que tiene a tiro
# $unit: la Tropa; $wear: sus puntos de desgaste
why-rest = { $unit } lleva { $wear } puntos de desgaste y puede reponerse
# $unit: la Tropa
why-tidy = { $unit } está en desorden y puede reorganizarse
# $unit: la Tropa; $foe: el enemigo; $far: pulgadas entre ambos
why-held = { $foe } está a { $far }″ de { $unit } y podría cargarle: la carta sirve para responder
why-keeps = { $foe } está a { $far }″ de { $unit } y podría cargarle: más vale guardar la carta para responder
# $unit: la Tropa
why-free = con ¡Atención!, { $unit } puede decidir cuando le toque
# $goes: activaciones con una carta por Tropa; $theirs: las del enemigo; $fewer: cuántas se perderían al compartir
why-goes = compartir cartas dejaría { $fewer } { $fewer ->
    [one] activación
   *[other] activaciones
} menos de { $goes }, y el enemigo tiene hasta { $theirs }
# $unit: quién dispara; $target: a quién; $friend: quién carga
why-prepares = { $friend } está a punto de cargar contra { $target }, y el fuego de { $unit } lo prepara
# $unit: la Tropa; $foe: el enemigo
why-waits = { $foe } aún tiene carta y podría cargar contra { $unit } si se acercara ahora
# $unit: la Tropa; $far: pulgadas hasta el enemigo más cercano
why-far = { $unit } no tiene ningún enemigo a menos de { $far }″ y nada pierde por ir antes
# $unit: la Tropa; $foe: el enemigo; $far: pulgadas entre ambos
why-fears = { $foe } está a { $far }″ de { $unit } y podría cargarle antes de que actúe
# $far: pulgadas entre las dos Tropas más próximas
why-lasts = los dos más próximos están a { $far }″, y quien empieza después actúa el último
# $unit: la Tropa; $target: el enemigo; $far: pulgadas entre ambos desde allí; $reach: hasta dónde carga
why-near-charge = desde allí { $target } queda a { $far }″ de { $unit }, que carga hasta { $reach }″
# $unit: la Tropa; $target: el enemigo; $far: pulgadas entre ambos desde allí; $reach: hasta dónde carga
why-comes-near = desde allí a { $unit } le quedan { $far }″ hasta { $target }, a quien carga desde { $reach }″
# $unit: la Tropa; $target: el enemigo; $far: pulgadas entre ambos desde allí; $reach: hasta dónde dispara
why-near-shot = desde allí { $target } queda a { $far }″ de { $unit }, que dispara hasta { $reach }″
# $unit: la Tropa; $foe: el enemigo; $far: pulgadas entre ambos allí; $reach: hasta dónde carga el enemigo
why-exposed = allí { $foe } queda a { $far }″ de { $unit } y carga hasta { $reach }″
# $unit: la Tropa; $foe: el enemigo; $far: pulgadas entre ambos aquí; $reach: hasta dónde carga el enemigo
why-escapes = donde está { $unit }, { $foe } queda a { $far }″ y carga hasta { $reach }″
# $unit: la Tropa; $count: enemigos que podrían dispararle
why-under-fire = allí { $count ->
    [one] un enemigo podría
   *[other] { $count } enemigos podrían
} disparar a { $unit }
why-out-of-fire = donde está { $unit }, { $count ->
    [one] un enemigo podría
   *[other] { $count } enemigos podrían
} dispararle
# $unit: la Tropa; $far: pulgadas más allá del mando del líder más cercano
why-out-of-command = allí { $unit } queda { $far }″ fuera del mando de sus líderes
why-into-command = { $unit } está { $far }″ fuera del mando de sus líderes y se acerca a ellos
# $unit: la Tropa
why-rough = el terreno de allí frena a { $unit }
why-leaves-rough = el terreno en que está { $unit } le frena
why-blind = allí { $unit } daría la espalda a todos los enemigos
why-faces = { $unit } tiene ahora a todos los enemigos a la espalda
# $unit: la Tropa; $leader: el líder enemigo; $chance: la probabilidad de que caiga, de cada 100
why-ride-down = { $unit } puede arrollar de camino a { $leader }, que cae { $chance } veces de cada 100
# $unit: la Tropa; $reach: hasta dónde dispara
why-shoots-there = desde allí { $unit } puede disparar en el acto a un enemigo a menos de { $reach }″
# $unit: la Tropa; $target: el enemigo; $far: pulgadas entre ambos
why-pulls = { $target } está a { $far }″ y a { $unit } se le da bien
why-shuns = { $target } está a { $far }″ y a { $unit } se le da mal
# $unit: quién recibe la carga; $foe: quién carga; $chance: la probabilidad de que gane la primera ronda, de cada 100
why-evades = { $foe } gana la primera ronda contra { $unit } { $chance } veces de cada 100
# $unit: quién recibe la carga; $foe: quién carga; $chance: la probabilidad de superar el chequeo, de cada 100
why-braces = { $unit } puede resistir a pie firme a { $foe }: supera el chequeo { $chance } veces de cada 100
why-counters = { $unit } puede salir al encuentro de { $foe }: supera el chequeo { $chance } veces de cada 100
why-flees = { $unit } puede huir de { $foe }: supera el chequeo { $chance } veces de cada 100
why-answers = { $unit } puede responder a la carga de { $foe }: supera el chequeo { $chance } veces de cada 100
# $unit: la Tropa; $foe: quién se acerca; $chance: la probabilidad de superar el chequeo, de cada 100
why-meets = { $foe } se acerca y { $unit } puede recibirle: supera el chequeo { $chance } veces de cada 100
# $unit: la Tropa; $order: su carta
why-own-go = { $unit } necesita la carta para su propia activación: { $order }
# $unit: quién carga; $target: quién recibe la carga; $chance: la probabilidad de que gane la ronda quien carga, de cada 100
why-round = { $unit } gana la ronda siguiente contra { $target } { $chance } veces de cada 100
why-no-round = { $unit } solo gana la ronda siguiente contra { $target } { $chance } veces de cada 100
# $leader: el líder
why-leaves = { $leader } está mejor fuera de su Tropa
why-misplaced = { $leader } no está donde mejor manda
why-rides-on = { $leader } aún no está donde mejor manda
# $leader: el líder; $what: la acción; $target: sobre quién; $chance: la probabilidad de que salga, de cada 100
why-inspires = { $leader } puede inspirar a { $target } antes de que actúe ({ $what }, { $chance } veces de cada 100)
why-heartens = { $leader } hace que cuente más lo que haga { $target } ({ $what }, { $chance } veces de cada 100)
why-relieves = { $leader } puede quitar una carga a { $target } ({ $what }, { $chance } veces de cada 100)
why-shields = { $leader } puede proteger a { $target } de lo que le amenaza ({ $what }, { $chance } veces de cada 100)
why-card = a { $target } le vendría mejor otra carta u otro momento, y { $leader } puede arreglarlo ({ $what }, { $chance } veces de cada 100)
why-turns = { $target } estaría o miraría mejor de otro modo, y { $leader } puede arreglarlo ({ $what }, { $chance } veces de cada 100)
why-hinders = { $target } aún tiene carta, y { $leader } puede estorbarle ({ $what }, { $chance } veces de cada 100)
why-rouses = { $leader } puede llegar a { $target } con { $what }, { $chance } veces de cada 100
# $leader: el líder; $what: la acción; $chance: la probabilidad de que salga, de cada 100
why-acts = más vale que nadie actúe ahora, y { $leader } puede dejar pasar la activación ({ $what }, { $chance } veces de cada 100)
# $leader: el líder; $unit: la Tropa
why-joins = { $leader } sirve mejor a { $unit } desde dentro
# $leader: el líder; $count: Tropas suyas que quedan allí bajo su mando
why-commands = desde allí { $leader } { $count ->
    [0] aún no manda a ninguna de sus Tropas, pero queda más cerca de ellas
    [one] manda a una de sus Tropas
   *[other] manda a { $count } de sus Tropas
}
# $leader: el líder; $foe: el enemigo; $far: pulgadas entre ambos allí; $chance: la probabilidad de que caiga, de cada 100
why-peril = allí { $foe } queda a { $far }″ de { $leader } y podría arrollarlo: cae { $chance } veces de cada 100
# $leader: el líder
why-alone = allí { $leader } quedaría junto a una sola Tropa, y desgastada
# $what: el elemento; $ours, $theirs: Tropas de caballería
why-hinders-horse = { $what }: estorba a la caballería, de la que el enemigo tiene { $theirs } Tropas y este bando { $ours }
why-hinders-us = { $what }: estorba a la caballería, de la que este bando tiene { $ours } Tropas y el enemigo { $theirs }
# $what: el elemento; $ours, $theirs: piezas
why-serves-guns = { $what }: da altura, que aprovecharían { $ours } piezas de este bando y { $theirs } del enemigo
# $what: el elemento; $ours, $theirs: Tropas que disparan
why-gives-cover = { $what }: da cobertura; disparan { $theirs } Tropas del enemigo y { $ours } de este bando
# $what: el elemento
why-costs = { $what }: de poco le sirve a este ejército
# $what: el elemento; $far: pulgadas desde el centro
why-on-a-wing = { $what }: queda allí a { $far }″ del centro, por donde va la caballería
# $count: elementos
why-high-edge = junto a ese borde { $count ->
    [one] un elemento da altura
   *[other] { $count } elementos dan altura
}
why-rough-edge = junto a ese borde { $count ->
    [one] un elemento frena
   *[other] { $count } elementos frenan
} a la caballería
# $count: Tropas de caballería
why-horse-later = ese mando tiene { $count ->
    [one] una Tropa de caballería
   *[other] { $count } Tropas de caballería
}, y más vale que vea antes dónde está el enemigo

## Situaciones en una mesa de verdad

situation-shot = Disparo
situation-charge = Carga
situation-reaction = Reacción a una carga
situation-defence = Disparo contra una carga
situation-order = Chequeo de una orden

situation-ask-distance = distancia en pulgadas
situation-ask-ground = el terreno del enemigo
situation-ground-open = terreno abierto
situation-ask-side = el lado del enemigo
situation-side-front = frente
situation-side-flank = flanco
situation-side-rear = retaguardia
situation-ask-mine_with = lo mío lleva
situation-ask-enemy_with = lo del enemigo lleva
# $unit: una unidad; $options: lo que lleva además de su perfil
situation-with = { $unit } ({ $options })
# $question: para qué se piden las unidades
situation-list-empty = La lista no tiene ninguna unidad para esto: { $question }. Elija entre todas las unidades.
# $unit, $target: pieces
situation-no-shot = { $unit } no puede hacer este disparo contra { $target }: cambie la distancia, el arma o el terreno.
situation-no-reaction = { $unit } no tiene con qué reaccionar aquí.
situation-out-of-reach = { $unit } no alcanza a { $target } con su carga: acérquelos.
situation-unable = { $unit } no puede hacer esto con lo que lleva: cambie sus opciones.
situation-ask-weapon = arma
situation-ask-order = mi orden
situation-ask-card = mi carta
situation-ask-fort = compañías en el fuerte
situation-ask-mine_wear = mi desgaste
situation-ask-enemy_wear = el desgaste del enemigo
situation-ask-mine_disordered = lo mío está en desorden
situation-ask-enemy_disordered = lo del enemigo está en desorden
situation-elite = Regla Élite
situation-discipline = +1 a Disciplina
arm-infantry = Infantería
arm-cavalry = Caballería
arm-artillery = Artillería
# $who: a Troop
reckoned-volley-dice = dados del disparo de { $who }
reckoned-volley-courage = Coraje contra el disparo de { $who }
reckoned-melee-dice = dados de { $who } en el combate
reckoned-melee-courage = Coraje de { $who } en el combate
reckoned-check-dice = dados del chequeo de { $who }

## Una batalla en una mesa real (decisión 0050)

offer-table-nobody = Nadie
offer-table-beside = Junto a { $unit }
offer-table-join = Dentro de { $unit }
offer-table-switch = Directamente a { $unit }
offer-table-away = Lejos de todas las Tropas
# $unit: quién actúa; $target: sobre quién; $far: qué distancia los separa; $side: qué lado muestra el otro; $ground: qué ocupa
table-laid = { $unit } está a { $far } de { $target }, que le muestra { $side ->
    [flank] el flanco
    [rear] la retaguardia
   *[front] el frente
} ({ $ground }).
# $unit: quién mueve; $far: cuánto como mucho
table-moves = { $unit } puede mover hasta { $far } en la mesa.
# $unit: quién está junto al camino de una carga; $target: quién carga
table-no-room = { $unit } no puede estar ahí sin cerrar el camino de { $target }: acuerden ustedes qué ocurre, y sigan.
# $unit: quién mueve antes del primer turno; $far: cuánto como mucho; $apart: a qué distancia de cada enemigo como poco
table-scouts = { $unit } hace su movimiento de Vanguardia en la mesa, hasta { $far }, y se queda a { $apart } de todo enemigo.
# $unit: quién gira
table-turns = { $unit } cambia de encaramiento en la mesa.
text-ask-table-led = ¿Qué Mando tiene a { $unit } dentro de su distancia de mando y la ve?
text-ask-table-target = ¿A quién dispara { $unit }, de quienes ve?
text-ask-table-charged = ¿Contra quién carga { $unit }, de quienes ve y alcanza?
text-ask-table-reacts = { $unit } ha movido en la mesa. ¿Qué Tropa de usted, de las que tiene cerca, reacciona ahora, o sobre qué Mando ha pasado?
text-ask-table-distance = ¿Qué distancia hay de { $unit } a { $other }? En pulgadas, redondeada hacia arriba.
text-ask-table-side = ¿Qué lado muestra { $unit } a quien la carga?
text-ask-table-ground = ¿En qué terreno está { $unit }, o tras cuál?
text-ask-table-ride = Se activa { $who }. ¿Junto a qué Tropa se coloca en la mesa, o a cuál se une?
text-ask-table-near = ¿Qué otro Mando tiene a { $unit } dentro de su distancia de mando, la ve y la ayuda así con una cualidad?
text-ask-table-prey = { $unit } tiene tropas Impetuosas. ¿A quién ve y podría cargar, sea cual sea su carta?
text-ask-table-met = { $unit } carga. ¿Qué otra Tropa de usted tiene cerca su camino, o qué Mando está en él?
text-ask-table-shelters = { $unit } carga contra una Tropa con Resguardo. ¿Qué caballería de ese mismo comando alcanza su camino?
text-ask-table-along = ¿Cuánto ha recorrido { $unit } cuando pasa más cerca de { $other }? En pulgadas, redondeado hacia arriba.
text-ask-table-hides = ¿Se oculta { $unit }? Apunte dónde, sin que lo vea el enemigo.
text-ask-table-stood = Se pierde { $unit }. ¿Qué Mando la tenía dentro de su distancia de mando, y ninguna otra Tropa suya tan cerca?
text-ask-table-deep = ¿Entra { $unit } en terreno Muy Difícil por el camino?
text-ask-table-scouts = ¿Qué Tropa hace ahora su movimiento de Vanguardia?
text-ask-table-reached = ¿A quién más alcanza una acción de { $who }?
