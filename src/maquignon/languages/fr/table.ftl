### What the table says.

## Table

table-others = Les autres joueurs
table-my-place = Votre place
table-my-notes = Vos cartes Argent
table-seat-of = La place { OF($name) }
table-herd-of = Les animaux { OF($name) }
table-family-of = Complète : la famille des { WORD($animal, 2) }, { $value }
table-animals-of = { CAPITAL(WORD($animal, $number)) } : { $number } sur { $size }
table-no-animals = pas encore d’animaux
table-notes-in-hand = { NOTES($count) } en main
table-shown-notes = { $name } a tout dévoilé
table-leads-with = mène à { $amount }
table-passed = passe
table-out = se retire
table-challenged = doit répondre
table-challenges = marchande
table-auctioneer = met en vente
table-on-turn = a la main
table-has-dove = a la colombe, 500 points
table-is-away = pas là
table-bot-in = robot dans
table-bot-plays = un robot joue
table-to-think = pour réfléchir
table-points-now = { $points } points en familles complètes
table-ahead = En tête avec { $points } points en familles complètes
table-time-left = Temps restant
table-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-first-time = La première fois
table-pile = pioche
table-pile-left = { $count ->
    [one] 1 animal dans la pioche
   *[other] { $count } animaux dans la pioche
}
table-calls =
    .once = Une fois
    .twice = Deux fois
table-sold = Adjugé !
table-values = Valeurs
table-values-tip = Ce que vaut chaque famille, et ce qui reste dans la pioche
table-family = Famille
table-worth = Valeur
table-in-pile = Dans la pioche
table-donkeys = Les ânes paient tout le monde
table-donkey-number = Âne { $number }
table-rules = Règles
table-log = Journal
table-log-tip = Ce qui s’est passé jusqu’ici
table-chat = Discussion
table-menu = Menu de la table
table-pause = Demander une pause
table-agree = D’accord
table-resume = Demander la reprise
table-unpause = Retirer la demande
table-paused = La table est en pause.
table-wishes-pause = { LIST($names) } { COUNT($names) ->
    [one] voudrait
   *[other] voudraient
} une pause.
table-leave = Quitter la table
table-leave-sure = Quitter ? Un robot tient votre place jusqu’à votre retour.
table-stay = Rester
table-take-back = Reprendre ma place
table-standing-in = Un robot joue pour vous.
table-played-for-you = Votre temps était écoulé : la table a décidé pour vous. La prochaine fois, un robot jouera jusqu’à votre retour.
table-timed-out = temps écoulé
table-bot-plays-for = Un robot joue pour { $name }.
table-give-seat = Donner la place au robot pour de bon ({ $votes } sur { $needed })
table-give-seat-tip = Dès que tous les autres présents sont d’accord
table-take-bots-seat = Prendre la place { OF($name) }
table-take-bots-seat-tip = Jouer avec ce que le robot possède
table-watching = Vous regardez la partie.
table-hint = Conseil
table-hint-tip = Que ferait un bon robot ?
table-elsewhere = Cette table continue sur un autre serveur. On vous y conduit.
table-trouble = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; la partie reprendra d’elle-même.
table-cut-off =
    Ce serveur est coupé de sa base de données. Rien n’est perdu ; la partie reprendra d’elle-même, ici ou sur un
    autre serveur.

## Stage

stage-label = Le milieu de la table
stage-lot = Aux enchères
stage-no-bid = pas d’offre
stage-stake = { $number } { WORD($animal, $number) } en jeu
stage-second-round = seconde manche
stage-no-offer = { $me ->
    [name] ne posez rien
   *[other] ne pose rien
}
stage-offers-again = { $me ->
    [name] offrez à nouveau
   *[other] offre à nouveau
}
stage-answers = { $me ->
    [name] répondez
   *[other] répond
}
stage-turn = { $name } : enchères ou marchandage ?
stage-must-auction = { $name } doit maintenant mettre aux enchères.
stage-must-trade = { $name } doit marchander.
stage-turning-up = { $me ->
    [name] Vous retournez le lot…
   *[other] { $name } retourne le lot…
}
stage-dealing = On distribue des animaux.
stage-deciding = { $me ->
    [bidder] Vous offrez { $price }. { $seller } vend, ou garde le lot à ce prix ?
   *[other] { $bidder } offre { $price }. { $seller } vend, ou garde le lot à ce prix ?
}
stage-paying = { $name } paie { $price }.
stage-buying-back = { $name } a reçu { $price } : laisser la vente, ou racheter au double ?
stage-answering = { $name } regarde les cartes face cachée…
stage-offering = Égalité ! { $name } offre encore une fois.
stage-yours =
    .turn = À vous : enchères ou marchandage ?
    .must_auction = À vous : seules les enchères sont possibles.
    .must_trade = À vous : il ne reste que des marchandages.
    .deciding = Vendre à { $price }, ou garder le lot et payer ce prix ?
    .paying = Vous payez { $price }.
    .buying_back = On vous a payé { $price } : laisser faire, ou racheter ?
    .answering = Prendre les cartes, ou en poser contre elles ?
    .offering = Égalité ! Vous offrez encore une fois.
