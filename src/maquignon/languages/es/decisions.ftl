### What we decided where a printed text is silent, damaged or unclear.

decision-title = Decisiones
decision-intro =
    Los reglamentos impresos dejan preguntas abiertas, y uno de ellos está dañado. Esto es lo que hemos decidido, y por
    qué. Las reglas de las ediciones, el código y las pruebas citan estos números.
decisions =
    .D1 =
        _Los burros de Boursicocotte (2025) dan 100, 200 y 500._ Según las instrucciones, con familias de tres el primer
        burro da directamente un 100, y el 50 queda para la versión original. En la caja hay cinco billetes de 100, de
        200 y de 500, y con cinco jugadores los diez de 50 se van en el inicio: tres burros dan, pues, 100, 200 y 500,
        sean cuantos sean los jugadores.
    .D2 =
        _Quién empieza._ Las ediciones difieren: el animal más pesado, la suerte o un acuerdo. En nuestras mesas el
        anfitrión puede nombrar el sitio; si no, decide la suerte. Se juega en el sentido de las agujas del reloj.
    .D3 =
        _Cuántos billetes tienes no es ningún secreto._ Una mano es un abanico de dorsos que cualquiera puede contar. Lo
        que valen queda oculto.
    .D4 =
        _Sin ningún animal se pierde el turno_ cuando el mazo se acaba, igual que quien solo tiene familias completas:
        ni uno ni otro tienen con qué hacer un trato.
    .D5 = _Un lote es más pequeño cuando en el mazo quedan menos animales_ de los que suelen descubrirse.
    .D6 =
        _Las pujas son múltiplos de diez_, de al menos diez, cada una más alta que la anterior. No hay billetes más
        pequeños, así que «más alta» y «al menos diez más» vienen a ser lo mismo.
    .D7 =
        _Puedes subir tu propia puja._ Los textos dejan pujar a todos cuantas veces quieran, y solo piden que cada puja
        supere a la anterior; y puede tener sentido, para llevar el precio más allá de lo que el subastador podría pagar
        por su derecho de tanteo. A nadie se le pregunta nunca: las partidas por turnos se saltan a quien tiene la puja
        más alta, las mesas en vivo quieren que se diga expresamente, y los bots no lo hacen. La regla de la casa
        `own_raise` lo prohíbe.
    .D8 =
        _Se puede pasar._ Quiere decir «a este precio, nada más por mi parte». Después de una nueva puja, todos pueden
        volver a pujar; cuando todos los demás han pasado, el martillo puede caer al momento. Las mesas en vivo cuentan
        las tres voces con el reloj. Las partidas por turnos preguntan en el sentido de las agujas del reloj desde el
        subastador, hasta que todos los demás han pasado.
    .D9 = _Solo puede ejercer el tanteo un subastador que pueda pagar._ Si no, sería un farol sin riesgo.
    .D10 =
        _Quien no puede pagar, en Koehandel_: la página está cortada en ese punto. Como en Boursicocotte, se enseñan
        todos los billetes y el lote vuelve a salir a subasta.
    .D11 =
        _Con «Finie la plaisanterie», una subasta repetida devuelve a cada jugador su única puja._ Es una nueva subasta
        del mismo lote.
    .D12 =
        _Quien puede pagar la cantidad justa la paga; quien no puede no da ningún billete de más._ Los textos dicen que
        no se da cambio y que hay que pagar más cuando no se puede pagar justo. Dar aún más como regalo, o colar un 0,
        sería una manera de esconder dinero o de pasárselo a un amigo.
    .D13 =
        _Todos conocen un precio y cuántos billetes se han pagado_: ocurre a la vista, sobre la mesa. Cuáles eran, solo
        lo saben quien paga y quien cobra.
    .D14 =
        _Una oferta tiene al menos un billete_, salvo que la mano esté vacía. Tiene que haber un montón sobre la mesa
        para poder responderle.
    .D15 =
        _Después de un empate en Koehandel, los primeros montones quedan intercambiados_, como en cualquier trato que se
        ha contado. La línea falta en el texto dañado.
    .D16 =
        _En la segunda ronda de Boursikocotte no se puede aceptar_: el texto dice que los dos vuelven a hacer una
        propuesta.
    .D17 =
        _«Enseguida», para la paloma_, quiere decir: antes de que se elija la subasta o el trato del turno siguiente. Si
        la jugada que reúne la pareja también pone fin a la partida, la paloma llega sola, porque ya nadie podría
        reclamarla.
    .D18 = _En caso de empate se comparte la victoria_, allí donde el reglamento no dice otra cosa.
    .D19 =
        _El reparto inicial_ (una regla de la casa para una partida más corta) se hace de carta en carta, en el sentido
        de las agujas del reloj desde el primer jugador. Un burro entre las cartas da dinero a todos al momento.
    .D20 =
        _Nadie puede pujar más que todo el dinero en juego._ Cualquiera puede sumar el dinero inicial y el de los burros
        de todos los jugadores: una puja por encima ya no es un farol, sino ruido.
    .D21 =
        _Una partida que da vueltas sin fin se acaba._ Ningún reglamento lo prevé, pero dos jugadores sin dinero pueden
        pasarse un animal eternamente: quien propone el trato gana todos los empates. Una vez agotado el mazo, se
        recuerda la posición pública al empezar cada turno: quién tiene qué animales, cuántos billetes tiene cada uno en
        la mano y a quién le toca. Cuando una se da por tercera vez desde que se completó la última familia, la partida
        ha terminado, y una familia incompleta no cuenta para nadie. Se avisa a todos cuando una posición se da por
        segunda vez. Solo decide lo que todos pueden ver, así que no se delata nada oculto. Se recuerdan los últimos
        sesenta turnos; es suficiente, porque doscientos tratos seguidos sin completar ninguna familia ponen fin a la
        partida en cualquier caso.
    .D22 =
        _Lo que toman prestado dos textos callados._ Donde Boursikocotte y Bluff no dicen nada, valen las instrucciones
        de Boursicocotte: para los valores de las familias (Bluff solo nombra las vacas), para la banca de Boursikocotte
        y toda su regla sobre quien no puede pagar, y para el límite que este tiene en Bluff. En Koehandel se ha perdido
        la línea que sigue al empate; la leemos como «quien propuso el trato hace una nueva oferta». «Primera edición»
        es el nombre que damos nosotros a Bluff.
