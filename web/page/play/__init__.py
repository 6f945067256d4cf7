"""The game on the page: commands to the engine, frames back, what is chosen, the other players' moves."""
