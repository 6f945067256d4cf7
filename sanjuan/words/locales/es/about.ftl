### La página sobre el sitio: quién lo hizo, de qué está hecho, con qué licencias.

about-title = Acerca de este juego
about-data = Todo ocurre en tu navegador: sin cuenta, sin cookies, sin estadísticas, sin ninguna petición a otro sitio. La única excepción es una mesa con gente en otro lugar (ver más abajo).
about-credits = Créditos
about-own = Licencia del código propio de este sitio
about-bill = Lista de componentes (CycloneDX)
about-parts = Hecho con
about-name = Parte
about-version = Versión
about-licence = Licencia
about-play = Jugar

about-news = Novedades
    .line1 = Juega con gente en otro lugar: elige «Alguien en otro lugar» en un asiento. Donde el sitio lo ofrece, una palabra como sunny-harbor-2748 lleva varios móviles a una mesa.
    .line2 = Los consejos y el análisis juzgan igual y muestran lo seguros que están.
    .line3 = Los rivales tienen su propia fuente de azar: no pueden conocer tus cartas.
    .line4 = El botón Atrás lleva de la mesa al inicio; la partida se conserva.
    .line5 = Un segundo dedo, un doble clic o una tecla mantenida ya no responden por error.
about-access = Accesibilidad
    .line1 = Todo se puede jugar solo con el teclado (pulsa «?» para ver las teclas), con un lector de pantalla, con el dedo o con el ratón sin arrastrar.
    .line2 = El texto puede ampliarse hasta el 400 %. Nada se indica solo con el color, se respetan el alto contraste y los colores forzados, y el movimiento se puede desactivar.
    .line3 = Comprobaciones automáticas (axe, WCAG 2.2 AA) recorren cada pantalla en cada idioma. Si aun así algo te da problemas, escribe a quien gestiona este sitio.
about-kept = Qué se guarda en este dispositivo
    .line1 = Tus ajustes, las partidas en curso, las terminadas con estadísticas y logros, y una copia de este sitio para jugar sin red. Nada de eso sale del dispositivo.
    .line2 = Una partida suelta: Mis partidas, «Borrar». Todo a la vez: borra los datos de este sitio en los ajustes del navegador. Antes puedes guardar una copia en Mis partidas.
    .line3 = Si juegas con gente en otro lugar, sus navegadores reciben tu nombre, tus jugadas y lo que pueden ver de la partida. Los servidores que este sitio indica para ello solo se usan entonces.
