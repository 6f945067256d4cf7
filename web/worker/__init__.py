"""The engine's side of the page, in a worker under Pyodide."""
