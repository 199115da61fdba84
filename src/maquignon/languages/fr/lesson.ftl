### The first game, told step by step.

learn-title = Première partie
learn-next = Continuer
learn-again = Encore une fois
learn-play = Jouer une vraie partie
learn-leave = Quitter la leçon
learn-step = { $now } sur { $all }
learn-try-it = À vous d’essayer.
learn-other = Dans cette leçon, suivez la consigne.
learn-texts =
    .welcome =
        Bienvenue à la salle des ventes. Vous voulez des familles complètes : ici, trois animaux pareils. Plus l’animal
        est cher, plus sa famille vaut de points à la fin.
    .notes =
        En bas, votre argent : 140. Deux de vos cartes sont des zéros. Elles ne valent rien, mais personne d’autre ne le
        voit.
    .bid =
        Ben met deux animaux aux enchères ; sous chacun, la plaque dit ce que vaut la famille entière. Cleo annonce 10.
        Tout le monde sauf Ben peut enchérir. Annoncez 60 : touchez la troisième palette.
    .pay =
        Adjugé, à vous ! Vous devez 60 et vous avez l’appoint : un 50 et un 10. On ne rend jamais la monnaie, les
        petites cartes sont donc précieuses.
    .won = La chèvre et l’oie sont à vous. Elles sont posées devant vous, à la vue de tous.
    .donkey =
        Cleo a retourné un âne ! Tout le monde reçoit aussitôt de l’argent de la banque : 100 pour le premier, davantage
        pour les suivants.
    .pass = Ben offre 80. Gardez votre argent cette fois : passez.
    .auction = C’est votre tour. Ouvrez des enchères : vous tenez le marteau, les autres enchérissent.
    .decide =
        Cleo offre 90 pour votre deuxième chèvre. Vous pouvez vendre, ou garder les animaux en payant vous-même ces 90 à
        Cleo. Gardez-les.
    .price =
        Payez 90 à Cleo. Vos petites cartes ne font que 80 : il faut donner le 100, et on ne rend pas la monnaie, 10
        sont perdus. Mais voilà deux chèvres, plus qu’une.
    .leave =
        La dernière chèvre ! Mais Cleo offre 90, et vous n’avez que 80. Offrir davantage serait un bluff : s’il fallait
        payer, tout le monde verrait votre argent. Passez.
    .counter =
        Cleo veut une de vos chèvres et pose deux cartes face cachée. Les prendre, ou en poser davantage ? Elle bluffe
        peut-être. Choisissez la contre-offre et posez votre 50.
    .family =
        Son 10 contre votre 50 : sa chèvre est à vous. Chacun garde l’argent de l’autre. Trois chèvres font une famille
        complète : à l’abri, elle vaut 350.
    .trade =
        Encore à vous, et cette fois vous marchandez. Choisissez l’oie de Ben. Posez ensuite un zéro et un 10 : il voit
        deux cartes, pas leur valeur.
    .traded = Il a pris les cartes et donné l’oie. Joli bluff.
    .score =
        À la fin, on additionne la valeur de vos familles et on multiplie par leur nombre. Les chèvres (350) et les oies
        (40) feraient 2 × 390 = 780 points.
    .end = C’est tout le jeu. L’argent ne vaut rien à la fin : dépensez-le bien.
