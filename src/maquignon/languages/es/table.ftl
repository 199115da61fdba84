### What the table says.

## Table

table-others = Los demás jugadores
table-my-place = Tu sitio
table-my-notes = Tus billetes
table-seat-of = El sitio de { $name }
table-herd-of = Los animales de { $name }
table-family-of = Completa: la familia de { ALL-OF($animal) }, { $value }
table-animals-of = { CAPITAL(WORD($animal, $number)) }: { $number } de { $size }
table-no-animals = aún sin animales
table-notes-in-hand = { NOTES($count) } en la mano
table-shown-notes = { $name } ha enseñado todo
table-leads-with = va en cabeza con { $amount }
table-passed = pasa
table-out = se retira
table-challenged = debe responder
table-challenges = propone un trato
table-auctioneer = subasta
table-on-turn = su turno
table-has-dove = tiene la paloma, 500 puntos
table-is-away = ausente
table-bot-plays = juega un bot
table-to-think = para pensar
table-points-now = { $points } puntos en familias completas
table-ahead = En cabeza con { $points } puntos en familias completas
table-bot-in = bot en
table-time-left = Tiempo restante
table-seconds-left = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}
table-first-time = La primera vez
table-pile = mazo
table-pile-left = { $count ->
    [one] queda 1 animal en el mazo
   *[other] quedan { $count } animales en el mazo
}
table-calls =
    .once = A la una
    .twice = A las dos
table-sold = ¡Adjudicado!
table-values = Valores
table-values-tip = Lo que vale cada familia y lo que queda en el mazo
table-family = Familia
table-worth = Valor
table-in-pile = En el mazo
table-donkeys = Los burros dan dinero a todos
table-donkey-number = Burro { $number }
table-rules = Reglas
table-log = Historial
table-log-tip = Lo que ha pasado hasta ahora
table-chat = Charla
table-menu = Menú de la mesa
table-pause = Pedir una pausa
table-agree = De acuerdo
table-resume = Pedir que siga
table-unpause = Retirar la petición
table-paused = La partida está en pausa.
table-wishes-pause = { COUNT($names) ->
    [one] { LIST($names) } quiere una pausa.
   *[other] { LIST($names) } quieren una pausa.
}
table-leave = Dejar la mesa
table-leave-sure = ¿Te vas? Un bot ocupa tu sitio hasta que vuelvas.
table-stay = Quedarme
table-take-back = Recuperar mi sitio
table-standing-in = Un bot juega por ti.
table-played-for-you = Se te acabó el tiempo: la mesa ha decidido por ti. La próxima vez jugará un bot hasta que vuelvas.
table-timed-out = sin tiempo
table-bot-plays-for = Un bot juega por { $name }.
table-give-seat = Dejar el sitio al bot para siempre ({ $votes } de { $needed })
table-give-seat-tip = En cuanto todos los demás presentes estén de acuerdo
table-take-bots-seat = Ocupar el sitio de { $name }
table-take-bots-seat-tip = Seguir con lo que tiene el bot
table-watching = Estás mirando la partida.
table-hint = Consejo
table-hint-tip = ¿Qué haría un buen bot?
table-elsewhere = Esta mesa sigue en otro servidor. Te llevamos allí.
table-trouble = El servidor no puede guardar jugadas en este momento. No se pierde nada; la partida seguirá por sí sola.
table-cut-off =
    Este servidor ha perdido el contacto con su base de datos. No se pierde nada; la partida seguirá por sí sola,
    aquí o en otro servidor.

## Stage

stage-label = El centro de la mesa
stage-lot = En subasta
stage-no-bid = sin pujas
stage-stake = En juego: { $number } { WORD($animal, $number) }
stage-second-round = segunda ronda
stage-no-offer = { $me ->
    [name] no pones nada
   *[other] no pone nada
}
stage-offers-again = { $me ->
    [name] vuelves a ofrecer
   *[other] vuelve a ofrecer
}
stage-answers = { $me ->
    [name] respondes
   *[other] responde
}
stage-turn = { $name }: ¿subasta o trato?
stage-must-auction = A { $name } le toca ahora subastar.
stage-must-trade = A { $name } le toca hacer un trato.
stage-turning-up = { $me ->
    [name] Descubres el lote…
   *[other] { $name } descubre el lote…
}
stage-dealing = Se reparten animales.
stage-deciding = { $me ->
    [bidder] Pujas { $price }. ¿{ $seller } vende, o se lo queda a ese precio?
   *[other] { $bidder } puja { $price }. ¿{ $seller } vende, o se lo queda a ese precio?
}
stage-paying = { $name } paga { $price }.
stage-buying-back = { $name } ha cobrado { $price }: ¿lo deja así, o recompra al doble?
stage-answering = { $name } mira los billetes tapados…
stage-offering = ¡Empate! { $name } vuelve a ofrecer.
stage-yours =
    .turn = Te toca: ¿subasta o trato?
    .must_auction = Te toca: solo puedes abrir una subasta.
    .must_trade = Te toca: solo quedan tratos.
    .deciding = ¿Vender por { $price }, o quedarte el lote y pagar eso?
    .paying = Pagas { $price }.
    .buying_back = Te han pagado { $price }: ¿lo dejas, o recompras?
    .answering = ¿Tomar los billetes, o poner otros?
    .offering = ¡Empate! Ofreces otra vez.
