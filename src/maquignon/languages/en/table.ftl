### What the table says.

## Table

table-others = The other players
table-my-place = Your place
table-my-notes = Your notes
table-seat-of = { $name }’s place
table-herd-of = { $name }’s animals
table-family-of = Complete: the family of { WORD($animal, 2) }, { $value }
table-animals-of = { CAPITAL(WORD($animal, $number)) }: { $number } of { $size }
table-no-animals = no animals yet
table-notes-in-hand = { NOTES($count) } in hand
table-shown-notes = { $name } has shown everything
table-leads-with = leads with { $amount }
table-passed = passes
table-out = out of this lot
table-challenged = is challenged
table-challenges = challenges
table-auctioneer = is selling
table-on-turn = their turn
table-has-dove = holds the dove, 500 points
table-is-away = away
table-bot-in = bot in
table-bot-plays = a bot plays
table-to-think = to think
table-points-now = { $points } points in complete families
table-ahead = Ahead now with { $points } points in complete families
table-time-left = Time left
table-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
table-first-time = The first time
table-pile = pile
table-pile-left = { $count ->
    [one] 1 animal left in the pile
   *[other] { $count } animals left in the pile
}
table-calls =
    .once = Going once
    .twice = Going twice
table-sold = Sold!
table-values = Values
table-values-tip = What every family is worth, and what is still in the pile
table-family = Family
table-worth = Worth
table-in-pile = In the pile
table-donkeys = Donkeys pay everybody
table-donkey-number = Donkey { $number }
table-rules = Rules
table-log = Log
table-log-tip = What happened so far
table-chat = Chat
table-menu = Table menu
table-pause = Ask for a pause
table-agree = Agree
table-resume = Ask to go on
table-unpause = Cancel request
table-paused = The table is paused.
table-wishes-pause = { LIST($names) } would like a pause.
table-leave = Leave the table
table-leave-sure = Leave? A bot takes your seat until you are back.
table-stay = Stay
table-take-back = Take my seat back
table-standing-in = A bot is playing for you.
table-played-for-you = Your time was up, and the table decided for you. Next time, a bot will play until you are back.
table-timed-out = time was up
table-bot-plays-for = A bot plays for { $name }.
table-give-seat = Give the bot this seat for good ({ $votes } of { $needed })
table-give-seat-tip = Once everybody else here agrees
table-take-bots-seat = Take { $name }’s seat
table-take-bots-seat-tip = Play on from what the bot has
table-watching = You are watching.
table-hint = Hint
table-hint-tip = What would a good bot do?
table-elsewhere = This table goes on at another server. You are being brought there.
table-trouble = The server cannot store moves at the moment. Nothing is lost; the game goes on by itself.
table-cut-off =
    This server is cut off from its database. Nothing is lost; the game goes on by itself, here or at another server.

## Stage

stage-label = The middle of the table
stage-lot = Under the hammer
stage-no-bid = no bid yet
stage-stake = { $number ->
    [one] 1 { WORD($animal, 1) } at stake
   *[other] { $number } { WORD($animal, $number) } at stake
}
stage-second-round = second round
stage-no-offer = { $me ->
    [name] lay down nothing
   *[other] lays down nothing
}
stage-offers-again = { $me ->
    [name] offer once more
   *[other] offers once more
}
stage-answers = { $me ->
    [name] answer
   *[other] answers
}
stage-turn = { $name }: auction or trade?
stage-must-auction = { $name } must now auction.
stage-must-trade = { $name } must trade.
stage-turning-up = { $me ->
    [name] You turn up the lot…
   *[other] { $name } turns up the lot…
}
stage-dealing = Animals are being dealt.
stage-deciding = { $me ->
    [bidder] You bid { $price }. Does { $seller } sell, or keep it for that price?
   *[other] { $bidder } bids { $price }. Does { $seller } sell, or keep it for that price?
}
stage-paying = { $name } pays { $price }.
stage-buying-back = { $name } was paid { $price }: let it stand, or buy back at double price?
stage-answering = { $name } looks at the face-down notes…
stage-offering = A tie! { $name } offers once more.
stage-yours =
    .turn = Your turn: auction or trade?
    .must_auction = Your turn: only an auction is open to you.
    .must_trade = Your turn: only trades are left.
    .deciding = Sell for { $price }, or keep the lot and pay that much?
    .paying = You pay { $price }.
    .buying_back = You were paid { $price }: let it stand, or buy back?
    .answering = Take the notes, or lay against them?
    .offering = A tie! You offer once more.
