### A recorded game: told as a whole, or refused.

story-opening = { COUNT($variants) ->
    [0] { $edition }: { LIST($players) } are playing, and { $first } begins.
   *[other] { $edition }, with { LIST($variants) }: { LIST($players) } are playing, and { $first } begins.
}
story-waiting = { COUNT($players) ->
    [0] The game is waiting for the house: { $phase }.
   *[other] The game is waiting for { LIST($players) }: { $phase }.
}
story-refused = Line { DIGITS($line) } is refused. { $why }

# What a game is waiting for.
phases =
    .setup = setting up the table
    .dealing = the opening deal
    .turn = auction or trade
    .must_auction = an auction
    .must_trade = a trade
    .turning_up = turning up the lot
    .bidding = bidding
    .deciding = sell or pre-empt
    .paying = paying
    .buying_back = let the sale stand or buy back
    .answering = answering the offer
    .offering = the second offer
    .over = the game is over

# What can be wrong with a line.
unreadable =
    .empty = it is empty
    .mark = it begins with a byte order mark
    .utf-8 = it is not UTF-8 text
    .json = it is not JSON
    .object = it is not a JSON object
    .repeated = an object has the same key twice
    .nesting = it is nested too deeply
    .number = it has a number that is too large or none at all

# What the value of a field must be.
fields =
    .seat = the number of a seat, or “house”
    .amount = a whole number
    .target = the number of a seat
    .animal = the name of an animal
    .animals = a list of names of animals
    .notes = a list of notes
    .edition = the name of an edition
    .variants = a list of names of variants
    .house_rules = an object
    .players = a list of names that can be read out
    .first = the number of a seat at this table
    .terms = an object
    .tags = an object
