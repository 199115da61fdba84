### What happened, a sentence each; it says no more than whoever reads it may know.

event-animals-dealt = Bij het begin wordt gedeeld: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $seat } is aan de beurt.
event-turn-skipped = { $seat } heeft niets te verhandelen en wordt overgeslagen.
event-position-returned = Deze stelling is al eens voorgekomen. De derde keer is het spel afgelopen.
event-auction-opened = { $auctioneer } opent een veiling.
event-lot-turned-up = Onder de hamer: { ANIMALS($animals) }.
event-donkey-paid = De { ORDINAL($number) } ezel: iedereen krijgt een geldkaart van { $note }.
event-bid-made = { $seat } biedt { $amount }.
event-passed = { $seat } past.
event-hammer-fell = { KNOWN($leader) ->
    [no] Eenmaal, andermaal: niemand heeft geboten.
   *[yes] { $price } eenmaal, { $price } andermaal: de hamer valt voor { $leader }.
}
event-sold = { $auctioneer } verkoopt voor { $price } aan { $bidder }.
event-preempted = { $auctioneer } gebruikt het recht van voorkoop en moet { $bidder } { $price } betalen.
event-defaulted = { $seat } kan { $price } niet betalen en { shown }. Er wordt opnieuw geveild.
event-price-paid = { $payer } betaalt { $payee } { $price } met { some-notes }.
event-sale-stood = { $seller } laat de verkoop aan { $bidder } doorgaan.
event-bought-back =
    { $seller } koopt terug voor de dubbele prijs: { $bidder } krijgt het eigen geld terug en nog eens { $price } met
    { some-notes }.
event-lot-won = { $free ->
    [yes] { $seat } krijgt gratis { ANIMALS($animals) }.
   *[no] { $seat } krijgt { ANIMALS($animals) }.
}
event-trade-opened = { $challenger } daagt { $target } uit tot een koehandel om { SO-MANY($stake) } en { laid }.
event-offer-renewed = { $challenger } doet een nieuw bod: { some-notes }.
event-offer-accepted = { $target } neemt het bod aan: { $challenger } krijgt { SO-MANY($stake) } voor { some-notes }.
event-counter-laid = { $target } doet een tegenbod: { some-notes }.
event-trade-tied = Gelijk{ sums }: er komt een tweede ronde.
event-trade-decided = { $open ->
    [yes] Beide biedingen worden opengelegd{ sums }: { $winner } wint { SO-MANY($stake) } van { $loser }.{ tie-goes }
   *[no] Beide biedingen worden in het geheim geteld{ sums }: { $winner } wint { SO-MANY($stake) } van
        { $loser }.{ tie-goes }
}
event-family-completed = { $seat } heeft de familie van de { FAMILY($animal) } compleet.
event-dove-offered = { $seat } mag de duif nemen.
event-dove-claimed = { $seat } neemt de duif, die 500 punten waard is.
event-game-ended = { COUNT($winners) ->
    [1] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } wint.
   *[other] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } delen de
        overwinning.
}
