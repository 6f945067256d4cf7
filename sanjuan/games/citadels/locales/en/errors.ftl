### What went wrong.

error-alone = A player is chosen alone: swap hands with one, or redraw cards.

## Why a text is no position; quoted are words of that text

position-seats = Citadels seats 2 to 8 players, not { $count }
position-unknown = { $where }: unknown { $what ->
        [district] district
        [character] character
        [question] question
        [option] option
        [field] field
        [step] step
       *[other] part
    } “{ $name }”; did you mean “{ $near }”?
