### A recorded game: told as a whole, or refused.

story-opening = { COUNT($variants) ->
    [0] { $edition }: { LIST($players) } spelen, en { $first } begint.
   *[other] { $edition }, met { LIST($variants) }: { LIST($players) } spelen, en { $first } begint.
}
story-waiting = { COUNT($players) ->
    [0] Het spel wacht op het huis: { $phase }.
   *[other] Het spel wacht op { LIST($players) }: { $phase }.
}
story-refused = Regel { DIGITS($line) } wordt geweigerd. { $why }

# What a game is waiting for.
phases =
    .setup = klaarzetten
    .dealing = dieren worden uitgedeeld
    .turn = veiling of koehandel
    .must_auction = veiling
    .must_trade = koehandel
    .turning_up = dieren worden omgedraaid
    .bidding = er wordt geboden
    .deciding = verkopen of zelf kopen
    .paying = er wordt betaald
    .buying_back = verkoop laten doorgaan of terugkopen
    .answering = antwoord op het bod
    .offering = het tweede bod
    .over = het spel is afgelopen

# What can be wrong with a line.
unreadable =
    .empty = hij is leeg
    .mark = hij begint met een bytevolgordemarkering
    .utf-8 = het is geen UTF-8-tekst
    .json = het is geen JSON
    .object = het is geen JSON-object
    .repeated = een object heeft twee keer dezelfde sleutel
    .nesting = hij is te diep genest
    .number = er staat een getal in dat te groot is of geen getal is

# What the value of a field must be.
fields =
    .seat = het nummer van een plaats, of ‘house’,
    .amount = een geheel getal
    .target = het nummer van een plaats
    .animal = de naam van een dier
    .animals = een lijst van namen van dieren
    .notes = een lijst van geldkaarten
    .edition = de naam van een editie
    .variants = een lijst van namen van varianten
    .house_rules = een object
    .players = een lijst van leesbare namen
    .first = het nummer van een plaats aan deze tafel
    .terms = een object
    .tags = een object
