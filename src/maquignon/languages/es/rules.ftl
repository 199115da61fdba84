### The rules in plain words; which of them are said, and in what order, is the rulebook's part.

## Words

rule-example = Ejemplo:
rule-differs = Las frases marcadas con * difieren de la edición impresa.
rule-decisions =
    De D1 a { $last } son decisiones nuestras, allí donde un texto impreso calla, está dañado o no queda claro.
rule-chapters =
    .cards = Las cartas
    .set-up = Antes de empezar
    .turn = Tu turno
    .auction = La subasta
    .trade = El trato
    .end = Familias, final y puntos
rule-aim =
    .boursicocotte-2025 =
        Hazte con el martillo de madera y reúne familias de animales, cuanto más valiosas mejor: en subastas encendidas
        y en tratos donde el dinero va tapado y cualquier oferta puede ser un farol. Al final solo cuentan las familias
        completas. Gana quien tenga más puntos.
    .boursicocotte-original =
        Reúne familias de animales, cuanto más valiosas mejor, en subastas y en tratos con ofertas tapadas, como se
        juega desde hace más de cuarenta años. Al final solo cuentan las familias completas. Gana quien tenga más
        puntos.
    .koehandel =
        Reúne cuartetos de animales, cuanto más valiosos mejor: cómpralos en subasta o consíguelos tratando como en la
        feria de ganado, donde se permite ir de farol. Gana quien tenga más puntos al final.
    .boursikocotte =
        Junta familias enteras, en subastas y en tratos con ofertas tapadas. Cuenta lo que valen tus familias, y también
        cuántas son: gana quien sume más puntos.
    .bluff =
        Sé astuto en los negocios y ve de farol: compra animales en subasta, lo más barato posible, o gánalos en tratos,
        oferta tapada contra contraoferta tapada. Solo quien tiene las cuatro cartas de un animal está a salvo de los
        demás. Y al final, de repente, el dinero no vale nada: solo cuentan los puntos de tus animales.
rule-for = De tres a cinco jugadores, a partir de diez años. Una partida dura unos tres cuartos de hora.
rule-box =
    .boursicocotte-2025 =
        En la caja: 40 cartas de animal con el dorso dorado (10 familias de 4), 55 billetes con el dorso azul
        ({ NOTES-BY-KIND($notes) }), dos marcos para los animales que salen a subasta y un martillo de madera.
    .boursicocotte-original =
        En la caja: 40 cartas de animal con el dorso dorado (10 familias de 4), 55 billetes con el dorso azul
        ({ NOTES-BY-KIND($notes) }), dos marcos para los animales que salen a subasta y un martillo de madera.
    .koehandel = En la caja: 40 cartas de animal (10 cuartetos) y 55 billetes ({ NOTES-BY-KIND($notes) }).
    .boursikocotte = En la caja: 40 cartas de animal y 55 billetes ({ NOTES-BY-KIND($notes) }).
    .bluff =
        En la caja: 40 cartas de animal (4 de cada animal), 55 billetes ({ NOTES-BY-KIND($notes) }) y la paloma, una
        carta de premio.
rule-sources =
    .boursicocotte-2025 =
        Según las instrucciones de Boursicocotte, Ravensburger 2025. Autor: Rüdiger Koltze · Redacción: St. Brück ·
        Ilustraciones: César Vergara · Dirección artística: Sophie Wegwart, Chiara Bellavite · Instrucciones:
        KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .boursicocotte-original =
        Según la variante «Le Boursicocotte original» de las instrucciones de Boursicocotte, Ravensburger 2025. Autor:
        Rüdiger Koltze · Redacción: St. Brück · Ilustraciones: César Vergara · Dirección artística: Sophie Wegwart,
        Chiara Bellavite · Instrucciones: KniffDesign · © 1999, 2009, 2016, 2025 Ravensburger Verlag GmbH.
    .koehandel = Un juego de Rüdiger Koltze. Según las reglas de Koehandel, que no nombran a nadie.
    .boursikocotte = Un juego de Rüdiger Koltze. Según las reglas de Boursikocotte, que no nombran a nadie.
    .bluff =
        Según las reglas de Bluff, juego Ravensburger n.º 01 081 3, que llamamos la primera edición. Autor: Rüdiger
        Koltze · Diseño: Josef Blaumeiser.

## R1 cards

rule-families = Hay diez familias de animales de { NUMERAL($size) } cartas cada una: { $cards } cartas de animal.
rule-set-aside = La caja trae cuatro cartas de cada animal; deja { $aside ->
    [1] una
   *[other] { NUMERAL($aside) }
} de cada en la caja.
rule-value-of-family =
    El número de un animal es lo que vale la familia entera, una vez completa: { JOIN($families, each: "valued") }.
