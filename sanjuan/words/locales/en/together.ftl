### A table with people elsewhere, and the invitation to it. Loaded when it is first needed.

together-title = Your guests
together-guest-title = You are invited
act-together = Guests
act-invite = Invite
act-sit-in = Let the computer play
act-copy-link = Copy
act-accept = Accept
act-scan = Scan the reply
act-stop-scan = Stop the camera
together-here = is here
together-waits = not here yet
together-away = connection lost
together-send-link = Send this link to one person. It works once.
together-send-reply = Send this link back to the person who invited you, and keep this page open.
together-reply = Paste the reply link here
together-honest = All browsers choose the deal together, so nobody can rig it. But your page holds everybody’s cards: a skilled person could read them in its memory.
together-awaited = { $n ->
        [0] Everybody is here: the cards are dealt.
        [one] Waiting for { $n } more person.
       *[other] Waiting for { $n } more people.
    }
together-connected = Connected. The game begins when everybody is here.
together-send = Waiting for the host to accept your reply.
together-guest-text = Somebody has invited you to a game. Your two browsers connect directly; no server is needed.
together-invites = invites you
together-lost = The connection to the host is lost. Ask for a new invitation; the game waits.
together-unreached = The two browsers could not reach each other. On one network they usually can; across the internet a router may prevent it.
together-weak = The connection to the host is interrupted. The page is waiting for it to come back.
together-version = The host’s page has another version. Both of you have to reload the page.
together-away-now = { $who } is away.
together-away-for = { $who } has been away for { $n } min.
together-turn-for = { $who } has been thinking for { $n } min.
together-lost-for = connection lost { $n } min ago
act-at-once = Start at once
together-sits = A computer player has your chair. The host can give it back to you.
together-kept = a computer player has this chair
together-back = is back; a computer player has this chair
act-give-back = Give the chair back
together-part = The deal could not be made fairly. Ask for a new invitation.
together-tab = You are at this table in another tab.
together-tab-title = Already at this table
act-play-here = Play here
together-unfair = The host’s page has changed its part of the deal. You have left the table.
together-flood = The host has closed the connection.
together-no_invitation = This invitation cannot be used. Ask for a new one.
together-no_reply = This is not the reply to an open invitation.
together-no_browser = This browser cannot connect to another one directly. Open the page in another browser, or meet with a word where the site offers it.
together-no_line = A part of the page could not be loaded. Reload the page.
together-handed = Your table has received the reply. You can close this page.
together-no_table = No table in this browser is waiting for this reply. Open the table and paste the link there.
together-name = Your name
together-picture = The link as a QR code
act-verify = Check the deal
together-verifying = The game is played again to check it.
together-verified = Verified: what you were shown is what was dealt and answered.
together-verified-since = Verified since this page joined the table: what it was shown is what was dealt and answered.
together-differs = This is not the game that you were shown.
together-left = The host has left the table. The game is kept there.
together-wanted = The next game begins when everybody here has pressed “Play again”.
together-wants = { $n ->
        [one] { $who } wants to play again.
       *[other] { $who } want to play again.
    }
say-title = Say something
say-0 = Hello!
say-1 = Good luck!
say-2 = Nicely played!
say-3 = Thank you!
say-4 = Oops!
say-5 = One moment, please.
say-6 = I’m back.
say-7 = That hurt!
say-8 = a smile
say-9 = laughter
say-10 = surprise
say-11 = sorrow
say-mute-all = Show no messages
say-mute = No messages from { $who }
together-camera = The picture of the camera
together-no_camera = The camera cannot be used here. Paste the reply link instead.
error-late = This question has been answered already.
error-guest = Only the host’s page can do this.
error-no_hints = Guests get no hints at this table.
error-not_so_fast = Too many requests at once. Wait a moment.
together-allow-hints = Guests may ask for hints
    .help = For their own seat only. You always can.
together-allow-watch = Others may watch
    .help = They see what everybody sees, but no hand, and cannot answer.
together-looks-on = is watching
together-watch-text = Invite somebody to watch
together-watch-title = Watching
together-you-watch = You are watching.
together-somebody = Somebody
together-no_watch = The host no longer lets anybody watch.
together-watching = { $n ->
        [one] { $who } is watching.
       *[other] { $who } are watching.
    }

## A table by its word, over a relay

act-call = Use this name
act-join = Join
act-watch = Watch
together-join-title = Join a table
together-word-title = Join with a word
together-word = The word of the table
together-word-host = Others open this page, choose “Join a table” and enter this word. Or they scan the code.
together-word-away = The relay cannot be reached. The page tries again by itself.
together-tables = Open tables
together-free = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
together-only-watch = no free seat, you can watch
together-no_word = A word looks like sunny-harbor-2748.
together-unknown = No table is open under this word. Ask the host for it.
together-full = All seats at this table are taken.
together-closed = The host has left. The game is over here.
together-reaching = Looking for the table…
