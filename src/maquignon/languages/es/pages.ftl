### The pages around the game.

## App

app-title = Maquignon
app-tagline = Puja, ve de farol y compra la vaca del vecino con un puñado de ceros.
app-home = Inicio
app-skip = Ir al juego
app-loading = Un momento…
app-close = Cerrar
app-copied = Copiado
app-share = Compartir
app-not-found = No hay nada en esta dirección.
app-not-found-more = Quizá se haya recogido la mesa, o falte una letra del enlace.
app-failed = No ha funcionado.
# A name and what it stands for.
app-labelled = { $name }: { $value }
app-retry = Volver a intentarlo

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Iluminación
settings-themes =
    .system = Como el sistema
    .light = Luz de día
    .dark = Luz de lámpara
    .contrast = Alto contraste
settings-pace = Cómo se muestra lo que pasa
settings-paces =
    .calm = Tranquilo: tiempo para verlo todo
    .lively = Vivo
    .instant = Al instante: nada se mueve
settings-nudges = Avisarme cuando me toque y esté mirando a otro lado
settings-nudges-when =
    .granted = Mientras el juego siga abierto en otra pestaña o ventana.
    .default = El navegador aún no sabe si tiene permiso.
    .denied = El navegador no deja que esta página envíe notificaciones. Permítelas en los ajustes del navegador y vuelve a intentarlo aquí.
    .insecure = Esta página llega por http sin cifrar: las notificaciones, la pantalla siempre encendida y la marca en el icono necesitan https.
    .unsupported = Este navegador no tiene notificaciones. En un iPhone o iPad, añade antes el juego a la pantalla de inicio.
settings-explain-again = Volver a explicarlo todo
settings-explained-again = Cada decisión se explicará de nuevo.
settings-keys = Una sola tecla decide y lee en voz alta
settings-sound = Sonido
settings-hear = Lo que se oye
settings-volume = Volumen
settings-kinds =
    .effects = Sonidos
    .calls = Los golpes del martillo
    .voice = Una voz para a la una, a las dos, adjudicado
settings-listen = Escucharlos
settings-listen-tip = Escuchar este sonido
settings-sounds =
    .bid = una puja
    .call = un aviso
    .hammer = el martillo
    .notes = billetes
    .donkey = un burro
    .family = una familia
    .turn = tu turno
    .end = el final
settings-sound-on = El sonido está activado
settings-sound-off = El sonido está desactivado

## Connection

connection-connecting = Conectando…
connection-lost = Se ha perdido la conexión. Reintentando…
connection-back = La conexión ha vuelto.
connection-offline = No tienes conexión. La primera partida guiada funciona igual; las mesas necesitan conexión.

## Gone

gone =
    .removed = Te han quitado el sitio. Puedes mirar.
    .closed = La mesa se ha cerrado.

## Home

home-play = Jugar ya
home-play-tip = Una partida contra bots, ahora mismo
home-play-more = Tres bots, sin cuenta, unos veinte minutos
home-new-table = Nueva mesa
home-new-table-tip = Elegir edición, ritmos y jugadores
home-new-table-more = Entre amigos: un enlace, un código, un QR
home-join = Unirme
home-join-tip = Con un código o en una mesa pública
home-rules = Reglas
home-replays = Partidas jugadas
home-learn = Aprende en cinco minutos
home-your-tables = Tus mesas
home-back-to = Volver a la mesa { $code }
home-story = Diez familias de animales salen a subasta. Reúne familias enteras; gana el rebaño más valioso.
home-how-auction = Subasta
home-how-auction-text = Alguien descubre un animal, todos cantan precios. Adjudicado, o se lo queda por el mismo precio.
home-how-trade = Trato
home-how-trade-text = Pon dinero boca abajo delante de tu vecino. ¿Venderá, o pondrá más?
home-how-count = Recuento
home-how-count-text = Suma tus familias y multiplica por cuántas son. Al final el dinero no vale nada.
home-made-by = Un juego de Rüdiger Koltze, en cinco ediciones impresas.

## Name

