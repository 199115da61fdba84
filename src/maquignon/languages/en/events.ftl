### What happened, a sentence each; it says no more than whoever reads it may know.

event-animals-dealt = The opening deal: { JOIN($hands, each: "hand", with: "; ") }.
event-turn-began = It is { $seat }'s turn.
event-turn-skipped = { $seat } has nothing to trade and is skipped.
event-position-returned = This position has come up before. At the third time the game is over.
event-auction-opened = { $auctioneer } opens an auction.
event-lot-turned-up = Under the hammer: { ANIMALS($animals) }.
event-donkey-paid = The { ORDINAL($number) } donkey: everybody gets a note of { $note }.
event-bid-made = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-hammer-fell = { KNOWN($leader) ->
    [no] Going once, going twice, gone: nobody has bid.
   *[yes] { $price } once, { $price } twice, { $price } three times: the hammer falls for { $leader }.
}
event-sold = { $auctioneer } sells to { $bidder } for { $price }.
event-preempted = { $auctioneer } uses the right of pre-emption and owes { $bidder } { $price }.
event-defaulted = { $seat } cannot pay { $price } and { shown }. The lot is auctioned again.
event-price-paid = { $payer } pays { $payee } { $price } with { some-notes }.
event-sale-stood = { $seller } lets the sale to { $bidder } stand.
event-bought-back =
    { $seller } buys back at double price: { $bidder } gets the money back, and { $price } more with { some-notes }.
event-lot-won = { $free ->
    [yes] { $seat } gets { ANIMALS($animals) } for nothing.
   *[no] { $seat } gets { ANIMALS($animals) }.
}
event-trade-opened = { $challenger } challenges { $target } to a trade for { SO-MANY($stake) } and { laid }.
event-offer-renewed = { $challenger } makes a new offer: { some-notes }.
event-offer-accepted = { $target } accepts: { $challenger } gets { SO-MANY($stake) } for { some-notes }.
event-counter-laid = { $target } makes a counter-offer: { some-notes }.
event-trade-tied = A tie{ sums }: there is a second round.
event-trade-decided = { $open ->
    [yes] Both piles are turned up{ sums }: { $winner } wins { SO-MANY($stake) } from { $loser }.{ tie-goes }
   *[no] Both piles are counted in secret{ sums }: { $winner } wins { SO-MANY($stake) } from { $loser }.{ tie-goes }
}
event-family-completed = { $seat } completes the family of { FAMILY($animal) }.
event-dove-offered = { $seat } may take the dove.
event-dove-claimed = { $seat } takes the dove, worth 500 points.
event-game-ended = { COUNT($winners) ->
    [1] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } wins.
   *[other] { ending } { JOIN($scores, each: "score", with: "; ") }. { LIST($winners) } share the
        victory.
}
