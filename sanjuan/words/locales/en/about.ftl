### The page about the site: who made it, what it is made of, under which licences.

about-title = About this game
about-data = Everything happens in your browser: no account, no cookies, no statistics, no requests to any other site. The only exception is a table with people elsewhere (see below).
about-credits = Credits
about-own = Licence of this site’s own code
about-bill = Bill of materials (CycloneDX)
about-parts = Made with
about-name = Part
about-version = Version
about-licence = Licence
about-play = Play

about-news = What is new
    .line1 = Play with people elsewhere: choose “Somebody elsewhere” at a chair. Where the site offers it, a word such as sunny-harbor-2748 brings several phones to one table.
    .line2 = Hints and reviews use the same estimates and show how sure they are.
    .line3 = Opponents use random numbers of their own, so they cannot know your cards.
    .line4 = Back leads from a table to the start page; the game is kept.
    .line5 = A second finger, a double click or a held key no longer answers by mistake.
about-access = Accessibility
    .line1 = Everything can be played with the keyboard alone (press ? for the keys), with a screen reader, by touch, or with the mouse without dragging.
    .line2 = Text can be enlarged to 400%. Nothing is shown by colour alone, high contrast and forced colours are respected, and motion can be switched off.
    .line3 = Automatic checks (axe, WCAG 2.2 AA) run over every screen in every language. If something still gets in your way, please tell the owner of this site.
about-kept = What is kept on this device
    .line1 = Your settings, games in progress, finished games with statistics and achievements, and a copy of this site for play without a network. None of it leaves the device.
    .line2 = To remove one game: My games, “Throw away”. To remove everything: clear the data of this site in the settings of your browser. You can save a backup of your games first, in My games.
    .line3 = If you play with people elsewhere, their browsers get your name, your moves and what they may see of the game. The servers that this site has named for that, if any, are used only then.
