### The rules in plain words; which of them are said, and in what order, is the rulebook's part.

## Words

rule-example = Exemple :
rule-differs = Les phrases marquées d’un * diffèrent de l’édition imprimée.
rule-decisions = D1 à { $last } sont nos décisions, là où un texte imprimé se tait, est abîmé ou reste obscur.
rule-chapters =
    .cards = Les cartes
    .set-up = Avant la partie
    .turn = À votre tour
    .auction = Les enchères
    .trade = Le { trade }
    .end = { $edition ->
        [koehandel] Les quartets, la fin et les points
       *[other] Les familles, la fin et les points
    }
rule-aim =
    .boursicocotte-2025 =
        Emparez-vous du marteau en bois et réunissez des familles d’animaux, les plus précieuses possible : dans des
        enchères enflammées, et par des marchandages où l’argent est caché et où chaque offre peut être un bluff. À la
        fin, seules les familles complètes comptent. Celui qui a le plus de points gagne.
    .boursicocotte-original =
        Réunissez des familles d’animaux, les plus précieuses possible, aux enchères et par des marchandages aux offres
        cachées, comme on y joue depuis plus de quarante ans. À la fin, seules les familles complètes comptent. Celui
        qui a le plus de points gagne.
    .koehandel =
        Rassemblez des quartets d’animaux, les plus précieux possible : achetez-les aux enchères, ou obtenez-les par
        maquignonnage, où le bluff est permis. Celui qui a le plus de points à la fin gagne.
    .boursikocotte =
        Réunissez des familles entières, aux enchères et par des marchandages aux offres cachées. La valeur de vos
        familles compte, et leur nombre aussi : celui qui a le plus grand score gagne.
    .bluff =
        Rusez et bluffez en affaires : achetez des animaux aux enchères, au meilleur prix, ou gagnez-les par
        marchandage, offre cachée contre contre-offre cachée. Seul celui qui a les quatre cartes d’un animal est à
        l’abri des autres. Et à la fin, tout à coup, l’argent ne vaut plus rien : seuls comptent les points de vos
        animaux.
rule-for = Pour trois à cinq joueurs, à partir de dix ans. Une partie dure environ trois quarts d’heure.
rule-box =
    .boursicocotte-2025 =
        Dans la boîte : 40 cartes Animal à dos doré (10 familles de 4), 55 cartes Argent à dos bleu
        ({ NOTES-BY-KIND($notes) }), deux cadres où l’on expose les animaux mis en vente et un marteau en bois.
    .boursicocotte-original =
        Dans la boîte : 40 cartes Animal à dos doré (10 familles de 4), 55 cartes Argent à dos bleu
        ({ NOTES-BY-KIND($notes) }), deux cadres où l’on expose les animaux mis en vente et un marteau en bois.
    .koehandel = Dans la boîte : 40 cartes Animal (10 quartets) et 55 cartes Argent ({ NOTES-BY-KIND($notes) }).
    .boursikocotte = Dans la boîte : 40 cartes Animal et 55 cartes Argent ({ NOTES-BY-KIND($notes) }).
    .bluff =
        Dans la boîte : 40 cartes Animal (4 de chaque animal), 55 cartes Argent ({ NOTES-BY-KIND($notes) }) et la
        colombe, une carte prime.
rule-sources =
    .boursicocotte-2025 =
        D’après la notice de Boursicocotte, Ravensburger 2025. Auteur : Rüdiger Koltze · Rédacteur : St. Brück ·
        Illustrations : César Vergara · Direction artistique : Sophie Wegwart, Chiara Bellavite · Instructions :
        KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .boursicocotte-original =
        D’après la variante « Le Boursicocotte original » de la notice de Boursicocotte, Ravensburger 2025. Auteur :
        Rüdiger Koltze · Rédacteur : St. Brück · Illustrations : César Vergara · Direction artistique : Sophie Wegwart,
        Chiara Bellavite · Instructions : KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .koehandel = Un jeu de Rüdiger Koltze. D’après la règle de Koehandel, qui ne nomme personne.
    .boursikocotte = Un jeu de Rüdiger Koltze. D’après la règle de Boursikocotte, qui ne nomme personne.
    .bluff =
        D’après la règle de Bluff, jeu Ravensburger n° 01 081 3, que nous appelons la première édition. Auteur : Rüdiger
        Koltze · Design : Josef Blaumeiser.

