### El informe de equilibrio de la arena.

lab-owned = Con qué en la ciudad
    .help = La parte de las victorias de quienes lo tienen al terminar la partida, primero los mejores. Lo que se tiene tarde lo tiene quien podía pagarlo: esto muestra lo que acompaña a la victoria, no lo que la causa.
