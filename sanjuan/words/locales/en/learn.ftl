### The place to learn: lessons, puzzles, a first game with somebody who looks over your shoulder.

learn-title = Learn
learn-lessons = Lessons
learn-puzzles = Best play?
learn-lesson = Lesson { $n } of { $of }
learn-puzzle = Puzzle { $n } of { $of }
learn-today = Puzzle of the day
learn-score = { $of ->
        [0] No puzzle tried yet
       *[other] { $right } of { $of } right first time
    }
learn-solved = Solved
learn-first = Right first time
learn-open = Not solved yet
learn-goal = Goal: { $goal }
learn-page = { $n } of { $of }
learn-right = That is it!
learn-wrong = Not the best
learn-missed = Not quite
learn-best = Best: { $best } ({ $chance } to win).
learn-yours = { $yours }: that leaves you { $chance }.
learn-next-page = Next
learn-try = Let me try
learn-again = Try again
learn-next-lesson = Next lesson
learn-next-puzzle = Next puzzle
learn-all = All lessons
learn-leave = Back to the start
learn-go-on = Play on from here
coach-before = Your last answer:
coach-good = Good: { $yours } would have been my choice, too.
coach-rather = I would have chosen { $best }. { $why }