## R1 cards

rule-families = { $edition ->
    [koehandel] Il y a dix quartets : quatre cartes de chaque animal, { $cards } cartes Animal en tout.
   *[other] Il y a dix familles d’animaux de { NUMERAL($size) } cartes chacune : { $cards } cartes Animal.
}
rule-set-aside = La boîte contient quatre exemplaires de chaque animal ; laissez-en { NUMERAL($aside) } dans la boîte.
rule-value-of-family = { $edition ->
    [koehandel] Le nombre inscrit sur un animal est la valeur de tout le quartet, une fois complet :
        { JOIN($families, each: "valued") }.
   *[other] Le nombre inscrit sur un animal est la valeur de toute la famille, une fois complète :
        { JOIN($families, each: "valued") }.
}
rule-value-example = Les { NUMERAL($size) } vaches ensemble valent { $value } points, et non { $wrong }.
rule-money-box = La banque contient { NOTES-BY-KIND($notes) }.

## R2 set-up

rule-pile = Mélangez les animaux et formez une pioche, face cachée. Personne n’en connaît l’ordre.
rule-start-money =
    Chacun reçoit de la banque { NOTES-BY-KIND($notes) } : { $total } en tout. Gardez vos cartes Argent cachées en main.
    Leur valeur est votre secret ; leur nombre, tout le monde peut le voir.
rule-deal = { $number ->
    [1] Avant le premier tour, on donne à chacun un animal face visible, dans le sens horaire à partir du premier
        joueur.
   *[other] Avant le premier tour, on donne à chacun { NUMERAL($number) } animaux face visible, un par un, dans le sens
        horaire à partir du premier joueur.
}
rule-deal-donkey = Un âne parmi eux rapporte aussitôt de l’argent à tous, comme aux enchères.
rule-open-herds = Les animaux que vous possédez restent visibles devant vous.
rule-first-player =
    .boursicocotte-2025 = Celui qui possède l’animal le plus lourd commence. Ou mettez-vous d’accord, ou tirez au sort.
    .boursicocotte-original =
        Celui qui possède l’animal le plus lourd commence. Ou mettez-vous d’accord, ou tirez au sort.
    .koehandel = Décidez ensemble qui commence, ou tirez au sort.
    .boursikocotte = Tirez au sort qui commence, ou mettez-vous d’accord.
    .bluff = Décidez ensemble qui commence, ou tirez au sort.
rule-clockwise = Puis on joue dans le sens horaire.

## R3 a turn

rule-choice = À votre tour, faites une chose ou l’autre : mettre aux enchères ou proposer un { trade }.
rule-when-auction = Vous pouvez mettre aux enchères tant qu’il reste des animaux dans la pioche.
rule-when-trade = { $edition ->
    [koehandel] Vous pouvez proposer un maquignonnage quand un autre joueur et vous avez des animaux identiques.
   *[other] Vous pouvez proposer un marchandage quand un autre joueur et vous avez des animaux de la même famille.
}
rule-at-first-auctions = Au début, il n’y a donc que des enchères.
rule-auction-after-trade =
    Coup double : celui qui marchande doit aussi, dans le même tour, mettre aux enchères, tant qu’il reste des animaux
    dans la pioche.
rule-empty-pile = { $edition ->
    [koehandel] Quand la pioche est vide, il ne reste que le maquignonnage, et il est obligatoire. Celui qui n’a que des
        quartets, ou pas un seul animal, passe son tour.
   *[other] Quand la pioche est vide, il ne reste que les marchandages, et ils sont obligatoires. Celui qui n’a que des
        familles complètes, ou pas un seul animal, passe son tour.
}

## R4 auction

rule-lot = { $lot ->
    [1] Vous êtes le { auctioneer }. Retournez le premier animal de la pioche : c’est le lot.
   *[other] Vous êtes le { auctioneer }. Retournez les { NUMERAL($lot) } premiers animaux de la pioche : ils sont
        vendus ensemble, en un seul lot. S’il en reste moins, le lot est plus petit.
}
rule-donkey =
    L’âne apporte de l’argent ! Avant toute offre, chaque joueur, { auctioneer } compris, reçoit une carte Argent de la
    banque : { LIST($payments, each: "rule-donkey-payment") }. Puis l’âne est mis aux enchères comme les autres.