rule-value-example = Las { NUMERAL($size) } vacas juntas valen { $value } puntos, no { $wrong }.
rule-money-box = La banca tiene { NOTES-BY-KIND($notes) }.

## R2 set-up

rule-pile = Barajad los animales y formad un mazo boca abajo. Nadie conoce su orden.
rule-start-money =
    Cada jugador recibe de la banca { NOTES-BY-KIND($notes) }: { $total } en total. Guarda tus billetes ocultos en la
    mano. Lo que valen es tu secreto; cuántos son, cualquiera puede contarlo.
rule-deal = { $number ->
    [1] Antes del primer turno se reparte a cada jugador un animal boca arriba, en el sentido de las agujas del reloj
        desde el primer jugador.
   *[other] Antes del primer turno se reparten a cada jugador { NUMERAL($number) } animales boca arriba, de uno en uno,
        en el sentido de las agujas del reloj desde el primer jugador.
}
rule-deal-donkey = Un burro entre ellos da dinero a todos al momento, como en una subasta.
rule-open-herds = Los animales que posees quedan a la vista delante de ti.
rule-first-player =
    .boursicocotte-2025 = Empieza quien tenga el animal más pesado. O poneos de acuerdo, o echadlo a suertes.
    .boursicocotte-original = Empieza quien tenga el animal más pesado. O poneos de acuerdo, o echadlo a suertes.
    .koehandel = Decidid entre todos quién empieza, o echadlo a suertes.
    .boursikocotte = Echad a suertes quién empieza, o poneos de acuerdo.
    .bluff = Decidid entre todos quién empieza, o echadlo a suertes.
rule-clockwise = Después se sigue en el sentido de las agujas del reloj.

## R3 a turn

rule-choice = En tu turno haces una de dos cosas: subastar o proponer un trato.
rule-when-auction = Puedes subastar mientras queden animales en el mazo.
rule-when-trade = Puedes proponer un trato cuando otro jugador y tú tenéis animales de la misma familia.
rule-at-first-auctions = Al principio, por tanto, solo hay subastas.
rule-auction-after-trade =
    Coup double: quien hace un trato debe además subastar en el mismo turno, mientras queden animales en el mazo.
rule-empty-pile =
    Cuando el mazo se acaba, solo quedan los tratos, y son obligatorios. Quien solo tiene familias completas, o no tiene
    ningún animal, pierde el turno.

## R4 auction

rule-lot = { $lot ->
    [1] Eres el { auctioneer }. Descubre el primer animal del mazo: ese es el lote.
   *[other] Eres el { auctioneer }. Descubre los { NUMERAL($lot) } primeros animales del mazo: se venden juntos, en un
        solo lote. Si quedan menos, el lote es más pequeño.
}
rule-donkey =
    ¡El burro trae dinero! Antes de cualquier puja, todos los jugadores, también el { auctioneer }, reciben un billete
    de la banca: { LIST($payments, each: "rule-donkey-payment") }. Después el burro se subasta como cualquier otro
    animal.
rule-donkey-payment = { $number ->
    [1] { $note } con el primer burro de la partida
    [2] { $note } con el segundo
    [3] { $note } con el tercero
   *[4] { $note } con el cuarto
}
rule-two-donkeys = Si en un mismo lote hay varios burros, pagan uno tras otro.
rule-bids-many = Todos, menos el { auctioneer }, pueden pujar, en cualquier orden y cuantas veces quieran.
rule-bids-one =
    Todos, menos el { auctioneer }, pueden pujar, en cualquier orden, pero una sola vez por subasta. ¡Así que piénsalo
    bien!
rule-bid-step =
    Las pujas son múltiplos de diez. La primera es de al menos { $step }, y cada una de las siguientes supera a la
    anterior en al menos { $step }.
rule-own-raise = También puedes subir tu propia puja.
rule-no-own-raise = No puedes subir tu propia puja.
rule-bluff-allowed =
    Puedes pujar más de lo que tienes. Es un farol, y R4.7 dice lo que puede costar. Pero nadie puede pujar más que todo
    el dinero en juego, que cualquiera puede sumar: el dinero inicial y el de los burros, de todos los jugadores.
