### The pages around the game.

## App

app-title = Maquignon
app-tagline = Enchérissez, bluffez, et achetez la vache du voisin avec une poignée de zéros.
app-home = Vers l’accueil
app-skip = Aller au jeu
app-loading = Un instant…
app-close = Fermer
app-copied = Copié
app-share = Partager
app-not-found = Il n’y a rien à cette adresse.
app-not-found-more = La table a peut-être été débarrassée, ou une lettre du lien s’est perdue.
app-failed = Cela n’a pas marché.
# A name and what it stands for.
app-labelled = { $name } : { $value }
app-retry = Réessayer

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Éclairage
settings-themes =
    .system = Comme le système
    .light = Lumière du jour
    .dark = Lueur des lampes
    .contrast = Contraste élevé
settings-pace = Le spectacle
settings-paces =
    .calm = Posé : le temps de tout voir
    .lively = Vif
    .instant = Immédiat : rien ne bouge
settings-nudges = Me prévenir quand c’est à moi et que je regarde ailleurs
settings-nudges-when =
    .granted = Tant que la partie reste ouverte dans un autre onglet ou une autre fenêtre.
    .default = Le navigateur ne sait pas encore s’il en a le droit.
    .denied = Le navigateur interdit à cette page d’envoyer des notifications. Autorisez-les dans les réglages du navigateur, puis réessayez ici.
    .insecure = Cette page vient en simple http : les notifications, l’écran qui reste allumé et la marque sur l’icône demandent https.
    .unsupported = Ce navigateur n’a pas de notifications. Sur un iPhone ou un iPad, ajoutez d’abord le jeu à l’écran d’accueil.
settings-explain-again = Tout réexpliquer
settings-explained-again = Chaque décision sera expliquée de nouveau.
settings-keys = Une seule touche suffit pour décider et faire lire
settings-sound = Son
settings-hear = Ce que l’on entend
settings-volume = Volume
settings-kinds =
    .effects = Les sons
    .calls = Les coups du marteau
    .voice = Une voix pour une fois, deux fois, adjugé
settings-listen = Les écouter
settings-listen-tip = Écouter ce son
settings-sounds =
    .bid = une offre
    .call = un appel
    .hammer = le marteau
    .notes = des cartes Argent
    .donkey = un âne
    .family = une famille
    .turn = votre tour
    .end = la fin
settings-sound-on = Le son est activé
settings-sound-off = Le son est coupé

## Connection

connection-connecting = Connexion…
connection-lost = Connexion perdue. Nouvel essai…
connection-back = La connexion est rétablie.
connection-offline =
    Vous êtes hors ligne. La première partie guidée marche encore ; les tables ont besoin d’une connexion.

## Gone

gone =
    .removed = On vous a repris votre place. Vous pouvez regarder.
    .closed = La table a été fermée.

## Home

home-play = Jouer
home-play-tip = Une partie contre des robots, tout de suite
home-play-more = Trois robots, sans compte, une vingtaine de minutes
home-new-table = Nouvelle table
home-new-table-tip = Choisir l’édition, les rythmes et les joueurs
home-new-table-more = Entre amis : un lien, un code, un QR code
home-join = Rejoindre
home-join-tip = Avec un code, ou à une table publique
home-rules = Règles
home-replays = Parties jouées
home-learn = Apprendre en cinq minutes
home-your-tables = Vos tables
home-back-to = Retour à la table { $code }
home-story =
    Dix familles d’animaux passent sous le marteau. Rassemblez des familles entières ; le cheptel le plus précieux
    gagne.
home-how-auction = Enchères
home-how-auction-text =
    Quelqu’un retourne un animal, tout le monde annonce des prix. Adjugé, ou gardé pour le même prix.
home-how-trade = Marchandage
home-how-trade-text = Posez de l’argent face cachée devant votre voisin. Va-t-il vendre, ou en poser davantage ?
home-how-count = Décompte
home-how-count-text = Additionnez vos familles et multipliez par leur nombre. L’argent ne vaut rien à la fin.
home-made-by = Un jeu de Rüdiger Koltze, dans cinq éditions imprimées.

