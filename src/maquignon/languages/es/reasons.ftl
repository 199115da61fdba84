### Why the law, the charter or the notation refuses something.

reasons =
    .unreadable = Esta línea no se puede leer: { $detail }.
    .bad_header = La primera línea debe ser la cabecera de una partida, y esta no lo es.
    .unknown_version = Esta partida está anotada en otra versión que la que aquí se conoce, la 1.
    .unknown_action = No existe la acción «{ $detail }».
    .missing_field = Falta el campo «{ $detail }».
    .unknown_field = El campo «{ $detail }» no corresponde a esta línea.
    .bad_field = El campo «{ $detail }» debe ser { $wanted }.
    .house_only = Eso solo lo hace la casa: «seat» debe ser «house».
    .not_for_the_house = Eso no lo hace la casa: «seat» debe ser el número de un sitio.
    .unknown_animal = No existe el animal «{ $detail }».
    .unknown_note = No hay billetes de { $detail }: los hay de 0, 10, 50, 100, 200 y 500.
    .unknown_edition = No hay ninguna edición «{ $detail }».
    .unknown_variant = La variante «{ $detail }» no existe o se nombra dos veces.
    .unknown_house_rule = No hay ninguna regla de la casa «{ $detail }».
    .bad_house_rule = La regla de la casa «{ $detail }» no tiene un valor permitido.
    .bad_terms = Las condiciones de la cabecera (terms) no forman un juego: { $detail } falta, sobra o no es válido.
    .bad_number_of_players = Se juega de 3 a 5, no con { $detail }.
    .unplayable = { $detail }
    .game_over = La partida ha terminado.
    .not_now = Eso no se puede hacer ahora.
    .not_your_turn = La partida espera a otra persona.
    .not_in_pile = Esos animales ya no están en el mazo.
    .wrong_number_of_animals = No es ese el número de animales que toca descubrir.
    .pile_empty = El mazo está vacío: ya no queda nada que subastar.
    .must_auction = Después del trato toca subasta.
    .auctioneer_may_not_bid = El vendedor no puede pujar.
    .own_bid_stands = La puja más alta ya es suya.
    .already_passed = Ha pasado y debe esperar a una nueva puja.
    .one_bid_only = Ya ha hecho su única puja de esta subasta.
    .not_a_multiple_of_ten = Una puja debe ser múltiplo de 10.
    .too_low = La puja es demasiado baja.
    .more_than_all_money = La puja supera todo el dinero en juego.
    .more_than_shown = Quien ha enseñado su dinero no puede pujar más de lo que tiene.
    .cannot_afford = No tiene tanto dinero.
    .notes_not_held = No tiene esos billetes.
    .too_little = Esos billetes no cubren el precio.
    .exact_sum_possible = Se puede pagar la cantidad justa, así que hay que hacerlo.
    .needless_note = El precio quedaría cubierto sin uno de esos billetes.
    .no_such_target = En ese sitio no hay nadie con quien hacer un trato.
    .family_complete = Esa familia está completa y fuera de juego.
    .animal_not_shared = Los dos deben tener ese animal.
    .empty_offer = Hay que poner al menos un billete.
    .must_counter = A esta oferta hay que responder con una contraoferta.
    .no_dove_to_claim = Ahora no puede tomar la paloma.
    .no_such_seat = No existe ese sitio en esta mesa.

# What can be wrong with rules that are each fine.
unplayable =
    .swapped = El Super-marchandage no cambia nada aquí: los montones se intercambian de todos modos.
    .donkeys =
        Hay { $donkeys } burros, pero solo { $payments ->
            [one] un pago
           *[other] { $payments } pagos
        }: hace falta uno para cada burro.
    .box =
        La banca tiene { $there ->
            [one] un billete
           *[other] { $there } billetes
        } de { $note }, pero para { $players } jugadores hacen falta { $needed } entre el inicio y los burros.
    .deal = { $each } animales para cada uno de los { $players } jugadores son más que los { $animals } que hay.
