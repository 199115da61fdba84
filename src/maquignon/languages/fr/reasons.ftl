### Why the law, the charter or the notation refuses something.

reasons =
    .unreadable = Cette ligne est illisible : { $detail }.
    .bad_header = La première ligne doit être l’en-tête d’une partie, et ce n’en est pas un.
    .unknown_version = Cette partie est notée dans une autre version que celle connue ici, la 1.
    .unknown_action = L’action « { $detail } » n’existe pas.
    .missing_field = Il manque le champ « { $detail } ».
    .unknown_field = Le champ « { $detail } » n’a pas sa place sur cette ligne.
    .bad_field = Le champ « { $detail } » doit être { $wanted }.
    .house_only = Seule la maison fait cela : « seat » doit être « house ».
    .not_for_the_house = La maison ne fait pas cela : « seat » doit être le numéro d’une place.
    .unknown_animal = L’animal « { $detail } » n’existe pas.
    .unknown_note = Il n’y a pas de carte Argent de { $detail }, seulement de 0, 10, 50, 100, 200 et 500.
    .unknown_edition = Il n’y a pas d’édition « { $detail } ».
    .unknown_variant = La variante « { $detail } » n’existe pas, ou elle est nommée deux fois.
    .unknown_house_rule = Il n’y a pas de règle maison « { $detail } ».
    .bad_house_rule = La règle maison « { $detail } » n’a pas une valeur permise.
    .bad_terms = Les conditions écrites dans l’en-tête (terms) ne forment pas un jeu : { $detail } manque, est de trop ou n’est pas valable.
    .bad_number_of_players = On joue de 3 à 5, pas à { $detail }.
    .unplayable = { $detail }
    .game_over = La partie est terminée.
    .not_now = Ce n’est pas le moment de faire cela.
    .not_your_turn = La partie attend quelqu’un d’autre.
    .not_in_pile = La pioche ne contient plus ces animaux.
    .wrong_number_of_animals = Ce n’est pas le nombre d’animaux à retourner maintenant.
    .pile_empty = La pioche est épuisée : il n’y a plus rien à mettre aux enchères.
    .must_auction = Après le marchandage, il faut mettre aux enchères.
    .auctioneer_may_not_bid = Le vendeur ne participe pas aux enchères.
    .own_bid_stands = La meilleure offre est déjà celle de ce joueur.
    .already_passed = Ce joueur a passé et doit attendre une nouvelle offre.
    .one_bid_only = Ce joueur a déjà fait sa seule offre de ces enchères.
    .not_a_multiple_of_ten = Une offre doit être un multiple de 10.
    .too_low = L’offre est trop basse.
    .more_than_all_money = L’offre dépasse tout l’argent en jeu.
    .more_than_shown = Après avoir dévoilé son argent, ce joueur ne peut pas offrir davantage.
    .cannot_afford = Ce joueur n’a pas assez d’argent.
    .notes_not_held = Ce joueur n’a pas ces cartes Argent.
    .too_little = Ces cartes Argent ne couvrent pas le prix.
    .exact_sum_possible = La somme exacte est possible, elle est donc due.
    .needless_note = Le prix serait couvert sans une de ces cartes Argent.
    .no_such_target = Il n’y a personne avec qui marchander à cette place.
    .family_complete = Cette famille est complète et hors jeu.
    .animal_not_shared = Les deux joueurs doivent posséder cet animal.
    .empty_offer = Il faut poser au moins une carte Argent.
    .must_counter = Il faut répondre à cette offre par une contre-offre.
    .no_dove_to_claim = Ce joueur ne peut pas prendre la colombe maintenant.
    .no_such_seat = Il n’y a pas de telle place à cette table.

# What can be wrong with rules that are each fine.
unplayable =
    .swapped = Le Super-marchandage ne change rien ici : les offres sont échangées de toute façon.
    .donkeys =
        Il y a { $donkeys } ânes mais seulement { $payments ->
            [one] { $payments } versement
           *[other] { $payments } versements
        } : il en faut un pour chacun.
    .box =
        La banque contient { $there ->
            [one] { $there } carte
           *[other] { $there } cartes
        } Argent de { $note }, mais à { $players } joueurs il en faut { $needed } pour le départ et les ânes.
    .deal = { $each } animaux chacun pour { $players } joueurs, c’est plus que les { $animals } qui existent.
