"""Nothing waits in the engine: Pyodide imports this for promises, which none of our commands returns."""