rule-must-afford = No puedes pujar más de lo que tienes.
rule-calls =
    .boursicocotte-2025 =
        Cuando ya nadie puja, el { auctioneer } canta algo así como «130 a la una… 130 a las dos… 130 a las tres,
        ¡adjudicado!» y da el martillazo. Si entretanto llega otra puja, vuelve a contar desde el principio.
    .boursicocotte-original =
        Cuando ya nadie puja, el { auctioneer } canta algo así como «130 a la una… 130 a las dos… 130 a las tres,
        ¡adjudicado!» y da el martillazo. Si entretanto llega otra puja, vuelve a contar desde el principio.
    .koehandel =
        Cuando ya nadie puja, el { auctioneer } canta «a la una, a las dos, ¡adjudicado!». Si entretanto llega otra
        puja, vuelve a contar desde el principio.
    .boursikocotte =
        Cuando ya nadie puja, el { auctioneer } canta «a la una, a las dos, ¡adjudicado!». Si entretanto llega otra
        puja, vuelve a contar desde el principio.
    .bluff =
        Cuando ya nadie puja, el { auctioneer } canta «a la una, a las dos, ¡adjudicado!». Si entretanto llega otra
        puja, vuelve a contar desde el principio.
rule-hammer-leader =
    Quien tiene la puja más alta la canta tres veces: «¡30 a la una, 30 a las dos, 30 a las tres!». Si entretanto
    alguien puja más, le toca contar a él. Si nadie puja, el { auctioneer } canta tres veces el animal de la misma
    manera: «¡una oca a la una, una oca a las dos, una oca a las tres!».
rule-passing =
    Puedes decir «paso»: a ese precio, nada más por tu parte. Después de una nueva puja, todos pueden volver a pujar.
rule-passing-hammer = { $edition ->
    [boursicocotte-2025] Cuando todos los demás han pasado, el martillo puede caer al momento.
    [boursicocotte-original] Cuando todos los demás han pasado, el martillo puede caer al momento.
   *[other] Cuando todos los demás han pasado, el lote puede adjudicarse al momento.
}
rule-passing-leader = Cuando todos los demás han pasado, no hace falta seguir contando: el negocio está hecho.
rule-no-bid = Si nadie ha pujado, el { auctioneer } se lleva el lote gratis.
rule-no-bid-named =
    Si nadie ha pujado, el { auctioneer } nombra tres veces los animales; si sigue sin haber pujas, se lleva el lote
    gratis.
rule-preemption =
    .match =
        Si hubo pujas, el { auctioneer } elige. Vender: quien más ha pujado se lleva el lote y le paga su puja. O
        ejercer su derecho de tanteo: el { auctioneer } se queda el lote y paga esa cantidad a quien más ha pujado. Para
        eso necesita dinero suficiente.
    .double =
        Si hubo pujas, quien más ha pujado paga su puja al { auctioneer }. Este da por buena la venta, y el lote es del
        comprador. O ejerce su derecho de recompra: devuelve exactamente los billetes recibidos, añade otra vez el
        importe de la puja con sus propios billetes y se queda el lote, al doble del precio. Para eso necesita otros
        billetes suficientes.
    .none = Si hubo pujas, quien más ha pujado se lleva el lote y paga su puja al { auctioneer }.
rule-auction-example = Ana subasta, y se ha descubierto un cerdo. Ben puja 30, Cleo 40, Ben 60. Nadie puja más.
rule-preemption-example =
    .match = Ana da el cerdo a Ben y cobra sus 60, o se queda el cerdo y paga 60 a Ben.
    .double = Ben paga 60 a Ana. Ella lo deja así, o devuelve a Ben sus 60, le paga otros 60 y se queda el cerdo.
    .none = Ben se lleva el cerdo y paga 60 a Ana.
rule-insolvent =
    Quien debe pagar y no puede enseña todos sus billetes sobre la mesa. El mismo { auctioneer } vuelve a subastar el
    mismo lote, desde cero.
rule-insolvent-again =
    Quien falló puede participar, pero sin pujar más de lo que tiene. Un burro no paga por segunda vez.
rule-insolvent-hidden = Si el { auctioneer } ejerce su derecho de tanteo, el farol nunca se descubre.
rule-insolvent-one-bid = Todos tienen entonces otra vez una puja.
rule-insolvent-never = Así que a nadie puede faltarle dinero.
rule-no-change = Nunca se da cambio. Quien paga elige los billetes.
rule-pay-exactly =
    Si puedes pagar la cantidad justa, la pagas. Si no, pagas más, pero sin ningún billete del que se pueda prescindir.
    Por eso un 0 nunca sirve para pagar.
