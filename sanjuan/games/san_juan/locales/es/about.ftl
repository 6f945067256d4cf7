### La página sobre el sitio: quién lo hizo, de qué está hecho, con qué licencias.

about-game = San Juan es un juego de cartas de Andreas Seyfarth. Esta es una obra no oficial de admiradores, con dibujos y textos propios. Si te gusta, compra el juego.
