### The lessons, told step by step.

learn-page = Lernen
learn-intro = Drei Lektionen von fünf Minuten, so oft du willst.
learn-titles =
    .first = Dein erstes Spiel
    .trades = Kuhhandel und Bluff
    .scoring = Punkte zählen
learn-abouts =
    .first = Bieten, zahlen, handeln: das ganze Spiel, Schritt für Schritt.
    .trades = Die Zahl der Karten lesen, Nullen nutzen, die zweite Runde gewinnen.
    .scoring = Was ein Tier dir und den anderen wert ist und wozu das Geld da ist.
learn-done = gemacht
learn-onwards = Nächste Lektion
learn-every = Alle Lektionen
learn-next = Weiter
learn-again = Noch einmal
learn-play = Ein richtiges Spiel
learn-leave = Lektion verlassen
learn-step = { $now } von { $all }
learn-try-it = Probier es.
learn-other = Tu in dieser Lektion, was auf dem Zettel steht.
learn-first =
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
learn-trades =
    .welcome =
        Beim Kuhhandel geht es um das, was man nicht sieht. Alle Tiere liegen offen, das Geld nicht; aber wie viele
        Karten jemand hat, steht neben dem Namen, für alle lesbar. Am Anfang haben alle die gleichen sieben: zwei
        Nullen, vier 10er und eine 50.
    .count =
        Ben hat gerade 90 mit fünf Karten bezahlt: Das können nur seine vier 10er und seine 50 sein. Zwei hat er noch.
        Du weißt also, welche: seine zwei Nullen.
    .offer =
        Du bist dran. Ben hat eine Katze, du auch, und er hat keinen Pfennig mehr. Handle um seine Katze und leg eine
        einzige 10: Das kann er nicht überbieten.
    .zeros =
        10 gegen nichts: Die Katze gehört dir. Beide Haufen wechseln die Seite, du bekommst also auch seine Nullen.
        Jetzt hast du vier: Heb sie auf, du wirst sie brauchen.
    .tie =
        Cleo will dein Schwein und legt drei Karten. Nehmen oder dagegenhalten? Drei Karten sind oft nur drei 10er.
        Halte mit gleich viel dagegen: Leg deine drei 10er.
    .again =
        30 gegen 30: Gleichstand. Die Haufen sind getauscht, und es gibt eine zweite Runde. Cleo legt nur noch eine
        Karte, aber weniger Karten heißt nicht weniger Geld: Es kann eine 50 sein. Halte mit einer 50 und einer 10
        dagegen.
    .pig =
        60 gegen 50: Das Schwein gehört dir. Wäre auch die zweite Runde gleich ausgegangen, hätte Cleo gewonnen: Sie hat
        dich herausgefordert.
    .bluff =
        Du bist dran. Cleo hat einen Hund, du auch; sie hat dreizehn Karten und verliert sie ungern. Handle um den Hund
        und leg deine vier Nullen: Sie sieht einen dicken Haufen, nicht seinen Wert.
    .bluffed =
        Sie hat den Haufen genommen und den Hund hergegeben: vier Karten, nichts wert. Das merkt sie sich. Misch
        nächstes Mal Geld unter die Nullen.
    .end =
        Merk dir: Zähl die Karten, die jeder gibt und bekommt, heb Nullen auf, um einen Haufen dicker zu machen, und
        trau einer einzelnen Karte nicht. Habt ihr beide zwei gleiche Tiere, wechseln gleich beide die Seite.
learn-scoring =
    .welcome =
        Was ist ein Tier wert? Das kommt darauf an, wer es will. Am Ende wird die Summe deiner Familien mit ihrer Anzahl
        multipliziert. Du hast die Pferde: { 1000 }. Ben hat die Katzen und die Hunde: (90 + 160) × 2 = 500. Cleo hat
        die Kühe: 800.
    .rooster =
        Ben versteigert den letzten Hahn mit einem Esel, der gerade allen 100 gebracht hat. Die Hähne sind nur 10 wert,
        aber sie wären deine zweite Familie: ({ 1000 } + 10) × 2 = { 2020 }. Dieser Hahn bringt dir { 1020 } Punkte:
        Biete 100.
    .pay = Der Zuschlag geht an dich. Zahl Ben die 100.
    .double =
        Du hast { 2020 } Punkte: Die Hähne haben die Pferde verdoppelt. Eine billige Familie vervielfacht alle anderen.
    .stop =
        Cleo versteigert das letzte Schaf: Mit ihren Kühen wären das (800 + 250) × 2 = { 2100 }, mehr als du hast. Sie
        darf es behalten, wenn sie das höchste Gebot zahlt, und 50 wären fast nichts. Biete 100.
    .dear =
        Sie hat es behalten, musste dir aber 100 zahlen, und dieses Geld geht jetzt gegen sie. Fehlt jemandem nicht mehr
        viel zu einer Familie, dann treib den Preis, solange du ihn selbst zahlen könntest.
    .spend =
        Du bist dran. Du hast zwei Schweine, Cleo das dritte. Mit dieser Familie wären es ({ 1000 } + 10 + 650) × 3 =
        { 4980 }. Geld zählt am Ende nichts: Handle um das Schwein und leg die 200 und die 100.
    .triple =
        300 gegen 200: Das Schwein gehört dir, und du hast { 4980 } Punkte. Eine ganze Familie kann dir niemand mehr
        nehmen.
    .let =
        Ben versteigert die letzte Gans. Mit ihr hätte er (90 + 160 + 40) × 3 = 870 Punkte: 370 mehr, und immer noch
        weit hinter dir. Man muss nicht alles verhindern: Passe.
    .end =
        Frag dich vor jedem Gebot zweierlei: Wie viele Punkte bringt es mir, und wie viele dem, der es sonst bekommt?
        Kleine Familien vervielfachen, und Geld zählt am Ende nichts: Gib es rechtzeitig aus.

## What a decision is about, when it comes up for the first time

firsts =
    .turn =
        Wenn du dran bist, versteigerst du, was oben auf dem Stapel liegt, oder handelst mit jemandem, der das gleiche
        Tier hat.
    .offer =
        Leg Karten verdeckt hin: Die andere Seite sieht, wie viele es sind, nicht ihren Wert. Eine Null zählt als Karte.
    .bid =
        Ruf einen höheren Preis oder passe. Du darfst mehr versprechen, als du hast; musst du aber zahlen, sehen alle
        dein Geld.
    .hammer = Du zählst: Das geht von selbst und schneller, wenn du drückst.
    .sell = Nimm das Geld des höchsten Gebots oder behalte die Tiere und zahl diesen Preis selbst.
    .pay = Wähl die Karten, mit denen du zahlst. Wechselgeld gibt es nie.
    .stand = Behalte das Geld oder gib es zurück und leg noch einmal so viel dazu, um das Tier zu behalten.
    .answer = Nimm die Karten und gib das Tier her oder leg selbst welche: Die größere Summe gewinnt das Tier.
    .counter = Auch du musst Karten legen: Die größere Summe gewinnt das Tier.
    .again = Gleichstand: Beide legen noch einmal. Ist es wieder gleich, gewinnt, wer herausgefordert hat.
    .dove = Die Taube ist 500 Punkte wert. Nimm sie gleich: Mit dem nächsten Zug verfällt das Recht.
