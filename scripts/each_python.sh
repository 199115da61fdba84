#!/usr/bin/env bash
# each_python.sh: the quick tests with each Python that pyproject.toml names, as far as this machine has them.
set -euo pipefail
cd "$(dirname "$0")/.."

# find_python VERSION: the interpreter on the path, else the newest one that pyenv has; none if neither runs.
find_python() {
    local candidate=python$1
    if ! runs "$candidate" "$1" && command -v pyenv >/dev/null; then
        candidate=$(pyenv prefix "$(pyenv latest "$1" 2>/dev/null)" 2>/dev/null)/bin/python$1
    fi
    runs "$candidate" "$1" && command -v "$candidate"
}

# runs PYTHON VERSION: a shim can be on the path with nothing behind it.
runs() {
    [ "$("$1" -c 'import sys; print("{}.{}".format(*sys.version_info))' 2>/dev/null)" = "$2" ]
}

# try_python VERSION PYTHON: the tests in an environment of their own, which the next run finds again.
try_python() {
    local venv=.cache/python-$1
    echo "== Python $1: $2"
    make -s setup VENV="$venv" PYTHON="$2" && "$venv/bin/pytest" -q -n "${WORKERS:-2}" -m "not slow and not browser"
}

passed=() failed=() missing=()
for version in $(sed -n 's/.*Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml); do
    if ! python=$(find_python "$version"); then
        missing+=("$version")
    elif try_python "$version" "$python"; then
        passed+=("$version")
    else
        failed+=("$version")
    fi
done

echo
echo "Python passed: ${passed[*]:-none}. Failed: ${failed[*]:-none}. Not on this machine: ${missing[*]:-none}."
[ ${#failed[@]} -eq 0 ] && [ ${#passed[@]} -gt 0 ]
