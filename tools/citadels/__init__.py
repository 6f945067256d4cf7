"""What Citadels needs of the tools: its pictures, its frames for the tests, what is photographed of it."""
