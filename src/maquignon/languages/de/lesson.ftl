### The first game, told step by step.

learn-title = Dein erstes Spiel
learn-next = Weiter
learn-again = Noch einmal
learn-play = Ein richtiges Spiel
learn-leave = Lektion verlassen
learn-step = { $now } von { $all }
learn-try-it = Probier es.
learn-other = Tu in dieser Lektion, was auf dem Zettel steht.
learn-texts =
    .welcome =
        Willkommen im Auktionssaal. Du willst ganze Tierfamilien: hier drei gleiche. Je teurer das Tier, desto
        mehr zählt seine Familie am Ende.
    .notes =
        Unten liegt dein Geld: 140. Zwei deiner Karten sind Nullen. Sie sind nichts wert, aber das sieht niemand sonst.
    .bid =
        Ben versteigert zwei Tiere; auf jedem Schild steht, was die ganze Familie wert ist. Cleo ruft 10. Alle außer Ben
        dürfen bieten. Ruf 60: Drück die dritte Bieterkelle.
    .pay =
        Der Hammer ist für dich gefallen. Du schuldest 60 und kannst genau zahlen: 50 und 10. Wechselgeld gibt es nie,
        kleine Karten sind also kostbar.
    .won = Ziege und Gans gehören dir. Sie liegen offen vor dir, für alle sichtbar.
    .donkey =
        Cleo hat einen Esel aufgedeckt! Alle bekommen sofort Geld von der Bank: 100 beim ersten, mehr beim nächsten.
    .pass = Ben bietet 80. Spar dein Geld diesmal: Passe.
    .auction = Jetzt bist du dran. Eröffne eine Versteigerung. Du hast den Hammer, die anderen bieten.
    .decide =
        Cleo bietet 90 für deine zweite Ziege. Du kannst verkaufen oder die Tiere behalten und Cleo selbst diese 90
        zahlen. Behalte sie.
    .price =
        Zahl Cleo 90. Deine kleinen Karten ergeben nur 80, also muss die 100 her, und Wechselgeld gibt es nicht: 10 sind
        verloren. Dafür hast du zwei Ziegen, eine fehlt noch.
    .leave =
        Die letzte Ziege! Aber Cleo bietet 90, und du hast nur 80. Jedes Gebot wäre jetzt ein Bluff: Müsstest du zahlen,
        sähen alle dein Geld. Passe.
    .counter =
        Cleo will eine deiner Ziegen und legt zwei Karten verdeckt hin. Nehmen oder mehr dagegenlegen? Vielleicht
        blufft sie. Wähl das Gegenangebot und leg deine 50.
    .family =
        Ihre 10 gegen deine 50: Ihre Ziege gehört dir. Jede Seite behält das Geld der anderen. Drei Ziegen sind eine
        ganze Familie: sicher und 350 wert.
    .trade =
        Du bist wieder dran, und diesmal gibt es einen Kuhhandel. Wähl Bens Gans. Dann leg eine Null und eine 10: Er
        sieht zwei Karten, nicht ihren Wert.
    .traded = Er hat die Karten genommen und die Gans hergegeben. Gut geblufft.
    .score =
        Am Ende werden die Werte deiner Familien addiert und mit ihrer Anzahl multipliziert. Ziegen (350) und Gänse (40)
        wären 2 × 390 = 780 Punkte.
    .end = Das ist das ganze Spiel. Geld zählt am Ende nichts, also gib es klug aus.