## Name

name-title = Comment vous appelez-vous ?
name-label = Votre nom à la table
name-placeholder = Ana
name-save = Prendre place
name-guest = Invité

## Make

make-title = Une nouvelle table
make-edition = Édition
make-about =
    .boursicocotte-2025 = Familles de trois, deux animaux par enchère. La plus rapide, pour commencer.
    .boursicocotte-original = Familles de quatre, un animal à la fois, des paires changent de main.
    .koehandel = Le classique, avec ses quartets : en cas d’égalité, le maquignonnage a une seconde manche.
    .boursikocotte = Le classique court : en cas d’égalité, les deux offrent à nouveau.
    .bluff = Contre-offres ouvertes, rachat au double du prix, et une colombe à 500.
make-variants = Variantes
make-variant-about =
    .coup-double = Celui qui marchande doit aussi mettre aux enchères dans le même tour.
    .finie-la-plaisanterie = Une seule offre par joueur et par enchère.
    .super-marchandage = Les offres s’échangent et se comptent en secret.
make-seats = Places
make-players = { $count } joueurs
make-minutes = Environ { $minutes } minutes avec ces règles et à ce nombre.
make-open = Place libre
make-you = Vous
make-bot = { KNOWN($level) ->
    [yes] Robot : { $name } ({ $level })
   *[no] Robot : { $name }
}
make-hammer = Rythme des enchères
make-thinking = Temps de réflexion
make-speeds =
    .calm = très posé
    .relaxed = tranquille
    .normal = normal
    .fast = rapide
    .none = sans limite
make-hammer-pace = { $speed } ({ $quiet } s après une offre, puis { $gap } s par appel)
make-thinking-pace = { $speed } ({ $seconds } s)
make-hammer-none = à la main seulement
make-liveliness = Les offres des robots
make-livelinesses =
    .calm = posées : toutes les deux secondes
    .lively = vives : toutes les secondes
    .instant = immédiates : comme elles viennent
make-first = Qui commence
make-by-lot = tiré au sort
make-seat = Place { $number }
make-public = Publique : tout le monde peut voir cette table et s’y asseoir
make-spectators = Les spectateurs sont les bienvenus
make-banter = Les robots bavardent un peu
make-more = Plus de choix
make-create = Ouvrir la table
make-change = Modifier la table
make-save = Enregistrer

## Join

join-title = Rejoindre une table
join-code = Code de la table
join-go = Aller à la table
join-public = Tables publiques
join-none = Aucune table publique n’attend en ce moment.
join-open-one = En ouvrir une
join-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
join-full = complète
join-host = Table { OF($name) }
join-sit = S’asseoir
join-watch = Regarder
join-playing = en cours

## Lobby

lobby-let-back = Laisser { $name } revenir
lobby-let-back-tip = Sa place lui a été reprise
lobby-title = Avant la partie
lobby-table = Table { $code }
lobby-invite = Inviter
lobby-invite-text = Envoyez le lien, dites le code, ou faites scanner.
lobby-link = Lien
lobby-code = Code
lobby-qr = QR code du lien vers cette table
lobby-open = libre
lobby-take-seat = S’asseoir ici
lobby-add-bot = Ajouter un robot
lobby-choose-bot = Qui s’assoit à la place { $seat }
lobby-free = Libérer la place
lobby-host = hôte
lobby-you = vous
lobby-away = pas là
lobby-start = Commencer la partie
lobby-start-with-bots = Commencer, des robots complètent
lobby-waiting-host = On attend { $name } pour commencer.
lobby-terms = À quoi l’on joue
lobby-leave = Quitter
lobby-spectators = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
lobby-sealed = Le mélange est scellé :
lobby-personal = Continuer sur un autre appareil
lobby-personal-text = Ce lien personnel est votre place. Ne le partagez pas.

## A screen in the room

