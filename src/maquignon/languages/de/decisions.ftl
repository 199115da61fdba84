### What we decided where a printed text is silent, damaged or unclear.

decision-title = Entscheidungen
decision-intro =
    Die gedruckten Anleitungen lassen Fragen offen, und eine von ihnen ist beschädigt. Hier steht, was wir entschieden
    haben und warum. Die Regeln der Ausgaben, der Code und die Tests nennen diese Nummern.
decisions =
    .D1 =
        _Die Esel von Boursicocotte (2025) bringen 100, 200 und 500._ Laut Anleitung gibt im Spiel mit Dreierfamilien
        schon der erste Esel eine 100, und die 50 ist nur für das Original gedacht. In der Schachtel liegen je fünf
        Karten zu 100, 200 und 500, und fünf Personen brauchen alle zehn 50er für den Start: Drei Esel bringen also 100,
        200 und 500, egal wie viele mitspielen.
    .D2 =
        _Wer beginnt._ Die Ausgaben unterscheiden sich: das schwerste Tier, das Los oder eine Absprache. An unseren
        Tischen darf der Gastgeber den Platz bestimmen, sonst entscheidet das Los. Gespielt wird im Uhrzeigersinn.
    .D3 =
        _Wie viele Geldkarten du hast, ist kein Geheimnis._ Eine Hand ist ein Fächer aus Rückseiten, den alle zählen
        können. Was die Karten wert sind, bleibt verborgen.
    .D4 =
        _Ohne ein einziges Tier setzt man aus_, sobald der Stapel leer ist, genau wie jemand, der nur vollständige
        Familien hat: Beide haben nichts zu handeln.
    .D5 =
        _Ein Los ist kleiner, wenn im Stapel weniger Tiere liegen_, als sonst aufgedeckt werden.
    .D6 =
        _Gebote sind Vielfache von zehn_, mindestens zehn, jedes höher als das vorige. Kleinere Geldkarten gibt es
        nicht; „höher“ und „mindestens zehn höher“ ist also dasselbe.
    .D7 =
        _Du darfst dein eigenes Gebot erhöhen._ Nach den Texten darf jeder bieten, so oft er will, und jedes Gebot muss
        nur höher sein als das vorige; und es kann sich lohnen, den Preis über das hinaus zu treiben, was die
        Auktionsleitung für ihr Vorkaufsrecht zahlen könnte. Gefragt wird danach niemand: Spiele mit festen Zügen
        übergehen, wer gerade führt, am Live-Tisch muss man es ausdrücklich wollen, und Bots tun es nie. Die Hausregel
        `own_raise` verbietet es.
    .D8 =
        _Man darf passen._ Das heißt: „Zu diesem Preis kommt von mir nichts mehr“. Nach einem neuen Gebot dürfen alle
        wieder bieten; haben alle anderen gepasst, darf der Hammer sofort fallen. Live-Tische zählen die drei Rufe mit
        der Uhr. Spiele mit festen Zügen fragen im Uhrzeigersinn ab der Auktionsleitung, bis alle anderen gepasst haben.
    .D9 =
        _Nur wer zahlen kann, darf das Vorkaufsrecht nutzen._ Sonst wäre es ein Bluff ohne Preis.
    .D10 =
        _Wer in Koehandel nicht zahlen kann_: Die Seite ist an dieser Stelle abgeschnitten. Wie in Boursicocotte werden
        alle Geldkarten gezeigt, und das Los wird noch einmal versteigert.
    .D11 =
        _Mit „Finie la plaisanterie!“ darf bei einer wiederholten Versteigerung jeder wieder einmal bieten._ Es ist eine
        neue Versteigerung desselben Loses.
    .D12 =
        _Wer genau zahlen kann, tut es; wer es nicht kann, legt keine überflüssige Karte._ Die Texte sagen, dass es kein
        Wechselgeld gibt und dass man mehr zahlen muss, wenn es nicht genau passt. Mehr als nötig zu verschenken oder
        eine 0 unterzumischen wäre ein Weg, Geld zu verstecken oder einem Freund zuzuschieben.
    .D13 =
        _Alle kennen einen Preis und die Zahl der gezahlten Karten_: Das geschieht offen auf dem Tisch. Welche Karten es
        waren, wissen nur die beiden, die zahlen und kassieren.
    .D14 =
        _Ein Angebot besteht aus mindestens einer Karte_, es sei denn, die Hand ist leer. Ein Haufen muss auf dem Tisch
        liegen, damit man ihn beantworten kann.
    .D15 =
        _Nach einem Gleichstand in Koehandel bleiben die ersten Haufen getauscht_, wie bei jedem ausgezählten Kuhhandel.
        Im beschädigten Text fehlt diese Zeile.
    .D16 =
        _In der zweiten Runde von Boursikocotte kann man nicht annehmen_: Laut Text machen beide noch einmal ein
        Angebot.
    .D17 =
        _„Sofort“ heißt bei der Taube_: bevor die Versteigerung oder der Kuhhandel des nächsten Zuges gewählt ist.
        Beendet der Zug, der das Paar zusammenbringt, auch das Spiel, kommt die Taube von selbst, denn beanspruchen
        könnte sie niemand mehr.
    .D18 =
        _Bei Gleichstand wird der Sieg geteilt_, wo die Anleitung nichts anderes sagt.
    .D19 =
        _Die Tiere zum Start_ (eine Hausregel für ein kürzeres Spiel) werden einzeln ausgeteilt, im Uhrzeigersinn ab der
        Person, die beginnt. Ein Esel darunter bringt sofort allen Geld.
    .D20 =
        _Niemand darf mehr bieten als alles Geld im Spiel._ Das Startgeld und das Eselgeld aller zusammen kann jeder
        ausrechnen; ein Gebot darüber ist kein Bluff, sondern nur Gerede.
    .D21 =
        _Ein Spiel, das sich im Kreis dreht, endet._ Keine Spielregel sieht es vor, aber zwei Spieler ohne Geld können
        sich ein Tier endlos hin und her geben: Wer herausfordert, gewinnt jeden Gleichstand. Sobald der Stapel leer
        ist, merkt man sich die öffentliche Stellung am Anfang jedes Zuges: wem welche Tiere gehören, wie viele
        Geldkarten alle haben und wer am Zug ist. Kommt eine zum dritten Mal vor, seit zuletzt eine Familie vollständig
        wurde, ist das Spiel zu Ende, und eine unvollständige Familie zählt für niemanden. Beim zweiten Mal wird es
        allen gesagt. Es entscheidet nur, was alle sehen können; nichts Verborgenes verrät sich. Gemerkt werden die
        letzten sechzig Züge; das genügt, denn zweihundert Kuhhändel in Folge ohne vollständige Familie beenden das
        Spiel auf jeden Fall.
    .D22 =
        _Was zwei schweigsame Texte entlehnen._ Wo Boursikocotte und Bluff nichts sagen, gilt die Anleitung von
        Boursicocotte: für die Werte der Familien (Bluff nennt nur die Kühe), für die Bank von Boursikocotte und seine
        ganze Regel für Bieter, die nicht zahlen können, und für die Grenze, die für einen solchen Bieter in Bluff gilt.
        In Koehandel fehlt die Zeile nach einem Gleichstand; wir lesen: „Wer herausfordert, bietet neu“. „Erste Ausgabe“
        ist unser Name für Bluff.
