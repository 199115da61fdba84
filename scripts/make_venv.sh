#!/usr/bin/env bash
# make_venv.sh FOLDER [PYTHON]: a virtual environment made by the given Python, else by the first one new enough.
set -euo pipefail

folder=$1
candidates=("${2:-python3}")
if [ $# -lt 2 ]; then
    candidates+=(python3.13 python3.12 python3.11 python)
fi

for python in "${candidates[@]}"; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            echo "$python cannot make virtual environments here; install its venv package (on Debian: python3-venv)." >&2
            exit 1
        fi
        rm -rf "$folder" # half of one may have been left behind
        "$python" -m venv "$folder"
        exit 0
    fi
done

echo "Python 3.11 or newer is needed; none of these is: ${candidates[*]}. Name one with make PYTHON=..." >&2
exit 1
