"""A PostgreSQL server for tests, thrown away afterwards: in a folder, on a Unix socket.

What a commit has written survives the server's end, not the machine's: nothing waits for the disk.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

import tools
from hall.databases import made_ready

FOLDER = "/tmp"
"""The path of a socket has a hundred characters, which some systems' own folder is too long for."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
}
START_SECONDS = 60
TEMPLATE = "template_hall"

GUARD = """
"$@" & read -r signal
kill -s "${signal:-QUIT}" $!
wait $!
test "$signal" || rm -rf "$PWD"
"""
"""Ends the server when it is told a signal, or when whoever would tell it is no more."""


class Cluster:
    """One server with its databases; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.owner = _owner()
        self.programs = within_reach(tools.postgres(), folder, self.owner)
        self.names = (f"hall_{number}" for number in count(1))
        self._initialise()
        self.start()
        made_ready(self._made(TEMPLATE))

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database with all tables, and nothing in them."""
        return self._made(next(self.names), TEMPLATE)

    def empty_database(self) -> str:
        """The address of a database without any table."""
        return self._made(next(self.names))

    def drop(self, url: str) -> None:
        with self._connection() as connection:
            connection.execute(f"drop database {_quoted(url)} with (force)".encode())

    def restart(self, signal: str = "INT") -> None:
        """INT sends everybody away; QUIT does not even do that, as in a crash."""
        self.stop(signal)
        self.start()

    def start(self) -> None:
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        sockets = f"--unix_socket_directories={self.folder}"
        server = [str(self.programs / "postgres"), "-D", "data", sockets, *settings]
        with open(self.folder / "log", "ab") as log:
            self._guard = subprocess.Popen(
                ["sh", "-c", GUARD, "guard", *server],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.owner,
            )
        self._wait_until_ready()

    def stop(self, signal: str = "INT") -> None:
        self._guard.communicate(f"{signal}\n".encode(), timeout=START_SECONDS)

    def _initialise(self) -> None:
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
        subprocess.run(
            [
                str(self.programs / "initdb"),
                *("-D", "data", "-U", "postgres", "-A", "trust", "--no-sync"),
                *("--encoding", "UTF8", "--locale", "C"),
            ],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            check=True,
            **self.owner,
        )

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                self._connection().close()
            except psycopg.OperationalError:
                assert self._guard.poll() is None, self._log()
                assert time.monotonic() < until, self._log()
                time.sleep(0.02)
            else:
                return

    def _made(self, name: str, template: str = "template1") -> str:
        with self._connection() as connection:
            connection.execute(f'create database "{name}" template "{template}"'.encode())
        return self.url(name)

    def _connection(self) -> psycopg.Connection:
        where = f"host={self.folder} user=postgres dbname=postgres"
        return psycopg.connect(where, autocommit=True)

    def _log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A server of its own, with the template that databases are made from."""
    folder = Path(tempfile.mkdtemp(prefix="emberhall-", dir=FOLDER))
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop("QUIT")
    finally:
        shutil.rmtree(folder)


def _quoted(url: str) -> str:
    return f'"{sa.make_url(url).database}"'


def _owner() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root, so that somebody with less to lose runs it."""
    if os.geteuid() != 0:
        return {}
    who = pwd.getpwnam("nobody")
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def within_reach(programs: Path, folder: Path, owner: dict[str, Any]) -> Path:
    """The programs, or a copy where their owner may not go, as into root's own folder.

    They look for what they need relative to where they lie: in a wheel, beside the package."""
    try:
        subprocess.run([str(programs / "postgres"), "--version"], capture_output=True, **owner)
    except PermissionError:
        package = programs.parent.parent
        for part in package.parent.glob(f"{package.name}*"):
            if not part.name.endswith("-info"):
                shutil.copytree(part, folder / part.name)
        return folder / programs.relative_to(package.parent)
    return programs
