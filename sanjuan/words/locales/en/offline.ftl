### Play offline, new versions, several tabs.

offline-offered = Not saved for offline play, to save data.
act-offline = Save for offline play
offline-keeping = Saving for offline play: { $percent }%
offline-kept = Ready to play offline.
offline-broken = Not ready to play offline yet: some files could not be loaded. The next visit will continue.
offline-full = The browser has no room left to save the game for offline play. You can still play online.
offline-update = A new version is ready
act-update = Update now
error-update_others = The game is open in another tab or window too. Close that one first.
error-update_late = The browser is holding the new version back. You get it once every tab with the game is closed.

msg-elsewhere = Open in another tab
error-elsewhere = The saved game is being played in another tab or window. Only one can play it at a time.
error-taken_over = The game now continues in another tab or window. It is saved there.
act-here = Play here

error-rules = The rules could not be loaded. The server or the network may be down.
error-words = The texts could not be loaded. The server or the network may be down.
error-part = This part of the game could not be loaded. The server or the network may be down.
missing-title = The game could not be loaded completely
missing-text = Missing: { $what }. The server or the network may be down.
missing-again = Try again
missing-boxed = The page around this frame does not let the game’s scripts run: its “sandbox” lacks “allow-same-origin”.
missing-out = Open the game in a tab
