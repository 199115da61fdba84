### What happened, a sentence each; it says no more than whoever reads it may know.
### `$me` is who the reader is in it, if anybody: whoever sits at the table is spoken to.

event-animals-dealt = The opening deal: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = { $me ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-turn-skipped = { $me ->
    [seat] You have nothing to trade and are skipped.
   *[other] { $seat } has nothing to trade and is skipped.
}
event-position-returned = This position has come up before. The third time, the game is over.
event-auction-opened = { $me ->
    [auctioneer] You open an auction.
   *[other] { $auctioneer } opens an auction.
}
event-lot-turned-up = Under the hammer: { ANIMALS($animals) }.
event-donkey-paid = The { ORDINAL($number) } donkey: everybody gets a note of { $note }.
event-bid-made = { $me ->
    [seat] You bid { $amount }.
   *[other] { $seat } bids { $amount }.
}
event-passed = { $me ->
    [seat] You pass.
   *[other] { $seat } passes.
}
event-hammer-fell = { KNOWN($leader) ->
    [no] Going once, going twice, gone: nobody has bid.
   *[yes] { $price } once, { $price } twice, { $price } three times: the hammer falls for { leading }.
}
event-sold = { $me ->
    [auctioneer] You sell to { $bidder } for { $price }.
    [bidder] { $auctioneer } sells to you for { $price }.
   *[other] { $auctioneer } sells to { $bidder } for { $price }.
}
event-preempted = { $me ->
    [auctioneer] You use the right of pre-emption and owe { $bidder } { $price }.
    [bidder] { $auctioneer } uses the right of pre-emption and owes you { $price }.
   *[other] { $auctioneer } uses the right of pre-emption and owes { $bidder } { $price }.
}
event-defaulted = { $me ->
    [seat] You cannot pay { $price } and { shown }. The lot is auctioned again.
   *[other] { $seat } cannot pay { $price } and { shown }. The lot is auctioned again.
}
event-price-paid = { $me ->
    [payer] You pay { $payee } { $price } with { some-notes }.
    [payee] { $payer } pays you { $price } with { some-notes }.
   *[other] { $payer } pays { $payee } { $price } with { some-notes }.
}
event-sale-stood = { $me ->
    [seller] You let the sale to { $bidder } stand.
    [bidder] { $seller } lets the sale to you stand.
   *[other] { $seller } lets the sale to { $bidder } stand.
}
event-bought-back = { $me ->
    [seller] You buy back at double price: { $bidder } gets the money back, and { $price } more with { some-notes }.
    [bidder] { $seller } buys back at double price: you get your money back, and { $price } more with { some-notes }.
   *[other] { $seller } buys back at double price: { $bidder } gets the money back, and { $price } more with
        { some-notes }.
}
event-lot-won = { $free ->
    [yes] { gets } { ANIMALS($animals) } for nothing.
   *[no] { gets } { ANIMALS($animals) }.
}
event-trade-opened = { $me ->
    [challenger] You challenge { $target } to a trade for { SO-MANY($stake) } and { laid }.
    [target] { $challenger } challenges you to a trade for { SO-MANY($stake) } and { laid }.
   *[other] { $challenger } challenges { $target } to a trade for { SO-MANY($stake) } and { laid }.
}
event-offer-renewed = { $me ->
    [challenger] You make a new offer: { some-notes }.
   *[other] { $challenger } makes a new offer: { some-notes }.
}
event-offer-accepted = { $me ->
    [target] You accept: { $challenger } gets { SO-MANY($stake) } for { some-notes }.
    [challenger] { $target } accepts: you get { SO-MANY($stake) } for { some-notes }.
   *[other] { $target } accepts: { $challenger } gets { SO-MANY($stake) } for { some-notes }.
}
event-counter-laid = { $me ->
    [target] You make a counter-offer: { some-notes }.
   *[other] { $target } makes a counter-offer: { some-notes }.
}
event-trade-tied = A tie{ sums }: there is a second round.
event-trade-decided = { $open ->
    [yes] Both piles are turned up{ sums }: { took }.{ tie-goes }
   *[no] Both piles are counted in secret{ sums }: { took }.{ tie-goes }
}
event-family-completed = { $me ->
    [seat] You complete the family of { FAMILY($animal) }.
   *[other] { $seat } completes the family of { FAMILY($animal) }.
}
event-dove-offered = { $me ->
    [seat] You may take the dove.
   *[other] { $seat } may take the dove.
}
event-dove-claimed = { $me ->
    [seat] You take the dove, worth 500 points.
   *[other] { $seat } takes the dove, worth 500 points.
}
event-game-ended = { ending } { JOIN($scores, each: "score", with: "; ") }. { victory }.
