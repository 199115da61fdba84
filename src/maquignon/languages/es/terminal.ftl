### What the terminal says for itself.

## What can be typed at any time

terminal-typed-hint = consejo, c, hint
terminal-typed-table = mesa, m, table
terminal-typed-values = valores, v, values
terminal-typed-rules = reglas, r, rules
terminal-typed-log = historia, h, log
terminal-typed-save = guardar, save
terminal-typed-quit = salir, q, quit, exit
terminal-typed-back = atrás, atras, a, back
terminal-typed-pass = p, paso, pasar, pass
terminal-typed-out = pp
terminal-typed-all = todo, todos, all
terminal-typed-none = nada, ninguno, none

## Beginning and end

terminal-you-are = Eres { $name }.
terminal-bots = Con { $name } juega el programa ({ $bot }).
terminal-ask-for-help = Escribe ? cuando quieras saber qué puedes escribir.
terminal-forced = No te queda otra opción.
terminal-end-of-input = No hay nada más que leer, así que la partida termina aquí.
terminal-goodbye = La partida termina aquí. ¡Hasta la vista!
terminal-saved = La partida queda anotada en { $file }.
terminal-not-saved = No se puede escribir { $file }: { $why }.
terminal-save-where = Escribe guardar y el nombre de un archivo.
terminal-count-title = El recuento:
terminal-no-family = { $player }: ninguna familia completa, 0 puntos.
terminal-hint = Un buen jugador elegiría «{ $deed }».

## The table

terminal-myself = { $name } (tú)
terminal-no-notes = ningún billete
terminal-pile = Animales que quedan en el mazo: { $count }.
terminal-pile-empty = El mazo está vacío.
terminal-turn-of = Es el turno de { $name }.
terminal-herd = { $name } tiene: { ANIMALS($animals) }.
terminal-no-animals = { $name } no tiene animales.
terminal-complete = { $name } tiene completa la familia de { ALL-OF($animal) }: { $value }.
terminal-holds = { $name } tiene { HELD-NOTES($count) }.
terminal-points = { $name } lleva { $points } puntos.
terminal-dove-of = { $name } tiene la paloma.
terminal-dove = paloma
terminal-your-notes = Tus billetes: { $notes }. En total { $total }.
terminal-your-empty-hand = No tienes billetes.
terminal-lot = En subasta: { ANIMALS($animals) }.
terminal-no-bid-yet = Aún no ha pujado nadie.
terminal-highest-bid = La puja más alta es de { $amount }, de { $name }.
terminal-has-passed = { $name } ha pasado.
terminal-has-shown = { $name } ha enseñado todo: { $notes }.
terminal-offer-lies = { $name } ofrece a { $target } { HELD-NOTES($count) }. En juego: { ANIMALS($animals) }.
terminal-value = { CAPITAL(FAMILY($animal)) }: { $value } puntos, { $pile } en el mazo.
terminal-column-player = Jugador
terminal-column-animals = Animales
terminal-column-families = Familias completas
terminal-column-notes = Billetes
terminal-column-points = Puntos

## Questions

terminal-ask-turn = Te toca. ¿Qué haces?
terminal-do-auction = Abrir una subasta
terminal-do-trade =
    Proponer un trato a { $name } por { ANIMALS($animals) } (tú tienes { $mine }, { $name } tiene { $theirs })
terminal-ask-offer = ¿Qué billetes ofreces a { $name }, boca abajo?
terminal-ask-second-offer = Empate. ¿Qué billetes ofreces ahora a { $name }, boca abajo?
terminal-do-offer = Oferta: { $notes }
terminal-ask-bid =
    ¿Tu puja, de { DIGITS($minimum) } a { DIGITS($maximum) }? O p para pasar, pp para no pujar más en esta subasta.
terminal-ask-bid-affordable = Puedes pagar { $affordable }.
terminal-ask-own-raise =
    Nadie puja más que tus { $price }. ¿Subir tu propia puja, de { DIGITS($minimum) } a { DIGITS($maximum) }? O p, y cae
    el martillo.
