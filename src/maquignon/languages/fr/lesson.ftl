### The lessons, told step by step.

learn-page = Apprendre
learn-intro = Trois leçons de cinq minutes, à rejouer aussi souvent que vous voulez.
learn-titles =
    .first = Première partie
    .trades = Marchander et bluffer
    .scoring = Compter les points
learn-abouts =
    .first = Enchérir, payer, marchander : tout le jeu, pas à pas.
    .trades = Lire le nombre de cartes, se servir des zéros, gagner la seconde manche.
    .scoring = Ce qu’un animal vaut pour vous et pour les autres, et à quoi sert l’argent.
learn-done = faite
learn-onwards = Leçon suivante
learn-every = Toutes les leçons
learn-next = Continuer
learn-again = Encore une fois
learn-play = Jouer une vraie partie
learn-leave = Quitter la leçon
learn-step = { $now } sur { $all }
learn-try-it = À vous d’essayer.
learn-other = Dans cette leçon, suivez la consigne.
learn-first =
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
learn-trades =
    .welcome =
        Le marchandage se joue avec ce qui est caché. On voit les animaux de chacun, pas son argent ; mais le nombre de
        ses cartes, à côté de son nom, tout le monde peut le lire. Au départ, chacun a les mêmes sept : deux zéros,
        quatre 10 et un 50.
    .count =
        Ben vient de payer 90 avec cinq cartes : ce ne peut être que ses quatre 10 et son 50. Il lui en reste deux. Vous
        savez donc lesquelles : ses deux zéros.
    .offer =
        À vous. Ben a un chat, vous aussi, et il n’a plus un sou. Marchandez pour son chat et posez un seul 10 : il ne
        peut pas faire mieux.
    .zeros =
        10 contre rien : le chat est à vous. Les deux tas changent de mains, vous recevez donc ses zéros. Vous en avez
        quatre maintenant : gardez-les, ils vont servir.
    .tie =
        Cleo veut votre cochon et pose trois cartes. Les prendre, ou contrer ? Trois cartes, ce sont souvent trois 10.
        Contrez avec autant : posez vos trois 10.
    .again =
        30 contre 30 : égalité. Les tas sont échangés, et il y a une seconde manche. Cleo ne pose plus qu’une carte,
        mais moins de cartes ne veut pas dire moins d’argent : ce peut être un 50. Contrez avec un 50 et un 10.
    .pig =
        60 contre 50 : le cochon est à vous. Si la seconde manche avait fini elle aussi à égalité, c’est Cleo qui
        l’aurait emporté : le demandeur, c’était elle.
    .bluff =
        À vous. Cleo a un chien, vous aussi ; elle a treize cartes et ne tient pas à en perdre. Marchandez pour le chien
        et posez vos quatre zéros : elle voit un gros tas, pas ce qu’il vaut.
    .bluffed =
        Elle a pris le tas et donné le chien : quatre cartes, rien dessus. Elle s’en souviendra. La prochaine fois,
        mêlez de l’argent aux zéros.
    .end =
        Retenez : comptez les cartes que chacun donne et reçoit, gardez des zéros pour grossir un tas, et méfiez-vous
        d’une carte seule. Si chacun a deux animaux pareils, ce sont les deux à la fois qui changent de mains.
learn-scoring =
    .welcome =
        Combien vaut un animal ? Cela dépend de qui le veut. À la fin, la somme de vos familles est multipliée par leur
        nombre. Vous avez les chevaux : { 1000 }. Ben a les chats et les chiens : (90 + 160) × 2 = 500. Cleo a les
        vaches : 800.
    .rooster =
        Ben met en vente le dernier coq avec un âne, qui vient de donner 100 à tout le monde. La famille des coqs ne
        vaut que 10, mais ce serait votre deuxième : ({ 1000 } + 10) × 2 = { 2020 }. Ce coq vaut { 1020 } points pour
        vous : offrez 100.
    .pay = Adjugé. Payez les 100 à Ben.
    .double =
        Vous avez { 2020 } points : les coqs ont doublé les chevaux. Une famille bon marché multiplie toutes les autres.
    .stop =
        Cleo met en vente le dernier mouton : avec ses vaches, (800 + 250) × 2 = { 2100 }, plus que vous. Elle peut le
        garder en payant l’offre la plus haute, et 50 ne serait presque rien. Offrez 100.
    .dear =
        Elle l’a gardé, mais elle a dû vous payer 100, et cet argent va servir contre elle. Quand un autre est près
        d’une famille, faites monter le prix, tant que vous pouvez le payer vous-même.
    .spend =
        À vous. Vous avez deux cochons, Cleo le troisième. Avec cette famille, ({ 1000 } + 10 + 650) × 3 = { 4980 }.
        L’argent ne vaut rien à la fin : marchandez pour le cochon et posez le 200 et le 100.
    .triple =
        300 contre 200 : le cochon est à vous, et vous avez { 4980 } points. Une famille complète ne peut plus vous être
        prise.
    .let =
        Ben met en vente la dernière oie. Avec elle, il aurait (90 + 160 + 40) × 3 = 870 points : 370 de plus, et il
        resterait loin de vous. On n’a pas besoin de tout empêcher : passez.
    .end =
        Avant chaque enchère, deux questions : combien de points pour moi, et combien pour celui qui l’aurait sinon ?
        Les petites familles multiplient, et l’argent ne compte pas à la fin : dépensez-le à temps.

## What a decision is about, when it comes up for the first time

firsts =
    .turn =
        À votre tour, mettez aux enchères le dessus de la pioche, ou marchandez avec quelqu’un qui a le même animal que
        vous.
    .offer =
        Posez des cartes face cachée : l’autre voit combien il y en a, pas ce qu’elles valent. Un zéro compte pour une
        carte.
    .bid =
        Annoncez un prix plus haut, ou passez. Vous pouvez promettre plus que vous n’avez, mais s’il faut payer, tout le
        monde verra votre argent.
    .hammer = C’est vous qui comptez : cela se fait tout seul, et plus vite si vous appuyez.
    .sell = Prenez l’argent de l’offre la plus haute, ou gardez le lot en payant vous-même ce prix.
    .pay = Choisissez les cartes qui paient. On ne rend jamais la monnaie.
    .stand = Gardez l’argent, ou rendez-le et ajoutez-en autant de votre poche pour garder l’animal.
    .answer = Prenez les cartes et donnez l’animal, ou posez-en vous aussi : la plus grosse somme emporte l’animal.
    .counter = Vous devez poser des cartes, vous aussi : la plus grosse somme emporte l’animal.
    .again = Égalité : on pose une seconde fois. À égalité encore, le demandeur gagne.
    .dove = La colombe vaut 500 points. Prenez-la tout de suite : le droit se perd au prochain tour.
