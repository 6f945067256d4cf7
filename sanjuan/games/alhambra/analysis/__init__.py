"""Numbers of Alhambra for those who learn and measure."""
