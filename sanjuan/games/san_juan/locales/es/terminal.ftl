### El jugador del terminal.

term-help = Escribe los números de lo que eliges, como «1 3 4». Una línea vacía pasa, o toma lo que lleva una estrella. «u» deshace, «c grúa» explica la Grúa, «t» muestra la mesa y «l» todo el registro, «s» guarda, «q» guarda y sale.
term-player = Jugador (★ gobernador)
