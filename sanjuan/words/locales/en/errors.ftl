### What went wrong, and why something cannot be chosen.

## Refused answers

error-over = The game is over.
error-not_a_tuple = This answer cannot be read.
error-too_often = { $option } is chosen too often.
error-no_option = { $option } cannot be chosen now.
error-wrong_count = { $least ->
        [0] Choose at most { $most }. You chose { $count }.
       *[other] { $exact ->
            [yes] Choose exactly { $least }. You chose { $count }.
           *[no] Choose { $least } to { $most }. You chose { $count }.
        }
    }
error-engine = The game could not be loaded or started ({ $trouble }). Try again; if that does not help, check your connection or use a current browser. The game is saved.
error-unknown = That is not possible now.

## Records and saves

error-save_damaged = This saved game is damaged and cannot be continued. You can start a new one.
error-save_other_rules = This saved game follows other rules and cannot be continued. You can start a new one.
error-no_record = This file is not a game of Sun Tables. Nothing has changed.
error-no_undo = This cannot be taken back: something new has been revealed since.

## Requests of the page that the engine refuses

error-bad_command = The page asked for something that the engine does not know.
error-bad_setup = A game cannot be set up like this.
error-no_game = No game is open.
error-no_bot = There is no computer player called “{ $bot }”.
error-no_bot_turn = It is not the computer’s turn.
error-no_curtain = Nothing is hidden now.
error-not_your_turn = It is not your turn.

## The page itself

msg-error = Something went wrong
msg-engine = The game could not start
msg-replaced = The game engine had to be restarted. The game continues where it was.
msg-storage = Nothing is saved: if you close the page, the game is lost.

## Why something cannot be chosen

why-not-now = Not now.
why-over = The game is over.
