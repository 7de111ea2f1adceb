# Informes de Águila: con lo que se abre una sala.

## Lo común

briefing-who = { $army_blue } ({ $points_blue } puntos, Azul) contra { $army_red } ({ $points_red } puntos, Rojo).
briefing-long = De { $first } a { $last } turnos: tras el turno { $first } y cada uno de los siguientes un dado decide si hay otro. Un ejército que ha perdido demasiado puede huir antes.
briefing-know-1 = La formación es media batalla: la línea dispara, la columna marcha y carga, el cuadro aguanta a la caballería. Cambiarla pide un chequeo de Disciplina.
briefing-know-2 = El daño hace vacilar: tras las bajas se prueba el coraje, y la unidad puede quedar aturdida o huir. Tenga cerca oficiales que la reagrupen.
briefing-know-3 = Una carga se contesta antes de llegar: quien la recibe puede aguantar, disparar, formar el cuadro, alejarse o contracargar.
briefing-aim-red = { briefing-aim-blue }
briefing-aim-blue = Destruya más de lo que pierda: cuide sus unidades grandes y caras.

## Batalla campal

briefing-pitched-battle-where = Campo abierto en las guerras de Napoleón; los dos ejércitos despliegan a lo largo de sus bordes largos.
briefing-pitched-battle-win = Se comparan los puntos de las unidades destruidas: gana una ventaja de más de { $draw }; con menos, empate.

## Asalto a la posición

briefing-assault-position-where = Una posición fortificada en las guerras de Napoleón. Los papeles se sortean; el atacante llega de fuera de la mesa.
briefing-assault-position-aim-blue = Como atacante, tome las obras enemigas; como defensor, consérvelas: en ellas ha gastado de { $spent_least } a { $spent_most } centésimas de sus puntos.
briefing-assault-position-aim-red = { briefing-assault-position-aim-blue }
briefing-assault-position-win = El atacante gana con { $attacker_wins_over } de cada { $attacker_wins_under } obras; con { $draw_over } de cada { $draw_under } empata. Si no, gana el defensor.

## Defender la granja

briefing-defend-farm-where = Una granja en el centro de la mesa, en las guerras de Napoleón. Los papeles se sortean; parte del ejército del defensor llega después.
briefing-defend-farm-aim-blue = Como atacante, despeje la granja y quédese junto a ella; como defensor, mantenga a alguien dentro o cerca hasta que lleguen sus reservas, desde el turno { $reserves }.
briefing-defend-farm-aim-red = { briefing-defend-farm-aim-blue }
briefing-defend-farm-win = El atacante gana si tiene una unidad a { $held_in } pulgadas o menos de un edificio y no hay enemigo dentro ni más cerca. Si no, gana el defensor.

## Tomar la colina

briefing-take-hill-where = Una colina, o dos, en el centro de la mesa, en las guerras de Napoleón; cada ejército despliega a lo largo de su borde largo.
briefing-take-hill-aim-blue = Estar en la colina al final, y a solas. A quien llega primero le disparan; a quien llega el último le falta tiempo.
briefing-take-hill-aim-red = { briefing-take-hill-aim-blue }
briefing-take-hill-win = Gana quien tenga al final una unidad en la colina si el enemigo no tiene ninguna. Si no, empate.

## Controlar la región

briefing-control-region-where = Una región con { $objectives } marcadores, en las guerras de Napoleón; los jugadores los colocan por turnos.
briefing-control-region-aim-blue = Controlar al final más marcadores que el enemigo, y dejar a alguien en cada uno de los tomados.
briefing-control-region-aim-red = { briefing-control-region-aim-blue }
briefing-control-region-win = Un marcador es suyo con una unidad propia a { $held_in } pulgadas o menos y ningún enemigo tan cerca. Gana quien tenga más; con los mismos, empate.

## Batalla por el puente

briefing-battle-for-bridge-where = Un río con un puente, y quizá un vado, en las guerras de Napoleón. Los papeles se sortean; parte del ejército del defensor llega después.
briefing-battle-for-bridge-aim-blue = Como atacante, aleje a todos del puente; como defensor, mantenga una unidad cerca hasta que lleguen sus reservas, desde el turno { $reserves }.
briefing-battle-for-bridge-aim-red = { briefing-battle-for-bridge-aim-blue }
briefing-battle-for-bridge-win = El atacante gana si al final ninguna unidad del defensor está a menos de { $held_in } pulgadas del puente. Si no, gana el defensor.

## Defender el pueblo

