### Ajustes, la hoja de teclas, las cartas que aún faltan.

prefer-confirm = Confirmar cada elección
    .help = Si no, un clic en la única carta o personaje que puedes elegir ya es tu respuesta.
prefer-sure = Saltar las preguntas con una sola respuesta
    .help = Las mercancías se producen solas cuando caben todas o son todas iguales.