stage-over = La partie est terminée
stage-ended =
    .circles = Cette position revient pour la troisième fois : la partie est terminée, et les familles inachevées ne
        comptent pour personne.
    .standstill = 200 marchandages de suite n’ont complété aucune famille : la partie est terminée, et les familles
        inachevées ne comptent pour personne.

## Dock

dock-label = Votre décision
dock-your-turn = À vous
dock-waits-for-you = La table vous attend.
dock-auction = Enchères
dock-auction-tip = Retourner des animaux et recevoir des offres (A)
dock-or-trade = ou marchander pour :
dock-must-trade = La pioche est vide. Marchandez pour :
dock-stake = { $number ->
    [one] { CAPITAL(WORD($animal, $number)) } · { $name }
   *[other] { $number } { WORD($animal, $number) } · { $name }
}
dock-trade-for = Marchander avec { $name } pour { the-animals }
dock-offer-for = Votre offre à { $name } pour { the-animals }
dock-offer-again = Égalité. Votre nouvelle offre à { $name }
dock-lay-offer = Poser face cachée
dock-lay-counter = Poser la contre-offre
dock-tray = Touchez des cartes pour les poser face cachée ; un zéro compte comme une carte.
dock-pay-tray = Touchez les cartes avec lesquelles payer.
dock-at-least = { $least ->
    [one] Posez au moins une carte, même un zéro.
   *[other] { "" }
}
dock-back = Retour
dock-affordable = Vous pouvez payer jusqu’à { $sum }.
dock-only-bluff = Vous avez { $sum } : toute offre est un bluff.
dock-bid-tip = Offrir { $amount }
dock-bluff-tip =
    Offrir { $amount }, plus que vous n’avez. S’il faut payer, tout le monde verra votre argent. Touchez deux fois.
dock-bluff = bluff
dock-dare = Bluffer ?
dock-bid-of = Offrir { $amount }
dock-bluff-of = Bluffer à { $amount }
dock-dare-bid = Vraiment bluffer à { $amount } ?
dock-outbid = { $name } a été plus rapide : { $price }.
dock-bid-at-least = { $least } au moins
dock-bid-at-most = { $most } au plus
dock-own-raise = Surenchérir sur moi-même…
dock-own-raise-tip = Vous menez déjà ; un prix plus haut reste permis (U)
dock-less = 10 de moins
dock-more = 10 de plus
dock-free-amount = Votre offre
dock-pass = Passer
dock-pass-tip = Rien de plus à ce prix (P)
dock-out = Me retirer
dock-out-tip = Passer maintenant et à tout prix plus élevé (O)
dock-hammer =
    .once = Une fois…
    .twice = Deux fois…
    .gone = Adjugé !
dock-hammer-tip = Accélérer le décompte (H)
dock-you-lead = Vous menez à { $amount }.
dock-you-auction = C’est votre vente. Les autres enchérissent.
dock-passed = Vous passez. Une offre plus haute vous redonne la parole.
dock-bidding-goes-on = Les enchères continuent sans vous.
dock-waiting-for = On attend { LIST($names) }…
dock-one-moment = Un instant…
dock-decide = { $name } offre { $price }
dock-sell = Vendre
dock-sell-for = recevoir { $price }
dock-sell-tip = { $name } vous paie et reçoit le lot (S)
dock-preempt = Garder
dock-preempt-for = payer { $price }
dock-preempt-tip = Préempter : payer le même prix à { $name } et garder le lot (K)
dock-cannot-preempt = Vous ne pouvez pas payer cela.
dock-pay-to = Payez { $price } à { $name }
dock-pay = Payer { $sum }
dock-proposals = Paiements proposés
dock-proposal-tip = Prendre ces cartes
dock-exact = l’appoint
dock-loses = { $loss } de trop, sans monnaie
dock-standing =
    .short = il manque encore { $missing }
    .exact = Le compte est bon.
    .over = On ne rend pas la monnaie : vous perdez { $loss }.
    .exact-possible = La somme exacte est possible, elle est donc due.
    .needless = Une de ces cartes n’est pas nécessaire.