screen-name = Écran
screen-title = La table { $code } à l’écran
screen-join = Rejoignez la table avec votre téléphone
screen-join-text = Le code mène à votre main : vos cartes Argent, vos animaux et vos décisions. La table est ici.
screen-waiting = La partie commence dès que l’hôte la lance.
screen-open = Montrer la table sur un écran
screen-open-tip = Pour un téléviseur ou une tablette que tous voient : aucun secret, rien que la table
screen-hand = Ma main seulement
screen-hand-tip = Pour ceux qui voient la table sur un écran dans la pièce
screen-whole-table = La table entière
screen-fill = Plein écran, avec le son
screen-fill-tip = Un navigateur reste muet tant que personne n’a rien pressé
screen-gone = Cette table est fermée.

## One device, passed around

hotseat-title = Une tablette pour tous
hotseat-more = Deux à cinq personnes sur un seul appareil, avec un rideau entre les mains
hotseat-about = Les offres se font à table ouverte. Celui qui doit décider en secret prend la tablette, et un rideau cache chaque main aux autres.
hotseat-person = Une personne
hotseat-name = Nom
hotseat-name-at = Nom à la place { $number }
hotseat-begin = Commencer
hotseat-too-few = Il faut au moins deux personnes.
hotseat-unnamed = Chacun doit avoir un nom.
hotseat-not-here = Personne sur cet appareil n’a de place à cette table.
hotseat-pass-to = Passez la tablette à { $name }.
hotseat-look = { $name } : appuyez quand personne d’autre ne regarde
hotseat-look-tip = Votre main apparaît, puis disparaît dès que vous avez décidé
hotseat-table = Voir d’abord la table
hotseat-table-tip = Ce que tout le monde peut voir
hotseat-hand-of = La main { OF($name) }
hotseat-close = Fermer le rideau
hotseat-close-tip = Cacher la main et revenir à la table ouverte (Échap)
hotseat-peek = { $name } : voir ma main
hotseat-peek-tip = Seulement quand personne d’autre ne regarde
hotseat-desk = Ce que vous pressez ensemble
hotseat-call-bids = Qui dit mieux ? Annoncez votre offre et pressez votre palette.
hotseat-paddles-of = Les palettes { OF($name) }
hotseat-out = Retrait
hotseat-out-of = { $name } se retire de ce lot
hotseat-hammer-tip = Compter : une fois, deux fois, adjugé (H)

## Rules

rules-title = Règles
rules-failed = Les règles n’ont pas pu être chargées.
rules-choose = Édition
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-such-as = égalité, âne, zéro…
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle
   *[other] { $count } règles
}
rules-pictures =
    .cards = Les dix familles, et ce que vaut chacune quand elle est complète.
    .setup = Au départ : vous voyez votre argent ; des autres, vous savez seulement combien de cartes ils ont.
    .turn = À vous : des enchères, ou un marchandage pour un animal que vous avez aussi.
    .auction = Cleo mène à 30. Offrez davantage ou passez, tant que rien n’est adjugé.
    .trade = Cleo a posé deux cartes face cachée pour votre cochon : à vous de répondre.
    .end = Une famille complète, cochée, est à l’abri ; les points sont ceux des familles complètes.

## Replays

replays-title = Parties jouées
replays-search = Chercher un joueur
replays-edition = Édition
replays-all = toutes les éditions
replays-none = Aucune partie terminée ici pour l’instant.
replays-none-found = Aucune partie ne correspond.
replays-show-all = Toutes les parties
replays-play-one = En jouer une
replays-drop = Déposez ici un fichier de partie, ou choisissez-en un
replays-choose = Choisir un fichier
replays-failed = Ce fichier n’est pas une partie lisible.
replays-more = Plus

## Replay

replay-title = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-previous = Une étape en arrière
replay-first = Au début
replay-last = À la fin
replay-speed = Vitesse
replay-step = Étape { $now } sur { $all }
replay-seen-as = Vu par
replay-spectator = un spectateur
replay-open = toutes cartes visibles
replay-download = Télécharger la partie
replay-share = Copier le lien vers ce moment
replay-chart = Points et argent au fil de la partie
replay-score = Points
replay-money = Argent
replay-chances = Chances de gagner, en %
replay-start = La partie commence.
