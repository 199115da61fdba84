### What the terminal says for itself.

## What can be typed at any time

terminal-typed-hint = conseil, c, hint
terminal-typed-table = table, t
terminal-typed-values = valeurs, v, values
terminal-typed-rules = règles, regles, règle, regle, r, rules
terminal-typed-log = journal, j, log
terminal-typed-save = noter, save
terminal-typed-quit = quitter, q, quit, exit
terminal-typed-back = retour, b, back
terminal-typed-pass = p, passe, passer, pass
terminal-typed-out = pp
terminal-typed-all = tout, toutes, all
terminal-typed-none = rien, aucune, none
terminal-typed-say = dire, say
terminal-typed-raise = relever, raise
terminal-typed-hammer = accélérer, accelerer, marteau, hammer
terminal-typed-start = commencer, start
terminal-typed-bots = robots, bots
terminal-typed-sit = asseoir, sit
terminal-typed-stand = lever, stand
terminal-typed-bot = robot, bot
terminal-typed-free = libérer, liberer, free
terminal-typed-vote = vote
terminal-typed-unvote = dévote, devote
terminal-typed-invite = invite
terminal-typed-pause = pause
terminal-typed-resume = reprendre, resume
terminal-typed-again = revanche, again

## Beginning and end

terminal-you-are = Vous êtes { $name }.
terminal-bots = Le programme joue pour { $name } ({ $bot }).
terminal-ask-for-help = Tapez ? à tout moment pour savoir ce que vous pouvez taper.
terminal-forced = Vous n’avez pas d’autre choix.
terminal-end-of-input = Il n’y a plus rien à lire : la partie s’arrête ici.
terminal-goodbye = La partie s’arrête ici. Au revoir !
terminal-saved = La partie est notée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $why }.
terminal-save-where = Tapez noter et le nom d’un fichier.
terminal-count-title = Le décompte :
terminal-no-family = { $player } : aucune famille complète, 0 point.
terminal-hint = Un bon joueur choisirait « { $deed } ».

## The table

terminal-myself = { $name } (vous)
terminal-no-notes = aucune carte Argent
terminal-pile = Animaux restant dans la pioche : { $count }.
terminal-pile-empty = La pioche est vide.
terminal-turn-of = C’est à { $name } de jouer.
terminal-herd = { $name } possède : { ANIMALS($animals) }.
terminal-no-animals = { $name } n’a pas d’animaux.
terminal-complete = { $name } a une famille complète : { FAMILY($animal) }, { $value }.
terminal-holds = { $name } a { HELD-NOTES($count) }.
terminal-points = { $name } a pour l’instant { $points } points.
terminal-dove-of = { $name } a la colombe.
terminal-dove = colombe
terminal-your-notes = Vos cartes Argent : { $notes }. En tout { $total }.
terminal-your-empty-hand = Vous n’avez pas de cartes Argent.
terminal-lot = Aux enchères : { ANIMALS($animals) }.
terminal-no-bid-yet = Personne n’a encore enchéri.
terminal-highest-bid = La meilleure offre est de { $amount }, par { $name }.
terminal-has-passed = { $name } a passé.
terminal-has-shown = { $name } a tout dévoilé : { $notes }.
terminal-offer-lies = { $name } offre à { $target } { HELD-NOTES($count) }. L’enjeu : { ANIMALS($animals) }.
terminal-value = { CAPITAL(FAMILY($animal)) } : { $value } points, { $pile } dans la pioche.
terminal-column-player = Joueur
terminal-column-animals = Animaux
terminal-column-families = Familles complètes
terminal-column-notes = Cartes Argent
terminal-column-points = Points

## Questions

terminal-ask-turn = À vous. Que faites-vous ?
terminal-do-auction = Mettre aux enchères
terminal-do-trade =
    Marchander avec { $name }, l’enjeu : { ANIMALS($animals) } (vous en avez { $mine }, { $name } { $theirs })
terminal-ask-offer = Quelles cartes Argent offrez-vous à { $name }, face cachée ?
terminal-ask-second-offer = Égalité. Quelles cartes Argent offrez-vous maintenant à { $name }, face cachée ?
terminal-do-offer = Offre : { $notes }
terminal-ask-bid =
    Votre offre, de { DIGITS($minimum) } à { DIGITS($maximum) } ? Ou p pour passer, pp pour ne plus enchérir sur ce lot.
terminal-ask-bid-affordable = Vous pouvez payer { $affordable }.
terminal-ask-own-raise =
    Personne n’offre plus que vos { $price }. Surenchérir sur votre propre offre, de { DIGITS($minimum) } à
    { DIGITS($maximum) } ? Ou p pour laisser adjuger.