rule-pay-freely = Vale cualquier conjunto de billetes que cubra el precio, aunque sobre, y aunque haya un 0 entre ellos.
rule-who-sees-payment = Todos conocen el precio y cuántos billetes se han pagado. Cuáles, solo lo sabéis los dos.
rule-pay-example = Dan debe 60. Tiene un 0, un 50 y un 100.
rule-pay-exactly-example = Paga con el 100, y no le devuelven nada. Si tuviera un 10, pagaría 10 y 50.
rule-pay-freely-example = Paga con el 100, o con el 50 y el 100, con el 0 o sin él, y no le devuelven nada.

## R5 trade

rule-challenge = Tú propones el trato. Nombra a otro jugador y un animal que tengáis los dos. No puede negarse.
rule-stake-pair = Si cada uno tiene exactamente dos, está en juego la pareja. Si no, un solo animal.
rule-stake-one = Siempre está en juego un solo animal.
rule-offer =
    Pon boca abajo sobre la mesa los billetes que quieras: es tu oferta. Puede haber ceros, o solo ceros. Todos ven
    cuántos billetes hay, nadie ve lo que valen.
rule-offer-one-note = Tiene que ser al menos uno, salvo que tu mano esté vacía.
rule-offer-nothing = Puedes incluso no poner ninguno.
rule-answer-optional =
    El otro jugador acepta, se queda con tus billetes y te da lo que está en juego; o bien pone una contraoferta, boca
    abajo, igual que tú.
rule-answer-obligatory = El otro jugador tiene que poner una contraoferta, boca abajo, igual que tú. No puede aceptar.
rule-swap-in-secret =
    Entonces intercambiáis los dos montones, y cada uno cuenta en secreto. Quien ofreció más recibe del otro lo que está
    en juego. Los dos os quedáis con el dinero recibido, gane quien gane.
rule-swap-openly =
    Entonces se descubren los dos montones a la vista de todos, y los intercambiáis. Quien ofreció más recibe del otro
    lo que está en juego. Los dos os quedáis con el dinero recibido, gane quien gane.
rule-winner-pays-in-secret =
    Entonces os enseñáis los montones el uno al otro, y a nadie más. Quien ofreció más recibe del otro lo que está en
    juego, y lo paga: sus billetes van al que pierde, menos los ceros. El que pierde recupera su propio montón.
rule-winner-pays-openly =
    Entonces se descubren a la vez los dos montones, a la vista de todos. Quien ofreció más recibe del otro lo que está
    en juego, y lo paga: sus billetes van al que pierde, menos los ceros. El que pierde recupera su propio montón.
rule-tie-challenger = { $pays ->
    [yes] Si los dos montones valen lo mismo, gana quien propuso el trato, y paga su oferta.
   *[no] Si los dos montones valen lo mismo, gana quien propuso el trato.
}
rule-tie-again =
    Si los dos montones valen lo mismo, hay una segunda ronda: quien propuso el trato pone una nueva oferta, y el otro
    responde de la misma manera.
rule-tie-again-counter =
    Si los dos montones valen lo mismo, hay una segunda ronda: primero pone una nueva oferta quien propuso el trato, y
    después el otro una nueva contraoferta. Esta vez no puede aceptar.
rule-tie-piles-swapped = Los dos primeros montones quedan intercambiados.
rule-tie-piles-back = Antes, cada uno recupera su propio montón.
rule-second-tie = { $pays ->
    [yes] Si vuelven a valer lo mismo, gana quien propuso el trato, y paga su oferta.
   *[no] Si vuelven a valer lo mismo, gana quien propuso el trato.
}
rule-known-to-traders =
    Solo vosotros dos sabéis lo que había en los montones. Los demás saben cuántos billetes eran y quién ganó.
rule-known-to-all = Una oferta aceptada queda tapada: solo vosotros dos sabéis lo que contenía.
rule-trade-example =
    Ana y Ben tienen una vaca cada uno. Ana pone tres billetes: 0, 0 y 10. Ben responde con uno solo: 50.
rule-swap-example =
    Los intercambian. Ben ofreció más y recibe la vaca de Ana. Ana se queda con el 50; Ben, con el 0, el 0 y el 10.
rule-winner-pays-example = Ben ofreció más: recibe la vaca de Ana y le paga el 50. Ana recupera sus tres billetes.

## R6 families, dove, end, score

rule-complete = Una familia completa está a salvo: ya nadie puede hacer un trato por ella.
rule-dove =
    La paloma vale { $points } puntos. Puede tomarla el primer jugador que reúna dos familias completas que van juntas:
    { JOIN($pairs, each: "pair") }.
rule-dove-at-once =
    Tómala enseguida, antes de que se elija la acción del turno siguiente, o pierdes el derecho; entonces será para el
    próximo que reúna una pareja así. Si esa misma jugada pone fin a la partida, la paloma llega sola.
