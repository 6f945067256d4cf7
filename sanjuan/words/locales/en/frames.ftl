### The game in a frame on other people's pages, and why a request of such a page is refused.

about-link = About and licences
frame-full = Open the full game

## What the page around asked for

error-asked_value = Not possible: { $name } = “{ $value }”. Allowed: { $allowed }.
error-asked_unknown = There is no “{ $name }” here. There are: { $allowed }.
error-asked_twice = Given twice: “{ $name }”.
error-asked_long = This is too long. Allowed: { $allowed } characters.
error-asked_message = This message is not a JSON object.
error-asked_busy = Too many messages at once.
error-asked_record = The record of a game is available when it is over: before that it would reveal every hidden card.
error-position = This position cannot be played ({ $why }).
error-no_deal = This game began from a position: there is no deal to share.

## Why a text is no position; quoted are words of that text

position-long = { $count } characters; { $most } are allowed
position-deep = lists and objects are nested more than { $most } deep
position-json = no JSON from character { $letter } on
position-number = { $name } is not JSON
position-object = { $where }: an object with “{ "is" }”, “{ "of" }”, “{ "map" }”, “{ "box" }” or “{ "step" }” is expected
position-missing = { $where }: “{ $name }” is missing
position-nameless = { $where }: a name is expected, not “{ $value }”
position-kind = { $where }: { $kind ->
        [int] a whole number
        [str] a text
        [bool] true or false
        [list] a list
        [tuple] a list under “{ "of" }”
        [NoneType] null
       *[other] another value
    } is expected, not “{ $value }”
position-count = { $where }: { $most } values are expected, not { $count }
position-unknown = { $where }: unknown { $what ->
        [card] card
        [question] question
        [option] option
        [field] field
        [step] step
       *[other] part
    } “{ $name }”; did you mean “{ $near }”?
position-option = the option “{ $name }” cannot be “{ $value }” here
position-range = { $where }: { $value } is not among 0 to { $most }
position-hidden = { $where }: a hidden card
position-surplus = { $where }: one “{ $name }” too many
position-large = the number { $value } is too large for a step
position-part = only a part of a position
position-view = the view of one seat, with hidden cards
position-endless = the game would not end
position-broken = the game breaks off: its next steps do not fit
position-other = the text is malformed
