"""San Juan in numbers, for learning programs and balance reports."""