stage-over = La partida ha terminado
stage-ended =
    .circles =
        Esta posición se da por tercera vez: la partida ha terminado, y las familias incompletas no cuentan para nadie.
    .standstill =
        200 tratos seguidos no han completado ninguna familia: la partida ha terminado, y las familias incompletas no
        cuentan para nadie.

## Dock

dock-label = Tu decisión
dock-your-turn = Te toca
dock-waits-for-you = La mesa te espera.
dock-auction = Subasta
dock-auction-tip = Descubrir animales y recibir pujas (A)
dock-or-trade = o un trato por:
dock-must-trade = El mazo está vacío. Haz un trato por:
dock-stake = { $number ->
    [one] { CAPITAL(WORD($animal, $number)) } · { $name }
   *[other] { $number } { WORD($animal, $number) } · { $name }
}
dock-trade-for = Proponer a { $name } un trato por { the-animals }
dock-offer-for = Tu oferta a { $name } por { the-animals }
dock-offer-again = Empate. Tu nueva oferta a { $name }
dock-lay-offer = Poner boca abajo
dock-lay-counter = Poner la contraoferta
dock-tray = Toca billetes para ponerlos boca abajo; los ceros cuentan como billetes.
dock-pay-tray = Toca los billetes con los que pagas.
dock-at-least = { $least ->
    [one] Pon al menos un billete, aunque sea un cero.
   *[other] { "" }
}
dock-back = Atrás
dock-affordable = Puedes pagar hasta { $sum }.
dock-only-bluff = Tienes { $sum }: cualquier puja es un farol.
dock-bid-tip = Pujar { $amount }
dock-bluff-tip = Pujar { $amount }, más de lo que tienes. Si te toca pagar, todos verán tu dinero. Toca dos veces.
dock-bluff = farol
dock-dare = ¿Farol?
dock-bid-of = Pujar { $amount }
dock-bluff-of = Farol de { $amount }
dock-dare-bid = ¿Seguro, { $amount }?
dock-outbid = { $name } se ha adelantado: { $price }.
dock-bid-at-least = Al menos { $least }
dock-bid-at-most = Como mucho { $most }
dock-own-raise = Subir mi propia puja…
dock-own-raise-tip = Ya vas en cabeza; aun así se permite un precio más alto (U)
dock-less = 10 menos
dock-more = 10 más
dock-free-amount = Tu puja
dock-pass = Pasar
dock-pass-tip = Nada más a este precio (P)
dock-out = Retirarme
dock-out-tip = Pasar ahora y a cualquier precio más alto (O)
dock-hammer =
    .once = A la una…
    .twice = A las dos…
    .gone = ¡Adjudicado!
dock-hammer-tip = Acelerar la cuenta (H)
dock-you-lead = Vas en cabeza con { $amount }.
dock-you-auction = Subastas tú. Los demás pujan.
dock-passed = Pasas. Con una puja más alta podrás volver a pujar.
dock-bidding-goes-on = La subasta sigue sin ti.
dock-waiting-for = Esperando a { LIST($names) }…
dock-one-moment = Un momento…
dock-decide = { $name } puja { $price }
dock-sell = Vender
dock-sell-for = cobrar { $price }
dock-sell-tip = { $name } te paga y se lleva el lote (S)
dock-preempt = Quedármelo
dock-preempt-for = pagar { $price }
dock-preempt-tip = Derecho de tanteo: pagar a { $name } el mismo precio y quedarte el lote (K)
dock-cannot-preempt = No puedes pagar eso.
dock-pay-to = Paga { $price } a { $name }
dock-pay = Pagar { $sum }
dock-proposals = Pagos propuestos
dock-proposal-tip = Usar estos billetes
dock-exact = justo
dock-loses = { $loss } de más, sin cambio
dock-standing =
    .short = faltan { $missing }
    .exact = Cuenta justa.
    .over = No se da cambio: pierdes { $loss }.
    .exact-possible = Puedes pagar justo, así que debes hacerlo.
    .needless = Uno de estos billetes sobra.
