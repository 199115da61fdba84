"""The law: every rule of every edition, as small functions over one record of integers."""
