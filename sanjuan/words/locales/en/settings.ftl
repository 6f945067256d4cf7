### Settings, the sheet of keys, the cards still out.

act-settings = Settings
act-help = Keys
act-unseen = Cards still out
act-rules = Rules

prefer-confirm = Confirm every choice
    .help = Off: a click on the one thing you may choose is your answer.
prefer-sure = Skip questions with one answer
    .help = Steps that cost nothing and leave no choice are done for you.
prefer-unseen = Count the cards still out
    .help = Shows how many of each card you have not seen, close up and in the menu.
prefer-count = Count the points row by row
    .help = At the end of a game; a click or a key shows them all.
prefer-digest = Show what the others did
    .help = When the device is passed on.
prefer-voices = Let the characters speak
    .help = They say a word when a game is over.
prefer-size = Size of everything
size-smaller = Smaller
size-normal = Normal
size-larger = Larger
size-largest = Very large
prefer-motion = Motion
motion-auto = Same as device
motion-full = Full
motion-less = Reduced

zoom-unseen = Still out
unseen-of = { $n } of { $of }
unseen-help = In the piles, in other hands or tucked away: every card that is neither face up nor in your hand.

keys-move = Go from card to card
keys-choose = Select or deselect, in the order of the cards
keys-confirm = Confirm
keys-pass = Pass
keys-undo = Take back
keys-skip = Skip ahead
keys-zoom = Look closer
keys-log = Log
keys-menu = Menu
keys-rules = The rules, at the card in focus
keys-settings = Settings
keys-help = These keys
keys-escape = Close, or clear the choice

key-space = Space
key-enter = Enter
key-escape = Esc