terminal-do-bid = Offrir { $amount }
terminal-do-pass = Passer
terminal-ask-decide = { $name } offre { $price }. Que faites-vous ?
terminal-do-sell = Vendre à { $name } pour { $price }
terminal-do-preempt = Garder le lot et payer { $price } à { $name }
terminal-ask-pay = Vous devez { $price } à { $name }. Avec quelles cartes Argent payez-vous ?
terminal-do-pay = { $over ->
    [0] Payer { $notes }
   *[other] Payer { $notes } ({ $over } de plus que le prix)
}
terminal-or-other-notes = Ou tapez d’autres cartes Argent.
terminal-ask-buy-back = { $name } vous a payé { $price } avec ces cartes Argent : { $notes }. Que faites-vous ?
terminal-do-let-stand = Laisser la vente
terminal-do-buy-back = { $over ->
    [0] Racheter : les rendre, ajouter { $notes } et garder le lot
   *[other] Racheter : les rendre, ajouter { $notes } ({ $over } de plus que le prix) et garder le lot
}
terminal-ask-answer =
    { $name } vous offre { HELD-NOTES($count) }, face cachée. L’enjeu : { ANIMALS($animals) }. Que faites-vous ?
terminal-do-accept = Accepter l’offre
terminal-or-counter = Ou tapez les cartes Argent de votre contre-offre.
terminal-ask-counter =
    { $name } vous offre { HELD-NOTES($count) }, face cachée. L’enjeu : { ANIMALS($animals) }. Quelles cartes Argent
    posez-vous en face ?
terminal-do-counter = Contre-offre : { $notes }
terminal-ask-dove = Vous pouvez prendre la colombe, qui vaut { $points } points. Que faites-vous ?
terminal-do-take-dove = Prendre la colombe
terminal-do-leave-dove = La laisser

## Help

terminal-help-menu = Tapez le numéro placé devant votre choix.
terminal-help-bid =
    Tapez une somme, par exemple { DIGITS($minimum) }. Tapez p pour passer : on vous redemandera après une offre plus
    haute ; pp, et on ne vous demandera plus.
terminal-help-own-raise =
    Avec un + après la somme ({ DIGITS($minimum) }+), on vous redemande avant que le lot ne vous soit adjugé, et
    vous pouvez relever votre offre.
terminal-help-bluff =
    Vous pouvez offrir plus que vous n’avez. Mais s’il faut payer, vous dévoilez toutes vos cartes Argent, et le lot est
    remis aux enchères.
terminal-help-notes =
    Tapez les cartes Argent séparées par des espaces, par exemple 0 10 10. Pour plusieurs : 3x10. Pour toutes : tout.
terminal-help-no-notes = Pour n’en poser aucune : rien.
terminal-help-back = Tapez retour pour choisir autre chose.
terminal-help-always =
    À tout moment : conseil (ce que ferait un bon joueur), table (qui a quoi), valeurs (des animaux), règles, journal
    (ce qui s’est passé), noter FICHIER, quitter.

## Answers to what cannot be understood or done

terminal-bad-number = Tapez un numéro de 1 à { $most }, ou ? pour de l’aide.
terminal-bad-bid =
    Tapez un multiple de dix de { DIGITS($minimum) } à { DIGITS($maximum) }, p pour passer, ou ? pour de l’aide.
terminal-no-such-note =
    « { $word } » n’est pas une carte Argent : il y a 0, 10, 50, 100, 200 et 500. Tapez ? pour de l’aide.
terminal-not-held = Vous n’avez pas ces cartes Argent : { $notes }.
terminal-too-little = Cela ne fait que { $total }, et le prix est de { $price }.
terminal-exact-sum-possible = Vous pouvez payer exactement { $price }, alors il le faut.
terminal-needless-note = Sans le { $note }, cela suffit encore : enlevez-le.
terminal-empty-offer = Posez au moins une carte Argent.

## At a live table

live-unreachable = Personne ne répond à l’adresse { $server }.
live-start-a-server = Pour avoir un serveur sur cet ordinateur, lancez « maquignon serve » dans un autre terminal.
live-no-place =
    « { $typed } » n’est ni le code d’une table, comme KX4M2, ni son lien, comme https://play.example/t/KX4M2.
