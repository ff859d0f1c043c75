"""The packages in the documents do what the documents say."""

from __future__ import annotations

import tomllib
from pathlib import Path

from docs.test_docs import ROOT, blocks
from packages import emberhall, install, screens

BOTS = ROOT / "docs" / "bots.md"
CLIENTS = ROOT / "docs" / "clients.md"
TITLE = ROOT / "docs" / "add-a-title.md"


def entry_points(toml: str) -> str:
    """Entry points as an installer writes them down."""
    groups = tomllib.loads(toml)["project"]["entry-points"]
    return "\n".join(
        f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in named.items())
        for group, named in groups.items()
    )


def package(page: Path, mark: str) -> tuple[str, str]:
    """A package in a document: its code, and its entry points."""
    (code,) = blocks(page, f"python {mark}")
    (toml,) = blocks(page, f"toml {mark}")
    return code, entry_points(toml)


def test_the_bot_of_the_document_plays(tmp_path: Path) -> None:
    install(tmp_path, "frugal-bot", *package(BOTS, "package=frugal_bot"))
    listed = emberhall(tmp_path, "bots").stdout
    assert "frugal\n  takes what is soon said\n" in listed
    assert "frugal:whims=NUMBER  a number from 0 to 1\n" in listed
    assert "greedy\n" in listed
    arguments = ("--bots", "frugal:whims=0.1,greedy", "--games", "2")
    told = emberhall(tmp_path, "sim", "dragondraft", *arguments)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines()[1].startswith("frugal:whims=0.1")
    played = emberhall(tmp_path, "play", "dragondraft", "--seats", "me,frugal", typed="1\n" * 200)
    assert ": You, Frugal.\n" in played.stdout
    assert "Frugal takes " in played.stdout


def test_the_board_of_the_document_is_drawn(tmp_path: Path) -> None:
    title = "".join(blocks(TITLE, "python title=torchlight"))
    install(tmp_path, "torchlight", title, "[emberhall.titles]\ntorchlight = torchlight:TITLE\n")
    arguments = ["play", "torchlight", "--seats", "me,random", "--seed", "1"]
    without, _ = screens(tmp_path, arguments, "q")
    assert "game torchlight" in without
    install(tmp_path, "torchlight-board", *package(CLIENTS, "board=torchlight"))
    table, page, _, after, _ = screens(tmp_path, arguments, ["t", "q", "1", "q"])
    assert "Torchlight, trick 1" in table
    assert "your hand 1 [" in table
    assert "Play " not in table, "what the drawing shows is not listed"
    assert "Who has how many torches" in page
    assert "0 torches: You" in page
    assert "your hand 1 [" in after
