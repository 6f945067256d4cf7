### El lugar para aprender: lecciones, problemas, una primera partida con alguien que mira.

learn-title = Aprender
learn-lessons = Lecciones
learn-puzzles = ¿La mejor jugada?
learn-lesson = Lección { $n } de { $of }
learn-puzzle = Problema { $n } de { $of }
learn-today = Problema del día
learn-score = { $of ->
        [0] Aún no has probado ningún problema
       *[other] { $right } de { $of } bien al primer intento
    }
learn-solved = Resuelto
learn-first = Bien al primer intento
learn-open = Sin resolver
learn-goal = Objetivo: { $goal }
learn-page = { $n } de { $of }
learn-right = ¡Eso es!
learn-wrong = No es lo mejor
learn-missed = No del todo
learn-best = Lo mejor: { $best } ({ $chance } de probabilidad de ganar).
learn-yours = { $yours }: te queda un { $chance }.
learn-next-page = Siguiente
learn-try = Probar
learn-again = Probar otra vez
learn-next-lesson = Siguiente lección
learn-next-puzzle = Siguiente problema
learn-all = Todas las lecciones
learn-leave = Volver al inicio
learn-go-on = Seguir desde aquí
coach-before = Tu última respuesta:
coach-good = Bien: { $yours } es lo que yo habría hecho.
coach-rather = Yo habría elegido otra cosa: { $best }. { $why }