rule-donkey-payment = { $number ->
    [1] { $note } pour le premier âne de la partie
    [2] { $note } pour le deuxième
    [3] { $note } pour le troisième
   *[4] { $note } pour le quatrième
}
rule-two-donkeys = Plusieurs ânes dans un même lot paient l’un après l’autre.
rule-bids-many =
    Tous, sauf le { auctioneer }, peuvent enchérir, dans n’importe quel ordre et aussi souvent qu’ils le veulent.
rule-bids-one =
    Tous, sauf le { auctioneer }, peuvent enchérir, dans n’importe quel ordre, mais une seule fois chacun par vente.
    Alors réfléchissez bien !
rule-bid-step =
    Les offres sont des multiples de dix. La première est d’au moins { $step }, et chaque suivante dépasse la précédente
    d’au moins { $step }.
rule-own-raise = On peut aussi surenchérir sur sa propre offre.
rule-no-own-raise = On ne surenchérit pas sur sa propre offre.
rule-bluff-allowed =
    Vous pouvez offrir plus que vous n’avez. C’est du bluff, et R4.7 dit ce qu’il peut coûter. Mais personne ne peut
    offrir plus que tout l’argent en jeu, que chacun peut additionner : l’argent de départ et celui des ânes, pour tous
    les joueurs.
rule-must-afford = Vous ne pouvez pas offrir plus que vous n’avez.
rule-calls =
    .boursicocotte-2025 =
        Quand plus personne n’enchérit, le { auctioneer } annonce par exemple « 130 une fois… 130 deux fois… 130 trois
        fois, adjugé, vendu ! » et abat le marteau. Une nouvelle offre entre-temps, et il recommence à compter.
    .boursicocotte-original =
        Quand plus personne n’enchérit, le { auctioneer } annonce par exemple « 130 une fois… 130 deux fois… 130 trois
        fois, adjugé, vendu ! » et abat le marteau. Une nouvelle offre entre-temps, et il recommence à compter.
    .koehandel =
        Quand plus personne n’enchérit, le { auctioneer } annonce « une fois, deux fois, adjugé ! » Une nouvelle offre
        entre-temps, et il recommence à compter.
    .boursikocotte =
        Quand plus personne n’enchérit, le { auctioneer } annonce « une fois, deux fois, adjugé ! » Une nouvelle offre
        entre-temps, et il recommence à compter.
    .bluff =
        Quand plus personne n’enchérit, le { auctioneer } annonce « une fois, deux fois, adjugé ! » Une nouvelle offre
        entre-temps, et il recommence à compter.
rule-hammer-leader =
    Celui qui a la meilleure offre l’annonce trois fois : « 30 une fois, 30 deux fois, 30 trois fois ! » Si quelqu’un
    offre plus entre-temps, c’est à lui de compter. Sans aucune offre, le { auctioneer } annonce de même trois fois
    l’animal : « une oie une fois, une oie deux fois, une oie trois fois ! »
rule-passing =
    Vous pouvez dire « je passe » : à ce prix, plus rien de votre part. Après une nouvelle offre, tous peuvent de
    nouveau enchérir.
rule-passing-hammer = { $edition ->
    [boursicocotte-2025] Quand tous les autres ont passé, le marteau peut tomber tout de suite.
    [boursicocotte-original] Quand tous les autres ont passé, le marteau peut tomber tout de suite.
   *[other] Quand tous les autres ont passé, le lot peut être adjugé tout de suite.
}
rule-passing-leader = Quand tous les autres ont passé, inutile de compter plus longtemps : l’affaire est faite.
rule-no-bid = Si personne n’a rien offert, le { auctioneer } reçoit le lot gratuitement.
rule-no-bid-named =
    Si personne n’a rien offert, le { auctioneer } annonce trois fois le nom des animaux ; s’il n’y a toujours pas
    d’offre, il reçoit le lot gratuitement.
