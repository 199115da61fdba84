"""Nothing at the top of our files is only there on Unix: whoever is on Windows can at least begin."""

import subprocess
import sys

import pytest

UNIX = ("fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
ONLY_THERE = {
    "signal": ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "pthread_sigmask"),
    "os": ("chown", "fork", "geteuid", "getpgid", "getuid", "killpg", "mkfifo", "setsid", "sched_getaffinity"),
}
"""What these modules have on Unix alone, which Windows would look for in vain."""
SCRIPT = f"""
import builtins, importlib, os, pkgutil, signal, sys
import maquignon

def ours():
    for module in pkgutil.walk_packages(maquignon.__path__, "maquignon."):
        if not module.name.endswith("__main__") and ".training" not in module.name:
            yield module.name

for name in list(ours()):  # what others need is there from now on
    importlib.import_module(name)
for name in [name for name in sys.modules if name.startswith("maquignon.")]:
    del sys.modules[name]
for module, names in {ONLY_THERE!r}.items():
    for name in names:
        delattr(sys.modules[module], name)

ordinary = builtins.__import__

def watched(name, space=None, local=None, wanted=(), level=0):
    by = (space or {{}}).get("__name__", "")
    if by.startswith("maquignon") and name.partition(".")[0] in {UNIX!r}:
        raise SystemExit(f"{{by}} imports {{name}} when it is imported itself")
    return ordinary(name, space, local, wanted, level)

builtins.__import__ = watched
number = 0
for name in ours():
    importlib.import_module(name)
    number += 1
print(number)
sys.stdout.flush()
os._exit(0)  # what others do at the end may need what is gone
"""


@pytest.mark.slow
def test_no_module_needs_unix_to_be_imported() -> None:
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", SCRIPT], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 300
