### What the terminal says for itself.

## What can be typed at any time

terminal-typed-hint = hint, h
terminal-typed-table = table, t
terminal-typed-values = values, v
terminal-typed-rules = rules, r
terminal-typed-log = log, l
terminal-typed-save = save
terminal-typed-quit = quit, q, exit
terminal-typed-back = back, b
terminal-typed-pass = pass, p
terminal-typed-out = pp
terminal-typed-all = all
terminal-typed-none = none

## Beginning and end

terminal-you-are = You are { $name }.
terminal-bots = { $name } is played by the program ({ $bot }).
terminal-ask-for-help = Type ? whenever you want to know what you can type.
terminal-forced = You have no other choice.
terminal-end-of-input = There is nothing more to read, so the game ends here.
terminal-goodbye = The game ends here. Goodbye!
terminal-saved = The game is written down in { $file }.
terminal-not-saved = { $file } cannot be written: { $why }.
terminal-save-where = Type save and the name of a file.
terminal-count-title = The count:
terminal-no-family = { $player }: no complete family, 0 points.
terminal-hint = A good player would choose “{ $deed }”.

## The table

terminal-myself = { $name } (you)
terminal-no-notes = no notes
terminal-pile = Animals left in the pile: { $count }.
terminal-pile-empty = The pile is empty.
terminal-turn-of = It is the turn of { $name }.
terminal-herd = { $name } has: { ANIMALS($animals) }.
terminal-no-animals = { $name } has no animals.
terminal-complete = { $name } has all the { FAMILY($animal) }: { $value }.
terminal-holds = { $name } holds { HELD-NOTES($count) }.
terminal-points = { $name } has { $points } points so far.
terminal-dove-of = { $name } has the dove.
terminal-dove = dove
terminal-your-notes = Your notes: { $notes }. Together { $total }.
terminal-your-empty-hand = You have no notes.
terminal-lot = Under the hammer: { ANIMALS($animals) }.
terminal-no-bid-yet = Nobody has bid yet.
terminal-highest-bid = The highest bid is { $amount }, by { $name }.
terminal-has-passed = { $name } has passed.
terminal-has-shown = { $name } has shown everything: { $notes }.
terminal-offer-lies = { $name } offers { $target } { HELD-NOTES($count) } for this: { ANIMALS($animals) }.
terminal-value = { CAPITAL(FAMILY($animal)) }: { $value } points, { $pile } in the pile.
terminal-column-player = Player
terminal-column-animals = Animals
terminal-column-families = Complete families
terminal-column-notes = Notes
terminal-column-points = Points

## Questions

terminal-ask-turn = Your turn. What do you do?
terminal-do-auction = Open an auction
terminal-do-trade = Trade with { $name } for { ANIMALS($animals) } (you have { $mine }, { $name } has { $theirs })
terminal-ask-offer = Which notes do you offer { $name }, face down?
terminal-ask-second-offer = It was a tie. Which notes do you offer { $name } now, face down?
terminal-do-offer = Offer: { $notes }
terminal-ask-bid =
    Your bid, from { DIGITS($minimum) } to { DIGITS($maximum) }? Or p to pass, pp to stay out of this auction.
terminal-ask-bid-affordable = You can pay { $affordable }.
terminal-ask-own-raise =
    Nobody bids more than your { $price }. Raise your own bid, from { DIGITS($minimum) } to { DIGITS($maximum) }? Or p to
    let the hammer fall.
terminal-do-bid = Bid { $amount }
terminal-do-pass = Pass
terminal-ask-decide = { $name } bids { $price }. What do you do?
terminal-do-sell = Sell to { $name } for { $price }
terminal-do-preempt = Keep the lot and pay { $name } { $price }
terminal-ask-pay = You owe { $name } { $price }. Which notes do you pay with?
terminal-do-pay = { $over ->
    [0] Pay { $notes }
   *[other] Pay { $notes } ({ $over } more than the price)
}
terminal-or-other-notes = Or type other notes.
terminal-ask-buy-back = { $name } has paid you { $price } with these notes: { $notes }. What do you do?
terminal-do-let-stand = Let the sale stand
terminal-do-buy-back = { $over ->
    [0] Buy back: return them, pay { $notes } of your own and keep the lot
   *[other] Buy back: return them, pay { $notes } of your own ({ $over } more than the price) and keep the lot
}
terminal-ask-answer =
    { $name } offers you { HELD-NOTES($count) }, face down, for this: { ANIMALS($animals) }. What do you do?
terminal-do-accept = Accept the offer
terminal-or-counter = Or type the notes of your counter-offer.
terminal-ask-counter =
    { $name } offers you { HELD-NOTES($count) }, face down, for this: { ANIMALS($animals) }. Which notes do you lay
    against them?
terminal-do-counter = Counter-offer: { $notes }
terminal-ask-dove = You may take the dove, worth { $points } points. What do you do?
terminal-do-take-dove = Take the dove
terminal-do-leave-dove = Leave it

## Help

terminal-help-menu = Type the number in front of your choice.
terminal-help-bid =
    Type an amount such as { DIGITS($minimum) }. Type p to pass, and you are asked again after a higher bid; pp, and you
    are not.
terminal-help-own-raise =
    With a + after the amount ({ DIGITS($minimum) }+) you are asked once more before the hammer falls on your bid, and
    may raise it.
terminal-help-bluff =
    You may bid more than you hold. But if you then have to pay, you show all your notes, and the lot is auctioned
    again.
terminal-help-notes = Type notes with spaces between them, such as 0 10 10. For many: 3x10. For all you have: all.
terminal-help-no-notes = For no notes at all: none.
terminal-help-back = Type back to choose something else.
terminal-help-always =
    At any time: hint (what a good player would do), table (who has what), values (of the animals), rules, log (what
    happened), save FILE, quit.

## Answers to what cannot be understood or done

terminal-bad-number = Type a number from 1 to { $most }, or ? for help.
terminal-bad-bid = Type a multiple of ten from { DIGITS($minimum) } to { DIGITS($maximum) }, p to pass, or ? for help.
terminal-no-such-note = “{ $word }” is no note: there are 0, 10, 50, 100, 200 and 500. Type ? for help.
terminal-not-held = You do not hold these notes: { $notes }.
terminal-too-little = That is only { $total }, and the price is { $price }.
terminal-exact-sum-possible = You can pay exactly { $price }, so you must.
terminal-needless-note = Without the { $note } it is still enough, so leave it out.
terminal-empty-offer = Lay at least one note.