rule-preemption =
    .match =
        Sinon, le { auctioneer } choisit. Vendre : le plus offrant reçoit le lot et lui paie son offre. Ou faire valoir
        son droit de préemption : le { auctioneer } garde le lot et paie cette somme au plus offrant. Il lui faut pour
        cela assez d’argent.
    .double =
        Sinon, le plus offrant paie son offre au { auctioneer }. Celui-ci laisse la vente se faire, et le plus offrant
        reçoit le lot. Ou bien il fait valoir son droit de rachat : il rend exactement les cartes Argent reçues, y
        ajoute une seconde fois le montant de l’offre, pris sur ses propres cartes, et garde le lot, au double du prix.
        Il lui faut pour cela assez d’autres cartes.
    .none = Sinon, le plus offrant reçoit le lot et paie son offre au { auctioneer }.
rule-auction-example =
    Ana est { auctioneer }, un cochon est retourné. Ben offre 30, Cleo 40, Ben 60. Personne n’offre plus.
rule-preemption-example =
    .match = Ana donne le cochon à Ben et prend ses 60, ou elle garde le cochon et paie 60 à Ben.
    .double = Ben paie 60 à Ana. Elle en reste là, ou elle rend ses 60 à Ben, lui en paie encore 60 et garde le cochon.
    .none = Ben reçoit le cochon et paie 60 à Ana.
rule-insolvent =
    Celui qui doit payer et ne le peut pas étale toutes ses cartes Argent sur la table. Le même { auctioneer } remet le
    même lot aux enchères, à partir de zéro.
rule-insolvent-again =
    Le fautif peut y prendre part, mais sans offrir plus que ce qu’il a. Un âne ne paie pas une seconde fois.
rule-insolvent-hidden = Si le { auctioneer } fait valoir son droit de préemption, le bluff n’est jamais découvert.
rule-insolvent-one-bid = Dans cette nouvelle vente, chacun a de nouveau une offre.
rule-insolvent-never = Personne ne peut donc se trouver à court d’argent.
rule-no-change = On ne rend jamais la monnaie. Celui qui paie choisit les cartes Argent.
rule-pay-exactly =
    Si vous pouvez payer la somme exacte, vous le faites. Sinon vous payez plus, mais sans aucune carte dont on pourrait
    se passer. Un 0 ne sert donc jamais à payer.
rule-pay-freely =
    Toutes les cartes Argent qui couvrent le prix conviennent, même plus qu’il n’en faut, même avec un 0 parmi elles.
rule-who-sees-payment =
    Tout le monde connaît le prix et le nombre de cartes payées. Lesquelles, vous êtes deux à le savoir.
rule-pay-example = Dan doit 60. Il a un 0, un 50 et un 100.
rule-pay-exactly-example = Il paie avec le 100, et on ne lui rend rien. S’il avait un 10, il paierait 10 et 50.
rule-pay-freely-example =
    Il paie avec le 100, ou avec le 50 et le 100, en y ajoutant ou non le 0, et on ne lui rend rien.

## R5 trade

rule-challenge =
    Vous êtes le demandeur. Nommez un autre joueur et un animal que vous avez tous les deux. Il ne peut pas refuser le
    { trade }.
rule-stake-pair = Si vous en avez chacun exactement deux, l’enjeu est la paire. Sinon, c’est un seul animal.
rule-stake-one = L’enjeu est toujours un seul animal.
rule-offer =
    Posez sur la table, face cachée, les cartes Argent que vous voulez : c’est votre offre. Il peut y avoir des 0, ou
    rien que des 0. Tout le monde voit combien il y a de cartes, personne ne voit ce qu’elles valent.
rule-offer-one-note = Il en faut au moins une, sauf si votre main est vide.
rule-offer-nothing = Vous pouvez même n’en poser aucune.
rule-answer-optional =
    L’autre joueur accepte, prend vos cartes et vous donne l’enjeu ; ou bien il pose une contre-offre, face cachée,
    comme vous.
rule-answer-obligatory = L’autre joueur doit poser une contre-offre, face cachée, comme vous. Il ne peut pas accepter.
rule-swap-in-secret =
    Vous échangez alors les deux tas, et chacun compte en secret. Celui qui a offert le plus reçoit l’enjeu de l’autre.
    Chacun garde l’argent reçu, quel que soit le gagnant.
