### Coming back: what was played before, games by link, sound, the screen.

act-statistics = My games
act-full = Full screen
act-full-off = Leave full screen
act-same-deal = Play this deal
act-away = Close
act-share-game = Share this game

share-text-deal = Whoever opens this link gets the same cards, the same table and the same opponents. Nothing of your game is in it.
share-text-game = Whoever opens this link sees this game step by step, all hands included, and can play its deal. It holds the names at the table; nothing is sent until you send the link.
share-link-deal = Link of this deal
share-link-game = Link of this game
share-copied = The link is on your clipboard.
share-copy = Copy the link from the field.
msg-same_deal = The table is set for the deal you were looking at.

error-no_link = This game fits into no link. You can save it as a file instead.
error-link_damaged = This link is not whole: no game can be read from it. Ask for it again. Nothing here has changed.
error-link_too_long = This link is too long to hold a game: it has been changed on its way. Nothing here has changed.
error-link_other_rules = The game of this link was played by other rules than this version knows. Nothing here has changed.
error-saved_game = A game of yours is saved. Playing on from here takes its place.

prefer-sound = Sound
sound-off = Off
sound-low = Soft
sound-middle = Normal
sound-full = Loud
prefer-awake = Keep the screen on
    .help = During a game the device does not go dark.
keys-full = Full screen
