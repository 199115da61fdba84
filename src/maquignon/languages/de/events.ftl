### What happened, a sentence each; it says no more than whoever reads it may know.

event-animals-dealt = Zu Beginn wird ausgeteilt: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $seat } ist an der Reihe.
event-turn-skipped = { $seat } hat nichts zu handeln und setzt aus.
event-position-returned = Diese Stellung war schon einmal da. Beim dritten Mal ist das Spiel zu Ende.
event-auction-opened = { $auctioneer } eröffnet eine Versteigerung.
event-lot-turned-up = Unter dem Hammer: { ANIMALS($animals) }.
event-donkey-paid = Der { ORDINAL($number) } Esel: Alle erhalten eine Geldkarte mit { $note }.
event-bid-made = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-hammer-fell = { KNOWN($leader) ->
    [no] Zum Ersten, zum Zweiten, zum Dritten: Niemand hat geboten.
   *[yes] { $price } zum Ersten, zum Zweiten und zum Dritten: Der Zuschlag geht an { $leader }.
}
event-sold = { $auctioneer } verkauft für { $price } an { $bidder }.
event-preempted = { $auctioneer } nutzt das Vorkaufsrecht und schuldet { $bidder } { $price }.
event-defaulted = { $seat } kann { $price } nicht bezahlen und { shown }. Es wird noch einmal versteigert.
event-price-paid = { $payer } bezahlt { $payee } { $price } mit { with-notes }.
event-sale-stood = { $seller } lässt den Verkauf an { $bidder } gelten.
event-bought-back =
    { $seller } kauft zum doppelten Preis zurück: { $bidder } erhält das eigene Geld zurück und noch einmal { $price }
    mit { with-notes }.
event-lot-won = { $free ->
    [yes] { $seat } erhält umsonst { ANIMALS-ACCUSATIVE($animals) }.
   *[no] { $seat } erhält { ANIMALS-ACCUSATIVE($animals) }.
}
event-trade-opened =
    { $challenger } fordert { $target } zum Kuhhandel um { SO-MANY-ACCUSATIVE($stake) } heraus und { laid }.
event-offer-renewed = { $challenger } macht ein neues Angebot: { some-notes }.
event-offer-accepted = { $target } nimmt an: { $challenger } erhält { SO-MANY-ACCUSATIVE($stake) } für { some-notes }.
event-counter-laid = { $target } macht ein Gegenangebot: { some-notes }.
event-trade-tied = Gleichstand{ sums }: Es gibt eine zweite Runde.
event-trade-decided = { $open ->
    [yes] Beide Angebote werden aufgedeckt{ sums }: { $winner } gewinnt { SO-MANY-ACCUSATIVE($stake) } von
        { $loser }.{ tie-goes }
   *[no] Beide Angebote werden heimlich gezählt{ sums }: { $winner } gewinnt { SO-MANY-ACCUSATIVE($stake) }
        von { $loser }.{ tie-goes }
}
event-family-completed = { $seat } hat die Familie der { FAMILY($animal) } vollständig.
event-dove-offered = { $seat } darf die Taube nehmen.
event-dove-claimed = { $seat } nimmt die Taube, die 500 Punkte wert ist.
event-game-ended = { COUNT($winners) ->
    [1] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } gewinnt.
   *[other] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } teilen sich
        den Sieg.
}
