### The rules in plain words; which of them are said, and in what order, is the rulebook's part.

## Words

rule-example = Example:
rule-differs = Sentences marked with * differ from the printed edition.
rule-decisions = D1 to { $last } are our decisions where a printed text is silent, damaged or unclear.
rule-chapters =
    .cards = The cards
    .set-up = Before the game
    .turn = Your turn
    .auction = The auction
    .trade = The trade
    .end = Families, end and points
rule-aim =
    .boursicocotte-2025 =
        Snatch up the wooden hammer and collect families of animals, as valuable as you can: in fiery auctions, and in
        trades where the money lies hidden and every offer may be a bluff. At the end only complete families count.
        Whoever has the most points wins.
    .boursicocotte-original =
        Collect families of animals, as valuable as you can, at auctions and in trades with hidden offers, as it has
        been played for more than forty years. At the end only complete families count. Whoever has the most points
        wins.
    .koehandel =
        Collect quartets of animals, as valuable as you can: buy them at auction, or get them by horse trading, where
        you may bluff. Whoever has the most points at the end wins.
    .boursikocotte =
        Bring whole families together, at auctions and in trades with hidden offers. The value of your families counts,
        and so does their number: whoever has the highest score wins.
    .bluff =
        Be cunning in business, and bluff: buy animals at auction, as cheaply as you can, or win them by trading, hidden
        offer against hidden counter-offer. Only whoever has all four cards of an animal is safe from the others. And at
        the end, all of a sudden, money is worth nothing: all that counts are the points of your animals.
rule-for = For three to five players, from the age of ten. A game takes about three quarters of an hour.
rule-box =
    .boursicocotte-2025 =
        In the box: 40 animal cards with golden backs (10 families of 4), 55 notes with blue backs
        ({ NOTES-BY-KIND($notes) }), two frames for the animals on sale, and a wooden hammer.
    .boursicocotte-original =
        In the box: 40 animal cards with golden backs (10 families of 4), 55 notes with blue backs
        ({ NOTES-BY-KIND($notes) }), two frames for the animals on sale, and a wooden hammer.
    .koehandel = In the box: 40 animal cards (10 quartets) and 55 notes ({ NOTES-BY-KIND($notes) }).
    .boursikocotte = In the box: 40 animal cards and 55 notes ({ NOTES-BY-KIND($notes) }).
    .bluff =
        In the box: 40 animal cards (4 of each animal), 55 notes ({ NOTES-BY-KIND($notes) }) and the dove, a bonus card.
rule-sources =
    .boursicocotte-2025 =
        Based on the leaflet of Boursicocotte, Ravensburger 2025. Author: Rüdiger Koltze · Editor: St. Brück ·
        Illustrations: César Vergara · Art direction: Sophie Wegwart, Chiara Bellavite · Instructions: KniffDesign · ©
        1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .boursicocotte-original =
        Based on the variant “Le Boursicocotte original” in the leaflet of Boursicocotte, Ravensburger 2025. Author:
        Rüdiger Koltze · Editor: St. Brück · Illustrations: César Vergara · Art direction: Sophie Wegwart, Chiara
        Bellavite · Instructions: KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .koehandel = A game by Rüdiger Koltze. Based on the rules of Koehandel, which name nobody.
    .boursikocotte = A game by Rüdiger Koltze. Based on the rules of Boursikocotte, which name nobody.
    .bluff =
        Based on the rules of Bluff, Ravensburger game no. 01 081 3, which we call the first edition. Author: Rüdiger
        Koltze · Design: Josef Blaumeiser.

## R1 cards

rule-families = There are ten families of animals with { NUMERAL($size) } cards each: { $cards } animal cards.
rule-set-aside = The box holds four of each animal; leave { NUMERAL($aside) } of each in the box.
rule-value-of-family =
    The number on an animal is what the whole family is worth, once it is complete: { JOIN($families, each: "valued") }.
rule-value-example = All { NUMERAL($size) } cows together are worth { $value } points, not { $wrong }.
rule-money-box = The bank holds { NOTES-BY-KIND($notes) }.

## R2 set-up

rule-pile = Shuffle the animals into a pile, face down. Nobody knows its order.
rule-start-money =
    Everybody gets { NOTES-BY-KIND($notes) } from the bank: { $total } in all. Keep your notes hidden in your hand. What
    they are worth is your secret; how many there are, everybody may count.
