seat-pilot = Práctico
seat-harbour = Puerto
scenario-bay = La bahía
piece-heron = Garza
piece-egret = Garceta
bay = la bahía
quay = Muelle
# $turn: el turno
fact-turn = Turno { $turn }
hint-moor = Amarre un bote en la bahía.
hint-sail = Diga por dónde navega un bote.
leg-ahead = avante
leg-turn = virar
leg-to = a un sitio
# $piece: el bote; $x, $y: dónde queda; $facing: adónde mira, en grados
answer-moor = { $piece } amarra en { $x }, { $y } y mira a { $facing }°
# $piece: el bote; $x, $y: adónde llega; $facing: adónde mira, en grados
answer-sail = { $piece } navega hasta { $x }, { $y } y mira a { $facing }°
# $piece: el bote
outside-bay = { $piece } amarra dentro de la bahía.
# $piece: el bote
too-near = { $piece } quedaría demasiado cerca del otro bote.
# $piece: el bote
too-far = { $piece } no puede avanzar más de 240.
# $piece: el bote
no-way = { $piece } navega a algún lugar de la mesa.
# $piece: el bote
moored = { $piece } amarra.
# $piece: el bote
sailed = { $piece } zarpa.
ending-out = Los dos botes han salido.
