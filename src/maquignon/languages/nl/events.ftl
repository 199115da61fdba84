### What happened, a sentence each; it says no more than whoever reads it may know.
### `$me` is who the reader is in it, if anybody: whoever sits at the table is spoken to.

event-animals-dealt = Bij het begin wordt gedeeld: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $me ->
    [seat] Jij bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
event-turn-skipped = { $me ->
    [seat] Je hebt niets te verhandelen en wordt overgeslagen.
   *[other] { $seat } heeft niets te verhandelen en wordt overgeslagen.
}
event-position-returned = Deze stelling is al eens voorgekomen. De derde keer is het spel afgelopen.
event-auction-opened = { $me ->
    [auctioneer] Je opent een veiling.
   *[other] { $auctioneer } opent een veiling.
}
event-lot-turned-up = Onder de hamer: { ANIMALS($animals) }.
event-donkey-paid = De { ORDINAL($number) } ezel: iedereen krijgt een geldkaart van { $note }.
event-bid-made = { $me ->
    [seat] Je biedt { $amount }.
   *[other] { $seat } biedt { $amount }.
}
event-passed = { $me ->
    [seat] Je past.
   *[other] { $seat } past.
}
event-hammer-fell = { KNOWN($leader) ->
    [no] Eenmaal, andermaal: niemand heeft geboten.
   *[yes] { $price } eenmaal, { $price } andermaal: de hamer valt voor { leading }.
}
event-sold = { $me ->
    [auctioneer] Je verkoopt voor { $price } aan { $bidder }.
    [bidder] { $auctioneer } verkoopt voor { $price } aan jou.
   *[other] { $auctioneer } verkoopt voor { $price } aan { $bidder }.
}
event-preempted = { $me ->
    [auctioneer] Je gebruikt het recht van voorkoop en moet { $bidder } { $price } betalen.
    [bidder] { $auctioneer } gebruikt het recht van voorkoop en moet jou { $price } betalen.
   *[other] { $auctioneer } gebruikt het recht van voorkoop en moet { $bidder } { $price } betalen.
}
event-defaulted = { $me ->
    [seat] Je kunt { $price } niet betalen en { shown }. Er wordt opnieuw geveild.
   *[other] { $seat } kan { $price } niet betalen en { shown }. Er wordt opnieuw geveild.
}
event-price-paid = { $me ->
    [payer] Je betaalt { $payee } { $price } met { some-notes }.
    [payee] { $payer } betaalt jou { $price } met { some-notes }.
   *[other] { $payer } betaalt { $payee } { $price } met { some-notes }.
}
event-sale-stood = { $me ->
    [seller] Je laat de verkoop aan { $bidder } doorgaan.
    [bidder] { $seller } laat de verkoop aan jou doorgaan.
   *[other] { $seller } laat de verkoop aan { $bidder } doorgaan.
}
event-bought-back = { $me ->
    [seller] Je koopt terug voor de dubbele prijs: { $bidder } krijgt het eigen geld terug en nog eens { $price }
        met { some-notes }.
    [bidder] { $seller } koopt terug voor de dubbele prijs: je krijgt je geld terug en nog eens { $price } met
        { some-notes }.
   *[other] { $seller } koopt terug voor de dubbele prijs: { $bidder } krijgt het eigen geld terug en nog eens
        { $price } met { some-notes }.
}
event-lot-won = { $free ->
    [yes] { gets } gratis { ANIMALS($animals) }.
   *[no] { gets } { ANIMALS($animals) }.
}
event-trade-opened = { $me ->
    [challenger] Je daagt { $target } uit tot een koehandel om { SO-MANY($stake) } en { laid }.
    [target] { $challenger } daagt jou uit tot een koehandel om { SO-MANY($stake) } en { laid }.
   *[other] { $challenger } daagt { $target } uit tot een koehandel om { SO-MANY($stake) } en { laid }.
}
event-offer-renewed = { $me ->
    [challenger] Je doet een nieuw bod: { some-notes }.
   *[other] { $challenger } doet een nieuw bod: { some-notes }.
}
event-offer-accepted = { $me ->
    [target] Je neemt het bod aan: { $challenger } krijgt { SO-MANY($stake) } voor { some-notes }.
    [challenger] { $target } neemt het bod aan: je krijgt { SO-MANY($stake) } voor { some-notes }.
   *[other] { $target } neemt het bod aan: { $challenger } krijgt { SO-MANY($stake) } voor { some-notes }.
}
event-counter-laid = { $me ->
    [target] Je doet een tegenbod: { some-notes }.
   *[other] { $target } doet een tegenbod: { some-notes }.
}
event-trade-tied = Gelijk{ sums }: er komt een tweede ronde.
event-trade-decided = { $open ->
    [yes] Beide biedingen worden opengelegd{ sums }: { took }.{ tie-goes }
   *[no] Beide biedingen worden in het geheim geteld{ sums }: { took }.{ tie-goes }
}
event-family-completed = { $me ->
    [seat] Je hebt de familie van de { FAMILY($animal) } compleet.
   *[other] { $seat } heeft de familie van de { FAMILY($animal) } compleet.
}
event-dove-offered = { $me ->
    [seat] Je mag de duif nemen.
   *[other] { $seat } mag de duif nemen.
}
event-dove-claimed = { $me ->
    [seat] Je neemt de duif, die 500 punten waard is.
   *[other] { $seat } neemt de duif, die 500 punten waard is.
}
event-game-ended = { ending } { JOIN($scores, each: "score", with: "; ") }. { victory }.
