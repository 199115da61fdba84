"""How the learned player learns: self-play on batches of compiled games. Needs the extras `turbo` and `train`."""
