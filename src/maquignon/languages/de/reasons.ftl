### Why the law, the charter or the notation refuses something.

reasons =
    .unreadable = Diese Zeile ist nicht lesbar: { $detail }.
    .bad_header = Die erste Zeile muss der Kopf einer Partie sein, und das ist keiner.
    .unknown_version = Diese Partie ist in einer anderen Fassung notiert als der hier bekannten, der 1.
    .unknown_action = Eine Handlung „{ $detail }“ gibt es nicht.
    .missing_field = Das Feld „{ $detail }“ fehlt.
    .unknown_field = Ein Feld „{ $detail }“ gehört nicht in diese Zeile.
    .bad_field = Das Feld „{ $detail }“ muss { $wanted } sein.
    .house_only = Das tut nur das Haus: „seat“ muss „house“ sein.
    .not_for_the_house = Das tut das Haus nicht: „seat“ muss die Nummer eines Platzes sein.
    .unknown_animal = Ein Tier „{ $detail }“ gibt es nicht.
    .unknown_note = Eine Geldkarte mit { $detail } gibt es nicht, nur 0, 10, 50, 100, 200 und 500.
    .unknown_edition = Eine Ausgabe „{ $detail }“ gibt es nicht.
    .unknown_variant = Die Variante „{ $detail }“ gibt es nicht oder sie ist zweimal genannt.
    .unknown_house_rule = Eine Hausregel „{ $detail }“ gibt es nicht.
    .bad_house_rule = Die Hausregel „{ $detail }“ hat keinen erlaubten Wert.
    .bad_terms = Die Bedingungen im Kopf (terms) ergeben kein Spiel: { $detail } fehlt, ist zu viel oder ungültig.
    .bad_number_of_players = Das Spiel ist für 3 bis 5 Personen, nicht für { $detail }.
    .unplayable = { $detail }
    .game_over = Das Spiel ist zu Ende.
    .not_now = Das geht jetzt nicht.
    .not_your_turn = Das Spiel wartet auf jemand anderen.
    .not_in_pile = Diese Tiere sind nicht mehr im Stapel.
    .wrong_number_of_animals = So viele Tiere werden jetzt nicht aufgedeckt.
    .pile_empty = Der Stapel ist leer: Es gibt nichts mehr zu versteigern.
    .must_auction = Nach dem Kuhhandel ist die Versteigerung fällig.
    .auctioneer_may_not_bid = Wer versteigert, bietet nicht mit.
    .own_bid_stands = Das höchste Gebot kommt schon von diesem Platz.
    .already_passed = Wer gepasst hat, kann erst nach einem neuen Gebot wieder mitbieten.
    .one_bid_only = Das eine Gebot dieser Versteigerung ist schon abgegeben.
    .not_a_multiple_of_ten = Ein Gebot muss ein Vielfaches von 10 sein.
    .too_low = Das Gebot ist zu niedrig.
    .more_than_all_money = Das Gebot ist höher als alles Geld im Spiel.
    .more_than_shown = Wer sein Geld offengelegt hat, darf nicht mehr als das bieten.
    .cannot_afford = Dafür reicht das Geld nicht.
    .notes_not_held = Diese Geldkarten sind nicht auf der Hand.
    .too_little = Diese Geldkarten decken den Preis nicht.
    .exact_sum_possible = Der Preis kann genau bezahlt werden, also muss er es auch.
    .needless_note = Der Preis wäre auch ohne eine dieser Geldkarten gedeckt.
    .no_such_target = Auf diesem Platz sitzt niemand für einen Kuhhandel.
    .family_complete = Diese Familie ist vollständig und aus dem Spiel.
    .animal_not_shared = Beide müssen dieses Tier besitzen.
    .empty_offer = Mindestens eine Geldkarte muss auf den Tisch.
    .must_counter = Auf dieses Angebot muss ein Gegenangebot folgen.
    .no_dove_to_claim = Die Taube kann von diesem Platz jetzt nicht beansprucht werden.
    .no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.

# What can be wrong with rules that are each fine.
unplayable =
    .swapped = Super-marchandage bewirkt hier nichts: Die Angebote werden ohnehin getauscht.
    .donkeys =
        Es gibt { $donkeys } Esel, aber nur { $payments ->
            [one] eine Auszahlung
           *[other] { $payments } Auszahlungen
        }: Jeder Esel braucht eine.
    .box =
        Die Bank hat { $there ->
            [one] eine Geldkarte
           *[other] { $there } Geldkarten
        } mit { $note }, aber für { $players } Personen braucht es { $needed } für den Start und die Esel.
    .deal = Je { $each } Tiere für { $players } Personen sind mehr als die { $animals }, die es gibt.
