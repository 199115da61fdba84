### A recorded game: told as a whole, or refused.

story-opening = { COUNT($variants) ->
    [0] { $edition }: Es spielen { LIST($players) }, und { $first } beginnt.
   *[other] { $edition } mit { LIST($variants) }: Es spielen { LIST($players) }, und { $first } beginnt.
}
story-waiting = { COUNT($players) ->
    [0] Das Spiel wartet auf das Haus: { $phase }.
   *[other] Das Spiel wartet auf { LIST($players) }: { $phase }.
}
story-refused = Zeile { DIGITS($line) } wird abgelehnt. { $why }

# What a game is waiting for.
phases =
    .setup = Aufbau
    .dealing = Tiere werden ausgeteilt
    .turn = Versteigerung oder Kuhhandel
    .must_auction = Versteigerung
    .must_trade = Kuhhandel
    .turning_up = Tiere werden aufgedeckt
    .bidding = es wird geboten
    .deciding = verkaufen oder Vorkaufsrecht nutzen
    .paying = es wird bezahlt
    .buying_back = Verkauf gelten lassen oder zurückkaufen
    .answering = Antwort auf das Angebot
    .offering = das zweite Angebot
    .over = das Spiel ist zu Ende

# What can be wrong with a line.
unreadable =
    .empty = Sie ist leer
    .mark = Sie beginnt mit einer Bytereihenfolge-Marke
    .utf-8 = Sie ist kein UTF-8-Text
    .json = Sie ist kein JSON
    .object = Sie ist kein JSON-Objekt
    .repeated = Ein Objekt hat denselben Schlüssel zweimal
    .nesting = Sie ist zu tief verschachtelt
    .number = Eine Zahl darin ist zu groß oder gar keine

# What the value of a field must be.
fields =
    .seat = die Nummer eines Platzes oder „house“
    .amount = eine ganze Zahl
    .target = die Nummer eines Platzes
    .animal = der Name eines Tiers
    .animals = eine Liste von Tiernamen
    .notes = eine Liste von Geldkarten
    .edition = der Name einer Ausgabe
    .variants = eine Liste von Variantennamen
    .house_rules = ein Objekt
    .players = eine Liste lesbarer Namen
    .first = die Nummer eines Platzes an diesem Tisch
    .terms = ein Objekt
    .tags = ein Objekt