rule-swap-openly =
    On retourne alors les deux tas à la vue de tous, et vous les échangez. Celui qui a offert le plus reçoit l’enjeu de
    l’autre. Chacun garde l’argent reçu, quel que soit le gagnant.
rule-winner-pays-in-secret =
    Vous vous montrez alors vos deux tas, à vous seuls. Celui qui a offert le plus reçoit l’enjeu de l’autre, et le
    paie : ses cartes vont au perdant, sauf les 0. Le perdant reprend son propre tas.
rule-winner-pays-openly =
    On retourne alors les deux tas en même temps, à la vue de tous. Celui qui a offert le plus reçoit l’enjeu de
    l’autre, et le paie : ses cartes vont au perdant, sauf les 0. Le perdant reprend son propre tas.
rule-tie-challenger = { $pays ->
    [yes] Si les deux tas ont la même valeur, le demandeur gagne et paie son offre.
   *[no] Si les deux tas ont la même valeur, le demandeur gagne.
}
rule-tie-again =
    Si les deux tas ont la même valeur, il y a une seconde manche : le demandeur pose une nouvelle offre, et l’autre y
    répond de la même façon.
rule-tie-again-counter =
    Si les deux tas ont la même valeur, il y a une seconde manche : d’abord le demandeur pose une nouvelle offre, puis
    l’autre une nouvelle contre-offre. Cette fois, il ne peut pas accepter.
rule-tie-piles-swapped = Les deux premiers tas restent échangés.
rule-tie-piles-back = Chacun reprend d’abord son propre tas.
rule-second-tie = { $pays ->
    [yes] S’ils ont encore la même valeur, le demandeur gagne et paie son offre.
   *[no] S’ils ont encore la même valeur, le demandeur gagne.
}
rule-known-to-traders =
    Vous êtes deux à savoir ce qu’il y avait dans les tas. Les autres savent combien il y avait de cartes, et qui a
    gagné.
rule-known-to-all = Une offre acceptée reste cachée : vous êtes deux à savoir ce qu’elle contenait.
rule-trade-example = Ana et Ben ont chacun une vache. Ana pose trois cartes : 0, 0 et 10. Ben répond par une seule : 50.
rule-swap-example = Ils échangent. Ben a offert plus et reçoit la vache d’Ana. Ana garde le 50, Ben le 0, le 0 et le 10.
rule-winner-pays-example = Ben a offert plus : il reçoit la vache d’Ana et lui paie le 50. Ana reprend ses trois cartes.

## R6 families, dove, end, score

rule-complete = { $edition ->
    [koehandel] Un quartet complet est à l’abri : plus personne ne peut le marchander.
   *[other] Une famille complète est à l’abri : plus personne ne peut la marchander.
}
rule-dove =
    La colombe vaut { $points } points. Le premier joueur qui réunit deux familles complètes allant ensemble peut la
    prendre : { JOIN($pairs, each: "pair") }.
rule-dove-at-once =
    Prenez-la tout de suite, avant que l’action du tour suivant soit choisie, sinon vous en perdez le droit ; elle sera
    pour le prochain joueur qui réunit une telle paire. Si ce coup met fin à la partie, elle vient toute seule.
rule-end = { $edition ->
    [koehandel] La partie se termine quand tous les quartets sont complets. Elle se termine aussi quand elle tourne en
        rond : une fois la pioche épuisée, quand un tour commence pour la troisième fois avec les mêmes animaux chez
        chacun, autant de cartes Argent dans chaque main et le même joueur, sans quartet complété entre-temps ; ou après
        deux cents maquignonnages de suite qui n’en complètent aucun. Les quartets inachevés ne comptent alors pour
        personne.
   *[other] La partie se termine quand toutes les familles sont complètes. Elle se termine aussi quand elle tourne en
        rond : une fois la pioche épuisée, quand un tour commence pour la troisième fois avec les mêmes animaux chez
        chacun, autant de cartes Argent dans chaque main et le même joueur, sans famille complétée entre-temps ; ou
        après deux cents marchandages de suite qui n’en complètent aucune. Les familles inachevées ne comptent alors
        pour personne.
}
rule-score-families = { $edition ->
    [koehandel] Additionnez les valeurs de vos quartets, puis multipliez la somme par leur nombre.
   *[other] Additionnez les valeurs de vos familles, puis multipliez la somme par leur nombre.
}
rule-score-sum = Additionnez les valeurs de vos familles.
rule-score-dove = La colombe rapporte { $points } de plus.
rule-money-worthless = L’argent ne vaut plus rien.
rule-winner = Celui qui a le plus de points gagne.
rule-tie-break-money =
    À égalité, celui à qui il reste le plus d’argent l’emporte ; à nouvelle égalité, la victoire est partagée.
