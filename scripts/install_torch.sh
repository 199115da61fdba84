#!/usr/bin/env bash
# install_torch.sh PYTHON: the one version of torch that pyproject.toml names, by itself, beside what requirements/train.in pins.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$1
torch=$(sed -n 's/^train = \["\(torch==[^"]*\)"\].*/\1/p' pyproject.toml)
install=("$python" -m pip --disable-pip-version-check --no-input -qq install)

"${install[@]}" --no-deps "$torch"
if ! "$python" -c "import torch" 2>/dev/null; then
    echo "This build of torch does not run without its GPU packages: fetching them (gigabytes)" >&2
    "${install[@]}" "$torch"
    "$python" -c "import torch"
fi
