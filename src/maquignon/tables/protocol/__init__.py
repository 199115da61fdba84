"""What is said between a table and its guests: commands, answers, refusals, and the law's types as they travel."""
