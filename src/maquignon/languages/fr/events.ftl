### What happened, a sentence each; it says no more than whoever reads it may know.
### `$me` is who the reader is in it, if anybody: whoever sits at the table is spoken to.

event-animals-dealt = La donne d’ouverture : { JOIN($hands, each: "hand", with: " ; ") }.
event-turn-began = { $me ->
    [seat] C’est à vous.
   *[other] C’est au tour { OF($seat) }.
}
event-turn-skipped = { $me ->
    [seat] Vous n’avez rien à marchander et passez votre tour.
   *[other] { $seat } n’a rien à marchander et passe son tour.
}
event-position-returned = Cette position est déjà apparue. À la troisième fois, la partie est terminée.
event-auction-opened = { $me ->
    [auctioneer] Vous ouvrez les enchères.
   *[other] { $auctioneer } ouvre les enchères.
}
event-lot-turned-up = Aux enchères : { ANIMALS($animals) }.
event-donkey-paid = C’est le { ORDINAL($number) } âne : tout le monde reçoit une carte Argent de { $note }.
event-bid-made = { $me ->
    [seat] Vous offrez { $amount }.
   *[other] { $seat } offre { $amount }.
}
event-passed = { $me ->
    [seat] Vous passez.
   *[other] { $seat } passe.
}
event-hammer-fell = { KNOWN($leader) ->
    [no] Une fois, deux fois, trois fois : personne n’a fait d’offre.
   *[yes] { $price } une fois, { $price } deux fois, { $price } trois fois : adjugé à { leading } !
}
event-sold = { $me ->
    [auctioneer] Vous vendez à { $bidder } pour { $price }.
    [bidder] { $auctioneer } vous vend le lot pour { $price }.
   *[other] { $auctioneer } vend à { $bidder } pour { $price }.
}
event-preempted = { $me ->
    [auctioneer] Vous faites valoir votre droit de préemption et devez { $price } à { $bidder }.
    [bidder] { $auctioneer } fait valoir son droit de préemption et vous doit { $price }.
   *[other] { $auctioneer } fait valoir son droit de préemption et doit { $price } à { $bidder }.
}
event-defaulted = { $me ->
    [seat] Vous ne pouvez pas payer { $price } et { shown }. Le lot est remis aux enchères.
   *[other] { $seat } ne peut pas payer { $price } et { shown }. Le lot est remis aux enchères.
}
event-price-paid = { $me ->
    [payer] Vous payez { $price } à { $payee } avec { some-notes }.
    [payee] { $payer } vous paie { $price } avec { some-notes }.
   *[other] { $payer } paie { $price } à { $payee } avec { some-notes }.
}
event-sale-stood = { $me ->
    [seller] Vous vous en tenez à la vente à { $bidder }.
    [bidder] { $seller } s’en tient à la vente : le lot est à vous.
   *[other] { $seller } s’en tient à la vente à { $bidder }.
}
event-bought-back = { $me ->
    [seller] Vous faites valoir votre droit de rachat, au double du prix : { $bidder } reprend son argent et reçoit
        encore { $price } avec { some-notes }.
    [bidder] { $seller } fait valoir son droit de rachat, au double du prix : vous reprenez votre argent et recevez
        encore { $price } avec { some-notes }.
   *[other] { $seller } fait valoir son droit de rachat, au double du prix : { $bidder } reprend son argent et
        reçoit encore { $price } avec { some-notes }.
}
event-lot-won = { $free ->
    [yes] { gets } { ANIMALS($animals) } gratuitement.
   *[no] { gets } { ANIMALS($animals) }.
}
event-trade-opened = { $me ->
    [challenger] Vous proposez à { $target } un marchandage pour { SO-MANY($stake) } et { laid }.
    [target] { $challenger } vous propose un marchandage pour { SO-MANY($stake) } et { laid }.
   *[other] { $challenger } propose à { $target } un marchandage pour { SO-MANY($stake) } et { laid }.
}
event-offer-renewed = { $me ->
    [challenger] Vous faites une nouvelle offre : { some-notes }.
   *[other] { $challenger } fait une nouvelle offre : { some-notes }.
}
event-offer-accepted = { $me ->
    [target] Vous acceptez : { $challenger } reçoit { SO-MANY($stake) } contre { some-notes }.
    [challenger] { $target } accepte : vous recevez { SO-MANY($stake) } contre { some-notes }.
   *[other] { $target } accepte : { $challenger } reçoit { SO-MANY($stake) } contre { some-notes }.
}
event-counter-laid = { $me ->
    [target] Vous faites une contre-offre : { some-notes }.
   *[other] { $target } fait une contre-offre : { some-notes }.
}
event-trade-tied = Égalité{ sums } : il y a une seconde manche.
event-trade-decided = { $open ->
    [yes] Les deux offres sont retournées{ sums } : { took }.{ tie-goes }
   *[no] Les deux offres sont comptées en secret{ sums } : { took }.{ tie-goes }
}
event-family-completed = { $me ->
    [seat] Vous complétez la famille des { FAMILY($animal) }.
   *[other] { $seat } complète la famille des { FAMILY($animal) }.
}
event-dove-offered = { $me ->
    [seat] Vous pouvez prendre la colombe.
   *[other] { $seat } peut prendre la colombe.
}
event-dove-claimed = { $me ->
    [seat] Vous prenez la colombe, qui vaut 500 points.
   *[other] { $seat } prend la colombe, qui vaut 500 points.
}
event-game-ended = { ending } { JOIN($scores, each: "score", with: " ; ") }. { victory }.
