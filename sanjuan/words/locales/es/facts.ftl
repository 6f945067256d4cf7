### Lo que ha pasado, una frase cada cosa. $me vale «yes» cuando $who es quien lee.

list-comma = { $head }, { $next }
list-and = { $sound ->
    [i] { $head } e { $last }
    [hi] { $head } e { $last }
   *[other] { $head } y { $last }
}
fact-stumbled = { $who } duda y hace lo primero que está permitido.
