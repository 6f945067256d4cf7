### What happened, one sentence each. $me is "yes" when $who is the player who reads.

list-comma = { $head }, { $next }
list-and = { $sound ->
   *[other] { $head } and { $last }
}
fact-stumbled = { $who } hesitates and does the first thing that is allowed.