dock-sold = { $name } paga { $price } con { NOTES($count) }
dock-let-stand = Dejarlo así
dock-let-stand-tip = Quedarte con el dinero (S)
dock-buy-back = Recomprar
dock-buy-back-tip = Devolver los billetes, pagar otra vez el precio y quedarte el lote (K)
dock-cannot-buy-back = No puedes volver a pagar ese precio.
dock-double-price = devolver los { $price }, y pagar { $price } de tu bolsillo
dock-buy-back-title = Recompra: { $price } de tu bolsillo
dock-buy-back-for = Recomprar con { $sum }
dock-answer = { $name } pone { NOTES($count) } por { the-animals }
dock-accept = { $count ->
    [0] Aceptar por nada
    [one] Tomar el billete
   *[other] Tomar los { $count } billetes
}
dock-accept-tip = Quedarte con el dinero y dar el animal (T)
dock-counter = Contraoferta
dock-counter-tip = Poner tus propios billetes; el montón más alto gana el animal (C)
dock-counter-to = { $count ->
    [one] Contra el billete de { $name } por { the-animals }
   *[other] Contra los { $count } billetes de { $name } por { the-animals }
}
dock-claim-dove = Tomar la paloma: 500 puntos
dock-dove-tip = Ahora o nunca (D)

## Notes

notes-none = Sin billetes
notes-count = { $count ->
    [one] un billete de { $note }
   *[other] { $count } billetes de { $note }
}
notes-in-all = Tienes { $sum } en { NOTES($count) }
notes-lay = Poner un { $note }
notes-lay-of = Poner un { $note }, { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
notes-take-back = Recuperar el { $note }
notes-laid = { $count ->
    [0] Nada puesto
   *[other] { NOTES($count) } · { $sum }
}
notes-clear = Recuperar todo

## Chat

chat-title = Charla
chat-write = Escribe un mensaje
chat-send = Enviar
chat-none = Aún no ha hablado nadie.
chat-all = Todas las frases
chat-quick = Frases rápidas
chat-phrases =
    .hello = ¡Hola!
    .good_luck = ¡Suerte!
    .well_played = ¡Bien jugado!
    .thanks = ¡Gracias!
    .ouch = ¡Ay!
    .what_a_price = ¡Menudo precio!
    .my_poor_purse = ¡Pobre bolsillo mío!
    .hurry_up = ¡Venga!
    .one_moment = Un momento, por favor.
    .the_donkey = ¡El burro!
    .you_bluff = ¡Vas de farol!
    .good_game = ¡Buena partida!
    .lucky_me = ¡Qué suerte la mía!
    .a_bargain = ¡Qué ganga!
    .too_dear = Demasiado caro para mí.
    .my_family = ¡Tengo la familia completa!
    .i_collect_these = Estos los colecciono yo.
    .i_need_money = Necesito dinero.
    .what_a_beauty = ¡Qué preciosidad!
    .who_gives_more = ¿Quién da más?
    .now_it_gets_good = ¡Ahora se pone interesante!
    .i_knew_it = ¡Lo sabía!

## Log

log-title = Lo que ha pasado
log-none = Aún no ha pasado nada.
log-call = { $price } { $calls ->
    [one] a la una
   *[other] a las dos
}…

## Result

result-title = El recuento final
result-wins = { COUNT($names) ->
    [one] Gana { LIST($names) }
   *[other] { LIST($names) } comparten la victoria
}
result-times = { $sum } × { $families ->
    [one] 1 familia
   *[other] { $families } familias
}
result-plus-dove = + 500 paloma
result-chart = Lo que valían los rebaños a lo largo de la partida
result-no-families = ninguna familia completa
result-rematch = Jugar otra vez
result-next = A la siguiente partida
result-record = Descargar la partida
result-replay = Ver la repetición
result-home = Inicio
result-verify = La mezcla sellada ya está abierta; la partida grabada lo demuestra.
result-check = Comprobar la mezcla
result-check-tip = Calcular aquí la huella del mazo abierto y compararla con la mostrada antes de la primera carta
result-kept = Promesa cumplida: las { $cards } cartas que salieron ya estaban en este orden antes de la primera.
result-broken = Promesa incumplida: el mazo abierto no es el que se selló.
result-skip = Saltar
result-points = { $points }
result-place = Puesto { $rank }
result-moves = jugadas

## For ears and keys

keys-title = Teclas
keys-focus-mode = Con un lector de pantalla, las teclas funcionan en su modo foco (NVDA: NVDA + espacio).
keys-deciding = Para decidir
keys-reading = Para que se lea en voz alta
keys-panels = Para abrir
keys-paddles = Pujar: las tres paletas
keys-take = Tomar los billetes puestos
keys-stakes = Por qué animal hacer un trato, en su orden
keys-notes = Poner un billete: 0, 10, 50, 100, 200, 500
keys-lay = Poner, o pagar
keys-readings =
    .g = Mi dinero
    .f = Los animales y billetes de todos
    .l = El precio y quién va en cabeza, o la oferta
    .w = El reloj
    .e = Lo último que ha pasado
    .repeat = Otra vez
voice-passes = { COUNT($names) ->
    [1] { LIST($names) } pasa.
   *[other] { LIST($names) } pasan.
}
voice-outbid = Te superan: { $name } puja { $amount }.
voice-no-clock = No corre ningún reloj.
