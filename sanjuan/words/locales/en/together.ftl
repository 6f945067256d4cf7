### A table with people elsewhere. Loaded when it is first wanted.

together-title = Your guests
together-guest-title = You are invited
act-together = Guests
act-invite = Invite
act-invite-again = New invitation
act-sit-in = Let the computer play
act-copy-link = Copy
act-accept = Accept
together-here = is here
together-waits = not here yet
together-away = line lost
together-send-link = Send this link to the person. It is for one person, once.
together-send-reply = Send this link back to the person who invited you, and leave this page open.
together-reply = The link that came back
together-honest = The cards are dealt from numbers that every page adds to, so nobody chooses them. Your page deals and keeps all hands: somebody who knows how could look into its memory.
together-awaited = { $n ->
        [0] Everybody is here: the cards are dealt.
        [one] { $n } person is still awaited.
       *[other] { $n } people are still awaited.
    }
together-connected = Connected. The game begins when everybody is here.
together-send = Your way to the table is ready.
together-guest-text = Somebody plays with you, from page to page, with nothing between.
together-lost = The line to the host is lost. Ask for a new invitation; the game waits.
together-weak = The line to the host is interrupted. The page waits for it.
together-version = The host’s page is of another version. Load both pages again.
together-seat = A computer player has taken your chair.
together-part = The deal could not be made fairly. Ask for a new invitation.
together-unfair = The host has changed its part of the deal. You have left the table.
together-flood = The host has closed the line.
together-no_invitation = This invitation cannot be used. Ask for a new one.
together-no_reply = This is no reply to an invitation that is open.
together-no_line = A part of the page could not be loaded. Load it again.
together-handed = The reply has come to your table. You can close this page.
together-no_table = No table of yours waits for this reply in this browser. Open the lobby and paste the link there.
together-picture = The link as a picture for a camera
act-verify = Check the deal
together-verifying = The game is played again to check it.
together-verified = Verified: what you were shown is what was dealt and answered.
together-differs = This is not the game that you were shown.
error-late = This question has been answered already.
error-guest = Only the host’s page can do this.