name-title = ¿Cómo te llamas?
name-label = Tu nombre en la mesa
name-placeholder = Ana
name-save = Tomar asiento
name-guest = Invitado

## Make

make-title = Una nueva mesa
make-edition = Edición
make-about =
    .boursicocotte-2025 = Familias de tres, dos animales por subasta. La rápida, para empezar.
    .boursicocotte-original = Familias de cuatro, los animales de uno en uno, y parejas que cambian de manos.
    .koehandel = El clásico: un trato empatado tiene segunda ronda.
    .boursikocotte = El clásico corto: en caso de empate, los dos vuelven a ofrecer.
    .bluff = Contraofertas descubiertas, recompra al doble y una paloma de 500.
make-variants = Variantes
make-variant-about =
    .coup-double = Quien hace un trato debe además subastar en el mismo turno.
    .finie-la-plaisanterie = Una sola puja por jugador y subasta.
    .super-marchandage = Las ofertas se intercambian y se cuentan en secreto.
make-seats = Sitios
make-players = { $count } jugadores
make-minutes = Unos { $minutes } minutos con estas reglas y estos jugadores.
make-open = Libre para una persona
make-you = Tú
make-bot = { KNOWN($level) ->
    [yes] Bot: { $name } ({ $level })
   *[no] Bot: { $name }
}
make-hammer = Martillo
make-thinking = Tiempo para pensar
make-speeds =
    .calm = muy tranquilo
    .relaxed = tranquilo
    .normal = normal
    .fast = rápido
    .none = sin límite
make-hammer-pace = { $speed } ({ $quiet } s tras una puja y { $gap } s por aviso)
make-thinking-pace = { $speed } ({ $seconds } s)
make-hammer-none = solo a mano
make-liveliness = Las pujas de los bots
make-livelinesses =
    .calm = tranquilas: cada dos segundos
    .lively = vivas: cada segundo
    .instant = al instante: según llegan
make-first = Quién empieza
make-by-lot = a suertes
make-seat = Sitio { $number }
make-public = Pública: cualquiera puede ver esta mesa y unirse
make-spectators = Se admiten espectadores
make-banter = Los bots charlan un poco
make-more = Más opciones
make-create = Abrir la mesa
make-change = Cambiar la mesa
make-save = Guardar

## Join

join-title = Unirse a una mesa
join-code = Código de la mesa
join-go = Ir a la mesa
join-public = Mesas públicas
join-none = Ahora mismo no espera ninguna mesa pública.
join-open-one = Abrir una
join-free = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
join-full = completa
join-host = Mesa de { $name }
join-sit = Sentarme
join-watch = Mirar
join-playing = en juego

## Lobby

lobby-let-back = Dejar volver a { $name }
lobby-let-back-tip = Se le quitó el sitio
lobby-title = Antes de la partida
lobby-table = Mesa { $code }
lobby-invite = Invitar
lobby-invite-text = Envía el enlace, di el código o deja que lo escaneen.
lobby-link = Enlace
lobby-code = Código
lobby-qr = Código QR del enlace a esta mesa
lobby-open = libre
lobby-take-seat = Sentarme aquí
lobby-add-bot = Añadir un bot
lobby-choose-bot = Quién se sienta en el sitio { $seat }
lobby-free = Dejar libre
lobby-host = anfitrión
lobby-you = tú
lobby-away = ausente
lobby-start = Empezar la partida
lobby-start-with-bots = Empezar; los bots completan la mesa
lobby-waiting-host = Esperando a que { $name } empiece la partida.
lobby-terms = A qué se juega
lobby-leave = Irme
lobby-spectators = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
lobby-sealed = La mezcla está sellada:
lobby-personal = Seguir en otro dispositivo
lobby-personal-text = Este enlace personal es tu sitio. No lo compartas.

## A screen in the room

