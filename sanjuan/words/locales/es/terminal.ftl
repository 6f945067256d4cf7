### El jugador del terminal.

term-welcome = { $game }. Escribe los números de lo que eliges, «?» para la ayuda, «q» para salir.
term-help = Escribe los números de lo que eliges, como «1 3 4». Una línea vacía pasa, o toma lo que lleva una estrella. «u» deshace, «c» y un nombre explican esa carta, «t» muestra la mesa y «l» todo el registro, «s» guarda, «q» guarda y sale.
term-prompt = Tu elección
term-enter = Intro: { $words }
term-player = Jugador
term-hand-count = Cartas
term-points = Puntos
term-cost = Coste
term-now = Ahora
term-power = Función
term-piles = Mazo { $draw }, descarte { $discard }
term-nonsense = «{ $text }» no es una opción aquí. Escribe números de 1 a { $most }, cada uno una vez, o «?» para la ayuda.
term-no-card = Ninguna carta se llama «{ $text }».
term-undone = Deshecho.
term-saved = La partida está guardada en { $path }. Para seguir: { $program } play --resume { $path }
term-unsaved = La partida no se puede guardar en { $path }: { $reason }. Este es su registro, cópialo en un archivo:
term-end-input = Terminado.
term-curtain = Le toca a { $name }. Pulsa Intro cuando nadie más mire.
term-fault = { $name } se equivoca y hace lo primero que está permitido ({ $reason }).
term-review-played = { $name } eligió: { $played } ({ $chance } de probabilidad de ganar).
term-review-faultless = Ninguna decisión costó mucho.
