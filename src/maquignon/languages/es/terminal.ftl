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
terminal-typed-say = decir, di, say
terminal-typed-raise = subir, raise
terminal-typed-hammer = martillo, hammer
terminal-typed-start = empezar, start
terminal-typed-bots = bots
terminal-typed-sit = sentarse, sit
terminal-typed-stand = levantarse, stand
terminal-typed-bot = bot
terminal-typed-free = liberar, free
terminal-typed-vote = voto
terminal-typed-unvote = retiro
terminal-typed-invite = invita
terminal-typed-pause = pausa, pause
terminal-typed-resume = seguir, resume
terminal-typed-again = revancha, again

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

## At a live table

live-unreachable = Nadie responde en { $server }.
live-start-a-server = Para tener un servidor en este ordenador, ejecuta «maquignon serve» en otra terminal.
live-no-place =
    «{ $typed }» no es ni el código de una mesa, como KX4M2, ni su enlace, como https://play.example/t/KX4M2.
live-no-server = «{ $typed }» no es la dirección de un servidor, como https://play.example.
live-no-code = { $server } es un servidor, no una mesa. «maquignon lobby { $server }» muestra sus mesas públicas.
live-join-with = Para sentarte: maquignon join { $link }
live-no-tui =
    La mesa dibujada necesita un paquete más: pip install "maquignon[tui]". Aquí tienes la partida en frases.
live-invite = Los demás entran con el código { $code } o por el enlace { $link }
live-at-table = Estás en la mesa { $code }.
live-plays = Se juega: { LIST($played) }.
live-house-rules = Reglas de la casa: { JOIN($rules) }.
live-seat-open = Sitio { $number }: libre.
live-seat-person = Sitio { $number }: { $name }.
live-seat-bot = Sitio { $number }: { $name }, un bot.
live-seat-away = Sitio { $number }: { $name }, ausente.
live-seat-stand-in = Sitio { $number }: { $name }; juega un bot en su lugar.
live-wait = Esperamos a que el anfitrión empiece la partida.
live-wait-as-host =
    Eres el anfitrión. Escribe empezar cuando estén todos, o bots para dar los sitios libres a los bots.
live-rearranged = El anfitrión ha cambiado la mesa.
live-host-now = Ahora eres tú el anfitrión.
live-sat-down = { $name } se sienta.
live-went = { $name } se levanta.
live-away = { $name } se ha ausentado.
live-back = { $name } ha vuelto.
live-bot-plays = Un bot juega por { $name }.
live-may-vote = Para dejarle el sitio al bot del todo, escribe voto { $number }; retiro { $number } lo deshace.
live-votes = Votos para dejarle al bot el sitio de { $name }: { $votes } (voto { $number }, retiro { $number }).
live-removed = { $name } tuvo que dejar su sitio; con invita { $name } podrá sentarse otra vez.
live-begins = Empieza la partida.
live-goes-on = La partida continúa.
live-said = { $name } dice: { $text }
live-time = { $seconds ->
    [one] Tienes 1 segundo.
   *[other] Tienes { $seconds } segundos.
}
live-just-changed = Eso llegó justo cuando cambiaba la pregunta, así que no cuenta.
live-nothing-asked = Ahora mismo no se te pregunta nada. Escribe ? para ver la ayuda.
live-no-own-raise = Solo puedes subir tu propia puja mientras sea la más alta.
live-line-back = La conexión ha vuelto.
live-over =
    Escribe revancha para otra partida con los mismos jugadores, guardar ARCHIVO para anotar esta, o salir.
live-over-watching = Escribe guardar ARCHIVO para anotar la partida, o salir.
live-next = Los demás siguen en la mesa { $code }. Escribe revancha para ir con ellos.
live-goodbye = Has dejado la mesa. ¡Hasta la vista!
live-leave-sure = Un bot jugaría por ti hasta que vuelvas. Escribe salir otra vez para irte.
live-no-such-word = Aquí no existe la palabra «{ $word }». Escribe ? para ver la ayuda.
live-say-what = Escribe decir y lo que quieras contar a todos, o decir y uno de estos números:
live-which-seat = Nombra un sitio por su número, del 1 al { $most }.
live-invite-whom = ¿A quién? invita y uno de estos nombres: { JOIN($names) }.
live-invite-nobody = Nadie tuvo que dejar su sitio.
live-which-bot = Escribe bot, el número del sitio y uno de estos nombres: { JOIN($bots) }.
live-save-later = Una partida en vivo se puede anotar cuando ha terminado.
live-help-room = Antes de la partida: sentarse, sentarse 2 (en ese sitio), levantarse.
live-help-host =
    Antes de la partida: empezar, bots (empezar, con bots en los sitios libres), bot 3 hard (un bot en el sitio 3),
    liberar 3, sentarse 2, levantarse.
live-help-game =
    Durante la partida: consejo (lo que haría un buen jugador), subir 60 (tu propia puja, mientras sea la más alta),
    martillo (contar más deprisa, si es tuyo), pp (fuera de esta subasta), pausa, seguir, atrás (tu sitio, ocupado
    por un bot), voto 3 (un bot que guarda el sitio 3 se lo queda cuando todos los demás están de acuerdo), retiro
    3, invita NOMBRE (el anfitrión: quien tuvo que dejar su sitio puede sentarse otra vez); al final, revancha.
live-help-always =
    En cualquier momento: decir TEXTO o decir 3 (decir solo enumera lo que se puede decir así), mesa (quién tiene
    qué), valores (de los animales), reglas, historia (lo que ha pasado), guardar ARCHIVO (al final), salir. Delante
    de cada palabra puede ir una /.
