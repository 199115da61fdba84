### What happened, a sentence each; it says no more than whoever reads it may know.
### `$me` is who the reader is in it, if anybody: whoever sits at the table is spoken to.

event-animals-dealt = Reparto inicial: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $me ->
    [seat] Es tu turno.
   *[other] Es el turno de { $seat }.
}
event-turn-skipped = { $me ->
    [seat] No tienes con quién hacer un trato y pierdes el turno.
   *[other] { $seat } no tiene con quién hacer un trato y pierde el turno.
}
event-auction-opened = { $me ->
    [auctioneer] Abres una subasta.
   *[other] { $auctioneer } abre una subasta.
}
event-lot-turned-up = En subasta: { ANIMALS($animals) }.
event-donkey-paid = Es el { ORDINAL($number) } burro: todo el mundo recibe un billete de { $note }.
event-bid-made = { $me ->
    [seat] Pujas { $amount }.
   *[other] { $seat } puja { $amount }.
}
event-passed = { $me ->
    [seat] Pasas.
   *[other] { $seat } pasa.
}
event-hammer-fell = { KNOWN($leader) ->
    [no] A la una, a las dos, a las tres: nadie ha pujado.
   *[yes] { $price } a la una, { $price } a las dos, { $price } a las tres: ¡adjudicado a { leading }!
}
event-sold = { $me ->
    [auctioneer] Vendes a { $bidder } por { $price }.
    [bidder] { $auctioneer } te vende el lote por { $price }.
   *[other] { $auctioneer } vende a { $bidder } por { $price }.
}
event-preempted = { $me ->
    [auctioneer] Ejerces el derecho de tanteo y debes { $price } a { $bidder }.
    [bidder] { $auctioneer } ejerce el derecho de tanteo y te debe { $price }.
   *[other] { $auctioneer } ejerce el derecho de tanteo y debe { $price } a { $bidder }.
}
event-defaulted = { $me ->
    [seat] No puedes pagar { $price } y { shown }. El lote vuelve a salir a subasta.
   *[other] { $seat } no puede pagar { $price } y { shown }. El lote vuelve a salir a subasta.
}
event-price-paid = { $me ->
    [payer] Pagas { $price } a { $payee } con { some-notes }.
    [payee] { $payer } te paga { $price } con { some-notes }.
   *[other] { $payer } paga { $price } a { $payee } con { some-notes }.
}
event-sale-stood = { $me ->
    [seller] Das por buena la venta a { $bidder }.
    [bidder] { $seller } da por buena la venta: el lote es tuyo.
   *[other] { $seller } da por buena la venta a { $bidder }.
}
event-bought-back = { $me ->
    [seller] Ejerces el derecho de recompra, al doble del precio: { $bidder } recupera su dinero y recibe otros
        { $price } con { some-notes }.
    [bidder] { $seller } ejerce el derecho de recompra, al doble del precio: recuperas tu dinero y recibes otros
        { $price } con { some-notes }.
   *[other] { $seller } ejerce el derecho de recompra, al doble del precio: { $bidder } recupera su dinero y recibe
        otros { $price } con { some-notes }.
}
event-lot-won = { $free ->
    [yes] { gets } { ANIMALS($animals) } gratis.
   *[no] { gets } { ANIMALS($animals) }.
}
event-trade-opened = { $me ->
    [challenger] Propones a { $target } un trato por { SO-MANY($stake) } y { laid }.
    [target] { $challenger } te propone un trato por { SO-MANY($stake) } y { laid }.
   *[other] { $challenger } propone a { $target } un trato por { SO-MANY($stake) } y { laid }.
}
event-offer-renewed = { $me ->
    [challenger] Haces una nueva oferta: { some-notes }.
   *[other] { $challenger } hace una nueva oferta: { some-notes }.
}
event-offer-accepted = { $me ->
    [target] Aceptas: { $challenger } recibe { SO-MANY($stake) } a cambio de { some-notes }.
    [challenger] { $target } acepta: recibes { SO-MANY($stake) } a cambio de { some-notes }.
   *[other] { $target } acepta: { $challenger } recibe { SO-MANY($stake) } a cambio de { some-notes }.
}
event-counter-laid = { $me ->
    [target] Haces una contraoferta: { some-notes }.
   *[other] { $target } hace una contraoferta: { some-notes }.
}
event-trade-tied = Empate{ sums }: hay una segunda ronda.
event-trade-decided = { $open ->
    [yes] Se descubren las dos ofertas{ sums }: { took }.{ tie-goes }
   *[no] Las dos ofertas se cuentan en secreto{ sums }: { took }.{ tie-goes }
}
event-family-completed = { $me ->
    [seat] Completas la familia de { ALL-OF($animal) }.
   *[other] { $seat } completa la familia de { ALL-OF($animal) }.
}
event-dove-offered = { $me ->
    [seat] Puedes tomar la paloma.
   *[other] { $seat } puede tomar la paloma.
}
event-dove-claimed = { $me ->
    [seat] Tomas la paloma, que vale 500 puntos.
   *[other] { $seat } toma la paloma, que vale 500 puntos.
}
event-position-returned = Esta posición ya se ha dado antes. A la tercera, la partida termina.
event-game-ended = { ending } { JOIN($scores, each: "score", with: "; ") }. { victory }.