stage-over = The game is over
stage-ended =
    .circles = This position has come up for the third time: the game is over, and unfinished families count for
        nobody.
    .standstill = 200 trades in a row have completed no family: the game is over, and unfinished families count for
        nobody.

## Dock

dock-label = Your decision
dock-your-turn = Your turn
dock-waits-for-you = The table is waiting for you.
dock-auction = Auction
dock-auction-tip = Turn up animals and take bids (A)
dock-or-trade = or trade for one of these:
dock-must-trade = The pile is empty: trade for one of these.
dock-stake = { $number ->
    [one] { CAPITAL(WORD($animal, $number)) } · { $name }
   *[other] { $number } { WORD($animal, $number) } · { $name }
}
dock-trade-for = Trade with { $name } for { the-animals }
dock-offer-for = Your offer to { $name } for { the-animals }
dock-offer-again = A tie. Your new offer to { $name }
dock-lay-offer = Lay face down
dock-lay-counter = Lay the counter-offer
dock-tray = Tap notes to lay them face down; zeros count as notes.
dock-pay-tray = Tap notes to pay with.
dock-at-least = { $least ->
    [one] Lay at least one note, even a zero.
   *[other] { "" }
}
dock-back = Back
dock-affordable = You can pay up to { $sum }.
dock-only-bluff = You hold { $sum }: any bid is a bluff.
dock-bid-tip = Bid { $amount }
dock-bluff-tip = Bid { $amount }, more than you hold. If you must pay, everybody sees your money. Tap twice.
dock-bluff = bluff
dock-dare = Bluff?
dock-bid-of = Bid { $amount }
dock-bluff-of = Bluff { $amount }
dock-dare-bid = Really bluff { $amount }?
dock-outbid = { $name } was faster: { $price }.
dock-bid-at-least = At least { $least }
dock-bid-at-most = At most { $most }
dock-own-raise = Raise my own bid…
dock-own-raise-tip = You lead already; a higher price is still allowed (U)
dock-less = 10 less
dock-more = 10 more
dock-free-amount = Your bid
dock-pass = Pass
dock-pass-tip = Nothing more at this price (P)
dock-out = Out of this lot
dock-out-tip = Pass now and at every later price (O)
dock-hammer =
    .once = Once…
    .twice = Twice…
    .gone = Sold!
dock-hammer-tip = Speed up the count (H)
dock-you-lead = You lead with { $amount }.
dock-you-auction = You are selling. The others bid.
dock-passed = You pass. A higher bid brings you back in.
dock-bidding-goes-on = Bidding goes on without you.
dock-waiting-for = Waiting for { LIST($names) }…
dock-one-moment = One moment…
dock-decide = { $name } bids { $price }
dock-sell = Sell
dock-sell-for = get { $price }
dock-sell-tip = { $name } pays you and gets the lot (S)
dock-preempt = Keep it
dock-preempt-for = pay { $price }
dock-preempt-tip = Pre-empt: pay { $name } the same price and keep the lot (K)
dock-cannot-preempt = You cannot pay that.
dock-pay-to = Pay { $price } to { $name }
dock-pay = Pay { $sum }
dock-proposals = Proposed payments
dock-proposal-tip = Take these notes
dock-exact = exact
dock-loses = { $loss } too much, no change
dock-standing =
    .short = { $missing } still missing
    .exact = Exactly right.
    .over = No change is given: you lose { $loss }.
    .exact-possible = You can pay exactly, so you must.
    .needless = One of these notes is not needed.
