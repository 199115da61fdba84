### A recorded game: told as a whole, or refused.

story-opening = { COUNT($variants) ->
    [0] { $edition }: juegan { LIST($players) }, y empieza { $first }.
   *[other] { $edition }, con { LIST($variants) }: juegan { LIST($players) }, y empieza { $first }.
}
story-waiting = { COUNT($players) ->
    [0] La partida espera a la casa: { $phase }.
   *[other] La partida espera a { LIST($players) }: { $phase }.
}
story-refused = La línea { DIGITS($line) } se rechaza. { $why }

# What a game is waiting for.
phases =
    .setup = preparación
    .dealing = el reparto inicial
    .turn = subasta o trato
    .must_auction = subasta
    .must_trade = trato
    .turning_up = se descubren los animales
    .bidding = se está pujando
    .deciding = vender o ejercer el tanteo
    .paying = el pago
    .buying_back = dar por buena la venta o recomprar
    .answering = respuesta a la oferta
    .offering = la segunda oferta
    .over = la partida ha terminado

# What can be wrong with a line.
unreadable =
    .empty = está vacía
    .mark = empieza con una marca de orden de bytes
    .utf-8 = no es texto UTF-8
    .json = no es JSON
    .object = no es un objeto JSON
    .repeated = un objeto tiene dos veces la misma clave
    .nesting = tiene demasiados niveles
    .number = contiene un número demasiado grande o que no lo es

# What the value of a field must be.
fields =
    .seat = el número de un sitio o «house»
    .amount = un número entero
    .target = el número de un sitio
    .animal = el nombre de un animal
    .animals = una lista de nombres de animales
    .notes = una lista de billetes
    .edition = el nombre de una edición
    .variants = una lista de nombres de variantes
    .house_rules = un objeto
    .players = una lista de nombres legibles
    .first = el número de un sitio de esta mesa
    .terms = un objeto
    .tags = un objeto
