"""Numbers of Citadels for those who learn and measure."""
