"""The schemas that lie in docs/schema/, written from the types of the code."""

from __future__ import annotations

import json
from pathlib import Path

import emberhall

FOLDER = Path(__file__).parent.parent.parent / "docs" / "schema"


def written(title: emberhall.Title) -> str:
    return json.dumps(emberhall.schema(title), indent=1) + "\n"


def path_of(title: emberhall.Title) -> Path:
    return FOLDER / f"{title.name}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in emberhall.games():
        path_of(title).write_text(written(title), encoding="utf-8")


if __name__ == "__main__":
    main()
