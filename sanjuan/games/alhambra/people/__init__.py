"""What people see of Alhambra: the table as JSON and in a terminal."""