screen-name = Pantalla
screen-title = La mesa { $code } en la pantalla
screen-join = Únete con tu teléfono
screen-join-text = El código lleva a tu mano: tus billetes, tus animales y tus decisiones. La mesa está aquí.
screen-waiting = La partida empieza en cuanto el anfitrión la inicie.
screen-open = Mostrar la mesa en una pantalla
screen-open-tip = Para un televisor o una tableta que todos ven: ningún secreto, solo la mesa
screen-hand = Solo mi mano
screen-hand-tip = Para quienes ven la mesa en una pantalla de la sala
screen-whole-table = La mesa entera
screen-fill = Pantalla completa, con sonido
screen-fill-tip = Un navegador no suena hasta que alguien haya pulsado algo
screen-gone = Esta mesa está cerrada.

## One device, passed around

hotseat-title = Una tableta para todos
hotseat-more = De dos a cinco personas en un solo aparato, con un telón entre las manos
hotseat-about = Las pujas se hacen a mesa abierta. Quien tiene algo secreto que decidir toma la tableta, y un telón oculta cada mano a los demás.
hotseat-person = Una persona
hotseat-name = Nombre
hotseat-name-at = Nombre en el sitio { $number }
hotseat-begin = Empezar
hotseat-too-few = Hacen falta al menos dos personas.
hotseat-unnamed = Cada uno necesita un nombre.
hotseat-not-here = Nadie en este aparato tiene sitio en esta mesa.
hotseat-pass-to = Pasad la tableta a { $name }.
hotseat-look = { $name }: pulsa cuando solo mires tú
hotseat-look-tip = Tu mano aparece y desaparece en cuanto hayas decidido
hotseat-table = Ver antes la mesa
hotseat-table-tip = Lo que todos pueden ver
hotseat-hand-of = La mano de { $name }
hotseat-close = Cerrar el telón
hotseat-close-tip = Ocultar la mano y volver a la mesa abierta (Esc)
hotseat-peek = { $name }: ver mi mano
hotseat-peek-tip = Solo cuando nadie más mire
hotseat-desk = Lo que pulsáis entre todos
hotseat-call-bids = ¿Quién da más? Cantad la puja y pulsad vuestra propia paleta.
hotseat-paddles-of = Las paletas de { $name }
hotseat-out = Fuera
hotseat-out-of = { $name } se retira de este lote
hotseat-hammer-tip = Contar: a la una, a las dos, adjudicado (H)

## Rules

rules-title = Reglas
rules-failed = No se han podido cargar las reglas.
rules-choose = Edición
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-search-such-as = empate, martillo, cero…
rules-found = { $count ->
    [0] Ninguna regla contiene esas palabras.
    [one] 1 regla
   *[other] { $count } reglas
}
rules-pictures =
    .cards = Las diez familias, y lo que vale cada una cuando está completa.
    .setup = Al empezar: ves tu dinero; de los demás solo sabes cuántos billetes tienen.
    .turn = Te toca: una subasta, o un trato por un animal que tú también tienes.
    .auction = Cleo va ganando con 30. Puja más o pasa, mientras no haya caído el martillo.
    .trade = Cleo ha puesto dos billetes boca abajo por tu cerdo: te toca responder.
    .end = Una familia completa, con su marca, está a salvo; los puntos son los de las familias completas.

## Replays

replays-title = Partidas jugadas
replays-search = Buscar por jugador
replays-edition = Edición
replays-all = todas las ediciones
replays-none = Aún no hay ninguna partida terminada.
replays-none-found = Ninguna partida coincide con la búsqueda.
replays-show-all = Todas las partidas
replays-play-one = Jugar una
replays-drop = Suelta aquí un archivo de partida o elige uno
replays-choose = Elegir un archivo
replays-failed = Este archivo no es una partida legible.
replays-more = Más

## Replay

replay-title = Repetición
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-previous = Un paso atrás
replay-first = Al principio
replay-last = Al final
replay-speed = Velocidad
replay-step = Paso { $now } de { $all }
replay-seen-as = Visto por
replay-spectator = un espectador
replay-open = todas las cartas a la vista
replay-download = Descargar la partida
replay-share = Copiar un enlace a este momento
replay-chart = Puntos y dinero a lo largo de la partida
replay-score = Puntos
replay-money = Dinero
replay-chances = Probabilidad de ganar, en %
replay-start = Empieza la partida.
