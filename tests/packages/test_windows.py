"""Nothing at the top of our files is only there on Unix: whoever is on Windows can at least begin."""

import subprocess
import sys

import pytest

UNIX = ("fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
SCRIPT = f"""
import builtins, importlib, pkgutil, sys
import maquignon

ordinary = builtins.__import__

def watched(name, space=None, local=None, wanted=(), level=0):
    by = (space or {{}}).get("__name__", "")
    if by.startswith("maquignon") and name.partition(".")[0] in {UNIX!r}:
        raise SystemExit(f"{{by}} imports {{name}} when it is imported itself")
    return ordinary(name, space, local, wanted, level)

builtins.__import__ = watched
number = 0
for module in pkgutil.walk_packages(maquignon.__path__, "maquignon."):
    if module.name.endswith("__main__") or ".training" in module.name:
        continue
    importlib.import_module(module.name)
    number += 1
print(number)
"""


@pytest.mark.slow
def test_no_module_needs_unix_to_be_imported() -> None:
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", SCRIPT], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 300
