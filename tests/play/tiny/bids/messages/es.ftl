bids-open = La puja más alta es { $highest }.
bids-hidden = Todas las pujas están hechas y siguen ocultas.
bids-too-much = Las pujas no caben en la bolsa de { $coins }.
bids-ending = Cierra el mercado.