terminal-do-bid = Pujar { $amount }
terminal-do-pass = Pasar
terminal-ask-decide = { $name } puja { $price }. ¿Qué haces?
terminal-do-sell = Vender a { $name } por { $price }
terminal-do-preempt = Quedarte el lote y pagar { $price } a { $name }
terminal-ask-pay = Debes { $price } a { $name }. ¿Con qué billetes pagas?
terminal-do-pay = { $over ->
    [0] Pagar { $notes }
   *[other] Pagar { $notes } ({ $over } más que el precio)
}
terminal-or-other-notes = O escribe otros billetes.
terminal-ask-buy-back = { $name } te ha pagado { $price } con estos billetes: { $notes }. ¿Qué haces?
terminal-do-let-stand = Dar por buena la venta
terminal-do-buy-back = { $over ->
    [0] Recomprar: devolverlos, pagar { $notes } de los tuyos y quedarte el lote
   *[other] Recomprar: devolverlos, pagar { $notes } de los tuyos ({ $over } más que el precio) y quedarte el lote
}
terminal-ask-answer =
    { $name } te ofrece { HELD-NOTES($count) }, boca abajo. En juego: { ANIMALS($animals) }. ¿Qué haces?
terminal-do-accept = Aceptar la oferta
terminal-or-counter = O escribe los billetes de tu contraoferta.
terminal-ask-counter =
    { $name } te ofrece { HELD-NOTES($count) }, boca abajo. En juego: { ANIMALS($animals) }. ¿Qué billetes pones
    enfrente?
terminal-do-counter = Contraoferta: { $notes }
terminal-ask-dove = Puedes tomar la paloma, que vale { $points } puntos. ¿Qué haces?
terminal-do-take-dove = Tomar la paloma
terminal-do-leave-dove = Dejarla

## Help

terminal-help-menu = Escribe el número que va delante de tu elección.
terminal-help-bid =
    Escribe una cantidad, por ejemplo { DIGITS($minimum) }. Escribe p para pasar, y se te volverá a preguntar tras una
    puja más alta; con pp, ya no.
terminal-help-own-raise =
    Con un + detrás de la cantidad ({ DIGITS($minimum) }+) se te pregunta otra vez antes de que el martillo caiga sobre
    tu puja, y puedes subirla.
terminal-help-bluff =
    Puedes pujar más de lo que tienes. Pero, si luego te toca pagar, enseñas todos tus billetes y el lote vuelve a salir
    a subasta.
terminal-help-notes =
    Escribe los billetes separados por espacios, por ejemplo 0 10 10. Para varios: 3x10. Para todos: todo.
terminal-help-no-notes = Para no poner ninguno: nada.
terminal-help-back = Escribe atrás para elegir otra cosa.
terminal-help-always =
    En cualquier momento: consejo (lo que haría un buen jugador), mesa (quién tiene qué), valores (de los animales),
    reglas, historia (lo que ha pasado), guardar ARCHIVO, salir.

## Answers to what cannot be understood or done

terminal-bad-number = Escribe un número de 1 a { $most }, o ? para ver la ayuda.
terminal-bad-bid =
    Escribe un múltiplo de diez de { DIGITS($minimum) } a { DIGITS($maximum) }, p para pasar o ? para ver la ayuda.
terminal-no-such-note = «{ $word }» no es un billete: los hay de 0, 10, 50, 100, 200 y 500. Escribe ? para ver la ayuda.
terminal-not-held = No tienes estos billetes: { $notes }.
terminal-too-little = Son solo { $total }, y el precio es { $price }.
terminal-exact-sum-possible = Puedes pagar { $price } justos, así que debes hacerlo.
terminal-needless-note = Sin el { $note } sigue llegando: quítalo.
terminal-empty-offer = Pon al menos un billete.
