"""San Juan for people: the table, reasons, previews of roles, achievements, the rule book."""
