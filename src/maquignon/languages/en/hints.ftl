## What a good player would do

advice = A good bot would { $action }
advised =
    .auction = open an auction.
    .bid = bid { $amount }.
    .pass = pass.
    .sell = sell.
    .preempt = keep it.
    .pay = pay with { these-notes }.
    .let_stand = let the sale stand.
    .buy_back = buy back with { these-notes }.
    .trade = trade with { $target } for { THE($animal) }, laying { these-notes }.
    .accept = accept.
    .counter = counter with { these-notes }.
    .offer = offer { these-notes }.
    .claim_dove = take the dove.

## Why, in one sentence to the player who asks

why-only-choice = You have no other choice.
why-claims-dove = The dove is worth 500 points and must be taken at once.
why-completes = This would complete your family of { FAMILY($animal) }, which adds { $points } points.
why-denies = Otherwise { $rival } could complete the family of { FAMILY($animal) }.
why-closer = You would then have { NUMERAL($held) } of the { NUMERAL($full) } { FAMILY($animal) }.
why-begins = You could then trade for more { FAMILY($animal) }, and the family is worth { $value } points.
why-cheap = It is worth about { $worth } to you and costs only { $price }.
why-affordable = { $left ->
    [0] You can pay { $price } with everything you have.
   *[other] You can pay { $price } and still have { $left }.
}
why-nobody-to-trade-with = There is nobody to trade with, so only an auction is left.
why-auction-due = After the trade the auction is due.
why-nothing-to-complete = No trade would complete a family for you now, and { there-are-left } in the pile.
why-outmatched = { $target } probably has about { $guess }, you only { $mine }: a trade would be risky.
why-from-the-pile = { CAPITAL(there-are-left) } in the pile, and an auction brings you animals or money.
why-bluffs =
    You have only { $money }, so { $price } is a bluff: it drives the price up, but if the lot is sold to you, you must
    show all your money.
why-cannot-pay = You have only { $money } and would need { $price }.
why-too-dear = It would cost { $price } and is worth { only } to you.
why-no-change = You cannot pay exactly { $price }: it would cost you { $cost }, as no change is given.
why-saves-for = Rather keep your money for the { FAMILY($animal) }: you need only { NUMERAL($missing) } more.
why-saves-money = It would take { $cost } of your { $money }, which you may need more later.
why-not-worth-keeping = Selling brings { $price }, keeping costs as much, and the lot is worth { only } to you.
why-income = The sale for { $price } brings your money to { $total }.
why-pays-exactly = { $fewest ->
    [yes] That is exactly { $price }, so nothing is lost, and you keep as many notes as possible.
   *[no] That is exactly { $price }, so nothing is lost.
}
why-pays-least = You cannot pay exactly { $price }, and this way you lose only { $loss }.
why-pays-more = It covers the price of { $price }, with { $loss } too much.
why-weak-purse = You have { $mine }, and { $target } probably only about { $guess }.
why-only-trades = The pile is empty, so only trades are left.
why-zero-offer = { $may_accept ->
    [yes] { zeros-laid }: if { $target } accepts, you get { SO-MANY($stake) } for nothing, and if { $target }
        lays money against it, that money is yours.
   *[no] { zeros-laid }: you risk no money, and whatever money { $target } lays against it is yours.
}
why-empty-handed = You have no notes to lay.
why-worth-fighting = What is at stake is worth about { $worth } to you, more than the { $amount } you lay.
why-no-money = You have no money that could beat the offer.
why-outbid = { notes-are } probably worth about { $guess }, and you have only { $money }.
why-not-worth-beating = { notes-are } probably worth about { $guess }, and what is at stake is worth { only } to you.
why-takes-offer = { $count ->
    [0] You keep your own money.
   *[other] You keep your own money and get { some-notes } from { $challenger }.
}
why-beats = With { $amount } you win if { $challenger } has laid less than { $amount }.
why-second-round = Zeros cost nothing, and if { $challenger } has laid only zeros too, there is a second round.
why-gives-up = You risk no money on it, and whatever money { $challenger } has laid is yours.
