### Ce qui s'est passé, une phrase à la fois. $me vaut « yes » quand $who est celui qui lit.

list-comma = { $head }, { $next }
list-and = { $sound ->
   *[other] { $head } et { $last }
}
fact-stumbled = { $who } hésite et joue le premier coup permis.
