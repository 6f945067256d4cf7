### Was geschehen ist, je ein Satz. $me ist „yes“, wenn $who die Person ist, die liest.
### Karten und Rollen kommen mit Artikel im Akkusativ.

list-comma = { $head }, { $next }
list-and = { $sound ->
   *[other] { $head } und { $last }
}
fact-stumbled = { $who } zögert und tut das Erstbeste, das erlaubt ist.
