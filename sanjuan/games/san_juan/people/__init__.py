"""What San Juan shows and tells people: the table, reasons, previews of roles, achievements, the rule book."""