rule-deal = { $number ->
    [1] Before the first turn everybody is dealt one animal face up, clockwise from the first player.
   *[other] Before the first turn everybody is dealt { NUMERAL($number) } animals face up, one at a time, clockwise from
        the first player.
}
rule-deal-donkey = A donkey among them pays everybody at once, as in an auction.
rule-open-herds = The animals you own lie open in front of you.
rule-first-player =
    .boursicocotte-2025 = Whoever owns the heaviest animal begins. Or agree on somebody, or draw lots.
    .boursicocotte-original = Whoever owns the heaviest animal begins. Or agree on somebody, or draw lots.
    .koehandel = Agree on who begins, or draw lots.
    .boursikocotte = Draw lots for who begins, or agree on somebody.
    .bluff = Agree on who begins, or draw lots.
rule-clockwise = Then it goes on clockwise.

## R3 a turn

rule-choice = On your turn you do one of two things: you run an auction, or you propose a trade.
rule-when-auction = You may run an auction as long as there are animals in the pile.
rule-when-trade = You may propose a trade when you and another player hold animals of the same family.
rule-at-first-auctions = So at first there are only auctions.
rule-auction-after-trade =
    Coup double: if you trade, you must run an auction as well, in the same turn, as long as there are animals in the
    pile.
rule-empty-pile =
    Once the pile is empty only trades remain, and you have to make them. Whoever holds nothing but complete families,
    or no animal at all, is skipped.

## R4 auction

rule-lot = { $lot ->
    [1] You are the { auctioneer }. Turn up the top animal of the pile: that is the lot.
   *[other] You are the { auctioneer }. Turn up the top { NUMERAL($lot) } animals of the pile: they are sold together, as
        one lot. If fewer are left, the lot is smaller.
}
rule-donkey =
    A donkey brings money! Before anybody bids, every player, the { auctioneer } too, gets one note from the bank:
    { LIST($payments, each: "rule-donkey-payment") }. Then the donkey is auctioned like any other animal.
rule-donkey-payment = { $number ->
    [1] { $note } for the first donkey of the game
    [2] { $note } for the second
    [3] { $note } for the third
   *[4] { $note } for the fourth
}
rule-two-donkeys = Several donkeys in one lot pay one after the other.
rule-bids-many = Everybody but the { auctioneer } may bid, in any order and as often as they like.
rule-bids-one =
    Everybody but the { auctioneer } may bid, in any order, but each only once in an auction. So think first!
rule-bid-step =
    Bids are multiples of ten. The first is at least { $step }, and every further one at least { $step } more than the
    last.
rule-own-raise = You may raise your own bid, too.
rule-no-own-raise = You may not raise your own bid.
rule-bluff-allowed =
    You may bid more than you hold. That is a bluff, and R4.7 says what it can cost. But nobody may bid more than all
    the money in the game, which everybody can add up: the start money and the donkey money of all players.
rule-must-afford = You may not bid more than you hold.
rule-calls =
    .boursicocotte-2025 =
        When nobody bids any more, the { auctioneer } calls something like “130 once … 130 twice … 130 three times,
        sold!” and lets the hammer fall. A new bid during the calls starts them over.
    .boursicocotte-original =
        When nobody bids any more, the { auctioneer } calls something like “130 once … 130 twice … 130 three times,
        sold!” and lets the hammer fall. A new bid during the calls starts them over.
    .koehandel =
        When nobody bids any more, the { auctioneer } calls “going once, going twice, sold!” A new bid during the calls
        starts them over.
    .boursikocotte =
        When nobody bids any more, the { auctioneer } calls “going once, going twice, sold!” A new bid during the calls
        starts them over.
    .bluff =
        When nobody bids any more, the { auctioneer } calls “going once, going twice, sold!” A new bid during the calls
        starts them over.
rule-hammer-leader =
    Whoever has the highest bid calls it three times: “30 once, 30 twice, 30 three times!” If somebody bids more
    meanwhile, that player starts calling. If nobody bids, the { auctioneer } calls the animal three times in the same
    way: “a goose once, a goose twice, a goose three times!”
rule-passing = You may say “pass”: nothing more from you at this price. After a new bid everybody may bid again.
rule-passing-hammer = { $edition ->
    [boursicocotte-2025] When all the other bidders have passed, the hammer may fall at once.
    [boursicocotte-original] When all the other bidders have passed, the hammer may fall at once.
   *[other] When all the other bidders have passed, the lot may be sold at once.
}
rule-passing-leader = When all the other bidders have passed, nobody needs to go on calling: the deal is done.
rule-no-bid = If nobody has bid, the { auctioneer } gets the lot for free.
rule-no-bid-named =
    If nobody has bid, the { auctioneer } names the animals three times; if there is still no bid, the { auctioneer }
    gets the lot for free.
