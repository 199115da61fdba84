### The lessons, told step by step.

learn-page = Aprender
learn-intro = Tres lecciones de cinco minutos, para repetir cuantas veces quieras.
learn-titles =
    .first = Tu primera partida
    .trades = Tratos y faroles
    .scoring = Contar los puntos
learn-abouts =
    .first = Pujar, pagar, tratar: todo el juego, paso a paso.
    .trades = Leer cuántos billetes hay, usar los ceros, ganar la segunda ronda.
    .scoring = Lo que vale un animal para ti y para los demás, y para qué sirve el dinero.
learn-done = hecha
learn-onwards = Lección siguiente
learn-every = Todas las lecciones
learn-next = Seguir
learn-again = Otra vez
learn-play = Jugar una partida de verdad
learn-leave = Salir de la lección
learn-step = { $now } de { $all }
learn-try-it = Te toca: pruébalo.
learn-other = En esta lección, haz lo que dice la nota.
learn-first =
    .welcome =
        Esta es la sala de subastas. Buscas familias completas de animales: aquí, tres iguales. Cuanto más
        caro el animal, más vale su familia al final.
    .notes = Abajo está tu dinero: 140. Dos de tus billetes son ceros. No valen nada, pero eso nadie más puede verlo.
    .bid =
        Ben subasta dos animales; la placa de cada uno dice lo que vale la familia entera. Cleo canta 10. Pueden pujar
        todos menos Ben. Canta 60: pulsa la tercera paleta.
    .pay =
        El martillo ha caído a tu favor. Debes 60 y puedes pagarlos justos: un 50 y un 10. Nunca se da cambio, así que
        los billetes pequeños son un tesoro.
    .won = La cabra y la oca son tuyas. Quedan delante de ti, a la vista de todos.
    .donkey =
        ¡Cleo ha descubierto un burro! Todos reciben al momento un billete de la banca: 100 con el primero, más con los
        siguientes.
    .pass = Ben puja 80 por él. Esta vez ahorra: pasa.
    .auction = Ahora te toca a ti. Abre una subasta. Tú serás el subastador y los demás pujarán.
    .decide =
        Cleo puja 90 por tu segunda cabra. Puedes vender, o quedarte los animales pagándole tú esos 90 a Cleo.
        Quédatelos.
    .price =
        Paga 90 a Cleo. Tus billetes pequeños solo suman 80, así que tiene que salir el 100, y nadie da cambio: se
        pierden 10. Pero ya tienes dos cabras, y solo falta una.
    .leave =
        ¡La última cabra! Pero Cleo puja 90, y tú solo tienes 80. Cualquier puja sería ahora un farol: si te tocara
        pagar, todos verían tu dinero. Pasa.
    .counter =
        Cleo quiere una de tus cabras y pone dos billetes boca abajo. ¿Los tomas, o pones más? Quizá vaya de farol.
        Elige la contraoferta y pon tu 50.
    .family =
        Su 10 contra tu 50: su cabra es tuya. Cada uno se queda con el dinero del otro. Tres cabras son una familia
        completa: a salvo, y vale 350.
    .trade =
        Te toca otra vez, y ahora propones un trato. Elige la oca de Ben. Después pon un cero y un 10: él ve dos
        billetes, no lo que valen.
    .traded = Ha tomado los billetes y te ha dado la oca. Un farol bien hecho.
    .score =
        Al final se suman los valores de tus familias y se multiplican por cuántas son. Las cabras, 350, y las ocas, 40,
        serían 2 × 390 = 780 puntos.
    .end = Ese es todo el juego. Al final el dinero no vale nada, así que gástalo bien.
