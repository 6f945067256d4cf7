### Coming back: what was played before, games by link, sound, the screen.

act-statistics = My games
act-full = Full screen
act-full-off = Leave full screen
act-same-deal = Play this deal
act-away = Close
act-share-game = Share this game
act-share-lines = Show on a web page
shared-title = A shared game
shared-line = { $game }: { $list }.
shared-text = Step through it, or play the same deal yourself. “You” is the person who sent it.

share-text-deal = Anybody who opens this link gets the same cards, the same table and the same opponents. It reveals nothing about your game.
share-text-game = Anybody who opens this link sees this game step by step, all hands included, and can play its deal. It contains the names at the table; nothing is sent until you send the link.
share-text-lines = Paste these lines into a web page of your own to show this deal there: the same cards, the same table, the same opponents. They reveal nothing about your game.
share-link-deal = Link to this deal
share-link-game = Link to this game
share-link-lines = Lines for a page
share-copied = The link is on your clipboard.
share-copied-lines = The lines are on your clipboard.
share-copy = Copy the link from the field.
share-copy-lines = Copy the lines from the field.
msg-same_deal = The table is set for the deal you were looking at.

error-no_link = This game does not fit into a link. You can save it as a file instead.
error-link_damaged = This link is incomplete: no game can be read from it. Ask for it again. Nothing here has changed.
error-link_too_long = This link is too long to hold a game: it was changed on the way. Nothing here has changed.
error-link_other_rules = The game in this link follows rules that this version does not know. Nothing here has changed.

prefer-sound = Sound
sound-off = Off
sound-low = Quiet
sound-middle = Normal
sound-full = Loud
prefer-awake = Keep the screen on
    .help = The screen does not go dark during a game.
keys-full = Full screen
