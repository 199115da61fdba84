### The first game, told step by step.

learn-title = Tu primera partida
learn-next = Seguir
learn-again = Otra vez
learn-play = Jugar una partida de verdad
learn-leave = Salir de la lección
learn-step = { $now } de { $all }
learn-try-it = Te toca: pruébalo.
learn-other = En esta lección, haz lo que dice la nota.
learn-texts =
    .welcome =
        Bienvenido a la sala de subastas. Buscas familias completas de animales: aquí, tres iguales. Cuanto más
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
