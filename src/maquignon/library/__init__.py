"""What `import maquignon` offers to programs: the rooms below, with names and defaults one guesses right."""
