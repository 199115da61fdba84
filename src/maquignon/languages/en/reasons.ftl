### Why the law, the charter or the notation refuses something.

reasons =
    .unreadable = This line cannot be read: { $detail }.
    .bad_header = The first line must be the header of a record, and this is none.
    .unknown_version = This record is of another version than the one known here, which is 1.
    .unknown_action = There is no action “{ $detail }”.
    .missing_field = The field “{ $detail }” is missing.
    .unknown_field = There is no field “{ $detail }” on this line.
    .bad_field = The field “{ $detail }” must be { $wanted }.
    .house_only = Only the house does this: “seat” must be “house”.
    .not_for_the_house = The house does not do this: “seat” must be the number of a seat.
    .unknown_animal = There is no animal “{ $detail }”.
    .unknown_note = There is no note of { $detail }: there are 0, 10, 50, 100, 200 and 500.
    .unknown_edition = { $sentence }
    .unknown_variant = { $sentence }
    .unknown_house_rule = { $sentence }
    .bad_house_rule = { $sentence }
    .bad_terms = { $sentence }
    .bad_number_of_players = { $sentence }
    .unplayable = { $detail }
    .game_over = The game is over.
    .not_now = This cannot be done now.
    .not_your_turn = The game is waiting for somebody else.
    .not_in_pile = The pile does not hold these animals any more.
    .wrong_number_of_animals = This is not the number of animals to be turned over now.
    .pile_empty = The pile is empty: there is nothing left to auction.
    .must_auction = After the trade the auction is due.
    .auctioneer_may_not_bid = The seller may not take part in the bidding.
    .own_bid_stands = The highest bid is already this player’s own.
    .already_passed = This player has passed and may act again after a new bid.
    .one_bid_only = This player has made their one bid of this auction.
    .not_a_multiple_of_ten = A bid must be a multiple of 10.
    .too_low = The bid is too low.
    .more_than_all_money = The bid is higher than all the money in play.
    .more_than_shown = Having shown all their money, this player may not bid more than that.
    .cannot_afford = This player does not have that much money.
    .notes_not_held = This player does not hold these notes.
    .too_little = These notes do not cover the price.
    .exact_sum_possible = The price can be paid exactly, so it must be.
    .needless_note = The price would be covered without one of these notes.
    .no_such_target = There is nobody to trade with on that seat.
    .family_complete = This family is complete and out of play.
    .animal_not_shared = Both traders must hold this animal.
    .empty_offer = At least one note must be laid down.
    .must_counter = This offer must be answered with a counter-offer.
    .no_dove_to_claim = This player may not claim the dove now.
    .no_such_seat = There is no such seat at this table.

# What can be wrong with rules that are each fine.
unplayable =
    .swapped = Super-marchandage changes nothing here: the piles are swapped anyway.
    .donkeys =
        There are { $donkeys } donkeys but only { $payments ->
            [one] 1 donkey payment
           *[other] { $payments } donkey payments
        }: name one for each.
    .box =
        The bank holds { $there ->
            [one] 1 note
           *[other] { $there } notes
        } of { $note }, but { $players } players need { $needed } for the start and the donkeys.
    .deal = { $each } animals each for { $players } players are more than the { $animals } there are.