dock-sold = { $name } paie { $price } avec { NOTES($count) }
dock-let-stand = Laisser la vente
dock-let-stand-tip = Prendre l’argent (S)
dock-buy-back = Racheter
dock-buy-back-tip = Rendre les cartes, payer encore une fois le prix, et garder le lot (K)
dock-cannot-buy-back = Vous ne pouvez pas payer le prix une seconde fois.
dock-double-price = rendre les { $price }, et payer { $price } de votre poche
dock-buy-back-title = Rachat : { $price } de votre poche
dock-buy-back-for = Racheter avec { $sum }
dock-answer = { $name } pose { NOTES($count) } pour { the-animals }
dock-accept = { $count ->
    [0] Accepter pour rien
   *[other] Prendre { $count ->
        [one] la carte
       *[other] les { $count } cartes
    }
}
dock-accept-tip = Prendre l’argent et donner l’animal (T)
dock-counter = Contre-offre
dock-counter-tip = Poser vos propres cartes ; la plus forte somme gagne l’animal (C)
dock-counter-to = Contre { $count ->
    [one] la carte Argent
   *[other] les { NOTES($count) }
} { OF($name) } pour { the-animals }
dock-claim-dove = Prendre la colombe : 500 points
dock-dove-tip = Maintenant ou jamais (D)

## Notes

notes-none = Pas d’argent
notes-count = { $count ->
    [one] une carte de { $note }
   *[other] { $count } cartes de { $note }
}
notes-in-all = Vous avez { $sum } en { NOTES($count) }
notes-lay = Poser un { $note }
notes-lay-of = Poser un { $note }, il en reste { $count }
notes-take-back = Reprendre le { $note }
notes-laid = { $count ->
    [0] Rien de posé
   *[other] { NOTES($count) } · { $sum }
}
notes-clear = Tout reprendre

## Chat

chat-title = Discussion
chat-write = Écrire un message
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-all = Toutes les phrases
chat-quick = Phrases rapides
chat-phrases =
    .hello = Bonjour !
    .good_luck = Bonne chance !
    .well_played = Bien joué !
    .thanks = Merci !
    .ouch = Aïe !
    .what_a_price = Quel prix !
    .my_poor_purse = Ma pauvre bourse !
    .hurry_up = Allez, allez !
    .one_moment = Un instant, s’il vous plaît.
    .the_donkey = L’âne !
    .you_bluff = Vous bluffez !
    .good_game = Belle partie !
    .lucky_me = Quelle chance !
    .a_bargain = Une bonne affaire !
    .too_dear = Trop cher pour moi.
    .my_family = Ma famille est complète !
    .i_collect_these = Je fais collection de ceux-là.
    .i_need_money = J’ai besoin d’argent.
    .what_a_beauty = Quelle belle bête !
    .who_gives_more = Qui dit mieux ?
    .now_it_gets_good = Ça devient intéressant !
    .i_knew_it = Je le savais !

## Log

log-title = Ce qui s’est passé
log-none = Il ne s’est encore rien passé.
log-call = { $price } { $calls ->
    [one] une fois
   *[other] deux fois
}…

## Result

result-title = Le décompte final
result-wins = { COUNT($names) ->
    [one] { LIST($names) } gagne
   *[other] { LIST($names) } se partagent la victoire
}
result-times = { $sum } × { $families ->
    [one] 1 famille
   *[other] { $families } familles
}
result-plus-dove = + 500 colombe
result-chart = Ce que valaient les cheptels au fil de la partie
result-no-families = aucune famille complète
result-rematch = Rejouer
result-next = Vers la partie suivante
result-record = Télécharger la partie
result-replay = Revoir la partie
result-home = Vers l’accueil
result-verify = Le mélange scellé est maintenant ouvert ; la partie enregistrée le prouve.
result-check = Vérifier le mélange
result-check-tip = Calculer ici l’empreinte de la pioche ouverte et la comparer à celle montrée avant la première carte
result-kept = Promesse tenue : les { $cards } cartes retournées étaient dans cet ordre avant la première.
result-broken = Promesse rompue : la pioche ouverte n’est pas celle qui avait été scellée.
result-skip = Passer
result-points = { $points }
result-place = Rang { $rank }
result-moves = coups

## For ears and keys

keys-title = Touches
keys-focus-mode = Avec un lecteur d’écran, les touches marchent en mode formulaire (NVDA : NVDA + espace).
keys-deciding = Pour décider
keys-reading = Pour faire lire
keys-panels = Pour ouvrir
keys-paddles = Enchérir : les trois palettes
keys-take = Prendre les cartes posées
keys-stakes = Pour quel animal marchander, dans leur ordre
keys-notes = Poser une carte : 0, 10, 50, 100, 200, 500
keys-lay = Poser, ou payer
keys-readings =
    .g = Mon argent
    .f = Les animaux et les cartes de tout le monde
    .l = Le prix et qui mène, ou l’offre
    .w = L’horloge
    .e = Les trois derniers événements
    .repeat = Encore une fois
voice-passes = { COUNT($names) ->
    [1] { LIST($names) } passe.
   *[other] { LIST($names) } passent.
}
voice-outbid = Vous n’êtes plus en tête : { $name } offre { $amount }.
voice-no-clock = Aucune horloge ne tourne.