learn-trades =
    .welcome =
        Los tratos se juegan con lo que no se ve. Los animales están a la vista, el dinero no; pero cuántos billetes
        tiene cada uno está junto a su nombre, y todos pueden leerlo. Al empezar, todos tienen los mismos siete: dos
        ceros, cuatro de 10 y uno de 50.
    .count =
        Ben acaba de pagar 90 con cinco billetes: solo pueden ser sus cuatro de 10 y su 50. Le quedan dos. Así que ya
        sabes cuáles: sus dos ceros.
    .offer =
        Te toca. Ben tiene un gato, tú también, y a él no le queda nada. Propón un trato por su gato y pon un solo 10:
        no puede superarlo.
    .zeros =
        10 contra nada: el gato es tuyo. Los dos montones cambian de manos, así que recibes también sus ceros. Ya tienes
        cuatro: guárdalos, te servirán.
    .tie =
        Cleo quiere tu cerdo y pone tres billetes. ¿Los tomas, o contraofertas? Tres billetes son a menudo tres de 10.
        Iguala su oferta: pon tus tres de 10.
    .again =
        30 contra 30: empate. Los montones se cambian y hay una segunda ronda. Cleo pone ahora un solo billete, pero
        menos billetes no es menos dinero: puede ser un 50. Contraoferta con un 50 y un 10.
    .pig =
        60 contra 50: el cerdo es tuyo. Si la segunda ronda también hubiera acabado en empate, habría ganado Cleo: fue
        ella quien propuso el trato.
    .bluff =
        Te toca. Cleo tiene un perro, tú también; tiene trece billetes y no le gusta perderlos. Propón un trato por el
        perro y pon tus cuatro ceros: ve un montón grueso, no lo que vale.
    .bluffed =
        Ha tomado el montón y te ha dado el perro: cuatro billetes que no valen nada. Se acordará. La próxima vez,
        mezcla dinero con los ceros.
    .end =
        Recuerda: cuenta los billetes que cada uno da y recibe, guarda ceros para engordar un montón y desconfía de un
        billete solo. Si los dos tenéis dos animales iguales, cambian de manos los dos a la vez.
learn-scoring =
    .welcome =
        ¿Cuánto vale un animal? Depende de quién lo quiera. Al final, la suma de tus familias se multiplica por cuántas
        son. Tú tienes los caballos: { 1000 }. Ben tiene los gatos y los perros: (90 + 160) × 2 = 500. Cleo tiene las
        vacas: 800.
    .rooster =
        Ben subasta el último gallo con un burro, que acaba de dar 100 a todos. Los gallos solo valen 10, pero serían tu
        segunda familia: ({ 1000 } + 10) × 2 = { 2020 }. Este gallo vale { 1020 } puntos para ti: puja 100.
    .pay = Adjudicado. Paga los 100 a Ben.
    .double =
        Tienes { 2020 } puntos: los gallos han doblado los caballos. Una familia barata multiplica todas las demás.
    .stop =
        Cleo subasta la última oveja: con sus vacas, (800 + 250) × 2 = { 2100 }, más que tú. Puede quedársela pagando la
        puja más alta, y 50 sería casi nada. Puja 100.
    .dear =
        Se la ha quedado, pero ha tenido que pagarte 100, y ese dinero va a servir contra ella. Cuando a alguien le
        falta poco para una familia, sube el precio, mientras tú también pudieras pagarlo.
    .spend =
        Te toca. Tienes dos cerdos, y Cleo el tercero. Con esa familia, ({ 1000 } + 10 + 650) × 3 = { 4980 }. Al final
        el dinero no vale nada: propón un trato por el cerdo y pon el 200 y el 100.
    .triple = 300 contra 200: el cerdo es tuyo y tienes { 4980 } puntos. Una familia completa ya no te la quita nadie.
    .let =
        Ben subasta la última oca. Con ella tendría (90 + 160 + 40) × 3 = 870 puntos: 370 más, y aún muy lejos de ti. No
        hace falta impedirlo todo: pasa.
    .end =
        Antes de cada puja, dos preguntas: ¿cuántos puntos para mí, y cuántos para quien se lo lleve si no? Las familias
        pequeñas multiplican, y al final el dinero no cuenta: gástalo a tiempo.

## What a decision is about, when it comes up for the first time

firsts =
    .turn = En tu turno, saca a subasta lo de arriba del mazo, o propón un trato a quien tenga el mismo animal que tú.
    .offer = Pon billetes boca abajo: el otro ve cuántos son, no lo que valen. Un cero cuenta como un billete.
    .bid =
        Canta un precio más alto, o pasa. Puedes prometer más de lo que tienes, pero si te toca pagar, todos verán tu
        dinero.
    .hammer = Cuentas tú: va solo, y más deprisa si pulsas.
    .sell = Toma el dinero de la puja más alta, o quédate los animales pagando tú ese precio.
    .pay = Elige los billetes con los que pagas. Nunca se da cambio.
    .stand = Quédate el dinero, o devuélvelo y añade otro tanto de tu bolsillo para quedarte el animal.
    .answer = Toma los billetes y da el animal, o pon tú también: la suma mayor se lleva el animal.
    .counter = Tú también tienes que poner billetes: la suma mayor se lleva el animal.
    .again = Empate: los dos ponen otra vez. Si vuelve a haber empate, gana quien propuso el trato.
    .dove = La paloma vale 500 puntos. Tómala ahora: el derecho se pierde con el próximo turno.
