"""A hall for a crowd that sits behind one address: `python -m crowd.open_hall FOLDER`.

It is the hall as it is served, on a free port, but for how often an address may do something.
"""

from __future__ import annotations

import sys
from pathlib import Path

from emberhall.hall.app import create_app
from emberhall.hall.auth.limits import Limits
from emberhall.hall.serve import serve
from emberhall.hall.settings import Settings
from emberhall.hall.store.engine import sqlite_url


def main(folder: Path) -> None:
    settings = Settings(data=folder, database_url=sqlite_url(folder / "hall.sqlite"), port=0)
    serve(settings, lambda given: create_app(given, Limits(None)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
