### What happened, a sentence each; it says no more than whoever reads it may know.

event-animals-dealt = Reparto inicial: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = Es el turno de { $seat }.
event-turn-skipped = { $seat } no tiene con quién hacer un trato y pierde el turno.
event-auction-opened = { $auctioneer } abre una subasta.
event-lot-turned-up = En subasta: { ANIMALS($animals) }.
event-donkey-paid = Es el { ORDINAL($number) } burro: todo el mundo recibe un billete de { $note }.
event-bid-made = { $seat } puja { $amount }.
event-passed = { $seat } pasa.
event-hammer-fell = { KNOWN($leader) ->
    [no] A la una, a las dos, a las tres: nadie ha pujado.
   *[yes] { $price } a la una, { $price } a las dos, { $price } a las tres: ¡adjudicado a { $leader }!
}
event-sold = { $auctioneer } vende a { $bidder } por { $price }.
event-preempted = { $auctioneer } ejerce el derecho de tanteo y debe { $price } a { $bidder }.
event-defaulted = { $seat } no puede pagar { $price } y { shown }. El lote vuelve a salir a subasta.
event-price-paid = { $payer } paga { $price } a { $payee } con { some-notes }.
event-sale-stood = { $seller } da por buena la venta a { $bidder }.
event-bought-back =
    { $seller } ejerce el derecho de recompra, al doble del precio: { $bidder } recupera su dinero y recibe otros
    { $price } con { some-notes }.
event-lot-won = { $free ->
    [yes] { $seat } se lleva { ANIMALS($animals) } gratis.
   *[no] { $seat } se lleva { ANIMALS($animals) }.
}
event-trade-opened = { $challenger } propone a { $target } un trato por { SO-MANY($stake) } y { laid }.
event-offer-renewed = { $challenger } hace una nueva oferta: { some-notes }.
event-offer-accepted = { $target } acepta: { $challenger } recibe { SO-MANY($stake) } a cambio de { some-notes }.
event-counter-laid = { $target } hace una contraoferta: { some-notes }.
event-trade-tied = Empate{ sums }: hay una segunda ronda.
event-trade-decided = { $open ->
    [yes] Se descubren las dos ofertas{ sums }: { $winner } le gana { SO-MANY($stake) } a { $loser }.{ tie-goes }
   *[no] Las dos ofertas se cuentan en secreto{ sums }: { $winner } le gana { SO-MANY($stake) } a { $loser }.{ tie-goes }
}
event-family-completed = { $seat } completa la familia de { ALL-OF($animal) }.
event-dove-offered = { $seat } puede tomar la paloma.
event-dove-claimed = { $seat } toma la paloma, que vale 500 puntos.
event-position-returned = Esta posición ya se ha dado antes. A la tercera, la partida termina.
event-game-ended = { COUNT($winners) ->
    [1] { ending } { JOIN($scores, each: "score", with: "; ") }. Gana { LIST($winners) }.
   *[other] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } comparten la victoria.
}
