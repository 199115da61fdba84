### Why the law, the charter or the notation refuses something.

reasons =
    .unreadable = Deze regel is onleesbaar: { $detail }.
    .bad_header = De eerste regel moet de kop van een partij zijn, en dat is dit niet.
    .unknown_version = Deze partij is in een andere versie genoteerd dan de versie die hier bekend is, 1.
    .unknown_action = Een handeling ‘{ $detail }’ bestaat niet.
    .missing_field = Het veld ‘{ $detail }’ ontbreekt.
    .unknown_field = Een veld ‘{ $detail }’ hoort niet op deze regel.
    .bad_field = Het veld ‘{ $detail }’ moet { $wanted } zijn.
    .house_only = Dit doet alleen het huis: ‘seat’ moet ‘house’ zijn.
    .not_for_the_house = Dit doet het huis niet: ‘seat’ moet het nummer van een plaats zijn.
    .unknown_animal = Een dier ‘{ $detail }’ bestaat niet.
    .unknown_note = Een geldkaart van { $detail } bestaat niet, alleen 0, 10, 50, 100, 200 en 500.
    .unknown_edition = Een editie ‘{ $detail }’ bestaat niet.
    .unknown_variant = De variant ‘{ $detail }’ bestaat niet of wordt twee keer genoemd.
    .unknown_house_rule = Een huisregel ‘{ $detail }’ bestaat niet.
    .bad_house_rule = De huisregel ‘{ $detail }’ heeft geen toegestane waarde.
    .bad_terms = De voorwaarden in de kop (terms) vormen geen spel: { $detail } ontbreekt, is te veel of ongeldig.
    .bad_number_of_players = Het spel is voor 3 tot 5 spelers, niet voor { $detail }.
    .unplayable = { $detail }
    .game_over = Het spel is afgelopen.
    .not_now = Dit kan nu niet.
    .not_your_turn = Het spel wacht op iemand anders.
    .not_in_pile = Deze dieren zitten niet meer in de stapel.
    .wrong_number_of_animals = Dit is niet het aantal dieren dat nu wordt omgedraaid.
    .pile_empty = De stapel is op: er valt niets meer te veilen.
    .must_auction = Na de koehandel moet er worden geveild.
    .auctioneer_may_not_bid = De verkoper biedt niet mee.
    .own_bid_stands = Het hoogste bod is al van deze speler.
    .already_passed = Deze speler heeft gepast en mag pas na een nieuw bod weer meedoen.
    .one_bid_only = Deze speler heeft het ene bod van deze veiling al gedaan.
    .not_a_multiple_of_ten = Een bod moet een veelvoud van 10 zijn.
    .too_low = Het bod is te laag.
    .more_than_all_money = Het bod is hoger dan al het geld in het spel.
    .more_than_shown = Wie al het geld heeft laten zien, mag niet meer dan dat bieden.
    .cannot_afford = Deze speler heeft niet genoeg geld.
    .notes_not_held = Deze speler heeft deze geldkaarten niet.
    .too_little = Deze geldkaarten dekken de prijs niet.
    .exact_sum_possible = De prijs kan gepast worden betaald, dus dat moet.
    .needless_note = De prijs zou ook zonder een van deze geldkaarten gedekt zijn.
    .no_such_target = Op die plaats zit niemand om koehandel mee te drijven.
    .family_complete = Deze familie is compleet en uit het spel.
    .animal_not_shared = Beide spelers moeten dit dier hebben.
    .empty_offer = Er moet minstens één geldkaart op tafel.
    .must_counter = Op dit bod moet een tegenbod volgen.
    .no_dove_to_claim = Deze speler mag de duif nu niet opeisen.
    .no_such_seat = Die plaats is er niet aan deze tafel.

# What can be wrong with rules that are each fine.
unplayable =
    .swapped = Super-marchandage verandert hier niets: de biedingen worden toch al geruild.
    .donkeys =
        Er zijn { $donkeys } ezels maar slechts { $payments ->
            [one] één uitbetaling
           *[other] { $payments } uitbetalingen
        }: elke ezel heeft er een nodig.
    .box =
        De bank heeft { $there ->
            [one] één geldkaart
           *[other] { $there } geldkaarten
        } van { $note }, maar met { $players } spelers zijn er { $needed } nodig voor het begin en de ezels.
    .deal = { $each } dieren elk voor { $players } spelers is meer dan de { $animals } die er zijn.
