## What a good player would do

advice = Un buen bot { $action }
advised =
    .auction = abriría una subasta.
    .bid = pujaría { $amount }.
    .pass = pasaría.
    .sell = vendería.
    .preempt = se lo quedaría.
    .pay = pagaría con { these-notes }.
    .let_stand = daría por buena la venta.
    .buy_back = recompraría con { these-notes }.
    .trade = propondría a { $target } un trato por { THE($animal) } y pondría { these-notes }.
    .accept = aceptaría.
    .counter = respondería con { these-notes }.
    .offer = ofrecería { these-notes }.
    .claim_dove = tomaría la paloma.

## Why, in one sentence to the player who asks

why-only-choice = No te queda otra opción.
why-claims-dove = La paloma vale 500 puntos y hay que tomarla enseguida.
why-completes = Así completarías tu familia de { FAMILY($animal) }, lo que suma { $points } puntos.
why-denies = Si no, { $rival } podría completar la familia de { ALL-OF($animal) }.
why-closer = Entonces tendrías { NUMERAL($held) } de { all-the }.
why-begins = Entonces podrías hacer tratos por { OTHERS-OF($animal) }, y la familia vale { $value } puntos.
why-cheap = Para ti vale unos { $worth } y solo cuesta { $price }.
why-affordable = { $left ->
    [0] Puedes pagar { $price } con todo lo que tienes.
   *[other] Puedes pagar { $price } y aún te quedan { $left }.
}
why-nobody-to-trade-with = No hay nadie con quien hacer un trato: solo queda la subasta.
why-auction-due = Después del trato toca subasta.
why-nothing-to-complete = Ahora ningún trato te completaría una familia, y { are-left } en el mazo.
why-outmatched = { $target } tendrá unos { $guess } y tú solo { $mine }: un trato sería arriesgado.
why-from-the-pile = { CAPITAL(are-left) } en el mazo, y una subasta te da animales o dinero.
why-bluffs =
    Solo tienes { $money }, así que { $price } es un farol: hace subir el precio, pero, si te venden el lote, tendrás
    que enseñar todo tu dinero.
why-cannot-pay = Solo tienes { $money } y necesitarías { $price }.
why-too-dear = Costaría { $price } y para ti { only }.
why-no-change = No puedes pagar { $price } justos: te costaría { $cost }, porque no se da cambio.
why-saves-for = Mejor guarda el dinero para { ALL-OF($animal) }: { $missing ->
    [1] solo te falta un animal
   *[other] solo te faltan { NUMERAL($missing) } animales
}.
why-saves-money = Se llevaría { $cost } de tus { $money }, que más adelante te vendrán mejor.
why-not-worth-keeping = Vender te da { $price }, quedártelo te cuesta lo mismo, y el lote para ti { only }.
why-income = La venta por { $price } deja tu dinero en { $total }.
why-pays-exactly = { $fewest ->
    [yes] Son { $price } justos: no se pierde nada y conservas todos los billetes posibles.
   *[no] Son { $price } justos: no se pierde nada.
}
why-pays-least = No puedes pagar { $price } justos, y así solo pierdes { $loss }.
why-pays-more = Cubre el precio de { $price }, con { $loss } de más.
why-weak-purse = Tú tienes { $mine }, y { $target } solo tendrá unos { $guess }.
why-only-trades = El mazo está vacío: solo quedan los tratos.
why-zero-offer = { $may_accept ->
    [yes] { zeros-laid }: si { $target } acepta, recibes { SO-MANY($stake) } gratis, y, si { $target } pone dinero
        enfrente, ese dinero es tuyo.
   *[no] { zeros-laid }: no arriesgas dinero, y todo el que { $target } ponga enfrente es tuyo.
}
why-empty-handed = No tienes billetes que poner.
why-worth-fighting = Lo que está en juego vale para ti unos { $worth }, más que los { $amount } que pones.
why-no-money = No tienes dinero con que superar la oferta.
why-outbid = { notes-are } unos { $guess }, y tú solo tienes { $money }.
why-not-worth-beating = { notes-are } unos { $guess }, y lo que está en juego para ti { only }.
why-takes-offer = { $count ->
    [0] Conservas tu dinero.
   *[other] Conservas tu dinero y recibes { some-notes } de { $challenger }.
}
why-beats = Con { $amount } ganas si { $challenger } ha puesto menos de { $amount }.
why-second-round = Los ceros no cuestan nada, y, si { $challenger } también ha puesto solo ceros, hay una segunda ronda.
why-gives-up = No arriesgas dinero, y todo el que haya puesto { $challenger } es tuyo.