dock-sold = { $name } pays { $price } with { NOTES($count) }
dock-let-stand = Let it stand
dock-let-stand-tip = Take the money (S)
dock-buy-back = Buy back
dock-buy-back-tip = Give the notes back, pay the price once more, and keep the lot (K)
dock-cannot-buy-back = You cannot pay the price again.
dock-double-price = give the { $price } back, and pay { $price } of your own
dock-buy-back-title = Buy back: { $price } from your own notes
dock-buy-back-for = Buy back with { $sum }
dock-answer = { $name } lays { NOTES($count) } for { the-animals }
dock-accept = { $count ->
    [0] Accept for nothing
   *[other] Take the { NOTES($count) }
}
dock-accept-tip = Take the money and give the animal (T)
dock-counter = Counter-offer
dock-counter-tip = Lay notes of your own; the higher sum wins the animal (C)
dock-counter-to = Against { $name }’s { NOTES($count) } for { the-animals }
dock-claim-dove = Take the dove: 500 points
dock-dove-tip = Now or never (D)

## Notes

notes-none = No notes
notes-count = { $count ->
    [one] one note of { $note }
   *[other] { $count } notes of { $note }
}
notes-in-all = You hold { $sum } in { NOTES($count) }
notes-lay = Lay a { $note }
notes-lay-of = Lay a { $note }, { $count } left
notes-take-back = Take the { $note } back
notes-laid = { $count ->
    [0] Nothing laid
   *[other] { NOTES($count) } · { $sum }
}
notes-clear = Take all back

## Chat

chat-title = Chat
chat-write = Write a line
chat-send = Send
chat-none = Nothing has been said yet.
chat-all = All phrases
chat-quick = Quick phrases
chat-phrases =
    .hello = Hello!
    .good_luck = Good luck!
    .well_played = Well played!
    .thanks = Thank you!
    .ouch = Ouch!
    .what_a_price = What a price!
    .my_poor_purse = My poor purse!
    .hurry_up = Come on!
    .one_moment = One moment, please.
    .the_donkey = The donkey!
    .you_bluff = You are bluffing!
    .good_game = Good game!
    .lucky_me = Lucky me!
    .a_bargain = What a bargain!
    .too_dear = Too dear for me.
    .my_family = My family is complete!
    .i_collect_these = I collect these.
    .i_need_money = I need the money.
    .what_a_beauty = What a beauty!
    .who_gives_more = Who bids more?
    .now_it_gets_good = Now it gets interesting!
    .i_knew_it = I knew it!

## Log

log-title = What happened
log-none = Nothing has happened yet.
log-call = { $price } { $calls ->
    [one] once
   *[other] twice
}…

## Result

result-title = The final count
result-wins = { COUNT($names) ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } share the victory
}
result-times = { $sum } × { $families ->
    [one] 1 family
   *[other] { $families } families
}
result-plus-dove = + 500 dove
result-chart = What the herds were worth over the game
result-no-families = no complete family
result-rematch = Play again
result-next = To the next game
result-record = Download the record
result-replay = Watch the replay
result-home = Home
result-verify = The sealed shuffle is open now; the record proves it.
result-check = Check the shuffle
result-check-tip = Compute the hash of the opened pile here, and compare it with the one shown before the first card
result-kept = The promise was kept: all { $cards } cards that came up lay in this order before the first of them.
result-broken = The promise was not kept: the opened pile is not the one that was sealed.
result-skip = Skip
result-points = { $points }
result-place = Place { $rank }
result-moves = moves

## For ears and keys

keys-title = Keys
keys-focus-mode = With a screen reader the keys work in its focus mode (NVDA: NVDA + space).
keys-deciding = To decide
keys-reading = To be read aloud
keys-panels = To open
keys-paddles = Bid: the three paddles
keys-take = Take the notes that were laid
keys-stakes = Which animal to trade for, in their order
keys-notes = Lay a note: 0, 10, 50, 100, 200, 500
keys-lay = Lay, or pay
keys-readings =
    .g = My money
    .f = Everybody’s animals and notes
    .l = The price and who leads, or the offer
    .w = The clock
    .e = The last three events
    .repeat = Once more
voice-passes = { COUNT($names) ->
    [1] { LIST($names) } passes.
   *[other] { LIST($names) } pass.
}
voice-outbid = You are outbid: { $name } bids { $amount }.
voice-no-clock = No clock is running.
