### What we decided where a printed text is silent, damaged or unclear.

decision-title = Décisions
decision-intro =
    Les règles imprimées laissent des questions ouvertes ; l’une d’elles est abîmée. Voici ce que nous avons décidé, et
    pourquoi. La règle des éditions, le code et les tests citent ces numéros.
decisions =
    .D1 =
        _Les ânes de Boursicocotte (2025) rapportent 100, 200 et 500._ Selon la notice, avec des familles de trois, le
        premier âne donne directement un 100, et le 50 est réservé à la version originale. La boîte contient cinq cartes
        de 100, de 200 et de 500, et à cinq joueurs les dix 50 servent tous au départ : trois ânes rapportent donc 100,
        200 et 500, quel que soit le nombre de joueurs.
    .D2 =
        _Qui commence._ Les éditions diffèrent : l’animal le plus lourd, le hasard, ou un accord. À nos tables, l’hôte
        peut nommer la place ; sinon le hasard décide. On joue dans le sens horaire.
    .D3 =
        _Le nombre de vos cartes Argent n’est pas un secret._ Une main est un éventail de dos que chacun peut compter.
        Leur valeur reste cachée.
    .D4 =
        _Sans aucun animal, on passe son tour_ une fois la pioche vide, comme celui qui n’a que des familles complètes :
        ni l’un ni l’autre n’a rien à marchander.
    .D5 =
        _Un lot est plus petit quand la pioche contient moins d’animaux_ qu’on n’en retourne d’habitude.
    .D6 =
        _Les offres sont des multiples de dix_, d’au moins dix, chacune plus haute que la précédente. Il n’existe pas de
        carte plus petite : « plus haute » et « d’au moins dix de plus » reviennent au même.
    .D7 =
        _On peut surenchérir sur sa propre offre._ Les textes laissent chacun enchérir aussi souvent qu’il le veut et
        demandent seulement que chaque offre dépasse la précédente ; et cela peut servir, pour pousser le prix au-delà
        de ce que le commissaire-priseur peut payer pour préempter. On n’y est jamais invité : les parties au tour par
        tour passent le plus offrant, les tables en direct veulent que ce soit dit exprès, et les robots ne
        le font pas. La règle maison `own_raise` l’interdit.
    .D8 =
        _On peut passer._ Cela veut dire « à ce prix, plus rien de ma part ». Une nouvelle offre efface tous les « je
        passe » ; quand tous les autres ont passé, le marteau peut tomber tout de suite. Les tables en direct comptent
        les trois appels à l’horloge. Les parties tour par tour interrogent les enchérisseurs dans le sens horaire à
        partir du commissaire-priseur, jusqu’à ce que tous les autres aient passé.
    .D9 =
        _Seul un commissaire-priseur qui a de quoi payer peut préempter._ Sinon, préempter serait un bluff sans risque.
    .D10 =
        _Celui qui ne peut pas payer, dans Koehandel_ : la page est coupée à cet endroit. Comme dans Boursicocotte, on montre
        toutes ses cartes Argent et le lot est remis aux enchères.
    .D11 =
        _Avec « finie la plaisanterie ! », une enchère recommencée rend à chacun son unique offre._ C’est une nouvelle
        enchère du même lot.
    .D12 =
        _Celui qui peut payer exactement le fait ; celui qui ne le peut pas ne donne aucune carte inutile._ Les textes disent qu’on
        ne rend pas la monnaie et qu’il faut payer plus quand on ne peut pas payer exactement. Payer davantage par
        cadeau, ou glisser un 0, serait une façon de cacher de l’argent ou d’en donner à un ami.
    .D13 =
        _Tout le monde connaît un prix et le nombre de cartes payées_ : cela se passe au grand jour, sur la table.
        Lesquelles, seuls celui qui paie et celui qui reçoit le savent.
    .D14 =
        _Une offre compte au moins une carte_, sauf si la main est vide. Il faut un tas sur la table pour y répondre.
    .D15 =
        _Après une égalité dans Koehandel, les premiers tas restent échangés_, comme dans tout marchandage compté. La
        ligne manque dans le texte abîmé.
    .D16 =
        _À la seconde manche de Boursikocotte, on ne peut pas accepter_ : le texte dit que les deux joueurs refont une
        proposition.
    .D17 =
        _« Tout de suite », pour la colombe_, veut dire : avant que les enchères ou le marchandage du tour suivant
        soient choisis. Si le coup qui réunit la paire met aussi fin à la partie, la colombe vient toute seule, puisque
        personne ne pourrait plus la réclamer.
    .D18 =
        _À égalité, la victoire est partagée_, là où la règle ne dit rien d’autre.
    .D19 =
        _La donne d’ouverture_ (une règle maison pour une partie plus courte) se fait carte par carte, dans le sens
        horaire à partir du premier joueur. Un âne parmi les cartes rapporte aussitôt de l’argent à tous.
    .D20 =
        _Personne ne peut offrir plus que tout l’argent en jeu._ Chacun peut additionner l’argent de départ et celui des
        ânes de tous les joueurs : une offre au-delà n’est plus du bluff, mais du bruit.
    .D21 =
        _Une partie qui tourne en rond se termine._ Aucune règle ne le prévoit, mais deux joueurs sans argent peuvent se
        passer un animal sans fin : le demandeur gagne chaque égalité. Une fois la pioche épuisée, on retient la
        position publique au début de chaque tour : qui possède quels animaux, combien de cartes Argent chacun a en
        main, et à qui c’est de jouer. Quand l’une d’elles revient pour la troisième fois depuis qu’une famille a été
        complétée, la partie est terminée, et une famille inachevée ne compte pour personne. Tous sont prévenus quand
        une position revient pour la deuxième fois. Seul compte ce que tous peuvent voir : rien de caché ne se trahit.
        On retient les soixante derniers tours ; c’est assez, car deux cents marchandages de suite sans famille
        complétée mettent fin à la partie dans tous les cas.
    .D22 =
        _Ce que deux textes muets empruntent._ Là où Boursikocotte et Bluff se taisent, la notice de Boursicocotte
        vaut : pour la valeur des familles (Bluff ne cite que les vaches), pour la banque de Boursikocotte et toute sa
        règle sur l’enchérisseur qui ne peut pas payer, et pour la limite imposée à celui-ci dans Bluff. Dans Koehandel,
        la ligne qui suit l’égalité est perdue ; nous lisons : « le demandeur fait une nouvelle offre ». « Première
        édition » est le nom que nous donnons à Bluff.