rule-preemption =
    .match =
        Otherwise the { auctioneer } chooses. Sell: the highest bidder gets the lot and pays the { auctioneer } the bid.
        Or use the right of pre-emption: the { auctioneer } keeps the lot and pays that bidder the bid. That takes
        enough money.
    .double =
        Otherwise the highest bidder pays the { auctioneer } the bid. The { auctioneer } then lets the sale stand, and
        the bidder gets the lot. Or the { auctioneer } uses the right to buy back: returns exactly the notes just
        received, adds the bid once more from their other notes, and keeps the lot, at double price. That takes enough
        other notes.
    .none = Otherwise the highest bidder gets the lot and pays the { auctioneer } the bid.
rule-auction-example = Ana is the { auctioneer }, and a pig lies open. Ben bids 30, Cleo 40, Ben 60. Nobody bids more.
rule-preemption-example =
    .match = Ana gives Ben the pig and takes 60 from him, or she keeps the pig and pays Ben 60.
    .double =
        Ben pays Ana 60. She leaves it at that, or she gives Ben his 60 back, pays him another 60 and keeps the pig.
    .none = Ben gets the pig and pays Ana 60.
rule-insolvent =
    A bidder who must pay and cannot lays all their notes open on the table. The same { auctioneer } auctions the same
    lot again, from zero.
rule-insolvent-again = That bidder may join in, but may bid no more than they hold. A donkey does not pay again.
rule-insolvent-hidden = If the { auctioneer } uses the right of pre-emption, the bluff is never found out.
rule-insolvent-one-bid = Everybody then has one bid again.
rule-insolvent-never = So nobody can fail to pay.
rule-no-change = No change is given, ever. Whoever pays chooses the notes.
rule-pay-exactly =
    If you can pay the exact sum, you do. Otherwise you pay more, but without any note that could be left out. So a 0 is
    never part of a payment.
rule-pay-freely = Any notes that cover the price will do, even more than needed, even with a 0 among them.
rule-who-sees-payment = Everybody knows the price and how many notes were paid. Which ones, only the two of you know.
rule-pay-example = Dan owes 60. He holds a 0, a 50 and a 100.
rule-pay-exactly-example = He pays the 100 and gets nothing back. With a 10 in his hand he would pay 10 and 50.
rule-pay-freely-example = He pays the 100, or the 50 and the 100, with the 0 or without it, and gets nothing back.

## R5 trade

rule-challenge = You are the challenger. Name another player and an animal that you both hold. They have to take part.
rule-stake-pair = If each of you holds exactly two of it, you play for the pair. Otherwise you play for one animal.
rule-stake-one = You always play for one animal.
rule-offer =
    Lay any of your notes face down on the table: your offer. There may be 0s among them, or nothing but 0s. Everybody
    sees how many notes there are, nobody what they are worth.
rule-offer-one-note = It must be at least one note, unless your hand is empty.
rule-offer-nothing = You may even lay none at all.
rule-answer-optional =
    The other player either accepts, takes your notes and gives you { stake }, or lays a counter-offer face down, just
    as you did.
rule-answer-obligatory = The other player has to lay a counter-offer face down, just as you did. There is no accepting.
rule-swap-in-secret =
    Then you swap the two piles, and each of you counts in secret. Whoever offered more gets { stake } from the other.
    Both of you keep the money you received, whoever won.
rule-swap-openly =
    Then both piles are turned up for all to see, and you swap them. Whoever offered more gets { stake } from the other.
    Both of you keep the money you received, whoever won.
rule-winner-pays-in-secret =
    Then you show each other your piles, and nobody else. Whoever offered more gets { stake } from the other, and pays:
    the winner’s notes go to the loser, except the 0s. The loser takes back their own pile.
rule-winner-pays-openly =
    Then both piles are turned up at once, for all to see. Whoever offered more gets { stake } from the other, and pays:
    the winner’s notes go to the loser, except the 0s. The loser takes back their own pile.
rule-tie-challenger = { $pays ->
    [yes] If both piles are worth the same, the challenger wins and pays the offer.
   *[no] If both piles are worth the same, the challenger wins.
}
rule-tie-again =
    If both piles are worth the same, there is a second round: the challenger lays a new offer, and the other player
    answers it in the same way.
rule-tie-again-counter =
    If both piles are worth the same, there is a second round: first the challenger lays a new offer, then the other
    player a new counter-offer. There is no accepting this time.
rule-tie-piles-swapped = The first two piles stay swapped.
rule-tie-piles-back = First both of you take back your own piles.
rule-second-tie = { $pays ->
    [yes] If they are worth the same again, the challenger wins and pays the offer.
   *[no] If they are worth the same again, the challenger wins.
}
rule-known-to-traders =
    Only the two of you know what lay in the piles. The others know how many notes there were, and who won.
