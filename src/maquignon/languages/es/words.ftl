### What has a name.

## Animals: one, several, and their gender

-rooster = { $number ->
    [one] gallo
   *[other] gallos
}
    .gender = masculine
-goose = { $number ->
    [one] oca
   *[other] ocas
}
    .gender = feminine
-cat = { $number ->
    [one] gato
   *[other] gatos
}
    .gender = masculine
-dog = { $number ->
    [one] perro
   *[other] perros
}
    .gender = masculine
-sheep = { $number ->
    [one] oveja
   *[other] ovejas
}
    .gender = feminine
-goat = { $number ->
    [one] cabra
   *[other] cabras
}
    .gender = feminine
-donkey = { $number ->
    [one] burro
   *[other] burros
}
    .gender = masculine
-pig = { $number ->
    [one] cerdo
   *[other] cerdos
}
    .gender = masculine
-cow = { $number ->
    [one] vaca
   *[other] vacas
}
    .gender = feminine
-horse = { $number ->
    [one] caballo
   *[other] caballos
}
    .gender = masculine

# As a card shows its name.
card = { CAPITAL(WORD($animal, 1)) }
# As many as there are, where no sentence stands around them.
some-animals = { ANIMALS($animals) }
# All of a kind.
family-name = { FAMILY($animal) }

## What is played

editions =
    .boursicocotte-2025 = Boursicocotte (2025)
    .boursicocotte-original = Boursicocotte, el original
    .koehandel = Koehandel
    .boursikocotte = Boursikocotte
    .bluff = Bluff (primera edición)
variants =
    .coup-double = Coup double
    .finie-la-plaisanterie = Finie la plaisanterie
    .super-marchandage = Super-marchandage

## Bots

bots =
    .easy = Novato
    .medium = Parroquiano
    .hard = Perro viejo
    .expert = Experto
    .miser = Tacaño
    .gambler = Jugador
    .talker = Charlatán
    .random = Despistado
    .thrifty = Ahorrador
    .merchant = Tratante
    .haggler = Regateador
levels =
    .easy = fácil
    .medium = medio
    .hard = difícil
    .expert = el más fuerte
    .miser = medio
    .gambler = medio
    .talker = medio

bot-abouts =
    .easy = Juega como alguien nuevo en la mesa, errores incluidos.
    .medium = Vigila el dinero de todos y quiere familias; se le puede engañar.
    .hard = Ha aprendido jugando contra sí mismo; a veces se distrae.
    .expert = Todo lo que ha aprendido, con plena atención; prevé las jugadas.
    .miser = Deja que los demás gasten primero y luego hace tratos con la bolsa más llena.
    .gambler = Puja lo que no tiene y, de vez en cuando, pone todo lo que tiene.
    .talker = Tiene una palabra para todo y una puja para cada lote.
    .random = Hace cualquier cosa permitida, al azar.
    .thrifty = Sabe lo que vale una familia y nunca puja dinero que no tiene.
    .merchant = Calcula lo que cambia cada animal y guarda dinero para los tratos.
    .haggler = Un tratante que en los tratos calcula en vez de adivinar.