### What went wrong.

error-bought_alone = A building is bought alone.
error-too_much_money = Several cards may make { $most } at most. These make { $sum }.
error-too_little_money = The price is { $price }. You chose { $paid }.

## Why a text is no position; quoted are words of that text

position-seats = Alhambra seats 2 to 6 players, not { $count }
position-unknown = { $where }: unknown { $what ->
        [building] building
        [card] money card
        [scoring] scoring
        [question] question
        [option] option
        [field] field
        [step] step
       *[other] part
    } “{ $name }”; did you mean “{ $near }”?
position-hidden = { $where }: a hidden card
position-worth = { $where }: hand { $value } is worth something else