briefing-defend-village-where = Un pueblo de { $buildings_least } casas o más, en las guerras de Napoleón. Los papeles se sortean; el defensor combate entonces con un ejército menor: { $defence_over } punto por cada { $defence_under } del atacante.
briefing-defend-village-aim-blue = Como atacante, tome el pueblo casa por casa; como defensor, aguante en él: los muros suplen a los hombres que le faltan.
briefing-defend-village-aim-red = { briefing-defend-village-aim-blue }
briefing-defend-village-win = Una casa es de quien está dentro o a menos de { $held_in } pulgadas sin enemigo que lo esté. El atacante gana con más de la mitad de las casas; con tantas uno como otro, empate; si no, gana el defensor.

## Escalada bélica

briefing-war-escalation-where = Campo abierto en las guerras de Napoleón. Empiezan las tropas ligeras, la artillería montada y los oficiales; los demás llegan desde el turno { $reserves }, y la élite desde el { $elite }.
briefing-war-escalation-win = Se comparan los puntos de las unidades destruidas: gana una ventaja de más de { $draw }; con menos, empate.

## Cruce de destinos

briefing-crossing-of-fates-where = Un camino, una encrucijada y un objetivo en el otro extremo de la mesa, en las guerras de Napoleón. Quien va por el camino anda más.
briefing-crossing-of-fates-aim-blue = Tomar la encrucijada, que es lo que más vale, sin perder por ella demasiadas unidades.
briefing-crossing-of-fates-aim-red = { briefing-crossing-of-fates-aim-blue }
briefing-crossing-of-fates-win = La encrucijada vale { $crossroads } y el objetivo { $objective }; los destruidos, de { $kill_small } a { $kill_large } según su tamaño; un oficial, { $kill_officer }; el general, { $kill_army_general }. Se controla a { $held_in } pulgadas o menos y sin enemigo allí. Gana quien tenga más puntos.

## Línea oblicua

briefing-oblique-line-where = Los ejércitos se enfrentan a través de la diagonal de la mesa, donde están los objetivos, en las guerras de Napoleón.
briefing-oblique-line-aim-blue = Tomar los objetivos de la diagonal, cuyo valor decide un dado antes de desplegar, y el del centro.
briefing-oblique-line-aim-red = { briefing-oblique-line-aim-blue }
briefing-oblique-line-win = El centro vale { $centre }; los otros objetivos, hasta { $diagonal_die } cada uno; una unidad enemiga destruida, { $kill }. Se controla desde dentro, sin enemigo a menos de { $held_in } pulgadas. Gana quien tenga más puntos.

## Divide et impera

briefing-divide-et-impera-where = Una mesa de cuartos con un objetivo en cada uno, en las guerras de Napoleón; los ejércitos empiezan en cuartos opuestos.
briefing-divide-et-impera-aim-blue = Conservar el objetivo propio, tomar los neutrales y alcanzar el del enemigo, que es el que más vale.
briefing-divide-et-impera-aim-red = { briefing-divide-et-impera-aim-blue }
briefing-divide-et-impera-win = El objetivo propio vale { $own }; uno neutral, { $neutral }; el del enemigo, { $enemy }; se controla sin enemigo a { $held_in } pulgadas o menos. Gana quien tenga más; si empatan, una ventaja de { $tie } en puntos destruidos.

## Borodino

briefing-borodino-where = { $hills } colinas en el lado del defensor, con obras ligeras, como en Borodino en 1812. Los papeles se sortean.
briefing-borodino-aim-blue = Como atacante, asalte las colinas, que a usted le valen más; como defensor, consérvelas y haga pagar cada asalto.
briefing-borodino-aim-red = { briefing-borodino-aim-blue }
briefing-borodino-win = Una colina vale { $hill_attacker } al atacante y { $hill_defender } al defensor; una unidad enemiga destruida, { $kill }, y una de la guardia, { $kill_guard }. Gana quien tenga más puntos.

## Para aprender

briefing-learning-where = Campo abierto con un marcador delante de cada bando, en las guerras de Napoleón; los dos ejércitos están desplegados. Una batalla pequeña, nuestra.
briefing-learning-aim-blue = Tomar el marcador enemigo y dejar a alguien en el propio.
briefing-learning-aim-red = { briefing-learning-aim-blue }
briefing-learning-win = El marcador propio vale { $own } y el enemigo { $enemy }: se controla con una unidad a { $held_in } pulgadas o menos y ningún enemigo tan cerca. Gana quien tenga más puntos.
briefing-learning-long = { $last } turnos, o hasta que huya un ejército.