live-no-server = « { $typed } » n’est pas l’adresse d’un serveur, comme https://play.example.
live-no-code = { $server } est un serveur, pas une table. « maquignon lobby { $server } » montre ses tables publiques.
live-join-with = Pour vous asseoir : maquignon join { $link }
live-no-tui =
    La table dessinée demande un paquet de plus : pip install "maquignon[tui]". Voici la partie en phrases.
live-invite = Les autres viennent avec le code { $code } ou par le lien { $link }
live-at-table = Vous êtes à la table { $code }.
live-plays = On joue : { LIST($played) }.
live-house-rules = Règles maison : { JOIN($rules) }.
live-seat-open = Place { $number } : libre.
live-seat-person = Place { $number } : { $name }.
live-seat-bot = Place { $number } : { $name }, un robot.
live-seat-away = Place { $number } : { $name }, pour l’instant ailleurs.
live-seat-stand-in = Place { $number } : { $name } ; un robot joue à sa place.
live-wait = Attendons que l’hôte lance la partie.
live-wait-as-host =
    Vous êtes l’hôte. Tapez commencer quand tout le monde est là, ou robots pour leur donner les places libres.
live-rearranged = L’hôte a modifié la table.
live-host-now = C’est maintenant vous l’hôte.
live-sat-down = { $name } s’assied.
live-went = { $name } se lève.
live-away = { $name } n’est plus là pour l’instant.
live-back = { $name } est de retour.
live-bot-plays = Un robot joue à la place { OF($name) }.
live-may-vote = Pour lui laisser cette place pour de bon, tapez vote { $number } ; dévote { $number } revient là-dessus.
live-votes = Voix pour laisser au robot la place { OF($name) } : { $votes } (vote { $number }, dévote { $number }).
live-removed = { $name } a dû quitter sa place ; invite { $name } lui permet de se rasseoir.
live-begins = La partie commence.
live-goes-on = La partie continue.
live-said = { $name } dit : { $text }
live-time = { $seconds ->
    [one] Vous avez { $seconds } seconde.
   *[other] Vous avez { $seconds } secondes.
}
live-just-changed = C’est arrivé juste au moment où la question changeait : cela ne compte pas.
live-nothing-asked = On ne vous demande rien pour l’instant. Tapez ? pour de l’aide.
live-no-own-raise = Vous ne pouvez relever votre offre que tant qu’elle est la meilleure.
live-line-back = La connexion est rétablie.
live-over =
    Tapez revanche pour rejouer avec les mêmes joueurs, noter FICHIER pour garder cette partie, ou quitter.
live-over-watching = Tapez noter FICHIER pour garder cette partie, ou quitter.
live-next = Les autres continuent à la table { $code }. Tapez revanche pour les suivre.
live-goodbye = Vous avez quitté la table. Au revoir !
live-leave-sure = Un robot jouerait à votre place jusqu’à votre retour. Tapez quitter encore une fois pour partir.
live-no-such-word = Le mot « { $word } » n’existe pas ici. Tapez ? pour de l’aide.
live-say-what = Tapez dire et ce que vous voulez dire à tous, ou dire et un de ces numéros :
live-which-seat = Nommez une place par son numéro, de 1 à { $most }.
live-invite-whom = Qui ? invite et l’un de ces noms : { JOIN($names) }.
live-invite-nobody = Personne n’a dû quitter sa place.
live-which-bot = Tapez robot, le numéro de la place et un de ces noms : { JOIN($bots) }.
live-save-later = Une partie en direct se note quand elle est finie.
live-help-room = Avant la partie : asseoir, asseoir 2 (à cette place), lever.
live-help-host =
    Avant la partie : commencer, robots (commencer, avec des robots aux places libres), robot 3 hard (un robot à la
    place 3), libérer 3, asseoir 2, lever.
live-help-game =
    Pendant la partie : conseil (ce que ferait un bon joueur), relever 60 (votre propre offre, tant qu’elle est la
    meilleure), accélérer (le décompte, si c’est à vous de compter), pp (ne plus enchérir sur ce lot), pause, reprendre,
    retour (reprendre votre place au robot), vote 3 (le robot qui garde la place 3 l’a pour de bon, quand tous les
    autres sont d’accord), dévote 3, invite NOM (l’hôte : celui qui a dû quitter sa place peut se
    rasseoir) ; revanche
    après la fin.
live-help-always =
    À tout moment : dire TEXTE ou dire 3 (dire seul énumère ce qui peut se dire ainsi), table (qui a quoi), valeurs
    (des animaux), règles, journal (ce qui s’est passé), noter FICHIER (après la fin), quitter. Chaque mot peut être
    précédé de /.