rule-tie-break-shared = À égalité, la victoire est partagée.
rule-scoring = { $factor ->
    [1] { $player } : { LIST($families, each: "valued") }. Cela fait { $points } points.
   *[other] { $player } : { LIST($families, each: "valued") }. Cela fait { $factor } × { $sum } = { $points } points.
}
rule-scoring-dove = { $factor ->
    [1] { $player } : { LIST($families, each: "valued") }, et la colombe. Cela fait { $sum } + { $dove } =
        { $points } points.
   *[other] { $player } : { LIST($families, each: "valued") }, et la colombe. Cela fait { $factor } × { $sum } +
        { $dove } = { $points } points.
}
rule-another-game = Dans une autre partie,

## R7 variants and house rules

rule-variants-title = Les variantes
rule-variants-intro =
    Une variante s’ajoute à une édition. `maquignon rules ÉDITION --variants NOM --lang fr` dit toute la règle avec
    elle. Voici les phrases qui changent.
rule-variants =
    .coup-double = { $name } : de la notice de Boursicocotte, 2025 ; pour toutes les éditions.
    .finie-la-plaisanterie =
        { $name } : de la notice de Boursicocotte, 2025 ; pour toutes les éditions.
    .super-marchandage =
        { $name } : de la règle de Bluff ; pour Bluff, où les tas ne sont pas échangés de toute façon.
rule-house-rules-title = Les règles maison
rule-house-rules-intro =
    Chaque table peut remplacer ce qu’elle veut. `maquignon rules ÉDITION --house-rule CLÉ=VALEUR --lang fr` dit toute
    la règle ainsi changée. Pour chaque valeur, vous lisez ici ce que dit alors la règle du Boursicocotte original. Ce
    qui ne peut pas se jouer, comme un départ que la banque ne peut pas payer, est refusé avec une phrase qui dit
    pourquoi.
rule-house-rules =
    .family_size = Combien de cartes compte une famille
    .lot_size = Combien d’animaux sont vendus ensemble
    .start_notes = Ce que chacun reçoit au départ
    .money_box = Ce que contient la banque
    .donkey_payments = Ce que rapporte chaque âne
    .bid_step = De combien une offre doit monter
    .bids = Si l’on peut offrir plus que ce qu’on a
    .own_raise = Si l’on peut surenchérir sur sa propre offre
    .payment = Avec quelle exactitude on paie
    .empty_offers = Si l’on peut ne rien offrir du tout
    .opening_deal = Combien d’animaux sont donnés avant la partie
    .hammer = Qui annonce l’offre trois fois
    .preemption = Ce que peut faire le commissaire-priseur après les offres
    .trade_money = Ce que devient l’argent d’un marchandage
    .trade_reveal = Qui voit les tas d’un marchandage
    .counter = Si l’on peut accepter une offre
    .tie = Ce qui se passe quand les deux offrent autant
    .multiplier = Comment on compte les points
    .dove = S’il y a une colombe
    .tie_break = Qui gagne à égalité
rule-values = Valeurs : { $values }.
rule-then = Avec `{ $rule }` :
rule-whole-numbers = un nombre entier de { $least } à { $most }
rule-tens = un multiple de dix, au plus { 1000 }
rule-some-notes = une liste de cartes Argent, par exemple `[0, 0, 10, 10, 50]`
rule-some-box = combien de chaque carte Argent, par exemple `{ "{" }"0": 10, "10": 20{ "}" }`
rule-index-title = La règle avec nos mots
rule-index-intro =
    Un jeu, cinq règles imprimées. Elles diffèrent, et voici en quoi. Les chapitres et les numéros (R1 à R7) sont les
    mêmes pour chaque édition, et les tests et les commentaires du projet les citent.
rule-index-decisions = Ce que nous avons décidé là où un texte se tait, est abîmé ou reste obscur (D1 à { $last })
