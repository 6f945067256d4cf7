"""A game being played: commands to the engine, frames back, what is chosen, the other players' moves."""
