### A recorded game: told as a whole, or refused.

story-opening = { COUNT($variants) ->
    [0] { $edition } : { LIST($players) } jouent, et c’est à { $first } de commencer.
   *[other] { $edition }, avec { LIST($variants) } : { LIST($players) } jouent, et c’est à { $first } de
        commencer.
}
story-waiting = { COUNT($players) ->
    [0] La partie attend la maison : { $phase }.
   *[other] La partie attend { LIST($players) } : { $phase }.
}
story-refused = La ligne { DIGITS($line) } est refusée. { $why }

# What a game is waiting for.
phases =
    .setup = mise en place
    .dealing = la donne d’ouverture
    .turn = enchères ou marchandage
    .must_auction = enchères
    .must_trade = marchandage
    .turning_up = les animaux sont retournés
    .bidding = enchères en cours
    .deciding = vendre ou préempter
    .paying = paiement
    .buying_back = laisser la vente ou racheter
    .answering = réponse à l’offre
    .offering = la seconde offre
    .over = la partie est terminée

# What can be wrong with a line.
unreadable =
    .empty = elle est vide
    .mark = elle commence par une marque d’ordre des octets
    .utf-8 = ce n’est pas du texte UTF-8
    .json = ce n’est pas du JSON
    .object = ce n’est pas un objet JSON
    .repeated = un objet a deux fois la même clé
    .nesting = elle est trop imbriquée
    .number = un nombre y est trop grand ou n’en est pas un

# What the value of a field must be.
fields =
    .seat = le numéro d’une place, ou « house »
    .amount = un nombre entier
    .target = le numéro d’une place
    .animal = le nom d’un animal
    .animals = une liste de noms d’animaux
    .notes = une liste de cartes Argent
    .edition = le nom d’une édition
    .variants = une liste de noms de variantes
    .house_rules = un objet
    .players = une liste de noms lisibles
    .first = le numéro d’une place de cette table
    .terms = un objet
    .tags = un objet
