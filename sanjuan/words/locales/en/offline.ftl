### Play without a network, new versions, several tabs.

offline-keeping = Being kept for play without a network: { $percent } %
offline-kept = Plays without a network from now on.
offline-broken = Not kept yet for play without a network: some files did not arrive. The next visit goes on with it.
offline-full = The browser has no room left to keep the game for play without a network. With one it plays on.
offline-update = A new version is ready
act-update = Take the new version
error-update_others = The game is open in another tab or window too. Close that one first.
error-update_late = The browser puts the new version off. It comes when every tab with the game is closed.

msg-elsewhere = Open in another tab
error-elsewhere = The saved game is being played in another tab or window. Only one can play it at a time.
error-taken_over = The game now goes on in another tab or window. It is saved there.
act-here = Play here

error-rules = The rules did not arrive. The server or the network may be gone.
error-words = This language did not arrive. The server or the network may be gone.
error-part = This part of the game did not arrive. The server or the network may be gone.
missing-title = The game did not arrive completely
missing-text = Missing: { $what }. The server may be gone, or the network.
missing-again = Try again
