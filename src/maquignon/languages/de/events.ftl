### What happened, a sentence each; it says no more than whoever reads it may know.
### `$me` is who the reader is in it, if anybody: whoever sits at the table is spoken to.

event-animals-dealt = Zu Beginn wird ausgeteilt: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $me ->
    [seat] Du bist an der Reihe.
   *[other] { $seat } ist an der Reihe.
}
event-turn-skipped = { $me ->
    [seat] Du hast nichts zu handeln und setzt aus.
   *[other] { $seat } hat nichts zu handeln und setzt aus.
}
event-position-returned = Diese Stellung war schon einmal da. Beim dritten Mal ist das Spiel zu Ende.
event-auction-opened = { $me ->
    [auctioneer] Du eröffnest eine Versteigerung.
   *[other] { $auctioneer } eröffnet eine Versteigerung.
}
event-lot-turned-up = Unter dem Hammer: { ANIMALS($animals) }.
event-donkey-paid = Der { ORDINAL($number) } Esel: Alle erhalten eine Geldkarte mit { $note }.
event-bid-made = { $me ->
    [seat] Du bietest { $amount }.
   *[other] { $seat } bietet { $amount }.
}
event-passed = { $me ->
    [seat] Du passt.
   *[other] { $seat } passt.
}
event-hammer-fell = { KNOWN($leader) ->
    [no] Zum Ersten, zum Zweiten, zum Dritten: Niemand hat geboten.
   *[yes] { $price } zum Ersten, zum Zweiten und zum Dritten: Der Zuschlag geht an { leading }.
}
event-sold = { $me ->
    [auctioneer] Du verkaufst für { $price } an { $bidder }.
    [bidder] { $auctioneer } verkauft für { $price } an dich.
   *[other] { $auctioneer } verkauft für { $price } an { $bidder }.
}
event-preempted = { $me ->
    [auctioneer] Du nutzt das Vorkaufsrecht und schuldest { $bidder } { $price }.
    [bidder] { $auctioneer } nutzt das Vorkaufsrecht und schuldet dir { $price }.
   *[other] { $auctioneer } nutzt das Vorkaufsrecht und schuldet { $bidder } { $price }.
}
event-defaulted = { $me ->
    [seat] Du kannst { $price } nicht bezahlen und { shown }. Es wird noch einmal versteigert.
   *[other] { $seat } kann { $price } nicht bezahlen und { shown }. Es wird noch einmal versteigert.
}
event-price-paid = { $me ->
    [payer] Du bezahlst { $payee } { $price } mit { with-notes }.
    [payee] { $payer } bezahlt dir { $price } mit { with-notes }.
   *[other] { $payer } bezahlt { $payee } { $price } mit { with-notes }.
}
event-sale-stood = { $me ->
    [seller] Du lässt den Verkauf an { $bidder } gelten.
    [bidder] { $seller } lässt den Verkauf an dich gelten.
   *[other] { $seller } lässt den Verkauf an { $bidder } gelten.
}
event-bought-back = { $me ->
    [seller] Du kaufst zum doppelten Preis zurück: { $bidder } erhält das eigene Geld zurück und noch einmal
        { $price } mit { with-notes }.
    [bidder] { $seller } kauft zum doppelten Preis zurück: Du erhältst dein Geld zurück und noch einmal { $price }
        mit { with-notes }.
   *[other] { $seller } kauft zum doppelten Preis zurück: { $bidder } erhält das eigene Geld zurück und noch einmal
        { $price } mit { with-notes }.
}
event-lot-won = { $free ->
    [yes] { gets } umsonst { ANIMALS-ACCUSATIVE($animals) }.
   *[no] { gets } { ANIMALS-ACCUSATIVE($animals) }.
}
event-trade-opened = { $me ->
    [challenger] Du forderst { $target } zum Kuhhandel um { SO-MANY-ACCUSATIVE($stake) } heraus und { laid }.
    [target] { $challenger } fordert dich zum Kuhhandel um { SO-MANY-ACCUSATIVE($stake) } heraus und { laid }.
   *[other] { $challenger } fordert { $target } zum Kuhhandel um { SO-MANY-ACCUSATIVE($stake) } heraus und { laid }.
}
event-offer-renewed = { $me ->
    [challenger] Du machst ein neues Angebot: { some-notes }.
   *[other] { $challenger } macht ein neues Angebot: { some-notes }.
}
event-offer-accepted = { $me ->
    [target] Du nimmst an: { $challenger } erhält { SO-MANY-ACCUSATIVE($stake) } für { some-notes }.
    [challenger] { $target } nimmt an: Du erhältst { SO-MANY-ACCUSATIVE($stake) } für { some-notes }.
   *[other] { $target } nimmt an: { $challenger } erhält { SO-MANY-ACCUSATIVE($stake) } für { some-notes }.
}
event-counter-laid = { $me ->
    [target] Du machst ein Gegenangebot: { some-notes }.
   *[other] { $target } macht ein Gegenangebot: { some-notes }.
}
event-trade-tied = Gleichstand{ sums }: Es gibt eine zweite Runde.
event-trade-decided = { $open ->
    [yes] Beide Angebote werden aufgedeckt{ sums }: { took }.{ tie-goes }
   *[no] Beide Angebote werden heimlich gezählt{ sums }: { took }.{ tie-goes }
}
event-family-completed = { $me ->
    [seat] Du hast die Familie der { FAMILY($animal) } vollständig.
   *[other] { $seat } hat die Familie der { FAMILY($animal) } vollständig.
}
event-dove-offered = { $me ->
    [seat] Du darfst die Taube nehmen.
   *[other] { $seat } darf die Taube nehmen.
}
event-dove-claimed = { $me ->
    [seat] Du nimmst die Taube, die 500 Punkte wert ist.
   *[other] { $seat } nimmt die Taube, die 500 Punkte wert ist.
}
event-game-ended = { ending } { JOIN($scores, each: "score", with: "; ") }. { victory }.
