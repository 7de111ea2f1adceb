# Informes de Mistral: con lo que se abre una sala.

## Lo común

briefing-who = La Flota Británica, { $sail_british } Veleros, contra la Flota Borbónica de España y Francia, { $sail_bourbon } Veleros.
briefing-aim-british = Cumpla las Órdenes de Londres, lleve a puerto sus convoyes y cierre el mar a quien quiera pasar tropas a Italia o cazar mercantes.
briefing-aim-bourbon = Cumpla las Órdenes de sus dos cortes, haga pasar convoyes y tropas, y desgaste al británico sin que lo sorprenda toda su flota.
briefing-win = Gana quien tenga más Prestigio; se empieza con { $prestige_british } (británicos) y { $prestige_bourbon } (Borbones). Más Órdenes netas al acabar el Año o el escenario dan { $orders }; los barcos hundidos o apresados y el daño a convoyes dan más. Una batalla por sí sola no da nada.
briefing-long = { $turns } Turnos de { $impulses } Impulsos.
briefing-know-1 = Las fichas van ocultas: el enemigo ve que algo navega, no qué. Las Búsquedas lo descubren; los señuelos engañan.
briefing-know-2 = Mandan los vientos: contra ellos una flota tiene que tomar el viento o esperar, y los temporales la dispersan y la dañan.
briefing-know-3 = Los barcos se gastan en el mar, y solo usted sabe cuánto. Mándelos a reparar antes de que se hundan.

## Los Años

briefing-winter-1744-where = El Mediterráneo occidental, los primeros meses de { $year }: españoles y franceses están en Tolón; los británicos vigilan ante Hyères.
briefing-1744-where = El Mediterráneo occidental, { $year }, el año de Tolón: España y Francia están en el puerto, y los británicos vigilan ante Hyères.
briefing-1740-where = El Mediterráneo occidental, { $year }: una guerra de Gran Bretaña y España por el comercio, con Francia mirando.
briefing-1741-where = El Mediterráneo occidental, { $year }: Gran Bretaña y España solas, hasta que España y Austria entren en guerra.
briefing-1742-where = El Mediterráneo occidental, { $year }: tropas españolas han de pasar a Italia, y Nápoles está con ellas.
briefing-1743-where = El Mediterráneo occidental, { $year }: los españoles están encerrados en Tolón, y Francia sigue en paz con Gran Bretaña.
briefing-1745-where = El Mediterráneo occidental, { $year }: Francia está en guerra y se da al corso, y Génova ha de elegir.
briefing-1746-where = El Mediterráneo occidental, { $year }: Génova está en guerra junto a los Borbones, y los franceses cazan mercantes.
briefing-1747-where = El Mediterráneo occidental, { $year }: Génova se ha alzado, España tiene nuevo rey y la paz está cerca.
briefing-1747-long = De { $least } a { $turns } Turnos: desde la primavera de { $peace } un dado puede traer la paz en el primer Turno de cada Estación, y con el fin de { $end } acaba todo.
briefing-campaign-where = El Mediterráneo occidental, de { $year } a la paz: el Año con que se empieza lo eligen ustedes.
briefing-campaign-long = De { $least } a { $turns } Turnos: desde la primavera de { $peace } un dado puede traer la paz en el primer Turno de cada Estación, y con el fin de { $end } acaba todo.
