#!/usr/bin/env bash
# A Chromium for the tests that drive a browser, from the system's packages when there is none yet.
set -euo pipefail

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then
        exit 0
    fi
done

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        as_root=(sudo -n)
    else
        as_root=(false)
    fi
fi
if ! command -v apt-get >/dev/null || [ "${as_root[*]:-}" = false ]; then
    echo "The browser tests need Chromium on the PATH; please install it (on Debian, as root: apt-get install chromium)." >&2
    exit 1
fi

echo "Installing Chromium for the browser tests"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" apt-get install -y --no-install-recommends chromium; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    echo "Chromium could not be installed; the lines above say why. The browser tests need it on the PATH." >&2
    exit 1
fi