rule-known-to-all = An offer that is accepted stays face down: only the two of you know what lay in it.
rule-trade-example = Ana and Ben hold a cow each. Ana lays three notes: 0, 0 and 10. Ben answers with one: 50.
rule-swap-example = They swap. Ben offered more and gets Ana’s cow. Ana keeps the 50, Ben the 0, 0 and 10.
rule-winner-pays-example = Ben offered more: he gets Ana’s cow and pays her the 50. Ana takes back her three notes.

## R6 families, dove, end, score

rule-complete = A complete family is safe: nobody can trade for it any more.
rule-dove =
    The dove is worth { $points } points. The first player to own two complete families that belong together may take
    it: { JOIN($pairs, each: "pair") }.
rule-dove-at-once =
    Take it at once, before the next turn’s auction or trade is chosen, or lose the right to it; then it is for the next
    player who brings such a pair together. If that very move ends the game, the dove comes by itself.
rule-end =
    The game ends when all families are complete. It also ends when it goes round in circles: once the pile is gone,
    when a turn begins for the third time with the same animals, the same number of notes in every hand and the same
    player to move, and no family was completed in between; or after two hundred trades in a row that complete none.
    Unfinished families then count for nobody.
rule-score-families = Add up the values of your families, then multiply the sum by the number of your families.
rule-score-sum = Add up the values of your families.
rule-score-dove = The dove brings { $points } more.
rule-money-worthless = Money is worth nothing now.
rule-winner = Whoever has the most points wins.
rule-tie-break-money = In a tie, more money left wins; if that is equal too, the victory is shared.
rule-tie-break-shared = In a tie the victory is shared.
rule-scoring = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }. That is { $points } points.
   *[other] { $player }: { LIST($families, each: "valued") }. That is { $factor } × { $sum } = { $points } points.
}
rule-scoring-dove = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }, and the dove. That is { $sum } + { $dove } = { $points }
        points.
   *[other] { $player }: { LIST($families, each: "valued") }, and the dove. That is { $factor } × { $sum } + { $dove } =
        { $points } points.
}
rule-another-game = In another game,

## R7 variants and house rules

rule-variants-title = Variants
rule-variants-intro =
    A variant goes on top of an edition. `maquignon rules EDITION --variants NAME` prints the complete rules with it.
    These are the sentences that change.
rule-variants =
    .coup-double = { $name }: from the leaflet of Boursicocotte, 2025; for every edition.
    .finie-la-plaisanterie =
        { $name } (No more fooling around): from the leaflet of Boursicocotte, 2025; for every edition.
    .super-marchandage =
        { $name } (super trade): from the rules of Bluff; for Bluff, where the piles are not swapped anyway.
rule-house-rules-title = House rules
rule-house-rules-intro =
    Every table may replace any of these. `maquignon rules EDITION --house-rule KEY=VALUE` prints the complete rules
    with it. For each value you read here what the rules of { $edition } then say. What cannot be played, such as a
    start that the bank cannot pay, is refused with a sentence that says why.
rule-house-rules =
    .family_size = How many cards a family has
    .lot_size = How many animals are auctioned together
    .start_notes = What everybody starts with
    .money_box = What the bank holds
    .donkey_payments = What each donkey pays
    .bid_step = How much a bid must rise
    .bids = Whether you may bid more than you hold
    .own_raise = Whether you may raise your own bid
    .payment = How exactly a price is paid
    .empty_offers = Whether you may offer nothing at all
    .opening_deal = How many animals are dealt before the game
    .hammer = Who calls the bid three times
    .preemption = What the auctioneer may do after the bidding
    .trade_money = What happens to the money of a trade
    .trade_reveal = Who sees the piles of a trade
    .counter = Whether an offer may be accepted
    .tie = What happens when both offer the same
    .multiplier = How points are counted
    .dove = Whether there is a dove
    .tie_break = Who wins a tie
rule-values = Values: { $values }.
rule-then = With `{ $rule }`:
rule-whole-numbers = a whole number from { $least } to { $most }
rule-tens = a multiple of ten, at most { 1000 }
rule-some-notes = a list of notes, for example `[0, 0, 10, 10, 50]`
rule-some-box = how many of each note, for example `{ "{" }"0": 10, "10": 20{ "}" }`
rule-index-title = The rules in our own words
rule-index-intro =
    One game, five printed rulebooks. They differ, and this is how. The chapters and numbers (R1 to R7) are the same in
    every edition, and the tests and comments of this project cite them.
rule-index-decisions = What we decided where a text is silent, damaged or unclear (D1 to { $last })
