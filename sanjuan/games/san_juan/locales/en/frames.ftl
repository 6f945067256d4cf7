### The game in a frame on other people's pages, and why a request of such a page is refused.

frame-title = San Juan, a card game
frame-line = A card game against the computer

## Why a text is no position; quoted are words of that text

position-seats = San Juan seats 2 to 4 players, not { $count }
position-tile = { $where }: there is no price tile “{ $value }”
position-cards = { $count } cards in a game of { $most }
position-unknown = { $where }: unknown { $what ->
        [card] card
        [role] role
        [phase] phase
        [question] question
        [option] option
        [field] field
        [step] step
       *[other] part
    } “{ $name }”; did you mean “{ $near }”?
position-hidden = { $where }: a hidden card or tile
