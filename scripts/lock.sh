#!/usr/bin/env bash
# lock.sh [--upgrade]: pin every dependency, with hashes, for every platform, without saying where it came from.
set -euo pipefail
cd "$(dirname "$0")/.."

compile() {
    .venv/bin/uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 \
        --generate-hashes --no-emit-index-url --custom-compile-command "make lock" "$@"
}

sources=(pyproject.toml requirements/build.in)
everything=(--extra turbo --extra postgres --extra arena --extra research --extra data --extra tui --extra site --extra dev)
compile "$@" "${everything[@]}" "${sources[@]}" requirements/train.in --output-file requirements/dev.txt
# The smaller one takes its versions from the larger, so the two never disagree.
compile --upgrade --constraint requirements/dev.txt --extra turbo "${sources[@]}" --output-file requirements/play.txt
# What `make bench` measures beside this project lives in an environment of its own.
compile "$@" requirements/peers.in --output-file bench/requirements-peers.txt
# npm writes down whom one could pay, with addresses: nothing a lock needs.
npm --prefix web install --package-lock-only --no-audit --no-fund --loglevel=error
node -e 'const fs = require("fs"), file = "web/package-lock.json", lock = JSON.parse(fs.readFileSync(file, "utf8"));
  for (const part of Object.values(lock.packages)) { delete part.funding; delete part.resolved; }
  fs.writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");'
