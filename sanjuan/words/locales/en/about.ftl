### The page about the site: who made it, what it is made of, under which licences.

about-title = About this game
about-data = Everything happens in your browser: no account, no cookies, no statistics, no requests to any other site.
about-credits = Credits
about-own = Licence of this site’s own code
about-bill = Bill of materials (CycloneDX)
about-parts = Made with
about-name = Part
about-version = Version
about-licence = Licence
about-play = Play
