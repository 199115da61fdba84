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
terminal-typed-say = say
terminal-typed-raise = raise
terminal-typed-hammer = hammer
terminal-typed-start = start
terminal-typed-bots = bots
terminal-typed-sit = sit
terminal-typed-stand = stand
terminal-typed-bot = bot
terminal-typed-free = free
terminal-typed-vote = vote
terminal-typed-unvote = unvote
terminal-typed-invite = invite
terminal-typed-pause = pause
terminal-typed-resume = resume
terminal-typed-again = again

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

## At a live table

live-unreachable = Nobody answers at { $server }.
live-start-a-server = To have a server on this computer, run “maquignon serve” in another terminal.
live-no-place =
    “{ $typed }” is neither the code of a table, such as KX4M2, nor its link, such as https://play.example/t/KX4M2.
live-no-server = “{ $typed }” is not the address of a server, such as https://play.example.
live-no-code = { $server } is a server, not a table. “maquignon lobby { $server }” lists its public tables.
live-join-with = Take a seat with: maquignon join { $link }
live-no-tui = The drawn table needs a further package: pip install "maquignon[tui]". Here is the game in sentences.
live-invite = Others come with the code { $code } or by the link { $link }
live-at-table = You are at table { $code }.
live-plays = What is played: { LIST($played) }.
live-house-rules = House rules: { JOIN($rules) }.
live-seat-open = Seat { $number }: free.
live-seat-person = Seat { $number }: { $name }.
live-seat-bot = Seat { $number }: { $name }, a bot.
live-seat-away = Seat { $number }: { $name }, away.
live-seat-stand-in = Seat { $number }: { $name }; a bot stands in.
live-wait = Now we wait until the host starts the game.
live-wait-as-host = You are the host. Type start when everybody is here, or bots to give the free seats to bots.
live-rearranged = The host has changed the table.
live-host-now = You are the host now.
live-sat-down = { $name } sits down.
live-went = { $name } gets up.
live-away = { $name } is away.
live-back = { $name } is back.
live-bot-plays = A bot plays for { $name }.
live-may-vote = To give it this seat for good, type vote { $number }; unvote { $number } takes that back.
live-votes = Votes to give { $name }’s seat to the bot for good: { $votes } (vote { $number }, unvote { $number }).
live-removed = { $name } was taken from their seat; invite { $name } lets them sit again.
live-begins = The game begins.
live-goes-on = The game goes on.
live-said = { $name } says: { $text }
live-time = { $seconds ->
    [one] You have 1 second.
   *[other] You have { $seconds } seconds.
}
live-just-changed = That came just as the question changed, so it does not count.
live-nothing-asked = You are asked nothing at the moment. Type ? for help.
live-no-own-raise = You can raise your own bid only while it is the highest.
live-line-back = The connection is back.
live-over = Type again for another game with the same players, save FILE to write this one down, or quit.
live-over-watching = Type save FILE to write the game down, or quit.
live-next = The others go on at table { $code }. Type again to come along.
live-goodbye = You have left the table. Goodbye!
live-leave-sure = A bot would play for you until you are back. Type quit once more to leave.
live-no-such-word = There is no word “{ $word }”. Type ? for help.
live-say-what = Type say and what you want to tell everybody, or say and one of these numbers:
live-which-seat = Name a seat by its number, from 1 to { $most }.
live-invite-whom = Whom? invite and one of these names: { JOIN($names) }.
live-invite-nobody = Nobody was taken from a seat.
live-which-bot = Type bot, the number of the seat and one of these names: { JOIN($bots) }.
live-save-later = A live game can be written down when it is over.
live-help-room = Before the game: sit, sit 2 (on that seat), stand.
live-help-host =
    Before the game: start, bots (start, with bots on the free seats), bot 3 hard (a bot on seat 3), free 3, sit 2,
    stand.
live-help-game =
    During the game: hint (what a good player would do), raise 60 (your own bid, while it is the highest), hammer
    (count faster, if it is yours), pp (out of this auction), pause, resume, back (your seat from a bot), vote 3 (a
    bot that keeps seat 3 for somebody has it for good, once all others agree), unvote 3, invite NAME (the host:
    somebody who was taken from a seat may sit again); again after the end.
live-help-always =
    At any time: say TEXT or say 3 (say alone lists what can be said so), table (who has what), values (of the
    animals), rules, log (what happened), save FILE (after the end), quit. A / may stand before every word.
