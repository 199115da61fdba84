#!/usr/bin/env bash
# nginx, HAProxy and Caddy for the tests that put the real ones before servers, from the system's packages when they are missing.
# Where they cannot be installed that is said, and those tests are skipped: the game needs none of them.
set -euo pipefail

missing=()
for name in nginx haproxy caddy; do
    PATH="$PATH:/usr/sbin" command -v "$name" >/dev/null || missing+=("$name")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

skipped() {
    echo "Tests with ${missing[*]} are skipped: $1 (on Debian, as root: apt-get install nginx-light haproxy caddy)." >&2
    exit 0
}

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    { command -v sudo >/dev/null && sudo -n true 2>/dev/null; } || skipped "this user may not install them"
    as_root=(sudo -n)
fi
command -v apt-get >/dev/null || skipped "there is no apt-get here"

echo "Installing ${missing[*]} for the tests of proxies"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
export RUNLEVEL=1 # nothing of it is started as a service
if ! { "${as_root[@]}" apt-get update &&
    "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]/#nginx/nginx-light}"; } >"$log" 2>&1 </dev/null; then
    tail -n 5 "$log" >&2
    skipped "they could not be installed, the lines above say why"
fi