rule-end =
    La partida termina cuando todas las familias están completas. También termina cuando da vueltas sin fin: una vez
    agotado el mazo, cuando un turno empieza por tercera vez con los mismos animales, el mismo número de billetes en
    cada mano y el mismo jugador, sin que entretanto se haya completado ninguna familia; o tras doscientos tratos
    seguidos que no completen ninguna. Las familias incompletas no cuentan entonces para nadie.
rule-score-families = Suma los valores de tus familias y multiplica la suma por el número de familias.
rule-score-sum = Suma los valores de tus familias.
rule-score-dove = La paloma da { $points } más.
rule-money-worthless = El dinero ya no vale nada.
rule-winner = Gana quien tenga más puntos.
rule-tie-break-money =
    En caso de empate, gana quien conserve más dinero; si también hay empate en eso, se comparte la victoria.
rule-tie-break-shared = En caso de empate, se comparte la victoria.
rule-scoring = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }. Son { $points } puntos.
   *[other] { $player }: { LIST($families, each: "valued") }. Son { $factor } × { $sum } = { $points } puntos.
}
rule-scoring-dove = { $factor ->
    [1] { $player }: { LIST($families, each: "valued") }, y la paloma. Son { $sum } + { $dove } = { $points } puntos.
   *[other] { $player }: { LIST($families, each: "valued") }, y la paloma. Son { $factor } × { $sum } + { $dove } =
        { $points } puntos.
}
rule-another-game = En otra partida,

## R7 variants and house rules

rule-variants-title = Variantes
rule-variants-intro =
    Una variante se añade a una edición. `maquignon rules EDICIÓN --variants NOMBRE --lang es` cuenta las reglas enteras
    con ella. Estas son las frases que cambian.
rule-variants =
    .coup-double = { $name } (doble golpe): de las instrucciones de Boursicocotte, 2025; para todas las ediciones.
    .finie-la-plaisanterie =
        { $name } (se acabaron las bromas): de las instrucciones de Boursicocotte, 2025; para todas las ediciones.
    .super-marchandage =
        { $name } (supertrato): de las reglas de Bluff; para Bluff, donde los montones no se intercambian de todos
        modos.
rule-house-rules-title = Reglas de la casa
rule-house-rules-intro =
    Cada mesa puede cambiar lo que quiera. `maquignon rules EDICIÓN --house-rule CLAVE=VALOR --lang es` cuenta las
    reglas enteras con el cambio. Para cada valor se lee aquí lo que dicen entonces las reglas de { $edition }. Lo que
    no se puede jugar, como un inicio que la banca no puede pagar, se rechaza con una frase que dice por qué.
rule-house-rules =
    .family_size = Cuántas cartas tiene una familia
    .lot_size = Cuántos animales se subastan juntos
    .start_notes = Con qué empieza cada jugador
    .money_box = Qué tiene la banca
    .donkey_payments = Cuánto da cada burro
    .bid_step = Cuánto debe subir una puja
    .bids = Si se puede pujar más de lo que se tiene
    .own_raise = Si se puede subir la propia puja
    .payment = Con qué exactitud se paga
    .empty_offers = Si se puede no ofrecer nada
    .opening_deal = Cuántos animales se reparten antes de la partida
    .hammer = Quién canta la puja tres veces
    .preemption = Qué puede hacer el subastador después de las pujas
    .trade_money = Qué pasa con el dinero de un trato
    .trade_reveal = Quién ve los montones de un trato
    .counter = Si se puede aceptar una oferta
    .tie = Qué pasa cuando los dos ofrecen lo mismo
    .multiplier = Cómo se cuentan los puntos
    .dove = Si hay paloma
    .tie_break = Quién gana un empate
rule-values = Valores: { $values }.
rule-then = Con `{ $rule }`:
rule-whole-numbers = un número entero de { $least } a { $most }
rule-tens = un múltiplo de diez, como máximo { 1000 }
rule-some-notes = una lista de billetes, por ejemplo `[0, 0, 10, 10, 50]`
rule-some-box = cuántos billetes de cada valor, por ejemplo `{ "{" }"0": 10, "10": 20{ "}" }`
rule-index-title = Las reglas con nuestras palabras
rule-index-intro =
    Un juego, cinco reglamentos impresos. No dicen lo mismo, y en esto difieren. Los capítulos y los números (de R1 a
    R7) son los mismos en todas las ediciones, y las pruebas y los comentarios del proyecto los citan.
rule-index-decisions = Lo que hemos decidido allí donde un texto calla, está dañado o no queda claro (de D1 a { $last })
