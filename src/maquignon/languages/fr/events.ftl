### What happened, a sentence each; it says no more than whoever reads it may know.

event-animals-dealt = La donne d’ouverture : { JOIN($hands, each: "hand", with: " ; ") }.
event-turn-began = C’est au tour { OF($seat) }.
event-turn-skipped = { $seat } n’a rien à marchander et passe son tour.
event-position-returned = Cette position est déjà apparue. À la troisième fois, la partie est terminée.
event-auction-opened = { $auctioneer } ouvre les enchères.
event-lot-turned-up = Aux enchères : { ANIMALS($animals) }.
event-donkey-paid = C’est le { ORDINAL($number) } âne : tout le monde reçoit une carte Argent de { $note }.
event-bid-made = { $seat } offre { $amount }.
event-passed = { $seat } passe.
event-hammer-fell = { KNOWN($leader) ->
    [no] Une fois, deux fois, trois fois : personne n’a fait d’offre.
   *[yes] { $price } une fois, { $price } deux fois, { $price } trois fois : adjugé à { $leader } !
}
event-sold = { $auctioneer } vend à { $bidder } pour { $price }.
event-preempted = { $auctioneer } fait valoir son droit de préemption et doit { $price } à { $bidder }.
event-defaulted = { $seat } ne peut pas payer { $price } et { shown }. Le lot est remis aux enchères.
event-price-paid = { $payer } paie { $price } à { $payee } avec { some-notes }.
event-sale-stood = { $seller } s’en tient à la vente à { $bidder }.
event-bought-back =
    { $seller } fait valoir son droit de rachat, au double du prix : { $bidder } reprend son argent et reçoit encore
    { $price } avec { some-notes }.
event-lot-won = { $free ->
    [yes] { $seat } reçoit { ANIMALS($animals) } gratuitement.
   *[no] { $seat } reçoit { ANIMALS($animals) }.
}
event-trade-opened = { $challenger } propose à { $target } un marchandage pour { SO-MANY($stake) } et { laid }.
event-offer-renewed = { $challenger } fait une nouvelle offre : { some-notes }.
event-offer-accepted = { $target } accepte : { $challenger } reçoit { SO-MANY($stake) } contre { some-notes }.
event-counter-laid = { $target } fait une contre-offre : { some-notes }.
event-trade-tied = Égalité{ sums } : il y a une seconde manche.
event-trade-decided = { $open ->
    [yes] Les deux offres sont retournées{ sums } : { $winner } prend { SO-MANY($stake) } à { $loser }.{ tie-goes }
   *[no] Les deux offres sont comptées en secret{ sums } : { $winner } prend { SO-MANY($stake) } à { $loser }.{ tie-goes }
}
event-family-completed = { $seat } complète la famille des { FAMILY($animal) }.
event-dove-offered = { $seat } peut prendre la colombe.
event-dove-claimed = { $seat } prend la colombe, qui vaut 500 points.
event-game-ended = { COUNT($winners) ->
    [1] { ending } { JOIN($scores, each: "score", with: " ; ") }. { LIST($winners) } gagne.
   *[other] { ending } { JOIN($scores, each: "score", with: " ; ") }. { LIST($winners) } se
        partagent la victoire.
}
