### La página sobre el sitio: quién lo hizo, de qué está hecho, con qué licencias.

about-title = Acerca de este juego
about-data = Todo ocurre en tu navegador: sin cuenta, sin cookies, sin estadísticas, sin ninguna petición a otro sitio.
about-credits = Créditos
about-own = Licencia del código propio de este sitio
about-bill = Lista de componentes (CycloneDX)
about-parts = Hecho con
about-name = Parte
about-version = Versión
about-licence = Licencia
about-play = Jugar
