### Lo que dice la aplicación instalada antes de abrirla, y la página sin scripts.

manifest-wide = Una fase del constructor, avanzada una partida de cuatro
manifest-narrow = Lo mismo en un teléfono
