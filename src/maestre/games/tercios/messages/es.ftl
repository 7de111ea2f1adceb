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
muster-no-commander = La lista no tiene Comandante.
muster-no-commander-remedy = Añada un Comandante, de nivel 2 o más.
muster-many-commanders = La lista tiene { $count } Comandantes y debe haber uno solo.
muster-many-commanders-remedy = Deje uno; los demás pueden ser Mandos subordinados.
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
